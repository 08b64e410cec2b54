"""Answers set in columns by their numbers, and names that come several times said once."""

from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest
from typing import Final

MANY: Final = 12  # answers in one column at most
MOST_COLUMNS: Final = 5
GAP: Final = 2
INDENT: Final = " " * 6


def said_together(names: list[str]) -> list[str]:
    """Names, those that come several times once with their number."""
    counts = Counter(names)
    return [name if count == 1 else f"{count} x {name}" for name, count in counts.items()]


def numbered(said: list[tuple[int, str]], width: int) -> list[str]:
    """Answers by number; many of them in columns, with what all begin with said once."""
    if len(said) <= MANY:
        return [f"{number:4}  {text}" for number, text in said]
    start = shared_start([text for number, text in said if number])
    cells = [f"{number:4}  {text[len(start) :]}" for number, text in said if number]
    nothing = [f"{number:4}  {text}" for number, text in said if not number]
    return [*([f"      {start}..."] if start else []), *in_columns(cells, width), *nothing]


def grouped(start: str, groups: Mapping[str, list[str]], width: int) -> list[str]:
    """Answers side by side under what they have in common, with what all begin with said once."""
    lines = [f"      {start}..."] if start else []
    for name, cells in groups.items():
        room = width - len(INDENT)
        lines += [f"   {name}:", *(f"{INDENT}{line}" for line in side_by_side(cells, room))]
    return lines


def side_by_side(cells: list[str], width: int) -> list[str]:
    """Cells one behind the other, as many in a line as there is room for."""
    lines: list[str] = []
    for cell in cells:
        if lines and len(lines[-1]) + GAP + len(cell) <= width:
            lines[-1] += f"{' ' * GAP}{cell}"
        else:
            lines.append(cell)
    return lines


def in_columns(cells: list[str], width: int) -> list[str]:
    """Cells below each other in as many columns as there is room for."""
    columns = MOST_COLUMNS
    while columns > 1 and sum(widths_of(split(cells, columns))) - GAP > width:
        columns -= 1
    parts = split(cells, columns)
    widths = widths_of(parts)
    return [
        "".join(f"{cell:{wide}}" for cell, wide in zip(line, widths, strict=True)).rstrip() for line in filled(parts)
    ]


def split(cells: list[str], columns: int) -> list[list[str]]:
    """Cells in at most so many columns, each as long as the others but for the last."""
    rows = -(-len(cells) // columns)
    return [cells[first : first + rows] for first in range(0, len(cells), rows)]


def widths_of(parts: list[list[str]]) -> list[int]:
    """How wide each column is, with the gap behind it."""
    return [max(map(len, part)) + GAP for part in parts]


def filled(parts: list[list[str]]) -> list[tuple[str, ...]]:
    """Columns as rows, the last column as long as the others."""
    return list(zip_longest(*parts, fillvalue=""))


def shared_start(said: list[str]) -> str:
    """The words with which all begin, and the space after them."""
    words = [text.split(" ") for text in said]
    shared = ""
    for column in zip(*words, strict=False):
        if len(set(column)) > 1:
            break
        shared += f"{column[0]} "
    return shared
