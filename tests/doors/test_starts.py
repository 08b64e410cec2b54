"""A game begins where it is told to, and is saved as a record."""

import copy
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from wk_env import warrior_knights_v0
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.pettingzoo import wrapped
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.record import Record, save, verify

Wrap = Callable[[MatchEnv], MatchEnv]


def advance(env: MatchEnv, decisions: int, seed: int = 0) -> list[object]:
    """Play legal actions at random; who was asked, what was seen and paid."""
    luck = np.random.default_rng(seed)
    seen: list[object] = []
    for agent in env.agent_iter(decisions):
        observation, reward, terminated, truncated, _ = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, terminated, truncated))
        is_done = terminated or truncated
        env.step(None if is_done else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


def bare(raw: MatchEnv) -> MatchEnv:
    """No wrapper at all."""
    return raw


def begun(decisions: int = 60, wrap: Wrap = bare, **choices: object) -> MatchEnv:
    """An environment for three in mid-game."""
    raw = warrior_knights_v0.raw_env(3, **choices)  # type: ignore[arg-type]  # whatever there is
    env = wrap(raw)
    env.reset(seed=4)
    advance(env, decisions)
    return env


@pytest.fixture(scope="module")
def record() -> Record:
    """The first sixty decisions of a game of three."""
    return begun().record()


def test_a_game_is_saved_as_a_record_that_holds() -> None:
    for is_skipping in (False, True):
        env = begun(skip_forced=is_skipping)
        assert verify(env.record()).digest() == env.match.digest()


@pytest.mark.parametrize("wrap", [bare, wrapped])
def test_a_deep_copy_in_mid_game_goes_its_own_way(wrap: Wrap) -> None:
    env = begun(wrap=wrap, reward="influence")
    twin = copy.deepcopy(env)
    before = env.unwrapped.match.digest()
    ahead = advance(twin, 80, seed=1)
    assert env.unwrapped.match.digest() == before
    assert advance(env, 80, seed=1) == ahead
    env.reset()
    twin.reset()
    assert env.unwrapped.match.digest() == twin.unwrapped.match.digest()


def test_a_deep_copy_between_the_last_steps_of_a_game_ends_too() -> None:
    env = begun(decisions=7, max_cycles=2)
    twin = copy.deepcopy(env)
    assert any(env.truncations.values())
    assert advance(twin, 9) == advance(env, 9)
    assert env.agents == twin.agents == []


def test_a_game_without_a_way_is_not_recorded() -> None:
    env = begun()
    env.reset(options={"position": env.match})
    with pytest.raises(ValueError, match="only a game from a seed or a record is recorded"):
        env.record()


def test_a_game_begins_at_a_copy_of_a_match(record: Record) -> None:
    match, env = verify(record), warrior_knights_v0.raw_env(3)
    env.reset(options={"position": match})
    assert env.match.digest() == match.digest()
    advance(env, 30)
    assert match.digest() == verify(record).digest()


@pytest.mark.parametrize("decision", [1, 17, 61])
def test_a_game_begins_before_a_decision_of_a_record(record: Record, tmp_path: Path, decision: int) -> None:
    save(record, tmp_path / "game.json")
    for given in (record, tmp_path / "game.json", str(tmp_path / "game.json")):
        env = warrior_knights_v0.env(3)
        env.reset(options={"record": given, "decision": decision})
        assert env.unwrapped.record().choices == record.choices[: decision - 1]
    env.reset(options={"record": record})
    assert env.unwrapped.match.digest() == verify(record).digest()


def test_a_record_brings_its_rules_and_a_reset_without_options_brings_back_those_of_the_environment() -> None:
    short = begun(rules={"influence_each": 1}).record()
    env = warrior_knights_v0.raw_env(3)
    env.reset(options={"record": short})
    assert env.record().rules["influence_each"] == 1
    env.reset()
    assert env.record().rules["influence_each"] == 10


def match_of(spec: GameSpec, seats: int) -> Match:
    """A match about to begin."""
    return spec.new_match({"seats": seats}, 1)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"positon": 1}, "no such option: 'positon'; there are position, record, decision"),
        ({"decision": 3}, "decision is given without record"),
        ({"record": "x", "position": "y"}, "position and record are both given; it takes one of them"),
        ({"record": 7}, "the record is 7; it takes a record, or the path of one"),
        ({"record": "nowhere.json"}, "nowhere.json cannot be read"),
        ({"position": "here"}, "the position is 'here'; it takes a match of wk/warrior-knights"),
        ({"position": match_of(TOLLGATE, 3)}, "it takes a match of wk/warrior-knights"),
        ({"position": match_of(WARRIOR_KNIGHTS, 4)}, "the position has 4 seats; it takes one of"),
    ],
)
def test_rubbish_gets_a_sentence_and_the_game_goes_on(options: dict[str, object], complaint: str) -> None:
    env = begun()
    before = env.match.digest()
    with pytest.raises((ValueError, TypeError), match=complaint):
        env.reset(options=options)
    assert env.match.digest() == before


@pytest.mark.parametrize(
    ("decision", "complaint"),
    [(0, "the decision is 0; it takes a whole number from 1 to 61"), (62, "is 62"), (1.5, "is 1.5"), (True, "is True")],
)
def test_a_decision_lies_in_the_record(record: Record, decision: object, complaint: str) -> None:
    with pytest.raises((ValueError, TypeError), match=complaint):
        warrior_knights_v0.raw_env(3).reset(options={"record": record, "decision": decision})


def test_the_end_of_a_game_is_no_beginning() -> None:
    env = warrior_knights_v0.raw_env(2, rules={"most_rounds": 1})
    env.reset(seed=1)
    advance(env, 100_000)
    with pytest.raises(ValueError, match="the position is the end of a game"):
        env.reset(options={"record": env.record()})
