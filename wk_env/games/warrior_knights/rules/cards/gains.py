"""What a Baron gains from his Action cards."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import TAKE_CROWNS, TAKE_VOTE
from wk_env.games.warrior_knights.rules.deeds import take_chair
from wk_env.games.warrior_knights.rules.measures import LEVY, RALLY, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import BIT, LEVY_TAXES, NONE, RALLY_SUPPORT, SERVE_THE_CHURCH, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import area_of
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Table


def take_crowns_or_vote(table: Table, seat: i64, choice: i64) -> None:
    """Versatile Strategy gives 2 crowns or 1 Vote, or nothing if declined; the chair is not looked at.

    Rules: WK-130, WK-131, WK-560
    """
    if choice == TAKE_CROWNS:
        table.crowns[seat] += 2
    elif choice == TAKE_VOTE:
        table.votes[seat] += 1


def claim(table: Table, seat: i64, kind: i64) -> None:
    """What Levy Taxes, Rally Support and Serve the Church give.

    Rules: WK-034, WK-112, WK-120, WK-122
    """
    if kind == LEVY_TAXES:
        table.crowns[seat] += areas_with_nobles(table, seat) * measure_of_baron(table, LEVY, seat, 1, 0)
    elif kind == RALLY_SUPPORT:
        table.votes[seat] += measure_of_baron(table, RALLY, seat, 2, 0)
        claim_chair(table, seat)
    elif kind == SERVE_THE_CHURCH:
        table.faith[seat] += 1
        claim_church(table, seat)


def areas_with_nobles(table: Table, seat: i64) -> i64:
    """How many areas hold Nobles of a Baron, whoever controls them; port icons are no areas.

    Rules: WK-112, WK-113, WK-114, WK-115
    """
    areas: i64 = 0
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if area_of(table, noble) != NONE:
            areas |= BIT[area_of(table, noble)]
    return size_of(areas)


def claim_chair(table: Table, seat: i64) -> None:
    """The Baron becomes Chairman if he holds more Votes than each other and is not banned.

    Rules: WK-121, WK-149, WK-293, WK-560
    """
    for rival in range(table.seats):
        if rival != seat and not is_gone(table, rival) and table.votes[rival] >= table.votes[seat]:
            return
    take_chair(table, seat)


def claim_church(table: Table, seat: i64) -> None:
    """The Baron becomes Head of the Church if he holds more Faith than each other.

    Rules: WK-123, WK-138, WK-560
    """
    for rival in range(table.seats):
        if rival != seat and not is_gone(table, rival) and table.faith[rival] >= table.faith[seat]:
            return
    table.head = seat
