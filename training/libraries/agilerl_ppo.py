"""PPO of AgileRL through Gymnasium's vector environment: 81.2 % of games against chance after 53 s of one core.

`python -m wk_training.libraries.agilerl_ppo --minutes 3`
"""

import time
from typing import Final

import numpy as np
import torch
from agilerl.algorithms import PPO  # pyright: ignore[reportMissingImports]
from agilerl.rollouts import collect_rollouts  # pyright: ignore[reportMissingImports]
from numpy.typing import NDArray
from wk_training.libraries.measure import OBSERVATION, UNIFORM, Learned, command_line, report

from wk_env import Mask, Numbers, SoloVectorEnv

TABLES: Final = 16
STEPS: Final = 128  # decisions at each table between two updates


def learn(seconds: float, seed: int = 1) -> Learned:
    """A policy for every seat, after so many seconds against three who play by chance."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    env = SoloVectorEnv(TABLES, UNIFORM, None, reward="influence", observation=OBSERVATION)
    agent = PPO(
        env.single_observation_space,
        env.single_action_space,
        batch_size=512,
        lr=1e-3,
        learn_step=TABLES * STEPS,
        gamma=0.995,
        update_epochs=3,
        ent_coef=1e-4,  # AgileRL leaves advantages as small as rewards are
        num_envs=TABLES,
        net_config={"encoder_config": {"hidden_size": [256]}, "head_config": {"hidden_size": [128]}},
    )
    started, decisions = time.process_time(), 0
    seen: dict[str, object] = {}
    while time.process_time() - started < seconds:
        _, *last = collect_rollouts(agent, env, STEPS, **seen)
        seen = dict(zip(("last_obs", "last_done", "last_scores", "last_info"), last, strict=True))
        agent.learn()
        decisions += TABLES * STEPS

    def answers(observations: Numbers, masks: Mask, _: np.random.Generator) -> NDArray[np.int64]:
        return np.asarray(agent.get_action(observations, action_mask=masks)[0], np.int64)

    return Learned(answers, decisions)


if __name__ == "__main__":
    report(command_line(__doc__).parse_args(), learn)
