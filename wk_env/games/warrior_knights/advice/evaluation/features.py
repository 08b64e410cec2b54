"""The features of a position: a row for each Baron, a number for each term of the evaluation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.advice.evaluation.threats import Forces
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS

# Places in a row. words/evaluation_terms.py says what each is, in what unit and why it counts.
INFLUENCE: Final[i64] = 0
PROMISE: Final[i64] = 1
KINGDOM: Final[i64] = 2
OVERSEAS: Final[i64] = 3
MAJORITY: Final[i64] = 4
CROWN: Final[i64] = 5
INCOME: Final[i64] = 6
PURSE: Final[i64] = 7
WAGES: Final[i64] = 8
DEBT: Final[i64] = 9
HOST: Final[i64] = 10
RESERVE: Final[i64] = 11
SPEAR: Final[i64] = 12
NOBLES: Final[i64] = 13
FRESH: Final[i64] = 14
TOKENS: Final[i64] = 15
PREY_HERE: Final[i64] = 16
PREY_NEAR: Final[i64] = 17
PREY_FAR: Final[i64] = 18
CITY_DANGER: Final[i64] = 19
HOME_DANGER: Final[i64] = 20
HOME: Final[i64] = 21
SIEGES_LAID: Final[i64] = 22
SIEGES_BORNE: Final[i64] = 23
VOTES: Final[i64] = 24
FAITH: Final[i64] = 25
CHAIR: Final[i64] = 26
CHURCH: Final[i64] = 27
CHARGES: Final[i64] = 28
OFFICES: Final[i64] = 29
BAN: Final[i64] = 30
MARCHES: Final[i64] = 31
CARDS_LEFT: Final[i64] = 32
SHARES: Final[i64] = 33
MARKERS: Final[i64] = 34
WALLS: Final[i64] = 35
TERM_COUNT: Final[i64] = 36


@mypyc_attr(acyclic=True)
class Features:
    """A page that is written over at each look: seat * TERM_COUNT + term."""

    __slots__ = ("forces", "phase", "rows")

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]([0] * (MOST_SEATS * TERM_COUNT))
        self.forces: Forces = Forces()
        self.phase: i64 = 0  # how much of the pool is left, 0 to 1000
