"""Who plays whom: line-ups in which every pair of agents meets equally often, with as few line-ups as were found.

With more agents than seats the line-ups of a league are made from rings: the agents stand in a circle (or all but one
do), and a line-up moved round by one, two ... places makes a ring of line-ups. Within a ring all pairs at the same
distance meet equally often; a search finds a few rings that together let all distances meet equally often. Where it
finds none, all line-ups there are make the league. With fewer agents than seats each sits in equally many, but for the
seats that are left over: those are shared out as if they were the whole table.
"""

from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from wk_experiments.tournament.deal_seeds import shuffled

from wk_env.kernel.rng import rng_from

Group: TypeAlias = "tuple[int, ...]"
Ring: TypeAlias = "list[Group]"

MOST_RINGS: Final = 10
TRIALS: Final = 30
SEED: Final = 20261118


class Lineup(msgspec.Struct, frozen=True):
    """The agents of a table by number; `focus` is the place of the one that plays copies of another, if so."""

    agents: Group
    focus: int | None = None


def lineups_of(schedule: str, agents: int, seats: int) -> list[Lineup]:
    """The line-ups of a schedule: a league, a ladder (each against copies of the next), a grid (of each other)."""
    if schedule == "league":
        return league(agents, seats)
    pairs = list(pairwise(range(agents)))
    if schedule == "grid":
        pairs = list(permutations(range(agents), 2))
    return [Lineup((one, *(other,) * (seats - 1)), 0) for one, other in pairs]


def league(agents: int, seats: int) -> list[Lineup]:
    """Every pair meets equally often."""
    everybody = tuple(range(agents))
    each, left = divmod(seats, agents)
    shares = [()] if left == 0 else [(one,) for one in everybody] if left == 1 else balanced(agents, left)
    return [Lineup(tuple(sorted(everybody * each + extra))) for extra in shares]


@cache
def balanced(agents: int, seats: int) -> Ring:
    """Groups of agents in which every pair meets equally often, fewer than all groups where the search finds them."""
    found = [list(combinations(range(agents), seats))]
    for circle in (agents, agents - 1):
        rings = rings_of(agents, circle, seats)
        chosen = even_rings(np.array([meetings(ring, agents) for ring in rings]))
        found.append([group for place in chosen for group in rings[place]])
    return min(filter(None, found), key=len)


def rings_of(agents: int, circle: int, seats: int) -> list[Ring]:
    """All groups of agents, those together that are the same but for turning the circle; the last may stand apart."""
    rings = []
    for group in combinations(range(agents), seats):
        ring = sorted({tuple(sorted(turned(member, turn, circle) for member in group)) for turn in range(circle)})
        if ring[0] == group:
            rings.append(ring)
    return rings


def turned(member: int, turn: int, circle: int) -> int:
    """Where a member of the circle stands after a turn."""
    return (member + turn) % circle if member < circle else member


def meetings(ring: Ring, agents: int) -> list[int]:
    """How often agent 0 meets each other agent in a ring; since the circle turns, that speaks for all."""
    return [sum(0 in group and other in group for group in ring) for other in range(1, agents)]


def even_rings(rows: NDArray[np.int64]) -> list[int]:
    """The fewest rows, by number, that a search finds to add up to the same number in every column."""
    luck = rng_from(SEED)
    for count in range(1, min(MOST_RINGS, len(rows)) + 1):
        for _ in range(TRIALS):
            chosen = climb(rows, shuffled(luck, len(rows))[:count])
            if not unevenness(rows[chosen].sum(0)):
                return chosen
    return []


def climb(rows: NDArray[np.int64], chosen: list[int]) -> list[int]:
    """Exchange one row at a time for the better, as long as that helps."""
    while True:
        others = [row for row in range(len(rows)) if row not in chosen]
        total = rows[chosen].sum(0)
        trials = [(unevenness(total - rows[old] + rows[others]), old) for old in chosen if others]
        best = min(trials, key=lambda trial: trial[0].min(), default=None)
        if best is None or best[0].min() >= unevenness(total):
            return chosen
        chosen = [*(row for row in chosen if row != best[1]), others[int(best[0].argmin())]]


def unevenness(total: NDArray[np.int64]) -> NDArray[np.float64]:
    """How far the numbers in a row differ from each other; 0 if they do not."""
    return np.asarray(total.var(-1))
