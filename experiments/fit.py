"""Fit the weights of the evaluation to who won: a conditional logit over positions of self-play.

`python -m wk_experiments.fit --games 400 --seed 1` prints how well the fit, the weights in use and Influence alone
foretell the winner of games that they were not fitted to, and the rows of a new weights.py.
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_experiments.tune import best_place

from wk_env.content.load import house_content
from wk_env.counsel.evaluation import TERM_NAMES, look
from wk_env.counsel.habits import by_habit
from wk_env.counsel.lookahead import Outlook
from wk_env.counsel.sheet import TERM_COUNT, Sheet
from wk_env.counsel.weights import WEIGHTS
from wk_env.kernel.core import take
from wk_env.kernel.rng import rng_from
from wk_env.warrior_knights.game import new_game
from wk_env.warrior_knights.match import rank_now
from wk_env.warrior_knights.rules import STANDARD

Numbers: TypeAlias = "NDArray[np.float64]"
Places: TypeAlias = "NDArray[np.int64]"

SCALE: Final = 100_000  # a weight of weights.py in one unit of log odds
FOLDS: Final = 4
STEPS: Final = 400
PULL: Final = 0.3  # towards the weights in use
KEPT: Final = (5, 21)  # crown in reach and stronghold: games show them too seldom
INFLUENCE: Final = 0
LONGEST: Final = 20_000
WORLDS: Final = (0, 3, 4, 6)  # of the players; 0 has habits only


class Positions(NamedTuple):
    """Terms (position, seat, early terms then late ones), the winning seat, and the game of each position."""

    terms: Numbers
    winner: Places
    game: Places


def rounds_of(seed: int) -> tuple[list[Numbers], int | None]:
    """The terms of all seats whenever a round begins, and who wins."""
    luck, sheet = rng_from(seed), Sheet()
    outlooks = [Outlook(WEIGHTS, WORLDS[luck.below(len(WORLDS))]) for _ in range(int(STANDARD.seats))]
    game, seen = new_game(STANDARD, house_content(), seed), list[Numbers]()
    for _ in range(LONGEST):
        if game.decision.count == 0:
            break
        if game.state.round > len(seen):
            look(game.state, sheet)
            rows = np.array(list(sheet.rows), np.float64).reshape(-1, TERM_COUNT)[: len(outlooks)]
            phase = int(sheet.phase) / 1000
            seen.append(np.concatenate([rows * phase, rows * (1 - phase)], axis=1))
        outlook = outlooks[game.decision.seat]
        if outlook.worlds:
            take(game, game.decision.options[best_place(outlook, game, luck.draw())])
        else:
            take(game, by_habit(game, luck))
    ranks = [int(rank_now(game, seat)) for seat in range(len(outlooks))]
    return seen, ranks.index(1) if 1 in ranks else None


def gathered(games: range) -> Positions:
    """The positions of all games that somebody won."""
    terms, winners, numbers = list[Numbers](), list[int](), list[int]()
    for seed in games:
        seen, winner = rounds_of(seed)
        if winner is not None:
            terms += seen
            winners += [winner] * len(seen)
            numbers += [seed] * len(seen)
    return Positions(np.array(terms), np.array(winners), np.array(numbers))


def chances(terms: Numbers, weights: Numbers) -> Numbers:
    """The chance of each seat."""
    values = terms @ weights
    odds: Numbers = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return shares


def fitted(positions: Positions, first: Numbers, pull: float) -> Numbers:
    """The weights that foretell best, every game counting the same; signs are kept, and what is kept by hand."""
    spread = np.sqrt((positions.terms - positions.terms.mean(axis=1, keepdims=True)).var(axis=(0, 1))) + 1e-9
    terms, start = positions.terms / spread, first * spread
    _, place, count = np.unique(positions.game, return_inverse=True, return_counts=True)
    share = 1 / count[place] / len(count)
    kept = [half + index for index in KEPT for half in (0, int(TERM_COUNT))]
    weights, mean, square = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(1, STEPS + 1):
        wrong = chances(terms, weights)
        wrong[np.arange(len(wrong)), positions.winner] -= 1
        slope = np.einsum("n,ns,nsk->k", share, wrong, terms) + pull * (weights - start)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        stride = 0.02 if step < 0.7 * STEPS else 0.004
        weights -= stride * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights = np.where(start * weights > 0, weights, 0)
        weights[kept] = start[kept]
    found: Numbers = weights / spread
    return found


def folds(positions: Positions) -> Iterator[tuple[Positions, Positions]]:
    """The positions in parts by game: those to fit, and those to foretell."""
    for fold in range(FOLDS):
        out = positions.game % FOLDS == fold
        yield those(positions, ~out), those(positions, out)


def those(positions: Positions, chosen: NDArray[np.bool_]) -> Positions:
    """Some of the positions."""
    return Positions(positions.terms[chosen], positions.winner[chosen], positions.game[chosen])


def judged(positions: Positions, weights: Numbers) -> tuple[float, float]:
    """The log loss, and how often the seat with the best chance won."""
    found = chances(positions.terms, weights)
    right = found[np.arange(len(found)), positions.winner]
    return float(-np.log(right + 1e-12).mean()), float((found.argmax(axis=1) == positions.winner).mean())


def in_use() -> Numbers:
    """The weights of weights.py in units of log odds, early ones first."""
    both = np.array(list(WEIGHTS), np.float64).reshape(-1, 2) / SCALE
    return np.concatenate([both[:, 0], both[:, 1]])


def influence_alone(positions: Positions) -> Numbers:
    """The best weights of Influence when nothing else counts."""
    only = np.zeros(2 * int(TERM_COUNT))
    columns = [INFLUENCE, int(TERM_COUNT) + INFLUENCE]
    bare = Positions(np.zeros_like(positions.terms), positions.winner, positions.game)
    bare.terms[:, :, columns] = positions.terms[:, :, columns]
    only[columns] = [0.1, 0.5]
    return fitted(bare, only, 0.0)


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit the weights of the evaluation to who won.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pull", type=float, default=PULL)
    given = parser.parse_args()
    positions = gathered(range(given.seed, given.seed + given.games))
    print(f"{len(positions.winner)} positions of {len(np.unique(positions.game))} games that somebody won")
    for name, fit in (
        ("Influence alone", influence_alone),
        ("weights in use", lambda _: in_use()),
        ("fitted weights", lambda part: fitted(part, in_use(), given.pull)),
    ):
        results = np.array([judged(rest, fit(part)) for part, rest in folds(positions)]).mean(axis=0)
        print(f"{name:16} log loss {results[0]:.3f}, best chance won {results[1]:.3f}")
    best = np.round(fitted(positions, in_use(), given.pull) * SCALE).astype(int)
    for index, name in enumerate(TERM_NAMES):
        print(f"        {best[index]}, {best[int(TERM_COUNT) + index]},  # {name}")


if __name__ == "__main__":
    main()
