"""What all have seen happen and may remember: written into table.history."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    BROKEN,
    CAME_HOME,
    LAID,
    MOST_SEATS,
    NO_ATTACK,
    NO_FAVOUR,
    SPARE,
    STRIKES,
    VOTES_LAST,
    VOTES_SPENT,
)
from wk_env.games.warrior_knights.rules.state import Table, put

STACKS: Final[i64] = 3


def note_votes(table: Table, seat: i64, votes: i64) -> None:
    """A Baron shows Votes, or an empty fist, and they are spent."""
    table.history[VOTES_LAST + seat] = votes
    table.history[VOTES_SPENT + seat] += votes


def note_return(table: Table, card: i64) -> None:
    """An Action card goes back to the hand of its Baron, where all know it to be until he plans again."""
    table.history[CAME_HOME + card // table.content.hand] |= BIT[card % table.content.hand]


def came_home(table: Table, card: i64) -> bool:
    """Whether a Baron's Action card went back to his hand in this round."""
    return (table.history[CAME_HOME + card // table.content.hand] >> (card % table.content.hand)) & 1 == 1


def take_up_cards(table: Table) -> None:
    """A new round: every Baron may lay what came home."""
    for seat in range(MOST_SEATS):
        table.history[CAME_HOME + seat] = 0


def note_laid(table: Table, card: i64, stack: i64, more: i64) -> None:
    """So many cards more of a Baron lie in a stack, as the backs show; Neutral ones are nobody's."""
    if card < table.content.first_neutral:
        table.history[LAID + card // table.content.hand * STACKS + stack - 1] += more


def forget_laid(table: Table, seat: i64) -> None:
    """No card of a Baron lies in any stack."""
    for row in range(LAID + seat * STACKS, LAID + seat * STACKS + STACKS):
        table.history[row] = 0


def note_strike(table: Table, seat: i64, foe: i64) -> None:
    """A Baron begins a battle or siege against another (or NEUTRAL), perhaps against his word; no invader."""
    if foe >= 0 and max(seat, foe) < table.seats:
        table.history[STRIKES + seat * MOST_SEATS + foe] += 1
        note_breach(table, seat, foe, NO_ATTACK)
        break_word(table, seat, foe, SPARE)


def note_breach(table: Table, seat: i64, receiver: i64, promise: i64) -> None:
    """A Baron does what he promised another not to do, if he did.

    Rules: WK-526
    """
    row: i64 = seat * MOST_SEATS + receiver
    if len(table.promised) > 0 and table.promised[row] == promise:
        table.history[BROKEN + row] += 1


def break_word(table: Table, seat: i64, receiver: i64, promise: i64) -> None:
    """A Baron breaks what he promised another about what is at stake, if he did.

    Rules: WK-526
    """
    row: i64 = seat * MOST_SEATS + receiver
    if len(table.promised_at_stake) > 0 and table.promised_at_stake[row] == promise:
        table.history[BROKEN + row] += 1
        table.promised_at_stake = put(table.promised_at_stake, row, NO_FAVOUR)
