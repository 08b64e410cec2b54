"""Events and Agendas that come into force and leave it."""

from mypy_extensions import i64

from wk_env.warrior_knights.state import Play


def lay(game: Play, card: i64, on: i64) -> None:
    """A card comes into force, lying on this Baron, Noble, city or nation (NONE: on the table)."""
    raise NotImplementedError


def discard(game: Play, card: i64) -> None:
    """A card goes to its discard pile, out of force if it was in force."""
    raise NotImplementedError
