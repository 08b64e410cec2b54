"""What is at stake: who may bid for whose favour, which favours there are, and whether a promise was kept.

Everything here reads table.stake, which is empty where no windows are opened at stakes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import TIE_BARON
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import (
    AT_BLESSING,
    AT_BLUE,
    AT_CONSENT,
    AT_PASSAGE,
    AT_RED,
    AT_TARGET,
    AT_VOTE,
    BIT,
    BLESS_VOYAGE,
    CANCEL_EVENT,
    ELECT,
    FIRST_AT_STAKE,
    GIVE_VOTES,
    GRANT_CONSENT,
    GRANT_PASSAGE,
    LET_HAPPEN,
    MOST_PLEDGED,
    MOST_SEATS,
    NO,
    NO_FAVOUR,
    NOBLES,
    NONE,
    PLEDGE_FAITH,
    PLEDGED,
    REFUSE_CONSENT,
    SPARE,
    STAKE,
    STAKE_ABOUT,
    STAKE_BESIDE,
    STAKE_PLACES,
    STAKE_SEAT,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.attack_targets import is_target
from wk_env.games.warrior_knights.rules.procedures.heirs import has_tokens
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.public_history import break_word
from wk_env.games.warrior_knights.rules.queries import baron_of, holder_of
from wk_env.games.warrior_knights.rules.state import Table, put
from wk_env.kernel.columns import filled

# Stakes that concern more than two Barons: others may add crowns to an offer.
SHARED_STAKES: Final[i64] = BIT[AT_CONSENT] | BIT[AT_VOTE] | BIT[AT_RED] | BIT[AT_BLUE] | BIT[AT_BLESSING]

# By stake: the promise, where there is one alone.
ONE_FAVOUR: Final[vec[i64]] = vec[i64]([GRANT_PASSAGE, NO_FAVOUR, NO_FAVOUR, NO_FAVOUR, NO_FAVOUR, BLESS_VOYAGE, SPARE])


def bidders(table: Table) -> i64:
    """The set of Barons who may make an offer for what is at stake.

    Rules: WK-522
    """
    found: i64 = 0
    for seat in range(table.seats):
        if can_pay(table, seat) and is_concerned(table, seat) and partners(table, seat) != 0:
            found |= BIT[seat]
    return found


def can_pay(table: Table, seat: i64) -> bool:
    """Whether a Baron in the game has crowns, or an heir.

    Rules: WK-522, WK-540
    """
    return not is_gone(table, seat) and (table.crowns[seat] > 0 or heirs_of(table, seat) != 0)


def heirs_of(table: Table, seat: i64) -> i64:
    """The set of Nobles whose living heirs a Baron holds.

    Rules: WK-540
    """
    heirs: i64 = 0
    if has_tokens(table):
        for noble in range(NOBLES):
            if table.heir_at[noble] == seat:
                heirs |= BIT[noble]
    return heirs


def is_concerned(table: Table, seat: i64) -> bool:
    """Whether a Baron has a part in what is at stake: whoever moves, attacks, is attacked or has invested; else all.

    Rules: WK-522
    """
    stake: i64 = table.stake[STAKE]
    about: i64 = table.stake[STAKE_ABOUT]
    if seat == table.stake[STAKE_SEAT]:
        return False
    if stake == AT_PASSAGE:
        return seat == baron_of(about)
    if stake == AT_CONSENT:
        return seat == table.stake[STAKE_BESIDE] or seat == holder_of(table, about)
    if stake == AT_BLESSING:
        return table.voyage_share[about * MOST_SEATS + seat] > 0
    return stake != AT_TARGET or is_target(table, table.stake[STAKE_SEAT], about, seat, 0)


def partners(table: Table, seat: i64) -> i64:
    """The set of Barons to whom a Baron may make an offer: who will be asked, and has what it takes.

    Rules: WK-522
    """
    if table.stake[STAKE_SEAT] != NONE:
        return BIT[table.stake[STAKE_SEAT]]
    found: i64 = 0
    for other in range(table.seats):
        if other == seat or is_gone(table, other):
            continue
        votes: i64 = table.votes[other] * table.attends[other]
        if (votes if table.stake[STAKE] == AT_VOTE else table.faith[other]) > 0:
            found |= BIT[other]
    return found


def favours(table: Table, seat: i64, partner: i64) -> i64:
    """The set of promises, counted from FIRST_AT_STAKE, that a Baron may ask of a partner.

    Rules: WK-522, WK-523
    """
    stake: i64 = table.stake[STAKE]
    if ONE_FAVOUR[stake] != NO_FAVOUR:
        return bit_of(ONE_FAVOUR[stake])
    if stake == AT_CONSENT:
        return bit_of(GRANT_CONSENT) if seat == table.stake[STAKE_BESIDE] else bit_of(REFUSE_CONSENT)
    if stake == AT_VOTE:
        return ballots(table)
    if stake == AT_BLUE:
        return shares_of_faith(table, partner)
    if table.faith[partner] < table.stake[STAKE_BESIDE]:
        return bit_of(LET_HAPPEN)
    return bit_of(CANCEL_EVENT) | bit_of(LET_HAPPEN)


def bit_of(favour: i64) -> i64:
    """The set of one promise about what is at stake."""
    return BIT[favour - FIRST_AT_STAKE]


def ballots(table: Table) -> i64:
    """The promises of Votes: for no or yes, or for each Baron in the game.

    Rules: WK-523
    """
    if table.stake[STAKE_BESIDE] == VOTE_YES_NO:
        return bit_of(GIVE_VOTES + NO) | bit_of(GIVE_VOTES + YES)
    found: i64 = 0
    for seat in range(table.seats):
        if not is_gone(table, seat):
            found |= bit_of(ELECT + seat)
    return found


def shares_of_faith(table: Table, partner: i64) -> i64:
    """The promises of Faith, as much as he has and as it takes.

    Rules: WK-523
    """
    found: i64 = 0
    most: i64 = min(table.faith[partner], table.stake[STAKE_BESIDE])
    for share in range(i64(1), min(MOST_PLEDGED, most) + 1):
        found |= bit_of(PLEDGE_FAITH + share)
    return found


def may_join(table: Table, seat: i64, favour: i64) -> bool:
    """Whether a third Baron may add crowns for a promise: if it concerns him, and is not the other side's.

    Rules: WK-522
    """
    if SHARED_STAKES & BIT[table.stake[STAKE]] == 0 or is_gone(table, seat) or table.crowns[seat] == 0:
        return False
    if table.stake[STAKE] == AT_BLESSING:
        return is_concerned(table, seat)
    if favour == GRANT_CONSENT:
        return seat != holder_of(table, table.stake[STAKE_ABOUT])
    return favour != REFUSE_CONSENT or seat != table.stake[STAKE_BESIDE]


# ---- promises kept and broken


def end_stake(table: Table) -> None:
    """Nothing is at stake any more."""
    if len(table.stake) > 0:
        table.stake = filled(STAKE_PLACES, NONE)


def hold_to_word(table: Table, seat: i64, done: i64) -> None:
    """A Baron did what one promise about the stake says, or (NO_FAVOUR) none: all others that he gave are broken.

    Rules: WK-526
    """
    if len(table.stake) == 0:
        return
    for receiver in range(table.seats):
        promise: i64 = table.promised_at_stake[seat * MOST_SEATS + receiver]
        if promise not in (NO_FAVOUR, done):
            break_word(table, seat, receiver, promise)
    forget_word(table, seat)


def forget_word(table: Table, seat: i64) -> None:
    """What a Baron promised about the stake is history."""
    for row in range(seat * MOST_SEATS, min(seat * MOST_SEATS + MOST_SEATS, len(table.promised_at_stake))):
        table.promised_at_stake = put(table.promised_at_stake, row, NO_FAVOUR)


def hold_to_answer(table: Table, seat: i64, kept_by_no: i64, kept_by_yes: i64, choice: i64) -> None:
    """A Baron answered no or yes to the question at stake, which is over.

    Rules: WK-526
    """
    if len(table.stake) > 0:
        hold_to_word(table, seat, kept_by_yes if choice == YES else kept_by_no)
        end_stake(table)


def hold_to_votes(table: Table) -> None:
    """All have declared what their Votes support: who did not give half of his as he promised broke his word.

    Rules: WK-523, WK-526
    """
    if len(table.stake) == 0:
        return
    for seat in range(table.seats):
        hold_to_word(table, seat, voted(table, seat))
    end_stake(table)


def voted(table: Table, seat: i64) -> i64:
    """The promise that a Baron's declared Votes keep, or NO_FAVOUR."""
    side: i64 = table.declared[seat]
    if side == NONE or 2 * table.fist[seat] < table.fist[seat] + table.votes[seat]:
        return NO_FAVOUR
    return ELECT + side - TIE_BARON if side >= TIE_BARON else GIVE_VOTES + side


def hold_to_pledges(table: Table, is_cancelled: i64) -> None:
    """All have pledged: whoever pledged less than he promised broke his word, unless the Event is cancelled.

    Rules: WK-523, WK-526
    """
    if len(table.stake) == 0:
        return
    for seat in range(table.seats):
        for receiver in range(table.seats):
            promise: i64 = table.promised_at_stake[seat * MOST_SEATS + receiver]
            if is_cancelled == NO and promise > PLEDGE_FAITH + table.doing[PLEDGED + seat]:
                break_word(table, seat, receiver, promise)
        forget_word(table, seat)
    end_stake(table)
