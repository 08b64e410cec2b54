"""Agents that know Warrior Knights alone: they refuse other games and look into the match behind a view."""

from wk_agents.base import Agent

from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.play.view import View


class KnightsAgent(Agent):
    """An agent that plays no other game."""

    def check(self, game: str) -> None:
        """ValueError for another game, in the name of the agent."""
        if game != WARRIOR_KNIGHTS.id:
            known_as = self.name.partition("(")[0]
            raise ValueError(f"{known_as} plays {WARRIOR_KNIGHTS.id} and cannot judge {game}; uniform plays any game")

    def match_of(self, view: View) -> KnightsMatch:
        """A match that the seat of a view could be in."""
        self.check(view.spec.id)
        match = view.imagine(0)
        assert isinstance(match, KnightsMatch)
        return match
