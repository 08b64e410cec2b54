"""Worthy Barons: Influence by the number of cities that count."""

import pytest

from tests.support.arrange import arrange, control
from tests.support.decks import lay_down
from tests.support.kings import crowned, kingdom
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS, OFF_BOARD
from wk_env.games.warrior_knights.rules.phases.upkeep import hand_out_influence, influence_of
from wk_env.games.warrior_knights.rules.riots import let_riot
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

WORTHY = Rules(city_gains=1)


def holding(cities: int, rules: Rules = WORTHY) -> Play:
    """Seat 0, whose stronghold stands, holds the first cities."""
    game = arrange(seats=2, rules=rules)
    game.state.stronghold_at[0] = 30
    control(game, 0, *range(cities))
    return game


@pytest.mark.rule("VR-026")
@pytest.mark.parametrize(
    ("cities", "gains"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 6), (7, 8), (8, 9), (18, 19), (24, 25)]
)
def test_the_number_of_cities_says_what_they_give(cities: int, gains: int) -> None:
    assert influence_of(holding(cities).state, 0) == gains
    assert influence_of(holding(cities, Rules()).state, 0) == cities


@pytest.mark.rule("VR-006", "VR-026")
def test_only_cities_that_count_are_counted() -> None:
    game = holding(7)
    game.state.siege_since[3 * MOST_SEATS + 1] = 1
    assert influence_of(game.state, 0) == 6
    rioting = holding(7, Rules(city_gains=1, glory=1))
    let_riot(rioting.state, 2)
    assert influence_of(rioting.state, 0) == 6
    game.state.stronghold_at[0] = OFF_BOARD
    assert influence_of(game.state, 0) == 0


@pytest.mark.rule("VR-027")
def test_what_cards_and_the_crown_give_comes_on_top() -> None:
    game = holding(3)
    control(game, 0, 18)
    assert influence_of(game.state, 0) == 3
    lay_down(game, "A Crown Beyond the Sea")
    assert influence_of(game.state, 0) == 4
    king = crowned(kingdom(city_gains=1), 0)
    king.state.stronghold_at[0] = 30
    control(king, 0, 0, 1, 2)
    assert influence_of(king.state, 0) == 2 + 1


@pytest.mark.rule("VR-027")
def test_the_pool_runs_out_as_ever() -> None:
    game = holding(7)
    game.state.pool = 3
    hand_out_influence(game.state)
    assert (game.state.influence[0], game.state.pool, game.state.last_upkeep) == (8, 0, 1)
