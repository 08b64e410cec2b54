"""The file of a policy, as `policy(path=...)` plays it: half as exact as in training, which no answer notices."""

import copy
from pathlib import Path

import numpy as np
import torch
from wk_agents.learned.gaps import STEPS
from wk_agents.learned.policy_arrays import KIND
from wk_training.checkpoint import Arrays, Facts, packed
from wk_training.network import Policy
from wk_training.presets import Preset
from wk_training.task import OFFERS, Task

from wk_env.content.files import write_whole
from wk_env.kernel.spec import GameSpec


def as_played(policy: Policy, preset: Preset, spec: GameSpec) -> Policy:
    """A policy as it plays: what it has studied it need not leave to the Advisor's ranking any more."""
    played = copy.deepcopy(policy)
    studied = {ask for cycle in preset.cycles for ask in cycle.study.shares}
    is_studied = np.array([ask in studied for ask in spec.asks]).repeat(STEPS)
    played.behind.weight.data[torch.from_numpy(is_studied)] *= preset.caution
    return played


def write_policy(path: Path, task: Task, policy: Policy, story: Facts) -> None:
    """Write a policy, and what is known of it."""
    arrays: Arrays = {name: array.astype(np.int32) for name, array in task.arrays.items()}
    for name, tensor in policy.state_dict().items():
        arrays[name] = tensor.numpy().astype(np.float16)
    facts = {
        "kind": KIND,
        "game": task.spec.id,
        "offers": OFFERS,
        "is_advised": task.shape.is_advised,
        "story": story,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, packed(arrays, facts))
