"""Agents sit down and play."""

from collections.abc import Sequence

from wk_agents.base import Agent

from wk_env.knights import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.view import View


def view_of(match: KnightsMatch) -> View:
    """What the asked seat sees."""
    return View(WARRIOR_KNIGHTS, match, int(match.decision.seat))


def played(match: KnightsMatch, agents: Sequence[Agent], decisions: int) -> list[int]:
    """So many decisions by these agents; all that they chose."""
    chosen: list[int] = []
    while match.decision.count and len(chosen) < decisions:
        view = view_of(match)
        action = agents[view.seat].choose(view)
        assert action in view.actions
        match.act(action)
        chosen.append(action)
    return chosen
