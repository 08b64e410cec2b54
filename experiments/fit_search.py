"""Fit the weights with which the search values the ends of its worlds: positions in which a round begins, by stewards.

`python -m wk_experiments.fit_search --games 8000 --seed 1` prints how well they foretell the winner of games that they
were not fitted to, beside the weights of weights.py, and the rows of a new search_weights.py. Everything else is as in
fit.py: who plays, how a fit is made and judged.
"""

import argparse
from typing import Final

import numpy as np
from wk_experiments.fit import SCALE, Numbers, fitted, folds, gathered, in_use, judged, noted, steward_mind

from wk_env.content.load import house_content
from wk_env.counsel.evaluation import TERM_NAMES
from wk_env.counsel.sheet import TERM_COUNT, Sheet
from wk_env.kernel.core import take
from wk_env.kernel.rng import rng_from
from wk_env.warrior_knights.game import new_game
from wk_env.warrior_knights.match import rank_now
from wk_env.warrior_knights.rules import STANDARD

PULL: Final = 0.01  # towards the weights in use: little, since many games are played


def rounds_of(seed: int) -> tuple[list[Numbers], int | None]:
    """The positions of a game in which a round began, and who won."""
    luck, sheet, seen = rng_from(seed), Sheet(), list[Numbers]()
    minds = [steward_mind(luck) for _ in range(int(STANDARD.seats))]
    game = new_game(STANDARD, house_content(), seed)
    while game.decision.count:
        if game.state.round > len(seen):
            seen.append(noted(game, sheet))
        take(game, minds[game.decision.seat](game, luck))
    ranks = [int(rank_now(game, seat)) for seat in range(len(minds))]
    return seen, ranks.index(1) if 1 in ranks else None


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit the weights with which the search values the ends of its worlds.")
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    positions = gathered(rounds_of, range(given.seed, given.seed + given.games))
    print(f"{len(positions.winner)} positions of {len(np.unique(positions.game))} games that somebody won")
    for name, pull in (("weights.py", None), ("fitted weights", PULL)):
        parts = folds(positions)
        found = [judged(rest, in_use() if pull is None else fitted(part, in_use(), pull)) for part, rest in parts]
        loss, right = np.array(found).mean(axis=0)
        print(f"{name:16} log loss {loss:.3f}, best chance won {right:.3f}", flush=True)
    best = np.round(fitted(positions, in_use(), PULL) * SCALE).astype(int)
    for index, name in enumerate(TERM_NAMES):
        print(f"        {best[index]}, {best[int(TERM_COUNT) + index]},  # {name}")


if __name__ == "__main__":
    main()
