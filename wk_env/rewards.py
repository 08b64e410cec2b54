"""What a game is worth to each seat: `win`, `rank`, or `influence`, whose sum does not depend on the path."""

from collections.abc import Sequence
from typing import Final

from wk_env.kernel.spec import Match

SCHEMES: Final = ("win", "rank", "influence")


def final_rewards(scheme: str, ranks: Sequence[int]) -> list[float]:
    """The reward of each seat at the end, summing to 0; ranks of 0 mean that the game is on: nothing yet."""
    if not any(ranks):
        return [0.0] * len(ranks)
    return win_rewards(ranks) if scheme == "win" else rank_rewards(ranks)


def win_rewards(ranks: Sequence[int]) -> list[float]:
    """1 for the winner, the others share -1; nothing for anybody if nobody won."""
    if 1 not in ranks:
        return [0.0] * len(ranks)
    return [1.0 if rank == 1 else -1.0 / (len(ranks) - 1) for rank in ranks]


def rank_rewards(ranks: Sequence[int]) -> list[float]:
    """From 1 for the first to -1 for the last in equal steps; equal ranks share the mean of their steps."""
    rivals = len(ranks) - 1
    beaten = [sum(rank < other for other in ranks) - sum(rank > other for other in ranks) for rank in ranks]
    return [count / rivals for count in beaten]


def potentials(scheme: str, match: Match) -> list[float]:
    """How well each seat stands, as far as the scheme counts it on the way: its lead over the mean, at most 1."""
    standing = match.standing()
    total = sum(standing)
    if scheme != "influence" or total == 0:
        return [0.0] * len(standing)
    return [share / total - 1 / len(standing) for share in standing]


def checked_scheme(scheme: str) -> str:
    """The scheme, or ValueError saying which there are."""
    if scheme not in SCHEMES:
        raise ValueError(f"no such reward scheme: {scheme!r}; there are {', '.join(SCHEMES)}")
    return scheme
