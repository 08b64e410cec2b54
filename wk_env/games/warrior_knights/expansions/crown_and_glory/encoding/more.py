"""What Crown and Glory adds behind an observation: its rules, its troop cards, the King, Missions."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import MOST
from wk_env.games.warrior_knights.encoding.compact_cards import HANDED_OVER, PLACE_OF_TROOP, TROOP_PLACES
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.fate import see_riots
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.glory import SIGHTS
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.troops import see_garrisons
from wk_env.games.warrior_knights.expansions.crown_and_glory.knowledge.secrets import may_see_mission
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import EMPTIED
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import mission_of
from wk_env.games.warrior_knights.knowledge.viewpoint import place_from_viewer
from wk_env.games.warrior_knights.rules.in_progress import bit_of, word_of
from wk_env.games.warrior_knights.rules.numbers import BIT, HANDED, MOST_SEATS, NONE, OUT, TROOPS
from wk_env.games.warrior_knights.rules.state import Play, Table


def see_more(game: Play, viewer: i64, row: vec[i16], first: i64) -> None:
    """Write the facts of the expansion into a row of zeros, from this place on.

    Rules: CG-111, CG-119
    """
    table = game.state
    row[first + starts.MORE_RULES] = i16(table.rules.crown_goal)
    row[first + starts.MORE_RULES + 1] = i16(table.rules.crowning)
    row[first + starts.MORE_RULES + 2] = i16(table.rules.race_delay)
    row[first + starts.MORE_RULES + 3] = i16(table.rules.missions)
    row[first + starts.KING] = i16(place_from_viewer(table, viewer, king_of(table)))
    if table.annex[EMPTIED] > 0:
        row[first + starts.POOL_EMPTY_FOR] = i16(min(table.round - table.annex[EMPTIED] + 1, MOST))
    see_more_troops(table, viewer, row, first + starts.MORE_TROOP_CARDS)
    SIGHTS[table.rules.glory].see(game, viewer, row, first)
    see_riots(table, row, first + starts.RIOTS)
    see_garrisons(table, row, first)
    for seat in range(table.seats):
        mission: i64 = mission_of(table, seat)
        if mission != NONE and may_see_mission(table, seat, viewer):
            row[first + starts.MISSIONS + mission] = i16(place_from_viewer(table, viewer, seat))


def see_more_troops(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """Where the troop cards of the expansion lie."""
    places: i64 = (table.seats * MOST_SEATS + viewer) * TROOP_PLACES - OUT
    for troop in range(i64(TROOPS), len(table.troop_at)):
        to: i64 = first + troop - TROOPS
        row[to] = PLACE_OF_TROOP[places + table.troop_at[troop]]
        if row[to] > 0 and table.doing[HANDED + word_of(troop)] & BIT[bit_of(troop)] != 0:
            row[to] += HANDED_OVER
