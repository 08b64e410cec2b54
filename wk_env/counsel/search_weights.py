"""The weights with which the search values the ends of its worlds, in the manner of weights.py: a round begins.

There most of what weights.py must weigh is over, and the players are stewards. Fitted by experiments/fit_search.py to
5,000 of their games (from seed 1); signs are kept, and the stronghold and the crown in reach are as made by hand. In
games that they were not fitted to they foretell the winner with a log loss of 0.903; the weights.py of that time, to
which they were pulled, with 0.913.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEARCH_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        16951, 118503,  # influence
        24, 379,  # promise
        84189, 92124,  # cities of the Kingdom
        48186, 147095,  # cities overseas
        0, 3564,  # majority
        100000, 100000,  # crown in reach
        9659, 0,  # income
        996, 719,  # purse
        -17383, 0,  # wages
        0, 0,  # debt
        16165, 3639,  # host
        0, 13732,  # reserve
        0, 0,  # spearhead
        62501, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        912, 778,  # prey at hand
        135, 288,  # prey near
        0, 0,  # prey beyond
        -1589, -378,  # cities in danger
        -707, -1266,  # stronghold in danger
        60000, 60000,  # stronghold
        44793, 32395,  # sieges laid
        0, -59041,  # sieges borne
        1105, 0,  # votes
        2130, 687,  # faith
        2391, 0,  # chair
        0, 11523,  # Head of the Church
        3714, 3442,  # charges
        0, 0,  # offices
        -51511, 0,  # ban
        10975, 21331,  # marches left
        4943, 0,  # cards left
        406, 0,  # expeditions
        588, 0,  # markers
        12305, 0,  # walls
    ]
)  # fmt: skip
