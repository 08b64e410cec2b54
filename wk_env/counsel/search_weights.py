"""The weights with which the search values the ends of its worlds, in the manner of weights.py: a round begins.

There most of what weights.py must weigh is over, and the players are stewards. Fitted by experiments/fit_search.py to
8,000 of their games (from seed 1); signs are kept, and the stronghold and the crown in reach are as made by hand. In
games that they were not fitted to they foretell the winner with a log loss of 0.846; the weights.py of that time, to
which they were pulled, with 0.856.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEARCH_WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        15859, 113326,  # influence
        27, 349,  # promise
        105476, 91953,  # cities of the Kingdom
        93960, 125157,  # cities overseas
        709, 3003,  # majority
        100000, 100000,  # crown in reach
        4726, 0,  # income
        692, 283,  # purse
        -12882, 0,  # wages
        0, 0,  # debt
        11910, 1279,  # host
        0, 12375,  # reserve
        0, 0,  # spearhead
        54280, 0,  # Nobles
        0, 0,  # fresh Nobles
        0, 0,  # casualties
        1059, 659,  # prey at hand
        214, 218,  # prey near
        35, 0,  # prey beyond
        -1566, -303,  # cities in danger
        -637, -1646,  # stronghold in danger
        60000, 60000,  # stronghold
        38717, 23565,  # sieges laid
        -11061, -82907,  # sieges borne
        2614, 249,  # votes
        4186, 1930,  # faith
        2439, 0,  # chair
        0, 0,  # Head of the Church
        12375, 6600,  # charges
        3060, 9551,  # offices
        -56565, 0,  # ban
        11064, 14709,  # marches left
        4644, 0,  # cards left
        139, 0,  # expeditions
        953, 0,  # markers
        2709, 4297,  # walls
    ]
)  # fmt: skip
