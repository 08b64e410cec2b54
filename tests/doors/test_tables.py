"""Many tables at once play exactly what single environments play, and hand over what each seat can learn from."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray
from wk_experiments.games.warrior_knights.random_barons import choose

from wk_env import warrior_knights_v0
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.tables import Tables
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Match, Settings

SHORT: Settings = {"influence_each": 1, "most_rounds": 1}


def drawn(masks: NDArray[np.generic], luck: np.random.Generator) -> NDArray[np.int64]:
    """A legal action of each row, by chance."""
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])


def assert_same_turn(tables: Tables, table: int, single: MatchEnv) -> None:
    """One table shows what a single environment shows whoever is asked."""
    agent = single.agent_selection
    seen = single.observe(agent)
    assert np.array_equal(tables.observations[table], seen["observation"])
    assert np.array_equal(tables.masks[table], seen["action_mask"])
    assert tables.seats[table] == single.possible_agents.index(agent)
    assert tables.matches[table].digest() == single.match.digest()


def assert_same_end(tables: Tables, table: int, single: MatchEnv) -> bool:
    """One table reports what the last step did as a single environment does; whether the game ended."""
    agents = single.possible_agents
    assert tables.rewards[table].tolist() == [single.rewards[agent] for agent in agents]
    assert tables.terminations[table] == single.terminations[agents[0]]
    assert tables.truncations[table] == single.truncations[agents[0]]
    is_over = bool(tables.terminations[table] or tables.truncations[table])
    if is_over:
        finals = [single.observe(agent)["observation"] for agent in agents]
        assert np.array_equal(tables.final_observations[table], finals)
    for seat in np.flatnonzero(tables.closed[table]):
        assert tables.earned[table, seat] == single._cumulative_rewards[agents[seat]]
    return is_over


@pytest.mark.parametrize(
    ("players", "reward", "max_cycles", "steps"),
    [(2, "rank", 30, 300), (3, "influence", None, 1200), (4, "win", 15, 200), (6, "influence", 10, 200)],
)
def test_tables_equal_single_environments(players: int, reward: str, max_cycles: int | None, steps: int) -> None:
    def make() -> MatchEnv:
        return warrior_knights_v0.raw_env(players, rules=SHORT, reward=reward, max_cycles=max_cycles)

    tables, singles, luck, ends = Tables(make(), 3), [make() for _ in range(3)], np.random.default_rng(1), 0
    tables.reset(seed=70)
    for table, single in enumerate(singles):
        single.reset(seed=70 + table)
    for _ in range(steps):
        for table, single in enumerate(singles):
            assert_same_turn(tables, table, single)
        actions = drawn(tables.masks, luck)
        tables.step(actions)
        for table, single in enumerate(singles):
            single.step(actions[table])
            if assert_same_end(tables, table, single):
                single.reset()
                ends += 1
    assert ends > 3


def test_a_reset_without_a_seed_goes_on() -> None:
    tables, single = Tables(warrior_knights_v0.raw_env(2), 2), warrior_knights_v0.raw_env(2)
    tables.reset(seed=5)
    single.reset(seed=6)
    tables.reset()
    single.reset()
    assert_same_turn(tables, 1, single)


def test_transitions_hold_a_seats_question_answer_and_rewards_until_its_next_turn() -> None:
    tables, luck = Tables(warrior_knights_v0.raw_env(3, rules=SHORT, reward="influence"), 2), np.random.default_rng(3)
    tables.reset(seed=1)
    asked: dict[tuple[int, int], tuple[list[int], int, list[float]]] = {}
    closed = 0
    for _ in range(1500):
        actions = drawn(tables.masks, luck)
        for table in range(2):
            asked[table, int(tables.seats[table])] = (tables.observations[table].tolist(), int(actions[table]), [])
        tables.step(actions)
        for (table, seat), (seen, action, rewards) in asked.items():
            rewards.append(tables.rewards[table, seat])
            assert tables.previous[table, seat].tolist() == seen
            assert tables.actions[table, seat] == action
            assert tables.previous_masks[table, seat, action] == 1
            assert tables.earned[table, seat] == sum(rewards)
        closed += int(tables.closed.sum())
        for table in np.flatnonzero(tables.terminations).tolist():
            assert [bool(done) for done in tables.closed[table]] == [(table, seat) in asked for seat in range(3)]
            asked = {place: held for place, held in asked.items() if place[0] != table}
    assert closed > 1000


def test_buffers_are_views_and_stay_in_place() -> None:
    tables = Tables(warrior_knights_v0.raw_env(2), 2)
    names = ("observations", "masks", "seats", "rewards", "earned", "previous", "final_observations", "closed")
    buffers = [getattr(tables, name) for name in names]
    tables.reset(seed=1)
    tables.step(drawn(tables.masks, np.random.default_rng(0)))
    assert all(getattr(tables, name) is buffer for name, buffer in zip(names, buffers, strict=True))
    assert [buffer.dtype for buffer in buffers[:3]] == [np.int16, np.int8, np.int64]


def test_a_fault_at_one_table_changes_nothing_at_any() -> None:
    tables = Tables(warrior_knights_v0.raw_env(2), 2)
    tables.reset(seed=1)
    before = [match.digest() for match in tables.matches]
    legal, illegal = int(np.flatnonzero(tables.masks[0])[0]), int(np.flatnonzero(tables.masks[1] == 0)[0])
    rubbish: tuple[tuple[Sequence[object], type[Exception], str], ...] = (
        ([legal, illegal], ValueError, f"action {illegal} is not legal at table 1, where seat"),
        ([legal, -1], ValueError, "the action at table 1 is -1; it takes a whole number from 0 to"),
        ([legal, 1.5], TypeError, "it takes a whole number"),
        ([True, True], TypeError, "the action at table 0 is True"),
        ([legal], ValueError, "shorter"),
    )
    for actions, fault, complaint in rubbish:
        with pytest.raises(fault, match=complaint):
            tables.step(actions)  # type: ignore[arg-type]  # rubbish is the point
    assert [match.digest() for match in tables.matches] == before


def test_tables_want_a_number_and_a_beginning() -> None:
    with pytest.raises(ValueError, match="the number of tables is 0; it takes a whole number from 1"):
        Tables(warrior_knights_v0.raw_env(2), 0)
    with pytest.raises(ValueError, match="the game at table 0 is over, or never began"):
        Tables(warrior_knights_v0.raw_env(2), 1).step([0])


def position_of(seed: int, decisions: int) -> Match:
    """A position after so many decisions of a game for three."""
    match, luck = WARRIOR_KNIGHTS.new_match({"seats": 3, **SHORT}, seed), rng_from(seed)
    for _ in range(decisions):
        match.play(choose(match, luck))
    return match


def digests(tables: Tables) -> list[int]:
    """Where the games at all tables stand."""
    return [match.digest() for match in tables.matches]


def test_tables_begin_at_positions_and_records_all_at_one_or_each_at_its_own() -> None:
    tables, single = Tables(warrior_knights_v0.raw_env(3, rules=SHORT), 3), warrior_knights_v0.raw_env(3, rules=SHORT)
    position = position_of(4, 30)
    single.reset(seed=9)
    single.step(int(single.action_masks().argmax()))
    tables.reset(seed=5, options={"position": position})
    assert digests(tables) == [position.digest()] * 3
    assert all(match is not position for match in tables.matches)
    tables.reset(seed=5, options=[{"position": position}, {"record": single.record()}, None])
    assert digests(tables)[:2] == [position.digest(), single.match.digest()]
    single.reset(seed=7)
    assert digests(tables)[2] == single.match.digest()
    assert_same_turn(tables, 2, single)
    tables.step(tables.masks.argmax(1))


def test_a_table_at_a_position_goes_on_as_a_single_environment_does() -> None:
    def make() -> MatchEnv:
        return warrior_knights_v0.raw_env(3, rules=SHORT, reward="influence", skip_forced=True)

    tables, single, luck = Tables(make(), 1), make(), np.random.default_rng(1)
    options: dict[str, object] = {"position": position_of(4, 90)}
    tables.reset(seed=3, options=options)
    single.reset(seed=3, options=options)
    for _ in range(60):
        assert_same_turn(tables, 0, single)
        actions = drawn(tables.masks, luck)
        tables.step(actions)
        single.step(actions[0])
        if assert_same_end(tables, 0, single):
            single.reset()


def test_every_game_of_a_curriculum_begins_where_start_says() -> None:
    def start(luck: np.random.Generator) -> dict[str, object] | None:
        return {"position": position_of(2, 60)} if luck.random() < 0.5 else None

    def beginnings(seed: int) -> list[int]:
        tables = Tables(warrior_knights_v0.raw_env(3, rules=SHORT, max_cycles=1), 4, start)
        tables.reset(seed=seed)
        found = digests(tables)
        for _ in range(9):
            tables.step(tables.masks.argmax(1))
            found += digests(tables) if tables.truncations.all() else []
        return found

    assert beginnings(1) == beginnings(1) != beginnings(2)
    assert 4 < beginnings(1).count(position_of(2, 60).digest()) < 12


def last_of(seed: int) -> Match:
    """The last question of a game."""
    match, luck = position_of(seed, 0), rng_from(seed)
    while match.decision.count:
        position = match.copy()
        match.play(choose(match, luck))
    return position


def test_a_beginning_without_a_choice_is_refused() -> None:
    position = next(found for found in map(last_of, range(99)) if found.decision.count == 1)
    tables = Tables(warrior_knights_v0.raw_env(3, rules=SHORT, skip_forced=True), 2)
    with pytest.raises(ValueError, match="the game at table 0 ends without another choice; begin at an earlier"):
        tables.reset(options={"position": position})


@pytest.mark.parametrize("observation", ["compact_float32", "wide_float32"])
def test_scaled_tables_equal_scaled_single_environments(observation: str) -> None:
    def make() -> MatchEnv:
        return warrior_knights_v0.raw_env(3, rules=SHORT, reward="influence", max_cycles=20, observation=observation)

    tables, single, luck = Tables(make(), 2), make(), np.random.default_rng(1)
    tables.reset(seed=6)
    single.reset(seed=7)
    assert tables.observations.dtype == tables.previous.dtype == tables.final_observations.dtype == np.float32
    for _ in range(150):
        assert_same_turn(tables, 1, single)
        assert single.observation_space("baron_0").contains(single.observe("baron_0"))
        before, seat = tables.observations.copy(), tables.seats[1]
        actions = drawn(tables.masks, luck)
        tables.step(actions)
        assert np.array_equal(tables.previous[1, seat], before[1])
        single.step(actions[1])
        if assert_same_end(tables, 1, single):
            single.reset()
