"""Upkeep in six steps."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.in_force import end_of_round
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.measures import INFLUENCE, INFLUENCE_OVERSEAS, measure, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import CITIES, KINGDOM_CITIES, NOBLES, NONE, PORT
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import SiegeDraws
from wk_env.games.warrior_knights.rules.optional.limited_heirs import end_without_nobles
from wk_env.games.warrior_knights.rules.optional.worthy_barons import more_for
from wk_env.games.warrior_knights.rules.phases.returns import Returns
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts
from wk_env.games.warrior_knights.rules.procedures.victory import VICTORIES, note_last_upkeep, winner_by_cities
from wk_env.games.warrior_knights.rules.queries import is_stronghold_up
from wk_env.games.warrior_knights.rules.riots import is_counted
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

BEFORE: Final[i64] = -1  # what optional rules put before the victory check
CHECK: Final[i64] = 0
REVOLTS: Final[i64] = 1
RETURNS: Final[i64] = 2
CLOSE: Final[i64] = 3


class Upkeep(Frame[Table]):
    """Victory check, Influence, revolts, sea arrivals, refresh, returns.

    Rules: WK-151, WK-154, WK-168, WK-501, VR-127
    """

    __slots__ = ("step",)

    def __init__(self, step: i64 = CHECK) -> None:
        self.step: i64 = step

    def resume(self, game: Play) -> None:
        """Go on with the next step; nothing comes after a victory."""
        table = game.state
        step: i64 = self.step
        self.step += 1
        if step == BEFORE:
            game.call(SiegeDraws())
        elif step == CHECK:
            table.winner = winner_by_cities(table)
            if table.winner != NONE:
                game.end()
                return
            hand_out_influence(table)
            VICTORIES[table.rules.victory].after_gains(game)
        elif step == REVOLTS:
            game.call(Revolts())
        elif step == RETURNS:
            bring_ashore(table)
            refresh(table)
            learning_of(table).refresh(table)
            game.call(Returns())
        else:
            game.end()
            end_of_round(game)
            VICTORIES[table.rules.victory].after_upkeep(game)
            end_without_nobles(table)

    def copy(self) -> "Upkeep":
        """An independent copy."""
        return Upkeep(self.step)


def first_step(table: Table) -> i64:
    """The step with which Upkeep begins.

    Rules: VR-035, VR-127
    """
    return BEFORE if table.rules.siege_draws > 0 else CHECK


def hand_out_influence(table: Table) -> None:
    """Every Baron gains his Influence; the Upkeep that finds the pool empty afterwards is the last.

    Rules: WK-152, WK-153, WK-154, VR-012
    """
    victory = VICTORIES[table.rules.victory]
    for seat in range(table.seats):
        victory.gain(table, seat, influence_of(table, seat))
    note_last_upkeep(table)


def influence_of(table: Table, seat: i64) -> i64:
    """The Influence of a Baron in step 2: none without his stronghold, and cards add nothing to nothing.

    What the rules give him beside his cities comes on top.
    Rules: WK-152, WK-155, CG-126, VR-027
    """
    if not is_stronghold_up(table, seat):
        return 0
    influence: i64 = 0
    counted: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] == seat:
            influence += influence_from(table, seat, city)
            counted += 1 if is_counted(table, city) else 0
    influence += more_for(table, counted)
    if influence > 0:
        influence = measure_of_baron(table, INFLUENCE, seat, influence, 0)
    return influence + VICTORIES[table.rules.victory].more_influence(table, seat)


def influence_from(table: Table, seat: i64, city: i64) -> i64:
    """The Influence that a city gives its Baron: 1, overseas as cards have it, besieged or rioting none.

    Rules: WK-152, WK-156, CG-094
    """
    if not is_counted(table, city):
        return 0
    if city < KINGDOM_CITIES:
        return 1
    return measure(table, INFLUENCE_OVERSEAS, seat, NONE, city, NONE, 1, 0)


def bring_ashore(table: Table) -> None:
    """Every Noble on a port icon goes into the area, whoever is there.

    Rules: WK-157
    """
    for noble in range(NOBLES):
        if table.noble_at[noble] >= PORT:
            put_noble(table, noble, table.noble_at[noble] - PORT)


def refresh(table: Table) -> None:
    """Every Noble card is turned to its fresh side, those just arrived included.

    Rules: WK-158
    """
    for noble in range(NOBLES):
        table.noble_fresh[noble] = 1
