"""The ink of every role. The Barons' colours are those of Okabe and Ito, which hold for colour-blind eyes."""

from typing import Final

from wk_env.kernel.scene import Ink, Palette
from wk_env.picture.palette import BOLD, DARK, INKS_OF_WORDS, PAPER

# By colour: green, red, blue, purple, yellow, black; the plate and the letter on it.
BARONS: Final = (
    ("#00875f", "#ffffff"),
    ("#d04c00", "#ffffff"),
    ("#0067a8", "#ffffff"),
    ("#cc79a7", "#20160f"),
    ("#f2dc36", "#20160f"),
    ("#1d1b1a", "#ffffff"),
)

INKS: Final[dict[str, Ink]] = {
    **INKS_OF_WORDS,
    "sea": Ink("#9dc0d0"),
    "deep": Ink("#aeccd9"),
    "shallow": Ink("#c6dde4"),
    "wave": Ink(None, "#8bb3c6", 1.6),
    "meadow": Ink("#dfe3b4", "#a89d78", 1.3),
    "wood": Ink("#c3d3a0", "#a89d78", 1.3),
    "hill": Ink("#e3d3ab", "#a89d78", 1.3),
    "shore": Ink("#f0e3bb", "#a89d78", 1.3),
    "heath": Ink("#d9d0b8", "#a89d78", 1.3),
    "fen": Ink("#cfdfc6", "#a89d78", 1.3),
    "tree": Ink("#9db77c"),
    "trunk": Ink(None, "#8a7a55", 1.6),
    "rock": Ink("#cbb684"),
    "grass": Ink(None, "#b9c07e", 1.6),
    "sand": Ink("#d8c48d"),
    "heather": Ink("#bfa9ae"),
    "reed": Ink(None, "#8fb6a8", 1.8),
    "bank": Ink(None, "#2f6f96", 10.0),
    "river": Ink(None, "#5ea3cc", 6.5),
    "mountain": Ink("#7d6b58", "#4c4035", 1.0),
    "snow": Ink("#f4efe6"),
    "verge": Ink(None, "#8d6a3c", 5.6),
    "road": Ink(None, "#f3dca4", 3.2),
    "bridge": Ink("#8a5a2b", "#3d2815", 1.4),
    "plank": Ink(None, "#d9b27c", 1.6),
    "quay": Ink("#f4f8fa", "#2f6f96", 1.6),
    "anchor": Ink(None, "#2f6f96", 2.2),
    "inset": Ink("#e6e2bd", "#7c6f4f", 1.6),
    "water": Ink("#c6dde4", "#7c6f4f", 1.0),
    "spot": Ink("#fffaf0", "#8d7b56", 1.2),
    "name": Ink("#54472f", PAPER, 3.0),
    "city-name": Ink(DARK, "#fffbef", 3.0, BOLD),
    "wall": Ink("#fffaf0", DARK, 1.8),
    "rampart": Ink("#8c877d", DARK, 1.4),
    "ruin": Ink("#5c544b", DARK, 1.2),
    "ruined": Ink("#6b1f12", "#fffbef", 2.5, BOLD),
    "coin": Ink("#e9bd3c", "#7a5a10", 1.4),
    "siege": Ink("#c8281e", "#6d0f09", 1.0),
    "gap": Ink(None, "#ffffff", 5.0),
    "breach": Ink(None, "#c8281e", 2.4),
    "garrison": Ink("#3d6d99", "#ffffff", 1.4),
    "garrison-mark": Ink(None, "#ffffff", 2.0),
    "riot": Ink("#e2571b", "#6d0f09", 1.2),
    "riot-heart": Ink("#f7d34a"),
    "badge": Ink("#b3160f", "#ffffff", 1.2),
    "on-badge": Ink("#ffffff", None, 0.0, BOLD),
    "troops": Ink(DARK, "#fffbef", 3.0, BOLD),
    "edge": Ink(DARK),
    "rim": Ink(None, DARK, 8.0),
    "gone": Ink(None, "#8a1a10", 2.4),
    "ship": Ink("#6b4a24", DARK, 1.2),
    "sail": Ink("#fffdf5", DARK, 1.2),
}


def inks_of_baron(colour: int) -> dict[str, Ink]:
    """The inks of a Baron's colour: his plate with and without a rim, the letter on it, the ring around his cities."""
    plate, letter = BARONS[colour]
    return {
        f"baron-{colour}": Ink(plate, DARK, 1.6),
        f"plain-{colour}": Ink(plate),
        f"letter-{colour}": Ink(letter, None, 0.0, BOLD),
        f"ring-{colour}": Ink(None, plate, 5.5),
    }


PALETTE: Final = Palette(
    INKS | {role: ink for colour in range(len(BARONS)) for role, ink in inks_of_baron(colour).items()}
)
