"""What isolation costs a decision beside the agent's own time: `python -m tests.speed.isolation` prints it.

A steward answers every question of a game twice, in this process and in one of its own; what the second way takes
longer is the cost. Medians, since another process may hold the core; on a busy machine read the lowest tenth.
"""

import sys
from collections.abc import Callable
from functools import partial
from statistics import median, quantiles
from time import perf_counter
from typing import Final, TypeVar

from wk_agents.roster import agent

from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.play.view import STANDARD, View

GAMES: Final = 4
MILLION: Final = 1_000_000
WANTED: Final = 200
T = TypeVar("T")


def timed(work: Callable[[], T], times: list[float]) -> T:
    """What some work gives, its microseconds noted."""
    began = perf_counter()
    result = work()
    times.append((perf_counter() - began) * MILLION)
    return result


def measure() -> dict[str, list[float]]:
    """The microseconds of each part of every decision of some games among stewards."""
    own, isolated = agent("steward"), agent("isolated(steward)")
    times: dict[str, list[float]] = {name: [] for name in ("own", "isolated", "pack", "unpack")}
    for seed in range(GAMES):
        match = WARRIOR_KNIGHTS.new_match({}, seed)
        while match.decision.count:
            view = View(WARRIOR_KNIGHTS, match, int(match.decision.seat))
            action = timed(partial(own.choose, view), times["own"])
            assert timed(partial(isolated.choose, view), times["isolated"]) == action
            data = timed(view.imagine(STANDARD).pack, times["pack"])
            timed(partial(WARRIOR_KNIGHTS.unpack, data), times["unpack"])
            match.act(action)
    return times


def main() -> int:
    """Print the table; 1 if the cost is above what is wanted."""
    times = measure()
    costs = [isolated - own for isolated, own in zip(times["isolated"], times["own"], strict=True)]
    print(f"{len(costs)} decisions, microseconds each: lowest tenth, median, highest tenth")
    for name, row in (*times.items(), ("isolated less own", costs)):
        tenths = quantiles(row, n=10)
        print(f"{name:18} {tenths[0]:8.1f} {median(row):8.1f} {tenths[-1]:8.1f}")
    return int(median(costs) > WANTED)


if __name__ == "__main__":
    sys.exit(main())
