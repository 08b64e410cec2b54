"""Pacts in words: which stand, which are made and broken."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS
from wk_env.games.warrior_knights.rules.optional.pacts import BREACH, REFUSED, has_pact_with, has_pacts, rounds_of_pact
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

# By the number `victim_gains` of the rules.
PAYS: Final = ("pays for what the broken pact took", "is paid for what the broken pact took")


def say_term(rounds: int) -> str:
    """How long a pact lasts."""
    return "until the end of this round" if rounds == 1 else f"for {counted(int(rounds), 'round')}"


def say_treason(speech: Speech, seat: int) -> str:
    """That an attack on a Baron breaks a pact; nothing if it does not."""
    return " (breaking a pact)" if has_pact_with(speech.table, speech.game.decision.seat, seat) else ""


def say_pacts(speech: Speech) -> Iterator[str]:
    """Which pacts stand, who was refused one, who is breaking one and who misses the next Assembly."""
    table = speech.table
    if not has_pacts(table):
        return
    for seat, other in pairs(table.seats):
        both = f"{speech.baron(seat)} and {speech.baron(other)}"
        rounds = int(rounds_of_pact(table, seat, other))
        if rounds:
            yield f"{both} have a pact {say_term(rounds)}."
        elif table.pacts[seat * MOST_SEATS + other] == REFUSED:
            yield f"{both} make no pact in this round."
    for row, word in enumerate(table.pacts):
        if word <= BREACH:
            yield f"{speech.baron(row // MOST_SEATS)} is breaking the pact with {speech.baron(row % MOST_SEATS)}."
    missing = [speech.baron(seat) for seat in range(table.seats) if table.missing[seat]]
    if missing:
        yield f"{listed(missing)} {'misses' if len(missing) == 1 else 'miss'} the next Assembly for a broken pact."


def pairs(seats: int) -> Iterator[tuple[int, int]]:
    """Every two Barons, once."""
    return ((seat, other) for seat in range(seats) for other in range(seat + 1, seats))


# ---- what happened


def tell_pacts(step: Step) -> Iterator[str]:
    """Pacts that are made and over."""
    old, new, speech = step.old, step.new, step.speech
    if not has_pacts(new):
        return
    for seat, other in pairs(new.seats):
        row, both = seat * MOST_SEATS + other, f"{speech.baron(seat)} and {speech.baron(other)}"
        before, after = int(old.pacts[row]), int(new.pacts[row])
        if after > max(0, before):
            yield f"{both} make a pact {say_term(after)}"
        elif before == 1 and new.round > old.round:
            yield f"the pact of {both} is over"


def tell_refusals(step: Step) -> Iterator[str]:
    """Pacts that are refused: it happens often, and the account of a game leaves it out."""
    old, new, speech = step.old, step.new, step.speech
    if not has_pacts(new):
        return
    for seat, other in pairs(new.seats):
        row = seat * MOST_SEATS + other
        if new.pacts[row] == REFUSED != old.pacts[row]:
            yield f"{speech.baron(seat)} and {speech.baron(other)} make no pact in this round"


def tell_treason(step: Step) -> Iterator[str]:
    """Pacts that are broken, and that somebody pays in the end; how much is told with all Influence."""
    old, new, speech = step.old, step.new, step.speech
    for row, word in enumerate(new.pacts):
        breaker, victim = speech.baron(row // MOST_SEATS), speech.baron(row % MOST_SEATS)
        if word <= BREACH < old.pacts[row]:
            yield f"{breaker} breaks the pact with {victim} and misses the next Assembly"
        elif old.pacts[row] < BREACH < word and not is_gone(new, row // MOST_SEATS):
            yield f"{(breaker, victim)[new.rules.victim_gains]} {PAYS[new.rules.victim_gains]} from {victim}"
