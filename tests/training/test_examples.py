"""The small programs that people begin with run."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner
from wk_training.examples import many_tables, model_agent, own_agent, random_play

from wk_env import View, game
from wk_env.command.main import app
from wk_env.doors.gymnasium import SoloEnv
from wk_env.kernel.rng import rng_from


def test_random_play_reaches_the_last_agent() -> None:
    sums = random_play.play(players=2, seed=1, decisions=400)
    assert list(sums) == ["baron_0", "baron_1"]


def test_the_agent_of_ones_own_plays() -> None:
    assert len(own_agent.play(seed=1, decisions=60)) == 4


def test_the_agent_of_ones_own_prefers_war() -> None:
    spec = game("wk/warrior-knights")
    match, luck, bot = spec.new_match({"seats": 3}, 1), rng_from(1), own_agent.Warlike("warlike")
    while spec.asks[match.decision.ask] != "target":
        match.play(match.decision.choices()[luck.below(match.decision.count)])
    view = View(spec, match, match.decision.seat)
    assert "none" in [view.option(action).kind for action in view.actions]
    assert all(view.option(bot.choose(view)).kind != "none" for _ in range(20))


def test_many_tables_hand_over_transitions() -> None:
    transitions, games, earned = many_tables.collect(tables=3, steps=40)
    assert 3 * 40 - 3 * 4 <= transitions <= 3 * 40
    assert games == 0
    assert earned == pytest.approx(0)


def test_a_policy_in_a_file_plays_in_training_and_in_a_tournament(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    model_agent.some_weights(weights, seed=1)
    assert model_agent.play(weights, decisions=5) == 0
    spec = f"{model_agent.__file__}:Linear(path={weights})"
    asked = ["tournament", "--agents", f"{spec},uniform", "--games", "1", "--rules", "most_rounds=1"]
    done = CliRunner().invoke(app, [*asked, "--jobs", "1", "--out", str(tmp_path / "report"), "--json"])
    assert done.exit_code == 0, done.output
    assert "Linear(path=" in done.stdout


def test_the_agent_of_a_policy_and_its_opponent_answer_alike(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    model_agent.some_weights(weights, seed=2)
    agent, opponent = model_agent.Linear("Linear", str(weights)), model_agent.opponent(str(weights))
    env = SoloEnv(("uniform",), 0, observation="compact_float32")
    numbers, info = env.reset(seed=3)
    for _ in range(20):
        view = View(game("wk/warrior-knights"), env.session.match, 0)
        answers = opponent.function(numbers[np.newaxis], info["action_mask"][np.newaxis], np.random.default_rng(0))
        assert agent.choose(view) == answers[0]
        numbers, _, _, _, info = env.step(answers[0])
