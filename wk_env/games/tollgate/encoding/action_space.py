"""The questions of Tollgate and its flat actions: the choices of each question in turn."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wk_env.kernel.codes import Codes

ASKS: Final[Sequence[str]] = ("bid", "duel", "toll")
ACTION_COUNT: Final[i64] = 9
CODES: Final = Codes(3, [(0, 0, 0, 4), (1, 0, 4, 3), (2, 0, 7, 2)])  # slow-ok: runs once
