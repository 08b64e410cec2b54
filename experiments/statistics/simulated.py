"""Results drawn by lot with a known truth, to try statistics on.

Each agent has a worth, and each deal favours some seats; whoever has the highest sum of worth, favour and luck (a
Gumbel number) wins, the next is second, and so on. Without favours this is the Plackett-Luce model to the letter; with
them the games of one deal are correlated, as real ones are.
"""

import numpy as np
from numpy.typing import NDArray
from wk_experiments.tournament.results import GameResult

Floats = NDArray[np.float64]
Luck = np.random.Generator
NO_SEED = 0


def block_wins(luck: Luck, deals: int, seats: int, lead: float, favour: float) -> Floats:
    """Wins of one against equal others, in each deal played from every seat."""
    worths = np.zeros(seats)
    worths[0] = lead
    favours = luck.normal(0, favour, (deals, 1, seats))
    turned = np.concatenate([np.roll(favours, turn, 2) for turn in range(seats)], 1)
    scores = worths + turned + luck.gumbel(size=(deals, seats, seats))
    return np.asarray((scores.argmax(2) == 0).sum(1), np.float64)


def ranked(luck: Luck, worths: Floats, deals: int, favour: float) -> list[tuple[int, list[int], list[int]]]:
    """Games of a table of agents, each deal from every seat: the deal, the agents by seat, their ranks."""
    seats = len(worths)
    games = []
    for deal in range(deals):
        favours = luck.normal(0, favour, seats)
        for turn in range(seats):
            agents = [(seat + turn) % seats for seat in range(seats)]
            scores = worths[agents] + favours + luck.gumbel(size=seats)
            games.append((deal, agents, ((-scores).argsort().argsort() + 1).tolist()))
    return games


def mixed(luck: Luck, worths: Floats, seats: int, games: int) -> list[tuple[int, list[int], list[int]]]:
    """Games of agents who sit down at random, each its own deal."""
    found = []
    for deal in range(games):
        agents = luck.choice(len(worths), seats, replace=False)
        scores = worths[agents] + luck.gumbel(size=seats)
        found.append((deal, agents.tolist(), ((-scores).argsort().argsort() + 1).tolist()))
    return found


def placed(luck: Luck, worths: Floats, deals: int, favour: float, regions: Floats) -> list[GameResult]:
    """Games whose agents choose where they begin, each with its own taste for regions, which matter nothing."""
    games, reach = [], regions.cumsum(1)
    for number, (deal, agents, ranks) in enumerate(ranked(luck, worths, deals, favour)):
        chosen = (luck.random(len(agents))[:, None] > reach[agents]).sum(1)
        starts = [{"region": f"region {region}"} for region in chosen.tolist()]
        games.append(
            GameResult(number, deal, 0, 0, NO_SEED, NO_SEED, None, agents, ranks, "", 0, 0, [], starts, None, NO_SEED)
        )
    return games
