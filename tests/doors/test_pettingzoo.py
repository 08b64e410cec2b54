"""The PettingZoo door treats its users well; PettingZoo's own tests stand in `test_conformance.py`."""

import copy
import warnings

import numpy as np
import pettingzoo
import pytest

from wk_env import warrior_knights_v0
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.rewards import final_rewards
from wk_env.play.pictures import words_of


@pytest.fixture
def table() -> MatchEnv:
    """A bare environment for three, just reset."""
    env = warrior_knights_v0.raw_env(players=3)
    env.reset(seed=1)
    return env


def play_some(env: MatchEnv, decisions: int, seed: int = 0) -> list[float]:
    """Play legal actions at random until the game or the patience ends; the sum of each agent's rewards."""
    luck = np.random.default_rng(seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(decisions):
        observation, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        is_done = terminated or truncated
        env.step(None if is_done else luck.choice(np.flatnonzero(observation["action_mask"])))
    return list(sums.values())


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="PettingZoo 1.26 has no registry")
def test_the_registry_makes_it() -> None:
    env = pettingzoo.make("aec", "wk/warrior-knights-v0", players=5)
    env.reset(seed=3)
    assert env.possible_agents == [f"baron_{seat}" for seat in range(5)]
    at_once = pettingzoo.make("parallel", "wk/warrior-knights-v0", players=2, max_cycles=3)
    assert len(at_once.reset(seed=3)[0]) == 2


def test_masks_stand_in_every_place(table: MatchEnv) -> None:
    observation, _, _, _, info = table.last()
    mask = observation["action_mask"]
    assert mask.dtype == np.int8
    assert mask.sum() == table.match.decision.count > 0
    assert np.array_equal(info["action_mask"], mask)
    assert np.array_equal(table.action_masks(), mask.astype(bool))
    assert table.observe(table.possible_agents[table.match.decision.seat - 1])["action_mask"].sum() == 0


def test_an_illegal_action_raises_and_changes_nothing(table: MatchEnv) -> None:
    illegal = int(np.flatnonzero(table.action_masks() == 0)[0])
    before = table.match.digest()
    for action, complaint in (
        (illegal, f"action {illegal} is not legal for seat {table.match.decision.seat}, who is asked"),
        (10**6, "the action is 1000000; it takes a whole number from 0 to"),
        (-1, "the action is -1"),
        ("march", "the action is 'march'"),
        (None, "the action is None"),
        (True, "the action is True"),
        (1.5, "the action is 1.5"),
    ):
        with pytest.raises((ValueError, TypeError), match=complaint):
            table.step(action)  # type: ignore[arg-type]  # rubbish is the point
    assert table.match.digest() == before


def test_the_wrapped_environment_ends_the_game_against_an_offender() -> None:
    env = warrior_knights_v0.env(players=3)
    env.reset(seed=1)
    offender = env.agent_selection
    mask = env.last()[0]["action_mask"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[offender] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize("reward", ["win", "rank", "influence"])
def test_rewards_of_a_whole_game_sum_to_the_final_ones(reward: str) -> None:
    env = warrior_knights_v0.raw_env(players=3, reward=reward, rules={"influence_each": 1})
    env.reset(seed=5)
    sums = play_some(env, 200_000)
    assert env.agents == []
    assert sums == pytest.approx(final_rewards(reward, env.match.result()))
    assert sum(sums) == pytest.approx(0)


def test_ranks_are_worth_equal_steps() -> None:
    assert final_rewards("rank", [1, 2, 3]) == [1, 0, -1]
    assert final_rewards("rank", [1, 2, 2, 4]) == pytest.approx([1, 0, 0, -1])
    assert final_rewards("rank", [2, 2]) == [0, 0]
    assert final_rewards("win", [1, 2, 3]) == [1, -0.5, -0.5]
    assert final_rewards("win", [2, 2, 3]) == [0, 0, 0]


def test_patience_ends_a_game_by_truncation() -> None:
    env = warrior_knights_v0.raw_env(players=3, max_cycles=4)
    env.reset(seed=2)
    play_some(env, 12)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"players": 7}, "seats is 7; it takes a whole number from 2 to 6"),
        ({"reward": "glory"}, "no such reward scheme: 'glory'; there are win, rank, influence"),
        ({"render_mode": "film"}, "no such render mode: 'film'; there are ansi, svg, rgb_array, human"),
        ({"max_cycles": 0}, "max_cycles is 0; it takes a whole number from 1"),
        ({"rules": {"magic": 1}}, "no such setting: 'magic'"),
        ({"content": "nowhere"}, "nowhere"),
        ({"observation": "broad"}, "no such observation: 'broad'; there are compact, wide"),
        ({"render_seat": "mine"}, "render_seat is 'mine'; it takes 'all', 'asked' or a seat from 0 to 3"),
        ({"render_seat": True}, "render_seat is True"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        warrior_knights_v0.raw_env(**arguments)  # type: ignore[arg-type]  # rubbish is the point


@pytest.mark.parametrize("action", [10**6, -1, "march", None, 1.5])
def test_the_wrapped_environment_refuses_what_is_no_action(action: object) -> None:
    env = warrior_knights_v0.env(players=3)
    env.reset(seed=1)
    before = env.unwrapped.match.digest()
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)
    assert env.unwrapped.match.digest() == before


