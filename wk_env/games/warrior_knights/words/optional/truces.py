"""Truces in words."""

from collections.abc import Iterator

from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS
from wk_env.games.warrior_knights.rules.optional.truces import rounds_of_truce
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech


def say_truces(speech: Speech) -> Iterator[str]:
    """Who has a truce, and for how long."""
    table = speech.table
    for seat, other in pairs(speech):
        rounds = rounds_of_truce(table, seat, other)
        if rounds:
            until = "this round" if rounds == 1 else "the next round"
            yield f"{speech.baron(seat)} and {speech.baron(other)} have a truce until the end of {until}."


def pairs(speech: Speech) -> list[tuple[int, int]]:
    """Every two Barons between whom there may be a truce."""
    seats = speech.table.seats if len(speech.table.truces) else 0
    return [(seat, other) for seat in range(seats) for other in range(seat + 1, seats)]


def tell_truces(step: Step) -> Iterator[str]:
    """Truces that begin, and with them what was given up."""
    for seat, other in pairs(step.speech):
        row = seat * MOST_SEATS + other
        last = step.new.truces[row]
        if last > step.old.truces[row]:
            who = f"{step.speech.baron(seat)} and {step.speech.baron(other)}"
            yield f"{who} have a truce until the end of round {last}"
