"""Every door is copied and pickled in mid-game, whoever sits there: both games go on alike, each its own way."""

import copy
import pickle
from collections.abc import Callable
from typing import Final, TypeVar, cast

import gymnasium
import numpy as np
import pytest
from pettingzoo import ParallelEnv

from tests.support.hostile import Counting
from wk_env import warrior_knights_v0
from wk_env.doors.adapters import SoloVectorEnv, StableBaselinesMethods, stable_baselines_env
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.observer import Observation
from wk_env.doors.opponents import Opponent
from wk_env.doors.rllib import AgentsForRllib, SeatForRllib
from wk_env.doors.tables import Tables
from wk_env.games.tollgate.spec import TOLLGATE

T = TypeVar("T")
Copy = Callable[[object], object]


def pickled(thing: object) -> object:
    """What comes out of a pickle of something."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


COPIES: Final = (copy.deepcopy, pickled)
DEPTHS: Final = (0, 30)
SHORT: Final = {"most_rounds": 2}


def middle(observation: Observation, luck: np.random.Generator) -> int:
    """A function as an opponent: it draws lots, and takes the middle one now and then."""
    legal = np.flatnonzero(observation["action_mask"])
    return int(luck.choice(legal) if luck.random() < 0.5 else legal[len(legal) // 2])


def opponent(name: str) -> Opponent:
    """An opponent by its spec, a function, or an agent of one's own."""
    return Counting("counting") if name == "own agent" else middle if name == "function" else name


OPPONENTS: Final = (
    *("uniform", "steward", "steward(level=2)", "greedy(worlds=1)", "search(sims=2)", "mixed(uniform, epsilon=0.3)"),
    *("isolated(steward(level=3))", "function", "own agent"),
)


def seat_steps(env: SoloEnv, count: int) -> list[object]:
    """What a learning seat sees and earns, step after step, game after game."""
    seen: list[object] = []
    for number in range(count):
        legal = np.flatnonzero(env.action_masks())
        numbers, earned, is_over, is_cut, info = env.step(int(legal[number % len(legal)]))
        seen.append((numbers.tobytes(), earned, is_over, is_cut, info["action_mask"].tobytes()))
        if is_over or is_cut:
            seen.append(env.reset()[0].tobytes())
    return seen


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("name", OPPONENTS)
def test_a_seat_against_anybody_is_copied_in_mid_game(name: str, copied: Copy) -> None:
    env = SoloEnv([opponent(name), "uniform"], seat=None, rules=SHORT, reward="influence")
    env.reset(seed=4)
    for depth in DEPTHS:
        seat_steps(env, depth)
        twin = copied(env)
        assert isinstance(twin, SoloEnv)
        before = env.session.match.pack()
        ahead = seat_steps(twin, 15)
        assert env.session.match.pack() == before
        assert seat_steps(copy.deepcopy(env), 15) == ahead
        assert twin.record().choices != env.record().choices
    assert seat_steps(env, 15) == ahead


def rows(tables: object) -> list[bytes]:
    """All that there is to learn from at many tables."""
    return [value.tobytes() for name, value in sorted(vars(tables).items()) if is_shown(name, value)]


def is_shown(name: str, value: object) -> bool:
    """Whether it is a public array; what stands beyond the legal actions means nothing."""
    return isinstance(value, np.ndarray) and not name.startswith("_") and name != "legal"


