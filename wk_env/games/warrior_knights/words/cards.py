"""Events and Agendas in words: what they are, and on what they lie."""

from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words.troop_names import rank_of_card
from wk_env.games.warrior_knights.rules.cards.event_targets import is_about_city, is_about_noble
from wk_env.games.warrior_knights.rules.cards.in_force import is_agenda, is_event, is_lent
from wk_env.games.warrior_knights.rules.cards.vocabulary import TARGET_RANDOM_BARON
from wk_env.games.warrior_knights.rules.measures import LIES_ON_BARON, LIES_ON_CITY, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import CARD_IN_FORCE, FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.things import Speech

KINDS: Final = ("motion", "law", "charge", "office", "Private Motion")


def cards_in_force(table: Table) -> list[int]:
    """The Events and Agendas in force, and what captains give their Nobles."""
    placed = [card for card, at in enumerate(table.card_place) if at == CARD_IN_FORCE]
    return [card for card in placed if is_event(table, card) or is_agenda(table, card) or is_lent(table, card)]


def say_kind(speech: Speech, card: int) -> str:
    """What kind of card it is."""
    if is_lent(speech.table, card):
        return rank_of_card(card)
    return "Event" if is_event(speech.table, card) else KINDS[speech.table.content.agenda_kind[card - FIRST_AGENDA]]


def say_on(speech: Speech, card: int) -> str:
    """On what a card in force lies, or what an Event that is being resolved is about."""
    table = speech.table
    on, lies, target = table.card_on[card], table.content.card_lies[card], table.content.card_target[card]
    if on == NONE:
        return ""
    if lies == LIES_ON_BARON or target == TARGET_RANDOM_BARON:
        return f" on {speech.baron(on)}"
    if lies == LIES_ON_NOBLE or is_about_noble(table, card):
        return f" on {speech.noble(on)}"
    if lies == LIES_ON_CITY or is_about_city(table, card):
        return f" on {speech.city(on)}"
    return f" on the {speech.names.nations[on]}"


def say_in_force(speech: Speech, card: int) -> str:
    """A card in force, and the thing that it lies on."""
    return f"{speech.names.card(card)} ({say_kind(speech, card)}){say_on(speech, card)}"


def say_agenda(speech: Speech, card: int) -> str:
    """An Agenda that comes before the Assembly: its kind and what is asked."""
    return f"{speech.names.card(card)} ({say_kind(speech, card)}: {speech.names.questions[card]})"
