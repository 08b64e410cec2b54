"""The short game is short and has a winner, at every door."""

import gymnasium
import numpy as np
import pytest
from wk_agents.roster import agent

from wk_env import warrior_knights_v0
from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.learning_seats import LearningSeats
from wk_env.play.view import View
from wk_env.warrior_knights_v0 import SHORT

SHORT_ID = "WarriorKnightsShort-v0"


def length(spec: str, seed: int) -> tuple[int, float]:
    """How many decisions a short game among three such agents has, and what the best of them is paid."""
    env = warrior_knights_v0.raw_env(players=3, **SHORT)
    env.reset(seed=seed)
    minds = [agent(spec, seed + seat) for seat in range(3)]
    decisions = 0
    while env.match.decision.count:
        seat = env.match.decision.seat
        env.step(minds[seat].choose(View(env.spec, env.match, seat)))
        decisions += 1
    return decisions, max(env.rewards.values())


@pytest.mark.parametrize("spec", ["steward", "uniform"])
def test_a_short_game_ends_soon_and_pays_a_winner(spec: str) -> None:
    games = [length(spec, seed) for seed in range(5)]
    assert sum(decisions for decisions, _ in games) / 5 <= 300
    assert [paid for _, paid in games] == [1] * 5


def test_every_door_takes_the_short_game() -> None:
    opponents = ["uniform"] * 2
    seat, seats = SoloEnv(opponents, **SHORT), LearningSeats(2, opponents, **SHORT)
    made, many = gymnasium.make(SHORT_ID, opponents=opponents), gymnasium.make_vec(SHORT_ID, 2, opponents=opponents)
    assert isinstance(made.unwrapped, SoloEnv)
    settings = [seat.session.settings, seats.single.session.settings, made.unwrapped.session.settings]
    settings += [many.unwrapped.learners.single.session.settings]  # type: ignore[attr-defined]  # our own
    assert all(found["most_rounds"] == 2 and found["influence_each"] == 1 for found in settings)
    seats.reset([1, 2])
    seats.step(seats.masks.argmax(1))
    assert (np.sort(seats.masks.sum(1)) > 1).all()
