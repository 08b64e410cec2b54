"""Lords of the Realm in words: Influence Points, what gives them, and what of them lasts."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.optional.lords_of_the_realm import CORONATION, GOAL
from wk_env.games.warrior_knights.rules.optional.lords_points import SOURCES, points_from
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

SAYS: Final = (
    "Influence Points are counted in every Upkeep from what a Baron holds, and 10 of them win; after round 20, who has"
    " most"
)
AIM: Final = (
    f"Influence Points are counted in every Upkeep: 1 for two cities that count, for two of them that are fortified,"
    f" for 500 troops, for two Advancements, for three charges and offices, for three cards of a nationality, for two"
    f" of chair, Church and Scholar's token. Whoever has {GOAL} of them, and more than all others, wins at once."
)
AIM_WITH_KING: Final = (
    f"{AIM} The first with {CORONATION}, and more than all others, is crowned King, who gets an army and 2 points."
)
# What gives points, in the order of rules/optional/lords_of_the_realm.py.
FROM: Final = ("cities", "fortifications", "troops", "Advancements", "charges", "Mercenaries", "titles", "the crown")


def has_points(table: Table) -> bool:
    """Whether Influence is counted in points at this table."""
    return len(table.points) > 0


def influence_word(table: Table) -> str:
    """What Influence is called at this table, whatever its number."""
    return "Influence Points" if has_points(table) else "Influence"


def say_influence(table: Table, amount: int) -> str:
    """So much Influence, or so many points."""
    return counted(amount, "Influence Point") if has_points(table) else f"{amount} Influence"


def say_pool(table: Table) -> str:
    """What is in the pool; where there is none, what wins."""
    return f"{GOAL} Influence Points win" if has_points(table) else f"{table.pool} Influence in the pool"


def say_points(speech: Speech) -> Iterator[str]:
    """What would give points if they were counted now, and what of them lasts."""
    table = speech.table
    for seat in range(table.seats if has_points(table) else 0):
        sources = [(FROM[source], int(points_from(table, seat, source))) for source in range(SOURCES)]
        parts = [f"{points} from {name}" for name, points in sources if points]
        parts += [f"{table.points[seat]:+d} for good"] if table.points[seat] else []
        if parts:
            yield f"Points of {speech.baron(seat)}: {listed(parts)}."
