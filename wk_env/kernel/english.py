"""Words for people that no game has for itself: things one after another, and things with their number."""

from collections.abc import Iterable


def listed(words: Iterable[str]) -> str:
    """Words one after another, `and` before the last."""
    *first, last = [*words] or ["none"]
    return f"{', '.join(first)} and {last}" if first else last


def counted(number: int, thing: str, things: str | None = None) -> str:
    """A number and its thing: 1 crown, 2 crowns."""
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"
