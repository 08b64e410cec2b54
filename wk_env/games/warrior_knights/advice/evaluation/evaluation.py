"""How a position stands: for each Baron the terms, their weights, and the chance to win that follows.

A value is in thousandths of log odds: 693 more is twice the odds. Each weight is one for the beginning of the game and
one for its end, and what lies between goes by the Influence left in the pool. All terms read what lies open on the
table, so the value of a position is the same for every seat that looks at it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.evaluation.economy_terms import purse_terms
from wk_env.games.warrior_knights.advice.evaluation.features import TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.evaluation.victory_terms import standing_terms
from wk_env.games.warrior_knights.advice.evaluation.war_terms import war_terms
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.procedures.victory import lead
from wk_env.games.warrior_knights.rules.state import Table

MILLION: Final[i64] = 1_000_000
# 1_000_000 * exp(-place / 64): what a value so many 64ths of 1000 below the best counts beside it.
STEP: Final[i64] = 64
REACH: Final[i64] = 640


def _odds() -> vec[i64]:
    odds = vec[i64]([0] * (REACH + 1))
    number: i64 = MILLION * 1000
    for place in range(REACH + 1):
        odds[place] = number // 1000
        number = number * 984_496_437 // 1_000_000_000  # exp(-1 / 64)
    return odds


ODDS: Final[vec[i64]] = _odds()


def look(table: Table, features: Features) -> None:
    """Write down every term of every Baron.

    Reads: what lies open on the table, as each function of terms says.
    """
    rows = features.rows
    for row in range(table.seats * TERM_COUNT):
        rows[row] = 0
    standing_terms(table, features)
    purse_terms(table, features)
    war_terms(table, features)


def weigh(table: Table, features: Features, seat: i64, weights: vec[i64]) -> i64:
    """The value of a Baron's row by these weights, in thousandths of log odds.

    Reads: the features.
    """
    early: i64 = 0
    late: i64 = 0
    rows = features.rows
    first: i64 = seat * TERM_COUNT
    for term in range(TERM_COUNT):
        number: i64 = rows[first + term]
        if number != 0:
            early += weights[2 * term] * number
            late += weights[2 * term + 1] * number
    return (early * features.phase + late * (1000 - features.phase)) // 100_000


def value_of(table: Table, seat: i64) -> i64:
    """How a Baron stands, in thousandths of log odds; to be compared with the others' only.

    Reads: what lies open on the table.
    """
    features = Features()
    look(table, features)
    return weigh(table, features, seat, WEIGHTS)


def term(table: Table, seat: i64, index: i64) -> i64:
    """One term of a Baron, in its unit, as `words/evaluation_terms.py` says.

    Reads: what lies open on the table.
    """
    features = Features()
    look(table, features)
    return features.rows[seat * TERM_COUNT + index]


def part(features: Features, seat: i64, index: i64, weights: vec[i64]) -> i64:
    """What one term adds to a Baron's value.

    Reads: the features.
    """
    number: i64 = features.rows[seat * TERM_COUNT + index]
    early: i64 = weights[2 * index] * features.phase
    return number * (early + weights[2 * index + 1] * (1000 - features.phase)) // 100_000


def win_shares(table: Table, shares: vec[i64]) -> None:
    """Each Baron's chance to win, per mille, into the first places of shares.

    Reads: what lies open on the table.
    """
    fine_shares(table, Features(), WEIGHTS, shares)
    for seat in range(table.seats):
        shares[seat] = (shares[seat] + 500) // 1000


def fine_shares(table: Table, features: Features, weights: vec[i64], shares: vec[i64]) -> None:
    """Each Baron's chance to win by these weights, in millionths; 0 or all of it once the game is decided.

    Reads: what lies open on the table.
    """
    if table.winner != NONE or table.last_upkeep == 1:
        crown(table, shares)
        return
    look(table, features)
    best: i64 = 0
    for seat in range(table.seats):
        shares[seat] = weigh(table, features, seat, weights)
        if seat == 0 or shares[seat] > best:
            best = shares[seat]
    total: i64 = 0
    for seat in range(table.seats):
        is_gone: bool = (table.gone >> seat) & 1 == 1
        behind: i64 = (best - shares[seat]) * STEP // 1000
        shares[seat] = i64(0) if is_gone or behind > REACH else ODDS[behind]
        total += shares[seat]
    for seat in range(table.seats):
        shares[seat] = shares[seat] * MILLION // max(1, total)


def crown(table: Table, shares: vec[i64]) -> None:
    """All to the winner, or to whoever stands before every other when the last Upkeep is over; equals share it.

    Reads: Influence, cities, purses and troops.
    """
    heads: i64 = 0
    for seat in range(table.seats):
        is_first: i64 = 1
        for rival in range(table.seats):
            if table.winner == rival != seat or (
                table.winner == NONE and rival != seat and lead(table, rival, seat) > 0
            ):
                is_first = 0
        shares[seat] = is_first
        heads += is_first
    for seat in range(table.seats):
        shares[seat] = shares[seat] * MILLION // max(1, heads)
