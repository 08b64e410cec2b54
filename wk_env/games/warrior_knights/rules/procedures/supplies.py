"""Troop cards that go back to a supply beside the Mercenary deck: Levies."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import IN_DECK, TROOPS
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.rules.troop_kinds import is_from_supply


def send_back(table: Table, army: i64) -> None:
    """The Levies of an army go back to their supply.

    Rules: CG-044, CG-045, CG-047, CG-135
    """
    for troop in range(TROOPS, len(table.troop_at)):
        if table.troop_at[troop] == army and is_from_supply(table, troop):
            move_troop(table, troop, IN_DECK)
