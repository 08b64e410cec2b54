"""Knowledge and Advancements in words: what lies on the table, and what happened."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import (
    is_on_offer,
    knowledge_of,
    owner_of,
    price_of,
    scholar_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    CARD_EXHAUSTED,
    CARD_READY,
    FIRST_ADVANCEMENT,
)
from wk_env.games.warrior_knights.rules.numbers import CARD_AT_HAND, CARD_IN_FORCE, NONE
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import listed

GLORY: Final = (
    "Enrich Mind gives 1 Knowledge, makes you the Scholar if you have more than every other Baron, and lets you buy an"
    " Advancement with it, as the Scholar any number. You own three at most. t shows what is on offer, c the cards.",
    "A Garrison gives its city 100 strength (g on the board). A city that riots (%) pays neither crowns nor Influence"
    " until a Noble of its Baron comes by or a Garrison is hired.",
)
NUMBERS: Final = range(int(ADVANCEMENTS))
STATES: Final = {int(CARD_READY): "ready", int(CARD_EXHAUSTED): "exhausted", int(CARD_IN_FORCE): "at work"}


def has_learning(table: Table) -> bool:
    """Whether there are Advancements at a table."""
    return len(table.card_place) > FIRST_ADVANCEMENT


def say_glory(speech: Speech) -> list[str]:
    """What For Glory adds, where it is played."""
    return list(GLORY) if has_learning(speech.table) else []


def title(speech: Speech, number: int) -> str:
    """An Advancement by its name."""
    return speech.names.card(FIRST_ADVANCEMENT + number)


def said(speech: Speech, number: int) -> str:
    """An Advancement and its text."""
    return f"{title(speech, number)}: {speech.names.card_text(FIRST_ADVANCEMENT + number)}"


# ---- the table


def say_state(speech: Speech, number: int) -> str:
    """An Advancement that somebody owns, and whether it is ready."""
    return f"{title(speech, number)} ({STATES[int(speech.table.card_place[FIRST_ADVANCEMENT + number])]})"


def scholar_dignity(speech: Speech, seat: int) -> list[str]:
    """Whether a Baron is the Scholar, as an office."""
    return ["Scholar"] if has_learning(speech.table) and scholar_of(speech.table) == seat else []


def say_first_scholar(speech: Speech) -> list[str]:
    """Who begins as the Scholar."""
    scholars = [seat for seat in range(speech.table.seats) if scholar_dignity(speech, seat)]
    return [f"{speech.baron(seat)} is the Scholar." for seat in scholars]


def say_mind(speech: Speech, seat: int) -> Iterator[str]:
    """The Knowledge of a Baron and his Advancements."""
    if not has_learning(speech.table):
        return
    owned = [say_state(speech, number) for number in NUMBERS if owner_of(speech.table, number) == seat]
    advancements = f" Advancements: {listed(owned)}." if owned else ""
    yield f"Knowledge: {knowledge_of(speech.table, seat)}.{advancements}"


def say_learning(speech: Speech) -> Iterator[str]:
    """The row with costs and texts, a card that Research has drawn, and the texts of what Barons own."""
    if not has_learning(speech.table):
        return
    table = speech.table
    for number in NUMBERS:
        if is_on_offer(table, number):
            yield f"Advancement on offer for {price_of(table, number, 0)} Knowledge: {said(speech, number)}"
        elif table.card_place[FIRST_ADVANCEMENT + number] == CARD_AT_HAND:
            yield f"Drawn by Research: {said(speech, number)}"
    told_of = {said(speech, number) for number in NUMBERS if owner_of(table, number) != NONE}
    yield from (f"Owned Advancement: {text}" for text in sorted(told_of))


def say_learning_beside(speech: Speech) -> Iterator[str]:
    """What stands beside a drawn board: the row, and who has learnt what."""
    if not has_learning(speech.table):
        return
    table = speech.table
    row = [f"{title(speech, number)} {price_of(table, number, 0)}" for number in NUMBERS if is_on_offer(table, number)]
    yield f"Advancements (Knowledge): {', '.join(row)}."
    minds = [
        f"{speech.baron(seat)} {knowledge_of(table, seat)}{say_owned(speech, seat)}" for seat in range(table.seats)
    ]
    yield f"Knowledge: {', '.join(minds)}."


def say_owned(speech: Speech, seat: int) -> str:
    """The Advancements of a Baron, those that are exhausted marked."""
    table = speech.table
    owned = [
        f"{title(speech, number)}{' (exhausted)' * (table.card_place[FIRST_ADVANCEMENT + number] == CARD_EXHAUSTED)}"
        for number in NUMBERS
        if owner_of(table, number) == seat
    ]
    return f" with {listed(owned)}" if owned else ""


# ---- what happened


def tell_knowledge(step: Step) -> Iterator[str]:
    """Knowledge gained."""
    for seat in range(step.new.seats if has_learning(step.new) else 0):
        gained = int(knowledge_of(step.new, seat) - knowledge_of(step.old, seat))
        if gained > 0:
            yield f"{step.speech.baron(seat)} gains {gained} Knowledge"


def tell_scholar(step: Step) -> Iterator[str]:
    """Who becomes the Scholar."""
    if has_learning(step.new) and step.old.round and scholar_of(step.old) != scholar_of(step.new) != NONE:
        yield f"{step.speech.baron(int(scholar_of(step.new)))} becomes the Scholar"


def tell_advancements(step: Step) -> Iterator[str]:
    """Advancements that were drawn, bought, used, exhausted, or given up."""
    if not has_learning(step.new) or not step.old.round:
        return
    for number in NUMBERS:
        card = FIRST_ADVANCEMENT + number
        before, after = int(step.old.card_place[card]), int(step.new.card_place[card])
        if before == after:
            continue
        name, owner = title(step.speech, number), int(step.new.card_on[card])
        if after == CARD_AT_HAND:
            yield f"Research draws {name}"
        elif step.old.card_on[card] == NONE != owner:
            paid = int(knowledge_of(step.old, owner) - knowledge_of(step.new, owner))
            yield f"{step.speech.baron(owner)} buys {name} for {paid} Knowledge"
        elif owner != NONE and after == CARD_IN_FORCE:
            yield f"{step.speech.baron(owner)} uses {name}"
        elif owner == NONE != step.old.card_on[card]:
            yield f"{name} of {step.speech.baron(int(step.old.card_on[card]))} goes under its deck"


def tell_row(step: Step) -> Iterator[str]:
    """Advancements that are newly on offer, and those that went under the deck."""
    if not has_learning(step.new) or not step.old.round:
        return
    fresh = [title(step.speech, n) for n in NUMBERS if is_on_offer(step.new, n) and not is_on_offer(step.old, n)]
    gone = [
        title(step.speech, number)
        for number in NUMBERS
        if (is_on_offer(step.old, number) or step.old.card_place[FIRST_ADVANCEMENT + number] == CARD_AT_HAND)
        and step.new.card_place[FIRST_ADVANCEMENT + number] == 0
    ]
    yield from (f"{name} goes under the Advancements" for name in gone)
    if fresh:
        yield f"now on offer as an Advancement: {listed(fresh)}"
