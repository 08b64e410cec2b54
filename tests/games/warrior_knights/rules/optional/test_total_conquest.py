"""Total Conquest: only all Kingdom cities that stand win at once."""

import pytest

from tests.support.arrange import arrange, control
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.rules.numbers import KINGDOM_CITIES, MOST_SEATS, NEUTRAL, NONE, RAZED
from wk_env.games.warrior_knights.rules.procedures.victory import (
    is_decided,
    note_last_upkeep,
    rank_of,
    winner_by_cities,
)
from wk_env.games.warrior_knights.rules.rules import ALL_OF_THE_KINGDOM, THE_KING, Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

TOTAL = Rules(conquest=ALL_OF_THE_KINGDOM)


def standing(cities: int, seats: int = 3) -> Play:
    """Only the first Kingdom cities still stand, and nobody holds one."""
    game = arrange(seats=seats, rules=TOTAL)
    for city in range(KINGDOM_CITIES):
        game.state.city_owner[city] = NEUTRAL if city < cities else RAZED
    return game


@pytest.mark.rule("VR-008", "VR-010")
@pytest.mark.parametrize(("seats", "cities"), [(2, 7), (3, 11), (6, 18)])
def test_one_neutral_city_of_the_kingdom_is_enough_to_stop_it(seats: int, cities: int) -> None:
    game = standing(cities, seats)
    control(game, 1, *range(cities - 1))
    assert winner_by_cities(game.state) == NONE
    control(game, 1, cities - 1)
    assert winner_by_cities(game.state) == 1


@pytest.mark.rule("VR-010")
def test_besieged_cities_count_and_those_overseas_do_not() -> None:
    game = standing(4)
    control(game, 1, *range(4))
    game.state.siege_since[0 * MOST_SEATS + 2] = 1
    control(game, 0, *range(KINGDOM_CITIES, KINGDOM_CITIES + 6))
    assert winner_by_cities(game.state) == 1


@pytest.mark.rule("VR-010")
def test_with_no_city_left_nobody_wins_so() -> None:
    assert winner_by_cities(standing(0).state) == NONE


@pytest.mark.rule("VR-009")
def test_the_pool_ends_the_game_as_ever() -> None:
    game = standing(11)
    control(game, 1, *range(10))
    game.state.pool = 0
    game.state.influence[0] = 1
    note_last_upkeep(game.state)
    assert is_decided(game.state)
    assert [rank_of(game.state, seat) for seat in range(3)] == [1, 2, 3]


@pytest.mark.rule("VR-128")
def test_with_a_king_only_the_conquest_is_another() -> None:
    game = arrange(seats=3, rules=Rules(conquest=ALL_OF_THE_KINGDOM, victory=THE_KING))
    game.state.pool = 0
    note_last_upkeep(game.state)
    assert not is_decided(game.state)
    control(game, 1, *range(KINGDOM_CITIES - 1))
    assert winner_by_cities(game.state) == NONE


@pytest.mark.rule("VR-008")
def test_a_steward_knows_how_many_it_takes_and_people_are_told() -> None:
    match = WARRIOR_KNIGHTS.new_match({"seats": 4, "rules": ["total_conquest"]}, 1)
    cities = sum(owner != RAZED for owner in match.game.state.city_owner[:KINGDOM_CITIES])
    assert Situation(match.game, weights_of("balanced", 5)).goal == cities > 10
    screens = WARRIOR_KNIGHTS.screens
    assert screens is not None
    assert "All of the Kingdom's cities win at once." in screens.opening(match, 0, ["a", "b", "c", "d"])
