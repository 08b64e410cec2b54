"""A position as data: the bytes of a game in play, for copies, pickles and agents in processes of their own.

They hold, after a mark, a checksum and the counts: the numbers (generator, open question, frames, state), the columns,
and a head that names the game, its rules and its content. Reading them runs no rule and makes nothing larger than the
bytes themselves. Whatever happens to them by accident is refused, and so is whatever does not fit the table of frames,
the columns of the state and the ranges of question and generator. Whoever forges a checksum can still write down a
position that no game leads to, such as one with a negative purse: what the rules make of that is not promised.
"""

import struct
import zlib
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Final, Generic, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.codes import Codes
from wk_env.kernel.core import Decision, Frame, Game, State
from wk_env.kernel.rng import MASK32, Rng

VERSION: Final = 1
MARK: Final = b"wk match"
PREFIX: Final = struct.Struct("=8sIIIII")  # mark, version, checksum of what follows it, numbers, column rows, head
CHECKED_FROM: Final = 16
WORD: Final = 8  # bytes of a number, in the order of the machine: another order reads as another version
MOST_FRAMES: Final = 1000
LONGEST_COLUMN: Final = 64  # of a frame
LARGEST: Final = 2**62
COLUMN: Final = type(vec[i64]())
FIELDS: Final = (GetSetDescriptorType, MemberDescriptorType)  # of compiled classes, and of slots

