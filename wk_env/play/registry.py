"""Which games there are, by the name that records and the command line use."""

from difflib import get_close_matches
from typing import Final

from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import GameSpec

_ALL: Final[tuple[GameSpec, ...]] = (WARRIOR_KNIGHTS, TOLLGATE)
GAMES: Final[dict[str, GameSpec]] = {spec.id: spec for spec in _ALL}


def game_named(name: str) -> GameSpec:
    """The game of this name; ValueError says which there are."""
    if name in GAMES:
        return GAMES[name]
    near = get_close_matches(name, GAMES, 1)
    hint = f"did you mean {near[0]!r}" if near else f"there is {', '.join(GAMES)}"
    raise ValueError(f"no such game: {name!r}; {hint}")
