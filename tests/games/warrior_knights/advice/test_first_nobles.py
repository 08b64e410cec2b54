"""Which of his Nobles a steward places first: the weakest while small cities are left, then the strongest."""

from collections.abc import Sequence

import pytest

from tests.support.arrange import arrange, noble_of, put, run
from tests.support.observed_games import begun
from tests.support.sitting import judged
from wk_env.games.warrior_knights.advice.policy.answer import FITS_SIEGE, LEADS_MOST
from wk_env.games.warrior_knights.advice.policy.reasons import reason_of
from wk_env.games.warrior_knights.rules.asks import FIRST_AREA, FIRST_NOBLE
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, OFF_BOARD, SQUARE, SYMBOLS, TRIANGLE
from wk_env.games.warrior_knights.rules.phases.placing import PlaceFirstNobles
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play

LAST = 2  # of three Barons, who places the first Noble


def placing(*strengths: Sequence[int]) -> Play:
    """The last of three Barons is asked for his first Noble; his four lead troops of these strengths."""
    game = arrange(seats=3)
    for symbol, troops in enumerate(strengths):
        put(game, noble_of(LAST, symbol), OFF_BOARD, tuple(troops))
    run(game, PlaceFirstNobles())
    assert (game.decision.ask, game.decision.seat) == (FIRST_NOBLE, LAST)
    return game


def test_the_weakest_noble_is_placed_first() -> None:
    game = placing((100,), (50, 100), (100, 100), (50,))
    assert judged(game) == CIRCLE
    assert reason_of(game, CIRCLE) == FITS_SIEGE


def test_once_one_stands_the_strongest_is_placed() -> None:
    game = placing((100,), (100, 100), (50, 100), (50,))
    game.state.noble_at[noble_of(LAST, CIRCLE)] = 5
    assert judged(game) == SQUARE
    assert reason_of(game, SQUARE) == LEADS_MOST


def test_of_equals_the_triangle_is_placed() -> None:
    game = placing((100,), (50,), (50,), (100,))
    assert judged(game) == TRIANGLE
    equals = placing((100,), (50,), (100,), (100,))
    equals.state.noble_at[noble_of(LAST, SQUARE)] = 5
    assert judged(equals) == TRIANGLE


@pytest.mark.parametrize("seed", [3, 4])
def test_in_a_game_every_baron_places_his_weakest_and_then_from_the_strongest_down(seed: int) -> None:
    game = begun(4, seed).game
    placed: list[list[int]] = [[] for _ in range(4)]
    while game.state.round < 1 or game.decision.ask in {FIRST_NOBLE, FIRST_AREA}:
        choice, seat = judged(game), int(game.decision.seat)
        if game.decision.ask == FIRST_NOBLE:
            placed[seat].append(int(game.state.army_troops[noble_of(seat, choice)]))
        play(game, choice)
    for strengths in placed:
        assert len(strengths) == SYMBOLS
        assert strengths[0] == min(strengths) < max(strengths)
        assert strengths[1:] == sorted(strengths[1:], reverse=True)
