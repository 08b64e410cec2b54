"""How far apart agents stand where one of them wins, or loses, everything: then only a bound can be named.

An agent that the anchor never got level with, not even by way of others, could be any number of points above it. By the
rule of three it is, at 95 %, not better than games would show in which it won all but three: so the bound is the rating
after three deals more that went the other way round.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from wk_experiments.statistics.plackett_luce import ELO, RankedGame, draws_of, solve

MORE: Final = 3  # deals, by the rule of three


class Bound(NamedTuple):
    """The least or the most that a rating can be said to be."""

    limit: float
    is_least: bool


def bounds_of(games: Sequence[RankedGame], agents: int, anchor: int) -> dict[int, Bound]:
    """The agents for which there is only a bound."""
    reached = reaches(games, agents)
    apart = [agent for agent in range(agents) if not (reached[agent][anchor] and reached[anchor][agent])]
    if not apart or not games:
        return {}
    deals = len({deal for deal, _, _ in games})
    draws = draws_of([*games, *turned(games)], agents)
    worths = solve(draws, np.ones((1, deals + MORE)))[0]
    ratings = (worths - worths[anchor]) * ELO
    return {agent: Bound(float(ratings[agent]), is_least=not reached[anchor][agent]) for agent in apart}


def turned(games: Sequence[RankedGame]) -> list[RankedGame]:
    """Three deals more, as the first ones (again from the first if there are fewer), with all ranks turned round."""
    deals = sorted({deal for deal, _, _ in games})
    found: list[RankedGame] = []
    for more in range(MORE):
        like = deals[more % len(deals)]
        again = [(seats, ranks) for deal, seats, ranks in games if deal == like]
        found += [(deals[-1] + 1 + more, seats, [1 + max(ranks) - rank for rank in ranks]) for seats, ranks in again]
    return found


def reaches(games: Sequence[RankedGame], agents: int) -> list[list[bool]]:
    """Whether each agent ever got level with each other, or with one that got level with it, and so on."""
    reached = np.eye(agents, dtype=bool)
    for _, seats, ranks in games:
        places = np.array(ranks)
        np.logical_or.at(reached, np.ix_(seats, seats), places[:, None] <= places)
    for middle in range(agents):
        reached |= reached[:, middle : middle + 1] & reached[middle]
    return [[bool(one) for one in row] for row in reached]
