"""What is paid for: expeditions, fortification, mustering, prevented revolts, obeyed laws."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import (
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
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import GUARD, VOTES
from wk_env.games.warrior_knights.advice.tactics.attacks import A_BAN
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_own
from wk_env.games.warrior_knights.advice.tactics.given_word import cost_of_breach
from wk_env.games.warrior_knights.advice.tactics.placement import threats_to
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import (
    FORTIFY,
    NO_MUSTER,
    NO_UPGRADE,
    NO_VOYAGE,
    PAY_CROWNS,
    PAY_FAITH,
    REPAIR_STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BLESS_VOYAGE,
    FIRST_STRONGHOLD,
    FUND_EXPEDITIONS,
    FUNDS_NEEDED,
    MOST_SEATS,
    NO_FAVOUR,
    NO_NEWS,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.upgrade import price_of_walls
from wk_env.games.warrior_knights.rules.procedures.voyages import worth_of
from wk_env.games.warrior_knights.rules.queries import area_of_hold, troops_of

A_TOKEN: Final[i64] = 330  # a hundred men back in the ranks
A_BREACH: Final[i64] = 130
LONG_WAY: Final[i64] = 3  # rounds until an expedition is home
FUNDS_A_CROWN: Final[i64] = 450  # per mille of a usual stake that it costs to keep it when funds are needed
A_DELAY: Final[i64] = 30  # per mille of a stake that it costs to be without it so long
SCARCE: Final[i64] = 50  # per cent of a stake that it costs to be short of crowns meanwhile
A_FEW: Final[i64] = 4  # crowns to spare that are few
HEAD_SHARES: Final[i64] = 60  # per cent: how likely a Head of the Church who has a share is to bless it
HEAD_MAY_SHARE: Final[i64] = 25  # one who has yet to say whether he takes part
A_BLESSING: Final[i64] = 50  # per cent of what another Faith is worth to him


def odds_of_voyage(situation: Situation, voyage: i64) -> i64:
    """What a crown in an expedition that nobody blessed brings home, in per mille."""
    total: i64 = 0
    count: i64 = 0
    for card in range(len(situation.table.fate_deck)):
        news: i64 = situation.table.content.fate_voyage[voyage * len(situation.table.fate_deck) + card]
        total += brought_by(news)
        count += is_final(news)
    return total // max(1, count)


def brought_by(news: i64) -> i64:
    """What a result brings home for each crown of a stake, in per mille; more funds cost some of it."""
    if news == FUNDS_NEEDED:
        return -FUNDS_A_CROWN
    return i64(0) if news == NO_NEWS else 1000 * news


def is_final(news: i64) -> i64:
    """1 for a result after which an expedition is over."""
    return i64(0) if news in (NO_NEWS, FUNDS_NEEDED) else i64(1)


def odds_if_blessed(situation: Situation, voyage: i64) -> i64:
    """What a crown in a blessed expedition brings home: by the better of two results, in per mille."""
    total: i64 = 0
    count: i64 = 0
    results = situation.table.content.fate_voyage
    first: i64 = voyage * len(situation.table.fate_deck)
    for card in range(first, first + len(situation.table.fate_deck)):
        for other in range(first, card):
            better: i64 = card if worth_of(results[card]) >= worth_of(results[other]) else other
            total += brought_by(results[better])
            count += is_final(results[better])
    return total // max(1, count)


def faith_in_blessing(situation: Situation, voyage: i64) -> i64:
    """How likely it is that an expedition will be blessed, in per cent."""
    table = situation.table
    head: i64 = table.head
    if table.faith[head] == 0:
        return 0
    if head == situation.seat:
        return 100
    share: i64 = table.voyage_share[voyage * MOST_SEATS + head]
    if share > 0:
        return HEAD_SHARES
    has_passed: bool = (head - table.chairman) % table.seats < (situation.seat - table.chairman) % table.seats
    return i64(0) if has_passed else HEAD_MAY_SHARE


def outlook_of(situation: Situation, voyage: i64) -> i64:
    """What a crown in a new expedition brings home on the average, in per mille."""
    blessed: i64 = faith_in_blessing(situation, voyage)
    worth: i64 = odds_of_voyage(situation, voyage) * (100 - blessed)
    if blessed > 0:
        worth += odds_if_blessed(situation, voyage) * blessed
    return worth // 100


def profit_of(situation: Situation, outlook: i64, crowns: i64) -> i64:
    """What so many crowns in an expedition gain; little when they come home too late or are wanted before."""
    if situation.rounds < LONG_WAY:
        return -situation.crowns(crowns)
    gain: i64 = situation.crowns(crowns) * (outlook - 1000 - A_DELAY) // 1000
    if situation.spare() - crowns < A_FEW:
        gain -= situation.crowns(crowns) * SCARCE // 100
    return gain


class VoyageAnswer(Answer):
    """The expedition that brings most home; of several shares the greatest is cashed."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it brings."""
        if choice == NO_VOYAGE:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = EARNS_CROWNS
        if situation.table.subject != FUND_EXPEDITIONS:
            return 100 * situation.table.voyage_share[choice * MOST_SEATS + situation.seat]
        return profit_of(situation, outlook_of(situation, choice), 5)


