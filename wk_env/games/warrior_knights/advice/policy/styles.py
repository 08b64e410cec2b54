"""Playing styles: each is a column of weights in per cent."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What the weights weigh. Goals first, then care: what a beginner leaves out of account.
CITIES: Final[i64] = 0  # cities and the Influence they give
CROWNS: Final[i64] = 1
FAITH: Final[i64] = 2
VOTES: Final[i64] = 3  # Votes, offices, charges and the chair
TROOPS: Final[i64] = 4
RIVALS: Final[i64] = 5  # what a rival loses
WEAK: Final[i64] = 6  # how much gladder he fights whoever is weak
CAUTION: Final[i64] = 7  # what a lost battle costs
GUARD: Final[i64] = 8  # threats to what he holds
THRIFT: Final[i64] = 9  # wages to come
SIGHT: Final[i64] = 10  # what is more than one move away
HONOUR: Final[i64] = 11  # what it costs to break one's word
OFFERS: Final[i64] = 12  # 0: makes no bargains and declines all
WEIGHTS: Final[i64] = 13

NAMES: Final = ("balanced", "conqueror", "merchant", "bishop", "statesman", "opportunist")
# Balanced is the strongest that was found when one steward of other weights sat with three of these, weight by weight
# (experiments/games/warrior_knights/steward_weights.py). The others are tuned to be as strong as one another where four
# of them meet (experiments/games/warrior_knights/balance.py), each by the care for its own goal. What a word is worth
# to a style is its manner, and set by hand.
BALANCED: Final[vec[i64]] = vec[i64]([200, 45, 100, 800, 60, 70, 100, 80, 100, 60, 80, 100, 100])
CONQUEROR: Final[vec[i64]] = vec[i64]([235, 29, 49, 290, 160, 140, 100, 50, 80, 60, 80, 60, 100])
MERCHANT: Final[vec[i64]] = vec[i64]([240, 165, 55, 740, 50, 50, 100, 95, 110, 70, 80, 120, 100])
BISHOP: Final[vec[i64]] = vec[i64]([170, 45, 280, 800, 60, 80, 100, 90, 110, 60, 80, 200, 100])
STATESMAN: Final[vec[i64]] = vec[i64]([185, 45, 80, 1050, 58, 60, 100, 100, 110, 70, 80, 100, 100])
OPPORTUNIST: Final[vec[i64]] = vec[i64]([205, 42, 105, 725, 62, 94, 300, 78, 98, 60, 80, 10, 100])
# With two players, in per cent of the usual: found as BALANCED was, against stewards that weigh alike at any number.
AGAINST_ONE: Final[i64] = 150
NEAR_ENOUGH: Final[i64] = 62
# What a level leaves out of account: per cent of a weight that is left, level by level from 1 on.
THRIFT_LEFT: Final[vec[i64]] = vec[i64]([0, 0, 40, 70, 100, 100, 100])
GUARD_LEFT: Final[vec[i64]] = vec[i64]([0, 0, 0, 40, 80, 100, 100])
SIGHT_LEFT: Final[vec[i64]] = vec[i64]([0, 20, 50, 80, 100, 100, 100])
CAUTION_LEFT: Final[vec[i64]] = vec[i64]([0, 30, 60, 80, 100, 100, 100])


def style_of(number: i64) -> vec[i64]:
    """The weights of a style by its place in NAMES."""
    if number == 0:
        return BALANCED[:]
    if number == 1:
        return CONQUEROR[:]
    if number == 2:
        return MERCHANT[:]
    if number == 3:
        return BISHOP[:]
    return STATESMAN[:] if number == 4 else OPPORTUNIST[:]


def weights_of(style: str, level: i64) -> vec[i64]:
    """The weights of a style by its name, less what a level overlooks."""
    weights = style_of(NAMES.index(style))  # slow-ok: once an answer
    weights[THRIFT] = weights[THRIFT] * THRIFT_LEFT[level] // 100
    weights[GUARD] = weights[GUARD] * GUARD_LEFT[level] // 100
    weights[SIGHT] = weights[SIGHT] * SIGHT_LEFT[level] // 100
    weights[CAUTION] = weights[CAUTION] * CAUTION_LEFT[level] // 100
    return weights


def for_two(style: vec[i64]) -> vec[i64]:
    """The weights against a single rival: a city won is half the way to the end, and what is far off comes too late."""
    weights = style[:]
    weights[CITIES] = weights[CITIES] * AGAINST_ONE // 100
    weights[SIGHT] = weights[SIGHT] * NEAR_ENOUGH // 100
    return weights
