"""A scene as pixels, drawn by Pillow at twice the size and halved, so that no edge is jagged."""

from functools import lru_cache
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wk_env.kernel.scene import Circle, Line, Palette, Points, Polygon, Scene, Shape, Text
from wk_env.picture.palette import BOLD
from wk_env.picture.svg import BASELINE

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as fault:
    raise ModuleNotFoundError('a picture in pixels needs Pillow: pip install ".[render]"', name="PIL") from fault

FINE: Final = 2  # how much larger than the result it is drawn
ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@lru_cache(maxsize=64)
def font_of(size: int) -> Font:
    """Pillow's own font in a size."""
    return ImageFont.load_default(size)


class Brush:
    """Draws shapes on an image at some scale."""

    def __init__(self, image: Image.Image, palette: Palette, scale: float) -> None:
        self.pen = ImageDraw.Draw(image)
        self.palette = palette
        self.scale = scale

    def draw(self, shape: Shape) -> None:
        """One shape in the ink of its role."""
        match shape:
            case Polygon(points, role):
                self.polygon(points, role)
            case Line(points, role):
                ink = self.palette.ink_of(role)
                self.stroke(points, ink.line, ink.width)
            case Circle():
                self.circle(shape)
            case Text():
                self.text(shape)

    def scaled(self, points: Points) -> list[tuple[float, float]]:
        """Points in pixels."""
        return [(x * self.scale, y * self.scale) for x, y in points]

    def polygon(self, points: Points, role: str) -> None:
        """A filled outline."""
        ink = self.palette.ink_of(role)
        if ink.fill:
            self.pen.polygon(self.scaled(points), fill=ink.fill)
        self.stroke((*points, *points[:2]), ink.line, ink.width)

    def stroke(self, points: Points, colour: str | None, width: float) -> None:
        """A line with round corners and ends."""
        thick = max(1, round(width * self.scale))
        if colour is None:
            return
        course = self.scaled(points)
        self.pen.line(course, fill=colour, width=thick, joint="curve")
        for x, y in (course[0], course[-1]) if thick > 2 else ():
            half = (thick - 1) / 2
            self.pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)

    def circle(self, shape: Circle) -> None:
        """A disc."""
        ink, far = self.palette.ink_of(shape.role), shape.radius * self.scale
        x, y, rim = shape.x * self.scale, shape.y * self.scale, ink.width * self.scale / 2
        if ink.line:
            self.pen.ellipse((x - far - rim, y - far - rim, x + far + rim, y + far + rim), fill=ink.line)
            far -= rim
        if ink.fill:
            self.pen.ellipse((x - far, y - far, x + far, y + far), fill=ink.fill)

    def text(self, shape: Text) -> None:
        """A line of text, its halo first, bold by a thin stroke in its own colour."""
        ink, font = self.palette.ink_of(shape.role), font_of(round(shape.size * self.scale))
        place = (shape.x * self.scale, (shape.y + BASELINE * shape.size) * self.scale)
        anchor, bold = ANCHORS[shape.align], 0.03 * shape.size * self.scale if ink.weight == BOLD else 0.0
        if ink.line:
            halo = bold + ink.width * self.scale / 2
            self.pen.text(place, shape.words, ink.line, font, anchor, stroke_width=halo, stroke_fill=ink.line)
        self.pen.text(place, shape.words, ink.fill, font, anchor, stroke_width=bold, stroke_fill=ink.fill)


@lru_cache(maxsize=4)
def drawn_ground(ground: tuple[Shape, ...], palette: Palette, size: tuple[int, int], scale: float) -> Image.Image:
    """The layer that never changes in a game, drawn once."""
    image = Image.new("RGB", size)
    brush = Brush(image, palette, scale)
    for shape in ground:
        brush.draw(shape)
    return image


def to_image(scene: Scene, scale: float = 1.0) -> Image.Image:
    """The whole picture, so many pixels a unit."""
    fine = scale * FINE
    size = (round(scene.width * scale) * FINE, round(scene.height * scale) * FINE)
    image = drawn_ground(scene.ground, scene.palette, size, fine).copy()
    brush = Brush(image, scene.palette, fine)
    for piece in scene.pieces:
        for shape in piece.shapes:
            brush.draw(shape)
    return image.reduce(FINE)


def to_pixels(scene: Scene, scale: float = 1.0) -> NDArray[np.uint8]:
    """The whole picture as height x width x 3 numbers."""
    return np.asarray(to_image(scene, scale), np.uint8).copy()


def to_png(scene: Scene, scale: float = 1.0) -> bytes:
    """The whole picture as the bytes of a PNG file."""
    file = BytesIO()
    to_image(scene, scale).save(file, "PNG", optimize=True)
    return file.getvalue()
