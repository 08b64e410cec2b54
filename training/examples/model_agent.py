"""A policy in a file, as an agent for `wk tournament` and as an opponent in training.

`wk tournament --agents 'training/examples/model_agent.py:Linear(path=weights.npz),uniform'`
"""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from wk_agents import Agent

from wk_env import Batched, LearningSeats, Mask, Numbers, View, batched, game, scale_of

OBSERVATION: Final = "compact"


def weights_in(path: str) -> NDArray[np.float32]:
    """The weights in a file: a score of each action for each number. numpy reads no pickles, which would run code."""
    with np.load(path) as arrays:
        weights: NDArray[np.float32] = arrays["weights"]
    return weights


class Linear(Agent):
    """Takes the legal action that the weights in a file rate highest."""

    def __init__(self, name: str, path: str) -> None:
        super().__init__(name)
        self.weights: NDArray[np.float32] = weights_in(path)

    def choose(self, view: View) -> int:
        """The legal action with the highest score."""
        scores = scale_of(view.spec, OBSERVATION)(view.observation) @ self.weights
        return max(view.actions, key=lambda action: float(scores[action]))


def opponent(path: str) -> Batched:
    """The same policy as an opponent that answers for all tables at once; the door scales the numbers."""
    weights = weights_in(path)

    @batched
    def answers(observations: Numbers, masks: Mask, luck: np.random.Generator) -> NDArray[np.int64]:
        best: NDArray[np.int64] = np.where(masks == 1, observations @ weights, -np.inf).argmax(1)
        return best

    return answers


def some_weights(path: Path, seed: int) -> None:
    """Weights by chance, in place of those that somebody has learned."""
    spec = game("wk/warrior-knights")
    shape = spec.lens(OBSERVATION).width, spec.action_count
    np.savez(path, weights=np.random.default_rng(seed).normal(size=shape).astype(np.float32))


def play(path: Path, decisions: int, tables: int = 8) -> float:
    """Play by chance against three such policies at many tables; what the learning seats earned."""
    learners = LearningSeats(tables, [opponent(str(path))] * 3, None, observation=f"{OBSERVATION}_float32")
    luck, earned = np.random.default_rng(1), 0.0
    learners.reset(range(tables))
    for _ in range(decisions):
        learners.step((luck.random(learners.masks.shape) * learners.masks).argmax(1))
        earned += float(learners.rewards.sum())
    return earned


if __name__ == "__main__":
    some_weights(Path("weights.npz"), seed=1)
    print("weights.npz", play(Path("weights.npz"), decisions=100))
