"""How far apart the shipped agents stand: each rung against a table of copies of the rung below, by players.

`python -m wk_experiments.tournament.ladder --games 400 --players 2,3,4,6 --out runs/ladder` plays a tournament for each
rung and number of players, in a folder each, goes on where an earlier run stopped, and prints one table. What the
better one of two still loses is the luck of the game, beside which the next rung is to be read.
"""

import argparse
from itertools import pairwise
from pathlib import Path
from typing import Final

from wk_experiments.tournament.analysis import analyse
from wk_experiments.tournament.findings import Duel
from wk_experiments.tournament.run import go_on, run_tournament
from wk_experiments.tournament.settings import TournamentRequest
from wk_experiments.tournament.shipped_agents import PUBLIC_SALT
from wk_experiments.tournament.summary import reach

WEAKEST: Final = "steward(level=1)"
# From chance to the weakest steward: how often each rung slips. Each wins about 40 % against three of the one below.
SLIPS: Final = (0.9, 0.81, 0.74, 0.67, 0.6, 0.53, 0.46, 0.39, 0.32, 0.25, 0.19, 0.13, 0.065)
BEGINNERS: Final = ("uniform", *(f"mixed({WEAKEST}, epsilon={slips})" for slips in SLIPS), WEAKEST)
RUNGS: Final = (
    *((better, worse) for worse, better in pairwise(BEGINNERS)),
    ("greedy", "uniform"),
    ("steward", "uniform"),
    ("steward", "greedy"),
    ("search(ms=100)", "steward"),
    *((f"steward(level={level})", f"steward(level={level - 1})") for level in range(2, 7)),
)


def played(folder: Path, one: str, other: str, players: int, games: int, jobs: int) -> Duel:
    """How the one fared against copies of the other, in at least so many games."""
    asked = TournamentRequest(agents=[one, other], games=games, players=players, schedule="ladder", salt=PUBLIC_SALT)
    (go_on if folder.exists() else run_tournament)(folder, asked, jobs)
    return analyse(folder).duels[0]


def line(duel: Duel) -> str:
    """A row of the table."""
    share = duel.win_share
    return (
        f"| {duel.agent} | {duel.copies} x {duel.against} | {duel.games} | {1 / (duel.copies + 1):.0%}"
        f" | {share.value:.1%} | {reach(share, 100, 1)} |"
    )


def main() -> None:
    """Play the rungs that were asked for and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", default="4", help="numbers with commas")
    parser.add_argument("--only", default="", help="a part of the name of the better one")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("runs", "ladder"))
    asked = parser.parse_args()
    print("| one | against | games | chance | wins | 95 % |\n|---|---|--:|--:|--:|--:|")
    for number, (one, other) in enumerate(RUNGS):
        for players in map(int, asked.players.split(",")):
            if asked.only in one:
                folder = asked.out / f"{number}-{players}"
                print(line(played(folder, one, other, players, asked.games, asked.jobs)), flush=True)


if __name__ == "__main__":
    main()
