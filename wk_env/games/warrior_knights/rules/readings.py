"""The sets and counts that numbers of a table choose among, a row for each number.

Procedures that numbers choose stand in lists beside the business that they belong to.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    KIND_CHARGE,
    KIND_LAW,
    KIND_MOTION,
    KIND_OFFICE,
    KIND_PRIVATE,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, KINGDOM_CITIES, SYMBOLS

# two_player_cities: so many cities, the first of the map, count with two players. Rules: WK-551
COUNTED_CITIES: Final[vec[i64]] = vec[i64]([KINGDOM_CITIES, CITIES])

# handing_to_stronghold: the set of a Baron's places, Nobles by symbol and then his stronghold, to which Nobles on the
# board may hand cards. Rules: WK-161
HANDED_TO: Final[vec[i64]] = vec[i64]([BIT[SYMBOLS] - 1, BIT[SYMBOLS + 1] - 1])

# banned_refusals: the set of kinds of Agenda that a banned Baron may refuse. Rules: WK-283, WK-288, WK-291
OFFERED_ALONE: Final[i64] = BIT[KIND_CHARGE] + BIT[KIND_OFFICE]
EVERY_KIND: Final[i64] = OFFERED_ALONE + BIT[KIND_MOTION] + BIT[KIND_LAW] + BIT[KIND_PRIVATE]
REFUSED_WHEN_BANNED: Final[vec[i64]] = vec[i64]([OFFERED_ALONE, EVERY_KIND])
