"""A packed film unrolled as a page does it, to be compared with the film."""

from collections.abc import Iterable, Sequence

from wk_env.pages.film import Moment
from wk_env.pages.packed_film import Reel, Splice


def spliced(row: Sequence[int], changes: Iterable[Splice]) -> list[int]:
    """A row after some changes."""
    changed = [*row]
    for at, gone, *come in changes:
        changed[at : at + gone] = come
    return changed


def unrolled(reel: Reel) -> list[Moment]:
    """The moments of a packed film, as a page works them out."""
    moments: list[Moment] = []
    rows: list[list[int]] = [[], [], []]
    for changes in zip(reel.pieces, reel.facts, reel.words, strict=True):
        rows = [spliced(row, change) for row, change in zip(rows, changes, strict=True)]
        pieces, facts, words = (tuple(reel.texts[number] for number in row) for row in rows)
        moments.append(Moment(pieces, facts, words))
    return moments
