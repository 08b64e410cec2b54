"""How simple Barons play: by chance, but with the habits of people who want to see something happen."""

from collections.abc import Sequence
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.queries import city_in
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.rng import Rng
from wk_env.kernel.spec import Match

# Weight of each option that does not weigh 6: question, option, weight.
PLAIN: Final = 6
WEIGHTS: Final[dict[tuple[int, int], int]] = {
    (asks.SETUP_TROOP, 0): 40,
    (asks.SETUP_TROOP, 1): 20,
    (asks.SETUP_TROOP, asks.STRONGHOLD): 1,
    (asks.PLAN, asks.PLAN_DONE): 1,
    (asks.PLAN, 7 + asks.PLAN_DONE): 1,
    (asks.PLAN, 14 + asks.PLAN_DONE): 1,
    (asks.ACT, asks.DECLINE): 1,
    (asks.ACT, asks.START_BATTLE): 60,
    (asks.ACT, asks.MOVE_ONE): 20,
    (asks.MOBILIZE_AREA, asks.NO_AREA): 1,
    (asks.ROUTE, asks.GO_BACK): 1,
    (asks.ROUTE, asks.ARRIVE): 20,
    (asks.TARGET, asks.NO_TARGET): 1,
    (asks.TARGET, asks.NEUTRAL_CITY): 60,
    (asks.BATTLE_KIND, asks.ASSAULT): 60,
    (asks.BATTLE_KIND, asks.NO_BATTLE): 1,
    (asks.CONSENT, 0): 2,
    (asks.ATTACKER, asks.ALL_CHOSEN): 1,
    (asks.KEEP_OR_RAZE, asks.RAZE): 1,
    (asks.REVOLT, asks.LOSE_CITY): 1,
    (asks.UPGRADE, asks.NO_UPGRADE): 2,
    (asks.MUSTER, asks.NO_MUSTER): 2,
    (asks.PAY_TROOP, asks.NO_MORE_PAY): 1,
    (asks.COMPLY, 0): 1,
    (asks.ACCEPT, 0): 1,
    (asks.HIRE, asks.NO_HIRE): 1,
    (asks.TRANSFER, asks.NO_TRANSFER): 40,
    (asks.DISCARD, asks.NO_MORE_DISCARDS): 60,
}
TO_A_CITY: Final = 60


def weight_of(match: KnightsMatch, choice: int) -> int:
    """How gladly a Baron takes an option; armies are drawn to cities that are not theirs."""
    ask, seat = int(match.decision.ask), match.decision.seat
    if ask in {asks.MOBILIZE_AREA, asks.ROUTE} and choice < asks.NO_AREA:
        city = city_in(match.game.state, choice)
        if city != NONE and match.game.state.city_owner[city] != seat:
            return TO_A_CITY
    return WEIGHTS.get((ask, choice), PLAIN)


def choose(match: Match, luck: Rng) -> int:
    """An option drawn by weight, or by chance alone in other games."""
    choices = match.decision.choices()
    if not isinstance(match, KnightsMatch):
        return choices[luck.below(len(choices))]
    return drawn(choices, [weight_of(match, choice) for choice in choices], luck)


def drawn(choices: list[int], weights: Sequence[int], luck: Rng) -> int:
    """One of the choices, drawn by their weights."""
    left = luck.below(sum(weights))
    for choice, weight in zip(choices, weights, strict=True):
        left -= weight
        if left < 0:
            return choice
    raise AssertionError("weights are positive")
