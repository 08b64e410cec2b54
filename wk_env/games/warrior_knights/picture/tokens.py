"""Plates, Nobles, castles and badges: the shapes of what stands on the board."""

from collections.abc import Iterator

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, FIRST_STRONGHOLD
from wk_env.games.warrior_knights.rules.optional.siege_tokens import tokens_on
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.kernel.scene import Circle, Line, Polygon, Shape, Text
from wk_env.picture.shapes import BURST, CASTLE, FLAME, PLATES, RUIN, STAR, SYMBOLS, placed

NOBLE_WIDTH = 37.0
STRONGHOLD_WIDTH = 66.0


def plate(sight: Sight, seat: int, x: float, y: float, radius: float) -> Iterator[Shape]:
    """The plate of a Baron: his colour, his shape, his letter."""
    colour = sight.colour(seat)
    yield Polygon(placed(PLATES[colour], x, y, radius), f"baron-{colour}")
    yield Text(x, y + 0.06 * radius, sight.letter(seat), 1.2 * radius, f"letter-{colour}")


def badge(number: int, x: float, y: float, scale: float) -> Iterator[Shape]:
    """How many casualties, in red."""
    if number:
        yield Circle(x, y, 7.5 * scale, "badge")
        yield Text(x, y, str(number), 11 * scale, "on-badge")


def noble_token(sight: Sight, noble: int, x: float, y: float, scale: float) -> Iterator[Shape]:
    """A Noble with his troops below and his casualties in red."""
    yield from noble_sign(sight, noble, x, y - 8 * scale, 13 * scale)
    yield Text(x, y + 15 * scale, sight.troops(noble), 14 * scale, "troops")
    yield from badge(sight.casualties(noble), x + 11.5 * scale, y - 17 * scale, scale)


def noble_sign(sight: Sight, noble: int, x: float, top: float, radius: float) -> Iterator[Shape]:
    """A Noble's symbol in his Baron's colour with his Baron's letter, hollow while he is exhausted."""
    colour = sight.colour(noble // len(SYMBOLS))
    outline = SYMBOLS[noble % len(SYMBOLS)]
    yield Polygon(placed(outline, x, top, radius), f"baron-{colour}")
    letter = f"letter-{colour}"
    if not sight.table.noble_fresh[noble]:
        yield Polygon(placed(outline, x, top, (0.58 if outline is STAR else 0.66) * radius), "pale")
        letter = "number"
    low = 0.22 * radius if noble % len(SYMBOLS) == 2 else 0.04 * radius
    yield Text(x, top + low, sight.letter(noble // len(SYMBOLS)), 1.08 * radius, letter)


def stronghold_token(sight: Sight, seat: int, x: float, y: float, scale: float) -> Iterator[Shape]:
    """A stronghold: a castle in its Baron's colour with letter and strength; the troops that nobody leads below."""
    hold, army, colour = FIRST_STRONGHOLD + seat, FIRST_GROUP + seat, sight.colour(seat)
    top = y - 7 * scale
    yield from siege_signs(sight, hold, x, top, 29 * scale)
    yield Polygon(placed(CASTLE, x, top, 28 * scale, 23 * scale), f"baron-{colour}")
    label = f"{sight.letter(seat)} {sight.strength(hold)}"
    yield Text(x, top + 2.5 * scale, label, 14 * scale, f"letter-{colour}")
    yield from cracks(sight.table.breaches[hold], x, top, scale)
    yield from badge(int(tokens_on(sight.table, hold)), x - 27 * scale, top - 14 * scale, scale)
    yield Text(x, y + 15 * scale, sight.troops(army), 14 * scale, "troops")
    yield from badge(sight.casualties(army), x + 27 * scale, top - 14 * scale, scale)


def city_castle(sight: Sight, city: int, x: float, y: float) -> Iterator[Shape]:
    """A city's walls with its strength: doubled if fortified, cracked by breaches, a red burst if besieged.

    A shield is a Garrison, a flame a riot, a red disc the casualties that sieges dealt.
    """
    yield from siege_signs(sight, city, x, y, 29)
    if sight.table.fortified[city]:
        yield Polygon(placed(CASTLE, x, y - 2, 31, 27), "rampart")
    yield Polygon(placed(CASTLE, x, y, 24, 20), "wall")
    yield Text(x, y + 3, str(sight.strength(city)), 15.5, "number")
    yield from cracks(sight.table.breaches[city], x, y, 1.0)
    yield from badge(int(tokens_on(sight.table, city)), x - 24, y - 15, 1.0)
    if is_garrisoned(sight.table, city):
        yield Polygon(placed(PLATES[0], x - 24, y + 5, 7.5, 8.5), "garrison")
        yield Line(((x - 24, y - 1), (x - 24, y + 11)), "garrison-mark")
    if is_rioting(sight.table, city):
        yield Polygon(placed(FLAME, x + 24, y + 3, 8, 11), "riot")
        yield Polygon(placed(FLAME, x + 24, y + 6.5, 4, 6), "riot-heart")


def ruins(x: float, y: float) -> Iterator[Shape]:
    """What is left of a razed city."""
    yield Polygon(placed(RUIN, x, y, 26, 20), "ruin")
    yield Text(x, y + 22, "razed", 13.5, "ruined")


def siege_signs(sight: Sight, hold: int, x: float, y: float, reach: float) -> Iterator[Shape]:
    """A red burst behind besieged walls."""
    if sight.besiegers(hold):
        yield Polygon(placed(BURST, x, y, 1.28 * reach, 0.95 * reach), "siege")


def besieging_plates(sight: Sight, hold: int, x: float, y: float) -> Iterator[Shape]:
    """The plates of those who besiege, along the foot of the walls."""
    seats = sight.besiegers(hold)
    for place, seat in enumerate(seats):
        yield from plate(sight, seat, x + 19 * (place - (len(seats) - 1) / 2), y, 8.5)


def cracks(breaches: int, x: float, y: float, scale: float) -> Iterator[Shape]:
    """A red crack from the battlements down for each breach."""
    for crack in range(breaches):
        left = x + (-19 + 9.5 * (crack % 5)) * scale
        jags = ((0, -15), (4, -10), (-1, -6), (3, -1))
        course = tuple((left + dx * scale, y + dy * scale) for dx, dy in jags)
        yield from (Line(course, role) for role in ("gap", "breach"))


def coin(income: int, x: float, y: float) -> Iterator[Shape]:
    """The income of a city on a coin."""
    yield Circle(x, y, 11.5, "coin")
    yield Text(x, y, str(income), 14.5, "number")
