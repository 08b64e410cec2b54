"""A game of a data set is a line of JSON; a file holds many, compressed by gzip, and a folder holds such files.

A line is a record without its marks, which would take nine tenths of the room and follow from the choices; the last of
them is kept as the proof, since it depends on every position before it.
"""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Annotated, Final

import msgspec

from wk_env.content.files import named, read_plain
from wk_env.play.record import FORMAT as RECORD_FORMAT
from wk_env.play.record import BrokenRecordError, Choice, Name, Record, Rules, Seed, marked
from wk_env.play.registry import game_named

FORMAT: Final = 1
PATTERN: Final = "games-*.jsonl.gz"
LONGEST_LINE: Final = 2**20
LARGEST_FILE: Final = 2**30
SMALLEST: Final = 9  # of the levels of compression
LONGEST_FAULT: Final = 300


class PlayedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with its result: ranks are 1 for the winner, equal for ties, all 0 if the game was broken off."""

    format: int
    game: Name
    rules_version: int
    rules: Rules
    seed: Seed
    players: list[Name]
    choices: list[Choice]
    ranks: list[Annotated[int, msgspec.Meta(ge=0)]]
    proof: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")]

    @property
    def record(self) -> Record:
        """The game as a record; BrokenRecordError if it does not come out as it did when it was played."""
        record, last = marked(self.head)
        if record.mark(len(self.choices)) != self.proof:
            raise BrokenRecordError(len(self.choices), f"it comes out as {record.marks[-8:]}, not {self.proof}")
        if list(last.result()) != self.ranks:
            raise BrokenRecordError(len(self.choices), f"its ranks are {list(last.result())}, not {self.ranks}")
        return record

    @property
    def head(self) -> Record:
        """The same as a record without marks."""
        version = RECORD_FORMAT
        return Record(version, self.game, self.rules_version, self.rules, self.seed, self.players, self.choices, "")


def played_game(head: Record) -> PlayedGame:
    """The game of a record without marks, played again."""
    record, last = marked(head)
    count = len(head.choices)
    return PlayedGame(
        FORMAT,
        head.game,
        head.rules_version,
        head.rules,
        head.seed,
        head.players,
        head.choices,
        list(last.result()),
        record.mark(count),
    )


def packed(games: Iterable[PlayedGame]) -> bytes:
    """A file of games."""
    lines = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
    return gzip.compress(lines, SMALLEST, mtime=0)


def read_games(path: Path | str) -> Iterator[PlayedGame]:
    """The games of a data set, from its folder or one of its files; ValueError names a file that is none."""
    path = Path(path)
    files = files_in(path) if path.is_dir() else [path]
    if not files:
        raise ValueError(f"{path} holds no games; `wk dataset` writes them there as {PATTERN}")
    for file in files:
        yield from games_in(file)


def files_in(folder: Path) -> list[Path]:
    """The files of games in a folder, in the order of their numbers."""
    return sorted(folder.glob(PATTERN), key=lambda path: (len(path.name), path.name))


def games_in(file: Path) -> Iterator[PlayedGame]:
    """The games of a file."""
    number = 0
    try:
        with gzip.open(BytesIO(read_plain(file, LARGEST_FILE))) as lines:
            while line := lines.readline(LONGEST_LINE):
                number += 1
                yield game_in(line)
    except (EOFError, zlib.error, gzip.BadGzipFile) as fault:
        raise ValueError(f"{file} is no file of games, or damaged: {fault}") from fault
    except OSError as fault:
        raise ValueError(f"{file} cannot be read: {named(fault)}") from fault
    except msgspec.MsgspecError as fault:
        raise ValueError(f"{file} line {number} is no game: {str(fault)[:LONGEST_FAULT]}") from fault
    except ValueError as fault:
        raise ValueError(f"{file} line {number}: {fault}") from fault


def game_in(line: bytes) -> PlayedGame:
    """The game of a line; ValueError for one that this version cannot play."""
    game = msgspec.json.decode(line, type=PlayedGame)
    if game.format != FORMAT:
        raise ValueError(f"the game is of format {game.format}; this version reads format {FORMAT}")
    version = game_named(game.game).rules_version
    if game.rules_version != version:
        raise ValueError(f"the game was played under version {game.rules_version} of the rules; this is {version}")
    return game
