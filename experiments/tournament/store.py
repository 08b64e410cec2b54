"""The file of results: one SQLite database a tournament, written as games come in, whole at every moment.

games     one row a game, columns as the fields of `Game` (lists and structs as JSON)
choices   the choices of a game, from which and the settings it can be replayed
thinking  what its seats thought, as JSON: the only thing that differs from run to run
settings  the settings, and on what machine the games were played
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.tournament.counted_games import counted
from wk_experiments.tournament.faults_of_files import (
    BusyError,
    StoreError,
    reading,
    refuse_settings,
    refuse_strange,
    writing,
)
from wk_experiments.tournament.results import FORMAT, GameResult, Played, Results, Settings, Thought

NAME: Final = "tournament.sqlite"
LOCKED: Final = "tournament"
LOCK: Final = f"{LOCKED}.lock"
JSON_COLUMNS: Final = frozenset({"seats", "ranks", "standing", "starts", "fault", "course"})
TEXT_COLUMNS: Final = frozenset({"won_by", "void"})
COLUMNS: Final = GameResult.__struct_fields__
Cell = int | float | str | bytes | None


class SettingsHead(msgspec.Struct, frozen=True):
    """What any version of the settings says of itself."""

    format: int


def schema() -> str:
    """The tables."""
    kinds = dict.fromkeys(JSON_COLUMNS | TEXT_COLUMNS, "TEXT")
    columns = ", ".join(
        f"{name} {'INTEGER PRIMARY KEY' if name == 'number' else kinds.get(name, 'INTEGER')}" for name in COLUMNS
    )
    return f"""
        CREATE TABLE games ({columns});
        CREATE TABLE choices (number INTEGER PRIMARY KEY REFERENCES games, choices BLOB NOT NULL);
        CREATE TABLE thinking (number INTEGER PRIMARY KEY REFERENCES games, seats TEXT NOT NULL);
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    """


class Store:
    """An open file of results; one in a folder that cannot be written to is read as it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with reading(path):
            if os.access(path.parent, os.W_OK):
                self._base = sqlite3.connect(path, isolation_level=None)
                self._base.execute("PRAGMA journal_mode = WAL")
                self._base.execute("PRAGMA synchronous = FULL")
            else:
                self._base = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True, isolation_level=None)

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def write_settings(self, settings: Settings, about: dict[str, str]) -> None:
        """Note what is played; settings that are there already are replaced."""
        rows = [("settings", _json(settings)), ("about", _json(about))]
        with self._transaction():
            self._base.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", rows)

    def settings(self) -> Settings:
        """What is played."""
        return msgspec.json.decode(self._setting("settings"), type=Settings)

    def about(self) -> dict[str, str]:
        """Where and with what the games were played."""
        return msgspec.json.decode(self._setting("about"), type=dict[str, str])

    def add(self, played: Played) -> None:
        """Save a game, at once and as a whole; a game that is there already stays as it is."""
        game = msgspec.structs.asdict(played.game)
        row = [_json(game[name]) if name in JSON_COLUMNS else game[name] for name in COLUMNS]
        number = played.game.number
        with self._transaction():
            self._base.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(COLUMNS))})", row)  # noqa: S608
            for table, told in (("choices", played.choices), ("thinking", _json(played.thoughts))):
                # What such a table holds of a game that was not there is left over.
                self._base.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", (number, told))  # noqa: S608

    def games(self) -> list[GameResult]:
        """The games saved, in their order; StoreError if one is none of this tournament."""
        with reading(self.path):
            rows = self._base.execute(f"SELECT {', '.join(COLUMNS)} FROM games ORDER BY number")  # noqa: S608
            games = [_game(row) for row in rows]
        refuse_strange(self.path, self.settings(), games)
        return games

    def choices(self, number: int) -> bytes:
        """The packed choices of a game."""
        with reading(self.path):
            row = self._base.execute("SELECT choices FROM choices WHERE number = ?", (number,)).fetchone()
            if row is None:
                raise StoreError(f"{self.path} holds no game {number}")
            return bytes(row[0])

    def thoughts(self) -> Iterator[tuple[int, list[dict[str, Thought]]]]:
        """What the seats of each game thought, with the number of the game."""
        with reading(self.path):
            for number, text in self._base.execute("SELECT number, seats FROM thinking ORDER BY number"):
                yield int(number), msgspec.json.decode(text, type=list[dict[str, Thought]])

    def _setting(self, name: str) -> str:
        with reading(self.path):
            row = self._base.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
        if row is None:
            raise StoreError(f"{self.path} names no settings; it is not the file of a tournament")
        return str(row[0])

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with writing(self.path):
            try:
                self._base.execute("BEGIN IMMEDIATE")
                yield
                self._base.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._base.execute("ROLLBACK")
                raise


