"""What calms a city that revolts or riots: Faith or crowns of its controller."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import PAY_CROWNS, PAY_FAITH
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import BIT
from wk_env.games.warrior_knights.rules.state import Table


def price_of_calm(table: Table, city: i64) -> i64:
    """The crowns that end a revolt or a riot: twice the printed income, without the one for the fortification.

    Rules: WK-164, CG-092, VR-005
    """
    return 2 * table.content.city_income[city]


def ways_to_calm(table: Table, city: i64) -> i64:
    """The set of PAY_FAITH and PAY_CROWNS, as far as the controller of a city has them.

    Rules: WK-164, CG-092
    """
    owner: i64 = table.city_owner[city]
    ways: i64 = 0
    if table.faith[owner] >= measure_of_baron(table, PRICE_FAITH, owner, 1, 1):
        ways |= BIT[PAY_FAITH]
    if table.crowns[owner] >= price_of_calm(table, city):
        ways |= BIT[PAY_CROWNS]
    return ways


def pay_for_calm(table: Table, city: i64, way: i64) -> None:
    """The controller of a city pays in one of these ways.

    Rules: WK-164, CG-092
    """
    owner: i64 = table.city_owner[city]
    if way == PAY_FAITH:
        table.faith[owner] -= measure_of_baron(table, PRICE_FAITH, owner, 1, 1)
    else:
        pay(table, owner, price_of_calm(table, city))
