"""Planning: up to two cards face down for each stack, and two Neutral cards."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.action_cards import card_in_hand, kind_laid, laying, leaving
from wk_env.games.warrior_knights.rules.asks import PLAN
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    IN_ASSEMBLY,
    IN_HAND,
    IN_TAXATION,
    NONE,
)
from wk_env.games.warrior_knights.rules.optional.invader_pieces import deal_invaders_cards
from wk_env.games.warrior_knights.rules.public_history import note_laid
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table, stack_room
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

STACKS: Final[i64] = 3
CARDS_A_STACK: Final[i64] = 2


class Planning(Frame[Table]):
    """Every Baron lays cards into the three stacks; nobody sees them before they are turned over.

    Within a stack he names kinds in rising order, so that every selection can be reached in exactly one way.
    Rules: WK-044, WK-086, WK-087, WK-088, WK-089, WK-091
    """

    __slots__ = ("kind", "laid", "place", "stack")

    def __init__(self, place: i64 = 0, stack: i64 = 1, laid: i64 = 0, kind: i64 = 0) -> None:
        self.place: i64 = place
        self.stack: i64 = stack
        self.laid: i64 = laid
        self.kind: i64 = kind

    def resume(self, game: Play) -> None:
        """Ask for the next card; when all Barons are done the Neutral cards join them."""
        table = game.state
        while self.place < table.seats:
            seat: i64 = in_order(table, self.place)
            if self.stack <= STACKS and has_hand(table, seat):
                self.offer_cards(game, seat)
                return
            self.place += 1
            self.open_stack(1)
        deal_neutrals(game)
        if len(table.invader) > 0:
            deal_invaders_cards(game)
        build_stacks(game)
        game.end()

    def offer_cards(self, game: Play, seat: i64) -> None:
        """Offer every kind in hand from the last one on, or to leave the stack as it is.

        Rules: WK-087, WK-088, WK-089, WK-090
        """
        decision = game.ask(seat, PLAN)
        table = game.state
        at = table.action_at
        first = table.content.own_first
        own: i64 = seat * table.content.hand
        for kind in range(self.kind, len(first) - 1):
            for card in range(own + first[kind], own + first[kind + 1]):
                if at[card] == IN_HAND:
                    decision.offer(laying(self.stack, kind))
                    break
        decision.offer(leaving(self.stack))

    def answer(self, game: Play, choice: i64) -> None:
        """Lay the card, or go on to the next stack."""
        kind: i64 = kind_laid(choice)
        if kind != NONE:
            card: i64 = card_in_hand(game.state, in_order(game.state, self.place), kind)
            game.state.action_at[card] = self.stack
            self.laid += 1
            self.kind = kind
        if kind == NONE or self.laid == CARDS_A_STACK:
            self.open_stack(self.stack + 1)

    def open_stack(self, stack: i64) -> None:
        """From now on cards go into this stack, in which the Baron has laid none."""
        self.stack = stack
        self.laid = 0
        self.kind = 0

    def copy(self) -> "Planning":
        """An independent copy."""
        return Planning(self.place, self.stack, self.laid, self.kind)


def has_hand(table: Table, seat: i64) -> bool:
    """Whether a Baron has any Action card in hand.

    Rules: WK-090
    """
    own: i64 = seat * table.content.hand
    for card in range(own, own + table.content.hand):
        if table.action_at[card] == IN_HAND:
            return True
    return False


def deal_neutrals(game: Play) -> None:
    """The Neutral cards are shuffled: two, or three, go to each stack, the rest is put aside unseen.

    One that lies in a special area stays there.
    Rules: WK-030, WK-044, WK-092, WK-093, CG-020, CG-079
    """
    table = game.state
    pile = filled(len(table.content.neutral_kind), 0)
    count: i64 = 0
    for card in range(table.content.first_neutral, len(table.action_at)):
        if not IN_TAXATION <= table.action_at[card] <= IN_ASSEMBLY:
            pile[count] = card
            count += 1
    game.rng.shuffle(pile, 0, count)
    for place in range(count):
        stack: i64 = 1 + place // table.content.neutrals_a_stack
        table.action_at[pile[place]] = stack if stack <= STACKS else ASIDE


def build_stacks(game: Play) -> None:
    """The cards of each stack are put together and shuffled.

    Rules: WK-013, WK-029, WK-094, WK-095
    """
    table = game.state
    for stack in range(i64(1), STACKS + 1):
        first: i64 = (stack - 1) * stack_room(table)
        count: i64 = 0
        for card in range(len(table.action_at)):
            if table.action_at[card] == stack:
                table.stacks[first + count] = card
                count += 1
                note_laid(table, card, stack, 1)
        table.stack_left[stack - 1] = count
        game.rng.shuffle(table.stacks, first, first + count)
