"""The board as it is printed: sea, areas, rivers, mountains, roads, bridges, ports, insets."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.picture.layout import PANEL, RADIUS, Layout
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_AREAS, NONE
from wk_env.kernel.scene import Circle, Line, Point, Points, Polygon, Shape, Text
from wk_env.picture.shapes import broken, width_of

# The look of an area by a word of its name; no rule knows it.
LOOKS: Final = {
    "wood": ("Wood", "Chase", "Forest", "Hollow"),
    "hill": ("Pass", "Gap", "Crags", "Fell", "Ridge", "Hills", "Cliffs", "Bank", "Slope", "Down"),
    "shore": ("Strand", "Dunes", "Sands", "Bay", "Pans"),
    "heath": ("Heath", "Moor", "March"),
    "fen": ("Mere", "Fen", "Holm", "Bend", "Ford", "Bridge"),
}
NAME_SIZE: Final = 13.5
SPRINKLED: Final = (
    (-44, -12),
    (-25, 8),
    (2, -16),
    (27, 10),
    (46, -14),
    (-40, 30),
    (-12, 34),
    (16, 38),
    (40, 30),
    (0, 58),
)


def look_of(name: str) -> str:
    """Meadow, wood, hill, shore, heath or fen."""
    words = name.split()
    return next((look for look, signs in LOOKS.items() if any(sign in words for sign in signs)), "meadow")


def ground_of(names: Names, content: Content) -> Iterator[Shape]:
    """Everything printed, from the bottom up."""
    layout = Layout(names, content)
    yield from draw_sea(layout)
    for area in range(layout.kingdom):
        yield from draw_area(layout, area, content.area_city[area] != NONE)
    for area in layout.overseas:
        yield from draw_inset(layout, area)
    yield from draw_borders(layout)
    for road in range(content.roads):
        yield from draw_road(layout, course_of(content, road))
    for border in sorted(map(sorted, names.bridges)):
        yield from draw_bridge(layout, border[0], border[1])
    for area in range(content.areas):
        if content.area_port[area]:
            yield from draw_port(*layout.port(area, 0.0))
        if area < layout.kingdom and content.area_city[area] == NONE:
            yield from name_area(layout, area)


def draw_sea(layout: Layout) -> Iterator[Shape]:
    """The sea with its waves, and the shallows around the coast."""
    yield Polygon(rectangle(0, 0, layout.width, layout.height), "sea")
    for row in range(7, layout.height, 34):
        for x in range(10 + row * 7 % 60, round(layout.map_width), 96):
            yield Line(((x, row), (x + 5, row - 3), (x + 10, row), (x + 15, row + 3), (x + 20, row)), "wave")
    for radius, role in ((RADIUS + 26, "deep"), (RADIUS + 12, "shallow")):
        for area in range(layout.kingdom):
            yield Polygon(layout.hexagon(area, radius), role)
    left = layout.map_width
    yield Polygon(rectangle(left, 12, left + PANEL, layout.height - 12), "panel")


def rectangle(left: float, top: float, right: float, bottom: float) -> Points:
    """The corners of a rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def draw_area(layout: Layout, area: int, has_city: bool) -> Iterator[Shape]:  # noqa: FBT001 - a fact, no switch
    """A hexagon and what grows there."""
    look = look_of(layout.names.areas[area])
    yield Polygon(layout.hexagon(area, RADIUS), look)
    x, y = layout.middle(area)
    for place, (dx, dy) in enumerate(SPRINKLED):
        if has_city and place % 3:
            continue
        shift = (area * 31 + place * 17) % 9 - 4
        yield from ornament(look, x + dx + shift, y + dy - shift / 2)


def ornament(look: str, x: float, y: float) -> tuple[Shape, ...]:
    """A tree, a hillock, a tuft: what shows how a land looks."""
    match look:
        case "wood":
            leaves = ((x, y - 9), (x + 6, y + 3), (x - 6, y + 3))
            return Line(((x, y), (x, y + 7)), "trunk"), Polygon(leaves, "tree")
        case "hill":
            return (Polygon(((x - 9, y + 4), (x - 2, y - 6), (x + 3, y - 2), (x + 10, y + 4)), "rock"),)
        case "shore":
            return Circle(x, y, 1.6, "sand"), Circle(x + 6, y + 2, 1.3, "sand")
        case "heath":
            return (
                Circle(x, y, 2.4, "heather"),
                Circle(x + 4, y + 2, 1.8, "heather"),
                Circle(x - 3, y + 2, 1.6, "heather"),
            )
        case "fen":
            return (Line(((x - 6, y), (x - 2, y - 2), (x + 2, y), (x + 6, y - 2)), "reed"),)
        case _:
            return (Line(((x - 3, y - 4), (x, y), (x + 3, y - 4)), "grass"),)


