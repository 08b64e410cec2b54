"""The rows of `wk bench` about this package: the base game with four players, legal choices drawn uniformly."""

import gc
import tracemalloc
from collections.abc import Iterator
from itertools import chain, count, repeat
from pathlib import Path
from random import Random
from typing import Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from wk_env import warrior_knights_v0
from wk_env.bench.modes import in_a_fresh_process, mode_rows
from wk_env.bench.rates import Case, Row, plain_row
from wk_env.doors.registration import gymnasium_id
from wk_env.doors.tables import Tables
from wk_env.games.warrior_knights.content.load import open_box
from wk_env.games.warrior_knights.encoding.action_space import ACTION_COUNT, CODES
from wk_env.games.warrior_knights.encoding.lens import KnightsLens
from wk_env.games.warrior_knights.knowledge.sight import redeal
from wk_env.games.warrior_knights.rules.asks import DISCARD, PLAN
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.codes import Marks
from wk_env.kernel.core import play, play_out
from wk_env.kernel.rng import rng_from
from wk_env.play.record import Record, Recorder, verify

MANY: Final = 500
FEW: Final = 100
OPENING: Final = 1000
COPIES: Final = 1000
TABLES: Final = 10_000
KIB: Final = 1024
IMPORTS: Final = """
import time
start = time.process_time()
import wk_env
bare = time.process_time()
import wk_env.warrior_knights_v0
door = time.process_time()
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
WARRIOR_KNIGHTS.new_match({}, 1).decision.choices()
print([bare - start, door - start, time.process_time() - door])
"""
MEMORY: Final = "from wk_env.bench.own import memory; print(memory())"


def new_play(seed: int) -> Play:
    """A game about to ask its first question."""
    return WARRIOR_KNIGHTS.new_match({}, seed).game


def position(ask: int) -> Play:
    """The first position that asks this after the opening of a random game."""
    game, luck = new_play(1), rng_from(1)
    decisions = 0
    while decisions < OPENING or game.decision.ask != ask:
        play(game, game.decision.options[luck.below(game.decision.count)])
        decisions += 1
        assert game.decision.count, "the game ended before the position came"
    return game


def inside() -> Iterator[int]:
    """Whole games by the rules alone, setting up included."""
    for seed in count():
        yield play_out(new_play(seed), rng_from(seed))


def with_options() -> Iterator[int]:
    """Python draws from the list of choices."""
    draw = Random(1).random
    for seed in count():
        game = new_play(seed)
        options = game.decision.choices()
        while options:
            done = 0
            for done in range(1, MANY + 1):  # noqa: B007 - read when the game ends
                play(game, options[int(draw() * len(options))])
                options = game.decision.choices()
                if not options:
                    break
            yield done


def with_choice() -> Iterator[int]:
    """Python draws from the list of choices; only questions with two or more answers count."""
    draw = Random(1).random
    for seed in count():
        game, done = new_play(seed), 0
        options = game.decision.choices()
        while options:
            done += len(options) > 1
            play(game, options[int(draw() * len(options))])
            options = game.decision.choices()
            if done == MANY:
                yield done
                done = 0
        yield done


def with_mask() -> Iterator[int]:
    """The same, with a mask before every choice, in a buffer that numpy sees."""
    draw = Random(1).random
    marks = Marks(ACTION_COUNT)
    for seed in count():
        game = new_play(seed)
        options = game.decision.choices()
        while options:
            done = 0
            for done in range(1, MANY + 1):  # noqa: B007 - read when the game ends
                marks.show(game.decision, game.decision.seat, CODES)
                play(game, options[int(draw() * len(options))])
                options = game.decision.choices()
                if not options:
                    break
            yield done


def with_observation() -> Iterator[int]:
    """The same, with a mask and what the seat sees before every choice, in buffers that numpy sees."""
    draw = Random(1).random
    lens = KnightsLens(is_wide=False)
    for seed in count():
        game = new_play(seed)
        options = game.decision.choices()
        while options:
            done = 0
            for done in range(1, MANY + 1):  # noqa: B007 - read when the game ends
                lens.see(game, game.decision.seat)
                play(game, options[int(draw() * len(options))])
                options = game.decision.choices()
                if not options:
                    break
            yield done


def agents_in_turn(env: AECEnv) -> Iterator[int]:
    """PettingZoo's own loop with `last()`; the steps of agents that are done are paid for and not counted."""
    draw = Random(1).random
    for seed in chain([1], repeat(None)):  # seeding is dear where games are short: once, as PettingZoo means it
        env.reset(seed=seed)
        done = 0
        for _ in env.agent_iter(2**62):
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut or observation is None:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
            done += 1
            if done == FEW:
                yield done
                done = 0
        yield done


def many_tables() -> Iterator[int]:
    """64 tables played in one call with a numpy array of actions, drawn for all together from the lists."""
    tables, luck, rows = Tables(warrior_knights_v0.raw_env(), 64), np.random.default_rng(1), np.arange(64)
    tables.reset(seed=1)
    while True:
        tables.step(tables.legal[rows, (luck.random(64) * tables.counts).astype(np.int64)])
        yield tables.count


