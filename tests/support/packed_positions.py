"""Matches to be packed, what they hold, and positions that were tampered with."""

import zlib

import msgspec

from tests.support.players import PLAYERS
from wk_env.games.tollgate.encoding.match import TollgateMatch
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.pack import CHECKED_FROM, COLUMN, MARK, PREFIX, VERSION, WORD, fields_of
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Match

Fields = list[tuple[str, object]]


def fields(thing: object) -> Fields:
    """What a frame or a state holds, columns as lists."""
    held = [(name, getattr(thing, name)) for name, kind in fields_of(thing) if kind in {int, COLUMN}]
    return [(name, value if isinstance(value, int) else list(value)) for name, value in held]


def frames(match: Match) -> list[tuple[str, Fields]]:
    """All unfinished business of a match."""
    assert isinstance(match, (KnightsMatch, TollgateMatch))
    return [(type(frame).__name__, fields(frame)) for frame in match.game.stack]


def digests_after(match: Match, decisions: int) -> list[int]:
    """The digests of a match as it goes on, always with the same choices."""
    digests: list[int] = []
    luck = rng_from(5)
    while match.decision.count and len(digests) < decisions:
        match.play(match.decision.choices()[luck.below(match.decision.count)])
        digests.append(match.digest())
    return digests


def knights(decisions: int = 0, **rules: int) -> KnightsMatch:
    """A game of Warrior Knights after so many decisions."""
    match = WARRIOR_KNIGHTS.new_match(rules, 7)
    luck = rng_from(3)
    for _ in range(decisions):
        match.play(PLAYERS["lively"](match, luck))
    return match


def sealed(data: bytes) -> bytes:
    """Bytes with a checksum that holds."""
    mark, version, _, *counts = PREFIX.unpack_from(data)
    return PREFIX.pack(mark, version, zlib.crc32(data[CHECKED_FROM:]), *counts) + data[PREFIX.size :]


def rebuilt(numbers: list[int], rows: bytes, head: bytes) -> bytes:
    """A position of these parts, its counts and checksum in order."""
    body = b"".join(number.to_bytes(WORD, "little", signed=True) for number in numbers) + rows + head
    return sealed(PREFIX.pack(MARK, VERSION, 0, len(numbers), len(rows) // WORD, len(head)) + body)


def parts(data: bytes) -> tuple[list[int], bytes, bytes]:
    """The numbers, the rows of the columns, and the head of a position."""
    *_, numbers, rows, _ = PREFIX.unpack_from(data)
    rows_from = PREFIX.size + WORD * numbers
    words = list(memoryview(data)[PREFIX.size : rows_from].cast("q"))
    return words, data[rows_from : rows_from + WORD * rows], data[rows_from + WORD * rows :]


def headed(data: bytes, **changes: object) -> bytes:
    """A position whose head says something else, its checksum in order."""
    numbers, rows, head = parts(data)
    said: dict[str, object] = msgspec.json.decode(head)
    return rebuilt(numbers, rows, msgspec.json.encode({**said, **changes}))
