"""Bans: whoever is banned does not attend the Assembly, and no banned Baron keeps the chair unless all are banned."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.deeds import take_chair
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats, seat_with_most
from wk_env.games.warrior_knights.rules.readings import REFUSED_WHEN_BANNED
from wk_env.games.warrior_knights.rules.state import Play, Table, put


def ban(game: Play, seat: i64) -> None:
    """A Baron is banned from the Assembly, a running one included; the chair passes on if it was his.

    He keeps his Votes, charges and offices, and plays on.
    Rules: WK-284, WK-289, WK-294
    """
    table = game.state
    table.banned = put(table.banned, seat, 1)
    table.attends = put(table.attends, seat, 0)
    if table.acting == seat:
        table.acting = NONE
    if table.chairman == seat:
        pass_chair(table)


def pass_chair(table: Table) -> None:
    """The Baron with most Votes of those not banned becomes Chairman, a tie by Fate; if all are banned the token stays.

    Rules: WK-292, WK-293
    """
    heir: i64 = seat_with_most(table, table.votes, not_banned(table))
    if heir != NONE:
        take_chair(table, heir)


def not_banned(table: Table) -> i64:
    """The set of Barons in the game who are not banned."""
    barons: i64 = all_seats(table)
    for seat in range(table.seats):
        if table.banned[seat] == 1:
            barons &= ~BIT[seat]
    return barons


def lift_ban(table: Table, seat: i64) -> None:
    """A ban ends; the Baron attends from the next Assembly on. A chair that all were banned from goes to him.

    Rules: WK-277, WK-289, WK-290, WK-292
    """
    table.banned = put(table.banned, seat, 0)
    if table.banned[table.chairman] == 1:
        take_chair(table, seat)


def can_refuse(table: Table, card: i64, seat: i64) -> bool:
    """Whether a Baron may refuse an Agenda or a demand of it; a ban costs one who is banned already nothing more.

    Rules: WK-283, WK-288, WK-291
    """
    if table.content.card_refusable[card] == 0:
        return False
    kind: i64 = table.content.agenda_kind[card - FIRST_AGENDA]
    return table.banned[seat] == 0 or (REFUSED_WHEN_BANNED[table.rules.banned_refusals] >> kind) & 1 == 1
