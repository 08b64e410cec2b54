"""Minibatches: some positions of many, with all that belongs to each."""

from collections.abc import Iterable

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from wk_training.experience import Experience, Ints
from wk_training.network import Around, Asked, Sight


class Pieces:
    """An experience, taken apart into minibatches of positions."""

    def __init__(self, seen: Experience) -> None:
        self.seen: Experience = seen
        self.row_starts: Ints = np.cumsum(seen.row_counts) - seen.row_counts
        self.offer_starts: Ints = np.cumsum(seen.offer_counts) - seen.offer_counts
        self.other_starts: Ints = np.cumsum(seen.other_counts) - seen.other_counts
        self.about_starts: Ints = np.cumsum(seen.about_counts) - seen.about_counts
        self.around_starts: Ints = np.cumsum(seen.around_counts) - seen.around_counts

    def rows(self, part: Ints) -> tuple[Tensor, Tensor]:
        """The rows of some positions, and where those of each begin."""
        places, starts, _ = spread(self.row_starts[part], self.seen.row_counts[part])
        return torch.from_numpy(self.seen.rows[places]), torch.from_numpy(starts)

    def sight(self, part: Ints) -> Sight:
        """Some positions as a critic sees them."""
        places, starts, _ = spread(self.other_starts[part], self.seen.other_counts[part])
        return Sight(*self.rows(part), torch.from_numpy(self.seen.others[places]), torch.from_numpy(starts))

    def asked(self, part: Ints) -> tuple[Asked, Ints]:
        """Some positions with their offers, and where the offers of each begin."""
        rows, starts = self.rows(part)
        places, firsts, owners = spread(self.offer_starts[part], self.seen.offer_counts[part])
        seen = self.seen
        columns = (seen.asks[part], seen.actions[places], owners, seen.steps[places])
        about = landmarks(seen.about, self.about_starts[part], seen.about_counts[part])
        around = landmarks(seen.around, self.around_starts[places], seen.around_counts[places])
        return asked_of((rows.numpy(), starts.numpy(), *columns), about, around), firsts

    def offers(self, part: Ints) -> Ints:
        """The places of all offers of some positions."""
        return spread(self.offer_starts[part], self.seen.offer_counts[part])[0]


def landmarks(numbers: "NDArray[np.int16] | NDArray[np.int64]", starts: Ints, counts: Ints) -> Around:
    """What lies around some of many places."""
    places, firsts, _ = spread(starts, counts)
    return Around(torch.from_numpy(numbers[places].astype(np.int64)), torch.from_numpy(firsts))


def spread(starts: Ints, counts: Ints) -> tuple[Ints, Ints, Ints]:
    """Pieces of a long column: all their places, where each begins among them, and to which piece each belongs."""
    firsts = np.cumsum(counts) - counts
    owners = np.arange(len(counts)).repeat(counts)
    return np.arange(len(owners)) + (starts - firsts)[owners], firsts, owners


def added(around: Around, numbers: Ints, owners: Ints, first: int) -> Around:
    """What lies around places, with numbers more behind it that belong to some of them; those below 0 are none."""
    is_known = numbers >= 0
    if not is_known.any():
        return around
    old, starts = around.numbers.numpy(), around.starts.numpy()
    whose = np.concatenate([np.arange(len(starts)).repeat(np.diff(np.append(starts, len(old)))), owners[is_known]])
    found = np.concatenate([old, numbers[is_known] + first])[whose.argsort(kind="stable")]
    counts = np.bincount(whose, minlength=len(starts))
    return Around(torch.from_numpy(found), torch.from_numpy(np.cumsum(counts) - counts))


def kept(around: Around, is_kept: NDArray[np.bool_]) -> tuple[NDArray[np.int16], Ints]:
    """What lies around those places that are kept, and how much that is for each."""
    numbers, starts = around.numbers.numpy(), around.starts.numpy()
    counts = np.diff(np.append(starts, len(numbers)))
    return numbers[is_kept.repeat(counts)].astype(np.int16), counts[is_kept]


def asked_of(columns: "Iterable[NDArray[np.int32] | NDArray[np.int64]]", about: Around, around: Around) -> Asked:
    """Positions, from the columns of Asked in their order, and from what lies around their places."""
    rows, starts, asks, actions, owners, steps = map(torch.from_numpy, columns)
    return Asked(rows, starts, asks, actions, owners, steps, about, around)
