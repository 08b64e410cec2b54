"""Planning: up to two cards face down for each stack, and two Neutral cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import PLAN, PLAN_DONE
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_CARDS,
    ACTION_KINDS,
    ACTIONS_A_BARON,
    ASIDE,
    FIRST_NEUTRAL,
    IN_HAND,
    NEUTRAL_ACTIONS,
    NONE,
    STACK_ROOM,
)
from wk_env.games.warrior_knights.rules.public_history import note_laid
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

STACKS: Final[i64] = 3
CARDS_A_STACK: Final[i64] = 2
PLAN_WIDTH: Final[i64] = 7


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
        build_stacks(game)
        game.end()

    def offer_cards(self, game: Play, seat: i64) -> None:
        """Offer every kind in hand from the last one on, or to leave the stack as it is.

        Rules: WK-087, WK-088, WK-089, WK-090
        """
        decision = game.ask(seat, PLAN)
        first: i64 = (self.stack - 1) * PLAN_WIDTH
        for kind in range(self.kind, ACTION_KINDS):
            if card_in_hand(game.state, seat, kind) != NONE:
                decision.offer(first + kind)
        decision.offer(first + PLAN_DONE)

    def answer(self, game: Play, choice: i64) -> None:
        """Lay the card, or go on to the next stack."""
        kind: i64 = choice % PLAN_WIDTH
        if kind != PLAN_DONE:
            card: i64 = card_in_hand(game.state, in_order(game.state, self.place), kind)
            game.state.action_at[card] = self.stack
            self.laid += 1
            self.kind = kind
        if kind == PLAN_DONE or self.laid == CARDS_A_STACK:
            self.open_stack(self.stack + 1)

    def open_stack(self, stack: i64) -> None:
        """From now on cards go into this stack, in which the Baron has laid none."""
        self.stack = stack
        self.laid = 0
        self.kind = 0

    def copy(self) -> "Planning":
        """An independent copy."""
        return Planning(self.place, self.stack, self.laid, self.kind)


def card_in_hand(table: Table, seat: i64, kind: i64) -> i64:
    """A card of this kind in a Baron's hand, or NONE.

    Rules: WK-028, WK-090
    """
    first: i64 = seat * ACTIONS_A_BARON + kind * 2
    if table.action_at[first] == IN_HAND:
        return first
    return first + 1 if table.action_at[first + 1] == IN_HAND else NONE


def has_hand(table: Table, seat: i64) -> bool:
    """Whether a Baron has any Action card in hand.

    Rules: WK-090
    """
    for kind in range(ACTION_KINDS):
        if card_in_hand(table, seat, kind) != NONE:
            return True
    return False


def deal_neutrals(game: Play) -> None:
    """All eight Neutral cards are shuffled: two go to each stack, two are put aside unseen.

    Rules: WK-030, WK-044, WK-092, WK-093
    """
    pile: vec[i64] = vec[i64]([0] * NEUTRAL_ACTIONS)
    for place in range(NEUTRAL_ACTIONS):
        pile[place] = FIRST_NEUTRAL + place
    game.rng.shuffle(pile, 0, NEUTRAL_ACTIONS)
    for place in range(NEUTRAL_ACTIONS):
        stack: i64 = 1 + place // CARDS_A_STACK
        game.state.action_at[pile[place]] = stack if stack <= STACKS else ASIDE


def build_stacks(game: Play) -> None:
    """The cards of each stack are put together and shuffled.

    Rules: WK-013, WK-029, WK-094, WK-095
    """
    table = game.state
    for stack in range(i64(1), STACKS + 1):
        first: i64 = (stack - 1) * STACK_ROOM
        count: i64 = 0
        for card in range(ACTION_CARDS):
            if table.action_at[card] == stack:
                table.stacks[first + count] = card
                count += 1
                note_laid(table, card, stack, 1)
        table.stack_left[stack - 1] = count
        game.rng.shuffle(table.stacks, first, first + count)
