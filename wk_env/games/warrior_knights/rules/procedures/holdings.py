"""Charges, offices and laws in force: who holds them, and what happens when they are taken away."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.in_force import discard, is_in_force, is_office
from wk_env.games.warrior_knights.rules.cards.vocabulary import KIND_CHARGE
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, CheckArmies
from wk_env.games.warrior_knights.rules.queries import baron_of
from wk_env.games.warrior_knights.rules.state import Play, Table

MOST_CHARGES: Final[i64] = 3


def is_charge(table: Table, card: i64) -> bool:
    """Whether an Agenda is a charge; a concession is one too.

    Rules: WK-264, WK-265, WK-271
    """
    return table.content.agenda_kind[card - FIRST_AGENDA] == KIND_CHARGE


def holder_of_agenda(table: Table, card: i64) -> i64:
    """The Baron who holds this charge or whose Noble holds this office; NONE for laws and cards not in force."""
    if not is_in_force(table, card):
        return NONE
    if is_office(table, card):
        return baron_of(table.card_on[card])
    return table.card_on[card] if is_charge(table, card) else NONE


def has_charge(table: Table, seat: i64, card: i64) -> bool:
    """Whether a Baron holds this charge."""
    return is_charge(table, card) and holder_of_agenda(table, card) == seat


def charges_of(table: Table, seat: i64) -> i64:
    """How many charges a Baron holds, concessions included.

    Rules: WK-265
    """
    count: i64 = 0
    for agenda in range(len(table.content.agenda_kind)):
        if has_charge(table, seat, FIRST_AGENDA + agenda):
            count += 1
    return count


def holds_any(table: Table, seat: i64) -> bool:
    """Whether a Baron holds any charge or office."""
    for agenda in range(len(table.content.agenda_kind)):
        if holder_of_agenda(table, FIRST_AGENDA + agenda) == seat:
            return True
    return False


def take_away(game: Play, card: i64) -> None:
    """A law, charge or office in force is discarded and nobody can refuse; without maintained troops an army may fall.

    Pushes the check of the armies: call it when about to return.
    Rules: WK-270, WK-278, WK-288
    """
    holder: i64 = holder_of_agenda(game.state, card)
    had_troops: bool = game.state.content.card_maintained[card] > 0
    discard(game, card)
    if holder != NONE and had_troops:
        game.call(CheckArmies(holder, BY_CARD))
