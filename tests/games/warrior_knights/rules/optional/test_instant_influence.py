"""Instant Influence: what begins to be held gives a point at once, what ends takes one."""

import pytest

from tests.support.arrange import arrange, control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA
from tests.support.towns import towns
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_city
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import hire_garrison
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.riot import Riot
from wk_env.games.warrior_knights.rules.deeds import make_neutral, put_control, put_noble, raze, remove_stronghold
from wk_env.games.warrior_knights.rules.numbers import OFF_BOARD, STAR
from wk_env.games.warrior_knights.rules.optional.instant_influence import note_holdings
from wk_env.games.warrior_knights.rules.phases.returns import StrongholdReturns
from wk_env.games.warrior_knights.rules.phases.upkeep import hand_out_influence
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

INSTANT = Rules(seats=2, instant=1)
HOME = 30
RIDER = noble_of(1, STAR)


def begun(*cities: int, game: Play | None = None) -> Play:
    """Round 1 begins: seat 0 holds these cities, both strongholds stand, everybody has 3 Influence."""
    game = game or arrange(seats=2, rules=INSTANT)
    control(game, 0, *cities)
    for seat in range(2):
        game.state.stronghold_at[seat] = HOME + seat
        game.state.influence[seat] = 3
    note_holdings(game.state)
    return game


def points(game: Play) -> tuple[int, int, int]:
    """The Influence of both Barons, and what is in the pool beyond 20."""
    return int(game.state.influence[0]), int(game.state.influence[1]), int(game.state.pool - 20)


@pytest.mark.rule("VR-091")
def test_what_is_held_at_the_beginning_gives_nothing() -> None:
    assert points(begun(4, 5)) == (3, 3, 0)


@pytest.mark.rule("VR-090", "VR-091", "VR-092")
def test_a_city_that_changes_hands_moves_a_point_each_way() -> None:
    game = begun(4)
    put_control(game.state, 4, 1)
    assert points(game) == (2, 4, 0)
    make_neutral(game.state, 4)
    assert points(game) == (2, 3, 1)
    put_control(game.state, 18, 0)
    assert points(game) == (3, 3, 0)
    raze(game.state, 18)
    assert points(game) == (2, 3, 1)


@pytest.mark.rule("VR-091", "VR-092")
def test_a_siege_takes_the_point_and_its_end_gives_it_back() -> None:
    game = begun(BERAC)
    put(game, RIDER, BERAC_AREA, (150, 150))
    run(game, Besiege(1, BERAC, 1 << RIDER))
    assert points(game) == (2, 3, 1)
    put_noble(game.state, RIDER, OFF_BOARD)
    assert points(game) == (3, 3, 0)


@pytest.mark.rule("VR-006", "VR-091", "VR-092")
def test_with_the_stronghold_all_holdings_end_and_begin() -> None:
    game = begun(4, 5)
    remove_stronghold(game.state, 0)
    assert points(game) == (0, 3, 3)
    game.call(StrongholdReturns(0))
    frame = game.top
    assert isinstance(frame, StrongholdReturns)
    frame.answer(game, HOME)
    assert points(game) == (3, 3, 0)


@pytest.mark.rule("VR-091", "VR-092")
def test_a_riot_takes_the_point_and_calm_gives_it_back() -> None:
    game = begun(4, game=towns(seats=2, instant=1))
    pool = game.state.pool
    game.state.crowns[0] = 0
    run(game, Riot(4))
    assert (game.state.influence[0], game.state.pool) == (2, pool + 1)
    game.state.crowns[0] = 9
    hire_garrison(game.state, 0, 4)
    assert (game.state.influence[0], game.state.pool) == (3, pool)


@pytest.mark.rule("VR-007")
def test_nobody_falls_below_nothing() -> None:
    game = begun(4, 5)
    game.state.influence[0] = 1
    remove_stronghold(game.state, 0)
    assert points(game) == (0, 3, 1)


@pytest.mark.rule("VR-093", "VR-148")
def test_an_empty_pool_is_helped_out_and_ends_nothing_before_upkeep() -> None:
    game = begun(4)
    game.state.pool = 0
    put_control(game.state, 5, 0)
    assert (game.state.influence[0], game.state.pool, game.state.last_upkeep) == (4, 0, 0)
    make_neutral(game.state, 5)
    assert (game.state.influence[0], game.state.pool) == (3, 1)
    hand_out_influence(game.state)
    assert (game.state.influence[0], game.state.pool, game.state.last_upkeep) == (4, 0, 1)
    make_neutral(game.state, 4)
    assert (game.state.influence[0], game.state.pool) == (3, 0)


@pytest.mark.rule("VR-093")
def test_the_gain_of_upkeep_comes_on_top() -> None:
    game = begun(4)
    put_control(game.state, 5, 0)
    hand_out_influence(game.state)
    assert points(game) == (3 + 1 + 2, 3, -3)


@pytest.mark.rule("VR-091", "VR-092")
def test_stewards_want_cities_more() -> None:
    worths = []
    for rules in (Rules(seats=2), INSTANT):
        game = arrange(seats=2, rules=rules)
        control(game, 1, 4)
        worths.append(value_of_city(Situation(game, weights_of("balanced", 5)), 4))
    assert worths[0] < worths[1]
