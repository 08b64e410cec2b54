"""The weights of the evaluation: for each term in the order of sheet.py one for the beginning and one for the end.

In hundredths of a thousandth of log odds a unit. How they were made: numbers by hand first, blended with a fit of games
of greedy players; then 4,000 games of stewards of all styles with slips (experiments/fit.py, from seed 300001, pull
0.3 towards the numbers before): positions in which a round begins and positions in the middle of things, a conditional
logit that keeps signs. In games that they were not fitted to they foretell the winner with a log loss of 0.902, the
numbers before with 0.939, Influence alone with 1.065. The stronghold and the crown in reach are as made by hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        23365, 87807,  # influence
        80, 551,  # promise
        18026, 31931,  # cities of the Kingdom
        34239, 76309,  # cities overseas
        3594, 3914,  # majority
        100000, 100000,  # crown in reach
        1253, 0,  # income
        457, 170,  # purse
        -5296, 0,  # wages
        -2579, 0,  # debt
        5268, 794,  # host
        2557, 4244,  # reserve
        2467, 2064,  # spearhead
        8369, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        711, 597,  # prey at hand
        118, 128,  # prey near
        42, 0,  # prey beyond
        -833, -141,  # cities in danger
        -406, -707,  # stronghold in danger
        60000, 60000,  # stronghold
        34926, 26581,  # sieges laid
        -18176, -23401,  # sieges borne
        652, 220,  # votes
        3122, 528,  # faith
        10083, 1583,  # chair
        0, 6873,  # Head of the Church
        20226, 13494,  # charges
        3831, 1351,  # offices
        -33552, 0,  # ban
        3655, 8157,  # marches left
        2231, 0,  # cards left
        228, 0,  # expeditions
        782, 0,  # markers
        10789, 10155,  # walls
    ]
)  # fmt: skip
