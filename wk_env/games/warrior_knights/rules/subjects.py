"""Questions that say what they are about: a subject and, beside it, a matter. Both lie open to everybody."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import CARD_AT_HAND, FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Decision


def ask_about(game: Play, seat: i64, ask: i64, subject: i64, matter: i64) -> Decision:
    """Open a question to a seat that is about something; the caller offers the choices."""
    game.state.subject = subject
    game.state.matter = matter
    return game.ask(seat, ask)


def card_at_hand(table: Table) -> i64:
    """The Agenda that the Assembly deals with, or NONE while it votes on what a Private Motion proposes by itself."""
    for card in range(FIRST_AGENDA, FIRST_AGENDA + len(table.content.agenda_kind)):
        if table.card_place[card] == CARD_AT_HAND:
            return card
    return NONE
