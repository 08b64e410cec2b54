"""A learned policy as agents ask it: what it thinks of the answers that it is offered."""

from functools import lru_cache
from pathlib import Path

import numpy as np
from wk_agents.learned.network import Floats, Network, network_in

from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import game_named
from wk_env.play.view import View


class Policy:
    """The policy in a file."""

    def __init__(self, path: str) -> None:
        self.path: str = path

    def network(self, spec: GameSpec) -> Network:
        """The network for a game; ValueError in one sentence if there is none."""
        return network_for(self.path, spec.id)

    def scores(self, view: View, offered: list[int], merits: list[int]) -> Floats:
        """A score for each flat action that is offered; the Advisor's scores of them fall from the first on."""
        network = self.network(view.spec)
        steps = np.zeros(len(offered), np.int64)
        if network.card.is_advised:
            behind = merits[0] - np.array(merits)
            steps = network.gaps.steps(np.full(len(offered), view.ask), behind, np.arange(len(offered)))
        turned = network.turns[view.seats, view.seat][offered]
        return network.scores(view.observation, view.ask, turned, steps)

    def log_chances(self, view: View, offered: list[int], merits: list[int]) -> Floats:
        """The log of the probability with which it would take each of them."""
        scores = self.scores(view, offered, merits)
        highest = scores.max()
        found: Floats = scores - highest - np.log(np.exp(scores - highest).sum())
        return found


@lru_cache(maxsize=8)
def network_for(path: str, game: str) -> Network:
    """The network of a file, read once."""
    return network_in(Path(path), game_named(game))
