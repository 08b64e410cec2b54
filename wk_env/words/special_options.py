"""Options that need more than a phrase: plans, journeys, fights, votes, proposals."""

from wk_env.warrior_knights import asks
from wk_env.warrior_knights.cards.events import price_of_drawer
from wk_env.warrior_knights.cards.resources import parameter, word_of
from wk_env.warrior_knights.cards.vocabulary import (
    AMOUNT,
    EFFECT,
    GET,
    GET_AMOUNT,
    INSTEAD_ROW,
    WHAT,
    WORD_GAIN,
    WORD_LOSE,
)
from wk_env.warrior_knights.facts import besieges, city_in
from wk_env.warrior_knights.words import FUND_EXPEDITIONS, NONE, STAR, SYMBOLS, VERSATILE_STRATEGY
from wk_env.words.things import SPOTS, VOYAGES, Speech, counted
from wk_env.words.topics import matter, say_proposal, topic

PLACES = 5
PLAN_WIDTH = 7


def say_amount(what: int, amount: int) -> str:
    """So much of a resource."""
    thing = ("crown", "Faith", "Vote", "Influence")[what]
    return counted(amount, thing, thing if thing in {"Faith", "Influence"} else None)


def say_plan(speech: Speech, choice: int) -> str:
    """A card for a stack."""
    stack, card = 1 + choice // PLAN_WIDTH, choice % PLAN_WIDTH
    if card == asks.PLAN_DONE:
        return f"lay no more cards into stack {stack}"
    return f"lay {speech.names.actions[card]} into stack {stack}"


def say_spot(speech: Speech, choice: int) -> str:
    """A spot of the Mercenary Track."""
    if choice == asks.NO_SPOT:
        return "take no spot of the Mercenary Track"
    fee = speech.table.content.track_fee[choice] * speech.table.subject
    paid = f" (for {counted(fee, 'crown')})" if fee else ""
    return f"put a marker on {SPOTS[choice]} of the Mercenary Track{paid}"


def say_theatre(speech: Speech, choice: int) -> str:
    """Where troops are mobilized to, or where a battle is started."""
    is_battle = speech.table.subject == VERSATILE_STRATEGY
    if choice == asks.NO_AREA:
        return "fight nowhere" if is_battle else "mobilize to no area"
    return f"{'fight in' if is_battle else 'mobilize to'} {speech.area(choice)}"


def say_route(speech: Speech, choice: int) -> str:
    """The next step of a journey."""
    noble = topic(speech)
    if choice == asks.ARRIVE:
        return f"end the journey of {noble} in {matter(speech)}"
    if choice == asks.GO_BACK:
        return f"give up this journey of {noble}"
    if choice >= asks.SAIL:
        return f"send {noble} by sea to {speech.area(choice - asks.SAIL)}"
    return f"send {noble} to {speech.area(choice)}"


def say_target(speech: Speech, choice: int) -> str:
    """Whom to attack."""
    area = int(speech.table.subject)
    if choice == asks.NO_TARGET:
        return f"attack nobody in {speech.area(area)}"
    if choice == asks.NEUTRAL_CITY:
        city = city_in(speech.table, area)
        return f"attack the neutral city of {speech.city(city) if city != NONE else speech.area(area)}"
    return f"attack {speech.baron(choice)} in {speech.area(area)}"


def say_battle_kind(speech: Speech, choice: int) -> str:
    """Assault, siege or neither."""
    hold = int(speech.table.subject)
    if choice == asks.SIEGE:
        is_begun = besieges(speech.table, speech.game.decision.seat, hold)
        return f"{'press the siege of' if is_begun else 'lay siege to'} {speech.hold(hold)}"
    return f"assault {speech.hold(hold)}" if choice == asks.ASSAULT else f"leave {speech.hold(hold)} alone"


def say_discard(speech: Speech, choice: int) -> str:
    """A Fate card to discard."""
    return "keep the rest of his Fate cards" if choice == asks.NO_MORE_DISCARDS else f"discard {speech.fate(choice)}"


