"""How agents answer whether they concede to the King."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.answer import NOTHING_BETTER, TAKES_HOLD, Answer
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, FIRST_STRONGHOLD, SYMBOLS, YES
from wk_env.games.warrior_knights.rules.queries import area_of, area_of_hold, strength_of, strength_of_hold
from wk_env.games.warrior_knights.rules.state import Table

PATIENCE: Final[i64] = 2  # he may still become so many times as strong in the next round
ROUNDS_OF_GROWTH: Final[i64] = 3  # and as strong again in so many more
A_HOPE: Final[i64] = 1000  # the crown, as long as it may be his


def strength_in_all(table: Table, seat: i64) -> i64:
    """The strength of all armies of a Baron, wherever they are."""
    total: i64 = strength_of(table, FIRST_GROUP + seat)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        total += strength_of(table, noble)
    return total


def guard_of_stronghold(table: Table, seat: i64) -> i64:
    """What it takes to capture a Baron's stronghold as it stands: walls, and the armies inside."""
    guard: i64 = strength_of_hold(table, FIRST_STRONGHOLD + seat) + strength_of(table, FIRST_GROUP + seat)
    place: i64 = area_of_hold(table, FIRST_STRONGHOLD + seat)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if place >= 0 and area_of(table, noble) == place:
            guard += strength_of(table, noble)
    return guard


def is_hopeless(situation: Situation) -> bool:
    """Whether a Baron will never take the King's stronghold, however he arms in the rounds that are left."""
    table = situation.table
    growth: i64 = PATIENCE + situation.rounds // ROUNDS_OF_GROWTH
    return strength_in_all(table, situation.seat) * growth < guard_of_stronghold(table, king_of(table))


class ConcedeAnswer(Answer):
    """He fights on as long as the crown may still be his: nothing else is to be won, and nothing to be lost."""

    def worth(self, situation: Situation, choice: i64) -> i64:
        """By strength."""
        situation.reason = NOTHING_BETTER
        if choice == YES:
            return A_HOPE if is_hopeless(situation) else -A_HOPE
        situation.thing = FIRST_STRONGHOLD + king_of(situation.table)
        situation.reason = TAKES_HOLD
        return 0


ANSWERS: Final[list[Answer]] = [  # slow-ok: once
    ConcedeAnswer(asks.CONCEDE),
]
