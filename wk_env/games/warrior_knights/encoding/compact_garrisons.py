"""The garrisons of the house rule, behind an observation: which cards lie in which city."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.compact_cards import WITH_BARON
from wk_env.games.warrior_knights.knowledge.viewpoint import from_viewer
from wk_env.games.warrior_knights.rules.numbers import (
    CITIES,
    FIRST_GARRISON,
    REGULARS,
    SYMBOLS,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import KINDS_A_NATION, has_garrisons, pair_of
from wk_env.games.warrior_knights.rules.state import Table

PAIRS: Final[i64] = 8  # what a pair of fifties is counted from


def see_house_garrisons(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """The garrison of each city, from this place of a row of zeros on; and with whom the cards are that lie there.

    Rules: VR-104
    """
    if not has_garrisons(table):
        return
    for troop in range(TROOPS):
        city: i64 = table.troop_at[troop] - FIRST_GARRISON
        if 0 <= city < CITIES:
            to: i64 = first + city
            row[to] = i16(with_card(table, i64(row[to]), troop))
            row[seen_as(table, viewer, troop)] = i16(WITH_BARON + from_viewer(table, viewer, table.city_owner[city]))


def with_card(table: Table, garrison: i64, troop: i64) -> i64:
    """A garrison with one card more: 1 + nation for a hundred, Regulars as the last one; PAIRS + a pair of fifties.

    The first of the two is 1 + its nation until the other comes.
    """
    kind: i64 = table.content.troop_kind[troop]
    if garrison == 0:
        return 1 + kind // KINDS_A_NATION
    return PAIRS + pair_of(kind, (garrison - 1) * KINDS_A_NATION)


def seen_as(table: Table, viewer: i64, troop: i64) -> i64:
    """The number of the compact observation that says where a troop card lies."""
    if troop >= REGULARS:
        return starts.TROOP_CARDS + troop
    return starts.TROOP_CARDS + from_viewer(table, viewer, troop // SYMBOLS) * SYMBOLS + troop % SYMBOLS
