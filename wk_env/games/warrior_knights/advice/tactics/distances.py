"""How far it is on the map: moves between areas of an army that nobody hinders."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_AREAS
from wk_env.kernel.columns import filled

FAR: Final[i64] = 9
BY_SEA: Final[i64] = 2  # a voyage takes the rest of the round


class Distances:
    """The distances of one map: in moves, area * 62 + area, and as sets of areas. A voyage counts as two moves."""

    __slots__ = ("content", "moves", "near", "nearer")

    def __init__(self, content: Content) -> None:
        self.content: Content = content
        self.moves: vec[i64] = filled(MOST_AREAS * MOST_AREAS, FAR)  # FAR at most
        for area in range(content.areas):
            spread(content, self.moves, area)
        self.nearer: vec[i64] = filled(MOST_AREAS, 0)  # area: those at most one move away, itself among them
        self.near: vec[i64] = filled(MOST_AREAS, 0)  # area: those at most two moves away
        for area in range(content.areas):
            self.nearer[area] = within(self.moves, content.areas, area, 1)
            self.near[area] = within(self.moves, content.areas, area, 2)


def within(moves: vec[i64], areas: i64, area: i64, most: i64) -> i64:
    """The set of areas at most so many moves away from one, itself among them."""
    found: i64 = 0
    for other in range(areas):
        if moves[area * MOST_AREAS + other] <= most:
            found |= BIT[other]
    return found


def spread(content: Content, moves: vec[i64], start: i64) -> None:
    """Fill the row of an area: ring after ring of moves."""
    row: i64 = start * MOST_AREAS
    moves[row + start] = 0
    for ring in range(FAR):
        for area in range(content.areas):
            if moves[row + area] == ring:
                reach(content, moves, row, area, ring)


def reach(content: Content, moves: vec[i64], row: i64, area: i64, ring: i64) -> None:
    """Note what lies one move, or one voyage, beyond an area."""
    land: i64 = content.marches[area]
    for other in range(content.areas):
        if land & BIT[other] != 0:
            moves[row + other] = min(moves[row + other], ring + 1)
        elif content.area_port[area] == 1 and content.area_port[other] == 1:
            moves[row + other] = min(moves[row + other], ring + BY_SEA)


# The map in use: its distances are worked out once and then only read.
SHELF: Final[list[Distances]] = []  # slow-ok: once for a map


def distances_of(content: Content) -> Distances:
    """The distances of a map."""
    for distances in SHELF:
        if distances.content is content:
            return distances
    drawn = Distances(content)
    SHELF.clear()  # slow-ok: once for a map
    SHELF.append(drawn)
    return drawn
