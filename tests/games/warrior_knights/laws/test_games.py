"""What holds in every game of Warrior Knights, tried on random games at every number of seats."""

from collections.abc import Iterator

import pytest

from tests.support.invariants import faults
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play
from wk_env.kernel.rng import rng_from

SEATS = (2, 3, 4, 5, 6)
MOST_DECISIONS = 400_000  # a game that takes longer hangs; most random games take a thirtieth of it


def positions(seats: int, seed: int) -> Iterator[Play]:
    """Every position of a random game, the last one included."""
    game = new_game(Rules(seats=seats), house_content(), seed)
    luck = rng_from(seed + 1_000_003)
    for _ in range(MOST_DECISIONS):
        yield game
        if game.decision.count == 0:
            return
        play(game, game.decision.options[luck.below(game.decision.count)])
    raise AssertionError(f"{seats} seats, seed {seed}: not over after {MOST_DECISIONS} decisions")


def first_fault(seats: int, seed: int, every: int) -> str | None:
    """The first broken law of a random game, looked at every so many decisions, and where."""
    for number, game in enumerate(positions(seats, seed)):
        wrong = faults(game) if number % every == 0 else []
        if wrong:
            return f"{seats} seats, seed {seed}, decision {number}, ask {game.decision.ask}: {wrong[0]}"
    return None


def last_of(seats: int, seed: int) -> Play:
    """The end of a random game."""
    *_, last = positions(seats, seed)
    return last


@pytest.mark.parametrize("seats", SEATS)
def test_the_laws_hold_in_a_few_games(seats: int) -> None:
    assert [first_fault(seats, seed, 23) for seed in range(6)] == [None] * 6


@pytest.mark.parametrize("seats", SEATS)
def test_every_game_ends(seats: int) -> None:
    assert [last_of(seats, seed).is_over() for seed in range(100, 130)] == [True] * 30


@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_at_any_decision_is_equal_and_independent(seats: int) -> None:
    for number, game in enumerate(positions(seats, 77)):
        if number % 97 == 0 and game.decision.count:
            before = game.digest()
            twin = game.copy()
            assert twin.digest() == before
            play(twin, twin.decision.options[0])
            assert game.digest() == before


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("seats", SEATS)
def test_the_laws_hold_in_400_games(seats: int) -> None:
    found = (first_fault(seats, seed, 101) for seed in range(1000, 1400))
    assert [fault for fault in found if fault is not None] == []
