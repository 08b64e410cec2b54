"""Outlines that pictures use, and how much room words take."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from wk_env.kernel.scene import Points

# ---- outlines


def regular(corners: int, turn: float = 0.0, inner: float = 1.0) -> Points:
    """A regular polygon of radius 1, its first corner up; every other corner drawn in towards the middle."""
    radii = (1.0, inner)
    angles = [turn + 2 * pi * corner / corners - pi / 2 for corner in range(corners)]
    return tuple((radii[n % 2] * cos(angle), radii[n % 2] * sin(angle)) for n, angle in enumerate(angles))


HEXAGON: Final = regular(6)
STAR: Final = tuple((1.3 * x, 1.3 * y + 0.08) for x, y in regular(10, 0.0, 0.56))
SQUARE: Final = ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9))
TRIANGLE: Final = ((0.0, -1.25), (1.2, 0.9), (-1.2, 0.9))
# The Nobles' symbols in the order of their numbers.
SYMBOLS: Final = (STAR, SQUARE, TRIANGLE, regular(36))
# The Barons' plates by colour: shield, lozenge, hexagon, house, banner, bell. None is a Noble's symbol.
PLATES: Final[tuple[Points, ...]] = (
    ((-0.92, -0.95), (0.92, -0.95), (0.92, 0.1), (0.6, 0.65), (0.0, 1.1), (-0.6, 0.65), (-0.92, 0.1)),
    ((0.0, -1.28), (1.2, 0.0), (0.0, 1.28), (-1.2, 0.0)),
    regular(6, pi / 6),
    ((0.0, -1.2), (1.0, -0.35), (1.0, 0.9), (-1.0, 0.9), (-1.0, -0.35)),
    ((-0.9, -1.0), (0.9, -1.0), (0.9, 1.1), (0.0, 0.68), (-0.9, 1.1)),
    ((-0.6, -1.0), (0.6, -1.0), (1.15, 0.9), (-1.15, 0.9)),
)
# A wall with three merlons, two units wide and less than two high.
CASTLE: Final[Points] = (
    *((-1.0, 0.62), (-1.0, -0.62), (-0.66, -0.62), (-0.66, -0.4), (-0.17, -0.4), (-0.17, -0.62)),
    *((0.17, -0.62), (0.17, -0.4), (0.66, -0.4), (0.66, -0.62), (1.0, -0.62), (1.0, 0.62)),
)
RUIN: Final[Points] = (
    *((-1.0, 0.62), (-1.0, -0.1), (-0.7, -0.3), (-0.55, 0.15), (-0.2, 0.3), (0.05, 0.05)),
    *((0.3, 0.35), (0.6, -0.35), (0.8, -0.1), (1.0, 0.2), (1.0, 0.62)),
)
FLAME: Final[Points] = (
    *((0.0, -1.15), (0.25, -0.55), (0.5, -0.75), (0.85, 0.1), (0.7, 0.65), (0.3, 0.95), (-0.3, 0.95)),
    *((-0.75, 0.6), (-0.85, 0.0), (-0.5, -0.5), (-0.3, -0.2)),
)
BURST: Final = regular(24, 0.0, 0.8)


@lru_cache(maxsize=4096)
def placed(outline: Points, x: float, y: float, width: float, height: float | None = None) -> Points:
    """An outline moved and stretched: so far from its middle in both directions."""
    tall = width if height is None else height
    return tuple((round(x + width * dx, 2), round(y + tall * dy, 2)) for dx, dy in outline)


# ---- the room that words take

NARROW: Final = frozenset("iljtfrI.,:;'|()! -")
BROAD: Final = frozenset("mwMW")


def width_of(words: str, size: float) -> float:
    """About how wide a text is, whatever the font."""
    ems = sum(0.33 if c in NARROW else 0.86 if c in BROAD else 0.68 if c.isupper() else 0.56 for c in words)
    return size * ems


def broken(words: str, size: float, room: float) -> list[str]:
    """A text in lines that fit."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
