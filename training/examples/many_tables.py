"""Many tables in one call: every seat's transitions, as a learner of all seats at once wants them."""

import numpy as np

from wk_env import Tables, warrior_knights_v0


def collect(tables: int, steps: int, seed: int = 1) -> tuple[int, int, float]:
    """Play by chance; how many transitions were closed, how many games ended, and the rewards of all seats together."""
    table = Tables(warrior_knights_v0.raw_env(players=4, reward="influence", max_cycles=200), tables)
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    transitions, games, earned = 0, 0, 0.0
    for _ in range(steps):
        chances = luck.random(table.masks.shape) * table.masks
        table.step(chances.argmax(axis=1))
        # Of each closed one: previous, previous_masks, actions, earned, and what it led to (`Tables` says where).
        transitions += int(table.closed.sum())
        games += int((table.terminations | table.truncations).sum())
        earned += float(table.earned[table.closed].sum())
    return transitions, games, earned


if __name__ == "__main__":
    print("transitions, games, rewards:", *collect(tables=64, steps=1000))
