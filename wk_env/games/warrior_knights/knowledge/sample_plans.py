"""The Action cards that lie face down, dealt anew so that a seat cannot tell the difference."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import (
    IN_HAND,
    NONE,
)
from wk_env.games.warrior_knights.rules.public_history import came_home
from wk_env.games.warrior_knights.rules.state import Table, stack_room
from wk_env.kernel.columns import filled
from wk_env.kernel.rng import Rng

STACKS: Final[i64] = 3
CARDS_A_STACK: Final[i64] = 2
ONE_IN_EIGHT: Final[i64] = 8


def is_face_down(place: i64) -> bool:
    """Whether an Action card is in hand or in a stack: in which of them only its owner knows."""
    return IN_HAND <= place <= STACKS


def may_lie_elsewhere(table: Table, card: i64, beside: i64) -> bool:
    """Whether an Action card is in a stack or beside them (in hand, or put aside), and nobody saw in which of these."""
    if card < table.content.first_neutral and came_home(table, card):
        return False
    return 1 <= table.action_at[card] <= STACKS or table.action_at[card] == beside


def mix_places(table: Table, first: i64, end: i64, beside: i64, luck: Rng) -> None:
    """Cards in the stacks and those beside them change places."""
    cards = filled(end - first, NONE)
    count: i64 = 0
    laid = filled(STACKS + 1, 0)
    for card in range(first, end):
        if may_lie_elsewhere(table, card, beside):
            cards[count] = card
            count += 1
            if table.action_at[card] != beside:
                laid[table.action_at[card]] += 1
    luck.shuffle(cards, 0, count)
    for index in range(count):
        table.action_at[cards[index]] = beside
    count = 0
    for stack in range(i64(1), STACKS + 1):
        for _ in range(laid[stack]):
            table.action_at[cards[count]] = stack
            count += 1


def take_up(table: Table, first: i64) -> None:
    """A Baron who is planning holds all his cards that lie face down."""
    for card in range(first, first + table.content.hand):
        if is_face_down(table.action_at[card]):
            table.action_at[card] = IN_HAND


def plan_anew(table: Table, first: i64, luck: Rng) -> None:
    """A Baron who has planned may have laid any cards from his hand, as a rule two in each stack."""
    cards = filled(table.content.hand, NONE)
    count: i64 = 0
    for card in range(first, first + table.content.hand):
        if table.action_at[card] == IN_HAND:
            cards[count] = card
            count += 1
    luck.shuffle(cards, 0, count)
    room = filled(STACKS * CARDS_A_STACK, 0)
    for place in range(STACKS * CARDS_A_STACK):
        room[place] = 1 + place // CARDS_A_STACK
    luck.shuffle(room, 0, STACKS * CARDS_A_STACK)
    for place in range(min(count, STACKS * CARDS_A_STACK)):
        if luck.below(ONE_IN_EIGHT) > 0:
            table.action_at[cards[place]] = room[place]


def restack(table: Table, luck: Rng) -> None:
    """The cards that lie in each stack, in any order; nothing else is kept of stacks.

    Rules: WK-094
    """
    action_at = table.action_at
    stacks = filled(STACKS * stack_room(table), 0)
    for stack in range(STACKS):
        first: i64 = stack * stack_room(table)
        count: i64 = 0
        for card in range(len(table.action_at)):
            if action_at[card] == stack + 1:
                stacks[first + count] = card
                count += 1
        luck.shuffle(stacks, first, first + count)
    table.stacks = stacks
