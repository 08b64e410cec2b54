"""The games by the name that records and the command line use; a game is loaded when somebody asks for it."""

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # whoever wants the names alone need not wait for the contract
    from wk_env.kernel.spec import GameSpec

# The name of a game, and where its spec is. The first is the one that is played if nobody says which.
ROWS: Final = {
    "wk/warrior-knights": "wk_env.games.warrior_knights.spec:WARRIOR_KNIGHTS",
    "wk/tollgate": "wk_env.games.tollgate.spec:TOLLGATE",
}
USUAL: Final = next(iter(ROWS))


class Games(Mapping[str, "GameSpec"]):
    """Every game by its name, in the order of the rows."""

    def __getitem__(self, name: str) -> "GameSpec":
        module, _, attribute = ROWS[name].partition(":")
        spec: GameSpec = getattr(importlib.import_module(module), attribute)
        return spec

    def __iter__(self) -> Iterator[str]:
        return iter(ROWS)

    def __len__(self) -> int:
        return len(ROWS)

    def __contains__(self, name: object) -> bool:
        return name in ROWS


GAMES: Final = Games()


def game_ids() -> list[str]:
    """The id of every game."""
    return list(ROWS)


def game_named(name: str) -> "GameSpec":
    """The game of this name; ValueError says which there are."""
    if name in ROWS:
        return GAMES[name]
    from difflib import get_close_matches  # noqa: PLC0415 - only a fault needs it

    near = get_close_matches(name, ROWS, 1)
    hint = f"did you mean {near[0]!r}" if near else f"there is {', '.join(ROWS)}"
    raise ValueError(f"no such game: {name!r}; {hint}")


def game_of(given: "GameSpec | str | None") -> "GameSpec":
    """A game that is given itself, or by its name; None for the usual one."""
    if given is None:
        return GAMES[USUAL]
    return game_named(given) if isinstance(given, str) else given


def usual_seats(spec: "GameSpec") -> int:
    """How many seats a match has if nobody says."""
    seats = spec.settings({})["seats"]
    assert isinstance(seats, int), "every game has the setting seats"
    return seats
