"""A film packed for a page: every text once, and of each moment only what changed since the one before."""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

import msgspec

from wk_env.pages.film import Film

Splice = list[int]  # where, how many go, then those that come; a moment's splices apply from its end backwards


class Reel(msgspec.Struct, frozen=True):
    """What a page carries: texts, the changes of each track by moment, the log by moment, kind, seat and words."""

    texts: list[str]
    pieces: list[list[Splice]]
    facts: list[list[Splice]]
    words: list[list[Splice]]
    log: list[tuple[int, int, int, str]]


class TextPool:
    """Texts by number; the same text has one number."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def add(self, texts: Iterable[str]) -> list[int]:
        """The numbers of some texts."""
        return [self.numbers.setdefault(text, len(self.numbers)) for text in texts]


def splices(old: Sequence[int], new: Sequence[int]) -> list[Splice]:
    """What turns one row of numbers into another."""
    if old == new:
        return []
    changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [[i, j - i, *new[k:m]] for tag, i, j, k, m in reversed(changes) if tag != "equal"]


def packed_track(rows: Iterable[list[int]]) -> list[list[Splice]]:
    """The changes from row to row, beginning with none."""
    packed: list[list[Splice]] = []
    last: list[int] = []
    for row in rows:
        packed.append(splices(last, row))
        last = row
    return packed


def reel_of(film: Film) -> Reel:
    """A film, packed."""
    pool = TextPool()
    pieces = packed_track(pool.add(moment.pieces) for moment in film.moments)
    facts = packed_track(pool.add(moment.facts) for moment in film.moments)
    words = packed_track(pool.add(moment.words) for moment in film.moments)
    log = [(line.moment, line.kind, line.seat, line.words) for line in film.log]
    return Reel([*pool.numbers], pieces, facts, words, log)