def chosen(masks: "np.ndarray[tuple[int, ...], np.dtype[np.int8]]", number: int) -> list[int]:
    """A legal action for each row of masks."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return [int(actions[number % len(actions)]) for actions in legal]


def table_steps(tables: Tables | LearningSeats, count: int) -> list[list[bytes]]:
    """All that many tables show, step after step."""
    seen: list[list[bytes]] = []
    for number in range(count):
        tables.step(chosen(tables.masks, number))
        seen.append(rows(tables))
    return seen


def some_tables(game: str) -> Tables:
    """Tables of one of our games."""
    if game == "tollgate":
        return Tables(MatchEnv(TOLLGATE, 3, reward="influence"), 3)
    return Tables(warrior_knights_v0.raw_env(3, rules=SHORT, reward="influence", skip_forced=game == "skipping"), 3)


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("game", ["knights", "skipping", "tollgate"])
def test_tables_are_copied_in_mid_game(game: str, copied: Copy) -> None:
    tables = some_tables(game)
    tables.reset(5)
    for depth in (0, 100):
        table_steps(tables, depth)
        twin = copied(tables)
        assert isinstance(twin, Tables)
        assert rows(twin) == rows(tables)
        ahead = table_steps(twin, 30)
        assert rows(twin) != rows(tables)
        assert table_steps(cast("Tables", copied(tables)), 30) == ahead
    assert table_steps(tables, 30) == ahead


@pytest.mark.parametrize("copied", COPIES)
def test_tables_of_which_some_are_over_are_copied(copied: Copy) -> None:
    tables = some_tables("tollgate")
    tables.reset(5)
    while tables.counts[1]:
        tables.play([1], chosen(tables.masks[1:2], 0))
    twin = copied(tables)
    assert isinstance(twin, Tables)
    assert rows(twin) == rows(tables)
    with pytest.raises(ValueError, match="the game at table 1 is over"):
        twin.play([1], [0])
    twin.restart(1)
    tables.restart(1)
    assert table_steps(twin, 20) == table_steps(tables, 20)


@pytest.mark.parametrize("copied", COPIES)
def test_learning_seats_are_copied_in_mid_game(copied: Copy) -> None:
    learners = LearningSeats(3, ["steward", middle], None, rules=SHORT)
    learners.reset([3, 4, 5])
    table_steps(learners, 10)
    twin = copied(learners)
    assert isinstance(twin, LearningSeats)
    assert twin.single is twin.singles[0]
    assert table_steps(twin, 40) == table_steps(learners, 40)


def vector_steps(env: SoloVectorEnv, count: int) -> list[object]:
    """What the vector door gives, step after step."""
    seen: list[object] = []
    for number in range(count):
        numbers, rewards, overs, cuts, infos = env.step(chosen(env.action_masks().astype(np.int8), number))
        seen.append((numbers.tobytes(), rewards.tobytes(), overs.tobytes(), cuts.tobytes(), repr(infos)))
    return seen


@pytest.mark.parametrize("copied", COPIES)
def test_the_vector_door_is_copied_in_mid_game(copied: Copy) -> None:
    env = SoloVectorEnv(2, ["steward", "uniform"], rules=SHORT)
    env.reset(seed=4)
    vector_steps(env, 12)
    twin = copied(env)
    assert isinstance(twin, SoloVectorEnv)
    assert vector_steps(twin, 40) == vector_steps(env, 40)


@pytest.mark.parametrize("copied", COPIES)
def test_the_door_of_stable_baselines_is_copied_in_mid_game(copied: Copy) -> None:
    pytest.importorskip("stable_baselines3")
    env = stable_baselines_env(LearningSeats(2, ["steward", middle], rules=SHORT))
    env.seed(7)
    env.reset()
    twin = copied(env)
    assert isinstance(twin, StableBaselinesMethods)
    assert isinstance(env, StableBaselinesMethods)
    for number in range(40):
        actions = np.array(chosen(env.learners.masks, number))
        env.step_async(actions)
        twin.step_async(actions)
        one, other = env.step_wait(), twin.step_wait()
        assert [part.tobytes() for part in one[:3]] == [part.tobytes() for part in other[:3]]
        assert repr(one[3]) == repr(other[3])


def agent_steps(env: MatchEnv, count: int) -> list[object]:
    """What the agents of the PettingZoo door see and earn, step after step."""
    seen: list[object] = []
    for number in range(count):
        if not env.agents:
            env.reset()
        observation, reward, is_over, is_cut, info = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward, is_over, is_cut, repr(info)))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over or is_cut else int(legal[number % len(legal)]))
    return seen


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("make", [warrior_knights_v0.raw_env, warrior_knights_v0.env])
def test_the_pettingzoo_door_is_copied_in_mid_game(make: Callable[..., MatchEnv], copied: Copy) -> None:
    env = make(players=3, rules=SHORT, reward="influence")
    env.reset(seed=4)
    for depth in DEPTHS:
        agent_steps(env, depth)
        twin = cast("MatchEnv", copied(env))
        ahead = agent_steps(twin, 60)
        assert agent_steps(cast("MatchEnv", copied(env)), 60) == ahead
    assert agent_steps(env, 60) == ahead


def parallel_steps(env: ParallelEnv, count: int) -> list[str]:
    """What the parallel door gives, step after step."""
    seen = []
    for number in range(count):
        legal = {agent: np.flatnonzero(env.unwrapped.observe(agent)["action_mask"]) for agent in env.agents}
        given = env.step({agent: int(row[number % len(row)]) if len(row) else 0 for agent, row in legal.items()})
        seen.append(repr(given))
    return seen


@pytest.mark.parametrize("copied", COPIES)
def test_the_parallel_door_is_copied_in_mid_game(copied: Copy) -> None:
    env = warrior_knights_v0.parallel_env(3)
    env.reset(seed=4)
    parallel_steps(env, 25)
    twin = cast("ParallelEnv", copied(env))
    assert parallel_steps(twin, 40) == parallel_steps(env, 40)


@pytest.mark.parametrize("copied", COPIES)
def test_a_game_begun_at_a_position_is_copied(copied: Copy) -> None:
    env = warrior_knights_v0.raw_env(3)
    env.reset(seed=2)
    agent_steps(env, 30)
    later = warrior_knights_v0.raw_env(3)
    later.reset(options={"position": env.match})
    assert agent_steps(cast("MatchEnv", copied(later)), 30) == agent_steps(later, 30)


@pytest.mark.parametrize("copied", COPIES)
def test_wrapped_seats_are_copied_in_mid_game(copied: Copy) -> None:
    made = gymnasium.make("wk_env.doors.gymnasium:WarriorKnights-v0", opponents=["steward", "greedy(worlds=1)"])
    for env in (made, SeatForRllib(SoloEnv(["steward", "uniform"]))):
        env.reset(seed=3)
        twin = cast("gymnasium.Env[object, np.int64]", copied(env))
        for number in range(15):
            legal = np.flatnonzero(cast("SoloEnv", env.unwrapped).action_masks())
            action = int(legal[number % len(legal)])
            assert repr(env.step(np.int64(action))) == repr(twin.step(np.int64(action)))


@pytest.mark.parametrize("copied", COPIES)
def test_the_agents_of_rllib_are_copied_in_mid_game(copied: Copy) -> None:
    env = AgentsForRllib(warrior_knights_v0.env(players=3))
    env.reset(seed=4)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    twin = cast("AgentsForRllib", copied(env))
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    assert env.unwrapped.match.pack() != twin.unwrapped.match.pack()
    twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[-1]))
    assert env.unwrapped.match.pack() == twin.unwrapped.match.pack()
