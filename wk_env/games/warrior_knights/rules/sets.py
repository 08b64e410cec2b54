"""Sets of numbers from 0 to 61 as bits, {i} being BIT[i]: areas, kinds of troops, holds.

To visit the members in rising order, take `first_in` what is left and go on with `rest_of` it until nothing is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import BIT
from wk_env.kernel.core import Decision

# All powers of two below 2**66 leave different remainders when divided by this.
PRIME: Final[i64] = 67


def _members() -> vec[i64]:
    members = vec[i64]([0] * PRIME)
    for member in range(len(BIT)):
        members[BIT[member] % PRIME] = member
    return members


MEMBER: Final[vec[i64]] = _members()


def first_in(members: i64) -> i64:
    """The smallest member of a set that has one."""
    return MEMBER[(members & -members) % PRIME]


def rest_of(members: i64) -> i64:
    """A set without its smallest member."""
    return members & (members - 1)


def size_of(members: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    rest: i64 = members
    while rest != 0:
        count += 1
        rest = rest_of(rest)
    return count


def offer_each(decision: Decision, members: i64, first: i64) -> None:
    """Offer one choice for each member of a set: that many after the first such choice."""
    rest: i64 = members
    while rest != 0:
        decision.offer(first + first_in(rest))
        rest = rest_of(rest)
