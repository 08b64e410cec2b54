"""Money matters: expeditions, walls, recruits for thinned ranks, the price of calm and of obedience."""

from typing import Final

from mypy_extensions import i64

from wk_env.counsel.answer import (
    AVOIDS_BAN,
    EARNS_CROWNS,
    HOLDS_CITY,
    KEEPS_TROOPS,
    LEAST_LOSS,
    NOTHING_BETTER,
    SAVES_CROWNS,
    SAVES_FAITH,
    STRONGER_WALLS,
    Answer,
)
from wk_env.counsel.clashes import A_BAN
from wk_env.counsel.mind import Mind
from wk_env.counsel.posts import threats_to
from wk_env.counsel.prospects import value_of_own
from wk_env.counsel.styles import CROWNS, GUARD, VOTES
from wk_env.warrior_knights.asks import (
    FORTIFY,
    LOSE_CITY,
    NO_MUSTER,
    NO_UPGRADE,
    NO_VOYAGE,
    PAY_CROWNS,
    REPAIR_STRONGHOLD,
)
from wk_env.warrior_knights.facts import area_of_hold, troops_of
from wk_env.warrior_knights.procedures.armies import army_at
from wk_env.warrior_knights.procedures.upgrade import price_of_walls
from wk_env.warrior_knights.words import FATE_CARDS, FIRST_STRONGHOLD, FUND_EXPEDITIONS, MOST_SEATS, NO_NEWS, YES

A_TOKEN: Final[i64] = 330  # a hundred men back in the ranks
A_BREACH: Final[i64] = 130
LONG_WAY: Final[i64] = 3  # rounds until an expedition is home


def odds_of_voyage(mind: Mind, voyage: i64) -> i64:
    """What a crown in an expedition brings home, in per mille."""
    total: i64 = 0
    count: i64 = 0
    for card in range(FATE_CARDS):
        news: i64 = mind.table.content.fate_voyage[voyage * FATE_CARDS + card]
        if news != NO_NEWS:
            total += news
            count += 1
    return total * 1000 // max(1, count)


def profit_of(mind: Mind, voyage: i64, crowns: i64) -> i64:
    """What so many crowns in an expedition gain; little when they come home too late or are wanted before."""
    if mind.rounds < LONG_WAY:
        return -mind.crowns(crowns)
    gain: i64 = mind.weighed(crowns * (odds_of_voyage(mind, voyage) - 1000) // 10, CROWNS)
    if mind.spare() - crowns < 4:
        gain -= mind.crowns(crowns) // 2
    return gain


class Voyage(Answer):
    """The expedition that brings most home; of several shares the greatest is cashed."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By what it brings."""
        if choice == NO_VOYAGE:
            mind.reason = NOTHING_BETTER
            return 0
        mind.reason = EARNS_CROWNS
        if mind.table.subject != FUND_EXPEDITIONS:
            return 100 * mind.table.voyage_share[choice * MOST_SEATS + mind.seat]
        return profit_of(mind, choice, 5) + 20


class Invest(Answer):
    """What he can spare, if it comes home with company."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By its profit."""
        mind.reason = EARNS_CROWNS if choice > 0 else SAVES_CROWNS
        return profit_of(mind, mind.table.subject, choice)


class Bless(Answer):
    """A Faith for the better of two results, if his own stake is worth it."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """Half the stake, less a Faith."""
        mind.reason = EARNS_CROWNS if choice == YES else SAVES_FAITH
        if choice != YES:
            return 0
        share: i64 = mind.table.voyage_share[mind.table.subject * MOST_SEATS + mind.seat]
        return share * 70 * mind.style[CROWNS] // 100 - mind.faith(1)


class Upgrade(Answer):
    """Walls where rivals are near, as far as the purse allows."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By income and danger, less the price."""
        if choice == NO_UPGRADE:
            mind.reason = SAVES_CROWNS
            return 0
        mind.reason = STRONGER_WALLS
        is_new: bool = choice >= FORTIFY
        price: i64 = price_of_walls(mind.table, mind.seat) if is_new else i64(2)
        hold: i64 = choice - FORTIFY if is_new else choice
        if choice == REPAIR_STRONGHOLD:
            hold = FIRST_STRONGHOLD + mind.seat
        worth: i64 = worth_of_walls(mind, hold)
        if is_new:
            worth += mind.crowns(1) * min(4, mind.rounds - 1)
        return worth - mind.crowns(price)


def worth_of_walls(mind: Mind, hold: i64) -> i64:
    """What a hundred of walls more are worth to a hold of his own."""
    danger: i64 = 20 + threats_to(mind, area_of_hold(mind.table, hold)) // 4
    return A_BREACH // 2 + mind.weighed(value_of_own(mind, hold), GUARD) * danger // 1000


class RepairMore(Answer):
    """Another breach, while there is money."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """As the first."""
        mind.reason = STRONGER_WALLS if choice == YES else SAVES_CROWNS
        if choice != YES:
            return 0
        return worth_of_walls(mind, mind.table.subject) - mind.crowns(2)


class Muster(Answer):
    """The army that is nearest to ruin."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By what a hundred men mean to it."""
        if choice == NO_MUSTER:
            mind.reason = SAVES_CROWNS
            return 0
        mind.reason = KEEPS_TROOPS
        return worth_of_token(mind, army_at(mind.seat, choice))


def worth_of_token(mind: Mind, army: i64) -> i64:
    """What it is worth to remove a casualty token from an army."""
    left: i64 = troops_of(mind.table, army) - 100 * mind.table.casualties[army]
    return A_TOKEN + (150 if left <= 100 else 0) - mind.crowns(2)


class MusterMore(Answer):
    """Another token, while there is money."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """As the first."""
        mind.reason = KEEPS_TROOPS if choice == YES else SAVES_CROWNS
        return worth_of_token(mind, mind.table.subject) if choice == YES else i64(0)


class Revolt(Answer):
    """Faith or crowns calm a city, as long as it is worth them."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """By what goes."""
        if choice == LOSE_CITY:
            mind.reason = LEAST_LOSS
            return -value_of_own(mind, mind.table.subject)
        mind.reason = HOLDS_CITY
        if choice == PAY_CROWNS:
            return -mind.crowns(mind.table.matter)
        return -mind.faith(1)


def cost_of_ban(mind: Mind) -> i64:
    """What it costs him to be banned: his Votes and all that he could be elected to."""
    if mind.table.banned[mind.seat] == 1:
        return 0
    return mind.weighed(A_BAN, VOTES) * min(mind.rounds, 4) // 4 + 100


class Comply(Answer):
    """Laws are obeyed while they cost less than a ban."""

    def worth(self, mind: Mind, choice: i64) -> i64:
        """The sum, or the ban."""
        if choice == YES:
            mind.reason = AVOIDS_BAN
            return -mind.crowns(mind.table.matter)
        mind.reason = SAVES_CROWNS
        return -cost_of_ban(mind)
