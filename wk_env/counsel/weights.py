"""The weights of the evaluation: for each term in the order of sheet.py one for the beginning and one for the end.

In hundredths of a thousandth of log odds a unit. How they were made: numbers by hand, blended with a fit of games of
greedy players; then twice, before and after the content was last tuned, 4,000 games of stewards of all styles with
slips (experiments/fit.py, from seed 300001, pull 0.3 towards the numbers before): positions in which a round begins and
positions in the middle of things, a conditional logit that keeps signs. In games that they were not fitted to they
foretell the winner with a log loss of 0.872, the numbers before with 0.880, Influence alone with 1.022. The stronghold
and the crown in reach are as made by hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        28528, 92363,  # influence
        71, 558,  # promise
        22859, 41027,  # cities of the Kingdom
        63512, 84257,  # cities overseas
        4443, 4788,  # majority
        100000, 100000,  # crown in reach
        3641, 0,  # income
        617, 282,  # purse
        -6207, 0,  # wages
        -997, 0,  # debt
        7591, 868,  # host
        6889, 4891,  # reserve
        2483, 1006,  # spearhead
        10888, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        723, 755,  # prey at hand
        112, 200,  # prey near
        22, 0,  # prey beyond
        -1128, -148,  # cities in danger
        -586, -747,  # stronghold in danger
        60000, 60000,  # stronghold
        35807, 23598,  # sieges laid
        -15837, -38710,  # sieges borne
        1192, 427,  # votes
        3812, 1033,  # faith
        8501, 0,  # chair
        0, 9951,  # Head of the Church
        14877, 8081,  # charges
        13823, 545,  # offices
        -33051, 0,  # ban
        4744, 8752,  # marches left
        1016, 0,  # cards left
        150, 0,  # expeditions
        1317, 0,  # markers
        11262, 9614,  # walls
    ]
)  # fmt: skip
