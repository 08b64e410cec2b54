"""A critic that sees what other seats keep secret: in training alone, and without a change for the policy."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.numpy import load_file
from wk_agents.learned.policy_arrays import PARTS
from wk_training.checkpoint import BrokenCheckpointError, arrays_of, fill, newest
from wk_training.experience import LEARNS, Experience, Seating
from wk_training.network import Critic, Policy
from wk_training.pieces import Pieces
from wk_training.presets import PRESETS, Cycle
from wk_training.privileged import OtherViews
from wk_training.task import Job, Task, new_task
from wk_training.train import resume_training

from tests.support.training import SMALL, small_run, small_task
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import Match

LEFT = ("checkpoint-00000003.safetensors", "policy.safetensors")


def sights(task: Task, match: Match) -> tuple[list[int], list[int]]:
    """The rows of the seat asked, from which the policy answers, and those that a privileged critic has besides."""
    lens = task.spec.lens()
    lens.look(match, match.decision.seat)
    own, _ = task.inputs.entries.of(np.frombuffer(lens.numbers, np.int16)[None])
    return own.tolist(), OtherViews(task.spec, task.inputs.entries).of([match])[0].tolist()


def after_a_bid(place: int) -> Match:
    """A fair whose first carter has made one of his bids; the second one, who is asked, cannot know which."""
    match = TOLLGATE.new_match({"seats": 3}, 1)
    match.play(match.decision.choices()[place])
    return match


def collected(task: Task) -> Experience:
    """Some games of the policy of a seed."""
    torch.manual_seed(1)
    games = tuple(Seating({"seats": 3}, deal, (LEARNS, LEARNS, 0)) for deal in range(6))
    return task.collect(Job(games, 1), arrays_of(Policy(task.shape), "policy0"))


def test_a_sealed_bid_reaches_the_critic_and_not_the_policy() -> None:
    task = small_task(is_privileged=True)
    (low, low_others), (high, high_others) = sights(task, after_a_bid(0)), sights(task, after_a_bid(1))
    assert low == high
    assert low_others != high_others


def test_hidden_cards_reach_the_critic_and_not_the_policy() -> None:
    task = new_task("wk/warrior-knights", [4], 8, 8, is_privileged=True)
    match = WARRIOR_KNIGHTS.new_match({"seats": 4}, 3)
    while WARRIOR_KNIGHTS.asks[match.decision.ask] != "act":
        match.play(match.decision.choices()[0])
    (own, others), (redealt, redealt_others) = (
        sights(task, world) for world in (match, match.redeal(match.decision.seat, 5))
    )
    assert own == redealt
    assert others != redealt_others


def test_games_of_the_policy_stay_the_same_to_the_bit() -> None:
    plain, privileged = collected(small_task()), collected(small_task(is_privileged=True))
    for name, column in vars(plain).items():
        if name not in {"others", "other_counts"}:
            assert np.array_equal(column, getattr(privileged, name), equal_nan=column.dtype == np.float32), name
    assert len(plain.others) == plain.other_counts.sum() == 0
    assert (privileged.other_counts > 0).all()
    assert len(privileged.others) == privileged.other_counts.sum()


def test_each_position_has_its_own_views() -> None:
    task = small_task(is_privileged=True)
    matches = [after_a_bid(0), TOLLGATE.new_match({"seats": 3}, 2), after_a_bid(1)]
    rows, counts = OtherViews(task.spec, task.inputs.entries).of(matches)
    parts = np.split(rows, np.cumsum(counts)[:-1])
    assert [part.tolist() for part in parts] == [sights(task, match)[1] for match in matches]
    assert 0 <= rows.min() < task.inputs.entries.count <= rows.max() < 2 * task.inputs.entries.count


def test_a_critic_tells_positions_apart_by_secrets() -> None:
    task = small_task(is_privileged=True)
    seen = collected(task)
    critic = Critic(task.shape)
    assert critic.others is not None
    torch.nn.init.ones_(critic.last.weight)
    torch.nn.init.normal_(critic.others.weight)
    everything = np.arange(len(seen))
    with torch.no_grad():
        known = critic(Pieces(seen).sight(everything), torch.zeros(len(seen)))
        seen.others = seen.others[::-1].copy()
        changed = critic(Pieces(seen).sight(everything), torch.zeros(len(seen)))
    assert (known != changed).float().mean() > 0.9


def test_training_with_it_comes_to_the_same_numbers_when_broken_off(tmp_path: Path) -> None:
    preset = replace(SMALL, cycles=(Cycle(3),), keep_every=1, measure_games=3, is_privileged=True)
    whole, broken = (small_run(tmp_path / name, preset) for name in ("whole", "broken"))
    whole.train()
    whole.export(tmp_path / "whole" / "policy.safetensors")
    broken.order()
    while broken.round < 2:
        broken.advance()
    resume_training(tmp_path / "broken", 0, lambda _: None)
    for name in LEFT:
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "broken" / name).read_bytes(), name
    kept, _ = newest(tmp_path / "broken")
    assert kept is not None
    assert kept.arrays["critic.others.weight"].any()
    assert set(load_file(tmp_path / "whole" / "policy.safetensors")) == PARTS


def test_a_critic_of_the_other_kind_is_named() -> None:
    plain, privileged = (Critic(small_task(is_privileged=kind).shape) for kind in (False, True))
    with pytest.raises(BrokenCheckpointError, match="the weights of critic are of another shape"):
        fill(privileged, arrays_of(plain, "critic"), "critic")
    with pytest.raises(BrokenCheckpointError, match="the weights of critic are of another shape"):
        fill(plain, arrays_of(privileged, "critic"), "critic")


def test_no_preset_has_one() -> None:
    assert not any(preset.is_privileged for preset in PRESETS.values())