def one_seat() -> Iterator[int]:
    """Gymnasium's loop; only the decisions of the learning seat count."""
    draw = Random(1).random
    env = gymnasium.make(gymnasium_id(WARRIOR_KNIGHTS.id))
    for seed in count():
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            done = 0
            for done in range(1, FEW + 1):  # noqa: B007 - read when the game ends
                legal = np.flatnonzero(info["action_mask"])
                _, _, is_over, _, info = env.step(int(legal[int(draw() * len(legal))]))
                if is_over:
                    break
            yield done


def copies(ask: int) -> Iterator[int]:
    """Copies of one position, thrown away."""
    game = position(ask)
    while True:
        for _ in range(FEW):
            game.copy()
        yield FEW


def redeals() -> Iterator[int]:
    """Redealt copies of a battle, as the seat asked may imagine it."""
    game = position(DISCARD)
    for first in count(0, FEW):
        for seed in range(first, first + FEW):
            redeal(game, game.decision.seat, seed)
        yield FEW


def positions_as_data() -> Iterator[int]:
    """A battle packed and read again."""
    match = KnightsMatch(position(DISCARD), open_box(None))
    while True:
        for _ in range(FEW):
            WARRIOR_KNIGHTS.unpack(match.pack())
        yield FEW


def a_record() -> Record:
    """A random game's first thousand decisions."""
    recorder, luck = Recorder(WARRIOR_KNIGHTS.id, {}, 1), rng_from(1)
    for _ in range(OPENING):
        options = recorder.match.decision.choices()
        recorder.play(options[luck.below(len(options))])
    return recorder.record()


def replays() -> Iterator[int]:
    """A record played again, every position checked."""
    record = a_record()
    while True:
        verify(record)
        yield 1


def beginnings() -> Iterator[int]:
    """New games up to their first list of choices."""
    for first in count(0, FEW):
        for seed in range(first, first + FEW):
            WARRIOR_KNIGHTS.new_match({}, seed).decision.choices()
        yield FEW


OWN: Final = (
    Case("random play inside the rules", inside, "decisions/s", 8),
    Case("engine, list of choices", with_options),
    Case("engine, list, two choices or more", with_choice),
    Case("engine, mask", with_mask, "decisions/s", 12),
    Case("engine, mask, observation", with_observation),
    Case("64 tables in one call, mask, observation", many_tables, "decisions/s", 40),
    Case("PettingZoo raw_env", lambda: agents_in_turn(warrior_knights_v0.raw_env()), "decisions/s", 150),
    Case("PettingZoo env, wrapped", lambda: agents_in_turn(warrior_knights_v0.env()), "decisions/s", 650),
    Case("Gymnasium seat, three uniform opponents", one_seat, "decisions/s", 500),
    Case("copy in mid-battle", lambda: copies(DISCARD), "us", 1),
    Case("copy at planning", lambda: copies(PLAN), "us"),
    Case("redealt copy in mid-battle", redeals, "us", 5),
    Case("position as data and back", positions_as_data, "us", 100),
    Case("replay of 1,000 decisions, verified", replays, "ms", 5),
    Case("first decision of a new game", beginnings, "ms", 0.5),
)


def resident(line: str) -> float:
    """A size from the kernel's account of this process (VmRSS now, VmHWM at its peak), in bytes; 0 if it keeps none."""
    account = Path("/proc/self/status")
    lines = account.read_text(encoding="utf-8").splitlines() if account.exists() else []
    return sum(float(text.split()[1]) * KIB for text in lines if text.startswith(line))


def memory() -> list[float]:
    """Bytes of a game by tracemalloc, growth of this process a game, and its peak after play through a door."""
    work = agents_in_turn(warrior_knights_v0.raw_env())
    for _ in range(OPENING // FEW):
        next(work)
    peak = resident("VmHWM")
    game = position(DISCARD)
    gc.collect()
    before = resident("VmRSS")
    grown = [game.copy() for _ in range(COPIES)]
    growth = (resident("VmRSS") - before) / len(grown)
    tracemalloc.start()
    traced = [game.copy() for _ in range(FEW)]
    size = tracemalloc.get_traced_memory()[0] / len(traced)
    tracemalloc.stop()
    return [size, growth, peak]


def plain_rows(rounds: int) -> list[Row]:
    """Start and memory, each in processes of their own; the start of Python itself is not counted."""
    bare, door, first = zip(*(in_a_fresh_process(IMPORTS) for _ in range(rounds)), strict=True)
    size, growth, peak = in_a_fresh_process(MEMORY)
    return [
        plain_row("import wk_env", list(bare), "s", 0.35),
        plain_row("import of the PettingZoo door", list(door), "s", None),
        plain_row("first game of a process, content read", list(first), "s", None),
        plain_row("a game in mid-battle (tracemalloc, 100 copies)", [size / KIB], "KiB", 32),
        plain_row("10,000 games (growth by 1,000 copies, times 10)", [growth * TABLES / KIB**2], "MiB", 1024),
        plain_row("peak of a process with the PettingZoo door", [peak / KIB**2], "MiB", None),
        *mode_rows(),
    ]
