"""A legal answer as data: the block of the action space says its kind, its place in the block the thing."""

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from wk_env.games.warrior_knights.encoding import action_space
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_ADVANCEMENT, FIRST_MORE_EVENT
from wk_env.games.warrior_knights.facts.affairs import FateCard
from wk_env.games.warrior_knights.facts.known import troops_of_kind
from wk_env.games.warrior_knights.facts.things import about, beside
from wk_env.games.warrior_knights.facts.types import KnightsOption, Thing
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import MORE_PLANS, kind_laid, stack_laid
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_AGENDA,
    FIRST_AT_STAKE,
    FIRST_SPECIAL_KIND,
    NONE,
    OPEN_MOTIONS,
    PARTNERS,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.garrison_places import higher_of, lower_of
from wk_env.games.warrior_knights.rules.optional.pacts import partner_of, rounds_of
from wk_env.games.warrior_knights.rules.procedures.display import REVEALED_AGENDAS
from wk_env.games.warrior_knights.rules.questions import ASK_NAMES
from wk_env.games.warrior_knights.words.optional_rules import MOTIONS
from wk_env.games.warrior_knights.words.promises import PROMISES, say_promise
from wk_env.games.warrior_knights.words.things import BATTLE_RESULTS, OWN_STRONGHOLD, VOYAGES, Speech
from wk_env.games.warrior_knights.words.topics import say_card

# An option without its thing, and the place in its block; the whole option comes back.
Fill: TypeAlias = Callable[[KnightsOption, Speech, int], KnightsOption]

NO_OR_YES: Final = ("no", "yes")
ANSWERS: Final = {
    asks.BATTLE_KIND: ("assault", "siege"),
    asks.KEEP_OR_RAZE: ("keep", "raze"),
    asks.INSTEAD: ("first", "instead"),
    asks.REVOLT: ("pay Faith", "pay crowns", "lose the city"),
    asks.RIOT: ("pay Faith", "pay crowns", "let it riot"),
    asks.BARGAIN_REPLY: ("no", "yes", "another sum"),
    asks.APPEAL_COST: ("pay Faith", "pay crowns"),
}
DEEDS: Final = (
    "nothing",
    "do it",
    "take crowns",
    "take a Vote",
    "move a Noble",
    "start a battle",
    "buy a spot",
    "appeal",
)
SPECIAL_AREAS: Final = {4: "Taxation", 5: "Wages", 6: "Assembly"}
CARDS_A_STACK: Final = 7
OWN_PLACES: Final = 5


def nothing(option: KnightsOption, _speech: Speech, _place: int) -> KnightsOption:
    """Nothing is chosen, or the kind says it all."""
    return option


