"""What the open question is about: a card, a Noble, an army, a place, by its name."""

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.cards.event_targets import is_about_city, is_about_noble
from wk_env.games.warrior_knights.rules.cards.in_force import is_agenda
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_CURRENT,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_SEAT,
    FIRST_AGENDA,
    FIRST_GROUP,
    NONE,
)
from wk_env.games.warrior_knights.rules.queries import baron_of, besieges, city_in
from wk_env.games.warrior_knights.words.cards import say_on
from wk_env.games.warrior_knights.words.optional_rules import say_open_motion
from wk_env.games.warrior_knights.words.things import VOYAGES, Speech


def say_noble(speech: Speech, noble: int) -> str:
    """A Noble by his name, with his Baron when somebody else is asked."""
    seat = baron_of(noble)
    return (
        speech.noble(noble) if seat == speech.game.decision.seat else f"{speech.noble(noble)} of {speech.baron(seat)}"
    )


def say_army(speech: Speech, army: int) -> str:
    """An army: a Noble, a stronghold, or a garrison."""
    is_own = army == FIRST_GROUP + speech.game.decision.seat
    return f"{speech.your} stronghold" if is_own else speech.army(army)


def say_hold(speech: Speech, hold: int) -> str:
    """A city, or a stronghold and whose."""
    return "the open field" if hold == NONE else speech.hold(hold)


def say_foe(speech: Speech, seat: int) -> str:
    """A Baron to be fought, or the city that is nobody's."""
    return "the neutral city" if seat < 0 else speech.baron(seat)


def say_owner(speech: Speech, seat: int) -> str:
    """Whose something is."""
    return "yours" if speech.is_to_asked and seat == speech.listener else speech.baron(seat)


def say_nobody(speech: Speech, seat: int) -> str:
    """A Baron, or nobody."""
    return "nobody" if seat < 0 else speech.baron(seat)


def say_place(speech: Speech, area: int) -> str:
    """An area, with its city when that goes by another name."""
    if area == NONE:
        return "anywhere"
    city = city_in(speech.table, area)
    is_other = city != NONE and speech.city(city) != speech.area(area)
    return f"{speech.area(area)} with {speech.city(city)}" if is_other else speech.area(area)


def say_proposal(speech: Speech, proposed: int) -> str:
    """What a Private Motion brings before the Assembly."""
    if proposed >= asks.OPEN_MOTION:
        return say_open_motion(proposed)
    if proposed >= asks.REVIVE:
        return speech.agenda(proposed - asks.REVIVE)
    if proposed >= asks.REPEAL:
        return f"the motion to discard {speech.agenda(proposed - asks.REPEAL)}"
    if proposed >= asks.LIFT_BAN:
        return f"the motion to lift the ban of {speech.baron(proposed - asks.LIFT_BAN)}"
    return "the motion to postpone this Assembly"


def say_card(speech: Speech, card: int) -> str:
    """An Event, an Agenda or a card of an expansion by its name."""
    return speech.agenda(card - FIRST_AGENDA) if is_agenda(speech.table, card) else speech.names.card(card)


def say_drawn(speech: Speech, card: int) -> str:
    """A card that was drawn by its name; one that only its Baron sees by none."""
    return "the Advancement" if card == NONE else say_card(speech, card)


def say_motion(speech: Speech, card: int) -> str:
    """What the Assembly votes on: an Agenda by its name, or what a Private Motion proposes."""
    return say_proposal(speech, speech.table.proposal) if card == NONE else say_card(speech, card)


def say_event(speech: Speech, card: int) -> str:
    """An Event that is being resolved with what it is about and whose that is, or another card by its name."""
    if speech.table.card_place[card] != CARD_CURRENT:
        return say_card(speech, card)
    return f"{say_card(speech, card)}{say_target(speech, card)}"


def say_target(speech: Speech, card: int) -> str:
    """What an Event is about, and whose that city or Noble is."""
    table, on = speech.table, int(speech.table.card_on[card])
    if on == NONE or not (is_about_city(table, card) or is_about_noble(table, card)):
        return say_on(speech, card)
    owner = int(table.city_owner[on]) if is_about_city(table, card) else baron_of(on)
    is_yours = speech.is_to_asked and owner == speech.listener
    return f"{say_on(speech, card)} ({'yours' if is_yours else speech.owner(owner)})"


def say_reason(speech: Speech, card: int) -> str:
    """The card for which a city is chosen, or the test of revolts."""
    return "the test of revolts" if card == NONE else say_event(speech, card)


def say_kind(speech: Speech, kind: int) -> str:
    """A kind of troop card."""
    return speech.kind(kind)


def say_action(speech: Speech, kind: int) -> str:
    """A kind of Action card."""
    return speech.names.actions[kind] if kind != NONE else "the card"


def say_nation(speech: Speech, nation: int) -> str:
    """A nationality."""
    return speech.names.nations[nation]


def say_voyage(_speech: Speech, voyage: int) -> str:
    """An expedition by where it goes."""
    return f"the expedition to {VOYAGES[voyage]}"


def say_number(_speech: Speech, number: int) -> str:
    """A plain number."""
    return str(number)


def attack_of(speech: Speech) -> str:
    """How the attack is announced that a third Baron is asked about: the verb."""
    table, kind = speech.table, int(speech.table.doing[FIGHT_KIND])
    if kind == asks.SIEGE:
        is_begun = besieges(table, int(table.doing[FIGHT_SEAT]), int(table.doing[FIGHT_HOLD]))
        return "press the siege of" if is_begun else "lay siege to"
    return "assault" if kind == asks.ASSAULT else "attack"
