"""All optional rules by name: what each changes, in a sentence. No other words know their names."""

from collections.abc import Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Final

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
from wk_env.games.warrior_knights.rules.rules import STANDARD
from wk_env.games.warrior_knights.rules.variants import CLASHES, VARIANTS
from wk_env.games.warrior_knights.words.optional import advanced_sieges as siege_words
from wk_env.games.warrior_knights.words.optional import capitulation as capitulation_words
from wk_env.games.warrior_knights.words.optional import diplomatic_conquest as appeal_words
from wk_env.games.warrior_knights.words.optional import hail_to_the_king as hail_words
from wk_env.games.warrior_knights.words.optional import house_garrisons as garrison_words
from wk_env.games.warrior_knights.words.optional import instant_influence as instant_words
from wk_env.games.warrior_knights.words.optional import invader as invader_words
from wk_env.games.warrior_knights.words.optional import limited_heirs as heirs_words
from wk_env.games.warrior_knights.words.optional import lords_of_the_realm as lords_words
from wk_env.games.warrior_knights.words.optional import total_conquest as conquest_words
from wk_env.games.warrior_knights.words.optional import treachery as treachery_words
from wk_env.games.warrior_knights.words.optional import worthy_barons as worthy_words
from wk_env.games.warrior_knights.words.optional import zero_influence as zero_words
from wk_env.games.warrior_knights.words.rule_effects import effect_of
from wk_env.kernel.faces import OptionalRule

SAYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "short_game": "8 Influence a Baron in the pool",
        "long_game": "12 Influence a Baron in the pool",
        "longest_game": "15 Influence a Baron in the pool",
        "might_is_right": "only the majority of the Kingdom's cities wins; after round 20, who holds most of them",
        "player_elimination": "who loses his stronghold is out of the game",
        "abandoned_nobles": "a Noble killed by desertion has an heir, whatever cards say",
        "miracles": "lasting Events may be cancelled later, for a Faith more",
        "bargains": "before each Action card each Baron may propose a bargain",
        "bargains_everywhere": "the same, also wherever something is at stake: passage, consent, Votes, an Event",
        "exchanging_heirs": "each Noble has one heir, who may be traded, withheld or killed",
        "open_private_motions": (
            "a Private Motion may propose a rule: no sieges, no marches beyond a step, no razing, no attacks on"
            " strongholds"
        ),
        total_conquest.NAME: conquest_words.SAYS,
        worthy_barons.NAME: worthy_words.SAYS,
        zero_influence.NAME: zero_words.SAYS,
        limited_heirs.NAME: heirs_words.SAYS,
        instant_influence.NAME: instant_words.SAYS,
        capitulation.NAME: capitulation_words.SAYS,
        diplomatic_conquest.NAME: appeal_words.SAYS,
        advanced_sieges.NAME: siege_words.SAYS,
        lords_of_the_realm.NAME: lords_words.SAYS,
        hail_to_the_king.NAME: hail_words.SAYS,
        treachery.NAME: treachery_words.SAYS,
        house_garrisons.NAME: garrison_words.SAYS,
        invader.NAME: invader_words.SAYS,
        "the_king": "Crown and Glory: a King is crowned when the pool is empty, and 16 Influence end the game",
        "the_short_king": "the same with 6 Influence a Baron in the pool, and 12 to end the game",
        "the_long_king": "the same with 10 and 20",
        "missions": "Crown and Glory: each Baron has a secret Mission worth 2 Influence at the end",
        "for_glory": "Crown and Glory: Knowledge, Advancements, Garrisons, Levies, riots and more cards in every deck",
    }
)


def optional_rules() -> tuple[OptionalRule, ...]:
    """Every optional rule: its name, what it changes, its settings, which it excludes, what was measured of it."""
    usual = asdict(STANDARD)
    return tuple(
        OptionalRule(
            name,
            SAYS[name],
            MappingProxyType({key: int(value) for key, value in asdict(rule(STANDARD)).items() if value != usual[key]}),
            tuple(dict.fromkeys(other for pair in CLASHES if name in pair for other in pair if other != name)),
            effect_of(name),
        )
        for name, rule in VARIANTS.items()
    )
