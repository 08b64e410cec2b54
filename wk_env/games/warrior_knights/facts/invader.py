"""Writes down the invader, where one plays."""

from typing import Annotated

from msgspec import Meta, Struct

from wk_env.games.warrior_knights.facts.barons import action_card
from wk_env.games.warrior_knights.facts.known import Known
from wk_env.games.warrior_knights.facts.people import ActionCard
from wk_env.games.warrior_knights.rules.action_cards import cards_of
from wk_env.games.warrior_knights.rules.numbers import ACTIONS_A_BARON, LAID, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.invader import is_in_game

STACKS = range(3)


class Invader(Struct, frozen=True, kw_only=True):
    """The invader, who plays by rule; its Nobles and its stronghold stand with those of the Barons."""

    number: Annotated[int, Meta(description="The number that stands for it where others are seats: the next one.")]
    colour: Annotated[str, Meta(description="Its colour.")]
    is_out: Annotated[bool, Meta(description="Whether it was driven out.")]
    nobles: Annotated[tuple[str, ...], Meta(description="Its Nobles by name, star, square, triangle and circle.")]
    cards: Annotated[tuple[ActionCard, ...], Meta(description="Its Action cards, and where each lies.")]
    laid: Annotated[tuple[int, ...], Meta(description="How many of its cards lie face down in each stack.")]


def invader_in(known: Known) -> Invader | None:
    """The invader; None where none plays."""
    table, seat = known.table, known.seats
    if len(table.invader) == 0:
        return None
    return Invader(
        number=seat,
        colour=known.names.colours[table.colour[seat]],
        is_out=not is_in_game(table),
        nobles=tuple(known.nobles[seat * SYMBOLS : seat * SYMBOLS + SYMBOLS]),
        cards=tuple(action_card(known, card) for card in cards_of(table, seat)[:ACTIONS_A_BARON]),
        laid=tuple(int(table.history[LAID + len(STACKS) * seat + stack]) for stack in STACKS),
    )
