"""Random play through PettingZoo: the loop that every multi-agent program begins with."""

import numpy as np

from wk_env import warrior_knights_v0


def play(players: int, seed: int, decisions: int = 100_000) -> dict[str, float]:
    """Play a game by chance; the sum of each Baron's rewards."""
    env = warrior_knights_v0.env(players=players)
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(decisions):
        observation, reward, is_terminated, is_truncated, _ = env.last()
        sums[agent] += reward
        assert observation is not None
        is_done = is_terminated or is_truncated
        env.step(None if is_done else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    env.close()
    return sums


if __name__ == "__main__":
    print(play(players=4, seed=1))
