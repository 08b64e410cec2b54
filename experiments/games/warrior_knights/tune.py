"""Tune the weights of the evaluation by self-play: SPSA over groups of terms, resumable.

`python -m wk_experiments.games.warrior_knights.tune weights.json --steps 100 --games 6 --seed 1` plays on from
weights.json where it stopped.

A group of terms is one number: the logarithm of a factor on all of its weights. Each step turns all groups a little up
or down at random, lets the two that differ by it sit at one table in pairs, and moves towards the one that wins. Every
deal is played in all six ways in which two pairs can sit down, so that no seat is an advantage.
"""

import argparse
import json
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray
from wk_experiments.games.warrior_knights.self_play import LONGEST, dealt, winner_in

from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.advice.policy.answers import best_of
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import take
from wk_env.kernel.rng import rng_from
from wk_env.search.lookahead import Outlook

Numbers: TypeAlias = "NDArray[np.float64]"

# Terms, by their places in features.py, that grow and shrink together.
GROUPS: Final[dict[str, tuple[int, ...]]] = {
    "influence": (0, 1),
    "cities": (2, 3, 4, 5, 21, 35),
    "money": (6, 7, 8, 9, 33),
    "armies": (10, 11, 12, 13, 14, 15, 34),
    "targets": (16, 17, 18),
    "danger": (19, 20),
    "sieges": (22, 23),
    "politics": (24, 25, 26, 27, 28, 29, 30),
    "cards": (31, 32),
}
TABLES: Final = ("++--", "+-+-", "+--+", "--++", "-+-+", "-++-")
WORLDS: Final = 4


class Plan(NamedTuple):
    """How to tune: steps, games a step, how far to turn and how far to go, and the seed of all chance."""

    steps: int
    games: int
    turn: float
    stride: float
    seed: int


class Progress(NamedTuple):
    """Where tuning stands: steps done, and the logarithm of each group's factor."""

    done: int
    factors: Numbers


def tuned(factors: Numbers) -> list[int]:
    """The weights of the evaluation, each multiplied by the factor of its group."""
    weights = [int(weight) for weight in WEIGHTS]
    for factor, terms in zip(np.exp(factors), GROUPS.values(), strict=True):
        for place in (2 * term + end for term in terms for end in range(2)):
            weights[place] = round(weights[place] * float(factor))
    return weights


def outlook_with(weights: list[int]) -> Outlook[Table]:
    """A place for looking one choice ahead with these weights."""
    return Outlook(KnightsAdvisor(BALANCED, vec[i64](weights)), WORLDS)


def best_place(outlook: Outlook[Table], game: Play, seed: int) -> int:
    """The place of the option after which the asked seat stands best."""
    count = int(game.decision.count)
    if count == 1:
        return 0
    sums = vec[i64]([0] * count)
    outlook.weigh_options(game, game.decision.seat, seed, sums)
    return int(best_of(sums, count))


def winner_of(outlooks: list[Outlook[Table]], seed: int) -> int | None:
    """Which seat wins a game of greedy players who look at it so; None if it takes too long or nobody wins."""
    game, luck = dealt(seed), rng_from(seed)
    for _ in range(LONGEST):
        if game.decision.count == 0:
            break
        place = best_place(outlooks[game.decision.seat], game, luck.draw())
        take(game, game.decision.options[place])
    return winner_in(game)


def lead(up: list[int], down: list[int], games: int, seed: int) -> float:
    """The share of games that the first weights win more than the second, -1 to 1."""
    sides = {"+": outlook_with(up), "-": outlook_with(down)}
    score = 0
    for number in range(games):
        table = TABLES[number % len(TABLES)]
        winner = winner_of([sides[side] for side in table], seed + number // len(TABLES))
        score += 0 if winner is None else 1 if table[winner] == "+" else -1
    return score / games


def step(progress: Progress, plan: Plan) -> Progress:
    """One step of SPSA; its chance follows from the seed and its number alone."""
    chance = np.random.default_rng([plan.seed, progress.done])
    turn = plan.turn * chance.choice([-1.0, 1.0], len(GROUPS))
    ahead = lead(
        tuned(progress.factors + turn),
        tuned(progress.factors - turn),
        plan.games,
        int(chance.integers(2**40)),
    )
    gain = plan.stride / (1 + progress.done / 50) ** 0.6
    return Progress(progress.done + 1, progress.factors + gain * ahead * turn / plan.turn)


def load(path: Path) -> Progress:
    """What was saved, or the beginning."""
    if not path.exists():
        return Progress(0, np.zeros(len(GROUPS)))
    saved = json.loads(path.read_text(encoding="utf-8"))
    return Progress(int(saved["done"]), np.array([saved["factors"][name] for name in GROUPS], np.float64))


def save(path: Path, progress: Progress) -> None:
    """Write it down so that an interruption leaves the old file or the new one."""
    factors = dict(zip(GROUPS, progress.factors.tolist(), strict=True))
    text = json.dumps({"done": progress.done, "factors": factors, "weights": tuned(progress.factors)}, indent=1)
    beside = path.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def main() -> None:
    """Tune on from where the file says."""
    parser = argparse.ArgumentParser(description="Tune the weights of the evaluation by self-play.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--turn", type=float, default=0.2)
    parser.add_argument("--stride", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    plan = Plan(given.steps, given.games, given.turn, given.stride, given.seed)
    progress = load(given.file)
    while progress.done < plan.steps:
        progress = step(progress, plan)
        save(given.file, progress)
        said = "  ".join(
            f"{name} {float(np.exp(factor)):.2f}" for name, factor in zip(GROUPS, progress.factors, strict=True)
        )
        print(f"{progress.done}: {said}", flush=True)


if __name__ == "__main__":
    main()
