"""Knowledge and Advancements, as facts."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import (
    is_on_offer,
    knowledge_of,
    owner_of,
    price_of,
    scholar_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_ADVANCEMENT
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning import NUMBERS, STATES, has_learning
from wk_env.games.warrior_knights.rules.numbers import BLOCKED, CARD_AT_HAND, NONE
from wk_env.games.warrior_knights.rules.state import Table


class Advancement(Struct, frozen=True, kw_only=True):
    """An Advancement of Crown and Glory that lies open."""

    name: Annotated[str, Meta(description="What it is called; there are several copies of some.")]
    text: Annotated[str, Meta(description="What it does.")]
    cost: Annotated[int, Meta(description="The Knowledge that it costs.")]
    state: Annotated[str, Meta(description="`on offer`, `drawn`, or its owner's: `ready`, `exhausted`, `at work`.")]


class Mind(Struct, frozen=True, kw_only=True):
    """What a Baron has learnt, where there are Advancements."""

    knowledge: Annotated[int, Meta(description="His Knowledge.")]
    is_scholar: Annotated[bool, Meta(description="Whether he is the Scholar.")]
    advancements: Annotated[tuple[Advancement, ...], Meta(description="The Advancements that he owns, three at most.")]


class Learning(Struct, frozen=True, kw_only=True):
    """What is to be learnt, where there are Advancements."""

    scholar: Annotated[int | None, Meta(description="The seat of the Scholar; None for nobody.")]
    row: Annotated[tuple[Advancement, ...], Meta(description="The Advancements on offer.")]
    drawn: Annotated[tuple[Advancement, ...], Meta(description="The one that Research has drawn for all to see.")]
    blocked_spots: Annotated[
        tuple[int, ...], Meta(description="The spots of the Mercenary Track with a casualty token, 0 to 6.")
    ]


def advancement(names: Names, table: Table, number: int, state: str) -> Advancement:
    """An Advancement as a fact."""
    return Advancement(
        name=names.card(FIRST_ADVANCEMENT + number),
        text=names.card_text(FIRST_ADVANCEMENT + number),
        cost=int(price_of(table, number, 0)),
        state=state,
    )


def mind_in(names: Names, table: Table, seat: int) -> Mind | None:
    """What a Baron has learnt; None where there is nothing to learn."""
    if not has_learning(table):
        return None
    return Mind(
        knowledge=int(knowledge_of(table, seat)),
        is_scholar=scholar_of(table) == seat,
        advancements=tuple(owned_in(names, table, seat)),
    )


def owned_in(names: Names, table: Table, seat: int) -> Iterator[Advancement]:
    """The Advancements of a Baron."""
    for number in NUMBERS:
        if owner_of(table, number) == seat:
            yield advancement(names, table, number, STATES[int(table.card_place[FIRST_ADVANCEMENT + number])])


def learning_in(names: Names, table: Table) -> Learning | None:
    """What is to be learnt; None where there is nothing."""
    if not has_learning(table):
        return None
    scholar = int(scholar_of(table))
    drawn = [number for number in NUMBERS if table.card_place[FIRST_ADVANCEMENT + number] == CARD_AT_HAND]
    return Learning(
        scholar=None if scholar == NONE else scholar,
        row=tuple(advancement(names, table, number, "on offer") for number in NUMBERS if is_on_offer(table, number)),
        drawn=tuple(advancement(names, table, number, "drawn") for number in drawn),
        blocked_spots=tuple(spot for spot, marker in enumerate(table.track) if marker == BLOCKED),
    )
