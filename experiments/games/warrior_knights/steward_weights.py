"""How a steward of other weights fares against three of given ones: the measure by which the styles were set.

    old=200,45,100,800,60,70,100,80,100,60,80,100,100 new=200,45,100,1200,60,70,100,80,100,60,80,100,100
    python -m wk_experiments.games.warrior_knights.steward_weights 800 $old $new

The first column of weights sits three times, each of the others once, in every seat in turn; chance is 25 %.
"""

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import WEIGHTS
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.core import play

SEATS: Final = 4
FIRST_DEAL: Final = 9000


def weights_in(text: str) -> vec[i64]:
    """The weights that a text says, in per cent; ValueError says how many there are."""
    weights = [int(part) for part in text.split(",")]
    if len(weights) != WEIGHTS:
        raise ValueError(
            f"{text} has {len(weights)} weights; it takes {WEIGHTS}, listed in styles.py of the policy in wk_env"
        )
    return vec[i64](weights)


def has_won(deal: int, seat: int, one: vec[i64], others: vec[i64]) -> bool:
    """Whether one steward in a seat wins a deal against others in all other seats."""
    match = WARRIOR_KNIGHTS.new_match({"seats": SEATS}, deal)
    game = match.game
    while game.decision.count:
        weights = one if game.decision.seat == seat else others
        play(game, game.decision.options[best_option(game, weights)])
    return match.result()[seat] == 1


def share(games: int, one: vec[i64], others: vec[i64]) -> float:
    """The share of games that one steward wins, each deal from every seat."""
    return sum(has_won(FIRST_DEAL + number // SEATS, number % SEATS, one, others) for number in range(games)) / games


def main() -> None:
    """Print the share of each column of weights."""
    games, others = int(sys.argv[1]), weights_in(sys.argv[2])
    for text in sys.argv[3:]:
        print(f"{text} wins {share(games, weights_in(text), others):.3f} of {games} games", flush=True)


if __name__ == "__main__":
    main()
