"""Which Fate cards of a hand serve a battle best."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.tactics.attacks import leads, lives_of
from wk_env.games.warrior_knights.rules.numbers import DEAL, DRAW_FATE, NONE, PREVENT, STAR, VICTORY, WITHDRAW
from wk_env.games.warrior_knights.rules.procedures.combat import Battle
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, count_results, must_discard
from wk_env.games.warrior_knights.rules.queries import strength_of_hold

A_VICTORY: Final[i64] = 400
A_DRAW: Final[i64] = 330
A_RETREAT: Final[i64] = 345  # draws a card, too, and keeps the defender's from letting him go
A_WAY_OUT: Final[i64] = 370  # draws a card, or lets a defender go who would lose more
A_KILL: Final[i64] = 380
A_HIT: Final[i64] = 150
A_VAIN_HIT: Final[i64] = 50
A_SHIELD: Final[i64] = 200
A_LAST_SHIELD: Final[i64] = 300
# Places of the scratch column: the worth of each sort of card, then a mark for each card that goes.
GOING: Final[i64] = 10


def sort_hand(situation: Situation) -> None:
    """Mark the cards of his hand that go: the worst, as many as must."""
    table = situation.table
    side: i64 = 0 if table.fate_side[0] == situation.seat else 1
    weigh_sorts(situation, side)
    held: i64 = table.fate_held[side]
    for _ in range(must_discard(held)):
        worst: i64 = worst_of(situation, side, held)
        if worst != NONE:
            situation.memo[GOING + worst] = 1


def worst_of(situation: Situation, side: i64, held: i64) -> i64:
    """The worst card of a hand that stays so far, the first of equals, or NONE."""
    worst: i64 = NONE
    for place in range(held):
        card: i64 = situation.table.fate_hand[side * len(situation.table.fate_deck) + place]
        if situation.memo[GOING + card] == 1:
            continue
        if worst == NONE or worth_of_fate(situation, card) < worth_of_fate(situation, worst):
            worst = card
    return worst


def is_to_go(situation: Situation, card: i64) -> bool:
    """Whether a card is one of those that go."""
    return situation.memo[GOING + card] == 1


def worth_of_fate(situation: Situation, card: i64) -> i64:
    """What a card is worth in this battle."""
    return situation.memo[situation.table.content.fate_battle[card]]


def weigh_sorts(situation: Situation, side: i64) -> None:
    """What victories, hits, shields, draws and Retreats are worth in this battle."""
    situation.memo[VICTORY] = A_VICTORY
    situation.memo[DRAW_FATE] = A_DRAW
    situation.memo[WITHDRAW] = A_RETREAT if side == ATTACK else A_WAY_OUT
    situation.memo[DEAL] = A_HIT
    situation.memo[PREVENT] = A_SHIELD
    frame = situation.game.top
    while frame is not None:
        if isinstance(frame, Battle):
            weigh_in_battle(situation, frame, side)
        frame = frame.below


def weigh_in_battle(situation: Situation, battle: Battle, side: i64) -> None:
    """Hits are worth most where they kill all, little before walls that hold; shields where one casualty kills."""
    table = situation.table
    own: i64 = battle.nobles[side]
    foes: i64 = battle.nobles[1 - side]
    hits: i64 = count_results(table, side, DEAL)
    if own != 0:
        hits += leads(situation, own, STAR)
        if lives_of(situation, own) <= 1:
            situation.memo[PREVENT] = A_LAST_SHIELD
    if foes != 0:
        if lives_of(situation, foes) <= min(hits, table.fate_held[side] - 1) and battle.hold == NONE:
            situation.memo[DEAL] = A_KILL
    elif side == ATTACK and battle.hold != NONE:
        walls: i64 = (strength_of_hold(table, battle.hold) + 99) // 100
        situation.memo[DEAL] = A_KILL if walls <= min(hits, table.fate_held[side] - 2) else A_VAIN_HIT
