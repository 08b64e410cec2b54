"""Invading Kingdom: what it takes, what others take from it, and how a land laid waste ends the game."""

import pytest

from tests.support.arrange import answer, asked, control, hire, noble_of, put, run
from tests.support.battles import BERAC, CADIZ, MEADOW, URAN, URAN_AREA, place_stronghold
from tests.support.invaders import HOME, areas, invaded, its_hold, raid
from tests.support.kings import crowned, emptied, end_upkeep
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import KING
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules.asks import GIVE_CITY, PLACE_TROOP
from wk_env.games.warrior_knights.rules.deeds import raze
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    BIT,
    IN_DECK,
    NEUTRAL,
    NONE,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
    RAZED,
    STAR,
)
from wk_env.games.warrior_knights.rules.optional.invader_pieces import deal_invaders_cards, return_invaders
from wk_env.games.warrior_knights.rules.phases.planning import build_stacks
from wk_env.games.warrior_knights.rules.phases.upkeep import hand_out_influence
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.procedures.victory import is_decided, rank_of
from wk_env.games.warrior_knights.rules.queries import is_stronghold_up
from wk_env.games.warrior_knights.rules.state import Play


@pytest.mark.rule("VR-082")
@pytest.mark.parametrize("owner", [NEUTRAL, 1])
def test_a_city_that_it_takes_is_razed_without_income(owner: int) -> None:
    game = invaded()
    if owner == 1:
        control(game, 1, BERAC)
    run(game, Capture(2, BERAC))
    assert game.is_over()
    assert game.state.city_owner[BERAC] == RAZED
    assert list(game.state.crowns[:3]) == [15, 15, 0]


def taken(seats: int = 3, **numbers: int) -> Play:
    """The invader has just taken the stronghold of seat 1, who has two cities and 15 crowns."""
    game = invaded(seats=seats, **numbers)
    control(game, 1, BERAC, CADIZ)
    place_stronghold(game, 1, MEADOW)
    put(game, noble_of(1, STAR), URAN_AREA, troops=(100,))
    return game


@pytest.mark.rule("VR-085")
def test_a_baron_whose_stronghold_it_takes_loses_half_his_crowns_and_a_city_of_his_choice() -> None:
    game = taken()
    run(game, Capture(3, 25))
    assert asked(game) == (GIVE_CITY, 1, [BERAC, CADIZ])
    answer(game, CADIZ)
    table = game.state
    assert game.is_over()
    assert (table.city_owner[CADIZ], table.city_owner[BERAC]) == (RAZED, 1)
    assert list(table.crowns[:4]) == [15, 8, 15, 0]
    assert not is_stronghold_up(table, 1)
    assert not is_gone(table, 1)


@pytest.mark.rule("VR-143")
def test_with_player_elimination_he_is_out_and_his_other_cities_are_neutral() -> None:
    game = taken(elimination=1)
    run(game, Capture(3, 25))
    answer(game, CADIZ)
    table = game.state
    assert is_gone(table, 1)
    assert (table.city_owner[CADIZ], table.city_owner[BERAC]) == (RAZED, NEUTRAL)
    assert table.noble_at[noble_of(1, STAR)] == OUT_OF_GAME
    assert table.winner == NONE


@pytest.mark.rule("VR-143")
def test_the_last_baron_left_wins_though_the_invader_is_there() -> None:
    game = taken(seats=2, elimination=1)
    run(game, Capture(2, 25))
    answer(game, CADIZ)
    assert (game.is_over(), game.state.winner) == (True, 0)


@pytest.mark.rule("VR-143")
def test_a_king_who_plays_on_keeps_crown_and_army() -> None:
    game = crowned(emptied(taken(victory=2), (1, 5, 3)), 1, cards=3)
    run(game, Capture(3, 25))
    answer(game, CADIZ)
    assert king_of(game.state) == 1
    assert game.is_over()


@pytest.mark.rule("VR-143")
def test_a_king_who_is_out_leaves_a_crown_for_the_end_of_the_round() -> None:
    game = crowned(emptied(taken(victory=2, elimination=1, crown_goal=99), (1, 5, 3)), 1, cards=3)
    run(game, Capture(3, 25))
    answer(game, CADIZ)
    assert game.state.annex[KING] == 0
    assert [game.state.troop_at[card] for card in range(90, 93)] == [OUT] * 3
    end_upkeep(game)
    assert asked(game)[:2] == (PLACE_TROOP, 2)
    assert king_of(game.state) == 2


@pytest.mark.rule("VR-085")
def test_without_its_stronghold_it_is_gone_for_good_and_leaves_nothing() -> None:
    for conqueror in (0, NONE):
        game = invaded()
        troop = hire(game, raid(game, STAR, MEADOW), 100)
        deal_invaders_cards(game)
        build_stacks(game)
        run(game, Capture(conqueror, its_hold(game)))
        table = game.state
        assert game.is_over()
        assert is_gone(table, 2)
        assert areas(game) == [OUT_OF_GAME] * 4
        assert table.troop_at[troop] == IN_DECK
        assert [table.action_at[card] for card in range(24, 36)] == [ASIDE] * 12
        assert list(table.stack_left) == [0, 0, 0]
        assert list(table.crowns[:2]) == [15, 15]
        deal_invaders_cards(game)
        return_invaders(game)
        assert [table.action_at[card] for card in range(24, 36)] == [ASIDE] * 12
        assert areas(game) == [OUT_OF_GAME] * 4
        assert table.winner == NONE


@pytest.mark.rule("VR-085")
def test_its_stronghold_can_be_besieged() -> None:
    game = invaded()
    put(game, noble_of(0, STAR), HOME, troops=(200, 200))
    run(game, Besiege(0, its_hold(game), BIT[noble_of(0, STAR)]))
    assert game.state.siege_since[its_hold(game) * 6] == 1
    game.state.round = 2
    game.state.noble_fresh[noble_of(0, STAR)] = 1
    run(game, Besiege(0, its_hold(game), BIT[noble_of(0, STAR)]))
    assert is_gone(game.state, 2)
    assert game.state.stronghold_at[2] == OFF_BOARD


@pytest.mark.rule("VR-086")
@pytest.mark.parametrize("victory", [0, 1])
def test_a_land_without_cities_ends_the_game_and_most_influence_wins(victory: int) -> None:
    game = invaded(victory=victory, barren_end=0, two_player_cities=0)
    for city in range(24):
        if city != URAN:
            raze(game.state, city)
    game.state.influence[0] = 3
    hand_out_influence(game.state)
    assert not is_decided(game.state)
    raze(game.state, URAN)
    hand_out_influence(game.state)
    assert is_decided(game.state)
    if victory == 0:
        assert (rank_of(game.state, 0), rank_of(game.state, 1)) == (1, 2)
