"""Missions are secret: what others hold is covered, or dealt anew."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import MISSION, MISSIONS, SHOWN
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import mission_of
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.columns import filled
from wk_env.kernel.rng import Rng


def may_see_mission(table: Table, owner: i64, viewer: i64) -> bool:
    """Whether a viewer knows the Mission of a Baron: his own, and all once they lie open.

    Rules: CG-111, CG-112, CG-113
    """
    return owner == viewer or table.annex[SHOWN] == 1


def cover_missions(table: Table, viewer: i64) -> None:
    """The Missions that a viewer does not know are blank; whoever is out of the game has none.

    Rules: CG-111, CG-138
    """
    annex = table.annex[:]
    for seat in range(table.seats):
        if mission_of(table, seat) == NONE or not may_see_mission(table, seat, viewer):
            annex[MISSION + seat] = 0
    table.annex = annex


def deal_missions(table: Table, viewer: i64, luck: Rng) -> None:
    """The others hold any Missions but the viewer's.

    Rules: CG-110, CG-111, CG-138
    """
    own: i64 = mission_of(table, viewer)
    cards = filled(MISSIONS, 0)
    count: i64 = 0
    for card in range(MISSIONS):
        if card != own:
            cards[count] = card
            count += 1
    luck.shuffle(cards, 0, count)
    annex = table.annex[:]
    for seat in range(table.seats):
        if mission_of(table, seat) == NONE:
            annex[MISSION + seat] = 0
        elif not may_see_mission(table, seat, viewer):
            count -= 1
            annex[MISSION + seat] = cards[count] + 1
    table.annex = annex
