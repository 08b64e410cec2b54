"""Bans."""

from mypy_extensions import i64

from wk_env.warrior_knights.state import Play, Table


def ban(game: Play, seat: i64) -> None:
    """A Baron is banned from the Assembly; the chair passes on if it was his."""
    raise NotImplementedError


def lift_ban(table: Table, seat: i64) -> None:
    """A ban ends; the Baron attends from the next Assembly on."""
    raise NotImplementedError