def test_nobody_acts_before_a_reset_or_after_the_last_has_left() -> None:
    env = warrior_knights_v0.raw_env(players=2, max_cycles=1)
    with pytest.raises(ValueError, match="nobody is left to act; reset the environment first"):
        env.step(0)
    env.reset(seed=1)
    play_some(env, 10)
    with pytest.raises(ValueError, match="nobody is left to act; reset the environment first"):
        env.step(None)


def test_forced_questions_are_not_asked_where_they_are_skipped() -> None:
    asked = []
    for skip_forced in (False, True):
        env = warrior_knights_v0.raw_env(players=3, skip_forced=skip_forced)
        env.reset(seed=8)
        luck = np.random.default_rng(1)
        counts: list[int] = []
        while len(counts) < 150:
            legal = np.flatnonzero(env.action_masks())
            counts.append(len(legal))
            env.step(int(luck.choice(legal)))
        asked.append(min(counts))
    assert asked == [1, 2]


def test_the_state_is_what_all_seats_see_and_only_for_those_who_ask_for_it() -> None:
    env = warrior_knights_v0.raw_env(players=3, state=True)
    env.reset(seed=1)
    rows = env.state().reshape(3, -1)
    assert env.state_space.contains(env.state())
    assert all(np.array_equal(rows[seat], env.observe(f"baron_{seat}")["observation"]) for seat in range(3))
    bare = warrior_knights_v0.raw_env(players=3)
    bare.reset(seed=1)
    assert not hasattr(bare, "state_space")
    with pytest.raises(NotImplementedError, match="make the environment with state=True"):
        bare.state()


def test_arrays_that_are_handed_out_belong_to_whoever_gets_them(table: MatchEnv) -> None:
    kept = [(table.last(), copy.deepcopy(table.last()))]
    for _ in range(30):
        table.step(int(np.flatnonzero(table.action_masks())[0]))
        kept.append((table.last(), copy.deepcopy(table.last())))
    for seen, meant in kept:
        assert all(np.array_equal(seen[0][key], meant[0][key]) for key in ("observation", "action_mask"))
        assert np.array_equal(seen[4]["action_mask"], meant[4]["action_mask"])
    observation, _, _, _, info = table.last()
    observation["action_mask"][:] = 0
    info["action_mask"][:] = 0
    assert table.action_masks().any()


def test_a_picture_for_a_seat_shows_what_it_may_see() -> None:
    for mode in ("ansi", "svg"):
        for seat in range(3):
            env = warrior_knights_v0.raw_env(3, render_mode=mode, render_seat=seat)
            env.reset(seed=2)
            for _ in range(30):
                drawn, position = env.render(), env.match
                for seed in (1, 2):
                    env.reset(options={"position": position.redeal(seat, seed)})
                    assert env.render() == drawn
                env.reset(options={"position": position})
                env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_a_picture_is_drawn_through_the_eyes_that_are_chosen() -> None:
    drawn = {}
    for viewer in ("all", "asked", 0, 1, 2):
        env = warrior_knights_v0.raw_env(3, render_mode="ansi", render_seat=viewer)
        env.reset(seed=2)
        drawn[viewer] = env.render()
    assert drawn["asked"] == drawn[env.match.decision.seat]
    assert len({drawn["all"], drawn[0], drawn[1], drawn[2]}) == 4
    solo = SoloEnv(("uniform", "uniform"), 1, render_mode="ansi")
    solo.reset(seed=2)
    assert solo.render() == words_of(solo.session.spec, solo.session.match, 1)


def test_stepping_after_the_end_takes_none_alone() -> None:
    env = warrior_knights_v0.raw_env(players=2, max_cycles=1)
    env.reset(seed=1)
    play_some(env, 2)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)


@pytest.mark.parametrize("skip_forced", [False, True])
def test_every_agent_has_a_mask_in_its_info_and_who_is_not_asked_may_do_nothing(skip_forced: bool) -> None:  # noqa: FBT001
    env = warrior_knights_v0.raw_env(4, skip_forced=skip_forced)
    env.reset(seed=4)
    for _ in range(200):
        asked = env.agent_selection
        assert np.array_equal(env.infos[asked]["action_mask"], env.action_masks())
        others = [env.infos[agent]["action_mask"] for agent in env.possible_agents if agent != asked]
        assert all(mask.shape == (env.spec.action_count,) and not mask.any() for mask in others)
        assert all(not env.observe(agent)["action_mask"].any() for agent in env.possible_agents if agent != asked)
        env.step(int(env.action_masks().argmax()))


def test_all_at_once_every_agent_has_a_mask_from_the_reset_to_the_end() -> None:
    env = warrior_knights_v0.parallel_env(3, max_cycles=12)
    _, infos = env.reset(seed=4)
    while env.agents:
        turn = env.unwrapped.agent_selection
        assert {agent: bool(info["action_mask"].any()) for agent, info in infos.items()} == {
            agent: agent == turn for agent in env.possible_agents
        }
        kept = infos[turn]["action_mask"].copy()
        held = infos[turn]["action_mask"]
        infos = env.step({agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents})[-1]
        assert np.array_equal(held, kept)
    assert set(infos) == set(env.possible_agents)
