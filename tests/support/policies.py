"""Policies as files, with opinions of their own, and positions to ask them about."""

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from wk_training.network import Policy, Shape
from wk_training.policy_file import write_policy
from wk_training.task import Task

from wk_env.kernel.spec import GameSpec
from wk_env.play.view import View


def stirred(task: Task) -> Policy:
    """A policy with opinions of its own, as exact as a file keeps them; its norms turn some numbers round, or off."""
    torch.manual_seed(1)
    policy = Policy(task.shape)
    torch.nn.init.normal_(policy.last.weight, std=0.2)
    torch.nn.init.normal_(policy.answer_bias.weight, std=0.2)
    torch.nn.init.normal_(policy.gate.weight, std=0.2)
    if policy.products is not None:
        torch.nn.init.normal_(policy.products.weight, std=0.2)
    norms = [policy.norm, policy.second_norm, policy.fifth_norm]
    if policy.about is not None:
        norms.append(policy.around_norm)
        for rows in (policy.about, policy.around, policy.around_ask):
            torch.nn.init.normal_(rows.weight, std=0.3)
    for norm in norms:
        torch.nn.init.normal_(norm.weight, mean=0.5)
        torch.nn.init.normal_(norm.bias, std=0.2)
        with torch.no_grad():
            norm.weight[:3] = 0
    return policy.half().float()


def written(task: Task, folder: Path) -> Path:
    """The file of such a policy."""
    path = folder / "policy.safetensors"
    write_policy(path, task, stirred(task), {"seed": 1})
    return path


def views_of(spec: GameSpec, seats: int, seed: int) -> list[View]:
    """Every question of a game among Advisors, as the seat that is asked sees it."""
    assert spec.advisor is not None
    match, found = spec.new_match(spec.settings({"seats": seats}), seed), []
    while match.decision.count:
        found.append(View(spec, match, int(match.decision.seat)))
        match.play(match.decision.choices()[int(spec.advisor.judge(spec.advisor.game_of(match)))])
    return found


def offers_by_chance(spec: GameSpec, positions: int) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """What is asked in some positions, how many answers each offers, and all those answers as flat actions."""
    luck = np.random.default_rng(1)
    asks, counts = luck.integers(len(spec.asks), size=positions), luck.integers(2, 9, size=positions)
    return asks, counts, luck.integers(spec.action_count, size=int(counts.sum()))


def around_by_chance(shape: Shape, counts: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What questions are about and what each of their offers meets, and how much that is: now and then nothing.

    What questions are about are opinions of the Advisor's, too.
    """
    luck = np.random.default_rng(3)
    sizes = luck.integers(0, 5, size=int((counts + 1).sum())) * (shape.landmarks > 0)
    ends = np.cumsum(counts + 1)
    most = np.full(len(sizes), max(1, shape.landmarks))
    most[ends - counts - 1] += shape.opinions
    return luck.integers(most.repeat(sizes)), sizes
