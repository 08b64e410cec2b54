"""Events and Agendas in words: what they are, and on what they lie."""

from typing import Final

from wk_env.warrior_knights.measures import LIES_ON_BARON, LIES_ON_CITY, LIES_ON_NATION, LIES_ON_NOBLE
from wk_env.warrior_knights.words import FIRST_AGENDA, NONE
from wk_env.words.things import Speech

KINDS: Final = ("motion", "law", "charge", "office", "Private Motion")


def say_kind(speech: Speech, card: int) -> str:
    """What kind of card it is."""
    return "Event" if card < FIRST_AGENDA else KINDS[speech.table.content.agenda_kind[card - FIRST_AGENDA]]


def say_in_force(speech: Speech, card: int) -> str:
    """A card in force, and the thing that it lies on."""
    table = speech.table
    on, lies = table.card_on[card], table.content.card_lies[card]
    where = ""
    if on != NONE and lies == LIES_ON_BARON:
        where = f" on {speech.baron(on)}"
    elif on != NONE and lies == LIES_ON_NOBLE:
        where = f" on {speech.noble(on)}"
    elif on != NONE and lies == LIES_ON_CITY:
        where = f" on {speech.city(on)}"
    elif on != NONE and lies == LIES_ON_NATION:
        where = f" on the {speech.names.nations[on]}"
    return f"{speech.names.card(card)} ({say_kind(speech, card)}){where}"


def say_agenda(speech: Speech, card: int) -> str:
    """An Agenda that comes before the Assembly: its kind and what is asked."""
    return f"{speech.names.card(card)} ({say_kind(speech, card)}: {speech.names.questions[card - FIRST_AGENDA]})"
