"""The ten charges: what they are worth to their Baron."""

import pytest

from tests.support.agendas import CHARGE, bends, blank_cards, in_force
from tests.support.arrange import arrange, control, noble_of, put, run, stack_fate
from tests.support.decks import CARD_OF, answer_first, lay_down
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.cards.in_force import discard, discard_cards_on_baron
from wk_env.games.warrior_knights.rules.measures import ALWAYS, INFLUENCE, SET, VOTES_CAST, measure_of_baron
from wk_env.games.warrior_knights.rules.moments import ASSEMBLY_BEGINS, EVERYBODY, TAXED, announce
from wk_env.games.warrior_knights.rules.numbers import BIT, CARD_DISCARDED, CARD_IN_FORCE, FLEET_LOST, NONE, STAR
from wk_env.games.warrior_knights.rules.phases.assembly import may_attend
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.upkeep import influence_of
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.procedures.voyages import end_voyage
from wk_env.kernel.core import settle


@pytest.mark.rule("WK-222", "WK-271")
@pytest.mark.parametrize(
    ("name", "crowns"), [("The Salt Pans", 3), ("The Wool Staple", 2), ("The Old Mint", 4), ("The Pepper Warehouse", 1)]
)
def test_a_concession_pays_its_crowns_at_taxation(name: str, crowns: int) -> None:
    game = arrange()
    lay_down(game, name, on=0)
    run(game, Taxation(BIT[0] + BIT[1]))
    assert list(game.state.crowns[:2]) == [15 + crowns, 15]


def test_the_pepper_warehouse_adds_a_stake_to_every_expedition_that_pays() -> None:
    game = arrange()
    lay_down(game, "The Pepper Warehouse", on=0)
    game.state.voyage_share[0], game.state.voyage_share[1] = 2, 2
    end_voyage(game.state, 0, 1)
    assert list(game.state.crowns[:2]) == [15 + 4, 15 + 2]


def test_the_pepper_warehouse_saves_no_lost_fleet() -> None:
    game = arrange()
    lay_down(game, "The Pepper Warehouse", on=0)
    game.state.voyage_share[0] = 2
    end_voyage(game.state, 0, FLEET_LOST)
    assert game.state.crowns[0] == 15


@pytest.mark.rule("WK-238")
def test_the_pilgrims_vow_keeps_its_baron_away_and_gives_two_faith_as_an_assembly_begins() -> None:
    game = arrange()
    lay_down(game, "The Pilgrim's Vow", on=1)
    announce(game, ASSEMBLY_BEGINS, EVERYBODY, NONE)
    settle(game)
    assert list(game.state.faith[:2]) == [0, 2]
    assert may_attend(game.state, 0)
    assert not may_attend(game.state, 1)


def test_the_speaker_for_the_guilds_casts_a_vote_more_than_he_reveals() -> None:
    game = arrange()
    lay_down(game, "Speaker for the Guilds", on=0)
    assert [measure_of_baron(game.state, VOTES_CAST, seat, 3, 0) for seat in (0, 1)] == [4, 3]


def test_the_high_sheriffs_cities_are_not_tested() -> None:
    game = arrange()
    lay_down(game, "High Sheriff", on=0)
    control(game, 0, 5, 18)
    stack_fate(game, lambda card: house_content().fate_revolt[card] == 1)
    run(game, Revolts())
    assert game.is_over()


def test_the_heir_presumptive_gains_an_influence_more_but_nothing_from_nothing() -> None:
    game = arrange()
    lay_down(game, "Heir Presumptive", on=0)
    game.state.stronghold_at[0] = 30
    assert influence_of(game.state, 0) == 0
    control(game, 0, 5)
    assert influence_of(game.state, 0) == 2


@pytest.mark.parametrize(("influence", "left"), [(5, 3), (1, 0)])
def test_the_heir_presumptive_loses_two_influence_when_he_is_taxed(influence: int, left: int) -> None:
    game = arrange()
    lay_down(game, "Heir Presumptive", on=0)
    game.state.influence[0] = game.state.influence[1] = influence
    for seat in (1, 0):
        announce(game, TAXED, seat, NONE)
    settle(game)
    assert list(game.state.influence[:2]) == [left, influence]


@pytest.mark.parametrize(("crowns", "left"), [(15, 13), (1, 0)])
def test_the_keeper_of_the_kings_debts_pays_two_crowns_at_taxation_unasked(crowns: int, left: int) -> None:
    game = arrange()
    lay_down(game, "Keeper of the King's Debts", on=0)
    game.state.crowns[0] = crowns
    for seat in (1, 0):
        announce(game, TAXED, seat, NONE)
    settle(game)
    assert list(game.state.crowns[:2]) == [left, 15]


@pytest.mark.parametrize(("dead", "crowns"), [(0, 15), (1, 17)])
def test_the_court_of_wards_gives_two_crowns_for_each_noble_of_another_baron(dead: int, crowns: int) -> None:
    game = arrange()
    lay_down(game, "The Court of Wards", on=0)
    put(game, noble_of(dead, STAR), 13, (50,))
    run(game, Death(noble_of(dead, STAR), BY_CARD))
    answer_first(game)
    assert game.state.crowns[0] == crowns


# ---- in force and out of it


def test_a_card_that_leaves_bends_nothing_any_more() -> None:
    game = arrange()
    card = lay_down(game, "Heir Presumptive", on=0)
    assert measure_of_baron(game.state, INFLUENCE, 0, 1, 0) == 2
    discard(game, card)
    assert (game.state.card_place[card], game.state.bent[INFLUENCE]) == (CARD_DISCARDED, 0)
    assert measure_of_baron(game.state, INFLUENCE, 0, 1, 0) == 1


def test_what_lies_on_an_eliminated_baron_goes_and_nothing_else() -> None:
    game = arrange()
    lay_down(game, "High Sheriff", on=1)
    lay_down(game, "Heretic", on=1)
    lay_down(game, "The Salt Pans", on=0)
    discard_cards_on_baron(game, 1)
    places = [game.state.card_place[CARD_OF[name]] for name in ("High Sheriff", "Heretic", "The Salt Pans")]
    assert places == [CARD_DISCARDED, CARD_DISCARDED, CARD_IN_FORCE]


@pytest.mark.parametrize("numbers", [(2, 3), (3, 2)])
def test_of_two_cards_that_set_a_number_the_lower_one_counts(numbers: tuple[int, int]) -> None:
    game = arrange()
    blank_cards(game)
    for card, number in zip((CHARGE, CHARGE + 1), numbers, strict=True):
        bends(game, card, INFLUENCE, ALWAYS, SET, number)
        in_force(game, card, on=0)
    assert measure_of_baron(game.state, INFLUENCE, 0, 9, 0) == 2
