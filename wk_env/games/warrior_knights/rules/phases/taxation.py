"""Taxation: each Baron gets the income of his cities and concessions."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.measures import INCOME, LIES_ON_BARON, measure
from wk_env.games.warrior_knights.rules.moments import TAXED, announce
from wk_env.games.warrior_knights.rules.numbers import CARD_IN_FORCE, CITIES, FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import is_besieged
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.games.warrior_knights.rules.state import Play, Table


class Taxation(EachInTurn):
    """Taxation for a set of Barons (bits), Chairman first; the cards in the area are the business of the Actions phase.

    Laws speak to each Baron once he has taken his income.
    Rules: WK-220, WK-225
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """Pay out a Baron and let the laws speak."""
        table = game.state
        table.crowns[seat] += income_of(table, seat) + concessions_of(table, seat)
        announce(game, TAXED, seat, NONE)

    def copy(self) -> "Taxation":
        """An independent copy."""
        return Taxation(self.waiting)


def income_of(table: Table, seat: i64) -> i64:
    """The crowns that a Baron's cities pay; his stronghold pays none and changes nothing.

    Rules: WK-034, WK-220, WK-224
    """
    crowns: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] == seat:
            crowns += income_from(table, seat, city)
    return crowns


def income_from(table: Table, seat: i64, city: i64) -> i64:
    """The crowns that a city pays its Baron: its income, 1 more when fortified, besieged or rioting none.

    Rules: WK-008, WK-220, WK-221, WK-223, WK-225, CG-093
    """
    if is_besieged(table, city) or is_rioting(table, city):
        return 0
    return measure(table, INCOME, seat, NONE, city, NONE, table.content.city_income[city], 0) + table.fortified[city]


def concessions_of(table: Table, seat: i64) -> i64:
    """The crowns of the concessions that a Baron holds.

    Rules: WK-222, WK-271
    """
    crowns: i64 = 0
    for card in range(FIRST_AGENDA, len(table.card_place)):
        if table.card_place[card] != CARD_IN_FORCE or table.card_on[card] != seat:
            continue
        if table.content.card_lies[card] == LIES_ON_BARON:
            crowns += table.content.card_concession[card]
    return crowns
