"""Flat actions: every choice of every question as one number, and the mask of those that are legal."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from wk_env.kernel.core import Decision

NO_CODE: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Codes:
    """Which flat action means which choice of which question.

    A row (ask, choice, action, count) says: so many choices of that question, from this one on, are the actions from
    that one on.
    """

    __slots__ = ("action_at", "first", "row_action", "row_choice", "row_count", "row_from")

    def __init__(self, asks: int, rows: Sequence[tuple[int, int, int, int]]) -> None:
        self.first: vec[i64] = vec[i64]([0] * (asks + 1))  # ask: its first place in action_at
        self.row_from: vec[i64] = vec[i64]([0] * (asks + 1))  # ask: its first row
        self.row_choice: vec[i64] = vec[i64]([0] * len(rows))
        self.row_action: vec[i64] = vec[i64]([0] * len(rows))
        self.row_count: vec[i64] = vec[i64]([0] * len(rows))
        row: i64 = 0
        size: i64 = 0
        for ask in range(asks):
            self.first[ask] = size
            self.row_from[ask] = row
            for asked, choice, action, count in rows:  # slow-ok: once
                if asked == ask:
                    self.row_choice[row] = choice
                    self.row_action[row] = action
                    self.row_count[row] = count
                    size = max(size, self.first[ask] + choice + count)
                    row += 1
        self.first[asks] = size
        self.row_from[asks] = row
        self.action_at: vec[i64] = vec[i64]([NO_CODE] * size)  # first of an ask + choice: its action
        self._fill(asks)

    def _fill(self, asks: i64) -> None:
        for ask in range(asks):
            for row in range(self.row_from[ask], self.row_from[ask + 1]):
                for place in range(self.row_count[row]):
                    self.action_at[self.first[ask] + self.row_choice[row] + place] = self.row_action[row] + place

    def action_of(self, ask: i64, choice: i64) -> i64:
        """The flat action that means this choice of this question, or NO_CODE."""
        place: i64 = self.first[ask] + choice
        return self.action_at[place] if choice >= 0 and place < self.first[ask + 1] else NO_CODE

    def choice_of(self, ask: i64, action: i64) -> i64:
        """The choice of this question that a flat action means, or NO_CODE."""
        for row in range(self.row_from[ask], self.row_from[ask + 1]):
            place: i64 = action - self.row_action[row]
            if 0 <= place < self.row_count[row]:
                return self.row_choice[row] + place
        return NO_CODE


def clear(mask: vec[u8], actions: vec[i64], first: i64, count: i64) -> None:
    """Take so many actions out of a mask, if actions and mask of a seat begin at `first`."""
    for place in range(first, first + count):
        mask[first + actions[place]] = 0


def mark(mask: vec[u8], actions: vec[i64], first: i64, decision: Decision, codes: Codes) -> None:
    """List what may be answered to the open question from `first` on, and set it in the mask that begins there."""
    if decision.count == 0:
        return
    options = decision.options
    action_at = codes.action_at
    code: i64 = codes.first[decision.ask]
    for place in range(decision.count):
        action: i64 = action_at[code + options[place]]
        actions[first + place] = action
        mask[first + action] = 1


@mypyc_attr(acyclic=True)
class Marks:
    """The legal flat actions of one seat: a list, and a mask that is written in place and never moves."""

    __slots__ = ("actions", "count", "mask")

    def __init__(self, size: int) -> None:
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * size)  # the first `count` are legal
        self.mask: vec[u8] = vec[u8]([0] * size)

    def show(self, decision: Decision, seat: i64, codes: Codes) -> None:
        """Mark what a seat may answer to the open question: nothing unless it is asked."""
        clear(self.mask, self.actions, 0, self.count)
        self.count = 0
        if decision.seat == seat:
            mark(self.mask, self.actions, 0, decision, codes)
            self.count = decision.count

    def legal(self) -> list[int]:
        """The legal flat actions in the order of the options."""
        return list(self.actions[: self.count])