def answer(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """Yes or no, or what the question takes instead."""
    return replace(option, answer=ANSWERS.get(speech.game.decision.ask, NO_OR_YES)[place])


def deed(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """What is done with an Action card."""
    return replace(option, answer=DEEDS[place])


def area(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """An area, or its port."""
    return replace(option, area=speech.area(place))


def city(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A city."""
    return replace(option, city=speech.city(place))


def own_place(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """One's own Noble, or the stronghold."""
    seat = int(speech.game.decision.seat)
    if place == OWN_STRONGHOLD:
        return replace(option, stronghold=seat)
    return replace(option, noble=speech.noble(seat * SYMBOLS + place))


def own_thing(speech: Speech, place: int) -> Thing:
    """One's own Noble, or the stronghold, as a thing."""
    seat = int(speech.game.decision.seat)
    return Thing(stronghold=seat) if place == OWN_STRONGHOLD else Thing(noble=speech.noble(seat * SYMBOLS + place))


def transfer(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """From whom to whom troops pass."""
    giver, receiver = divmod(place, OWN_PLACES)
    return replace(option, giver=own_thing(speech, giver), receiver=own_thing(speech, receiver))


def plan(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A card for a stack, or no more."""
    kind = int(kind_laid(place))
    action = None if kind == NONE else speech.names.actions[kind]
    return replace(option, stack=int(stack_laid(place)), action=action)


def special_area(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """Where an Action card is laid."""
    return replace(option, place=SPECIAL_AREAS[place])


def spot(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """A spot of the Mercenary Track."""
    return replace(option, spot=place)


def baron(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """A Baron."""
    return replace(option, baron=place)


def kind_of_troops(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A kind of troop card."""
    return replace(option, troops=troops_of_kind(speech.names, speech.table, place))


def special_troops(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A kind of troop card of an expansion."""
    return replace(option, troops=troops_of_kind(speech.names, speech.table, FIRST_SPECIAL_KIND + place))


def garrison(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A garrison that is taken back, or two cards of 50 that stay as one."""
    if place == 0:
        return replace(option, answer="take it back")
    first, second = (troops_of_kind(speech.names, speech.table, of(place - 1)) for of in (lower_of, higher_of))
    return replace(option, troops=first, more_troops=second)


def voyage(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """An expedition."""
    return replace(option, expedition=VOYAGES[place])


def amount(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """So many of what the question is about."""
    return replace(option, amount=place)


def asked_for(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """So many crowns that are asked for."""
    return replace(option, amount=-place)


def fate_card(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A Fate card."""
    content, names = speech.table.content, speech.names
    shown = names.nobles[content.fate_baron[place] * SYMBOLS + content.fate_symbol[place]]
    return replace(option, fate=FateCard(BATTLE_RESULTS[content.fate_battle[place]], shown))


def card(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """An Event or Agenda."""
    return replace(option, card=say_card(speech, place), number=place)


def advancement(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """An Advancement."""
    return replace(option, card=speech.names.card(FIRST_ADVANCEMENT + place), number=FIRST_ADVANCEMENT + place)


def more_plans(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A card of a later kind for a stack."""
    return plan(option, speech, MORE_PLANS + place)


def more_events(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """An Event of For Glory."""
    return card(option, speech, FIRST_MORE_EVENT + place)


def fourth(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """The current Agenda in the fourth place."""
    return current(option, speech, REVEALED_AGENDAS + place)


def revived(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A discarded Agenda."""
    return card(option, speech, FIRST_AGENDA + place)


def current(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A current Agenda."""
    return card(option, speech, int(speech.table.current[place]))


def favour(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A promise of one's own, or one that the partner shall give; or none."""
    if place == 0:
        return option
    seat, partner = int(speech.game.decision.seat), int(speech.table.offer[1])
    giver = partner if place > PARTNERS else seat
    return replace(option, promise=PROMISES[(place - 1) % PARTNERS + 1], baron=giver)


def pact(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """A pact with a Baron for so many rounds."""
    return replace(option, baron=int(partner_of(place)), amount=int(rounds_of(place)))


def favour_at_stake(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """A promise about what is at stake that the partner shall give."""
    return replace(option, promise=say_promise(speech, FIRST_AT_STAKE + place), baron=int(speech.table.offer[1]))


def heir(option: KnightsOption, speech: Speech, place: int) -> KnightsOption:
    """The heir of a Noble."""
    return replace(option, noble=speech.noble(place))


def open_motion(option: KnightsOption, _speech: Speech, place: int) -> KnightsOption:
    """A rule of the catalogue that shall stand, or fall."""
    is_end, motion = divmod(place, OPEN_MOTIONS)
    return replace(option, rule=MOTIONS[motion], answer="end it" if is_end else "lay it down")


# A block of the action space, and how what is chosen there is told.
FILLS: Final[dict[str, Fill]] = {
    **dict.fromkeys(("none", "arrive", "go back", "all chosen", "breach", "neutral city", "postpone"), nothing),
    **dict.fromkeys(("area", "port of an area"), area),
    **dict.fromkeys(("city", "fortify"), city),
    **dict.fromkeys(("baron", "lift ban"), baron),
    **dict.fromkeys(("number", "votes", "hire several"), amount),
    **dict.fromkeys(("heir", "kill an heir"), heir),
    "repair the stronghold": nothing,
    "answer": answer,
    "act": deed,
    "own place": own_place,
    "transfer": transfer,
    "plan": plan,
    "special area": special_area,
    "spot": spot,
    "kind of troops": kind_of_troops,
    "special troops": special_troops,
    "house garrison": garrison,
    "voyage": voyage,
    "ask for crowns": asked_for,
    "fate card": fate_card,
    "card": card,
    "revive": revived,
    "place of an agenda": current,
    "fourth agenda": fourth,
    "advancement": advancement,
    "plan more": more_plans,
    "more events": more_events,
    "favour": favour,
    "pact": pact,
    "open motion": open_motion,
    "favour at stake": favour_at_stake,
}


def option_of(speech: Speech, choice: int) -> KnightsOption:
    """A legal choice of the open question as data."""
    ask = int(speech.game.decision.ask)
    action = int(action_space.action_of(ask, choice))
    block = int(action_space.block_of(action))
    name = action_space.NAMES[block]
    blank = KnightsOption(
        question=ASK_NAMES[ask], kind=name.replace(" ", "_"), about=about(speech), beside=beside(speech)
    )
    return FILLS[name](blank, speech, action - action_space.STARTS[block])
