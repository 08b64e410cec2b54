"""PPO of TorchRL through its Gymnasium wrapper: 94.5 % of games against chance after 85 s of one core.

`python -m wk_training.libraries.torchrl_ppo --minutes 3`
"""

import time
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from tensordict import TensorDict  # pyright: ignore[reportMissingImports]
from tensordict.nn import TensorDictModule  # pyright: ignore[reportMissingImports]
from torch import nn
from torchrl.collectors import Collector  # pyright: ignore[reportMissingImports]
from torchrl.envs import (  # pyright: ignore[reportMissingImports]
    DTypeCastTransform,
    EnvBase,
    GymWrapper,
    TransformedEnv,
)
from torchrl.modules import (  # pyright: ignore[reportMissingImports]
    MaskedCategorical,
    ProbabilisticActor,
    ValueOperator,
)
from torchrl.objectives import ClipPPOLoss  # pyright: ignore[reportMissingImports]
from torchrl.objectives.value import GAE  # pyright: ignore[reportMissingImports]
from wk_training.libraries.measure import OBSERVATION, UNIFORM, Learned, command_line, report

from wk_env import Mask, Numbers, SoloVectorEnv

TABLES: Final = 16
STEPS: Final = 128  # decisions at each table between two updates
EPOCHS: Final = 3
MINIBATCH: Final = 512


def environment(seed: int) -> EnvBase:
    """Many tables, each with one learning seat; TorchRL itself begins the games that follow."""
    tables = SoloVectorEnv(
        TABLES,
        UNIFORM,
        None,
        reward="influence",
        observation=OBSERVATION,
        mask="observation",
        autoreset_mode="DISABLED",
    )
    wrapped = GymWrapper(tables, categorical_action_encoding=True)
    env = TransformedEnv(wrapped, DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]))
    env.set_seed(seed)
    return env


def layers(numbers: int, out: int) -> nn.Sequential:
    """A network with one hidden layer."""
    return nn.Sequential(nn.Linear(numbers, 256), nn.Tanh(), nn.Linear(256, out))


def networks(env: EnvBase) -> tuple[ProbabilisticActor, ValueOperator]:
    """The actor, which reads the mask, and the critic."""
    numbers, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    actor = ProbabilisticActor(
        TensorDictModule(layers(numbers, actions), ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    return actor, ValueOperator(layers(numbers, 1), ["observation"])


def update(loss_of: ClipPPOLoss, optimiser: torch.optim.Optimizer, rows: TensorDict) -> None:
    """Some epochs of minibatches."""
    for _ in range(EPOCHS):
        order = torch.randperm(len(rows))
        for first in range(0, len(rows), MINIBATCH):
            losses = loss_of(rows[order[first : first + MINIBATCH]])
            optimiser.zero_grad()
            (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
            nn.utils.clip_grad_norm_(loss_of.parameters(), 0.5)
            optimiser.step()


def learn(seconds: float, seed: int = 1) -> Learned:
    """A policy for every seat, after so many seconds against three who play by chance."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    env = environment(seed)
    actor, critic = networks(env)
    loss_of = ClipPPOLoss(
        actor, critic, entropy_coeff=0.01, critic_coeff=0.5, loss_critic_type="l2", normalize_advantage=True
    )
    gains = GAE(gamma=0.995, lmbda=0.95, value_network=critic)
    optimiser = torch.optim.Adam(loss_of.parameters(), 1e-3)
    batches = Collector(
        env, actor, frames_per_batch=TABLES * STEPS, total_frames=-1, auto_register_policy_transforms=False
    )
    until, decisions = time.process_time() + seconds, 0
    for batch in batches:
        update(loss_of, optimiser, gains(batch).reshape(-1))
        decisions += TABLES * STEPS
        if time.process_time() > until:
            break
    batches.shutdown()

    def answers(observations: Numbers, masks: Mask, _: np.random.Generator) -> NDArray[np.int64]:
        seen = {"observation": torch.from_numpy(observations), "action_mask": torch.from_numpy(masks).bool()}
        with torch.no_grad():
            return np.asarray(actor(TensorDict(seen, len(masks)))["action"], np.int64)

    return Learned(answers, decisions)


if __name__ == "__main__":
    report(command_line(__doc__).parse_args(), learn)
