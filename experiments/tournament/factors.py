"""Whether it matters where one sits, in which order, in which colour and where one begins.

An agent is due its mean win share in each line-up, wherever it sits; what a seat wins beyond that is laid to its kind.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray
from wk_experiments.statistics.seat_effects import hotelling_p, is_even, shuffled_p
from wk_experiments.statistics.shares import mean_interval
from wk_experiments.tournament.findings import Effect, Figure, SeatKind
from wk_experiments.tournament.results import GameResult, Results, win_shares

Floats = NDArray[np.float64]
KindOf = Callable[[GameResult, int], str]
Thing = TypeVar("Thing", int, str)
SIGNIFICANT: Final = 0.05  # of all effects together


def effects_of(results: Results) -> list[Effect]:
    """The effect of the seat, and of everything else that told seats apart at the start."""
    known = [game for game in results.games if game.starts]
    names = list(known[0].starts[0]) if known else []
    asked: list[tuple[str, KindOf, Sequence[GameResult]]] = (
        [("seat", seat_at_the_table, results.games)] if results.games else []
    )
    asked += [(name, by_factor(name), known) for name in names]
    return [effect_of(*one, SIGNIFICANT / len(asked)) for one in asked]


def seat_at_the_table(_: GameResult, seat: int) -> str:
    """A seat by number."""
    return f"seat {seat + 1}"


def by_factor(name: str) -> KindOf:
    """What kind of seat a seat of a game is by one of the things that told seats apart at the start."""
    return lambda game, seat: game.starts[seat][name]


def effect_of(name: str, kind_of: KindOf, games: Sequence[GameResult], threshold: float = SIGNIFICANT) -> Effect:
    """One effect: each kind's wins, and whether kinds differ by more than luck, judged by a threshold."""
    seats = [(game, seat) for game in games for seat in range(len(game.seats))]
    kinds = [kind_of(game, seat) for game, seat in seats]
    agents, deals, won = seated(games)
    due = mean_by(places(agents), won[:, None])[:, 0]
    rows, names = places(deals), sorted(set(kinds))
    starts, wins, dues = (sums(rows, one_hot(kinds) * part[:, None]) for part in (np.ones_like(won), won, due))
    if is_even(starts):
        p = shuffled_p(wins - dues, starts > 0)
    else:
        unusual = one_hot(kinds) - mean_by(places(agents), one_hot(kinds))
        p = hotelling_p(sums(rows, unusual * (won - due)[:, None]))
    coverage = 1 - threshold / len(names)
    found = [kind_row(kind, starts[:, k], wins[:, k], dues[:, k], coverage) for k, kind in enumerate(names)]
    return Effect(name, None if p is None else round(p, 6), found, threshold)


def seated(games: Sequence[GameResult]) -> tuple[list[str], list[int], Floats]:
    """Of every seat of every game: its agent in this line-up, the deal, and its share of the win."""
    agents = [f"{game.lineup} {name}" for game in games for name in game.seats]
    deals = [game.deal for game in games for _ in game.seats]
    return agents, deals, np.array([share for game in games for share in win_shares(game.ranks)])


def places(things: Sequence[Thing]) -> NDArray[np.int64]:
    """The place of each thing among the different ones in their order."""
    order = {thing: place for place, thing in enumerate(sorted(set(things)))}
    return np.array([order[thing] for thing in things])


def one_hot(kinds: Sequence[str]) -> Floats:
    """A column for each kind: 1 where a thing is of it."""
    found = places(kinds)
    return np.asarray(np.eye(int(found.max()) + 1)[found])


def sums(groups: NDArray[np.int64], rows: Floats) -> Floats:
    """The sum of the rows of each group."""
    total = np.zeros((int(groups.max()) + 1, rows.shape[1]))
    np.add.at(total, groups, rows)
    return total


def mean_by(groups: NDArray[np.int64], rows: Floats) -> Floats:
    """For each row the mean of its group."""
    return np.asarray((sums(groups, rows) / np.bincount(groups)[:, None])[groups])


def kind_row(name: str, starts: Floats, wins: Floats, due: Floats, coverage: float) -> SeatKind:
    """What became of the seats of one kind."""
    excess = mean_interval(wins - due, starts, coverage)
    ends = [round(end, 6) if np.isfinite(end) else None for end in (excess.low, excess.high)]
    figure = Figure(round(excess.value, 6), *ends)
    return SeatKind(name, int(starts.sum()), round(float(wins.sum()), 3), round(float(due.sum()), 3), figure)
