"""Agents: what plays a seat. An agent is given a View and nothing else: `from wk_agents import Agent, agent`."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wk_agents.base import Agent
    from wk_agents.roster import agent
    from wk_agents.roster import names as agent_names

__all__ = ("Agent", "agent", "agent_names")

# Where each public name is, as the imports at the top say it to type checkers.
PLACES: Final = {
    "Agent": "wk_agents.base:Agent",
    "agent": "wk_agents.roster:agent",
    "agent_names": "wk_agents.roster:names",
}

if not TYPE_CHECKING:  # else names that are misspelt would pass type checks
    from wk_env.public_names import offering

    __getattr__, __dir__ = offering(__name__, PLACES)
