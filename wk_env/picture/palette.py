"""The inks of whatever is written, in any picture."""

from typing import Final

from wk_env.kernel.scene import Ink, Palette

DARK: Final = "#2a2118"
PAPER: Final = "#f7f1e1"
BOLD: Final = 700
INKS_OF_WORDS: Final[dict[str, Ink]] = {
    "panel": Ink(PAPER, "#8d7b56", 2.0),
    "rule": Ink(None, "#c9b98f", 1.2),
    "stripe": Ink("#ece2c6"),
    "asked": Ink("#fff7c9", "#b58a1b", 1.6),
    "number": Ink(DARK, None, 0.0, BOLD),
    "heading": Ink("#6d4c16", None, 0.0, BOLD),
    "title": Ink(DARK, None, 0.0, BOLD),
    "text": Ink(DARK),
    "faint": Ink("#6e6048"),
    "pale": Ink(PAPER),
}
WORDS: Final = Palette(INKS_OF_WORDS)
