"""Victory: at once by Kingdom cities, or at the end by Influence and its tie-breaks."""

import pytest

from tests.support.arrange import arrange, control, hire, noble_of, put
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, MOST_SEATS, NONE, OFF_BOARD, RAZED, STAR
from wk_env.games.warrior_knights.rules.procedures.victory import (
    is_decided,
    note_last_upkeep,
    rank_of,
    winner_by_cities,
)
from wk_env.games.warrior_knights.rules.rules import ALL_CITIES, MIGHT_IS_RIGHT, Rules
from wk_env.games.warrior_knights.rules.state import Play


def leave_standing(game: Play, cities: int) -> None:
    """Only the first Kingdom cities still stand."""
    for city in range(cities, 18):
        game.state.city_owner[city] = RAZED


def at_the_end(seats: int = 3, rules: Rules | None = None) -> Play:
    """A game whose last Upkeep is over."""
    game = arrange(seats=seats, rules=rules)
    game.state.last_upkeep = 1
    return game


def ranks(game: Play) -> list[int]:
    """The rank of every seat."""
    return [rank_of(game.state, seat) for seat in range(game.state.seats)]


@pytest.mark.rule("WK-497", "WK-499")
@pytest.mark.parametrize(("seats", "standing", "needed"), [(3, 11, 6), (4, 13, 7), (5, 15, 8), (6, 18, 10), (6, 12, 7)])
def test_more_than_half_of_the_kingdom_cities_win(seats: int, standing: int, needed: int) -> None:
    game = arrange(seats=seats)
    leave_standing(game, standing)
    control(game, 1, *range(needed - 1))
    assert winner_by_cities(game.state) == NONE
    control(game, 1, needed - 1)
    assert winner_by_cities(game.state) == 1


@pytest.mark.rule("WK-498")
def test_overseas_cities_do_not_count() -> None:
    game = arrange(seats=3)
    leave_standing(game, 11)
    control(game, 1, 0, 1, 2, 3, 4, *range(18, 24))
    assert winner_by_cities(game.state) == NONE


@pytest.mark.rule("WK-500")
def test_besieged_cities_and_a_lost_stronghold_count() -> None:
    game = arrange(seats=3)
    leave_standing(game, 11)
    control(game, 1, *range(6))
    game.state.siege_since[0 * MOST_SEATS + 2] = 1
    game.state.stronghold_at[1] = OFF_BOARD
    assert winner_by_cities(game.state) == 1


@pytest.mark.rule("WK-497")
def test_nobody_wins_by_cities_when_all_are_razed() -> None:
    game = arrange(seats=3)
    leave_standing(game, 0)
    assert winner_by_cities(game.state) == NONE


@pytest.mark.rule("WK-551")
def test_two_players_need_five_kingdom_cities_instead() -> None:
    game = arrange(seats=2)
    leave_standing(game, 7)
    control(game, 1, 0, 1, 2, 3, 18, 19)
    assert winner_by_cities(game.state) == NONE
    control(game, 1, 4)
    assert winner_by_cities(game.state) == 1


@pytest.mark.rule("WK-551")
def test_two_players_may_agree_to_count_overseas_cities() -> None:
    game = arrange(rules=Rules(seats=2, two_player_cities=ALL_CITIES))
    control(game, 0, 0, 1, 2, 18, 19)
    assert winner_by_cities(game.state) == 0
    control(game, 1, 3, 4, 5, 20, 21)
    assert winner_by_cities(game.state) == NONE
    control(game, 1, 6)
    assert winner_by_cities(game.state) == 1


@pytest.mark.rule("WK-546")
@pytest.mark.parametrize(("standing", "needed"), [(7, 5), (3, 3)])
def test_might_is_right_with_two_players_needs_no_more_cities_than_are_left(standing: int, needed: int) -> None:
    game = arrange(rules=Rules(seats=2, victory=MIGHT_IS_RIGHT))
    leave_standing(game, standing)
    control(game, 0, *range(needed - 1))
    assert winner_by_cities(game.state) == NONE
    control(game, 0, needed - 1)
    assert winner_by_cities(game.state) == 0


@pytest.mark.rule("WK-546", "WK-551")
def test_might_is_right_with_overseas_cities_counts_those_that_are_left() -> None:
    game = arrange(rules=Rules(seats=2, victory=MIGHT_IS_RIGHT, two_player_cities=ALL_CITIES))
    for city in range(2, 23):
        game.state.city_owner[city] = RAZED
    control(game, 0, 0, 1)
    assert winner_by_cities(game.state) == NONE
    control(game, 0, 23)
    assert winner_by_cities(game.state) == 0


