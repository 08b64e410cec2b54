"""Garrisons (house) in words: what is asked, what may be answered, which cards lie where, and what they did."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import FIRST_GARRISON, NONE
from wk_env.games.warrior_knights.rules.optional.garrison_places import higher_of, is_manned, lower_of
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolt
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.topics import say_hold, say_noble
from wk_env.games.warrior_knights.words.wording import Asked, Wording
from wk_env.kernel.english import listed

SAYS: Final = "a Noble may leave cards of 100 troops in a city of his Baron's, as a garrison paid like an army"


def say_deserting(asked: Asked, choice: int) -> str:
    """From where a deserter goes."""
    if choice >= asks.FROM_GARRISON:
        whom = asked.army(FIRST_GARRISON + choice - asks.FROM_GARRISON)
    else:
        whom = asked.own(choice)
    return f"let one {asked.it} card of {whom} desert"


def say_manning(asked: Asked, choice: int) -> str:
    """Cards that stay, the garrison that comes along, or neither."""
    if choice == asks.TAKE_BACK:
        return f"take the garrison of {asked.by} along with {asked.it}"
    if choice == asks.ENOUGH:
        return f"leave {asked.by} as it is"
    if choice < asks.TWO_FIFTIES:
        return f"leave {asked.kind(choice)} in {asked.by}"
    pair = choice - asks.TWO_FIFTIES
    return f"leave {asked.kind(lower_of(pair))} and {asked.kind(higher_of(pair))} in {asked.by}"


GARRISONS: Final = (
    Wording(
        asks.MAN_CITY,
        "{it} is in {by}: who stays as its garrison, or comes along?",
        say_manning,
        (  # VR-105, VR-152
            "a card of 100, or two of 50, if the Noble keeps a card and has no casualties; or the"
            " cards that lie there. Nothing while the city is besieged."
        ),
        topic=say_noble,
        matter=say_hold,
    ),
)


def say_manned(speech: Speech, hold: int) -> list[str]:
    """Which troop cards are the garrison of a city."""
    if not is_manned(speech.table, hold):
        return []
    cards = [speech.troop(troop) for troop, at in enumerate(speech.table.troop_at) if at == FIRST_GARRISON + hold]
    return [f"with a garrison of {listed(cards)}"]


def tell_put_down(step: Step) -> Iterator[str]:
    """What a garrison did when its city revolted."""
    frame = step.frame
    if not isinstance(frame, Revolt) or step.answered != NONE or step.old.fate_top == step.new.fate_top:
        return
    if is_garrisoned(step.old, frame.city):
        does = "cannot put the revolt down" if isinstance(step.next, Revolt) else "puts the revolt down"
        yield f"the garrison of {step.speech.city(frame.city)} {does}"
