"""Many calls of a door: `python -m tests.support.door_memory NAME CALLS` prints by how many bytes the process grew.

A fifth as many calls come first and do not count: they fill free lists and caches.
"""

import gc
import resource
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from wk_agents.roster import agent

from wk_env import warrior_knights_v0
from wk_env.doors.adapters import SoloVectorEnv, StableBaselinesMethods
from wk_env.doors.learning_seats import LearningSeats
from wk_env.doors.tables import Tables
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import Match
from wk_env.play.view import View

STATM: Final = Path("/proc/self/statm")
MEMBERS: Final = ("seats", "question", "choices", "actions", "mask", "observation", "blocks", "facts", "standing")
SHORT: Final = {"influence_each": 1, "most_rounds": 1}


def resident() -> int:
    """The resident memory of this process in bytes; its highest so far where the system tells no more."""
    gc.collect()
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def growth(call: Callable[[], object], calls: int) -> int:
    """By how much memory grew over so many calls."""
    for _ in range(calls // 5):
        call()
    before = resident()
    for _ in range(calls):
        call()
    return resident() - before


def middle(masks: NDArray[np.int8]) -> list[int]:
    """The middle one of the legal actions in each row."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return [int(actions[len(actions) // 2]) for actions in legal]


def step() -> Callable[[], object]:
    """`Tables.step` at 16 tables."""
    tables, rows = Tables(warrior_knights_v0.raw_env(rules=SHORT), 16), np.arange(16)
    tables.reset(seed=1)
    return lambda: tables.step(tables.legal[rows, tables.counts // 2])


def play() -> Callable[[], object]:
    """`Tables.play` at two of three tables, and `restart` where a game has ended."""
    tables = Tables(warrior_knights_v0.raw_env(rules=SHORT), 3)
    tables.reset(seed=1)

    def call() -> None:
        tables.play([0, 2], middle(tables.masks[[0, 2]]))
        for table in np.flatnonzero(tables.terminations).tolist():
            tables.restart(table)

    return call


def gymnasium_vector() -> Callable[[], object]:
    """`SoloVectorEnv.step` at two tables."""
    door = SoloVectorEnv(2, rules=SHORT)
    door.reset(seed=1)
    return lambda: door.step(middle(door.learners.masks))


def stable_baselines() -> Callable[[], object]:
    """What Stable-Baselines3 calls at two tables, without that library."""
    door = StableBaselinesMethods()
    door.learners, door.num_envs = LearningSeats(2, rules=SHORT), 2
    door._seeds, door._options = [1, 2], [None, None]
    door.reset()

    def call() -> None:
        door.step_async(middle(door.learners.masks))
        door.step_wait()

    return call


def raw_env() -> Callable[[], object]:
    """`last` and `step` of `raw_env`, `reset` after the end."""
    door = warrior_knights_v0.raw_env(3, rules=SHORT)
    door.reset(seed=1)

    def call() -> None:
        seen, _, is_over, _, _ = door.last()
        if is_over:
            door.reset()
        else:
            door.step(middle(seen["action_mask"][None])[0])

    return call


def position() -> Match:
    """A game some way on."""
    match = WARRIOR_KNIGHTS.new_match({}, 1)
    for _ in range(200):
        match.play(match.decision.choices()[-1])
    return match


def view() -> Callable[[], object]:
    """A `View` made anew, and all its members but the words."""
    match = position()

    def call() -> None:
        seen = View(WARRIOR_KNIGHTS, match, match.decision.seat)
        for member in MEMBERS:
            getattr(seen, member)
        seen.say(seen.actions[0])

    return call


def words() -> Callable[[], object]:
    """`View.text`."""
    match = position()
    seen = View(WARRIOR_KNIGHTS, match, match.decision.seat)
    return lambda: seen.text


def imagine() -> Callable[[], object]:
    """`View.imagine`, each time another world."""
    match, seeds = position(), count()
    seen = View(WARRIOR_KNIGHTS, match, match.decision.seat)
    return lambda: seen.imagine(next(seeds))


def steward() -> Callable[[], object]:
    """A steward who misjudges: the scores of his options are a vec from Python."""
    match, judge = position(), agent("steward(level=1)")
    seen = View(WARRIOR_KNIGHTS, match, match.decision.seat)
    return lambda: judge.choose(seen)


def packed() -> Callable[[], object]:
    """A position packed and read again: its columns are set from Python."""
    match = position()
    return lambda: WARRIOR_KNIGHTS.unpack(match.pack())


DOORS: Final[dict[str, Callable[[], Callable[[], object]]]] = {
    made.__name__: made
    for made in (step, play, gymnasium_vector, stable_baselines, raw_env, view, words, imagine, steward, packed)
}

if __name__ == "__main__":
    print(growth(DOORS[sys.argv[1]](), int(sys.argv[2])))
