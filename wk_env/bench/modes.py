"""The rows of `wk bench` about machine code against plain Python: the same work in two processes in turn."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import wk_env
from wk_env.bench.rates import Row, least_row, plain_row
from wk_env.play.registry import USUAL

RATES: Final = """
import warnings
warnings.simplefilter("ignore")
from wk_env.bench.rates import rate
from wk_env.bench.own import with_mask, with_observation
from wk_env.play.registry import game_named
print([rate(work(game_named({game!r})), 0.5) for work in (with_mask, with_observation)])
"""


def in_a_fresh_process(script: str, **extra: str) -> list[float]:
    """The numbers that a script prints."""
    home = str(Path(wk_env.__path__[0]).parent)
    paths = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-P", "-c", script],
        env={**os.environ, "PYTHONPATH": paths, **extra},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return [float(number) for number in json.loads(done.stdout)]


def mode_rows(game: str) -> list[Row]:
    """How many times as fast machine code is; none where the rules are not compiled. The usual game has targets."""
    if not wk_env.is_compiled():
        return []
    script = RATES.format(game=game)
    compiled, plain = in_a_fresh_process(script), in_a_fresh_process(script, WK_PURE="1")
    mask, observation = (fast / slow for fast, slow in zip(compiled, plain, strict=True))
    measured = (
        ("compiled over interpreted, mask", mask, 30),
        ("compiled over interpreted, mask and observation", observation, 80),
    )
    if game != USUAL:
        return [plain_row(name, [value], "times", None) for name, value, _ in measured]
    return [least_row(name, value, "times", least) for name, value, least in measured]