def create(folder: Path, settings: Settings, about: dict[str, str]) -> Store:
    """A new file of results in a folder that holds none; it appears whole or not at all."""
    refuse_taken(folder)
    path = folder / NAME
    draft = folder / f".{NAME}.draft"
    draft.unlink(missing_ok=True)
    with writing(path), closing(sqlite3.connect(draft)) as base:
        base.executescript(schema())
        rows = [("settings", _json(settings)), ("about", _json(about))]
        base.executemany("INSERT INTO settings VALUES (?, ?)", rows)
        base.commit()
    draft.rename(path)
    return Store(path)


def refuse_format(path: Path, number: int) -> None:
    """StoreError for a file that another version wrote."""
    if number != FORMAT:
        raise StoreError(f"{path} is of format {number}; this version reads format {FORMAT}")


def refuse_taken(folder: Path) -> None:
    """StoreError if a folder holds a tournament."""
    if (folder / NAME).exists():
        raise StoreError(f"{folder} holds a tournament already; go on with it by --resume, or name another folder")


def open_store(folder: Path) -> Store:
    """The file of results in a folder; StoreError if there is none that this version reads."""
    path = folder / NAME
    if not path.is_file():
        raise StoreError(f"{folder} holds no tournament: there is no {NAME} in it")
    store = Store(path)
    try:
        with reading(path):
            head = msgspec.json.decode(store._setting("settings"), type=SettingsHead)  # noqa: SLF001 - our own
            refuse_format(path, head.format)
            refuse_settings(path, store.settings())
    except BaseException:
        store.close()
        raise
    return store


def refuse_strange_lock(path: Path, what: str) -> None:
    """StoreError for a lock that is a pipe, a device or a link to nothing: opening it would wait or fail."""
    if path.is_symlink() and not path.exists():
        raise StoreError(f"{path} is a link that leads in a circle, or nowhere; take it away")
    if path.exists() and not path.is_file() and not path.is_dir():
        raise StoreError(f"{path} is a pipe or a device, no lock of a {what}; take it away")


@contextmanager
def locked(folder: Path, what: str = LOCKED) -> Iterator[None]:
    """Hold a folder, so that no second tournament writes there; the system lets go of it however we end."""
    path = folder / f"{what}.lock"
    strange = f"is no lock of a {what}; take it away"
    refuse_strange_lock(path, what)
    with writing(path, strange):
        base = sqlite3.connect(path, isolation_level=None, timeout=0)
    with closing(base):
        try:
            with writing(path, strange):
                base.execute("BEGIN EXCLUSIVE")
        except BusyError as fault:
            raise StoreError(f"another {what} is being played in {folder}; wait for it or name another") from fault
        yield
        with suppress(sqlite3.Error):
            base.execute("ROLLBACK")


def read_results(folder: Path) -> Results:
    """The results in a folder, as far as they count: up to the block that decided a sequential test, if one did."""
    with closing(open_store(folder)) as store:
        settings = store.settings()
        games, is_complete = counted(settings, store.games())
        sound = [game for game in games if game.void is None]
        return Results(settings, store.about(), sound, is_complete, [game for game in games if game.void is not None])


def _game(row: tuple[Cell, ...]) -> GameResult:
    named: dict[str, object] = {
        name: msgspec.json.decode(cell) if name in JSON_COLUMNS and isinstance(cell, str) else cell
        for name, cell in zip(COLUMNS, row, strict=True)
    }
    return msgspec.convert(named, GameResult)


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()
