"""The weights with which the search values the ends of its worlds, in the manner of weights.py: a round begins.

There most of what weights.py must weigh is over, and the players are stewards. Fitted by experiments/fit_search.py to
8,000 of their games (from seed 1); signs are kept, and the stronghold and the crown in reach are as made by hand. In
games that they were not fitted to they foretell the winner with a log loss of 0.861; the weights.py of that time, to
which they were pulled, with 0.876.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEARCH_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        19254, 109799,  # influence
        36, 313,  # promise
        74025, 82663,  # cities of the Kingdom
        50692, 128369,  # cities overseas
        0, 5299,  # majority
        100000, 100000,  # crown in reach
        6159, 0,  # income
        774, 487,  # purse
        -11399, 0,  # wages
        0, 0,  # debt
        14230, 0,  # host
        0, 0,  # reserve
        0, 0,  # spearhead
        50306, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        831, 963,  # prey at hand
        126, 314,  # prey near
        13, 0,  # prey beyond
        -1342, -538,  # cities in danger
        -494, -1153,  # stronghold in danger
        60000, 60000,  # stronghold
        34270, 22245,  # sieges laid
        0, -64465,  # sieges borne
        2685, 109,  # votes
        4821, 715,  # faith
        1485, 9179,  # chair
        0, 3312,  # Head of the Church
        7370, 3504,  # charges
        6090, 2726,  # offices
        -51591, 0,  # ban
        8138, 15033,  # marches left
        1149, 0,  # cards left
        274, 0,  # expeditions
        1301, 0,  # markers
        12718, 4686,  # walls
    ]
)  # fmt: skip
