"""The eight offices: maintained troops, and what their Noble can do on the board."""

import pytest

from tests.support.arrange import arrange, control, hire, noble_of, put, run
from tests.support.decks import answer_first, lay_down
from wk_env.games.warrior_knights.rules.cards.gains import claim
from wk_env.games.warrior_knights.rules.measures import BATTLE_DEAL, BATTLE_PREVENT
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_DISCARDED,
    CARD_IN_FORCE,
    DEAL,
    FIRST_STRONGHOLD,
    NONE,
    OFF_BOARD,
    PORT,
    PREVENT,
    RALLY_SUPPORT,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.routes import reach_of
from wk_env.games.warrior_knights.rules.procedures.tally import cards_for, tally, victories_of
from wk_env.games.warrior_knights.rules.procedures.voyages import end_voyage
from wk_env.games.warrior_knights.rules.queries import strength_of_hold, troops_of
from wk_env.games.warrior_knights.rules.state import Play

HOLDER, OTHER = noble_of(0, STAR), noble_of(0, SQUARE)
OFFICES = [
    ("Marshal of the Middle March", 150),
    ("Castellan of the Empty Throne", 100),
    ("Master of the Engines", 50),
    ("Surgeon of the Host", 50),
    ("Keeper of the Small Seal", 0),
    ("Admiral of the Narrow Sea", 100),
    ("Bearer of the Torn Standard", 50),
    ("Warden of the Milestones", 100),
]


def appoint(name: str) -> Play:
    """A table at which the star of seat 0, in area 13, holds this office; his square stands there too."""
    game = arrange()
    put(game, HOLDER, 13, (50,))
    put(game, OTHER, 13, (50,))
    lay_down(game, name, on=HOLDER)
    return game


@pytest.mark.rule("WK-270")
@pytest.mark.parametrize(("name", "troops"), OFFICES)
def test_an_office_maintains_troops(name: str, troops: int) -> None:
    game = appoint(name)
    assert (troops_of(game.state, HOLDER), troops_of(game.state, OTHER)) == (50 + troops, 50)


def test_the_marshal_draws_a_card_more_as_commander_within_ten() -> None:
    game = appoint("Marshal of the Middle March")
    assert (cards_for(game.state, 200, HOLDER), cards_for(game.state, 200, OTHER)) == (5, 4)
    assert (cards_for(game.state, 900, HOLDER), cards_for(game.state, 200, NONE)) == (10, 2)


def test_the_castellan_strengthens_the_walls_of_his_baron_where_he_stands() -> None:
    game = appoint("Castellan of the Empty Throne")
    control(game, 0, 5, 6)
    assert [strength_of_hold(game.state, city) for city in (5, 6)] == [300, 400]
    control(game, 1, 5)
    assert strength_of_hold(game.state, 5) == 200


def test_the_castellan_strengthens_a_stronghold_and_nothing_from_the_port_icon() -> None:
    game = appoint("Castellan of the Empty Throne")
    game.state.stronghold_at[0] = 13
    assert strength_of_hold(game.state, FIRST_STRONGHOLD) == 500
    game.state.noble_at[HOLDER] = PORT + 13
    assert strength_of_hold(game.state, FIRST_STRONGHOLD) == 400


@pytest.mark.parametrize(("walls", "dealt"), [(5, 1), (NONE, 0)])
def test_the_master_of_the_engines_deals_a_hundred_more_in_an_assault(walls: int, dealt: int) -> None:
    game = appoint("Master of the Engines")
    assert tally(game.state, 0, DEAL, BATTLE_DEAL, HOLDER, walls) == dealt
    assert tally(game.state, 0, DEAL, BATTLE_DEAL, OTHER, walls) == 0


def test_the_surgeon_prevents_a_hundred_more_as_commander() -> None:
    game = appoint("Surgeon of the Host")
    assert tally(game.state, 0, PREVENT, BATTLE_PREVENT, HOLDER, NONE) == 1
    assert tally(game.state, 0, PREVENT, BATTLE_PREVENT, OTHER, NONE) == 0


@pytest.mark.parametrize(("place", "votes"), [(13, 3), (PORT + 54, 2), (OFF_BOARD, 2)])
def test_the_keeper_of_the_small_seal_makes_rally_support_three_votes_while_on_the_board(
    place: int, votes: int
) -> None:
    game = appoint("Keeper of the Small Seal")
    game.state.noble_at[HOLDER] = place
    claim(game.state, 0, RALLY_SUPPORT)
    claim(game.state, 1, RALLY_SUPPORT)
    assert list(game.state.votes[:2]) == [votes, 2]


@pytest.mark.parametrize(("place", "paid"), [(13, 6), (OFF_BOARD, 4)])
def test_the_admiral_adds_a_stake_to_his_barons_expeditions_while_on_the_board(place: int, paid: int) -> None:
    game = appoint("Admiral of the Narrow Sea")
    game.state.noble_at[HOLDER] = place
    game.state.voyage_share[0], game.state.voyage_share[1] = 2, 2
    end_voyage(game.state, 0, 2)
    assert list(game.state.crowns[:2]) == [15 + paid, 15 + 4]


def test_the_bearer_of_the_torn_standard_counts_a_victory_more_as_commander() -> None:
    game = appoint("Bearer of the Torn Standard")
    assert (victories_of(game.state, 0, HOLDER, NONE), victories_of(game.state, 0, OTHER, NONE)) == (1, 0)


def test_the_warden_of_the_milestones_marches_five_areas() -> None:
    game = appoint("Warden of the Milestones")
    assert (reach_of(game.state, HOLDER), reach_of(game.state, OTHER)) == (5, 3)


def test_a_frost_stops_even_the_warden_but_for_his_two() -> None:
    game = appoint("Warden of the Milestones")
    lay_down(game, "The Long Frost")
    assert reach_of(game.state, HOLDER) == 3


# ---- holding one


@pytest.mark.rule("WK-268")
def test_a_new_office_replaces_the_old_one_which_is_discarded() -> None:
    game = appoint("Surgeon of the Host")
    old = game.state.noble_office[HOLDER]
    new = lay_down(game, "Keeper of the Small Seal", on=HOLDER)
    assert (game.state.noble_office[HOLDER], game.state.card_place[old]) == (new, CARD_DISCARDED)
    assert game.state.bent[BATTLE_PREVENT] == 0


@pytest.mark.rule("WK-269", "WK-489")
def test_a_noble_who_dies_loses_his_office_and_all_that_lies_on_him() -> None:
    game = appoint("Surgeon of the Host")
    office = game.state.noble_office[HOLDER]
    brothers = lay_down(game, "Sworn Brothers", on=HOLDER)
    hire(game, HOLDER, 100)
    run(game, Death(HOLDER, BY_CARD))
    answer_first(game)
    assert game.state.noble_office[HOLDER] == NONE
    assert game.state.card_place[office] == game.state.card_place[brothers] == CARD_DISCARDED


def test_a_noble_off_the_board_keeps_his_office() -> None:
    game = appoint("Surgeon of the Host")
    game.state.noble_at[HOLDER] = OFF_BOARD
    assert game.state.card_place[game.state.noble_office[HOLDER]] == CARD_IN_FORCE