def say_ability(speech: Speech, choice: int) -> str:
    """The ability of a commander: the star deals, the square prevents."""
    if choice == 0:
        return f"save the ability of {topic(speech)}"
    does = "deal" if speech.table.subject % SYMBOLS == STAR else "prevent"
    return f"use the ability of {topic(speech)} to {does} 100 casualties"


def say_drawer(speech: Speech, choice: int) -> str:
    """Who draws the Event, and for how much."""
    price = price_of_drawer(speech.table, choice)
    paid = f" (for {price} Faith)" if price else ""
    if choice == speech.game.decision.seat:
        return f"draw the Event himself{paid}"
    return f"let {speech.baron(choice)} draw the Event{paid}"


def say_instead(speech: Speech, choice: int) -> str:
    """What a card says first, or what it says instead."""
    table, card = speech.table, int(speech.table.subject)
    row = INSTEAD_ROW if choice else EFFECT
    word = word_of(table, card, row)
    tail = f"as {topic(speech)} {'allows instead' if choice else 'says first'}"
    if word in {WORD_GAIN, WORD_LOSE}:
        much = say_amount(parameter(table, card, row, WHAT), parameter(table, card, row, AMOUNT))
        return f"choose to {'gain' if word == WORD_GAIN else 'lose'} {much} {tail}"
    return f"do {tail}"


def say_exchange(speech: Speech, choice: int) -> str:
    """How much is bought, and for how much."""
    table, card = speech.table, int(speech.table.subject)
    if choice == 0:
        return f"buy nothing by {topic(speech)}"
    gets = say_amount(parameter(table, card, EFFECT, GET), choice * parameter(table, card, EFFECT, GET_AMOUNT))
    gives = say_amount(parameter(table, card, EFFECT, WHAT), choice * parameter(table, card, EFFECT, AMOUNT))
    return f"buy {gets} for {gives} by {topic(speech)}"


def say_voyage(speech: Speech, choice: int) -> str:
    """An expedition to start, or one whose share a card pays out."""
    if choice == asks.NO_VOYAGE:
        return "start no expedition"
    does = "start" if speech.table.subject == FUND_EXPEDITIONS else "cash in his share of"
    return f"{does} the expedition to {VOYAGES[choice]}"


def say_upgrade(speech: Speech, choice: int) -> str:
    """What to repair or fortify."""
    if choice == asks.NO_UPGRADE:
        return "build nothing"
    if choice >= asks.FORTIFY:
        return f"fortify {speech.city(choice - asks.FORTIFY)}"
    return f"repair {'his stronghold' if choice == asks.REPAIR_STRONGHOLD else speech.city(choice)}"


def say_votes(speech: Speech, choice: int) -> str:
    """Votes for the fist, or for the paper."""
    if choice == asks.HUNDRED_MORE:
        return f"hold a hundred Votes and more ready for {topic(speech)}"
    return f"hold {counted(choice, 'Vote')} ready for {topic(speech)}"


def say_tie(speech: Speech, choice: int) -> str:
    """How the Chairman breaks a tie."""
    if choice >= asks.TIE_BARON:
        return f"break the tie on {topic(speech)} for {speech.baron(choice - asks.TIE_BARON)}"
    return f"break the tie on {topic(speech)} with {'yes' if choice else 'no'}"


def say_propose(speech: Speech, choice: int) -> str:
    """A Private Motion."""
    if choice == asks.PROPOSE_NOTHING:
        return "propose nothing"
    revived = " from the discards" if asks.REVIVE <= choice < asks.OPEN_MOTION else ""
    return f"propose {say_proposal(speech, choice)}{revived}"


def say_transfer(speech: Speech, choice: int) -> str:
    """Between which places troops pass."""
    if choice == asks.NO_TRANSFER:
        return "hand over nothing more"
    return f"hand troops from {speech.own(choice // PLACES)} to {speech.own(choice % PLACES)}"