class InvestAnswer(Answer):
    """What he can spare, if the expedition is likely to pay more than it costs."""

    def prepare(self, situation: Situation) -> None:
        """What a crown brings."""
        situation.memo[0] = outlook_of(situation, situation.table.subject)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By its profit."""
        situation.reason = EARNS_CROWNS if choice > 0 else SAVES_CROWNS
        return profit_of(situation, situation.memo[0], choice)


class BlessAnswer(Answer):
    """A Faith for the better of two results, if his own stake is worth it."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """What the better result adds to his stake, less a Faith."""
        situation.reason = EARNS_CROWNS if choice == YES else SAVES_FAITH
        if choice != YES:
            return -cost_of_breach(situation, NO_FAVOUR)
        voyage: i64 = situation.table.subject
        worth: i64 = worth_of_blessing(situation, voyage) - situation.faith(1) * A_BLESSING // 100
        return worth - cost_of_breach(situation, BLESS_VOYAGE)


def worth_of_blessing(situation: Situation, voyage: i64) -> i64:
    """What the better of two results adds to his stake."""
    better: i64 = odds_if_blessed(situation, voyage) - odds_of_voyage(situation, voyage)
    share: i64 = situation.table.voyage_share[voyage * MOST_SEATS + situation.seat]
    return situation.crowns(share) * better // 1000


class UpgradeAnswer(Answer):
    """Walls where rivals are near, as far as the purse allows."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By income and danger, less the price."""
        if choice == NO_UPGRADE:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = STRONGER_WALLS
        is_new: bool = choice >= FORTIFY
        price: i64 = price_of_walls(situation.table, situation.seat) if is_new else i64(2)
        hold: i64 = choice - FORTIFY if is_new else choice
        if choice == REPAIR_STRONGHOLD:
            hold = FIRST_STRONGHOLD + situation.seat
        worth: i64 = worth_of_walls(situation, hold)
        if is_new:
            worth += situation.crowns(1) * min(4, situation.rounds - 1)
            worth += situation.points(situation.clock.worth_of_walls(situation.table))
            worth += situation.points(situation.aims.worth_of_walls(situation.table, situation.seat, hold))
        return worth - situation.crowns(price)


def worth_of_walls(situation: Situation, hold: i64) -> i64:
    """What a hundred of walls more are worth to a hold of his own."""
    danger: i64 = 20 + threats_to(situation, area_of_hold(situation.table, hold)) // 4
    return A_BREACH // 2 + situation.weighed(value_of_own(situation, hold), GUARD) * danger // 1000


class RepairMoreAnswer(Answer):
    """Another breach, while there is money."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """As the first."""
        situation.reason = STRONGER_WALLS if choice == YES else SAVES_CROWNS
        if choice != YES:
            return 0
        return worth_of_walls(situation, situation.table.subject) - situation.crowns(2)


class MusterAnswer(Answer):
    """The army that is nearest to ruin."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what a hundred men mean to it."""
        if choice == NO_MUSTER:
            situation.reason = SAVES_CROWNS
            return 0
        situation.reason = KEEPS_TROOPS
        return worth_of_token(situation, army_at(situation.seat, choice))


def worth_of_token(situation: Situation, army: i64) -> i64:
    """What it is worth to remove a casualty token from an army."""
    left: i64 = troops_of(situation.table, army) - 100 * situation.table.casualties[army]
    return A_TOKEN + (150 if left <= 100 else 0) - situation.crowns(2)


class MusterMoreAnswer(Answer):
    """Another token, while there is money."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """As the first."""
        situation.reason = KEEPS_TROOPS if choice == YES else SAVES_CROWNS
        return worth_of_token(situation, situation.table.subject) if choice == YES else i64(0)


class RevoltAnswer(Answer):
    """Faith or crowns calm a city, as long as it is worth them."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what goes."""
        situation.reason = HOLDS_CITY
        if choice == PAY_CROWNS:
            return -situation.crowns(situation.table.matter)
        if choice == PAY_FAITH:
            return -situation.faith(1)
        situation.reason = LEAST_LOSS
        return -self.loss(situation)

    def loss(self, situation: Situation) -> i64:
        """What it costs not to calm the city: all of it."""
        return value_of_own(situation, situation.table.subject)


def cost_of_ban(situation: Situation) -> i64:
    """What it costs him to be banned: his Votes and all that he could be elected to."""
    if situation.table.banned[situation.seat] == 1:
        return 0
    return situation.weighed(A_BAN, VOTES) * min(situation.rounds, 4) // 4 + 100


class ComplyAnswer(Answer):
    """Laws are obeyed while they cost less than a ban."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """The sum, or the ban."""
        if choice == YES:
            situation.reason = AVOIDS_BAN
            return -situation.crowns(situation.table.matter)
        situation.reason = SAVES_CROWNS
        return -cost_of_ban(situation)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    VoyageAnswer(asks.VOYAGE),
    InvestAnswer(asks.INVEST),
    BlessAnswer(asks.BLESS),
    UpgradeAnswer(asks.UPGRADE),
    RepairMoreAnswer(asks.REPAIR_MORE),
    MusterAnswer(asks.MUSTER),
    MusterMoreAnswer(asks.MUSTER_MORE),
    ComplyAnswer(asks.COMPLY),
    RevoltAnswer(asks.REVOLT),
]
