"""PPO of RLlib's new API stack, one policy in every seat: 20.3 % of games against chance after 124 s of one core.

`python -m wk_training.libraries.rllib_ppo --minutes 3`; with `--one-seat` it learns in one seat against chance instead.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
import ray  # pyright: ignore[reportMissingImports]
import torch
from numpy.typing import NDArray
from ray.rllib.algorithms.ppo import PPOConfig  # pyright: ignore[reportMissingImports]
from ray.rllib.core import DEFAULT_MODULE_ID  # pyright: ignore[reportMissingImports]
from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec  # pyright: ignore[reportMissingImports]
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv  # pyright: ignore[reportMissingImports]
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import (  # pyright: ignore[reportMissingImports]
    ActionMaskingTorchRLModule,
)
from ray.tune.registry import register_env  # pyright: ignore[reportMissingImports]
from wk_training.libraries.measure import OBSERVATION, UNIFORM, Learned, command_line, report

from wk_env import AgentsForRllib, Mask, Numbers, SeatForRllib, SoloEnv, warrior_knights_v0

TABLES: Final = 8
SHARED: Final = "shared"  # the policy of all seats
DECISIONS: Final = 4096  # of all seats between two updates


def all_seats(_: dict[str, object]) -> PettingZooEnv:
    """A table with four learners."""
    return PettingZooEnv(AgentsForRllib(warrior_knights_v0.raw_env(4, reward="influence", observation=OBSERVATION)))


def one_seat(_: dict[str, object]) -> SeatForRllib:
    """A table with one learner, in each seat in turn."""
    return SeatForRllib(SoloEnv(UNIFORM, None, reward="influence", observation=OBSERVATION))


def settings(seed: int) -> PPOConfig:
    """What both ways have in common; learned in this process."""
    return (
        PPOConfig()
        .env_runners(num_env_runners=0, num_envs_per_env_runner=TABLES)
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


def among_itself(seed: int) -> PPOConfig:
    """One policy in all four seats."""
    return (
        settings(seed)
        .environment("all seats", disable_env_checking=True)  # the check plays without masks
        .multi_agent(policies={SHARED}, policy_mapping_fn=lambda *_, **__: SHARED)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={SHARED: masked()}))
    )


def against_chance(seed: int) -> PPOConfig:
    """A policy in one seat, chance in the others."""
    return settings(seed).environment("one seat").rl_module(rl_module_spec=masked())


def masked() -> RLModuleSpec:
    """A policy that knows masks, and its critic."""
    return RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [256], "vf_share_layers": False}
    )


def learn(seconds: float, way: Callable[[int], PPOConfig] = among_itself, seed: int = 1) -> Learned:
    """A policy for every seat, after so many seconds."""
    torch.set_num_threads(1)
    ray.init("local", num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("all seats", all_seats)
    register_env("one seat", one_seat)
    algorithm = way(seed).build_algo()
    until, decisions = time.process_time() + seconds, 0
    while time.process_time() < until:
        algorithm.train()
        decisions += DECISIONS
    policy = algorithm.get_module(SHARED if way is among_itself else DEFAULT_MODULE_ID)

    def answers(observations: Numbers, masks: Mask, _: np.random.Generator) -> NDArray[np.int64]:
        seen = {"observations": torch.from_numpy(observations), "action_mask": torch.from_numpy(masks).float()}
        with torch.no_grad():
            scores = policy.forward_inference({"obs": seen})["action_dist_inputs"]
        return np.asarray(torch.multinomial(scores.softmax(1), 1)[:, 0], np.int64)

    return Learned(answers, decisions)


def main() -> None:
    """The command."""
    options = command_line(__doc__)
    options.add_argument("--one-seat", action="store_true", help="learn in one seat against chance")
    asked = options.parse_args()
    report(asked, partial(learn, way=against_chance if asked.one_seat else among_itself))


if __name__ == "__main__":
    main()
