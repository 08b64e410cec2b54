"""The picture of any match: as its game draws it, or else a page of words."""

import re
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wk_env.content.files import write_whole
from wk_env.kernel.faces import Viewer
from wk_env.kernel.scene import Piece, Polygon, Scene, Text
from wk_env.kernel.spec import GameSpec, Match
from wk_env.picture.palette import WORDS
from wk_env.picture.shapes import broken
from wk_env.picture.svg import to_svg
from wk_env.picture.text import WIDEST, wrapped

PAGE: Final = 900
LEAST_HEIGHT: Final = 1120.0
SIZE: Final = 18.0
WANTED: Final = re.compile(r"([0-9]{1,5})(?:[xX]([0-9]{1,5}))?")
LEAST_SIZE: Final = 100
MOST_SIZE: Final = 10_000


def picture_of(spec: GameSpec, match: Match, viewer: Viewer) -> Scene:
    """A position as a seat sees it, or as nobody may (None: all of it)."""
    return page_of(match.say_position(viewer)) if spec.picture is None else spec.picture.scene(match, viewer)


def words_of(spec: GameSpec, match: Match, viewer: Viewer = None) -> str:
    """A position for a terminal of 100 columns: the board in plain characters, then the table in words."""
    board = [] if spec.picture is None else [*spec.picture.characters(match, WIDEST), ""]
    return "\n".join([*board, *wrapped(match.say_position(viewer).splitlines(), WIDEST)])


def svg_of(spec: GameSpec, match: Match, viewer: Viewer) -> str:
    """The picture of a position as SVG."""
    return to_svg(picture_of(spec, match, viewer))


def pixels_of(spec: GameSpec, match: Match, viewer: Viewer) -> NDArray[np.uint8]:
    """The picture of a position as height x width x 3 numbers."""
    from wk_env.picture.pillow import to_pixels  # noqa: PLC0415 - Pillow is an extra

    return to_pixels(picture_of(spec, match, viewer))


def save_picture(spec: GameSpec, match: Match, viewer: Viewer, path: Path, size: str | None = None) -> tuple[int, int]:
    """Write the picture of a position to a file, as PNG if its name says so, else as SVG; its width and height."""
    scene = picture_of(spec, match, viewer)
    scale = 1.0 if size is None else scale_of(size, scene)
    if path.suffix.lower() == ".png":
        from wk_env.picture.pillow import to_png  # noqa: PLC0415 - Pillow is an extra

        write_whole(path, to_png(scene, scale))
    else:
        write_whole(path, to_svg(scene, scale).encode())
    return round(scene.width * scale), round(scene.height * scale)


def scale_of(size: str, scene: Scene) -> float:
    """How much larger a picture becomes: so wide, or as large as it can be within WxH; ValueError for another size."""
    found = WANTED.fullmatch(size)
    numbers = [int(number) for number in found.groups() if number] if found else []
    if not numbers or not all(LEAST_SIZE <= number <= MOST_SIZE for number in numbers):
        raise ValueError(
            f"the size is {size!r}; it takes a width, or WIDTHxHEIGHT, each from {LEAST_SIZE} to {MOST_SIZE}"
        )
    return min(number / whole for number, whole in zip(numbers, (scene.width, scene.height), strict=False))


def page_of(words: str) -> Scene:
    """A text as a picture, always of the same size."""
    lines = [line for told in words.splitlines() for line in broken(told, SIZE, PAGE - 80)]
    shown = tuple(Text(40, 50 + 1.4 * SIZE * n, line, SIZE, "text", "start") for n, line in enumerate(lines))
    height = round(LEAST_HEIGHT)
    paper = Polygon(((0, 0), (PAGE, 0), (PAGE, height), (0, height)), "pale")
    return Scene(PAGE, height, "A position", (paper,), (Piece("The position", shown),), WORDS)
