"""The optional rules by name, each a function from rules to rules with it. No other module knows their names."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import variants as crown_and_glory
from wk_env.games.warrior_knights.rules.numbers import OPEN_MOTIONS
from wk_env.games.warrior_knights.rules.optional import (
    advanced_sieges,
    capitulation,
    diplomatic_conquest,
    hail_to_the_king,
    house_garrisons,
    instant_influence,
    invader,
    limited_heirs,
    lords_of_the_realm,
    total_conquest,
    treachery,
    worthy_barons,
    zero_influence,
)
from wk_env.games.warrior_knights.rules.optional.last_round import last_round_of
from wk_env.games.warrior_knights.rules.rules import MIGHT_IS_RIGHT, STANDARD, Rules

Variant: TypeAlias = Callable[[Rules], Rules]
SHORT: Final[i64] = 8
LONG: Final[i64] = 12
LONGEST: Final[i64] = 15


def game_length(each: i64) -> Variant:
    """Another number of Influence tokens a player in the pool: 8 short, 10 standard, 12 or 15 long.

    Rules: WK-536
    """
    return partial(with_pool, each)  # slow-ok: once


def with_pool(each: i64, rules: Rules) -> Rules:
    """The rules with so much Influence a player."""
    return replace(rules, influence_each=each)  # slow-ok: once


def bargains(offers: i64) -> Variant:
    """Before each Action card every Baron may propose so many bargains.

    Rules: WK-522
    """
    return partial(with_offers, offers)  # slow-ok: once


def with_offers(offers: i64, rules: Rules) -> Rules:
    """The rules with so many bargains a Baron in each window."""
    return replace(rules, offers=offers)  # slow-ok: once


def bargains_everywhere(rules: Rules) -> Rules:
    """Bargains before each Action card, and wherever something is at stake.

    Rules: WK-522
    """
    return replace(rules, offers=max(1, rules.offers), bargain_windows=1)  # slow-ok: once


def might_is_right(rules: Rules) -> Rules:
    """Only the majority of the Kingdom cities wins; who has most of them if nobody has it by the last round.

    Rules: WK-546, VR-122, VR-136
    """
    return replace(rules, victory=MIGHT_IS_RIGHT, last_round=last_round_of(rules))  # slow-ok: once


def player_elimination(rules: Rules) -> Rules:
    """Whose stronghold is captured is out of the game.

    Rules: WK-544
    """
    return replace(rules, elimination=1)  # slow-ok: once


def abandoned_nobles(rules: Rules) -> Rules:
    """Nobles killed by desertion have an heir, whatever cards say.

    Rules: WK-584
    """
    return replace(rules, abandoned_heirs=1)  # slow-ok: once


def miracles(rules: Rules) -> Rules:
    """Lasting Events may be cancelled later.

    Rules: WK-585
    """
    return replace(rules, miracles=1)  # slow-ok: once


def exchanging_heirs(rules: Rules) -> Rules:
    """Each Noble has one heir, who may be traded; without any bargains there is one for each Baron in each window.

    Rules: WK-539, WK-540
    """
    return replace(rules, heirs=1, offers=max(1, rules.offers))  # slow-ok: once


def open_private_motions(rules: Rules) -> Rules:
    """Private Motions may propose every rule of the catalogue.

    Rules: WK-537
    """
    return replace(rules, open_motions=OPEN_MOTIONS)  # slow-ok: once


VARIANTS: Final[dict[str, Variant]] = {  # slow-ok: once
    "short_game": game_length(SHORT),
    "long_game": game_length(LONG),
    "longest_game": game_length(LONGEST),
    "might_is_right": might_is_right,
    "player_elimination": player_elimination,
    "abandoned_nobles": abandoned_nobles,
    "miracles": miracles,
    "bargains": bargains(1),
    "bargains_everywhere": bargains_everywhere,
    "exchanging_heirs": exchanging_heirs,
    "open_private_motions": open_private_motions,
    total_conquest.NAME: total_conquest.total_conquest,  # slow-ok: once
    worthy_barons.NAME: worthy_barons.worthy_barons,  # slow-ok: once
    zero_influence.NAME: zero_influence.zero_influence,  # slow-ok: once
    limited_heirs.NAME: limited_heirs.limited_heirs,  # slow-ok: once
    instant_influence.NAME: instant_influence.instant_influence,  # slow-ok: once
    capitulation.NAME: capitulation.capitulation,  # slow-ok: once
    diplomatic_conquest.NAME: diplomatic_conquest.diplomatic_conquest,  # slow-ok: once
    advanced_sieges.NAME: advanced_sieges.advanced_sieges,  # slow-ok: once
    lords_of_the_realm.NAME: lords_of_the_realm.lords_of_the_realm,  # slow-ok: once
    hail_to_the_king.NAME: hail_to_the_king.hail_to_the_king,  # slow-ok: once
    treachery.NAME: treachery.treachery,  # slow-ok: once
    house_garrisons.NAME: house_garrisons.house_garrisons,  # slow-ok: once
    invader.NAME: invader.invading_kingdom,  # slow-ok: once
    **crown_and_glory.VARIANTS,
}
# Pairs that exclude each other: there is one pool, and in Might is Right it decides nothing.
CLASHES: Final[tuple[tuple[str, str], ...]] = (
    ("short_game", "long_game"),
    ("short_game", "longest_game"),
    ("long_game", "longest_game"),
    ("short_game", "might_is_right"),
    ("long_game", "might_is_right"),
    ("longest_game", "might_is_right"),
    *total_conquest.CLASHES,  # slow-ok: once
    *worthy_barons.CLASHES,  # slow-ok: once
    *zero_influence.CLASHES,  # slow-ok: once
    *limited_heirs.CLASHES,  # slow-ok: once
    *instant_influence.CLASHES,  # slow-ok: once
    *capitulation.CLASHES,  # slow-ok: once
    *diplomatic_conquest.CLASHES,  # slow-ok: once
    *advanced_sieges.CLASHES,  # slow-ok: once
    *lords_of_the_realm.CLASHES,  # slow-ok: once
    *hail_to_the_king.CLASHES,  # slow-ok: once
    *treachery.CLASHES,  # slow-ok: once
    *house_garrisons.CLASHES,  # slow-ok: once
    *invader.CLASHES,  # slow-ok: once
    *crown_and_glory.CLASHES,
)


def agree(names: Sequence[str], rules: Rules = STANDARD) -> Rules:
    """The rules with these optional ones, on which all agree before the game; ValueError for a clash or a strange name.

    Rules: WK-535, VR-001
    """
    for name in names:  # slow-ok: once
        if name not in VARIANTS:  # slow-ok: once
            raise ValueError(f"no such optional rule: {name!r}; there are {', '.join(VARIANTS)}")  # slow-ok: once
    for first, second in CLASHES:  # slow-ok: once
        if first in names and second in names:  # slow-ok: once
            raise ValueError(f"{first} and {second} exclude each other")  # slow-ok: once
    for name in VARIANTS:  # slow-ok: once
        rules = VARIANTS[name](rules) if name in names else rules  # slow-ok: once
    return rules
