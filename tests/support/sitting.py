"""Agents sit down and play."""

from collections.abc import Sequence
from typing import Final

from wk_agents.base import Agent
from wk_agents.roster import agent

from tests.support.observed_games import begun
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.advisor import BEST_LEVEL
from wk_env.play.view import View

CHANCE: Final = 0.25  # a share of the games of four
# A sequential test stops at whichever of these odds is reached first.
BETTER: Final = 99.0
NO_BETTER: Final = 1 / BETTER


def view_of(match: KnightsMatch) -> View:
    """What the asked seat sees."""
    return View(WARRIOR_KNIGHTS, match, int(match.decision.seat))


def judged(game: Play) -> int:
    """What a balanced steward of the best level answers to the open question."""
    return int(game.decision.options[best_option(game, weights_of("balanced", BEST_LEVEL))])


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


def has_won(one: str, others: str, seat: int, deal: int) -> bool:
    """Whether one agent in a seat wins a deal against three others."""
    seats = [agent(one if place == seat else others, 4 * deal + place) for place in range(4)]
    match = begun(4, deal)
    played(match, seats, 30_000)
    return match.result()[seat] == 1


def beats(one: str, others: str, share: float, deal: int) -> bool:
    """Whether one agent is found to win this share of the games against three others before it is found to win CHANCE.

    Each deal is played from every seat, this one first.
    """
    odds, game = 1.0, 0
    while NO_BETTER < odds < BETTER:
        is_won = has_won(one, others, game % 4, deal + game // 4)
        odds *= share / CHANCE if is_won else (1 - share) / (1 - CHANCE)
        game += 1
    return odds >= BETTER
