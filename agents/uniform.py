"""Plays any legal action, each as likely."""

from wk_agents.base import Agent

from wk_env.play.view import View


class Uniform(Agent):
    """The weakest rung: chance alone."""

    def choose(self, view: View) -> int:
        """Any legal action."""
        actions = view.actions
        return actions[self.luck.below(len(actions))]

    def explain(self, view: View, action: int) -> str:
        """There is no reason."""
        return f"{self.name} drew lots among {len(view.actions)} legal actions."
