"""Treachery: with whom a pact is wanted, and for how long."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.optional.breaches import cost_of_breach
from wk_env.games.warrior_knights.advice.policy.answer import KEEPS_OTHERS_OUT, NOTHING_BETTER, Answer
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import CAUTION
from wk_env.games.warrior_knights.advice.tactics.attacks import hope_alone
from wk_env.games.warrior_knights.advice.tactics.city_worth import value_of_own
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.asks import NO_PACT
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_STRONGHOLD,
    MOST_AREAS,
    MOST_SEATS,
    NO,
    PORT,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.pacts import A_THING, can_ask, partner_of, rounds_of
from wk_env.games.warrior_knights.rules.procedures.attack_targets import COMMANDER_IN_SIEGE, strength_against_siege
from wk_env.games.warrior_knights.rules.queries import area_of_hold, holder_of, is_on_board, strength_of
from wk_env.games.warrior_knights.rules.state import Table

FARTHEST: Final[i64] = 2  # moves, that an army is reckoned with
# By moves: per cent of what a pact forgoes, or of a danger, that is so far away.
AWAY: Final[vec[i64]] = vec[i64]([90, 60, 25])
# By rounds: per cent of a danger that is kept off, and of a gain that is forgone.
LASTING: Final[vec[i64]] = vec[i64]([0, 60, 85, 100])
BOUND: Final[i64] = 30  # what it costs to be bound for a round
KEPT_OFF: Final[i64] = 50  # per cent of attacks that the price of a breach keeps off
EVEN_ODDS: Final[i64] = 300  # of strength more make a danger certain
# Places of the scratch column: by seat, the danger from a Baron, then the gain to be had from him.
DANGERS: Final[i64] = 0
GAINS: Final[i64] = MOST_SEATS


def moves_to(situation: Situation, noble: i64, hold: i64) -> i64:
    """How many moves a Noble is away from a hold; more than FARTHEST if he or it is off the board."""
    area: i64 = area_of_hold(situation.table, hold)
    place: i64 = situation.table.noble_at[noble]
    if area < 0 or not is_on_board(situation.table, noble):
        return FARTHEST + 1
    return situation.distances.moves[(place - PORT if place >= PORT else place) * MOST_AREAS + area]


def strength_near(situation: Situation, seat: i64, hold: i64) -> i64:
    """What a Baron can bring before a hold soon, less the farther away it is."""
    strength: i64 = 0
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        moves: i64 = moves_to(situation, noble, hold)
        if moves <= FARTHEST:
            strength += strength_of(situation.table, noble) * AWAY[moves] // 100
    return strength


def danger_from(situation: Situation, rival: i64) -> i64:
    """What a rival may take from him soon: the hold at which that is worst."""
    table = situation.table
    worst: i64 = 0
    for hold in range(FIRST_STRONGHOLD + table.seats):
        if holder_of(table, hold) != situation.seat or area_of_hold(table, hold) < 0:
            continue
        near: i64 = strength_near(situation, rival, hold)
        if near == 0:
            continue
        margin: i64 = near + COMMANDER_IN_SIEGE - strength_against_siege(table, hold) + EVEN_ODDS // 2
        if margin > 0:
            worst = max(worst, value_of_own(situation, hold) * min(margin, EVEN_ODDS) // EVEN_ODDS)
    return situation.weighed(worst, CAUTION)


def gain_from(situation: Situation, rival: i64) -> i64:
    """What he may take from a rival soon: the most that one of his Nobles can hope for."""
    table = situation.table
    most: i64 = 0
    for hold in range(FIRST_STRONGHOLD + table.seats):
        if holder_of(table, hold) != rival:
            continue
        for noble in range(situation.seat * SYMBOLS, situation.seat * SYMBOLS + SYMBOLS):
            moves: i64 = moves_to(situation, noble, hold)
            if moves <= FARTHEST:
                most = max(most, hope_alone(situation, noble, hold) * AWAY[moves] // 100)
    return most


def weigh_rival(situation: Situation, rival: i64) -> None:
    """Work out once what a pact with a rival keeps off and what it forgoes: no more than a breach costs."""
    situation.memo[DANGERS + rival] = danger_from(situation, rival) * KEPT_OFF // 100
    gain: i64 = gain_from(situation, rival)
    situation.memo[GAINS + rival] = min(gain, cost_of_breach(situation, rival, A_THING))


def worth_of_pact(situation: Situation, rival: i64, rounds: i64) -> i64:
    """What a pact with a rival is worth for so many rounds; what comes after the end of the game counts nothing."""
    lasting: i64 = LASTING[min(rounds, max(1, situation.rounds))]
    kept: i64 = situation.memo[DANGERS + rival] - situation.memo[GAINS + rival]
    return kept * lasting // 100 - BOUND * rounds


class ProposePactAnswer(Answer):
    """With the neighbour who is most to be feared, if there is less to be had from him."""

    def prepare(self, situation: Situation) -> None:
        """What there is to fear and to gain from each rival who may be asked."""
        table: Table = situation.table
        for rival in range(table.seats):
            if can_ask(table, situation.seat, rival):
                weigh_rival(situation, rival)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it keeps off and forgoes."""
        if choice == NO_PACT:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = KEEPS_OTHERS_OUT
        return worth_of_pact(situation, partner_of(choice), rounds_of(choice))


class AcceptPactAnswer(Answer):
    """Accepted if there is more to fear from the proposer than to gain."""

    def prepare(self, situation: Situation) -> None:
        """What there is to fear and to gain from him."""
        weigh_rival(situation, situation.table.subject)

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By what it keeps off and forgoes."""
        if choice == NO:
            situation.reason = NOTHING_BETTER
            return 0
        situation.reason = KEEPS_OTHERS_OUT
        return worth_of_pact(situation, situation.table.subject, situation.table.matter)


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    ProposePactAnswer(asks.PROPOSE_PACT),
    AcceptPactAnswer(asks.ACCEPT_PACT),
]
