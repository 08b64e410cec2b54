"""Players for tests: whoever plays by chance, and people of habit whose weights never change with the demo's."""

from collections.abc import Callable, Mapping
from typing import Final

from wk_experiments.games.warrior_knights.random_barons import drawn

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.queries import city_in, stronghold_in
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.rng import Rng

Player = Callable[[KnightsMatch, Rng], int]
Weights = Mapping[tuple[int, int], int]

# Optional rules under which questions are asked that the base game does not ask.
OPTIONAL: Final[Mapping[str, int]] = {"offers": 1, "heirs": 1, "elimination": 1, "open_motions": 1, "miracles": 1}
# Crown and Glory, in games that are short and still crown a King.
CROWN: Final[Mapping[str, int]] = {"victory": 2, "influence_each": 3, "crown_goal": 8, "missions": 1}
GLORY: Final[Mapping[str, int]] = {"glory": 1, "influence_each": 4}
PLAIN: Final = 6
TO_A_CITY: Final = 60
MARCHES: Final = (asks.FIRST_AREA, asks.MOBILIZE_AREA, asks.ROUTE, asks.RETURN_AREA)
# Question, option, weight of each option that does not weigh 6: people who march, fight, build and speak.
LIVELY: Final[Weights] = {
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
# What others weigh otherwise than the lively ones. They are the ones who meet what seldom happens.
CRUEL: Final[Weights] = {
    (asks.PAY_TROOP, asks.NO_MORE_PAY): 60,
    (asks.KEEP_OR_RAZE, asks.RAZE): 6,
    (asks.ACCEPT, 0): 20,
    (asks.COMPLY, 0): 20,
    (asks.PERMIT, 0): 20,
    (asks.CONSENT, 0): 20,
    (asks.BATTLE_KIND, asks.SIEGE): 60,
    (asks.BATTLE_KIND, asks.ASSAULT): 6,
    (asks.MUSTER, asks.NO_MUSTER): 60,
    (asks.REVOLT, asks.LOSE_CITY): 20,
}
THRIFTY: Final[Weights] = {
    (asks.VOTES, 0): 100_000,
    (asks.VOTES, asks.HUNDRED_MORE): 10_000_000,
    (asks.ACT, asks.TAKE_VOTE): 60,
    (asks.ACT, asks.START_BATTLE): 20,
    (asks.PLAN, 2): 60,
    (asks.PLAN, 9): 60,
    (asks.PLAN, 16): 60,
}
# They take every city, of neighbours first, and keep it: some of them win at once.
GREEDY: Final[Weights] = {
    (asks.ACT, asks.START_BATTLE): 600,
    (asks.TARGET, asks.NEUTRAL_CITY): 600,
    (asks.BATTLE_KIND, asks.ASSAULT): 600,
    (asks.CONSENT, 1): 600,
    (asks.PLAN, 4): 60,
    (asks.PLAN, 11): 60,
    (asks.PLAN, 18): 60,
    (asks.REVOLT, asks.LOSE_CITY): 1,
}
# They leave nothing standing.
FIERY: Final[Weights] = {**GREEDY, (asks.KEEP_OR_RAZE, asks.RAZE): 600}
# They hire whom they can, spread them over all they have, pay them, and stay at home.
HIRING: Final[Weights] = {
    (asks.PLAN, 0): 20,
    (asks.PLAN, 1): 60,
    (asks.PLAN, 7): 20,
    (asks.PLAN, 8): 60,
    (asks.PLAN, 14): 20,
    (asks.PLAN, 15): 60,
    (asks.ACT, asks.TAKE_CROWNS): 20,
    (asks.ACT, asks.BUY_SPOT): 60,
    (asks.ACT, asks.START_BATTLE): 1,
    (asks.TRACK_SPOT, asks.NO_SPOT): 1,
    (asks.PLACE_TROOP, asks.STRONGHOLD): 12,
    (asks.CANCEL, 1): 1,
    (asks.KEEP_OR_RAZE, asks.RAZE): 1,
}
# They would rather have Mercenaries of one nation: the English, the Rumanians.
ENGLISH: Final[Weights] = {(asks.HIRE, kind): 60 for kind in range(4)}
RUMANIAN: Final[Weights] = {(asks.HIRE, kind): 60 for kind in range(12, 16)}
# They march on strongholds rather than on cities.
HOSTILE: Final[Weights] = {
    (asks.TARGET, asks.NEUTRAL_CITY): 1,
    (asks.CONSENT, 1): 60,
    (asks.BATTLE_KIND, asks.SIEGE): 20,
    (asks.SETUP_TROOP, asks.STRONGHOLD): 20,
}
# They trade in heirs, keep them alive, and send their Nobles to die.
TRADING: Final[Weights] = {
    (asks.BARGAIN, asks.NO_PARTNER): 1,
    (asks.BARGAIN_HEIR, asks.NO_HEIR): 1,
    (asks.BARGAIN_SUM, 0): 600,
    (asks.BARGAIN_FAVOUR, 0): 600,
    (asks.BARGAIN_REPLY, 1): 600,
    (asks.KILL_HEIR, asks.NO_HEIR): 6_000,
}


def by_chance(match: KnightsMatch, luck: Rng) -> int:
    """Any option, each as likely."""
    return int(match.decision.options[luck.below(match.decision.count)])


def has_foreign_city(match: KnightsMatch, area: int) -> bool:
    """Whether a city of somebody else, or of nobody, stands in an area."""
    city = city_in(match.game.state, area)
    return city != NONE and match.game.state.city_owner[city] != match.decision.seat


def has_foreign_stronghold(match: KnightsMatch, area: int) -> bool:
    """Whether a stronghold of somebody else stands in an area."""
    return stronghold_in(match.game.state, area) not in {NONE, match.decision.seat}


def has_own_stronghold(match: KnightsMatch, area: int) -> bool:
    """Whether one's own stronghold stands in an area."""
    return stronghold_in(match.game.state, area) == match.decision.seat


def by_turns(even: Player, odd: Player) -> Player:
    """Two kinds of players around a table."""
    return lambda match, luck: (odd if match.decision.seat % 2 else even)(match, luck)


def by_weight(weights: Weights, draws: Callable[[KnightsMatch, int], bool] = has_foreign_city) -> Player:
    """A player who draws an option by its weight, and whose armies are drawn to some areas."""

    def weight(match: KnightsMatch, ask: int, choice: int) -> int:
        if ask in MARCHES and choice < asks.NO_AREA and draws(match, choice):
            return TO_A_CITY
        return weights.get((ask, choice), PLAIN)

    def choose(match: KnightsMatch, luck: Rng) -> int:
        choices, ask = match.decision.choices(), int(match.decision.ask)
        parts = [weight(match, ask, choice) for choice in choices]
        return drawn(choices, parts, luck)

    return choose


PLAYERS: Final[dict[str, Player]] = {
    "random": by_chance,
    "lively": by_weight(LIVELY),
    "cruel": by_weight({**LIVELY, **CRUEL}),
    "greedy": by_weight({**LIVELY, **GREEDY}),
    "fiery": by_weight({**LIVELY, **FIERY}),
    "hiring": by_turns(
        by_weight({**LIVELY, **HIRING, **ENGLISH}),
        by_weight({**LIVELY, **HIRING, **RUMANIAN}),
    ),
    "hostile": by_weight({**LIVELY, **HOSTILE}, has_foreign_stronghold),
    "besieged": by_turns(
        by_weight({**LIVELY, **HOSTILE}, has_foreign_stronghold),
        by_weight({**LIVELY, **HIRING}, has_own_stronghold),
    ),
    "trading": by_weight({**LIVELY, **TRADING}),
    "thrifty": by_weight({**LIVELY, **THRIFTY}),
}
