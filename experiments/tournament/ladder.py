"""How far apart the shipped agents stand: each published figure, and the same games played again.

What is published stands in `ladder.toml` and nowhere else: one agent against copies of the rung below. On the published
deals, and as many of them, a figure ought to lie in its own interval. On fewer, or on others, both figures are
estimates: the new one ought to lie in the interval of their difference (Newcombe's), as wide as it takes that all rungs
together are right in 95 of 100 cases.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from math import hypot
from pathlib import Path
from statistics import NormalDist
from typing import Final

import msgspec
from wk_experiments.tournament.analysis import analyse
from wk_experiments.tournament.findings import Duel, Figure
from wk_experiments.tournament.run import go_on, run_tournament
from wk_experiments.tournament.settings import TournamentRequest
from wk_experiments.tournament.shipped_agents import PUBLIC_SALT

from wk_env.jobs.workers import PROCESSES

FILE: Final = Path(__file__).with_name("ladder.toml")
SEED: Final = 1
QUICK: Final = 40  # games a rung
DOUBT: Final = 0.05


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published figure: the share of wins of an agent against copies of another, with its 95 % interval."""

    table: str
    agent: str
    against: str
    players: int
    games: int
    wins: float
    low: float
    high: float

    @property
    def is_by_clock(self) -> bool:
        """Whether the figure depends on how fast the machine is."""
        return "ms=" in self.agent + self.against


class Replayed(msgspec.Struct, frozen=True):
    """A published figure, the same measured now, where it ought to lie, and whether it does."""

    published: Published
    games: int
    wins: Figure
    low: float
    high: float
    holds: bool


def published() -> list[Published]:
    """Every published figure."""
    rows: object = tomllib.loads(FILE.read_text(encoding="utf-8"))["figure"]
    return msgspec.convert(rows, list[Published])


def rungs_named(names: Sequence[str]) -> list[Published]:
    """The figures of these agents, or all; ValueError for an agent that has none."""
    rows = published()
    known = {row.agent: None for row in rows}
    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]!r}" if near else f"there are {', '.join(known)}"
            raise ValueError(f"no figure of {name!r} is published; {hint}")
    return [row for row in rows if row.agent in names or not names]


def replay(
    rows: Sequence[Published],
    folder: Path,
    jobs: int | None,
    games: int | None = None,
    seed: int = SEED,
    backend: str = PROCESSES,
) -> Iterator[Replayed]:
    """Play the games of these figures again, each in a folder of its own, and go on there with what was begun."""
    for row in rows:
        duel = played(folder / name_of(row), row, row.games if games is None else games, seed, jobs, backend)
        yield compared(row, duel, rungs=len(rows), is_other=seed != SEED or duel.games != row.games)


def played(folder: Path, row: Published, games: int, seed: int, jobs: int | None, backend: str = PROCESSES) -> Duel:
    """How the one fares against copies of the other, in at least so many games."""
    agents = [row.agent, row.against]
    asked = TournamentRequest(agents, games, seed, row.players, schedule="ladder", salt=PUBLIC_SALT)
    (go_on if folder.exists() else run_tournament)(folder, asked, jobs, backend=backend)
    return analyse(folder).duels[0]


def name_of(row: Published) -> str:
    """What the folder of a rung is called."""
    return re.sub(r"[^\w.]+", "-", f"{row.agent}-against-{row.players - 1}-{row.against}").strip("-")


def compared(row: Published, duel: Duel, *, rungs: int, is_other: bool) -> Replayed:
    """A figure beside what was published; `is_other`: it comes from other games than that."""
    wins, low, high = duel.win_share, row.low, row.high
    if is_other:
        wider = NormalDist().inv_cdf(1 - DOUBT / 2 / rungs) / NormalDist().inv_cdf(1 - DOUBT / 2)
        own_low, own_high = (1.0 if end is None else abs(end - wins.value) for end in (wins.low, wins.high))
        low = max(0.0, row.wins - wider * hypot(row.wins - row.low, own_high))
        high = min(1.0, row.wins + wider * hypot(row.high - row.wins, own_low))
    return Replayed(row, duel.games, wins, round(low, 3), round(high, 3), low <= wins.value <= high)
