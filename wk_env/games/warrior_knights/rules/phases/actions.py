"""The Actions phase: card by card through three stacks."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.rules.action_cards import owner_of
from wk_env.games.warrior_knights.rules.cards.baron_actions import call_baron_action
from wk_env.games.warrior_knights.rules.cards.neutral_actions import NeutralAction
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    IN_ASSEMBLY,
    IN_HAND,
    IN_PILE,
    IN_TAXATION,
    IN_WAGES,
    NONE,
    REVEALED,
    SPOTS,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.optional.invader_acts import InvaderActs
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude, at_stacks_alone, before_cards
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.procedures.victory import VICTORIES
from wk_env.games.warrior_knights.rules.public_history import note_laid, note_return
from wk_env.games.warrior_knights.rules.state import Play, Table, stack_room
from wk_env.kernel.core import Frame

LAST_STACK: Final[i64] = 3


class Actions(Frame[Table]):
    """Turn over, resolve, allocate; special phases when their areas are full; then the next card.

    Rules: WK-086, WK-096, WK-097, WK-111, WK-144
    """

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Turn over the next card, or end after the third stack; bargains before each card, or before each stack.

        Rules: WK-522
        """
        table = game.state
        inserted: i64 = before_cards(table.rules) & ~at_stacks_alone(table.rules)
        while table.stack == 0 or table.stack_left[table.stack - 1] == 0:
            if table.stack == LAST_STACK:
                table.stack = 0
                game.end()
                return
            table.stack += 1
            inserted = before_cards(table.rules)
        if inserted == 0:
            call_next_card(game)
        else:
            game.call(NextCard())
            game.call(Interlude(inserted))

    def copy(self) -> "Actions":
        """An independent copy."""
        return Actions()


class NextCard(Frame[Table]):
    """The next Action card, after an Interlude."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Turn it over and resolve it."""
        game.end()
        call_next_card(game)

    def copy(self) -> "NextCard":
        """An independent copy."""
        return NextCard()


def call_next_card(game: Play) -> None:
    """Turn over the next card of the stack and start what it does; then special phases may be due.

    Rules: WK-096, WK-097, WK-144
    """
    card: i64 = turn_over(game.state)
    game.call(SpecialPhases())
    if owner_of(game.state, card) == NONE:
        game.call(NeutralAction(card))
    elif is_invader(game.state, owner_of(game.state, card)):
        game.call(InvaderActs(card))
    else:
        call_baron_action(game, card)


@mypyc_attr(free_list_len=1)
class SpecialPhases(Frame[Table]):
    """Hold every special phase whose area or track is full; Wages before the Mercenary Draft.

    Rules: WK-139, WK-140, WK-141, WK-142, WK-144, WK-145, WK-146, WK-147
    """

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Call the next special phase that is due, or end.

        Rules: VR-094
        """
        table = game.state
        if VICTORIES[table.rules.victory].after_business(game):
            return
        full: i64 = full_areas(table)
        if full & BIT[IN_WAGES] != 0:
            game.call(SendHome(IN_WAGES))
            game.call(Wages(all_seats(table)))
        elif is_draft_due(table):
            game.call(Draft())
        elif full & BIT[IN_TAXATION] != 0:
            game.call(SendHome(IN_TAXATION))
            game.call(Taxation(all_seats(table)))
        elif full & BIT[IN_ASSEMBLY] != 0:
            game.call(SendHome(IN_ASSEMBLY))
            game.call(Assembly())
        else:
            game.end()

    def copy(self) -> "SpecialPhases":
        """An independent copy."""
        return SpecialPhases()


class SendHome(Frame[Table]):
    """At the end of a special phase the Action cards of its area return to their owners' hands.

    Rules: WK-148
    """

    __slots__ = ("area",)

    def __init__(self, area: i64) -> None:
        self.area: i64 = area

    def resume(self, game: Play) -> None:
        """Give the cards back; a Neutral one goes to its pile.

        Rules: WK-148, CG-079
        """
        table = game.state
        action_at = table.action_at
        for card in range(len(action_at)):
            if action_at[card] != self.area:
                continue
            if owner_of(table, card) == NONE:
                action_at[card] = IN_PILE
            else:
                action_at[card] = IN_HAND
                note_return(table, card)
        game.end()

    def copy(self) -> "SendHome":
        """An independent copy."""
        return SendHome(self.area)


def turn_over(table: Table) -> i64:
    """The Chairman turns over the top card of the stack: from now on all know it.

    Rules: WK-039, WK-044, WK-098
    """
    row: i64 = table.stack - 1
    table.stack_left[row] -= 1
    card: i64 = table.stacks[row * stack_room(table) + table.stack_left[row]]
    table.action_at[card] = REVEALED
    note_laid(table, card, table.stack, NONE)
    return card


def cards_in(table: Table, area: i64) -> i64:
    """How many Action cards lie in a special phase area."""
    count: i64 = 0
    for place in table.action_at:
        if place == area:
            count += 1
    return count


def full_areas(table: Table) -> i64:
    """The set of special phase areas that hold two cards a player.

    Rules: WK-138, WK-139, WK-140, WK-141, WK-143, WK-149, WK-150, WK-544
    """
    taxation: i64 = 0
    wages: i64 = 0
    assembly: i64 = 0
    for place in table.action_at:
        if place < IN_TAXATION or place > IN_ASSEMBLY:
            continue
        if place == IN_TAXATION:
            taxation += 1
        elif place == IN_WAGES:
            wages += 1
        else:
            assembly += 1
    enough: i64 = 2 * table.headcount
    full: i64 = BIT[IN_TAXATION] if taxation >= enough else i64(0)
    full |= BIT[IN_WAGES] if wages >= enough else i64(0)
    return full | (BIT[IN_ASSEMBLY] if assembly >= enough else i64(0))


def is_draft_due(table: Table) -> bool:
    """Whether the Mercenary Track holds a marker more than there are players: every usable spot is taken.

    Rules: WK-119, WK-142, WK-143, WK-150, WK-544
    """
    markers: i64 = 0
    for spot in range(SPOTS):
        if table.track[spot] != NONE:
            markers += 1
    return markers > table.headcount
