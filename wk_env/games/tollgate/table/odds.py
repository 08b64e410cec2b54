"""What a carter can count on: how often a bid wins against rivals who bid by chance, and who wins what just now."""

from itertools import product
from typing import NamedTuple

from wk_env.games.tollgate.rules.game import HIGHEST_BID, Duel, Passage, Play, Table


class Chances(NamedTuple):
    """Of a hundred fairs, how many a bid wins alone, and in how many another is as high."""

    wins: int
    ties: int


def chances_of(table: Table, seat: int, bid: int) -> Chances:
    """The chances of a bid if every rival bids by chance."""
    bids = [range(min(HIGHEST_BID, table.coins[rival]) + 1) for rival in range(table.seats) if rival != seat]
    highest = [max(case) for case in product(*bids)]
    alone, tied = (sum(1 for rival in highest if rival < bid), sum(1 for rival in highest if rival == bid))
    return Chances(100 * alone // len(highest), 100 * tied // len(highest))


def duellists(game: Play) -> tuple[int, int]:
    """Who fights for the cart, in their order."""
    duel = next(frame for frame in game.stack if isinstance(frame, Duel))
    return int(duel.first), int(duel.second)


def taker(game: Play) -> int:
    """Who takes the cart if nobody turns it away."""
    return int(next(frame for frame in game.stack if isinstance(frame, Passage)).winner)


def worth_at_gate(table: Table) -> int:
    """The worth of the cart at the gate."""
    return int(table.deck[table.turned])


def gain_of(table: Table, bid: int) -> int:
    """The points that the cart at the gate brings for a bid: goods count double."""
    return 2 * worth_at_gate(table) - bid
