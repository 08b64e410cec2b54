"""Tables of content on file: a folder of TOML, a game's own for whatever an owner's folder does not replace."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeAlias

from wk_env.content.files import named, read_plain

Row: TypeAlias = "dict[str, object]"
Tables: TypeAlias = "dict[str, list[Row]]"
Stamp: TypeAlias = "tuple[str, int, int]"

LARGEST_FILE: Final = 2**20
LONGEST_QUOTE: Final = 40


class ContentError(ValueError):
    """A table that cannot be played with: one sentence that names the file, the row and what would be right."""


@dataclass(frozen=True)
class TableLayout:
    """Which tables the content of a game has: by files, in the order in which they are read.

    All are lists of rows but those in `single`; those in `optional` may be missing. `house` is the game's own folder;
    `elsewhere` are the folders of files of ours that stand in others, as those of expansions do.
    """

    house: Path
    files: Mapping[str, tuple[str, ...]]
    single: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    elsewhere: Mapping[str, Path] = field(default_factory=dict)

    def file_of(self, table: str) -> str:
        """The file in which a table stands."""
        return next(file for file, tables in self.files.items() if table in tables)

    def row_name(self, table: str, index: int, row: Row) -> str:
        """How a message names a row: by its file, its number and its name."""
        name = row.get("name")
        called = f" ({name})" if isinstance(name, str) and 0 < len(name) <= LONGEST_QUOTE and name.isprintable() else ""
        return f"{self.file_of(table)}: {table} {index}{called}"

    def read(self, folder: Path | None) -> Tables:
        """Every table by name: those of the folder, and the game's own from each file that it does not have."""
        own = {} if folder is None else {path.name: path for path in files_in(folder)}
        if folder is not None:
            self.refuse_strange_files(folder)
        found: Tables = {}
        for file in self.files:
            found.update(self.rows_of(file, parsed(own.get(file, self.elsewhere.get(file, self.house) / file))))
        return found

    def refuse_strange_files(self, folder: Path) -> None:
        """ContentError for a folder that is none, or holds a table file that would never be read."""
        names = [file.name for file in files_in(folder)]
        for name in names:
            if name.endswith(".toml") and name not in self.files:
                raise ContentError(f"{folder}: there is no table file {name!r}; {near(name, tuple(self.files))}")
        if not set(names) & set(self.files):
            raise ContentError(f"the content folder {folder} holds none of the table files {', '.join(self.files)}")

    def rows_of(self, file: str, given: Row) -> Tables:
        """The rows of each table of a parsed file; ContentError for a table that is unknown, missing or no table."""
        for table in given:
            if table not in self.files[file]:
                raise ContentError(f"{file}: there is no table {quote(table)}; {near(table, self.files[file])}")
        found: Tables = {}
        for table in self.files[file]:
            rows = given.get(table, [] if table in self.optional else None)
            if rows is None:
                raise ContentError(
                    f"{file}: the table {table!r} is missing; write {self.heading(table)} above each row"
                )
            found[table] = self.as_rows(file, table, [rows] if table in self.single and rows != [] else rows)
        return found

    def as_rows(self, file: str, table: str, given: object) -> list[Row]:
        """A list of rows; ContentError if it is anything else."""
        rows = given if isinstance(given, list) else None
        if rows is None or not all(isinstance(row, dict) for row in rows):
            raise ContentError(f"{file}: {table!r} is {quote(given)}; write {self.heading(table)} above each row")
        return [dict(row) for row in rows]

    def heading(self, table: str) -> str:
        """How TOML begins a row of a table."""
        return f"[{table}]" if table in self.single else f"[[{table}]]"


def quote(value: object) -> str:
    """A value as a message shows it."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 3]}..."


def near(name: str, known: tuple[str, ...]) -> str:
    """What somebody may have meant by a name that is not known."""
    found = get_close_matches(name, known, 1)
    return f"did you mean {found[0]!r}?" if found else f"there are {', '.join(known)}"


def column_of(row: Row, name: str) -> list[int]:
    """A list of whole numbers of a checked row."""
    value = row[name]
    assert isinstance(value, list)
    return [int(item) for item in value]


def number_of(row: Row, name: str, usual: int = 0) -> int:
    """A whole number of a checked row."""
    value = row.get(name, usual)
    assert isinstance(value, int)
    return int(value)


def text_of(row: Row, name: str) -> str:
    """A text of a checked row; none where there is none."""
    return str(row.get(name, ""))


def files_in(folder: Path) -> list[Path]:
    """What lies in a folder, by name; ContentError for a folder that is none."""
    try:
        return sorted(folder.iterdir())
    except OSError as fault:
        raise ContentError(f"the content folder {folder} cannot be read: {named(fault)}") from fault


def stamp_of(file: Path) -> Stamp:
    """A file's name, its size and when it was written; -1 for both if nothing is behind the name."""
    try:
        found = file.stat()
    except OSError:
        return file.name, -1, -1
    return file.name, found.st_size, found.st_mtime_ns


def stamps_of(folder: Path) -> tuple[Stamp, ...]:
    """The stamps of a folder's files: they differ once a file is written, added or taken away."""
    return tuple(stamp_of(file) for file in files_in(folder))


def parsed(path: Path) -> Row:
    """What stands in one file."""
    try:
        raw = read_plain(path, LARGEST_FILE + 1)
        if len(raw) > LARGEST_FILE:
            raise ContentError(f"{path.name} is over {LARGEST_FILE // 2**20} MiB; no table is")
        found: Row = tomllib.loads(raw.decode("utf-8"))
    except OSError as fault:
        raise ContentError(f"{path.name} cannot be read: {named(fault)}") from fault
    except UnicodeDecodeError as fault:
        raise ContentError(f"{path.name} is not UTF-8 text: byte {fault.start} does not belong there") from fault
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise ContentError(f"{path.name} is not TOML: {quote(str(fault)).strip(chr(39) + chr(34))}") from fault
    return found
