"""The Mercenary Draft: who hires what, for how much, and where it goes."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import HIRE, NO_HIRE, PLACE_TROOP, STRONGHOLD
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    FIRST_GROUP,
    IN_DECK,
    MOST_SEATS,
    NONE,
    OFF_BOARD,
    ON_OFFER,
    OUT_OF_GAME,
    PORT,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.phases.actions import SpecialPhases
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.procedures.hiring import PlaceTroop
from wk_env.games.warrior_knights.rules.state import Play

ENGLISH, POLISH, RUMANIAN, SWISS = 0, 2, 3, 4


def kind(nation: int, strength: int) -> int:
    """The kind of a Mercenary card."""
    return nation * 4 + strength // 50 - 1


def offer(game: Play, *kinds: int) -> list[int]:
    """Take a Mercenary of each of these kinds from the deck and lay it on offer; their cards."""
    table = game.state
    found = []
    for wanted in kinds:
        deck = list(table.hire_deck[: table.hire_count])
        troop = next(troop for troop in deck if table.content.troop_kind[troop] == wanted)
        deck.remove(troop)
        table.hire_count -= 1
        for place, card in enumerate(deck):
            table.hire_deck[place] = card
        move_troop(table, troop, ON_OFFER)
        found.append(troop)
    return found


def drafting(*track: int, seats: int = 3) -> Play:
    """A table with these markers on the Mercenary Track."""
    game = arrange(seats=seats)
    for spot, seat in enumerate(track):
        game.state.track[spot] = seat
    return game


@pytest.mark.rule("WK-295", "WK-300")
def test_markers_are_served_from_left_to_right_a_turn_each() -> None:
    game = drafting(2, 0, 2, 1)
    offer(game, kind(ENGLISH, 50), kind(POLISH, 50))
    run(game, Draft())
    assert asked(game)[:2] == (HIRE, 2)
    answer(game, NO_HIRE)
    assert asked(game)[:2] == (HIRE, 0)
    answer(game, NO_HIRE)
    assert asked(game)[:2] == (HIRE, 2)
    answer(game, NO_HIRE)
    assert asked(game)[:2] == (HIRE, 1)


@pytest.mark.rule("WK-296")
def test_he_may_hire_any_card_on_offer_or_none() -> None:
    game = drafting(0)
    offer(game, kind(ENGLISH, 50), kind(POLISH, 150), kind(POLISH, 150))
    run(game, Draft())
    assert asked(game) == (HIRE, 0, [kind(ENGLISH, 50), kind(POLISH, 150), NO_HIRE])


@pytest.mark.rule("WK-297")
def test_the_fee_is_the_wage_on_the_card() -> None:
    game = drafting(0)
    (troop,) = offer(game, kind(ENGLISH, 150))
    run(game, Draft())
    answer(game, kind(ENGLISH, 150))
    assert game.state.crowns[0] == 15 - game.state.content.troop_wage[troop] == 12


@pytest.mark.rule("WK-298")
def test_what_he_cannot_pay_is_not_offered() -> None:
    game = drafting(0)
    offer(game, kind(ENGLISH, 50), kind(POLISH, 150))
    game.state.crowns[0] = 2
    run(game, Draft())
    assert asked(game) == (HIRE, 0, [kind(ENGLISH, 50), NO_HIRE])


@pytest.mark.rule("WK-299")
def test_the_marker_goes_whether_he_hires_or_not() -> None:
    game = drafting(0, 1)
    offer(game, kind(ENGLISH, 50))
    run(game, Draft())
    answer(game, NO_HIRE)
    assert list(game.state.track[:2]) == [NONE, NONE]
    answer(game, kind(ENGLISH, 50), STRONGHOLD)
    assert list(game.state.track) == [NONE] * 7


@pytest.mark.rule("WK-301", "WK-302")
def test_further_cards_of_one_nationality_cost_a_further_marker_and_fee_each() -> None:
    game = drafting(0, 1, 0, 0)
    offer(game, kind(POLISH, 50), kind(POLISH, 100), kind(ENGLISH, 50))
    run(game, Draft())
    answer(game, kind(POLISH, 100), STRONGHOLD)
    assert asked(game) == (HIRE, 0, [kind(POLISH, 50), NO_HIRE])
    answer(game, kind(POLISH, 50), STRONGHOLD)
    assert game.state.crowns[0] == 12
    assert list(game.state.track[:4]) == [NONE, NONE, NONE, 0]
    assert asked(game)[:2] == (HIRE, 1)


@pytest.mark.rule("WK-301")
def test_no_more_than_he_has_markers_and_crowns_for() -> None:
    game = drafting(0, 1)
    offer(game, kind(POLISH, 50), kind(POLISH, 100))
    run(game, Draft())
    answer(game, kind(POLISH, 50), STRONGHOLD)
    assert asked(game)[:2] == (HIRE, 1)
    poor = drafting(0, 1, 0)
    offer(poor, kind(POLISH, 50), kind(POLISH, 100))
    poor.state.crowns[0] = 2
    run(poor, Draft())
    answer(poor, kind(POLISH, 50), STRONGHOLD)
    assert asked(poor)[:2] == (HIRE, 1)


@pytest.mark.rule("WK-302")
def test_enough_leaves_his_other_marker_for_its_own_turn() -> None:
    game = drafting(0, 1, 0)
    offer(game, kind(POLISH, 50), kind(POLISH, 100))
    run(game, Draft())
    answer(game, kind(POLISH, 50), STRONGHOLD, NO_HIRE)
    assert list(game.state.track[:3]) == [NONE, NONE, 0]


@pytest.mark.rule("WK-301")
def test_several_of_a_nationality_are_announced_at_his_first_marker_alone() -> None:
    game = drafting(0, 0, 1, 0)
    offer(game, kind(ENGLISH, 50), kind(POLISH, 50), kind(POLISH, 100))
    run(game, Draft())
    answer(game, kind(ENGLISH, 50), STRONGHOLD)
    assert asked(game) == (HIRE, 0, [kind(POLISH, 50), kind(POLISH, 100), NO_HIRE])
    answer(game, kind(POLISH, 50), STRONGHOLD)
    assert asked(game)[:2] == (HIRE, 1)
    assert list(game.state.track[:4]) == [NONE, NONE, NONE, 0]


@pytest.mark.rule("WK-303")
def test_cards_hired_together_may_go_to_different_places() -> None:
    game = drafting(0, 0)
    fifty, hundred = offer(game, kind(POLISH, 50), kind(POLISH, 100))
    run(game, Draft())
    answer(game, kind(POLISH, 50), CIRCLE, kind(POLISH, 100), STRONGHOLD)
    assert game.state.troop_at[fifty] == noble_of(0, CIRCLE)
    assert game.state.troop_at[hundred] == FIRST_GROUP


@pytest.mark.rule("WK-304")
def test_a_card_goes_to_a_noble_at_home_or_off_the_board_or_to_the_stronghold() -> None:
    game = arrange()
    area = game.state.content.city_area
    control(game, 0, 5)
    put(game, noble_of(0, STAR), area[5], troops=(50,))
    game.state.noble_fresh[noble_of(0, STAR)] = 0
    put(game, noble_of(0, SQUARE), area[6], troops=(50,))
    put(game, noble_of(0, TRIANGLE), PORT + area[5], troops=(50,))
    (troop,) = offer(game, kind(SWISS, 100))
    run(game, PlaceTroop(0, troop))
    assert asked(game) == (PLACE_TROOP, 0, [STAR, CIRCLE, STRONGHOLD])
    answer(game, STAR)
    assert game.state.troop_at[troop] == noble_of(0, STAR)


@pytest.mark.rule("WK-304")
def test_a_noble_at_the_stronghold_can_receive_and_one_without_heir_cannot() -> None:
    game = arrange()
    game.state.stronghold_at[0] = 13
    put(game, noble_of(0, STAR), 13, troops=(50,))
    game.state.noble_at[noble_of(0, SQUARE)] = OUT_OF_GAME
    (troop,) = offer(game, kind(SWISS, 100))
    run(game, PlaceTroop(0, troop))
    assert asked(game)[2] == [STAR, TRIANGLE, CIRCLE, STRONGHOLD]


@pytest.mark.rule("WK-305", "WK-576")
def test_nobles_under_siege_receive_nothing_but_the_besieged_stronghold_does() -> None:
    game = arrange()
    city_area = game.state.content.city_area[5]
    control(game, 0, 5)
    game.state.stronghold_at[0] = 13
    put(game, noble_of(0, STAR), city_area, troops=(50,))
    put(game, noble_of(0, SQUARE), 13, troops=(50,))
    put(game, noble_of(1, STAR), city_area, troops=(50,))
    put(game, noble_of(1, SQUARE), 13, troops=(50,))
    game.state.siege_since[5 * MOST_SEATS + 1] = game.state.siege_since[FIRST_GROUP * MOST_SEATS + 1] = 1
    (troop,) = offer(game, kind(SWISS, 100))
    run(game, PlaceTroop(0, troop))
    assert asked(game)[2] == [TRIANGLE, CIRCLE, STRONGHOLD]


@pytest.mark.rule("WK-306")
def test_the_card_of_a_removed_stronghold_still_takes_new_troops() -> None:
    game = arrange()
    assert game.state.stronghold_at[0] == OFF_BOARD
    (troop,) = offer(game, kind(SWISS, 100))
    run(game, PlaceTroop(0, troop))
    answer(game, STRONGHOLD)
    assert game.state.troop_at[troop] == FIRST_GROUP


@pytest.mark.rule("WK-307")
def test_unhired_cards_are_shuffled_in_and_one_more_than_players_revealed() -> None:
    game = drafting(0)
    for troop in offer(game, kind(ENGLISH, 50), kind(ENGLISH, 100), kind(POLISH, 50), kind(POLISH, 100)):
        assert game.state.troop_at[troop] == ON_OFFER
    run(game, Draft())
    answer(game, kind(ENGLISH, 50), STRONGHOLD)
    on_offer = [troop for troop in range(90) if game.state.troop_at[troop] == ON_OFFER]
    in_deck = [troop for troop in range(90) if game.state.troop_at[troop] == IN_DECK]
    assert (len(on_offer), len(in_deck)) == (4, 61)
    assert sorted(game.state.hire_deck[: game.state.hire_count]) == in_deck


EMERANDE, MADDER, NIEBIESKI = 0, 1, 2


def example_draft() -> Play:
    """The rulebook's Draft: Madder, then Niebieski with spots 2 and 3, then d'Emerande on the last one."""
    game = drafting(MADDER, NIEBIESKI, NIEBIESKI, EMERANDE)
    offer(game, kind(ENGLISH, 150), kind(POLISH, 50), kind(POLISH, 100), kind(RUMANIAN, 50))
    return game


@pytest.mark.rule("WK-308")
def test_example_the_last_of_four_spots_starts_a_draft() -> None:
    game = example_draft()
    game.state.track[3] = NONE
    run(game, SpecialPhases())
    assert game.is_over()
    game.state.track[3] = EMERANDE
    run(game, SpecialPhases())
    assert asked(game)[:2] == (HIRE, MADDER)


@pytest.mark.rule("WK-309")
def test_example_madder_hires_the_150_english_for_3_crowns() -> None:
    game = example_draft()
    run(game, Draft())
    answer(game, kind(ENGLISH, 150), STRONGHOLD)
    assert game.state.crowns[MADDER] == 12
    assert game.state.army_troops[FIRST_GROUP + MADDER] == 250 + 150
    assert game.state.track[0] == NONE


@pytest.mark.rule("WK-310")
def test_example_niebieski_takes_both_polish_cards_for_3_crowns_and_two_markers() -> None:
    game = example_draft()
    run(game, Draft())
    answer(game, kind(ENGLISH, 150), STRONGHOLD, kind(POLISH, 50), STAR, kind(POLISH, 100), STAR)
    assert game.state.crowns[NIEBIESKI] == 12
    assert game.state.army_troops[noble_of(NIEBIESKI, STAR)] == 150
    assert list(game.state.track[:4]) == [NONE, NONE, NONE, NONE]
    assert asked(game)[:2] == (HIRE, EMERANDE)


@pytest.mark.rule("WK-311")
def test_example_d_emerande_hires_the_50_rumanian_for_a_noble_in_his_city() -> None:
    game = example_draft()
    control(game, EMERANDE, 5)
    put(game, noble_of(EMERANDE, STAR), game.state.content.city_area[5], troops=(50,))
    run(game, Draft())
    answer(game, kind(ENGLISH, 150), STRONGHOLD, kind(POLISH, 50), STAR, kind(POLISH, 100), STAR)
    answer(game, kind(RUMANIAN, 50), STAR)
    assert game.is_over()
    assert game.state.crowns[EMERANDE] == 14
    assert game.state.army_troops[noble_of(EMERANDE, STAR)] == 100
    assert sum(place == ON_OFFER for place in game.state.troop_at) == 4
