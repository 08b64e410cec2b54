"""The twelve green Events: each helps its drawer, who is seat 0 here."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, hire, noble_of, put, stack_fate
from tests.support.base_sizes import MERCENARIES
from tests.support.decks import CARD_OF, answer_first, draw, lay_down
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import (
    CITY,
    INSTEAD,
    KEEP,
    KEEP_OR_RAZE,
    NOBLE,
    PLACE_TROOP,
    RAZE,
    STRONGHOLD,
    VOYAGE,
)
from wk_env.games.warrior_knights.rules.moments import BATTLE_WON, CITY_TAKEN, announce
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_DISCARDED,
    CARD_IN_FORCE,
    FIRST_GROUP,
    MOST_SEATS,
    NEUTRAL,
    NO,
    NONE,
    OUT_OF_GAME,
    RAZED,
    SQUARE,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.taxation import income_of
from wk_env.games.warrior_knights.rules.phases.wages import wage_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

CONTENT = house_content()
STAR_0 = noble_of(0, STAR)
SQUARE_0 = noble_of(0, SQUARE)


def say(game: Play, moment: int, actor: int, foe: int = NONE) -> None:
    """A moment is announced, and the cards that hear it speak."""
    announce(game, moment, actor, foe)
    settle(game)


def test_an_uncles_testament_gives_six_crowns() -> None:
    game = arrange()
    draw(game, "An Uncle's Testament")
    assert game.state.crowns[0] == 21


def test_abundant_vintage_is_taxation_for_the_drawer_alone_or_three_crowns() -> None:
    game = arrange()
    control(game, 0, 11)
    control(game, 1, 14)
    draw(game, "Abundant Vintage")
    assert asked(game) == (INSTEAD, 0, [NO, YES])
    answer(game, NO)
    assert list(game.state.crowns[:2]) == [19, 15]


def test_abundant_vintage_may_be_three_crowns() -> None:
    game = arrange()
    draw(game, "Abundant Vintage")
    answer(game, YES)
    assert game.state.crowns[0] == 18


@pytest.mark.rule("WK-560")
def test_a_finger_of_saint_osyth_gives_two_faith_and_moves_no_token() -> None:
    game = arrange()
    draw(game, "A Finger of Saint Osyth")
    assert (game.state.faith[0], game.state.head) == (2, 1)


@pytest.mark.rule("WK-153")
def test_a_song_half_written_gives_an_influence_for_the_next_city_taken_and_is_used() -> None:
    game = arrange()
    card = draw(game, "A Song Half Written")
    assert game.state.card_place[card] == CARD_IN_FORCE
    say(game, CITY_TAKEN, 1)
    assert game.state.card_place[card] == CARD_IN_FORCE
    say(game, CITY_TAKEN, 0)
    assert (game.state.influence[0], game.state.pool) == (1, 19)
    assert game.state.card_place[card] == CARD_DISCARDED


def test_free_lances_are_the_top_mercenary_free_of_charge() -> None:
    game = arrange()
    top = game.state.hire_deck[MERCENARIES - 1]
    draw(game, "Free Lances")
    assert asked(game)[:2] == (PLACE_TROOP, 0)
    answer(game, STRONGHOLD)
    assert (game.state.troop_at[top], game.state.crowns[0]) == (FIRST_GROUP, 15)


@pytest.mark.rule("WK-042")
def test_free_lances_find_nobody_when_no_mercenary_is_left() -> None:
    game = arrange()
    game.state.hire_count = 0
    draw(game, "Free Lances")
    assert game.is_over()


def test_good_surgeons_remove_up_to_three_tokens_from_a_noble_of_his_choice() -> None:
    game = arrange()
    put(game, STAR_0, 13, (200, 200, 100), casualties=4)
    put(game, SQUARE_0, 14, (200,))
    draw(game, "Good Surgeons")
    assert asked(game) == (NOBLE, 0, [STAR])
    answer(game, STAR)
    assert asked(game) == (INSTEAD, 0, [NO, YES])
    answer(game, NO)
    assert game.state.casualties[STAR_0] == 1


def test_good_surgeons_with_nobody_hurt_are_two_votes() -> None:
    game = arrange()
    put(game, STAR_0, 13, (200,))
    draw(game, "Good Surgeons")
    assert game.is_over()
    assert game.state.votes[0] == 2


def test_wandering_masons_fortify_a_city_and_mend_two_breaches() -> None:
    game = arrange()
    control(game, 0, 5, 11)
    game.state.breaches[11] = 3
    draw(game, "Wandering Masons")
    assert asked(game) == (CITY, 0, [5, 11])
    answer(game, 11, NO)
    assert (game.state.fortified[11], game.state.breaches[11], game.state.crowns[0]) == (1, 1, 15)


def test_wandering_masons_may_mend_a_fortified_city_but_no_besieged_one() -> None:
    game = arrange()
    control(game, 0, 4, 5, 11)
    game.state.fortified[5] = game.state.fortified[11] = game.state.breaches[11] = 1
    game.state.siege_since[4 * MOST_SEATS + 1] = 1
    draw(game, "Wandering Masons")
    assert asked(game) == (CITY, 0, [11])


def test_wandering_masons_without_a_city_in_need_are_four_crowns() -> None:
    game = arrange()
    draw(game, "Wandering Masons")
    assert game.state.crowns[0] == 19


@pytest.mark.rule("WK-420", "WK-422")
def test_keys_on_a_cushion_give_a_neutral_city_to_keep_or_raze() -> None:
    game = arrange()
    control(game, 1, 5)
    stack_fate(game, *((lambda card, city=city: CONTENT.fate_city[card] == city) for city in (20, 5, 6)))
    draw(game, "Keys on a Cushion")
    answer(game, NO)
    assert asked(game) == (KEEP_OR_RAZE, 0, [KEEP, RAZE])
    assert game.state.city_owner[6] == 0
    answer(game, RAZE)
    assert game.state.city_owner[6] == RAZED


def test_keys_on_a_cushion_may_be_five_crowns() -> None:
    game = arrange()
    draw(game, "Keys on a Cushion")
    answer(game, YES)
    assert game.state.crowns[0] == 20


def test_keys_on_a_cushion_without_a_neutral_city_are_five_crowns() -> None:
    game = arrange()
    control(game, 1, *range(17))
    game.state.city_owner[17] = RAZED
    draw(game, "Keys on a Cushion")
    assert game.is_over()
    assert (game.state.crowns[0], game.state.city_owner[20]) == (20, NEUTRAL)


def test_sworn_brothers_take_a_crown_off_each_card_of_one_noble() -> None:
    game = arrange()
    game.state.noble_at[SQUARE_0] = OUT_OF_GAME
    put(game, STAR_0, 13)
    led, kept = hire(game, STAR_0, 150), hire(game, FIRST_GROUP, 150)
    draw(game, "Sworn Brothers")
    assert asked(game)[0] == NOBLE
    assert SQUARE not in asked(game)[2]
    answer(game, STAR)
    assert (wage_of(game.state, led), wage_of(game.state, kept)) == (2, 3)


def test_a_wager_on_the_field_pays_seven_crowns_for_the_next_battle_won_and_is_used() -> None:
    game = arrange()
    card = draw(game, "A Wager on the Field")
    say(game, BATTLE_WON, 1, 0)
    assert game.state.crowns[0] == 15
    say(game, BATTLE_WON, 0)
    assert (game.state.crowns[0], game.state.card_place[card]) == (22, CARD_DISCARDED)
    say(game, BATTLE_WON, 0)
    assert game.state.crowns[0] == 22


@pytest.mark.rule("WK-193")
def test_a_sail_on_the_horizon_pays_his_share_in_one_expedition_three_times() -> None:
    game = arrange()
    for voyage in (0, 2):
        game.state.voyage_spot[voyage] = 1
        game.state.voyage_share[voyage * MOST_SEATS] = 4
    game.state.voyage_share[1] = 5
    game.state.voyage_blessed[2] = 1
    draw(game, "A Sail on the Horizon")
    answer(game, NO)
    assert asked(game) == (VOYAGE, 0, [0, 2])
    answer(game, 2)
    assert game.state.crowns[0] == 15 + 12
    assert list(game.state.voyage_spot) == [1, 0, 0]
    assert (game.state.voyage_blessed[2], game.state.voyage_share[0], game.state.voyage_share[1]) == (0, 4, 5)


def test_a_sail_on_the_horizon_is_not_bent_by_a_better_payout() -> None:
    game = arrange()
    lay_down(game, "The Pepper Warehouse", on=0)
    game.state.voyage_spot[0] = 1
    game.state.voyage_share[0] = 2
    draw(game, "A Sail on the Horizon")
    answer(game, NO)
    assert game.state.crowns[0] == 15 + 6


def test_a_sail_on_the_horizon_without_a_share_is_four_crowns() -> None:
    game = arrange()
    draw(game, "A Sail on the Horizon")
    assert game.is_over()
    assert game.state.crowns[0] == 19


def test_a_vein_of_silver_gives_a_city_of_his_choice_a_crown_more() -> None:
    game = arrange()
    control(game, 0, 5, 11)
    card = draw(game, "A Vein of Silver")
    answer(game, 5)
    assert asked(game) == (INSTEAD, 0, [NO, YES])
    answer(game, NO)
    assert game.state.card_on[card] == 5
    assert income_of(game.state, 0) == 2 + 4 + 1


def test_a_vein_of_silver_may_be_four_crowns_and_is_discarded() -> None:
    game = arrange()
    control(game, 0, 5)
    card = draw(game, "A Vein of Silver")
    answer(game, 5, YES)
    assert (game.state.crowns[0], game.state.card_place[card]) == (19, CARD_DISCARDED)


def test_a_vein_of_silver_without_a_city_is_four_crowns() -> None:
    game = arrange()
    draw(game, "A Vein of Silver")
    answer_first(game)
    assert game.state.crowns[0] == 19
    assert game.state.card_place[CARD_OF["A Vein of Silver"]] == CARD_DISCARDED
