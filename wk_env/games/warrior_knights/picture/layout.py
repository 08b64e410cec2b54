"""Where everything of the board lies in a picture."""

from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.kernel.scene import Point, Points
from wk_env.picture.shapes import HEXAGON, placed

RADIUS: Final = 76.0  # of an area, from its middle to a corner
HALF: Final = RADIUS * sqrt(3) / 2
ROW: Final = RADIUS * 1.5
MARGIN: Final = 52.0
INSET_TOP: Final = 14.0
INSET_HEIGHT: Final = 134.0
GAP: Final = 102.0  # between the insets and the Kingdom: their water, then room for ships
SOUTH: Final = 62.0  # sea below the Kingdom
PANEL: Final = 590.0
LEAST_HEIGHT: Final = 1120.0
CELL: Final = 44.0  # the height of a piece with its number
SCALES: Final = (1.15, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
AROUND: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))  # half columns and rows to the neighbours


class Layout:
    """The places of areas, insets and panel."""

    def __init__(self, names: Names, content: Content) -> None:
        self.names = names
        self.kingdom: int = content.kingdom_areas
        self.overseas = range(content.kingdom_areas, content.areas)
        self.at: dict[Point, int] = {self.half_steps(area): area for area in range(self.kingdom)}
        self.left = min(x for x, _ in self.at)
        self.top = min(y for _, y in self.at)
        wide = max(x for x, _ in self.at) - self.left + 2
        tall = max(y for _, y in self.at) - self.top
        self.map_width = 2 * MARGIN + wide * HALF
        self.width = round(self.map_width + PANEL + 14)
        self.head = INSET_TOP + INSET_HEIGHT + GAP
        self.height = round(max(LEAST_HEIGHT, self.head + tall * ROW + 2 * RADIUS + SOUTH))

    def half_steps(self, area: int) -> Point:
        """The place of a Kingdom area in half columns and rows."""
        row, column = self.names.places[area]
        return 2 * column + row % 2, row

    def middle(self, area: int) -> Point:
        """The middle of an area: a hexagon of the Kingdom or the land of an inset."""
        if area >= self.kingdom:
            left, top, width, _ = self.inset(area)
            return left + width / 2, top + RADIUS - 14
        x, y = self.half_steps(area)
        return MARGIN + HALF * (x - self.left + 1), self.head + RADIUS + ROW * (y - self.top)

    def inset(self, area: int) -> tuple[float, float, float, float]:
        """The frame of an overseas area: left, top, width, height; as many in the row as there are."""
        count, place = len(self.overseas), area - self.kingdom
        step = (self.map_width - 2 * INSET_TOP) / count
        return INSET_TOP + place * step + 4, INSET_TOP, step - 8, INSET_HEIGHT

    def hexagon(self, area: int, radius: float) -> Points:
        """The outline of a Kingdom area, or a smaller or larger one around its middle."""
        return placed(HEXAGON, *self.middle(area), radius)

    def border(self, one: int, other: int) -> Points:
        """The two ends of the border between two areas."""
        (x, y), (u, v) = self.middle(one), self.middle(other)
        far = hypot(u - x, v - y)
        dx, dy = (v - y) / far * RADIUS / 2, (x - u) / far * RADIUS / 2
        return ((x + u) / 2 - dx, (y + v) / 2 - dy), ((x + u) / 2 + dx, (y + v) / 2 + dy)

    def seaward(self, area: int) -> Point:
        """The direction from a port to the sea, of length 1."""
        x, y = self.half_steps(area)
        open_sides = [(dx * HALF, dy * ROW) for dx, dy in AROUND if (x + dx, y + dy) not in self.at]
        dx, dy = sum(side[0] for side in open_sides), sum(side[1] for side in open_sides)
        far = hypot(dx, dy)
        return (dx / far, dy / far) if far > 1 else (0.0, -1.0)

    def port(self, area: int, beyond: float) -> Point:
        """The port icon of an area, or what lies so far beyond it."""
        x, y = self.middle(area)
        if area >= self.kingdom:
            left, top, _, height = self.inset(area)
            return left + 26, top + height + 20
        dx, dy = self.seaward(area)
        return x + dx * (RADIUS + beyond), y + dy * (RADIUS + beyond)


def half_of_hexagon(height: float) -> float:
    """Half the width of an area so far above or below its middle."""
    return HALF * min(1.0, max(0.0, 2 - 2 * abs(height) / RADIUS)) - 6


def in_rows(widths: Sequence[float], scale: float, ys: Sequence[float], half: Callable[[float], float]) -> list[Point]:
    """Where things of these widths go in rows, each row as full as it may be; too short a list if they do not fit."""
    found: list[Point] = []
    first, count = 0, len(widths)
    for row, y in enumerate(ys):
        room = 2 * min(half(y - scale * CELL / 2), half(y + scale * CELL / 2))
        end, wish = first, -(-(count - first) // (len(ys) - row))
        while end < min(count, first + wish) and scale * sum(widths[first : end + 1]) <= room:
            end += 1
        x = -scale * sum(widths[first:end]) / 2
        for width in widths[first:end]:
            found.append((x + scale * width / 2, y))
            x += scale * width
        first = end
    return found


def packed(
    widths: Sequence[float], top: float, bottom: float, half: Callable[[float], float]
) -> tuple[float, list[Point]]:
    """The largest scale at which things fit between two heights, and their places; at the smallest they may overlap."""
    for scale in SCALES:
        for rows in range(1, 1 + int((bottom - top) / (scale * CELL))):
            start = (top + bottom - (rows - 1) * scale * CELL) / 2
            found = in_rows(widths, scale, [start + row * scale * CELL for row in range(rows)], half)
            if len(found) == len(widths):
                return scale, found
    step = 2 * half((top + bottom) / 2) / len(widths)
    places = [((place - (len(widths) - 1) / 2) * step, (top + bottom) / 2) for place in range(len(widths))]
    return SCALES[-1], places
