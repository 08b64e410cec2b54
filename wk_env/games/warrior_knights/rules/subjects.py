"""Questions that say what they are about: a subject and, beside it, a matter. Both lie open to everybody."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import AGENDAS, CARD_AT_HAND, FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Decision

# What a subject or matter is. A number is the same for every viewer; the others are counted from his seat on.
NOTHING: Final[i64] = 0
NUMBER: Final[i64] = 1
OF_SEAT: Final[i64] = 2
OF_NOBLE: Final[i64] = 3
OF_ARMY: Final[i64] = 4
OF_HOLD: Final[i64] = 5
MOST_ASKS: Final[i64] = 128


def _subjects() -> vec[i64]:
    kinds: vec[i64] = filled(MOST_ASKS, NOTHING)
    for ask in (asks.SETUP_TROOP, asks.ACT, asks.ALLOCATE, asks.MOBILIZE_AREA, asks.MOVER, asks.TARGET, asks.ATTACKER):
        kinds[ask] = NUMBER
    kinds[asks.TRACK_SPOT] = NUMBER
    for ask in (asks.CASUALTY, asks.KEEP_OR_RAZE, asks.CANCEL, asks.PLEDGE, asks.INSTEAD, asks.EXCHANGE, asks.CITY):
        kinds[ask] = NUMBER
    for ask in (asks.NOBLE, asks.VOYAGE, asks.INVEST, asks.BLESS, asks.COMPLY, asks.REVOLT, asks.VOTES, asks.SIDE):
        kinds[ask] = NUMBER
    for ask in (asks.FOR_BARON, asks.TIE, asks.ACCEPT, asks.OFFICE_NOBLE, asks.PLACE_TROOP, asks.DESERTING):
        kinds[ask] = NUMBER
    for ask in (asks.COMMANDER, asks.GIVE_CITY, asks.DROP_CARD):
        kinds[ask] = OF_SEAT
    for ask in (asks.FIRST_AREA, asks.ROUTE, asks.PERMIT, asks.DONOR, asks.TAKE, asks.ABILITY, asks.RETREAT):
        kinds[ask] = OF_NOBLE
    for ask in (asks.DESERTER, asks.SACRIFICE, asks.MUSTER_MORE, asks.PAY_TROOP, asks.HAND):
        kinds[ask] = OF_ARMY
    for ask in (asks.BATTLE_KIND, asks.CONSENT, asks.REPAIR_MORE):
        kinds[ask] = OF_HOLD
    kinds[asks.RETURN_AREA] = OF_NOBLE
    kinds[asks.HIRE] = NUMBER
    return kinds


def _matters() -> vec[i64]:
    kinds: vec[i64] = filled(MOST_ASKS, NOTHING)
    for ask in (asks.ROUTE, asks.PERMIT, asks.DESERTER, asks.SACRIFICE, asks.VOYAGE, asks.CANCEL, asks.PLEDGE):
        kinds[ask] = NUMBER
    for ask in (asks.COMPLY, asks.REVOLT, asks.DROP_CARD, asks.DESERTING, asks.HIRE):
        kinds[ask] = NUMBER
    for ask in (asks.ATTACKER, asks.CONSENT):
        kinds[ask] = OF_SEAT
    for ask in (asks.TAKE, asks.HAND):
        kinds[ask] = OF_ARMY
    for ask in (asks.CASUALTY, asks.COMMANDER):
        kinds[ask] = OF_HOLD
    return kinds


# By question: what its subject is, and its matter. asks.py says which.
SUBJECTS: Final[vec[i64]] = _subjects()
MATTERS: Final[vec[i64]] = _matters()


def ask_about(game: Play, seat: i64, ask: i64, subject: i64, matter: i64) -> Decision:
    """Open a question to a seat that is about something; the caller offers the choices."""
    game.state.subject = subject
    game.state.matter = matter
    return game.ask(seat, ask)


def card_at_hand(table: Table) -> i64:
    """The Agenda that the Assembly deals with, or NONE while it votes on what a Private Motion proposes by itself."""
    for card in range(FIRST_AGENDA, FIRST_AGENDA + AGENDAS):
        if table.card_place[card] == CARD_AT_HAND:
            return card
    return NONE