S = TypeVar("S", bound=State)


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a position belongs to."""

    game: str
    rules_version: int
    layout: int  # a checksum of the names of all frames, fields and columns
    content: str  # the digest of what is played with, empty in games without tables
    settings: dict[str, int | str | None]


def encode_head(head: Head) -> bytes:
    """A head as it is written."""
    return msgspec.json.encode(head)


@dataclass(frozen=True)
class Opened:
    """The parts of a position whose checksum holds."""

    head: bytes
    numbers: list[int]
    rows: memoryview


def fields_of(thing: object) -> list[tuple[str, type]]:
    """The names and types of what an object holds, in one order, the same in compiled code and plain Python."""
    held = {name: value for kind in type(thing).__mro__ for name, value in vars(kind).items()}
    names = (name for name, value in held.items() if isinstance(value, FIELDS) and not name.startswith("_"))
    return [(name, type(getattr(thing, name))) for name in sorted(names) if name != "below"]


def open_position(data: object) -> Opened:
    """The parts of a position; TypeError or ValueError in one sentence if the bytes are none, or damaged."""
    if not isinstance(data, bytes):
        raise TypeError(f"the position is {type(data).__name__}; it takes bytes, as pack() makes them")
    if data[: len(MARK)] != MARK[: len(data)] or not data:
        raise ValueError("the bytes are no position; it takes those that pack() makes")
    if len(data) < PREFIX.size:
        raise ValueError(f"the position is cut short: it has {len(data)} bytes of at least {PREFIX.size}")
    _, version, checksum, numbers, rows, head = PREFIX.unpack_from(data)
    if version != VERSION:
        raise ValueError(f"the position is of version {version}; it takes one of version {VERSION}")
    rows_from = PREFIX.size + WORD * numbers
    head_from = rows_from + WORD * rows
    if len(data) != head_from + head:
        raise ValueError(f"the position has {len(data)} bytes; it takes the {head_from + head} that it speaks of")
    if zlib.crc32(memoryview(data)[CHECKED_FROM:]) != checksum:
        raise ValueError("the position is damaged: its checksum does not hold")
    words = memoryview(data)
    listed = words[PREFIX.size : rows_from].cast("q").tolist()
    return Opened(data[head_from:], listed, words[rows_from:head_from].cast("q"))


def read_head(head: bytes, game: str, rules_version: int, layout: int) -> Head:
    """What a position belongs to; ValueError if that is not this game as it is played here."""
    try:
        found = msgspec.json.decode(head, type=Head)
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise ValueError(f"the head of the position cannot be read: {fault}") from fault
    if found.game != game:
        raise ValueError(f"the position is one of {found.game[:50]!r}; it takes one of {game!r}")
    if found.rules_version != rules_version:
        raise ValueError(f"the position is of rules version {found.rules_version}; it takes {rules_version}")
    if found.layout != layout:
        raise ValueError(f"the position lists other columns or frames than {game} has now; it takes this version's own")
    return found


class Reader:
    """The numbers and columns of a position, taken one after another."""

    __slots__ = ("_at", "_numbers", "_row", "_rows")

    def __init__(self, opened: Opened) -> None:
        self._numbers, self._at = opened.numbers, 0
        self._rows, self._row = opened.rows, 0

    def number(self, what: str = "number", low: int = -LARGEST, high: int = LARGEST) -> int:
        """The next number; ValueError if there is none, or if it is out of its range."""
        if self._at == len(self._numbers):
            raise ValueError("the position ends too early: it has too few numbers")
        number = self._numbers[self._at]
        if not low <= number <= high:
            raise ValueError(f"the position has the {what} {number}; it takes {low} to {high}")
        self._at += 1
        return number

    def short_column(self) -> "vec[i64]":
        """The next column of a frame, whose length stands among the numbers."""
        return self.column(self.number("length of a column", 0, LONGEST_COLUMN))

    def column(self, size: int) -> "vec[i64]":
        """The next column; ValueError if there are too few rows."""
        end = self._row + size
        if end > len(self._rows):
            raise ValueError("the position ends too early: its columns have too few rows")
        column = vec[i64](self._rows[self._row : end])
        self._row = end
        return column

    def close(self) -> None:
        """ValueError if anything is left."""
        if self._at != len(self._numbers) or self._row != len(self._rows):
            raise ValueError("the position goes on after its end: it has more numbers or rows than the game")


class Packer(Generic[S]):
    """How the positions of one game are written and read: its columns by name, its frames by number."""

    def __init__(self, state: S, frames: Mapping[int, Frame[S]], codes: Codes) -> None:
        self._frames = frames
        self._codes = codes
        self._asks = len(codes.first) - 1
        self._kinds = {type(frame): number for number, frame in frames.items()}
        self._fields = {number: fields_of(frame) for number, frame in frames.items()}
        held = fields_of(state)
        self._numbers = [name for name, kind in held if kind is int]
        self._columns = [name for name, kind in held if kind is COLUMN]
        self._numbers_in: Callable[[S], tuple[int, ...]] = attrgetter(*self._numbers)
        self._columns_in: Callable[[S], tuple[vec[i64], ...]] = attrgetter(*self._columns)
        kinds = [(number, type(frame).__name__, self._fields[number]) for number, frame in sorted(frames.items())]
        self.layout: int = zlib.crc32(repr((held, kinds)).encode())

    def pack(self, game: Game[S], head: bytes) -> bytes:
        """The bytes of a game under a head."""
        rng, decision = game.rng, game.decision
        numbers: list[int] = [rng.a, rng.b, rng.c, rng.counter]
        numbers += [decision.seat, decision.ask, decision.count, *decision.choices(), game.depth]
        columns: list[vec[i64]] = []
        for frame in game.stack:
            self._write_frame(frame, numbers, columns)
        numbers += self._numbers_in(game.state)
        columns += self._columns_in(game.state)
        rows = b"".join(columns)
        body = array("q", numbers).tobytes() + rows + head
        prefix = PREFIX.pack(MARK, VERSION, 0, len(numbers), len(rows) // WORD, len(head))
        checksum = zlib.crc32(body, zlib.crc32(prefix[CHECKED_FROM:]))
        return PREFIX.pack(MARK, VERSION, checksum, len(numbers), len(rows) // WORD, len(head)) + body

    def unpack(self, opened: Opened, state: S, seats: int) -> Game[S]:
        """The game that was packed, in this state, whose columns have the right lengths; ValueError if it is none."""
        reader = Reader(opened)
        rng = Rng(*(reader.number("word of chance", 0, int(MASK32)) for _ in range(4)))
        decision = self._read_decision(reader, seats)
        game = Game(state, rng, decision)
        is_on = min(1, decision.count)  # a game that is over has no frames, any other has some
        for _ in range(reader.number("number of frames", is_on, MOST_FRAMES * is_on)):
            game.call(self._read_frame(reader))
        for name in self._numbers:
            setattr(state, name, reader.number(name) if name != "seats" else reader.number(name, seats, seats))
        for name in self._columns:
            setattr(state, name, reader.column(len(getattr(state, name))))
        reader.close()
        return game

    def _write_frame(self, frame: Frame[S], numbers: list[int], columns: list["vec[i64]"]) -> None:
        """A frame: its kind and each of its fields, of a column the length."""
        kind = self._kinds[type(frame)]
        numbers.append(kind)
        for name, held in self._fields[kind]:
            value = getattr(frame, name)
            if held is COLUMN:
                columns.append(value)
                value = len(value)
            numbers.append(value)

    def _read_frame(self, reader: Reader) -> Frame[S]:
        kind = reader.number("kind of frame")
        if kind not in self._frames:
            raise ValueError(f"the position has a frame of kind {kind}, which the game does not know")
        frame = self._frames[kind].copy()
        for name, held in self._fields[kind]:
            setattr(frame, name, reader.short_column() if held is COLUMN else reader.number(name))
        return frame

    def _read_decision(self, reader: Reader, seats: int) -> Decision:
        """The open question: each of its choices is one of that question, and none stands there twice."""
        decision = Decision()
        decision.seat = reader.number("seat that is asked", 0, seats - 1)
        decision.ask = reader.number("question", 0, self._asks - 1)
        for _ in range(reader.number("number of choices", 0)):
            choice = reader.number("choice")
            if self._codes.action_of(decision.ask, choice) < 0 or decision.allows(choice):
                raise ValueError(f"the position offers the choice {choice}, which is none, or twice")
            decision.offer(choice)
        return decision
