"""The rows of `wk bench` about this package: a game with its usual seats, legal choices drawn uniformly."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, count, repeat
from random import Random
from typing import Final, TypeAlias

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from wk_env.bench.rates import Case
from wk_env.doors import pettingzoo as door
from wk_env.doors.registration import gymnasium_id
from wk_env.doors.tables import Tables
from wk_env.kernel.codes import Marks
from wk_env.kernel.core import Game, State, play, play_out
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.history import new_history
from wk_env.play.record import Record, to_record, verify
from wk_env.play.registry import USUAL

MANY: Final = 500
FEW: Final = 100
OPENING: Final = 1000


def has_inside(spec: GameSpec) -> bool:
    """Whether the game behind a match can be reached: its advisor does."""
    return spec.advisor is not None


def inside_of(spec: GameSpec, match: Match) -> Game[State]:
    """The game behind a match."""
    assert spec.advisor is not None, "the rows that ask are left out"
    return spec.advisor.game_of(match)


def new_game(spec: GameSpec, seed: int) -> Game[State]:
    """A game about to ask its first question."""
    return inside_of(spec, spec.new_match({}, seed))


def midgame(spec: GameSpec) -> Match:
    """Of the positions of a random game the one that takes most bytes: dear to copy."""
    match, luck = spec.new_match({}, 1), rng_from(1)
    largest, size = match.copy(), len(match.pack())
    for _ in range(OPENING):
        if match.decision.count == 0:
            break
        match.play(match.decision.choices()[luck.below(match.decision.count)])
        if match.decision.count and len(match.pack()) > size:
            largest, size = match.copy(), len(match.pack())
    return largest


def inside(spec: GameSpec) -> Iterator[int]:
    """Whole games by the rules alone, setting up included."""
    for seed in count():
        yield play_out(new_game(spec, seed), rng_from(seed))


def with_options(spec: GameSpec) -> Iterator[int]:
    """Python draws from the list of choices."""
    draw = Random(1).random
    for seed in count():
        game = new_game(spec, seed)
        options = game.decision.choices()
        while options:
            done = 0
            for done in range(1, MANY + 1):  # noqa: B007 - read when the game ends
                play(game, options[int(draw() * len(options))])
                options = game.decision.choices()
                if not options:
                    break
            yield done


def with_choice(spec: GameSpec) -> Iterator[int]:
    """Python draws from the list of choices; only questions with two or more answers count."""
    draw = Random(1).random
    for seed in count():
        game, done = new_game(spec, seed), 0
        options = game.decision.choices()
        while options:
            done += len(options) > 1
            play(game, options[int(draw() * len(options))])
            options = game.decision.choices()
            if done == MANY:
                yield done
                done = 0
        yield done


def with_mask(spec: GameSpec) -> Iterator[int]:
    """The same, with a mask before every choice, in a buffer that numpy sees."""
    draw = Random(1).random
    marks, codes = Marks(spec.action_count), spec.codes
    for seed in count():
        game = new_game(spec, seed)
        options = game.decision.choices()
        while options:
            done = 0
            for done in range(1, MANY + 1):  # noqa: B007 - read when the game ends
                marks.show(game.decision, game.decision.seat, codes)
                play(game, options[int(draw() * len(options))])
                options = game.decision.choices()
                if not options:
                    break
            yield done


def with_observation(spec: GameSpec) -> Iterator[int]:
    """The same, with a mask and what the seat sees before every choice, in buffers that numpy sees."""
    draw = Random(1).random
    lens = spec.lens()
    for seed in count():
        match = spec.new_match({}, seed)
        game = inside_of(spec, match)
        options = game.decision.choices()
        while options:
            done = 0
            for done in range(1, MANY + 1):  # noqa: B007 - read when the game ends
                lens.look(match, game.decision.seat)
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


def many_tables(spec: GameSpec) -> Iterator[int]:
    """64 tables played in one call with a numpy array of actions, drawn for all together from the lists."""
    tables, luck, rows = Tables(door.raw_env(spec), 64), np.random.default_rng(1), np.arange(64)
    tables.reset(seed=1)
    while True:
        tables.step(tables.legal[rows, (luck.random(64) * tables.counts).astype(np.int64)])
        yield tables.count


def one_seat(spec: GameSpec) -> Iterator[int]:
    """Gymnasium's loop; only the decisions of the learning seat count."""
    draw = Random(1).random
    env = gymnasium.make(gymnasium_id(spec.id))
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


