"""Whose code an agent is: shipped with this package, or somebody's own."""

from collections.abc import Sequence
from typing import Final

from wk_agents.roster import is_shipped
from wk_experiments.tournament.results import Settings

KEPT: Final = "agents stayed in their processes: what one kept in memory could pass from game to game"
FRESH: Final = "a fresh process for each game: nothing in memory passes from game to game (files could)"
SHIPPED: Final = "all agents are shipped ones, which keep nothing from game to game"
ISOLATED: Final = "agents that are not shipped: each in a process of its own, new for each game, that is sent data only"
TRUSTED: Final = "agents share a process with the rules and are trusted not to look into it; --isolate parts them"


def strangers(agents: Sequence[str]) -> list[str]:
    """The agents whose code is not ours."""
    return [agent for agent in agents if not is_shipped(agent)]


def is_fresh(settings: Settings) -> bool:
    """Whether each game has a process of its own."""
    return bool(strangers(settings.agents)) and not settings.reuse and not settings.isolate


def only_stranger(settings: Settings, seats: Sequence[int]) -> int | None:
    """The first seat of the only agent at a table whose code is not ours; None if there are several such, or none."""
    found = {agent for agent in seats if not is_shipped(settings.agents[agent])}
    return seats.index(found.pop()) if len(found) == 1 else None


def separation(settings: Settings) -> str:
    """What could pass from game to game, and between agents, in words."""
    if not strangers(settings.agents):
        return SHIPPED
    if settings.isolate:
        return ISOLATED
    return f"{FRESH if is_fresh(settings) else KEPT}; {TRUSTED}"


def refuse_untrusted(agents: Sequence[str], folder: object) -> None:
    """ValueError if to go on would run code that a file names and nobody vouched for."""
    named = strangers(agents)
    if named:
        raise ValueError(
            f"{folder} names agents that are not shipped ({', '.join(named)}), and going on runs their code;"
            " allow it by --trust, or give the same agents again by --agents"
        )
