"""PPO of RLlib's new API stack, one policy in every seat: 15.6 % of games against chance after 17 s of one core.

`python -m wk_training.libraries.rllib_ppo --minutes 3`
"""

import time
from typing import Final

import numpy as np
import ray  # pyright: ignore[reportMissingImports]
import torch
from numpy.typing import NDArray
from ray.rllib.algorithms.ppo import PPOConfig  # pyright: ignore[reportMissingImports]
from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec  # pyright: ignore[reportMissingImports]
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv  # pyright: ignore[reportMissingImports]
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import (  # pyright: ignore[reportMissingImports]
    ActionMaskingTorchRLModule,
)
from ray.tune.registry import register_env  # pyright: ignore[reportMissingImports]
from wk_training.libraries.measure import OBSERVATION, Learned, command_line, report

from wk_env import AgentsForRllib, Mask, Numbers, warrior_knights_v0

TABLES: Final = 8
DECISIONS: Final = 4096  # of all seats between two updates
SHARED: Final = "shared"


def all_seats(_: dict[str, object]) -> PettingZooEnv:
    """A table with four learners."""
    return PettingZooEnv(AgentsForRllib(warrior_knights_v0.raw_env(4, reward="influence", observation=OBSERVATION)))


def settings(seed: int) -> PPOConfig:
    """One policy, which masks, for all seats; learned in this process."""
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [256], "vf_share_layers": False}
    )
    return (
        PPOConfig()
        .environment("knights", disable_env_checking=True)  # the check plays without masks
        .env_runners(num_env_runners=0, num_envs_per_env_runner=TABLES)
        .multi_agent(policies={SHARED}, policy_mapping_fn=lambda *_, **__: SHARED)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={SHARED: module}))
        .training(
            train_batch_size_per_learner=DECISIONS,
            minibatch_size=512,
            num_epochs=3,
            lr=1e-3,
            gamma=0.995,
            lambda_=0.95,
            entropy_coeff=0.01,
            use_kl_loss=False,
        )
        .debugging(seed=seed, log_level="ERROR")
    )


def learn(seconds: float, seed: int = 1) -> Learned:
    """A policy for every seat, after so many seconds against itself."""
    torch.set_num_threads(1)
    ray.init("local", num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("knights", all_seats)
    algorithm = settings(seed).build_algo()
    until, decisions = time.process_time() + seconds, 0
    while time.process_time() < until:
        algorithm.train()
        decisions += DECISIONS
    policy = algorithm.get_module(SHARED)

    def answers(observations: Numbers, masks: Mask, _: np.random.Generator) -> NDArray[np.int64]:
        seen = {"observations": torch.from_numpy(observations), "action_mask": torch.from_numpy(masks).float()}
        with torch.no_grad():
            scores = policy.forward_inference({"obs": seen})["action_dist_inputs"]
        return np.asarray(torch.multinomial(scores.softmax(1), 1)[:, 0], np.int64)

    return Learned(answers, decisions)


if __name__ == "__main__":
    report(command_line(__doc__).parse_args(), learn)
