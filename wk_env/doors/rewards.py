"""What a game is worth to each seat: `win`, `first`, `rank`, or `influence`, whose sum does not depend on the path."""

from collections.abc import Sequence
from typing import Final

from wk_env.kernel.spec import Match

SCHEMES: Final = ("win", "rank", "influence", "first")


def end_rewards(scheme: str, match: Match) -> list[float]:
    """The reward of each seat of a game that is over."""
    if scheme != "first":
        return final_rewards(scheme, match.result())
    leaders = match.leaders()
    return win_rewards([1 if seat in leaders else 2 for seat in range(match.seats)])


def final_rewards(scheme: str, ranks: Sequence[int]) -> list[float]:
    """The reward of each seat by its rank, summing to 0; ranks of 0 mean that the game is on: nothing yet."""
    if not any(ranks):
        return [0.0] * len(ranks)
    return rank_rewards(ranks) if scheme in {"rank", "influence"} else win_rewards(ranks)


def win_rewards(ranks: Sequence[int]) -> list[float]:
    """1 for the winner, the others share -1; several share what one would get; nothing for anybody if nobody won."""
    winners, rivals = ranks.count(1), len(ranks) - 1
    if winners == 0:
        return [0.0] * len(ranks)
    return [((len(ranks) / winners if rank == 1 else 0.0) - 1) / rivals for rank in ranks]


def rank_rewards(ranks: Sequence[int]) -> list[float]:
    """From 1 for the first to -1 for the last in equal steps; equal ranks share the mean of their steps."""
    rivals = len(ranks) - 1
    beaten = [sum(rank < other for other in ranks) - sum(rank > other for other in ranks) for rank in ranks]
    return [count / rivals for count in beaten]


def potentials(scheme: str, match: Match) -> list[float]:
    """How well each seat stands, as far as the scheme counts it on the way: its lead over the mean, a share of all."""
    standing = match.standing()
    if scheme != "influence":
        return [0.0] * len(standing)
    mean, pool = sum(standing) / len(standing), match.at_stake()
    return [(own - mean) / pool for own in standing]


def checked_scheme(scheme: str) -> str:
    """The scheme, or ValueError saying which there are."""
    if scheme not in SCHEMES:
        raise ValueError(f"no such reward scheme: {scheme!r}; there are {', '.join(SCHEMES)}")
    return scheme
