"""Plays as it has learned: a network thinks about the Advisor's best answers, and takes the one it likes most."""

from functools import lru_cache
from math import inf
from pathlib import Path

import numpy as np
from wk_agents.advised import AdvisedAgent
from wk_agents.learned.network import Network, network_in
from wk_agents.specs import Value

from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import game_named
from wk_env.play.view import View
from wk_env.search.search import fittest


class PolicyAgent(AdvisedAgent):
    """A learned policy from a file, or the one that is shipped for the game."""

    tools = frozenset({"_network"})

    def __init__(self, name: str, path: Value = "", temperature: Value = 0) -> None:
        super().__init__(name)
        if not isinstance(temperature, int | float) or not 0 <= temperature < inf:
            raise ValueError(f"policy has temperature={temperature!r}; it takes a number from 0 on")
        self.path: str = str(path)
        self.temperature: float = float(temperature)

    def check(self, game: str) -> None:
        """ValueError, in one sentence, if there is no policy for the game in its file."""
        super().check(game)
        self.network(game_named(game))

    def network(self, spec: GameSpec) -> Network:
        """The network that it plays with."""
        return network_for(self.path or str(shipped(spec)), spec.id)

    def choose(self, view: View) -> int:
        """The offered answer with the highest score, or one by chance if its temperature is above 0."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        advisor, game = self.position(view)
        network, spec = self.network(view.spec), view.spec
        if not network.card.is_advised:
            offered = actions
        elif advisor.budget(view.ask, 1) == 0:
            return actions[int(advisor.judge(game))]
        else:
            field = fittest(advisor, game, network.card.offers)
            offered = [spec.action_of(view.ask, int(choice)) for choice in field]
        turned = network.turns[view.seats, view.seat][offered]
        scores = network.scores(view.observation, view.ask, turned, np.arange(len(offered)))
        if self.temperature:
            return offered[int((scores + self.temperature * self.noise(len(offered))).argmax())]
        return offered[int(scores.argmax())]

    def noise(self, count: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """Gumbel noise from its own luck: the highest of scores with it is drawn by their softmax."""
        chances = (np.array([self.luck.draw() for _ in range(count)]) + 0.5) / 2**32
        return -np.log(-np.log(chances))


def shipped(spec: GameSpec) -> Path:
    """The policy that comes with the package for a game; ValueError if there is none."""
    folder = spec.id.rpartition("/")[2].replace("-", "_")
    path = Path(__file__).parent / "games" / folder / "policies" / "policy.safetensors"
    if not path.is_file():
        raise ValueError(f"no policy comes with {spec.id}; it takes a file, as policy(path=policy.safetensors)")
    return path


@lru_cache(maxsize=8)
def network_for(path: str, game: str) -> Network:
    """The network of a file, read once."""
    return network_in(Path(path), game_named(game))
