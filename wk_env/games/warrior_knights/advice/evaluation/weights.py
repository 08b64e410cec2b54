"""The weights of the evaluation: for each term in the order of features.py one for the beginning and one for the end.

In hundredths of a thousandth of log odds a unit. How they were made: numbers by hand, blended with a fit of games of
greedy players; then, each time the content was tuned, games of stewards of all styles with slips
(experiments/games/warrior_knights/fit.py, the last time 3,000 from seed 7, pull 0.3 towards the numbers before):
positions in which a round begins and positions in the middle of things, a conditional logit that keeps signs. In games
that they were not fitted to they predict the winner with a log loss of 0.887, the numbers before with 0.890, Influence
alone with 1.094. The stronghold and the crown in reach are as made by hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        32536, 104795,  # influence
        45, 506,  # promise
        33984, 51147,  # cities of the Kingdom
        97328, 133555,  # cities overseas
        5279, 5291,  # majority
        100000, 100000,  # crown in reach
        7957, 0,  # income
        830, 605,  # purse
        -11346, 0,  # wages
        0, 0,  # debt
        13338, 0,  # host
        10069, 5488,  # reserve
        0, 0,  # spearhead
        14466, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        778, 966,  # targets at hand
        72, 161,  # targets near
        0, 0,  # targets beyond
        -1276, -169,  # cities in danger
        -570, -1114,  # stronghold in danger
        60000, 60000,  # stronghold
        49602, 22302,  # sieges laid
        -21192, -51429,  # sieges borne
        1177, 242,  # votes
        2322, 911,  # faith
        6868, 0,  # chair
        0, 4499,  # Head of the Church
        6223, 4140,  # charges
        1165, 0,  # offices
        -53441, 0,  # ban
        6418, 10684,  # marches left
        4952, 0,  # cards left
        406, 0,  # expeditions
        0, 0,  # markers
        11031, 6945,  # walls
    ]
)  # fmt: skip
