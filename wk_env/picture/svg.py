"""A scene as SVG: plain text, the same for the same scene, with what each piece is called as its title."""

from html import escape
from typing import Final

from wk_env.kernel.scene import Circle, Ink, Line, Piece, Points, Polygon, Scene, Shape, Text

FONT: Final = "Aileron, 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif"
LETTERS: Final = f"font-family:{FONT};text-anchor:middle;paint-order:stroke"
BASELINE: Final = 0.36  # of a letter's size, below the middle of a line


def number(value: float) -> str:
    """A number without needless digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def course(points: Points) -> str:
    """The points of an outline."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def class_of(role: str, ink: Ink) -> str:
    """The style of a role."""
    style = f"fill:{ink.fill or 'none'}"
    if ink.line:
        style += f";stroke:{ink.line};stroke-width:{number(ink.width)};stroke-linejoin:round;stroke-linecap:round"
    if ink.weight != 400:
        style += f";font-weight:{ink.weight}"
    return f".{role}{{{style}}}"


def draw(shape: Shape) -> str:
    """One shape as an element."""
    match shape:
        case Polygon(points, role):
            return f'<polygon class="{role}" points="{course(points)}"/>'
        case Line(points, role):
            return f'<polyline class="{role}" points="{course(points)}"/>'
        case Circle(x, y, radius, role):
            return f'<circle class="{role}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'
        case Text(x, y, words, size, role, align):
            place = f'x="{number(x)}" y="{number(y + BASELINE * size)}" font-size="{number(size)}"'
            anchor = "" if align == "middle" else f' style="text-anchor:{align}"'
            return f'<text class="{role}" {place}{anchor}>{escape(words)}</text>'


def draw_piece(piece: Piece) -> str:
    """A piece with its name as one element."""
    return f"<g><title>{escape(piece.title)}</title>{''.join(map(draw, piece.shapes))}</g>"


def to_svg(scene: Scene, scale: float = 1.0) -> str:
    """The whole picture as the text of an SVG file, to be shown so much larger."""
    roles = sorted({shape.role for shape in scene.shapes()})
    styles = "".join(class_of(role, scene.palette.ink_of(role)) for role in roles)
    width, height = round(scene.width * scale), round(scene.height * scale)
    size = f'width="{width}" height="{height}" viewBox="0 0 {scene.width} {scene.height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(scene.title)}</title><style>text{{{LETTERS}}}{styles}</style>",
        "<g>",
        *map(draw, scene.ground),
        "</g>",
    ]
    for piece in scene.pieces:
        lines += [f"<g><title>{escape(piece.title)}</title>", *map(draw, piece.shapes), "</g>"]
    return "\n".join([*lines, "</svg>", ""])
