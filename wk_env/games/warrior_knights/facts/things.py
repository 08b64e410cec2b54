"""What a question is about, as a thing: by what the words call it."""

from collections.abc import Callable
from typing import Final

from wk_env.games.warrior_knights.facts.known import troops_of_kind
from wk_env.games.warrior_knights.facts.types import Thing
from wk_env.games.warrior_knights.rules.numbers import FIRST_GARRISON, FIRST_GROUP, FIRST_STRONGHOLD, NONE
from wk_env.games.warrior_knights.words import topics
from wk_env.games.warrior_knights.words.optional.treachery import say_span
from wk_env.games.warrior_knights.words.questions import wording_of
from wk_env.games.warrior_knights.words.things import VOYAGES, Speech
from wk_env.games.warrior_knights.words.wording import Topic

MakeThing = Callable[[Speech, int], Thing | None]


def noble(speech: Speech, number: int) -> Thing:
    """A Noble."""
    return Thing(noble=speech.noble(number))


def army(speech: Speech, number: int) -> Thing:
    """An army: a Noble's, or the troops of a stronghold; or the garrison of a city."""
    if number >= FIRST_GARRISON:
        return Thing(city=speech.city(number - FIRST_GARRISON))
    return noble(speech, number) if number < FIRST_GROUP else Thing(stronghold=number - FIRST_GROUP)


def hold(speech: Speech, number: int) -> Thing | None:
    """A city or a stronghold; None for the open field."""
    if number == NONE:
        return None
    is_city = number < FIRST_STRONGHOLD
    return Thing(city=speech.city(number)) if is_city else Thing(stronghold=number - FIRST_STRONGHOLD)


def baron(_speech: Speech, seat: int) -> Thing | None:
    """A Baron; None for nobody."""
    return Thing(baron=seat) if seat >= 0 else None


def area(speech: Speech, number: int) -> Thing | None:
    """An area; None for none in particular."""
    return Thing(area=speech.area(number)) if number >= 0 else None


def card(speech: Speech, number: int) -> Thing | None:
    """An Event or Agenda; None for none."""
    return Thing(card=topics.say_card(speech, number)) if number >= 0 else None


def motion(speech: Speech, number: int) -> Thing | None:
    """What the Assembly votes on: an Agenda, or what a Private Motion proposes."""
    proposal = int(speech.table.proposal)
    return card(speech, number) if number >= 0 else Thing(proposal=topics.say_proposal(speech, proposal))


def troops(speech: Speech, kind: int) -> Thing:
    """A kind of troop card."""
    return Thing(troops=troops_of_kind(speech.names, speech.table, kind))


def action(speech: Speech, kind: int) -> Thing | None:
    """A kind of Action card."""
    return Thing(action=speech.names.actions[kind]) if kind >= 0 else None


def nation(speech: Speech, number: int) -> Thing | None:
    """A nationality."""
    return Thing(nation=speech.names.nations[number]) if number >= 0 else None


def expedition(_speech: Speech, number: int) -> Thing:
    """An expedition."""
    return Thing(expedition=VOYAGES[number])


def so_many(_speech: Speech, number: int) -> Thing:
    """A plain number."""
    return Thing(number=number)


# By how the words call a topic: what thing it is.
THINGS: Final[dict[Topic, MakeThing]] = {
    topics.say_noble: noble,
    topics.say_army: army,
    topics.say_hold: hold,
    topics.say_foe: baron,
    topics.say_owner: baron,
    topics.say_nobody: baron,
    topics.say_place: area,
    topics.say_event: card,
    topics.say_card: card,
    topics.say_drawn: card,
    topics.say_reason: card,
    topics.say_motion: motion,
    topics.say_kind: troops,
    topics.say_action: action,
    topics.say_nation: nation,
    topics.say_voyage: expedition,
    topics.say_number: so_many,
    say_span: so_many,
}


def about(speech: Speech) -> Thing | None:
    """The subject of the open question."""
    topic = wording_of(speech).topic
    return None if topic is None else THINGS[topic](speech, int(speech.table.subject))


def beside(speech: Speech) -> Thing | None:
    """The matter beside the subject of the open question."""
    topic = wording_of(speech).matter
    return None if topic is None else THINGS[topic](speech, int(speech.table.matter))
