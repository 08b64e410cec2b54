"""The odds of battles by Fate cards, in per mille: near enough for a plan, and cheap.

Of the 24 Fate cards 3 draw another, so a card ends as a hit with 10 in 21, as a shield with 7, as a victory with 4. In
For Glory, Retreats drawing another, these are 18, 12 and 7 in 37: the same but for a hundredth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_CARDS: Final[i64] = 16
SURE: Final[i64] = 1000
HIT_CARD: Final[i64] = 476
SHIELD_CARD: Final[i64] = 333
VICTORY_CARD: Final[i64] = 190
MUST_GO: Final[i64] = 2


def binomials(chance: i64) -> vec[i64]:
    """Row by cards, column by how many of them are of a sort: the odds per mille, by this chance of one."""
    odds = vec[i64]([0] * (MOST_CARDS * MOST_CARDS))  # slow-ok: once
    odds[0] = 1000 * SURE
    for cards in range(i64(1), MOST_CARDS):
        for found in range(cards + 1):
            without: i64 = odds[(cards - 1) * MOST_CARDS + found] * (SURE - chance)
            last: i64 = odds[(cards - 1) * MOST_CARDS + found - 1] * chance if found > 0 else i64(0)
            odds[cards * MOST_CARDS + found] = (without + last) // SURE
    for place in range(MOST_CARDS * MOST_CARDS):
        odds[place] = odds[place] // 1000
    return odds


def tails(odds: vec[i64]) -> vec[i64]:
    """Row by cards, column by how many of them are of a sort at least."""
    sums = odds[:]
    for place in range(MOST_CARDS * MOST_CARDS - 1, -1, -1):
        if place % MOST_CARDS != MOST_CARDS - 1:
            sums[place] += sums[place + 1]
    return sums


HITS: Final[vec[i64]] = binomials(HIT_CARD)
SHIELDS: Final[vec[i64]] = binomials(SHIELD_CARD)
VICTORIES: Final[vec[i64]] = binomials(VICTORY_CARD)
HITS_AT_LEAST: Final[vec[i64]] = tails(HITS)
VICTORIES_AT_LEAST: Final[vec[i64]] = tails(VICTORIES)


def at_least(sums: vec[i64], cards: i64, found: i64) -> i64:
    """The odds that so many cards hold at least so many of a sort."""
    if found <= 0:
        return SURE
    if found >= MOST_CARDS:
        return 0
    return sums[min(cards, MOST_CARDS - 1) * MOST_CARDS + found]


def kept(drawn: i64, is_led: i64) -> i64:
    """How many cards of a hand are played: a commander makes his side discard two, of two only one."""
    if is_led == 0:
        return drawn
    return max(1, drawn - MUST_GO)


def odds_of_lead(drawn: i64, is_led: i64, bonus: i64, other: i64, other_is_led: i64, other_bonus: i64) -> i64:
    """The odds that a side which drew so many cards counts more victories than the other."""
    most: i64 = kept(drawn, is_led)
    other_most: i64 = kept(other, other_is_led)
    row: i64 = min(other, MOST_CARDS - 1) * MOST_CARDS
    total: i64 = 0
    for found in range(min(other, MOST_CARDS - 1) + 1):
        need: i64 = min(found, other_most) + other_bonus + 1 - bonus
        if need <= most:
            total += VICTORIES[row + found] * at_least(VICTORIES_AT_LEAST, drawn, need)
    return total // SURE


def odds_of_ruin(cards: i64, bonus: i64, shields: i64, other_bonus: i64, lives: i64) -> i64:
    """The odds that the hits on so many cards, less the shields on so many of the other side, reach his lives."""
    row: i64 = min(shields, MOST_CARDS - 1) * MOST_CARDS
    total: i64 = 0
    for found in range(min(shields, MOST_CARDS - 1) + 1):
        total += SHIELDS[row + found] * at_least(HITS_AT_LEAST, cards, lives + found + other_bonus - bonus)
    return total // SURE
