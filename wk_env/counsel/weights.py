"""The weights of the evaluation: for each term in the order of sheet.py one for the beginning and one for the end.

In hundredths of a thousandth of log odds a unit. How they were made: numbers by hand first. Then 410 games of greedy
players (3 to 6 worlds, with those numbers and with a first fit, some planning by habit) and of Barons with habits;
every position in which a round began; a conditional logit that keeps signs and is pulled towards the first numbers
(as in experiments/fit.py, pull 0.3). Two thirds of the fit and one third of the first numbers stand here, so that what
those games did not show keeps a say. The stronghold and the crown in reach are as made by hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHTS: Final[vec[i64]] = vec[i64](
    [
        8698, 80211,  # influence
        90, 503,  # promise
        8640, 19768,  # cities of the Kingdom
        3300, 66947,  # cities overseas
        1761, 2864,  # majority
        100000, 100000,  # crown in reach
        442, 0,  # income
        576, 165,  # purse
        -662, -99,  # wages
        -1543, -330,  # debt
        1040, 330,  # host
        643, 132,  # reserve
        330, 165,  # spearhead
        9345, 2723,  # Nobles
        9345, 3223,  # fresh Nobles
        -721, -330,  # casualties
        463, 328,  # prey at hand
        158, 75,  # prey near
        23, 31,  # prey beyond
        -353, -86,  # cities in danger
        -99, -99,  # stronghold in danger
        60000, 60000,  # stronghold
        21734, 25772,  # sieges laid
        -8300, -2640,  # sieges borne
        99, 33,  # votes
        1903, 267,  # faith
        7995, 11014,  # chair
        990, 165,  # Head of the Church
        8122, 3560,  # charges
        990, 2707,  # offices
        -15647, -11685,  # ban
        495, 2665,  # marches left
        272, 46,  # cards left
        201, 109,  # expeditions
        680, 7,  # markers
        2285, 5837,  # walls
    ]
)  # fmt: skip