def draw_inset(layout: Layout, area: int) -> Iterator[Shape]:
    """The frame of an overseas area: land, and the water before its port."""
    left, top, width, height = layout.inset(area)
    yield Polygon(rectangle(left, top, left + width, top + height), "inset")
    yield Polygon(rectangle(left, top + height - 3, left + width, top + height + 46), "water")


def draw_borders(layout: Layout) -> Iterator[Shape]:
    """Rivers and mountains on the borders of areas."""
    rivers = [layout.border(*sorted(border)) for border in sorted(map(sorted, layout.names.rivers))]
    for role in ("bank", "river"):
        for ends in rivers:
            yield Line(ends, role)
    for one, other in sorted(map(sorted, layout.names.mountains)):
        yield from draw_mountains(*layout.border(one, other))


def draw_mountains(start: Point, end: Point) -> Iterator[Shape]:
    """Five peaks along a border."""
    for peak in sorted(range(5), key=lambda peak: start[1] + (end[1] - start[1]) * peak):
        part = 0.04 + 0.92 * peak / 4
        x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        tall = 13 if peak % 2 else 17
        yield Polygon(((x - 10, y + 8), (x, y + 8 - tall - 3), (x + 10, y + 8)), "mountain")
        top = y + 5 - tall
        yield Polygon(((x - 3.4, top + 6), (x, top), (x + 3.4, top + 6), (x + 0.8, top + 4.6)), "snow")


def course_of(content: Content, road: int) -> list[int]:
    """The areas of a road from one end to the other."""
    kingdom = range(content.kingdom_areas)
    steps = {area: int(content.road_steps[road * MOST_AREAS + area]) for area in kingdom}
    near = {area: [other for other in kingdom if bits & BIT[other]] for area, bits in steps.items() if bits}
    course = [next((area for area, others in near.items() if len(others) == 1), next(iter(near)))]
    while len(course) < len(near):
        course.append(next(other for other in near[course[-1]] if other not in course))
    return course


def draw_road(layout: Layout, course: list[int]) -> Iterator[Shape]:
    """A road from middle to middle, bending softly."""
    middles = [layout.middle(area) for area in course]
    halves = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairwise(middles)]
    points: list[Point] = [middles[0]]
    for turn, (start, end) in enumerate(pairwise(halves), 1):
        points += [bend(start, middles[turn], end, part / 8) for part in range(9)]
    way = tuple((round(x, 1), round(y, 1)) for x, y in [*points, *halves[-1:], middles[-1]])
    yield Line(way, "verge")
    yield Line(way, "road")


def bend(start: Point, over: Point, end: Point, part: float) -> Point:
    """A point of the curve between two points that leans towards a third."""
    one, two, three = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return one * start[0] + two * over[0] + three * end[0], one * start[1] + two * over[1] + three * end[1]


def draw_bridge(layout: Layout, one: int, other: int) -> Iterator[Shape]:
    """A bridge across the border of two areas."""
    (x, y), (u, v) = layout.middle(one), layout.middle(other)
    far = hypot(u - x, v - y)
    dx, dy = (u - x) / far, (v - y) / far
    x, y = (x + u) / 2, (y + v) / 2
    deck = ((-13, -7), (13, -7), (13, 7), (-13, 7))
    yield Polygon(tuple((x + a * dx - b * dy, y + a * dy + b * dx) for a, b in deck), "bridge")
    for a in (-8, -3, 3, 8):
        yield Line(tuple((x + a * dx - b * dy, y + a * dy + b * dx) for b in (-5.5, 5.5)), "plank")


def draw_port(x: float, y: float) -> Iterator[Shape]:
    """A port icon: an anchor in a white disc."""
    yield Circle(x, y, 13, "quay")
    yield Line(((x, y - 5), (x, y + 8)), "anchor")
    yield Line(((x - 4, y - 2), (x + 4, y - 2)), "anchor")
    yield Line(((x - 7, y + 3), (x - 4, y + 7), (x, y + 8), (x + 4, y + 7), (x + 7, y + 3)), "anchor")
    yield Circle(x, y - 7, 2.2, "edge")


def name_area(layout: Layout, area: int) -> Iterator[Shape]:
    """The name of an area without a city, in two lines where it is long."""
    x, y = layout.middle(area)
    name = layout.names.areas[area]
    lines = [name] if width_of(name, NAME_SIZE) < 92 else broken(name, NAME_SIZE, 72)
    for number, words in enumerate(lines):
        yield Text(x, y - 42 - 7 * (len(lines) - 1) + 14 * number, words, NAME_SIZE, "name")
