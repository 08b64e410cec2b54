"""Plays as it has learned: a network thinks about the Advisor's best answers, and takes the one it likes most."""

from math import inf

import numpy as np
from numpy.typing import NDArray
from wk_agents.advised import AdvisedAgent
from wk_agents.learned.policy import Policy
from wk_agents.specs import Value

from wk_env.play.registry import game_named
from wk_env.play.view import View


class PolicyAgent(AdvisedAgent):
    """A learned policy from a file, as `wk train` writes one."""

    def __init__(self, name: str, path: Value, temperature: Value = 0) -> None:
        super().__init__(name)
        if not isinstance(temperature, int | float) or not 0 <= temperature < inf:
            raise ValueError(f"policy has temperature={temperature!r}; it takes a number from 0 on")
        self.policy: Policy = Policy(str(path))
        self.temperature: float = float(temperature)

    def check(self, game: str) -> None:
        """ValueError, in one sentence, if there is no policy for the game in its file."""
        super().check(game)
        self.policy.network(game_named(game))

    def choose(self, view: View) -> int:
        """The offered answer with the highest score, or one by chance if its temperature is above 0."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        advisor, game = self.position(view)
        card = self.policy.network(view.spec).card
        merits = [0] * len(actions)
        places = list(range(len(actions)))
        if card.is_advised:
            best = int(advisor.judge(game))
            if advisor.budget(view.ask, 1) == 0:
                return actions[best]
            merits = list(advisor.scores[: len(actions)])
            places = sorted(places, key=lambda place: -merits[place])[: card.offers]
        offered = [actions[place] for place in places]
        scores = self.policy.scores(view, offered, [merits[place] for place in places])
        if self.temperature:
            return offered[int((scores + self.temperature * self.noise(len(offered))).argmax())]
        return offered[int(scores.argmax())]

    def noise(self, count: int) -> NDArray[np.float64]:
        """Gumbel noise from its own luck: the highest of scores with it is drawn by their softmax."""
        chances = (np.array([self.luck.draw() for _ in range(count)]) + 0.5) / 2**32
        noise: NDArray[np.float64] = -np.log(-np.log(chances))
        return noise
