"""The weights of the evaluation: for each term in the order of sheet.py one for the beginning and one for the end.

In hundredths of a thousandth of log odds a unit. How they were made: numbers by hand, blended with a fit of games of
greedy players; then, before the content was tuned and each time after it, 4,000 games of stewards of all styles with
slips (experiments/fit.py, from seed 300001, pull 0.3 towards the numbers before): positions in which a round begins and
positions in the middle of things, a conditional logit that keeps signs. In games that they were not fitted to they
foretell the winner with a log loss of 0.855, the numbers before with 0.860, Influence alone with 1.024. The stronghold
and the crown in reach are as made by hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        31151, 95736,  # influence
        64, 550,  # promise
        27689, 45847,  # cities of the Kingdom
        67871, 98966,  # cities overseas
        4879, 5142,  # majority
        100000, 100000,  # crown in reach
        4614, 0,  # income
        737, 315,  # purse
        -7301, 0,  # wages
        -973, 0,  # debt
        9995, 1159,  # host
        7958, 6221,  # reserve
        243, 1522,  # spearhead
        13058, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        783, 807,  # prey at hand
        156, 160,  # prey near
        0, 0,  # prey beyond
        -1263, -195,  # cities in danger
        -470, -996,  # stronghold in danger
        60000, 60000,  # stronghold
        41858, 18768,  # sieges laid
        -26574, -53663,  # sieges borne
        1362, 451,  # votes
        2877, 209,  # faith
        6931, 0,  # chair
        0, 3096,  # Head of the Church
        10541, 5120,  # charges
        11708, 0,  # offices
        -40689, 0,  # ban
        5343, 10060,  # marches left
        3272, 0,  # cards left
        218, 0,  # expeditions
        631, 0,  # markers
        11281, 10408,  # walls
    ]
)  # fmt: skip
