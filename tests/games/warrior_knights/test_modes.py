"""Plain Python and machine code play the same games of Warrior Knights."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wk_env

HOME = Path(__file__).parents[3]
SCRIPT = """
import sys
import warnings
warnings.simplefilter("ignore")
import wk_env
from tests.perft.perft import new_match
from tests.support.players import PLAYERS
from wk_env.kernel.core import START, mix, play_at_random
from wk_env.kernel.rng import rng_from
def by_chance(seed, rounds):
    match = new_match({"seats": 2 + seed % 5, "most_rounds": rounds}, seed)
    return play_at_random(match.game, rng_from(seed))
def lively(seed, rounds):
    match, luck, digest = new_match({"seats": 2 + seed % 5, "most_rounds": 2 * rounds}, seed), rng_from(seed), START
    number = 0
    while match.decision.count:
        match.play(PLAYERS["lively"](match, luck))
        number += 1
        digest = mix(digest, match.digest() if number % 5 == 0 else match.decision.count)
    return mix(digest, match.digest())
print(wk_env.is_compiled())
for seed in range(int(sys.argv[1])):
    print((lively if seed % 2 else by_chance)(seed, int(sys.argv[2])))
"""


def hashes(games: int, rounds: int, **extra: str) -> list[str]:
    """The mode, then the running hash of each game: by chance and as lively people play, at 2 to 6 seats."""
    environment = {name: value for name, value in os.environ.items() if name != "WK_PURE"} | extra
    command = [sys.executable, "-c", SCRIPT, str(games), str(rounds)]
    done = subprocess.run(command, env=environment, cwd=HOME, capture_output=True, check=True, text=True)
    return done.stdout.split()


def both(games: int, rounds: int) -> tuple[list[str], list[str]]:
    """The same games compiled and in plain Python; only on a machine that has a C compiler, and CI demands one."""
    compiled = hashes(games, rounds)
    if compiled[0] == "False" and os.environ.get("WK_BUILD") != "compiled" and not wk_env.stale_sources():
        pytest.skip("the rules are not compiled on this machine: no C compiler at installation")
    assert compiled[0] == "True", "the rules are not compiled: run `python -m tests.check`, which compiles them"
    plain = hashes(games, rounds, WK_PURE="1")
    assert plain[0] == "False"
    return compiled[1:], plain[1:]


def test_both_modes_play_the_same_30_games() -> None:
    compiled, plain = both(games=30, rounds=4)
    assert plain == compiled
    assert len(set(plain)) == 30


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_both_modes_play_the_same_1000_games() -> None:
    compiled, plain = both(games=1000, rounds=3)
    assert plain == compiled
    assert len(set(plain)) == 1000


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_both_modes_play_the_same_150_longer_games() -> None:
    compiled, plain = both(games=150, rounds=20)
    assert plain == compiled
    assert len(set(plain)) == 150
