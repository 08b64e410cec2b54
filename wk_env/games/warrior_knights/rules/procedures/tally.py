"""The numbers of a battle: cards to draw, hits, victories."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.measures import BATTLE_DRAW, BATTLE_VICTORY, ONLY_ASSAULT, bend_of, measure
from wk_env.games.warrior_knights.rules.numbers import NONE, TRIANGLE, VICTORY
from wk_env.games.warrior_knights.rules.procedures.armies import strength_of_armies, strength_of_group
from wk_env.games.warrior_knights.rules.procedures.fate_hands import count_results
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.queries import baron_of, is_spent, strength_of_hold, symbol_of
from wk_env.games.warrior_knights.rules.state import Table

# glory: the most Fate cards of a side before Draw 1 Fate. Rules: WK-372, CG-090
MOST_CARDS: Final[vec[i64]] = vec[i64]([10, 20])
CARDS_OF_COMMANDER: Final[i64] = 2


def strength_of_defence(table: Table, nobles: i64, hold: i64) -> i64:
    """Nobles' armies and, in a hold (NONE: the open field), its unled troops and its own strength.

    Rules: WK-352, WK-371, WK-406, WK-426, WK-447, WK-455, WK-456
    """
    strength: i64 = strength_of_armies(table, nobles)
    if hold != NONE:
        strength += strength_of_hold(table, hold) + strength_of_group(table, hold)
    return strength


def cards_for(table: Table, strength: i64, commander: i64) -> i64:
    """Fate cards of a side: one per full 100, two for a commander, never more than the most before Draw 1 Fate.

    Rules: WK-021, WK-368, WK-369, WK-370, WK-372, WK-408, WK-548, WK-552, CG-090
    """
    cards: i64 = strength // 100
    if commander != NONE:
        printed: i64 = cards + CARDS_OF_COMMANDER
        cards = measure(table, BATTLE_DRAW, baron_of(commander), commander, NONE, NONE, printed, 0)
    return min(MOST_CARDS[table.rules.glory], cards)


def tally(table: Table, side: i64, result: i64, what: i64, commander: i64, walls: i64) -> i64:
    """How often a side's hand shows a result, as cards on its commander bend it, some only before walls (or NONE).

    Without a commander only what its Baron declared for this battle bends it.
    Rules: WK-026, WK-368, CG-064, CG-066
    """
    count: i64 = count_results(table, side, result)
    if table.bent[what] == 0:
        return count
    if commander == NONE:
        return learning_of(table).bend_unled(table, side, what, count, walls)
    seat: i64 = baron_of(commander)
    count = measure(table, what, seat, commander, NONE, NONE, count, 0)
    if walls == NONE:
        return count
    return bend_of(table, what, ONLY_ASSAULT, seat, commander, NONE, NONE, count, 0)


def hits_on(dealt: i64, prevented: i64) -> i64:
    """Casualties in hundreds: what the other side deals less what this one prevents.

    Rules: WK-380
    """
    return max(0, dealt - prevented)


class Triangle:
    """A triangle who commands fresh is worth a victory, even if he just fell."""

    __slots__ = ()

    def worth(self, table: Table, commander: i64) -> i64:
        """The victories that he adds.

        Rules: WK-326, WK-387
        """
        return 1


class LivingTriangle(Triangle):
    """A triangle who commands fresh is worth a victory if he lives."""

    __slots__ = ()

    def worth(self, table: Table, commander: i64) -> i64:
        """The victories that he adds: none if he fell.

        Rules: WK-387
        """
        return i64(0) if is_spent(table, commander) else i64(1)


TRIANGLES: Final[list[Triangle]] = [Triangle(), LivingTriangle()]


def victories_of(table: Table, side: i64, commander: i64, walls: i64) -> i64:
    """+1 Victory cards, and one more for a triangle who commands fresh, even if he just fell (a table may switch that).

    Rules: WK-019, WK-326, WK-387
    """
    count: i64 = tally(table, side, VICTORY, BATTLE_VICTORY, commander, walls)
    if commander == NONE or symbol_of(commander) != TRIANGLE or table.noble_fresh[commander] == 0:
        return count
    return count + TRIANGLES[table.rules.living_triangle].worth(table, commander)
