"""Plays as it has learned: a network thinks about the Advisor's best answers, and takes the one it likes most."""

from collections.abc import Sequence
from math import inf
from typing import Final

import numpy as np
from numpy.typing import NDArray
from wk_agents.advised import AdvisedAgent
from wk_agents.base import Agent
from wk_agents.learned.network import Floats
from wk_agents.learned.policy import Policy
from wk_agents.specs import Value

from wk_env.play.registry import game_named
from wk_env.play.view import View

# The temperature of each level, from a beginner to the policy at its best.
HEATS: Final = (3.2, 2.4, 1.7, 1.0, 0.0)


class PolicyAgent(AdvisedAgent):
    """A learned policy: the one that is shipped for the game, or one from a file as `wk train` writes it.

    Its temperature, if above 0, makes it draw lots among the answers that it likes; so do the lower levels, for people.
    """

    tools = AdvisedAgent.tools | {"policy"}

    def __init__(
        self, name: str, path: Value = "", temperature: "Value | None" = None, level: "Value | None" = None
    ) -> None:
        super().__init__(name)
        if temperature is not None and level is not None:
            raise ValueError(f"policy has temperature={temperature} and level={level}; it takes one of them")
        if level is not None and (not isinstance(level, int) or not 1 <= level <= len(HEATS)):
            raise ValueError(f"policy has level={level!r}; it takes a whole number from 1 to {len(HEATS)}")
        if temperature is None:
            temperature = HEATS[(level or len(HEATS)) - 1]
        if not isinstance(temperature, int | float) or not 0 <= temperature < inf:
            raise ValueError(f"policy has temperature={temperature!r}; it takes a number from 0 on")
        self.policy: Policy = Policy(str(path))
        self.temperature: float = float(temperature)

    def check(self, game: str) -> None:
        """ValueError, in one sentence, if there is no policy for the game in its file."""
        super().check(game)
        self.policy.network(game_named(game))

    @property
    def batch(self) -> str:
        """What it shares with those whom it can be asked together with."""
        return f"policy {self.policy.path}"

    def choose(self, view: View) -> int:
        """The offered answer with the highest score, or one by chance if its temperature is above 0."""
        return self.choose_batch([self], [view])[0]

    def choose_batch(self, agents: Sequence[Agent], views: Sequence[View]) -> list[int]:
        """What each of some agents of its batch chooses: what it would if it were asked alone."""
        offers = [self.offers(view) for view in views]
        questions = [
            self.policy.question(view, offered, merits)
            for view, (offered, merits) in zip(views, offers, strict=True)
            if len(offered) > 1
        ]
        scores = iter(self.policy.scores(views[0].spec, questions))
        players = [agent for agent in agents if isinstance(agent, PolicyAgent)]
        return [
            offered[player.settled(next(scores))] if len(offered) > 1 else offered[0]
            for player, (offered, _) in zip(players, offers, strict=True)
        ]

    def offers(self, view: View) -> tuple[list[int], list[int]]:
        """The flat actions among which the policy chooses, the Advisor's best first, and what that thinks of them."""
        actions = view.actions
        if len(actions) == 1 or not self.policy.network(view.spec).card.is_advised:
            return actions, [0] * len(actions)
        advisor, game = self.position(view)
        if advisor.budget(view.ask, 1) == 0:
            return [actions[int(advisor.judge(game))]], [0]
        return self.policy.offers(view, advisor, game)

    def settled(self, scores: Floats) -> int:
        """Which of some answers it takes."""
        if self.temperature:
            return int((scores + self.temperature * self.noise(len(scores))).argmax())
        return int(scores.argmax())

    def noise(self, count: int) -> NDArray[np.float64]:
        """Gumbel noise from its own luck: the highest of scores with it is drawn by their softmax."""
        chances = (np.array([self.luck.draw() for _ in range(count)]) + 0.5) / 2**32
        noise: NDArray[np.float64] = -np.log(-np.log(chances))
        return noise
