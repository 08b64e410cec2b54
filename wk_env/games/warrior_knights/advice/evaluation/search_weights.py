"""The weights with which the search values the ends of its worlds, in the manner of weights.py: a round begins.

There most of what weights.py must weigh is over, and the players are stewards. Fitted by
experiments/games/warrior_knights/fit_search.py to 8,000 of their games (from seed 7); signs are kept, and the
stronghold and the crown in reach are as made by hand. In games that they were not fitted to they predict the winner
with a log loss of 0.896; the weights.py of that time, to which they were pulled, with 0.904.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEARCH_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        20809, 117724,  # influence
        29, 283,  # promise
        88266, 96923,  # cities of the Kingdom
        100894, 155489,  # cities overseas
        0, 3289,  # majority
        100000, 100000,  # crown in reach
        9165, 0,  # income
        787, 500,  # purse
        -15434, 0,  # wages
        0, 0,  # debt
        15331, 518,  # host
        0, 12742,  # reserve
        0, 0,  # spearhead
        70772, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        953, 933,  # targets at hand
        94, 243,  # targets near
        0, 0,  # targets beyond
        -1446, -475,  # cities in danger
        -503, -1382,  # stronghold in danger
        60000, 60000,  # stronghold
        43392, 30887,  # sieges laid
        0, -62425,  # sieges borne
        1707, 0,  # votes
        2924, 915,  # faith
        4267, 0,  # chair
        0, 12936,  # Head of the Church
        8282, 5638,  # charges
        0, 0,  # offices
        -63767, 0,  # ban
        18482, 14035,  # marches left
        6007, 0,  # cards left
        289, 0,  # expeditions
        563, 0,  # markers
        10010, 3104,  # walls
    ]
)  # fmt: skip
