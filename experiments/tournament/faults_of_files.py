"""What may be wrong with the file of a tournament, or with the disk it lies on, each in one sentence."""

import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.tournament import settings as asked
from wk_experiments.tournament.results import GameResult, Settings
from wk_experiments.tournament.schedule import Schedule

# What SQLite says by a number, and what it is called by people.
CALLED: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it, or its folder or disk, may only be read",
    sqlite3.SQLITE_CANTOPEN: "its folder or disk may only be read, or something else bears its name",
    sqlite3.SQLITE_IOERR: "the disk fails, or is full",
    sqlite3.SQLITE_PERM: "you may not",
}
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
PRIMARY: Final = 0xFF  # of a result code; the rest of it is detail


class StoreError(ValueError):
    """A folder that cannot take, or does not hold, the results asked for."""


class BusyError(StoreError):
    """A file that somebody else holds."""


def code_of(fault: sqlite3.Error) -> int:
    """The kind of a fault; 0 if it bears none."""
    return int(getattr(fault, "sqlite_errorcode", 0) or 0) & PRIMARY


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """StoreError for a file that is not, or no longer, the file of a tournament."""
    try:
        yield
    except (sqlite3.Error, msgspec.MsgspecError, zlib.error) as fault:
        called = CALLED.get(code_of(fault)) if isinstance(fault, sqlite3.Error) else None
        if called:
            raise StoreError(f"{path} cannot be used: {called}") from fault
        raise StoreError(f"{path} is not the file of a tournament, or is damaged: {fault}") from fault


@contextmanager
def writing(path: Path, strange: str = "is not the file of a tournament, or is damaged") -> Iterator[None]:
    """StoreError for a file that cannot be written, and why."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as fault:
        code = code_of(fault)
        if code in BUSY:
            raise BusyError(f"{path} is held by another program") from fault
        if path.is_dir() or code in {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}:
            raise StoreError(f"{path} {strange}") from fault
        raise StoreError(f"{path} cannot be written: {CALLED.get(code, fault)}") from fault
    except OSError as fault:
        raise StoreError(f"{path} cannot be written: {fault.strerror}") from fault


def refuse_settings(path: Path, settings: Settings) -> None:
    """StoreError for settings that nobody can have asked for."""
    try:
        asked.refuse_settings(settings)
    except ValueError as fault:
        raise StoreError(f"{path} is damaged: {fault}") from fault


def refuse_strange(path: Path, settings: Settings, games: Sequence[GameResult]) -> None:
    """StoreError for a game that these settings do not let be played so."""
    schedule = Schedule(settings)
    for game in games:
        if not 0 <= game.number < max(len(schedule), 1) and settings.sprt is None:
            raise StoreError(f"{path} is damaged: it holds game {game.number}, and there are {len(schedule)}")
        fixture = schedule.fixture(game.number) if game.number >= 0 else None
        for name in fixture._fields if fixture else ("number",):
            was, due = getattr(game, name), getattr(fixture, name, None)
            if was != due:
                raise StoreError(f"{path} is damaged: game {game.number} has {name} {was}; it takes {due}")
        refuse_outcome(path, settings.players, game)


def refuse_outcome(path: Path, players: int, game: GameResult) -> None:
    """StoreError for an outcome that no game has."""
    seats = range(players)
    sound = {
        "ranks": len(game.ranks) == players and all(1 <= rank <= players + 1 for rank in game.ranks),
        "standing": len(game.standing) == players,
        "starts": len(game.starts) in {0, players} and len({*map(frozenset, game.starts)}) < 2,
        "fault": game.fault is None or game.fault.seat in seats,
        "decisions": game.decisions >= 0,
        "rounds": game.rounds >= 0,
    }
    for name, is_sound in sound.items():
        if not is_sound:
            raise StoreError(f"{path} is damaged: game {game.number} has {name} {getattr(game, name)}, as no game can")
