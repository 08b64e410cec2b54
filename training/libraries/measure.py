"""What the programs beside it share: the command line of each, and what it says of its policy."""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_experiments import evaluate

from wk_env import Mask, Numbers, batched

# A flat action for each row of observations and masks.
Answers: TypeAlias = "Callable[[Numbers, Mask, np.random.Generator], NDArray[np.int64]]"
OBSERVATION: Final = "compact_float32"
UNIFORM: Final = ("uniform", "uniform", "uniform")


@dataclass(frozen=True)
class Learned:
    """What came of learning: a policy, and the decisions that it learned from."""

    answers: Answers
    decisions: int


def command_line(summary: str | None) -> argparse.ArgumentParser:
    """What every program may be asked."""
    parser = argparse.ArgumentParser(description=summary, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long it learns, in minutes of one core (3)")
    parser.add_argument("--games", type=int, default=256, help="how many games it plays afterwards (256)")
    parser.add_argument(
        "--against", nargs="+", default=["uniform"], help="its opponents there, one after another (uniform)"
    )
    return parser


def report(asked: argparse.Namespace, learn: Callable[[float], Learned]) -> None:
    """Learn, then play, and say what came of it."""
    started = time.process_time()
    learned = learn(60 * asked.minutes)
    used = time.process_time() - started
    print(f"learned from {learned.decisions:,} decisions in {used:.0f} s of one core", flush=True)
    for opponent in asked.against:
        score = evaluate(batched(learned.answers), opponent, asked.games, observation=OBSERVATION)
        print(f"against three of {opponent}: {score}", flush=True)
