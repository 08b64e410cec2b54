"""The invader in words."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.numbers import LAID, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.invader import is_in_game
from wk_env.games.warrior_knights.rules.optional.invader_acts import InvaderActs
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreat
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import listed

SAYS: Final = (
    "with two to five players a kingdom that nobody plays invades: its Nobles march on cities and strongholds by rule"
    " and raze what they take"
)
STACKS: Final = range(3)


def say_threat(speech: Speech) -> list[str]:
    """What a person should know of it, where it plays."""
    if len(speech.table.invader) == 0:
        return []
    return [
        "Beside the Barons the Invader plays by rule: it marches on the nearest cities and strongholds, razes what it"
        " takes and lets nobody pass. Who takes its stronghold is rid of it."
    ]


def say_invader(speech: Speech) -> Iterator[str]:
    """Its colour, and how many of its Action cards lie face down where; nobody knows which."""
    table = speech.table
    state = "is gone for good" if not is_in_game(table) else "moves by rule and never bargains"
    yield f"The Invader ({speech.names.colours[table.colour[table.seats]]}) {state}."
    laid = [(int(table.history[LAID + 3 * table.seats + stack]), stack + 1) for stack in STACKS]
    stacks = [f"{count} in stack {stack}" for count, stack in laid if count]
    if stacks:
        yield f"  Face down: {listed(stacks)}."


def own_nobles(table: Table) -> range:
    """Its Nobles."""
    return range(SYMBOLS * table.seats, SYMBOLS * table.seats + SYMBOLS)


def tell_marches(step: Step) -> Iterator[str]:
    """Its Nobles who go elsewhere, by a card of its own or beaten."""
    new, speech = step.new, step.speech
    if not is_in_game(new) or not isinstance(step.frame, (InvaderActs, Retreat)):
        return
    goals: dict[int, list[str]] = {}
    for noble in own_nobles(new):
        before, after = step.old.noble_at[noble], new.noble_at[noble]
        if before != after and min(before, after) >= 0:
            goals.setdefault(int(after), []).append(speech.noble(noble))
    does = "retreats with" if isinstance(step.frame, Retreat) else "sends"
    for goal, nobles in goals.items():
        yield f"{speech.baron(new.seats)} {does} {listed(nobles)} to {speech.area(goal)}"


def tell_returns(step: Step) -> Iterator[str]:
    """Its Nobles who come back at its stronghold."""
    new, speech = step.new, step.speech
    if not is_in_game(new) or step.old.round == 0:
        return
    back = [speech.noble(noble) for noble in own_nobles(new) if step.old.noble_at[noble] < 0 <= new.noble_at[noble]]
    if back:
        yield f"{listed(back)} of {speech.baron(new.seats)} {'returns' if len(back) == 1 else 'return'}"


def tell_fall(step: Step) -> Iterator[str]:
    """That it is driven out."""
    if is_in_game(step.old) and not is_in_game(step.new):
        yield f"{step.speech.baron(step.new.seats)} is driven out for good"
