"""Action cards by their numbers: those of the Barons one after another, each one's by kind, then the Neutral ones."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import PLAN_DONE
from wk_env.games.warrior_knights.rules.numbers import IN_HAND, NONE
from wk_env.games.warrior_knights.rules.state import Table

PLAN_WIDTH: Final[i64] = 7
# PLAN: choices from here on lay kinds beyond PLAN_DONE, so many a stack.
MORE_PLANS: Final[i64] = 21
MORE_KINDS: Final[i64] = 2


def owner_of(table: Table, card: i64) -> i64:
    """The seat whose Action card this is; NONE for a Neutral one.

    Rules: WK-028
    """
    return card // table.content.hand if card < table.content.first_neutral else NONE


def kind_of(table: Table, card: i64) -> i64:
    """The type of a Baron's Action card.

    Rules: WK-028
    """
    return table.content.own_kind[card % table.content.hand]


def kinds_of(table: Table) -> i64:
    """How many kinds of Action cards a Baron has."""
    return len(table.content.own_first) - 1


def cards_of(table: Table, seat: i64) -> range:
    """The Action cards of a Baron."""
    return range(seat * table.content.hand, (seat + 1) * table.content.hand)


def card_in_hand(table: Table, seat: i64, kind: i64) -> i64:
    """A card of this kind in a Baron's hand, or NONE.

    Rules: WK-028, WK-090
    """
    own: i64 = seat * table.content.hand
    for card in range(own + table.content.own_first[kind], own + table.content.own_first[kind + 1]):
        if table.action_at[card] == IN_HAND:
            return card
    return NONE


# ---- choices of PLAN


def laying(stack: i64, kind: i64) -> i64:
    """The choice that lays a card of a kind into a stack.

    Rules: CG-006
    """
    if kind < PLAN_DONE:
        return (stack - 1) * PLAN_WIDTH + kind
    return MORE_PLANS + (stack - 1) * MORE_KINDS + kind - PLAN_DONE


def leaving(stack: i64) -> i64:
    """The choice that leaves a stack as it is."""
    return (stack - 1) * PLAN_WIDTH + PLAN_DONE


def kind_laid(choice: i64) -> i64:
    """The kind of card that a choice lays, or NONE if it leaves the stack as it is."""
    if choice >= MORE_PLANS:
        return PLAN_DONE + (choice - MORE_PLANS) % MORE_KINDS
    return choice % PLAN_WIDTH if choice % PLAN_WIDTH < PLAN_DONE else i64(NONE)


def stack_laid(choice: i64) -> i64:
    """The stack that a choice is about, from 1."""
    return 1 + ((choice - MORE_PLANS) // MORE_KINDS if choice >= MORE_PLANS else choice // PLAN_WIDTH)