@pytest.mark.rule("WK-546")
def test_might_is_right_with_no_city_left_has_no_winner() -> None:
    game = arrange(rules=Rules(seats=2, victory=MIGHT_IS_RIGHT))
    leave_standing(game, 0)
    assert winner_by_cities(game.state) == NONE


@pytest.mark.rule("WK-154", "WK-547")
def test_an_empty_pool_ends_the_game_unless_might_is_right() -> None:
    game, mighty = arrange(seats=3), arrange(rules=Rules(seats=3, victory=MIGHT_IS_RIGHT))
    game.state.pool = mighty.state.pool = 0
    note_last_upkeep(game.state)
    note_last_upkeep(mighty.state)
    assert is_decided(game.state)
    assert not is_decided(mighty.state)


@pytest.mark.rule("WK-496", "WK-502")
def test_most_influence_wins_in_the_end() -> None:
    game = at_the_end()
    game.state.influence[0], game.state.influence[1], game.state.influence[2] = 4, 9, 6
    game.state.crowns[0] = 90
    assert ranks(game) == [3, 1, 2]


@pytest.mark.rule("WK-496")
def test_who_wins_at_once_stands_before_those_with_more_influence() -> None:
    game = arrange(seats=3)
    game.state.influence[0], game.state.influence[1], game.state.influence[2] = 4, 9, 6
    game.state.winner = 0
    assert ranks(game) == [1, 2, 3]


@pytest.mark.rule("WK-503")
def test_equal_influence_is_broken_by_cities_overseas_included() -> None:
    game = at_the_end()
    control(game, 0, 1, 2)
    control(game, 1, 18, 19, 20)
    game.state.siege_since[18 * MOST_SEATS] = 1
    assert ranks(game) == [2, 1, 3]


@pytest.mark.rule("WK-504")
def test_equal_cities_are_broken_by_crowns_faith_and_votes_together() -> None:
    game = at_the_end()
    game.state.faith[0], game.state.votes[1], game.state.crowns[2] = 2, 3, 16
    assert ranks(game) == [2, 1, 3]


@pytest.mark.rule("WK-505")
def test_equal_resources_are_broken_by_troops_on_the_board() -> None:
    game = at_the_end()
    game.state.stronghold_at[0] = game.state.stronghold_at[1] = 2
    put(game, noble_of(1, STAR), 7, troops=(50,), casualties=1)
    hire(game, noble_of(0, STAR), 200)
    hire(game, FIRST_GROUP + 2, 200)
    assert ranks(game) == [2, 1, 3]


@pytest.mark.rule("WK-506")
def test_a_tie_to_the_end_has_no_winner() -> None:
    game = at_the_end()
    game.state.influence[2] = -1
    assert ranks(game) == [2, 2, 3]


@pytest.mark.rule("WK-154", "WK-501")
def test_nobody_has_won_before_the_last_upkeep() -> None:
    game = arrange(seats=3)
    game.state.influence[1] = 30
    assert ranks(game) == [2, 2, 2]
    game.state.last_upkeep = 1
    assert ranks(game) == [2, 1, 2]


@pytest.mark.rule("WK-547")
def test_influence_decides_nothing_when_might_is_right() -> None:
    game = arrange(rules=Rules(seats=3, victory=MIGHT_IS_RIGHT))
    game.state.influence[1] = 30
    control(game, 0, 1)
    assert ranks(game) == [2, 2, 2]


@pytest.mark.rule("WK-086")
@pytest.mark.parametrize(("barren_end", "last"), [(1, 1), (0, 0)])
def test_with_no_city_left_the_upkeep_is_the_last_if_the_table_says_so(barren_end: int, last: int) -> None:
    game = arrange(rules=Rules(seats=3, barren_end=barren_end))
    for city in range(23):
        game.state.city_owner[city] = RAZED
    note_last_upkeep(game.state)
    assert game.state.last_upkeep == 0
    game.state.city_owner[23] = RAZED
    note_last_upkeep(game.state)
    assert game.state.last_upkeep == last


@pytest.mark.rule("WK-547", "WK-503")
def test_the_others_are_ranked_by_cities_when_might_is_right() -> None:
    game = arrange(rules=Rules(seats=3, victory=MIGHT_IS_RIGHT))
    control(game, 2, 1, 2)
    control(game, 1, 3)
    game.state.influence[0] = 9
    assert ranks(game) == [3, 2, 2]