def copies(spec: GameSpec) -> Iterator[int]:
    """Copies of one position, thrown away."""
    game = inside_of(spec, midgame(spec))
    while True:
        for _ in range(FEW):
            game.copy()
        yield FEW


def redeals(spec: GameSpec) -> Iterator[int]:
    """Redealt copies of a position, as the seat asked may imagine it."""
    advisor, game = spec.advisor, inside_of(spec, midgame(spec))
    assert advisor is not None, "it has just been asked"
    for first in count(0, FEW):
        for seed in range(first, first + FEW):
            advisor.redeal(game, game.decision.seat, seed)
        yield FEW


def positions_as_data(spec: GameSpec) -> Iterator[int]:
    """A position packed and read again."""
    match = midgame(spec)
    while True:
        for _ in range(FEW):
            spec.unpack(match.pack())
        yield FEW


def a_record(spec: GameSpec) -> Record:
    """The first thousand decisions of a random game, or all if it has fewer."""
    history, luck = new_history(spec, {}, 1), rng_from(1)
    for _ in range(OPENING):
        options = history.match.decision.choices()
        if options:
            history.play(options[luck.below(len(options))])
    return to_record(history)


def replays(spec: GameSpec) -> Iterator[int]:
    """A record played again, every position checked."""
    record = a_record(spec)
    while True:
        verify(record)
        yield 1


def beginnings(spec: GameSpec) -> Iterator[int]:
    """New games up to their first list of choices."""
    for first in count(0, FEW):
        for seed in range(first, first + FEW):
            spec.new_match({}, seed).decision.choices()
        yield FEW


def cases_of(spec: GameSpec) -> list[Case]:
    """Every row about a game; the targets are those of the usual one."""
    rows: tuple[RowOf, ...] = (
        *(INSIDE if has_inside(spec) else ()),
        ("64 tables in one call, mask, observation", many_tables, "decisions/s", 40),
        ("PettingZoo raw_env", bare_agents, "decisions/s", 150),
        ("PettingZoo env, wrapped", wrapped_agents, "decisions/s", 650),
        ("Gymnasium seat, uniform opponents", one_seat, "decisions/s", 500),
        *(COPIED if has_inside(spec) else ()),
        ("position as data and back", positions_as_data, "us", 100),
        (f"replay of {len(a_record(spec).choices):,} decisions, verified", replays, "ms", 5),
        ("first decision of a new game", beginnings, "ms", 0.5),
    )
    is_usual = spec.id == USUAL
    return [Case(name, partial(work, spec), unit, most if is_usual else None) for name, work, unit, most in rows]


def bare_agents(spec: GameSpec) -> Iterator[int]:
    """PettingZoo's loop without its wrappers."""
    return agents_in_turn(door.raw_env(spec))


def wrapped_agents(spec: GameSpec) -> Iterator[int]:
    """PettingZoo's loop in its standard wrappers."""
    return agents_in_turn(door.env(spec))


RowOf: TypeAlias = "tuple[str, Callable[[GameSpec], Iterator[int]], str, float | None]"
INSIDE: Final[tuple[RowOf, ...]] = (
    ("random play inside the rules", inside, "decisions/s", 8),
    ("engine, list of choices", with_options, "decisions/s", None),
    ("engine, list, two choices or more", with_choice, "decisions/s", None),
    ("engine, mask", with_mask, "decisions/s", 12),
    ("engine, mask, observation", with_observation, "decisions/s", None),
)
COPIED: Final[tuple[RowOf, ...]] = (
    ("copy in mid-game", copies, "us", 1),
    ("redealt copy in mid-game", redeals, "us", 5),
)
