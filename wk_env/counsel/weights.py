"""The weights of the evaluation: for each term in the order of sheet.py one for the beginning and one for the end.

In hundredths of a thousandth of log odds a unit. How they were made: numbers by hand, blended with a fit of games of
greedy players; then, each time the content was tuned, games of stewards of all styles with slips (experiments/fit.py,
the last time 1,500 from seed 300001, pull 0.3 towards the numbers before): positions in which a round begins and
positions in the middle of things, a conditional logit that keeps signs. In games that they were not fitted to they
foretell the winner with a log loss of 0.919, the numbers before with 0.920, Influence alone with 1.107. The stronghold
and the crown in reach are as made by hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        29362, 99430,  # influence
        52, 511,  # promise
        29037, 48746,  # cities of the Kingdom
        89922, 116734,  # cities overseas
        4808, 5218,  # majority
        100000, 100000,  # crown in reach
        6347, 0,  # income
        917, 607,  # purse
        -11319, 0,  # wages
        0, 0,  # debt
        13037, 1349,  # host
        8317, 3877,  # reserve
        1533, 1882,  # spearhead
        16550, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        739, 880,  # prey at hand
        92, 180,  # prey near
        0, 0,  # prey beyond
        -1272, -179,  # cities in danger
        -397, -751,  # stronghold in danger
        60000, 60000,  # stronghold
        46398, 18406,  # sieges laid
        -26691, -46748,  # sieges borne
        960, 166,  # votes
        2192, 944,  # faith
        4075, 0,  # chair
        0, 6121,  # Head of the Church
        9410, 1794,  # charges
        7489, 0,  # offices
        -59993, 0,  # ban
        5257, 15273,  # marches left
        3606, 0,  # cards left
        478, 0,  # expeditions
        1029, 0,  # markers
        12079, 10220,  # walls
    ]
)  # fmt: skip
