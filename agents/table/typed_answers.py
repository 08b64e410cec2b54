"""The answer to a single question as people type it: by its number, by yes or no, or as an amount."""

import re
from collections.abc import Sequence
from typing import Final

from wk_env.kernel.table_faces import AMOUNT, RANGE, YES_OR_NO, NumberedOption

NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
SO_MANY: Final = re.compile(r"(?:[a-z]{2,} )?(-?[0-9]{1,4})(?: [a-z]+)?")  # 5, or 5 crowns, or invest 5
SWORN: Final = {"yes": 1, "y": 1, "no": 0, "n": 0}


def option_typed(typed: str, options: Sequence[NumberedOption], manner: str) -> NumberedOption | None:
    """The option that somebody typed: its number, yes or no, or so much of something; None if it is none."""
    if manner == YES_OR_NO and typed in SWORN:
        wanted: int | None = SWORN[typed]
    elif manner in {AMOUNT, RANGE}:
        amount = SO_MANY.fullmatch(typed)
        wanted = None if amount is None else int(amount[1])
    else:
        wanted = int(typed) if NUMBER.fullmatch(typed) else None
    return next((option for option in options if option.number == wanted), None)


def range_of(options: Sequence[NumberedOption]) -> str:
    """The numbers that can be typed, in few words."""
    numbers = sorted(option.number for option in options)
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
    return ", ".join(map(str, numbers))


def shortened(typed: str) -> str:
    """What was typed, no longer than a line bears."""
    return repr(typed if len(typed) <= 20 else f"{typed[:20]}...")
