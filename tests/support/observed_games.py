"""Positions of games to look at."""

from wk_experiments.games.warrior_knights.random_barons import choose

from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.rng import rng_from
from wk_env.play.registry import game_named


def begun(seats: int, seed: int) -> KnightsMatch:
    """A new game of Warrior Knights."""
    match = game_named("wk/warrior-knights").new_match({"seats": seats}, seed)
    assert isinstance(match, KnightsMatch)
    return match


def until(ask: int, seats: int = 4, seed: int = 1, times: int = 1) -> KnightsMatch:
    """A game at the position in which a kind of question is asked, for the first or a later time."""
    for later in range(seed, seed + 40):
        match = begun(seats, later)
        luck, left = rng_from(later), times
        while match.decision.count:
            left -= match.decision.ask == ask
            if left == 0:
                return match
            match.play(choose(match, luck))
    raise AssertionError(f"question {ask} was not asked {times} times in 40 games")
