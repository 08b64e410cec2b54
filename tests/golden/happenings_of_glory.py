"""What happens in one step of a game with For Glory, in short names."""

from collections.abc import Iterator
from typing import Final

from tests.golden.steps import Step
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import columns as at
from wk_env.games.warrior_knights.rules.numbers import (
    BLOCKED,
    CARD_AT_HAND,
    CARD_CURRENT,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    FIRST_GROUP,
)

TOKENS: Final = (
    (at.GARRISONED, "a Garrison: hired", "a Garrison: gone"),
    (at.RIOTS, "a riot: begins", "a riot: calmed"),
)


def tell_glory(step: Step) -> Iterator[str]:
    """Advancements, troops and tokens."""
    if len(step.old.card_place) == at.END_OF_CARDS:
        yield from tell_advancements(step)
        yield from tell_troops(step)
        yield from tell_tokens(step)


def tell_advancements(step: Step) -> Iterator[str]:
    """Advancements that were bought, used or put under the deck."""
    for card in range(at.FIRST_ADVANCEMENT, at.FIRST_ADVANCEMENT + at.ADVANCEMENTS):
        was, now = step.old.card_place[card], step.new.card_place[card]
        name = f"advancement {step.content.annex[at.TITLE + card - at.FIRST_ADVANCEMENT]}"
        if was in {CARD_CURRENT, CARD_AT_HAND} and now in {at.CARD_READY, CARD_IN_FORCE}:
            yield f"{name}: bought"
        if now == CARD_IN_DECK != was:
            yield f"{name}: put under the deck"
        if (was, now) == (at.CARD_READY, CARD_IN_FORCE):
            yield f"{name}: used"


def tell_troops(step: Step) -> Iterator[str]:
    """Captains with Nobles, and Levies that come and go."""
    for captain in range(at.CAPTAINS):
        if 0 <= step.new.troop_at[at.FIRST_CAPTAIN + captain] < FIRST_GROUP:
            yield f"captain {captain}: with a Noble"
    for levy in range(at.LEVIES):
        was, now = step.old.troop_at[at.FIRST_LEVY + levy], step.new.troop_at[at.FIRST_LEVY + levy]
        if was < 0 <= now:
            yield f"levy {levy}: recruited"
        if now < 0 <= was:
            yield "a Levy: home again"


def tell_tokens(step: Step) -> Iterator[str]:
    """Garrisons, riots, the Scholar and blocked spots."""
    old, new = step.old, step.new
    for place, more, fewer in TOKENS:
        if new.annex[place] & ~old.annex[place]:
            yield more
        if old.annex[place] & ~new.annex[place]:
            yield fewer
    if old.annex[at.SCHOLAR] != new.annex[at.SCHOLAR]:
        yield "the Scholar: another"
    if BLOCKED in new.track:
        yield "a spot: blocked"
