"""An agent of one's own, in ten lines, against Barons who play by chance."""

from typing import Final

import numpy as np

from wk_env.doors.gymnasium import SoloEnv
from wk_env.doors.observer import Observation
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

BATTLE: Final = WARRIOR_KNIGHTS.action_of(asks.ACT, asks.START_BATTLE)
ASSAULT: Final = WARRIOR_KNIGHTS.action_of(asks.BATTLE_KIND, asks.ASSAULT)


def warlike(observation: Observation, luck: np.random.Generator) -> int:
    """Start a battle and assault whenever that is legal; else do anything."""
    legal = np.flatnonzero(observation["action_mask"])
    for favourite in (BATTLE, ASSAULT):
        if favourite in legal:
            return favourite
    return int(luck.choice(legal))


def play(seed: int, decisions: int = 100_000) -> float:
    """Play a game from the first seat; the sum of its rewards."""
    env, luck, total = SoloEnv(max_decisions=decisions), np.random.default_rng(seed), 0.0
    observation, info = env.reset(seed=seed)
    is_over = False
    while not is_over:
        action = warlike({"observation": observation, "action_mask": info["action_mask"]}, luck)
        observation, reward, is_terminated, is_truncated, info = env.step(action)
        total += reward
        is_over = is_terminated or is_truncated
    return total


if __name__ == "__main__":
    print(play(seed=1))
