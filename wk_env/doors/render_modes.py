"""The render modes of every door, and whose view a picture shows."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wk_env.kernel.faces import Viewer
from wk_env.kernel.spec import GameSpec, Match
from wk_env.play.pictures import pixels_of, svg_of, words_of

RENDER_MODES: Final = ("ansi", "svg", "rgb_array", "human")
VIEWERS: Final = ("all", "asked")


def checked_mode(mode: str | None) -> str | None:
    """A render mode or None; ValueError names the right ones."""
    if mode not in (None, *RENDER_MODES):  # a list has no hash, and is no mode
        raise ValueError(f"no such render mode: {mode!r}; there are {', '.join(RENDER_MODES)}")
    return mode


def checked_viewer(viewer: int | str, seats: int) -> int | str:
    """Whose view: `all` sees everything, `asked` is whoever is asked, a number is a seat."""
    is_seat = isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < seats
    if not is_seat and viewer not in VIEWERS:
        raise ValueError(f"render_seat is {viewer!r}; it takes 'all', 'asked' or a seat from 0 to {seats - 1}")
    return viewer


def viewer_of(match: Match, viewer: int | str) -> int | None:
    """The seat whose view it is, None for all."""
    chosen = match.decision.seat if viewer == "asked" else viewer
    return chosen if isinstance(chosen, int) else None


def shown(spec: GameSpec, match: Match, mode: str | None, viewer: Viewer) -> str | NDArray[np.uint8] | None:
    """A position as a seat sees it, or as nobody may (None: all of it); printed in characters for people."""
    match mode:
        case "ansi":
            return words_of(spec, match, viewer)
        case "svg":
            return svg_of(spec, match, viewer)
        case "rgb_array":
            return pixels_of(spec, match, viewer)
        case "human":
            print(words_of(spec, match, viewer))
    return None
