"""Fit the weights of the evaluation to who won: a conditional logit over positions of self-play.

`python -m wk_experiments.games.warrior_knights.fit --games 3000 --seed 1` prints how well the fit, the weights in use
and Influence alone predict the winner of games that they were not fitted to, and the rows of a new weights.py.
Stewards of all styles play, each with slips of its own, since a search asks about games in which somebody does as he
would not; positions are noted when a round begins and in the middle of things.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_experiments.games.warrior_knights.self_play import LONGEST, dealt, winner_in

from wk_env.games.warrior_knights.advice.evaluation.evaluation import look
from wk_env.games.warrior_knights.advice.evaluation.features import TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import NAMES, style_of
from wk_env.games.warrior_knights.rules.rules import STANDARD
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.words.evaluation_terms import TERM_NAMES
from wk_env.kernel.core import take
from wk_env.kernel.rng import Rng, rng_from

Numbers: TypeAlias = "NDArray[np.float64]"
Places: TypeAlias = "NDArray[np.int64]"
Player: TypeAlias = "Callable[[Play, Rng], int]"

SCALE: Final = 100_000  # a weight of weights.py in one unit of log odds
FOLDS: Final = 4
STEPS: Final = 400
PULL: Final = 0.3  # towards the weights in use
KEPT: Final = (5, 21)  # crown in reach and stronghold: games show them too seldom
INFLUENCE: Final = 0
SLIPS: Final = (0, 20, 60, 150)  # of stewards, in thousandths of their decisions
BETWEEN: Final = 25  # decisions, on the average, from one position noted in the middle of things to the next


class Positions(NamedTuple):
    """Terms (position, seat, early terms then late ones), the winning seat, and the game of each position."""

    terms: Numbers
    winner: Places
    game: Places


Fit: TypeAlias = "Callable[[Positions], Numbers]"


def steward_player(luck: Rng) -> Player:
    """A steward of some style, and of some carelessness."""
    style, slips = style_of(luck.below(len(NAMES))), SLIPS[luck.below(len(SLIPS))]

    def choose(game: Play, luck: Rng) -> int:
        has_slipped = luck.below(1000) < slips
        place = luck.below(game.decision.count) if has_slipped else best_option(game, style)
        return int(game.decision.options[place])

    return choose


def noted(game: Play, features: Features) -> Numbers:
    """The terms of all seats, those of the beginning and those of the end."""
    look(game.state, features)
    rows = np.array(list(features.rows), np.float64).reshape(-1, TERM_COUNT)[: int(STANDARD.seats)]
    phase = int(features.phase) / 1000
    return np.concatenate([rows * phase, rows * (1 - phase)], axis=1)


def game_of(seed: int) -> tuple[list[Numbers], int | None]:
    """Positions of a game, and who wins."""
    luck, features = rng_from(seed), Features()
    players = [steward_player(luck) for _ in range(int(STANDARD.seats))]
    game, seen, rounds = dealt(seed), list[Numbers](), 0
    for _ in range(LONGEST):
        if game.decision.count == 0:
            break
        if game.state.round > rounds or luck.below(BETWEEN) == 0:
            rounds = int(game.state.round)
            seen.append(noted(game, features))
        options = game.decision.options
        take(game, options[0] if game.decision.count == 1 else players[game.decision.seat](game, luck))
    return seen, winner_in(game)


def gathered(play: Callable[[int], tuple[list[Numbers], int | None]], games: range) -> Positions:
    """The positions of all games that somebody won."""
    terms, winners, numbers = list[Numbers](), list[int](), list[int]()
    for seed in games:
        seen, winner = play(seed)
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
    """The weights that predict best, every game counting the same; signs are kept, and what is kept by hand."""
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
    """The positions in parts by game: those to fit, and those to predict."""
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


def tell(positions: Positions, others: dict[str, Fit], pull: float) -> None:
    """Print how well other weights and fitted ones predict games that they were not fitted to, and the fitted ones."""
    print(f"{len(positions.winner)} positions of {len(np.unique(positions.game))} games that somebody won")
    fit: Fit = partial(fitted, first=in_use(), pull=pull)
    for name, weights in {**others, "fitted weights": fit}.items():
        loss, right = np.array([judged(rest, weights(part)) for part, rest in folds(positions)]).mean(axis=0)
        print(f"{name:16} log loss {loss:.3f}, best chance won {right:.3f}", flush=True)
    best = np.round(fit(positions) * SCALE).astype(int)
    for index, name in enumerate(TERM_NAMES):
        print(f"        {best[index]}, {best[int(TERM_COUNT) + index]},  # {name}")


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit the weights of the evaluation to who won.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pull", type=float, default=PULL)
    given = parser.parse_args()
    positions = gathered(game_of, range(given.seed, given.seed + given.games))
    tell(positions, {"Influence alone": influence_alone, "weights in use": lambda _: in_use()}, given.pull)


if __name__ == "__main__":
    main()
