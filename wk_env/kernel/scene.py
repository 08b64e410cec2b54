"""What a picture is made of: polygons, lines, circles and texts, each with a role that stands for an ink."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]


@dataclass(frozen=True)
class Ink:
    """How something is drawn: filled, lined, how thick; for texts the line is a halo."""

    fill: str | None
    line: str | None = None
    width: float = 0.0
    weight: int = 400


class Palette:
    """The ink of every role of a picture."""

    def __init__(self, inks: Mapping[str, Ink]) -> None:
        self.inks: dict[str, Ink] = dict(inks)

    def ink_of(self, role: str) -> Ink:
        """The ink of a role; KeyError if it has none."""
        return self.inks[role]


@dataclass(frozen=True)
class Polygon:
    """A filled outline: a hexagon, a marker, a wall."""

    points: Points
    role: str


@dataclass(frozen=True)
class Line:
    """An open course of points."""

    points: Points
    role: str


@dataclass(frozen=True)
class Circle:
    """A disc."""

    x: float
    y: float
    radius: float
    role: str


@dataclass(frozen=True)
class Text:
    """One line of text, its middle at this height; align is start, middle or end."""

    x: float
    y: float
    words: str
    size: float
    role: str
    align: str = "middle"


Shape: TypeAlias = Polygon | Line | Circle | Text


@dataclass(frozen=True)
class Piece:
    """Shapes that show one thing, and what it is called."""

    title: str
    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class Scene:
    """A whole picture: the ground, which never changes in a game, the pieces on it, and their inks."""

    width: int
    height: int
    title: str
    ground: tuple[Shape, ...]
    pieces: tuple[Piece, ...]
    palette: Palette

    def shapes(self) -> list[Shape]:
        """Everything to be drawn, in order."""
        return [*self.ground, *(shape for piece in self.pieces for shape in piece.shapes)]

    def texts(self) -> list[str]:
        """Everything written."""
        return [shape.words for shape in self.shapes() if isinstance(shape, Text)]


@dataclass(frozen=True)
class Spot:
    """A place in a picture that people may click, and the choice of the open question that it stands for."""

    choice: int
    outline: Points
