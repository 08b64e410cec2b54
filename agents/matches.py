"""The match behind a view, for agents that know Warrior Knights alone."""

from wk_env.knights import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.view import View


def match_of(view: View, agent: str) -> KnightsMatch:
    """A match that the seat of a view could be in; ValueError for another game, in the name of the agent."""
    match = view.imagine(0)
    if not isinstance(match, KnightsMatch):
        raise ValueError(f"{agent} plays {WARRIOR_KNIGHTS.id} and cannot judge {view.spec.id}; uniform plays any game")  # noqa: TRY004
    return match
