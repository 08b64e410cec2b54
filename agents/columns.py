"""Answers set in columns by their numbers, and names that come several times said once."""

from collections import Counter
from typing import Final

MANY: Final = 12  # answers in one column at most


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
    cell = max(len(text) for text in cells) + 2
    columns = max(1, width // cell)
    rows = -(-len(cells) // columns)
    lines = ["".join(f"{text:{cell}}" for text in cells[row::rows]).rstrip() for row in range(rows)]
    nothing = [f"{number:4}  {text}" for number, text in said if not number]
    return [*([f"      {start}..."] if start else []), *lines, *nothing]


def shared_start(said: list[str]) -> str:
    """The words with which all begin, and the space after them."""
    words = [text.split(" ") for text in said]
    shared = ""
    for column in zip(*words, strict=False):
        if len(set(column)) > 1:
            break
        shared += f"{column[0]} "
    return shared
