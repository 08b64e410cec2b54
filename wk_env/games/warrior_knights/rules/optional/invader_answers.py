"""What the invader does where a Baron would be asked: its answers in battles, and after them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import ABILITY, BREACH, CASUALTY, COMMANDER, RETREAT, STRONGHOLD
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, NONE, SYMBOLS, YES
from wk_env.games.warrior_knights.rules.queries import strength_of, troops_of
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Decision, Frame

# Battle result: how readily a card that shows it is discarded. Rules: VR-081
READINESS: Final[vec[i64]] = vec[i64]([1, 3, 0, 2, 2])
DISCARDS: Final[i64] = 2


def answer_for_invader(game: Play, frame: Frame[Table]) -> None:
    """A question that business has just put to the invader is answered by rule; nobody else is asked instead.

    Rules: VR-081
    """
    decision = game.decision
    if decision.count > 0 and decision.seat == game.state.seats:
        choice: i64 = answer_of_invader(game.state, decision)
        decision.count = 0
        frame.answer(game, choice)


def answer_of_invader(table: Table, decision: Decision) -> i64:
    """The strongest commands and suffers, abilities are used, who retreats goes home; else the first answer: it stands.

    Rules: VR-080, VR-081, VR-084
    """
    if decision.ask == COMMANDER:
        return strongest(table, decision, 0)
    if decision.ask == CASUALTY:
        return strongest(table, decision, 1)
    if decision.ask == RETREAT:
        return nearest_to_home(table, decision)
    return YES if decision.ask == ABILITY else decision.options[0]


def strongest(table: Table, decision: Decision, after_losses: i64) -> i64:
    """The army on offer with most troops, less casualties or not; the walls come after all armies.

    Rules: VR-080, VR-081
    """
    best: i64 = decision.options[0]
    most: i64 = NONE
    for place in range(decision.count):
        choice: i64 = decision.options[place]
        if choice == BREACH:
            continue
        army: i64 = FIRST_GROUP + table.seats if choice == STRONGHOLD else table.seats * SYMBOLS + choice
        troops: i64 = strength_of(table, army) if after_losses == 1 else troops_of(table, army)
        if troops > most:
            most = troops
            best = choice
    return best


def nearest_to_home(table: Table, decision: Decision) -> i64:
    """The area on offer that is the fewest steps from its stronghold, of several the first.

    Rules: VR-081
    """
    offered: i64 = 0
    for place in range(decision.count):
        offered |= BIT[decision.options[place]]
    reached: i64 = 0
    ring: i64 = BIT[table.stronghold_at[table.seats]]
    while ring != 0 and ring & offered == 0:
        reached |= ring
        further: i64 = 0
        while ring != 0:
            further |= table.content.steps[first_in(ring)]
            ring = rest_of(ring)
        ring = further & ~reached
    return decision.options[0] if ring == 0 else first_in(ring & offered)


def dropped_by_invader(table: Table, side: i64) -> i64:
    """The places in its hand of the Fate cards that it discards: exactly two, of two cards one, by what they show.

    It keeps +1 Victory before Deal 100, Draw 1 Fate and Prevent 100; of equal cards those drawn first.
    Rules: VR-081
    """
    held: i64 = table.fate_held[side]
    dropped: i64 = 0
    for _ in range(min(DISCARDS, max(0, held - 1))):
        worst: i64 = NONE
        for place in range(held):
            if dropped & BIT[place] != 0:
                continue
            if worst == NONE or readiness_at(table, side, place) >= readiness_at(table, side, worst):
                worst = place
        dropped |= BIT[worst]
    return dropped


def readiness_at(table: Table, side: i64, place: i64) -> i64:
    """How readily the invader discards the card at a place of a hand."""
    return READINESS[table.content.fate_battle[table.fate_hand[side * len(table.fate_deck) + place]]]
