"""The habits of a Baron who does not think: an option drawn by weight, cheaply, for playing on in imagined games."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.rng import Rng
from wk_env.warrior_knights import asks
from wk_env.warrior_knights.state import Play
from wk_env.warrior_knights.words import DRAFT_SOLDIERS, LEVY_TAXES, MOBILIZE_FORCES, NONE, RAZED, VERSATILE_STRATEGY

KINDS: Final[i64] = 80  # of questions, with room for more
CHOICES: Final[i64] = 160
PLAIN: Final[i64] = 6
GLADLY: Final[i64] = 60
HARDLY: Final[i64] = 1
PLANS: Final[i64] = 7
TO_A_CITY: Final[i64] = 60
# Question, choice, weight: what does not weigh PLAIN.
WISHES: Final = (
    (asks.SETUP_TROOP, 0, GLADLY),
    (asks.SETUP_TROOP, 1, 40),
    (asks.SETUP_TROOP, asks.STRONGHOLD, HARDLY),
    (asks.ACT, asks.DECLINE, HARDLY),
    (asks.ACT, asks.START_BATTLE, GLADLY),
    (asks.ACT, asks.MOVE_ONE, 20),
    (asks.MOBILIZE_AREA, asks.NO_AREA, HARDLY),
    (asks.ROUTE, asks.GO_BACK, HARDLY),
    (asks.ROUTE, asks.ARRIVE, 20),
    (asks.TARGET, asks.NO_TARGET, HARDLY),
    (asks.TARGET, asks.NEUTRAL_CITY, GLADLY),
    (asks.BATTLE_KIND, asks.SIEGE, GLADLY),
    (asks.BATTLE_KIND, asks.ASSAULT, 20),
    (asks.BATTLE_KIND, asks.NO_BATTLE, HARDLY),
    (asks.CONSENT, 0, 3),
    (asks.CONSENT, 1, HARDLY),
    (asks.ATTACKER, asks.ALL_CHOSEN, HARDLY),
    (asks.KEEP_OR_RAZE, asks.RAZE, HARDLY),
    (asks.KEEP_OR_RAZE, asks.KEEP, GLADLY),
    (asks.REVOLT, asks.LOSE_CITY, HARDLY),
    (asks.UPGRADE, asks.NO_UPGRADE, 20),
    (asks.MUSTER, asks.NO_MUSTER, 20),
    (asks.PAY_TROOP, asks.NO_MORE_PAY, HARDLY),
    (asks.COMPLY, 0, HARDLY),
    (asks.ACCEPT, 0, HARDLY),
    (asks.HIRE, asks.NO_HIRE, HARDLY),
    (asks.TRANSFER, asks.NO_TRANSFER, 40),
    (asks.DISCARD, asks.NO_MORE_DISCARDS, GLADLY),
    (asks.DONOR, asks.NO_DONOR, 20),
    (asks.DONOR, asks.STRONGHOLD, GLADLY),
    (asks.TAKE, asks.ENOUGH, HARDLY),
)
PLAN_WISHES: Final = (
    (MOBILIZE_FORCES, 40),
    (VERSATILE_STRATEGY, 30),
    (DRAFT_SOLDIERS, 14),
    (LEVY_TAXES, 14),
    (asks.PLAN_DONE, HARDLY),
)


def _weights() -> vec[i64]:
    weights = vec[i64]([0] * (KINDS * CHOICES))
    for row in range(KINDS * CHOICES):
        weights[row] = PLAIN
    for ask, choice, weight in WISHES:
        weights[ask * CHOICES + choice] = weight
    for kind, weight in PLAN_WISHES:
        for stack in range(3):
            weights[asks.PLAN * CHOICES + stack * PLANS + kind] = weight
    return weights


HABITS: Final[vec[i64]] = _weights()


def weight_of(game: Play, ask: i64, choice: i64) -> i64:
    """How gladly a Baron takes an option; armies are drawn to cities that are not theirs.

    Reads: cities, which are public.
    """
    if ask in (asks.MOBILIZE_AREA, asks.ROUTE) and choice < asks.NO_AREA:
        city: i64 = game.state.content.area_city[choice]
        if city != NONE and game.state.city_owner[city] not in (RAZED, game.decision.seat):
            return TO_A_CITY
    return HABITS[ask * CHOICES + choice] if choice < CHOICES else PLAIN


def by_habit(game: Play, luck: Rng) -> i64:
    """An option of the open question, drawn by weight.

    Reads: the open question and cities.
    """
    decision = game.decision
    if decision.count == 1:
        return decision.options[0]
    total: i64 = 0
    for place in range(decision.count):
        total += weight_of(game, decision.ask, decision.options[place])
    drawn: i64 = luck.below(total)
    for place in range(decision.count):
        drawn -= weight_of(game, decision.ask, decision.options[place])
        if drawn < 0:
            return decision.options[place]
    return decision.options[0]
