"""The picture of a position as a list of shapes with roles: the ground, and on it all that a viewer may see."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.picture.ground import ground_of
from wk_env.games.warrior_knights.picture.inks import PALETTE
from wk_env.games.warrior_knights.picture.layout import HALF, RADIUS, Layout, half_of_hexagon, packed
from wk_env.games.warrior_knights.picture.panel import panel_of
from wk_env.games.warrior_knights.picture.tokens import (
    NOBLE_WIDTH,
    STRONGHOLD_WIDTH,
    besieging_plates,
    city_castle,
    coin,
    noble_token,
    plate,
    ruins,
    stronghold_token,
)
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, FIRST_STRONGHOLD, NONE, PORT
from wk_env.games.warrior_knights.words.position import Viewer, say_army
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.scene import Circle, Line, Piece, Points, Scene, Shape, Text

RING: Final = RADIUS - 6
ARMIES_TOP: Final = -8.0  # below the walls of a city
OPEN_TOP: Final = -34.0  # below the name of an area
BOTTOM: Final = RADIUS - 12
FIRST_AT_SEA: Final = 72.0  # from the port icon of an inset


def scene_of(speech: Speech, viewer: Viewer) -> Scene:
    """The board and the panel beside it, as a seat sees them, or as nobody may (None: all of it)."""
    sight = Sight(speech, viewer)
    layout, ground = printed(speech.names, speech.table.content)
    pieces = (*board_pieces(sight, layout), *panel_of(sight, layout))
    return Scene(layout.width, layout.height, "Warrior Knights", ground, pieces, PALETTE)


def board_of(speech: Speech, viewer: Viewer) -> Scene:
    """The board alone."""
    layout, ground = printed(speech.names, speech.table.content)
    shapes = tuple(shape for shape in ground if shape.role != "panel")
    pieces = tuple(board_pieces(Sight(speech, viewer), layout))
    return Scene(round(layout.map_width), layout.height, "Warrior Knights", shapes, pieces, PALETTE)


@lru_cache(maxsize=4)
def printed(names: Names, content: Content) -> tuple[Layout, tuple[Shape, ...]]:
    """Where everything lies on a board, and what is printed on it: it never changes in a game."""
    return Layout(names, content), tuple(ground_of(names, content))


def board_pieces(sight: Sight, layout: Layout) -> Iterator[Piece]:
    """Cities first, then armies, so that no wall hides a Noble."""
    content = sight.table.content
    for area in range(content.areas):
        if content.area_city[area] != NONE:
            yield city_piece(sight, layout, area, content.area_city[area])
    for area in range(content.areas):
        yield from armies_in(sight, layout, area)
        yield from fleet_before(sight, layout, area)


def city_piece(sight: Sight, layout: Layout, area: int, city: int) -> Piece:
    """A city: its name, its walls, its income, its holder."""
    x, y = layout.middle(area)
    is_kingdom = area < layout.kingdom
    top = y - 47 if is_kingdom else y - 48
    shapes: list[Shape] = [Text(x, top, sight.names.cities[city], 17, "city-name")]
    if sight.is_razed(city):
        return Piece(sight.say_city(city), (*shapes, *ruins(x, top + 24)))
    owner = sight.owner(city)
    if owner is not None:
        outline = layout.hexagon(area, RING) if is_kingdom else frame_of(layout, area)
        shapes += [Line((*outline, *outline[:2]), role) for role in ("rim", f"ring-{sight.colour(owner)}")]
        shapes += plate(sight, owner, x - 44, top + 25, 13)
    shapes += [*city_castle(sight, city, x, top + 25), *coin(sight.table.content.city_income[city], x + 44, top + 25)]
    shapes += besieging_plates(sight, city, x, top + 46)
    return Piece(sight.say_city(city), (*shapes[1:], shapes[0]))


def frame_of(layout: Layout, area: int) -> Points:
    """The inner frame of an inset."""
    left, top, width, height = layout.inset(area)
    right, bottom = left + width - 5, top + height - 6
    return (left + 5, top + 5), (right, top + 5), (right, bottom), (left + 5, bottom)


def armies_in(sight: Sight, layout: Layout, area: int) -> Iterator[Piece]:
    """The strongholds and Nobles in an area, as large as there is room for."""
    if not sight.nobles_at(area) and not sight.strongholds_in(area):
        return
    city = sight.table.content.area_city[area]
    if area >= layout.kingdom:
        width = layout.inset(area)[2]
        yield from crowd(sight, layout, area, (-4.0, 56.0), lambda _: width / 2 - 8)
    elif city == NONE:
        yield from crowd(sight, layout, area, (OPEN_TOP, BOTTOM - 2), half_of_hexagon)
    else:
        top = ARMIES_TOP + 14 * bool(sight.besiegers(city))
        yield from crowd(sight, layout, area, (top, BOTTOM), half_of_hexagon)


def crowd(
    sight: Sight, layout: Layout, area: int, span: tuple[float, float], half: Callable[[float], float]
) -> Iterator[Piece]:
    """The pieces of an area between two heights."""
    holds, nobles = sight.strongholds_in(area), sight.nobles_at(area)
    widths = [STRONGHOLD_WIDTH] * len(holds) + [NOBLE_WIDTH] * len(nobles)
    if not widths:
        return
    x, y = layout.middle(area)
    scale, places = packed(widths, *span, half)
    spots = [(x + dx, y + dy) for dx, dy in places]
    for seat, (u, v) in zip(holds, spots, strict=False):
        shapes = [*stronghold_token(sight, seat, u, v, scale)]
        shapes += besieging_plates(sight, FIRST_STRONGHOLD + seat, u, v - 25 * scale)
        yield Piece(say_stronghold(sight, seat), tuple(shapes))
    for noble, (u, v) in zip(nobles, spots[len(holds) :], strict=True):
        yield Piece(sight.say_noble(noble), tuple(noble_token(sight, noble, u, v, scale)))


def say_stronghold(sight: Sight, seat: int) -> str:
    """A stronghold in words."""
    hold = FIRST_STRONGHOLD + seat
    strength = sight.strength(hold)
    return f"{sight.speech.hold(hold)}: strength {strength}, {say_army(sight.speech, FIRST_GROUP + seat, sight.viewer)}"


def fleet_before(sight: Sight, layout: Layout, area: int) -> Iterator[Piece]:
    """The Nobles who wait at sea before a port, beside its icon."""
    nobles = sight.nobles_at(area + PORT)
    if not nobles:
        return
    x, y = layout.port(area, 40.0)
    x += FIRST_AT_SEA if area >= layout.kingdom else 0
    scale, places = packed([NOBLE_WIDTH] * len(nobles), -24.0, 24.0, lambda _: HALF - 8)
    wide = scale * NOBLE_WIDTH * len(nobles) / 2
    middle = min(max(x, wide + 6), layout.map_width - wide - 6)
    level = y + 2 if area >= layout.kingdom else min(max(y, 24), layout.height - 24)
    for noble, (dx, dy) in zip(nobles, places, strict=True):
        shapes = noble_token(sight, noble, middle + dx, level + dy, scale)
        base = Circle(middle + dx, level + dy - 8 * scale, 19 * scale, "quay")
        yield Piece(f"{sight.say_noble(noble)}, at sea", (base, *shapes))
