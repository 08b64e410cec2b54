"""Plain Python and machine code play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wk_env

HOME = Path(__file__).parents[2]
SCRIPT = """
import warnings
warnings.simplefilter("ignore")
import wk_env
from wk_env.kernel.core import play_at_random
from wk_env.kernel.rng import rng_from
from wk_env.games.tollgate.rules.game import new_game
print(wk_env.is_compiled())
for seed in range(1000):
    print(play_at_random(new_game(2 + seed % 3, seed), rng_from(seed + 5)))
"""


def hashes(**extra: str) -> list[str]:
    """The mode, then the hash of each of 1,000 random games."""
    environment = {name: value for name, value in os.environ.items() if name != "WK_PURE"} | extra
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, cwd=HOME, capture_output=True, check=True, text=True
    )
    return done.stdout.split()


@pytest.fixture(scope="module")
def compiled() -> list[str]:
    """The games in compiled mode, on a machine that has a C compiler; CI demands one."""
    games = hashes()
    if games[0] == "False" and os.environ.get("WK_BUILD") != "compiled" and not wk_env.stale_sources():
        pytest.skip("the rules are not compiled on this machine: no C compiler at installation")
    assert games[0] == "True", "the rules are not compiled: run `python -m tests.check`, which compiles them"
    return games


def test_both_modes_play_the_same_thousand_games(compiled: list[str]) -> None:
    plain = hashes(WK_PURE="1")
    assert plain[0] == "False"
    assert plain[1:] == compiled[1:]
    assert len(set(plain[1:])) == 1000
