"""Forced March: whom it refreshes, at what price, and where the card goes."""

import pytest

from tests.support.arrange import answer, asked, noble_of, put
from tests.support.battles import CADIZ_AREA, FAR, MEADOW, NEAR
from tests.support.learning import academy, play_forced_march
from wk_env.games.warrior_knights.rules.asks import NO_REFRESH, REFRESH
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, IN_WAGES, PORT, SQUARE, STAR, TRIANGLE
from wk_env.games.warrior_knights.rules.phases.actions import full_areas
from wk_env.games.warrior_knights.rules.state import Play


def tired(crowns: int = 15) -> Play:
    """Star, square and triangle of seat 0 are exhausted on the board, the circle is fresh."""
    game = academy()
    for symbol, area in ((STAR, MEADOW), (SQUARE, NEAR), (TRIANGLE, FAR), (CIRCLE, MEADOW)):
        put(game, noble_of(0, symbol), area, troops=(50,))
        game.state.noble_fresh[noble_of(0, symbol)] = 1 if symbol == CIRCLE else 0
    game.state.crowns[0] = crowns
    return game


@pytest.mark.rule("CG-070")
def test_one_exhausted_noble_is_refreshed_free_of_charge() -> None:
    game = tired()
    play_forced_march(game, 0)
    assert asked(game) == (REFRESH, 0, [STAR, SQUARE, TRIANGLE, NO_REFRESH])
    assert game.state.subject == 0
    answer(game, SQUARE)
    assert game.state.noble_fresh[noble_of(0, SQUARE)] == 1
    assert game.state.crowns[0] == 15


@pytest.mark.rule("CG-070")
def test_who_is_at_sea_or_off_the_board_is_not_refreshed() -> None:
    game = tired()
    game.state.noble_at[noble_of(0, STAR)] = PORT + CADIZ_AREA
    game.state.noble_at[noble_of(0, SQUARE)] = -1
    play_forced_march(game, 0)
    assert asked(game)[2] == [TRIANGLE, NO_REFRESH]


@pytest.mark.rule("CG-071")
def test_others_cost_two_crowns_each() -> None:
    game = tired(crowns=3)
    play_forced_march(game, 0)
    answer(game, STAR)
    assert game.state.subject == 2
    assert asked(game)[2] == [SQUARE, TRIANGLE, NO_REFRESH]
    answer(game, TRIANGLE)
    assert game.state.crowns[0] == 1
    assert game.is_over()


@pytest.mark.rule("CG-071")
def test_without_the_free_one_no_other_is_offered() -> None:
    game = tired()
    play_forced_march(game, 0)
    answer(game, NO_REFRESH)
    assert game.is_over()
    assert [int(game.state.noble_fresh[noble]) for noble in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("CG-072", "CG-069")
def test_the_card_goes_to_wages_even_if_nothing_was_done_with_it() -> None:
    game = tired()
    card = play_forced_march(game, 0)
    answer(game, NO_REFRESH)
    assert game.state.action_at[card] == IN_WAGES


@pytest.mark.rule("CG-072")
def test_nobody_is_asked_whose_nobles_are_all_fresh() -> None:
    game = academy()
    card = play_forced_march(game, 0)
    assert game.is_over()
    assert game.state.action_at[card] == IN_WAGES


@pytest.mark.rule("CG-072")
def test_it_counts_towards_wages() -> None:
    game = academy(seats=2)
    for card in (0, 1, 2):
        game.state.action_at[card] = IN_WAGES
    assert full_areas(game.state) == 0
    play_forced_march(game, 0)
    assert full_areas(game.state) == 1 << IN_WAGES
