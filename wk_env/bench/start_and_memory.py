"""The rows of `wk bench` about start and memory, measured in processes of their own."""

import gc
import tracemalloc
from pathlib import Path
from typing import Final

from wk_env.bench.modes import in_a_fresh_process, mode_rows
from wk_env.bench.own import FEW, OPENING, bare_agents, has_inside, midgame
from wk_env.bench.rates import Row, plain_row
from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import game_named

COPIES: Final = 1000
TABLES: Final = 10_000
KIB: Final = 1024
IMPORTS: Final = """
import time
start = time.process_time()
import wk_env
bare = time.process_time()
import wk_env.doors.pettingzoo
door = time.process_time()
from wk_env.play.registry import game_named
game_named({game!r}).new_match({{}}, 1).decision.choices()
print([bare - start, door - start, time.process_time() - door])
"""
MEMORY: Final = "from wk_env.bench.start_and_memory import memory; print(memory({game!r}))"


def resident(line: str) -> float:
    """A size from the kernel's account of this process (VmRSS now, VmHWM at its peak), in bytes; 0 if it keeps none."""
    account = Path("/proc/self/status")
    lines = account.read_text(encoding="utf-8").splitlines() if account.exists() else []
    return sum(float(text.split()[1]) * KIB for text in lines if text.startswith(line))


def memory(game_id: str) -> list[float]:
    """Bytes of a match by tracemalloc, growth of this process a match, and its peak after play through a door."""
    spec = game_named(game_id)
    work = bare_agents(spec)
    for _ in range(OPENING // FEW):
        next(work)
    peak = resident("VmHWM")
    game = midgame(spec)
    gc.collect()
    before = resident("VmRSS")
    grown = [game.copy() for _ in range(COPIES)]
    growth = (resident("VmRSS") - before) / len(grown)
    tracemalloc.start()
    traced = [game.copy() for _ in range(FEW)]
    size = tracemalloc.get_traced_memory()[0] / len(traced)
    tracemalloc.stop()
    return [size, growth, peak]


def plain_rows(spec: GameSpec, rounds: int) -> list[Row]:
    """Start and memory, each in processes of their own; the start of Python itself is not counted."""
    bare, door, first = zip(*(in_a_fresh_process(IMPORTS.format(game=spec.id)) for _ in range(rounds)), strict=True)
    size, growth, peak = in_a_fresh_process(MEMORY.format(game=spec.id))
    return [
        plain_row("import wk_env", list(bare), "s", 0.35),
        plain_row("import of the PettingZoo door", list(door), "s", None),
        plain_row("first game of a process, content read", list(first), "s", None),
        plain_row("a game in mid-game (tracemalloc, 100 copies)", [size / KIB], "KiB", 32),
        plain_row("10,000 games (growth by 1,000 copies, times 10)", [growth * TABLES / KIB**2], "MiB", 1024),
        plain_row("peak of a process with the PettingZoo door", [peak / KIB**2], "MiB", None),
        *(mode_rows(spec.id) if has_inside(spec) else ()),
    ]
