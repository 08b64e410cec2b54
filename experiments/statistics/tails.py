"""Chances of the distributions that intervals and tests are read from: Student's t and F, by the incomplete beta."""

from functools import cache
from math import exp, lgamma, log, sqrt
from typing import Final

STEPS: Final = 300
TINY: Final = 1e-300
CLOSE: Final = 1e-14
WIDEST_T: Final = 1e6


def beta_share(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function: how much of a beta distribution lies below x."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_share(1 - x, b, a)
    scale = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    return scale * _fraction(x, a, b) / a


def _fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction, by Lentz's method."""
    above, below = 1.0, 1 / _away_from_0(1 - (a + b) * x / (a + 1))
    value = below
    for step in range(1, STEPS):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for term in (even, odd):
            below = 1 / _away_from_0(1 + term * below)
            above = _away_from_0(1 + term / above)
            value *= above * below
        if abs(above * below - 1) < CLOSE:
            break
    return value


def _away_from_0(number: float) -> float:
    return number if abs(number) > TINY else TINY


def f_tail(value: float, above: float, below: float) -> float:
    """The chance that an F of so many degrees of freedom above and below is at least this value."""
    return beta_share(below / (below + above * max(0.0, value)), below / 2, above / 2)


def t_tail(value: float, freedom: float) -> float:
    """The chance that a t of so many degrees of freedom is at least this far from 0, on either side."""
    return f_tail(value * value, 1, freedom)


@cache
def t_quantile(coverage: float, freedom: float) -> float:
    """How far from 0 a t reaches with this chance: 1.96 for 95 % and many degrees of freedom."""
    low, high = 0.0, WIDEST_T
    while high - low > CLOSE * high:
        middle = (low + high) / 2 if high < 1 else sqrt(max(low, CLOSE) * high)
        if t_tail(middle, freedom) > 1 - coverage:
            low = middle
        else:
            high = middle
        if high - low <= 1e-12 * high:
            break
    return high
