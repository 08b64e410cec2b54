"""Fit the weights with which the search values the ends of its worlds: positions in which a round begins, by stewards.

`python -m wk_experiments.games.warrior_knights.fit_search --games 8000 --seed 1` prints how well they predict the
winner of games that they were not fitted to, beside the weights of weights.py, and the rows of a new search_weights.py.
Everything else is as in fit.py: who plays, how a fit is made and judged.
"""

import argparse
from typing import Final

from wk_experiments.games.warrior_knights.fit import Numbers, gathered, in_use, noted, steward_player, tell
from wk_experiments.games.warrior_knights.self_play import dealt, winner_in

from wk_env.games.warrior_knights.advice.evaluation.features import Features
from wk_env.games.warrior_knights.rules.rules import STANDARD
from wk_env.kernel.core import take
from wk_env.kernel.rng import rng_from

PULL: Final = 0.01  # towards the weights in use: little, since many games are played


def rounds_of(seed: int) -> tuple[list[Numbers], int | None]:
    """The positions of a game in which a round began, and who won."""
    luck, features, seen = rng_from(seed), Features(), list[Numbers]()
    players = [steward_player(luck) for _ in range(int(STANDARD.seats))]
    game = dealt(seed)
    while game.decision.count:
        if game.state.round > len(seen):
            seen.append(noted(game, features))
        take(game, players[game.decision.seat](game, luck))
    return seen, winner_in(game)


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit the weights with which the search values the ends of its worlds.")
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    positions = gathered(rounds_of, range(given.seed, given.seed + given.games))
    tell(positions, {"weights.py": lambda _: in_use()}, PULL)


if __name__ == "__main__":
    main()
