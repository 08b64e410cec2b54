"""Plays as another agent does, but for slips: so that there are rungs between chance and the weakest steward."""

from typing import Final

from wk_agents.base import Agent
from wk_agents.specs import Value

from wk_env.play.view import View

FINE: Final = 1_000_000
HALF_SEED: Final = 2**30


class Mixed(Agent):
    """Plays as another agent does, but any legal action with probability epsilon: `mixed(greedy, epsilon=0.2)`."""

    def __init__(self, name: str, agent: Value = "steward", epsilon: Value = 0.5) -> None:
        super().__init__(name)
        if not isinstance(agent, str):
            raise ValueError(f"mixed has agent={agent}; it takes the spec of an agent, as mixed(steward(level=1))")  # noqa: TRY004
        if isinstance(epsilon, str) or not 0 <= epsilon <= 1:
            raise ValueError(f"mixed has epsilon={epsilon}; it takes a number from 0 to 1")
        # The roster knows this class, and this class asks the roster for another agent.
        from wk_agents.roster import agent as agent_named  # noqa: PLC0415

        self.inner: Agent = agent_named(agent)
        self.slips: int = round(epsilon * FINE)  # in how many cases of a million
        self.slip: int | None = None  # the last action, if it was one

    def reset(self, seed: int) -> None:
        """Begin a new game, both of them."""
        super().reset(seed)
        self.slip = None
        self.inner.reset(self.luck.below(HALF_SEED) * HALF_SEED + self.luck.below(HALF_SEED))

    def check(self, game: str) -> None:
        """ValueError if the other agent cannot play the game."""
        self.inner.check(game)

    def choose(self, view: View) -> int:
        """What the other agent chooses, or any legal action."""
        actions = view.actions
        is_slip = self.luck.below(FINE) < self.slips
        self.slip = actions[self.luck.below(len(actions))] if is_slip else None
        return self.inner.choose(view) if self.slip is None else self.slip

    def explain(self, view: View, action: int) -> str:
        """The reason of the other agent, unless the last action was a slip."""
        if action == self.slip:
            return f"{self.name} slipped and drew lots among {len(view.actions)} legal actions."
        return self.inner.explain(view, action)
