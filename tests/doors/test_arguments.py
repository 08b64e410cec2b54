"""Every door says in one sentence what is wrong with an argument, and then nothing has changed."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from wk_env import warrior_knights_v0
from wk_env.doors.adapters import SoloVectorEnv, stable_baselines_env
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats
from wk_env.doors.tables import Tables

Given: TypeAlias = Mapping[str, object]
Row: TypeAlias = "tuple[Given, str]"

AGENTS = {name: getattr(warrior_knights_v0, name) for name in ("raw_env", "env", "parallel_env")}
SEATS = {"solo": SoloEnv, "learners": LearningSeats, "vector": SoloVectorEnv}
NUMBER_FROM_1 = "it takes a whole number from 1, or nothing"
SEED = "it takes a whole number from 0, or nothing"
STRANGE_SEEDS: Sequence[object] = (True, 1.5, "x", -1)


@pytest.mark.parametrize("door", AGENTS)
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"max_cycles": 1.5}, f"max_cycles is 1.5; {NUMBER_FROM_1}"),
        ({"max_cycles": True}, f"max_cycles is True; {NUMBER_FROM_1}"),
        ({"max_cycles": 0}, f"max_cycles is 0; {NUMBER_FROM_1}"),
        ({"skip_forced": "x"}, "skip_forced is 'x'; it takes True or False"),
        ({"skip_forced": 1}, "skip_forced is 1; it takes True or False"),
        ({"state": "x"}, "state is 'x'; it takes True or False"),
        ({"render_seat": 1.5}, "render_seat is 1.5; it takes 'all', 'asked' or a seat from 0 to 3"),
        ({"render_mode": []}, r"no such render mode: \[\]; there are ansi"),
        ({"rules": 3}, "rules is 3; it takes a mapping of settings, or a list of optional rules by name"),
    ],
)
def test_agents_doors_refuse_strange_parameters(door: str, given: Given, sentence: str) -> None:
    with pytest.raises((TypeError, ValueError), match=sentence):
        AGENTS[door](**given)


@pytest.mark.parametrize("door", SEATS)
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"max_decisions": 1.5}, f"max_decisions is 1.5; {NUMBER_FROM_1}"),
        ({"max_decisions": True}, f"max_decisions is True; {NUMBER_FROM_1}"),
        ({"seat": 1.0}, "the seat is 1.0; it takes a whole number from 0 to 3, or None for each"),
        ({"opponents": 3}, "the opponents are 3; it takes a list, one opponent a seat"),
        ({"rules": 3}, "rules is 3; it takes a mapping of settings, or a list of optional rules by name"),
    ],
)
def test_seat_doors_refuse_strange_parameters(door: str, given: Given, sentence: str) -> None:
    count = {} if door == "solo" else {"num_envs": 2}
    with pytest.raises((TypeError, ValueError), match=sentence):
        SEATS[door](**count, **given)


@pytest.mark.parametrize("render_seat", [1.5, True, 4, "own seat"])
def test_the_gymnasium_seat_refuses_a_strange_viewer(render_seat: object) -> None:
    with pytest.raises(ValueError, match=r"render_seat is .*; it takes 'all', 'asked' or a seat from 0 to 3"):
        SoloEnv(render_seat=render_seat)  # type: ignore[arg-type]  # rubbish is the point


@pytest.mark.parametrize("count", [1.5, True, "x", None, 0])
def test_a_strange_number_of_tables_is_refused(count: int) -> None:
    makers: Sequence[Callable[[int], object]] = (
        LearningSeats,
        SoloVectorEnv,
        lambda number: Tables(warrior_knights_v0.raw_env(), number),
    )
    for make in makers:
        with pytest.raises(
            (TypeError, ValueError), match=r"the number of tables is .*; it takes a whole number from 1$"
        ):
            make(count)


@pytest.mark.parametrize("seed", [*STRANGE_SEEDS, [1]])
def test_a_strange_seed_is_refused_and_the_game_goes_on(seed: int) -> None:
    solo, agents = SoloEnv(), warrior_knights_v0.raw_env()
    solo.reset(seed=1)
    agents.reset(seed=1)
    before = [door.session.match.digest() for door in (solo, agents)]
    for door in (solo, agents, warrior_knights_v0.env(), warrior_knights_v0.parallel_env()):
        with pytest.raises((TypeError, ValueError), match=f"the seed is .*; {SEED}"):
            door.reset(seed=seed)
    assert [door.session.match.digest() for door in (solo, agents)] == before


@pytest.mark.parametrize("seed", STRANGE_SEEDS)
def test_many_tables_refuse_a_strange_seed_at_any_of_them_and_none_begins_anew(seed: int) -> None:
    tables, doors = Tables(warrior_knights_v0.raw_env(), 2), SoloVectorEnv(2)
    tables.reset(seed=1)
    doors.reset(seed=1)
    before, seen = [match.digest() for match in tables.matches], doors.learners.observations.copy()
    calls: Sequence[Callable[[], object]] = (
        lambda: tables.reset(seed=seed),
        lambda: tables.restart(0, seed),
        lambda: doors.reset(seed=[1, seed]),
        lambda: doors.learners.reset([1, seed]),
    )
    for call in calls:
        with pytest.raises((TypeError, ValueError), match=f"the seed is .*; {SEED}"):
            call()
    assert [match.digest() for match in tables.matches] == before
    assert np.array_equal(doors.learners.observations, seen)


def test_numpy_seeds_are_seeds() -> None:
    assert np.array_equal(
        SoloEnv().reset(seed=np.int64(3))[0],  # type: ignore[arg-type]  # no int, but as good
        SoloEnv().reset(seed=3)[0],
    )
    assert np.array_equal(
        SoloVectorEnv(2).reset(seed=np.array([3, 4]))[0],  # type: ignore[arg-type]  # no list, but as good
        SoloVectorEnv(2).reset(seed=3)[0],
    )


def test_a_seed_and_options_for_each_table() -> None:
    seats = LearningSeats(2)
    with pytest.raises(ValueError, match=r"the seeds are \[1\]; it takes a list with one for each of 2 tables"):
        seats.reset([1])
    with pytest.raises(ValueError, match="the options are 'xy'; it takes a list with one for each of 2 tables"):
        seats.reset([1, 2], "xy")  # type: ignore[arg-type]  # rubbish is the point
    with pytest.raises(TypeError, match="the options are 'x'; it takes a dictionary, or nothing"):
        seats.reset([1, 2], [None, "x"])  # type: ignore[list-item]  # rubbish is the point


@pytest.mark.parametrize("make", [*AGENTS.values(), SoloEnv, lambda: SoloVectorEnv(2)])
def test_options_that_are_no_dictionary_are_refused(make: Callable[[], SoloEnv]) -> None:
    with pytest.raises(TypeError, match="the options are 'x'; it takes a dictionary, or nothing"):
        make().reset(options="x")  # type: ignore[arg-type]  # rubbish is the point


def test_nobodys_turn_comes_before_a_reset() -> None:
    calls: Sequence[Callable[[], object]] = (
        lambda: warrior_knights_v0.raw_env().last(),
        lambda: warrior_knights_v0.raw_env().action_masks(),
        lambda: warrior_knights_v0.env().last(),
        lambda: warrior_knights_v0.parallel_env().step({"baron_0": 0}),
        lambda: SoloEnv().step(0),
        lambda: SoloVectorEnv(1).step([0]),
        lambda: LearningSeats(1).step([0]),
    )
    for call in calls:
        with pytest.raises(ResetNeeded, match="reset the environment first"):
            call()


@pytest.mark.parametrize("indices", [2, -1, True, 1.5, "x", [0, 2]])
def test_stable_baselines_tables_are_named_by_their_numbers(indices: int) -> None:
    pytest.importorskip("stable_baselines3")
    doors = stable_baselines_env(LearningSeats(2))
    with pytest.raises((TypeError, ValueError), match=r"the table is .*; it takes a whole number from 0 to 1"):
        doors.env_is_wrapped(gymnasium.Wrapper, indices)


@pytest.mark.parametrize("seed", [*STRANGE_SEEDS, [1]])
def test_stable_baselines_seeds_are_numbers(seed: int) -> None:
    pytest.importorskip("stable_baselines3")
    with pytest.raises((TypeError, ValueError), match=f"the seed is .*; {SEED}"):
        stable_baselines_env(LearningSeats(2)).seed(seed)


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        ([-1], "the table is -1; it takes a whole number from 0 to 2"),
        ([-1, 2], "the table is -1; it takes"),
        ([1.7, 0.2], "the table is 1.7; it takes"),
        ([3], "the table is 3; it takes"),
        ([2**70], f"the table is {2**70}; it takes"),
        ([True, 2], "the table is True; it takes"),
        ([True], "the table is True; it takes"),
        (["0"], "the table is '0'; it takes"),
        ([float("nan")], "the table is nan; it takes"),
        ([None], "the table is None; it takes"),
        ([[0]], r"the table is \[0\]; it takes"),
        ([[0], [1, 2]], r"the table is \[0\]; it takes"),
        (np.array([0.0]), "the table is .*0.0.*; it takes"),
        (np.array([-1]), "the table is .*-1.*; it takes"),
        (np.array([[0]]), r"the tables are array\(\[\[0\]\]\); it takes a list of whole numbers from 0 to 2"),
        ("01", "the tables are '01'; it takes a list"),
        (1, "the tables are 1; it takes a list"),
        (None, "the tables are None; it takes a list"),
        ([0, 1, 0], r"the tables are \[0, 1, 0\]; each may play once in a call"),
    ],
)
def test_wrong_table_numbers_are_refused_and_nothing_is_played(places: Sequence[int], sentence: str) -> None:
    tables = Tables(warrior_knights_v0.raw_env(2), 3)
    tables.reset(seed=1)
    before = [match.digest() for match in tables.matches]
    actions = tables.legal[: np.size(np.array(places, object)), 0].copy()
    with pytest.raises((TypeError, ValueError), match=sentence):
        tables.play(places, actions)
    assert [match.digest() for match in tables.matches] == before
    assert not tables.closed.any()


@pytest.mark.parametrize("places", [[2, 0], (2, 0), np.array([2, 0], np.uint8), [np.int64(2), 0]])
def test_table_numbers_of_any_kind_of_whole_number_are_taken(places: Sequence[int]) -> None:
    tables = Tables(warrior_knights_v0.raw_env(2), 3)
    tables.reset(seed=1)
    before = [match.digest() for match in tables.matches]
    tables.play(places, tables.legal[[2, 0], 0])
    assert [match.digest() == old for match, old in zip(tables.matches, before, strict=True)] == [False, True, False]


@pytest.mark.parametrize("table", [-1, 3, 1.0, True, "0", None, slice(None), 2**70, [0]])
def test_only_a_table_is_restarted(table: int) -> None:
    tables = Tables(warrior_knights_v0.raw_env(2), 3)
    tables.reset(seed=1)
    before = [match.digest() for match in tables.matches]
    with pytest.raises((TypeError, ValueError), match=r"the table is .*; it takes a whole number from 0 to 2"):
        tables.restart(table)
    assert [match.digest() for match in tables.matches] == before


@pytest.mark.parametrize("actions", [[True, 0], [[0], [1, 2]], [2**70, 0], [float("nan"), 0]])
def test_many_tables_play_whole_numbers_alone(actions: NDArray[np.int64]) -> None:
    tables = Tables(warrior_knights_v0.raw_env(2), 2)
    tables.reset(seed=1)
    before = [match.digest() for match in tables.matches]
    with pytest.raises(
        (TypeError, ValueError), match=r"the action at table 0 is .*; it takes a whole number from 0 to"
    ):
        tables.step(actions)
    assert [match.digest() for match in tables.matches] == before


@pytest.mark.parametrize("actions", [[True, 0], [[0], [1, 2]], [0], 0, None, "00", [0.0, 0.0]])
def test_learning_seats_play_a_whole_number_each(actions: NDArray[np.int64]) -> None:
    seats = LearningSeats(2)
    seats.reset([1, 2])
    before = seats.observations.copy()
    with pytest.raises(ValueError, match=r"the actions are .*; it takes 2 whole numbers, one a table"):
        seats.step(actions)
    assert np.array_equal(seats.observations, before)


@pytest.mark.parametrize("given", ["x", None, 3, warrior_knights_v0, SoloEnv])
def test_tables_of_anything_but_an_environment_are_refused_in_a_sentence(given: object) -> None:
    with pytest.raises(TypeError, match=r"^single is .*; it takes a MatchEnv, such as raw_env\(players=4\)$"):
        Tables(given, 1)  # type: ignore[arg-type]  # on purpose
