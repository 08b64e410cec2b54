"""PPO of Tianshou through its vector of Gymnasium environments: 89.1 % of games against chance after 99 s of one core.

Its PPO knows no masks: the actor has to read them from the observation.
`python -m wk_training.libraries.tianshou_ppo --minutes 3`
"""

import time
from functools import partial
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from tianshou.algorithm import PPO  # pyright: ignore[reportMissingImports]
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy  # pyright: ignore[reportMissingImports]
from tianshou.algorithm.optim import AdamOptimizerFactory  # pyright: ignore[reportMissingImports]
from tianshou.data import Batch, Collector, CollectStats, VectorReplayBuffer  # pyright: ignore[reportMissingImports]
from tianshou.env import DummyVectorEnv  # pyright: ignore[reportMissingImports]
from tianshou.trainer import OnPolicyTrainer, OnPolicyTrainerParams  # pyright: ignore[reportMissingImports]
from tianshou.utils.net.common import ActionReprNet  # pyright: ignore[reportMissingImports]
from torch import Tensor, nn
from wk_training.libraries.measure import OBSERVATION, UNIFORM, Learned, command_line, report

from wk_env import Mask, Numbers, SoloEnv

TABLES: Final = 16
STEPS: Final = 128  # decisions at each table between two updates


class Actor(ActionReprNet):
    """The score of each action; those that are not legal have none."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(numbers, 256), nn.Tanh(), nn.Linear(256, actions))

    def forward(self, obs: Batch, state: object = None, info: object = None) -> tuple[Tensor, object]:
        """The scores of a batch of observations."""
        scores = self.layers(torch.as_tensor(obs.observation))
        return scores.masked_fill(torch.as_tensor(obs.action_mask) == 0, -1e9), state


class Critic(nn.Module):
    """The worth of a position."""

    def __init__(self, numbers: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(numbers, 256), nn.Tanh(), nn.Linear(256, 1))

    def forward(self, obs: Batch) -> Tensor:
        """The worths of a batch of observations."""
        worths: Tensor = self.layers(torch.as_tensor(obs.observation))
        return worths


def environment(seed: int) -> DummyVectorEnv:
    """Many tables, each with one learning seat."""
    table = partial(SoloEnv, UNIFORM, None, reward="influence", observation=OBSERVATION, mask="observation")
    tables = DummyVectorEnv([table] * TABLES)
    tables.seed(list(range(seed, seed + TABLES)))
    return tables


def learner(tables: DummyVectorEnv) -> PPO:
    """The algorithm with its networks."""
    spaces = tables.observation_space[0]
    numbers, actions = spaces["observation"].shape[0], spaces["action_mask"].shape[0]
    return PPO(
        policy=DiscreteActorPolicy(actor=Actor(numbers, actions), action_space=tables.action_space[0]),
        critic=Critic(numbers),
        optim=AdamOptimizerFactory(lr=1e-3),
        gamma=0.995,
        ent_coef=0.01,
        max_grad_norm=0.5,
        max_batchsize=TABLES * STEPS,
    )


def course(tables: DummyVectorEnv, algorithm: PPO) -> OnPolicyTrainer:
    """A trainer whose epoch is one update."""
    trainer = OnPolicyTrainer(
        algorithm,
        OnPolicyTrainerParams(
            training_collector=Collector[CollectStats](algorithm, tables, VectorReplayBuffer(TABLES * STEPS, TABLES)),
            epoch_num_steps=TABLES * STEPS,
            collection_step_num_env_steps=TABLES * STEPS,
            update_step_num_repetitions=3,
            batch_size=512,
            show_progress=False,
            verbose=False,
        ),
    )
    trainer.reset()
    return trainer


def learn(seconds: float, seed: int = 1) -> Learned:
    """A policy for every seat, after so many seconds against three who play by chance."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    tables = environment(seed)
    algorithm = learner(tables)
    trainer = course(tables, algorithm)
    until, decisions = time.process_time() + seconds, 0
    while time.process_time() < until:
        trainer.execute_epoch()
        decisions += TABLES * STEPS

    def answers(observations: Numbers, masks: Mask, _: np.random.Generator) -> NDArray[np.int64]:
        seen = Batch(obs=Batch(observation=observations, action_mask=masks), info=Batch())
        with torch.no_grad():
            return np.asarray(algorithm.policy(seen).act, np.int64)

    return Learned(answers, decisions)


if __name__ == "__main__":
    report(command_line(__doc__).parse_args(), learn)
