"""Which games of a tournament count: all whole deals played in order, up to the block that decides its test."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from wk_experiments.statistics.sequential import SequentialTest
from wk_experiments.tournament.results import GameResult, Settings, win_shares
from wk_experiments.tournament.schedule import Schedule

ALPHA: Final = 0.05
BETA: Final = 0.05


def sequential_test(settings: Settings) -> SequentialTest | None:
    """The test of a tournament before its first block, if it has one."""
    if settings.sprt is None:
        return None
    p0, p1 = settings.sprt
    return SequentialTest(p0, p1, settings.players, ALPHA, BETA)


def focus_share(games: Sequence[GameResult]) -> float | None:
    """The part of a block's games that the one against the others won; None if none of them counts."""
    shares = [win_shares(game.ranks)[game.focus] for game in games if game.focus is not None and game.void is None]
    return sum(shares) / len(shares) if shares else None


def add_block(test: SequentialTest, block: Sequence[GameResult]) -> None:
    """Let a test take in a block, if any game of it counts."""
    share = focus_share(block)
    if share is not None:
        test.add(share)


def blocks_in_order(games: Sequence[GameResult], players: int) -> list[list[GameResult]]:
    """The whole blocks with which a tournament begins; games beyond the first gap do not count yet."""
    blocks: list[list[GameResult]] = []
    for number, found in groupby(games, lambda game: game.number // players):
        block = list(found)
        if number != len(blocks) or len(block) < players:
            break
        blocks.append(block)
    return blocks


def counted(settings: Settings, games: Sequence[GameResult]) -> tuple[list[GameResult], bool]:
    """The games that count, and whether they are all there ever will be."""
    test = sequential_test(settings)
    if test is None:
        return list(games), len(games) >= len(Schedule(settings))
    kept: list[GameResult] = []
    for block in blocks_in_order(games, settings.players):
        kept += block
        add_block(test, block)
        if test.is_decided:
            return kept, True
    return kept, len(kept) >= len(Schedule(settings))
