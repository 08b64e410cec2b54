"""PettingZoo's own tests pass for every number of players and every option, with no warning that is not explained."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from random import Random
from types import SimpleNamespace
from typing import Final

import numpy as np
import pettingzoo
import pytest
from gymnasium import spaces
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.wrappers import BaseWrapper

from wk_env import warrior_knights_v0
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.pettingzoo import AllAtOnce, wrapped
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.play.history import new_history
from wk_env.play.record import Record, to_record

HOUSE: Final = str(files("wk_env.games.warrior_knights.content") / "house")
OPTIONAL: Final = {"offers": 2, "heirs": 1, "elimination": 1, "open_motions": 2, "miracles": 1, "victory": 1}
SETTINGS: Final[list[dict[str, object]]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 6},
    {"players": 3, "reward": "win"},
    {"players": 3, "reward": "influence"},
    {"players": 3, "observation": "wide"},
    {"players": 3, "reward": "first", "observation": "compact_float32", "state": True},
    {"players": 3, "skip_forced": True},
    {"players": 3, "state": True},
    {"players": 2, "content": HOUSE},
    {"players": 6, "rules": OPTIONAL},
    {"players": 4, "rules": OPTIONAL, "reward": "influence", "observation": "wide", "skip_forced": True, "state": True},
]
# What api_test says of every dictionary, though only a dictionary can hold the mask beside the numbers.
OF_DICTIONARIES: Final = {
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}
CYCLES: Final = 4
SEARCHED: Final = 4000

every_setting = pytest.mark.parametrize("choices", SETTINGS, ids=str)


@contextmanager
def heard() -> Iterator[set[str]]:
    """The warnings of a block."""
    said: set[str] = set()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield said
    said.update(str(warning.message) for warning in caught)


def env(choices: dict[str, object]) -> pettingzoo.AECEnv:
    """The wrapped environment with these options."""
    return warrior_knights_v0.env(**choices)  # type: ignore[arg-type]  # whatever there is


def parallel(choices: dict[str, object]) -> pettingzoo.ParallelEnv:
    """The parallel environment with these options."""
    return warrior_knights_v0.parallel_env(**choices)  # type: ignore[arg-type]  # whatever there is


@every_setting
def test_the_api_test_passes_and_says_what_it_says_of_every_dictionary(choices: dict[str, object]) -> None:
    with heard() as said:
        api_test(env(choices), num_cycles=40)
    assert said == OF_DICTIONARIES


@pytest.mark.parametrize("players", range(2, 7))
def test_the_api_test_passes_over_the_end_of_a_game(players: int) -> None:
    with heard() as said:
        api_test(warrior_knights_v0.env(players, max_cycles=6), num_cycles=20)
        api_test(warrior_knights_v0.raw_env(players, max_cycles=6), num_cycles=20)
    assert said == OF_DICTIONARIES


@every_setting
def test_the_same_seed_gives_the_same_game(choices: dict[str, object]) -> None:
    with heard() as said:
        seed_test(lambda: env(choices), num_cycles=30)
    assert said == set()


@every_setting
def test_the_parallel_environment_passes_its_api_test_without_a_warning(choices: dict[str, object]) -> None:
    with heard() as said:
        parallel_api_test(parallel({**choices, "max_cycles": 40}), num_cycles=60)
    assert said == set()


def test_the_parallel_environment_passes_its_seed_test() -> None:
    parallel_seed_test(lambda: warrior_knights_v0.parallel_env(2), num_cycles=30)


def test_the_parallel_environment_answers_after_the_end_and_wants_the_action_of_whose_turn_it_is() -> None:
    table = warrior_knights_v0.parallel_env(2, max_cycles=1)
    observations, _ = table.reset(seed=1)
    (turn,) = (agent for agent, seen in observations.items() if seen["action_mask"].any())
    with pytest.raises(ValueError, match=f"no action for {turn}, whose turn it is; there are some for nobody"):
        table.step({})
    table.step({turn: int(np.flatnonzero(observations[turn]["action_mask"])[0])})
    assert table.step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize("players", [2, 6])
def test_every_mode_can_be_rendered(players: int) -> None:
    is_svg: dict[str, Callable[[str], bool]] = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda render_mode: warrior_knights_v0.env(players, render_mode=render_mode), is_svg)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_the_performance_benchmark_runs(players: int) -> None:
    with heard() as said:
        performance_benchmark(warrior_knights_v0.env(players, max_cycles=50))
    assert said == set()


class Drawn(spaces.Discrete):
    """An action space that draws as it is told: PettingZoo's tests of cycles and states draw without the mask."""

    def __init__(self, size: int, draw: Callable[[], int]) -> None:
        super().__init__(size)
        self.draw = draw

    def sample(self, mask: object = None, probability: object = None) -> np.int64:
        """What it is told."""
        return np.int64(self.draw())


def telling(raw: MatchEnv, draw: Callable[[], int]) -> MatchEnv:
    """An environment whose spaces draw so."""
    raw._actions = {agent: Drawn(raw.spec.action_count, draw) for agent in raw.possible_agents}
    return raw


@pytest.mark.parametrize("players", range(2, 7))
def test_the_state_test_passes(players: int) -> None:
    raw = warrior_knights_v0.raw_env(players, state=True)
    luck = np.random.default_rng(players)
    telling(raw, lambda: int(luck.choice(np.flatnonzero(raw.action_masks()))))
    with heard() as said:
        state_test(wrapped(raw), warrior_knights_v0.parallel_env(players, state=True))
    assert said == set()
    assert raw.session.record().choices


class Begun(BaseWrapper):
    """An environment that always begins at one position."""

    def __init__(self, inner: pettingzoo.AECEnv, options: dict[str, object]) -> None:
        super().__init__(inner)
        self.options = options

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin there."""
        del options
        super().reset(seed=seed, options=self.options)


def even_stretch(players: int) -> tuple[Record, int]:
    """A random game, and a decision from which on each agent is asked as often as any other for some cycles.

    The rules of this game ask in no fixed order; the test of cycles counts as if all did.
    """
    history, luck = new_history(WARRIOR_KNIGHTS, {"seats": players}, 1), Random(players)
    asked: list[int] = []
    length = CYCLES * players
    while len(asked) < SEARCHED:
        question = history.match.decision
        asked.append(question.seat)
        history.play(luck.choice(question.choices()))
        if all(asked[-length:].count(seat) == CYCLES for seat in range(players)):
            return to_record(history), len(asked) - length + 1
    raise AssertionError("no such stretch")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_max_cycles_test_passes_where_all_are_asked_as_often(players: int) -> None:
    record, decision = even_stretch(players)
    options: dict[str, object] = {"record": record, "decision": decision}

    def begun(raw: MatchEnv) -> pettingzoo.AECEnv:
        def draw() -> int:
            choice = record.choices[decision - 1 + raw._decisions]
            return raw.spec.action_of(raw.match.decision.ask, choice)

        return Begun(wrapped(telling(raw, draw)), options)

    def at_once(max_cycles: int) -> pettingzoo.ParallelEnv:
        raw = warrior_knights_v0.raw_env(players, max_cycles=max_cycles)
        raw.patience = max_cycles
        return AllAtOnce(begun(raw))

    one_by_one = SimpleNamespace(
        parallel_env=at_once,
        env=lambda max_cycles: begun(warrior_knights_v0.raw_env(players, max_cycles=max_cycles)),
    )
    max_cycles_test(one_by_one)
