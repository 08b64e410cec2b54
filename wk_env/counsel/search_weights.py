"""The weights with which the search values the ends of its worlds, in the manner of weights.py: a round begins.

There most of what weights.py must weigh is over, and the players are stewards. Fitted by experiments/fit_search.py to
8,000 of their games (from seed 300001); signs are kept, and the stronghold and the crown in reach are as made by hand.
In games that they were not fitted to they foretell the winner with a log loss of 0.879; those of weights.py, which had
not been fitted to stewards then, with 0.927.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEARCH_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        28332, 109380,  # influence
        49, 288,  # promise
        97146, 81827,  # cities of the Kingdom
        75439, 113241,  # cities overseas
        0, 2781,  # majority
        100000, 100000,  # crown in reach
        0, 0,  # income
        635, 120,  # purse
        -13188, 0,  # wages
        -588, 0,  # debt
        11622, 817,  # host
        0, 7921,  # reserve
        0, 0,  # spearhead
        27309, 0,  # Nobles
        27309, 0,  # fresh Nobles
        0, 0,  # casualties
        1333, 581,  # prey at hand
        143, 259,  # prey near
        60, 0,  # prey beyond
        -1665, -233,  # cities in danger
        -417, -1450,  # stronghold in danger
        60000, 60000,  # stronghold
        29972, 34559,  # sieges laid
        -19871, -67907,  # sieges borne
        2506, 157,  # votes
        4595, 870,  # faith
        3223, 0,  # chair
        0, 9401,  # Head of the Church
        21214, 13491,  # charges
        6408, 4325,  # offices
        -57227, 0,  # ban
        16759, 15249,  # marches left
        2210, 2046,  # cards left
        237, 0,  # expeditions
        418, 162,  # markers
        6836, 4750,  # walls
    ]
)  # fmt: skip
