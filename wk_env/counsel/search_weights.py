"""The weights with which the search values the ends of its worlds, in the manner of weights.py: a round begins.

There most of what weights.py must weigh is over, and the players are stewards. Fitted by experiments/fit_search.py to
8,000 of their games (from seed 200001); signs are kept, and the stronghold and the crown in reach are as made by hand.
In games that they were not fitted to they foretell the winner with a log loss of 0.875, those of weights.py with 0.922.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEARCH_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        21038, 109001,  # influence
        41, 243,  # promise
        87346, 63910,  # cities of the Kingdom
        58623, 143977,  # cities overseas
        560, 2935,  # majority
        100000, 100000,  # crown in reach
        2338, 0,  # income
        713, 95,  # purse
        -8064, 0,  # wages
        -310, 0,  # debt
        12763, 1473,  # host
        0, 0,  # reserve
        0, 0,  # spearhead
        21767, 0,  # Nobles
        21767, 0,  # fresh Nobles
        0, 0,  # casualties
        1013, 634,  # prey at hand
        39, 44,  # prey near
        0, 0,  # prey beyond
        -1501, -145,  # cities in danger
        -467, -1652,  # stronghold in danger
        60000, 60000,  # stronghold
        33246, 15589,  # sieges laid
        -6558, -76924,  # sieges borne
        2921, 0,  # votes
        718, 528,  # faith
        0, 15523,  # chair
        0, 0,  # Head of the Church
        28019, 15708,  # charges
        12748, 6677,  # offices
        -54531, 0,  # ban
        8097, 15256,  # marches left
        10995, 0,  # cards left
        160, 169,  # expeditions
        973, 346,  # markers
        7609, 5131,  # walls
    ]
)  # fmt: skip
