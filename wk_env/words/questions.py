"""Every question, as a board gamer would put it, with what it is about."""

from collections.abc import Callable
from typing import Final

from wk_env.warrior_knights import asks
from wk_env.warrior_knights.words import FIRST_AGENDA, FUND_EXPEDITIONS, NONE, VERSATILE_STRATEGY
from wk_env.words.things import COLOURS, Speech
from wk_env.words.topics import matter, say_card, topic

# Question: what it asks. {it} is what it is about, {by} what stands beside that.
QUESTIONS: Final[dict[int, str]] = {
    asks.SETUP_TROOP: "With whom does the card of {it} begin?",
    asks.STRONGHOLD_AREA: "Where does his stronghold stand?",
    asks.FIRST_NOBLE: "Which Noble is placed next?",
    asks.FIRST_AREA: "Where does {it} begin?",
    asks.PLAN: "Which Action cards go into the stacks?",
    asks.ACT: "What is done with {it}?",
    asks.ALLOCATE: "Where does {it} go?",
    asks.TRACK_SPOT: "Which spot of the Mercenary Track?",
    asks.MOBILIZE_AREA: "Mobilize Forces: to which area?",
    asks.MOVER: "Who moves, and to {it}?",
    asks.ROUTE: "Where does {it} go?",
    asks.PERMIT: "May {it} pass through {by}?",
    asks.DONOR: "From whom does {it} take troops before he sets out?",
    asks.TAKE: "Which troops does {it} take from {by}?",
    asks.TARGET: "Who is attacked in {it}?",
    asks.BATTLE_KIND: "Assault {it}, or lay siege?",
    asks.CONSENT: "May {by} attack {it}?",
    asks.ATTACKER: "Who fights {by} in {it}?",
    asks.COMMANDER: "Who commands against {it} ({by})?",
    asks.DISCARD: "Which Fate cards are discarded from the hand?",
    asks.ABILITY: "Is the ability of {it} used?",
    asks.CASUALTY: "Who takes the next casualty ({it} still to be taken)?",
    asks.RETREAT: "Where does {it} retreat to?",
    asks.DESERTER: "Which {by} card of {it} deserts?",
    asks.SACRIFICE: "Which troops of {it} are given up ({by} still to go)?",
    asks.WHO_FIRST: "Several Nobles are beaten: whose fate comes first?",
    asks.KEEP_OR_RAZE: "Is {it} kept, or razed for three times its income?",
    asks.GIVE_CITY: "Which city is handed over to {it}?",
    asks.DRAWER: "Who draws the Event?",
    asks.CANCEL: "Is {it} cancelled for {by} Faith?",
    asks.PLEDGE: "How much Faith towards cancelling {it} ({by} missing)?",
    asks.INSTEAD: "{it}: the one, or the other?",
    asks.EXCHANGE: "{it}: how much is bought?",
    asks.CITY: "Which city for {it}?",
    asks.NOBLE: "Which Noble for {it}?",
    asks.VOYAGE: "Which of his shares in an expedition is paid {by} times at once?",
    asks.INVEST: "How many crowns for {it}?",
    asks.BLESS: "Is {it} blessed?",
    asks.UPGRADE: "Upgrade Defenses: what is built?",
    asks.REPAIR_MORE: "Another breach of {it}?",
    asks.MUSTER: "Muster Troops: whose casualties?",
    asks.MUSTER_MORE: "Another casualty of {it}?",
    asks.COMPLY: "Is {it} obeyed (it takes {by})?",
    asks.PAY_TROOP: "Which troops of {it} are paid?",
    asks.REVOLT: "{it} revolts: what now?",
    asks.DEPUTY: "Who chairs the Assembly in his place?",
    asks.NEXT_AGENDA: "Which Agenda is voted on next?",
    asks.VOTES: "How many Votes on {it}?",
    asks.SIDE: "Yes or no on {it}?",
    asks.FOR_BARON: "Which Baron on {it}?",
    asks.TIE: "How is the tie on {it} broken?",
    asks.ACCEPT: "Is {it} accepted?",
    asks.OFFICE_NOBLE: "Which Noble becomes {it}?",
    asks.DROP_CARD: "Which charge or office of {it} goes?",
    asks.PROPOSE: "A Private Motion: what is proposed?",
    asks.HIRE: "Mercenary Draft: who is hired?",
    asks.PLACE_TROOP: "Where do the {it} go?",
    asks.TRANSFER: "Which of his troops change places?",
    asks.HAND: "Which troops pass from {it} to {by}?",
    asks.RETURN_AREA: "Where does {it} come back?",
    asks.DESERTING: "From whom does a card of the {it} desert?",
    asks.BARGAIN: "Who is offered a bargain?",
    asks.BARGAIN_HEIR: "Which heir changes hands?",
    asks.BARGAIN_SUM: "How many crowns are given or asked for?",
    asks.BARGAIN_FAVOUR: "What is promised?",
    asks.BARGAIN_REPLY: "Is the bargain accepted?",
    asks.BARGAIN_COUNTER: "How many crowns instead?",
    asks.BARGAIN_LAST: "Is the other sum accepted?",
    asks.KILL_HEIR: "Does an heir die?",
    asks.GIVE_HEIR: "Is an heir given back to his house?",
    asks.MIRACLE: "Is a lasting Event cancelled?",
}
# Choices that stay closed until everybody has made his: what the others see of them.
SEALED: Final[dict[int, str]] = {
    asks.SETUP_TROOP: "distributes his troops out of sight",
    asks.PLAN: "lays Action cards face down",
    asks.VOTES: "closes his fist around some Votes",
    asks.DISCARD: "discards Fate cards face down",
}
CARDS_ASK: Final = frozenset(
    (
        *(asks.CANCEL, asks.PLEDGE, asks.INSTEAD, asks.EXCHANGE, asks.CITY, asks.NOBLE, asks.VOTES, asks.SIDE),
        *(asks.FOR_BARON, asks.TIE, asks.ACCEPT, asks.OFFICE_NOBLE, asks.COMPLY),
    )
)


def is_sealed(speech: Speech, viewer: int | None) -> bool:
    """Whether the open question is put to somebody else in secret; nothing is a secret from nobody in particular."""
    decision = speech.game.decision
    return viewer is not None and viewer != decision.seat and int(decision.ask) in SEALED


def say_battle_area(speech: Speech) -> str:
    """Where a battle is started by Versatile Strategy."""
    is_battle = speech.table.subject == VERSATILE_STRATEGY
    return "Versatile Strategy: where is a battle started?" if is_battle else ""


def say_expedition(speech: Speech) -> str:
    """Which expedition sets out."""
    return "Fund Expeditions: which one is started?" if speech.table.subject == FUND_EXPEDITIONS else ""


def say_mover(speech: Speech) -> str:
    """Who moves, to no area in particular."""
    return "Who moves?" if speech.table.subject == NONE else ""


def say_charge(speech: Speech) -> str:
    """Which charge makes room for a new one."""
    new = speech.table.matter
    return f"Three charges are the most: which one makes room for {say_card(speech, new)}?" if new != NONE else ""


def say_event(speech: Speech) -> str:
    """Who draws an Event of which colour."""
    table = speech.table
    colour = table.content.event_colour[table.event_deck[table.event_count - 1]]
    return f"Who draws the Event, a {COLOURS[colour]} one?"


def say_test(speech: Speech) -> str:
    """Which city is tested for revolt."""
    return "Which city is tested for revolt next?" if speech.table.subject == NONE else ""


def say_hiring(speech: Speech) -> str:
    """Who is hired, by whoever may hire several of a nationality at once."""
    further = int(speech.table.subject)
    if further == 0:
        return ""
    if speech.table.matter == NONE:
        return f"Mercenary Draft: who is hired (up to {further + 1} of one nationality at once)?"
    return f"Mercenary Draft: who is hired besides, for a marker each ({matter(speech)}, up to {further} more)?"


# Questions that are put in other words when they are about something in particular; "" for the usual words.
SPECIAL: Final[dict[int, Callable[[Speech], str]]] = {
    asks.MOBILIZE_AREA: say_battle_area,
    asks.VOYAGE: say_expedition,
    asks.MOVER: say_mover,
    asks.DROP_CARD: say_charge,
    asks.DRAWER: say_event,
    asks.CITY: say_test,
    asks.HIRE: say_hiring,
}


def say_what(speech: Speech) -> str:
    """The open question."""
    ask = int(speech.game.decision.ask)
    special = SPECIAL[ask](speech) if ask in SPECIAL else ""
    return special or QUESTIONS[ask].format(it=topic(speech), by=matter(speech))


def say_small_print(speech: Speech) -> str:
    """What the card says that the open question is about; nothing if it is about none."""
    card = int(speech.table.subject)
    if int(speech.game.decision.ask) not in CARDS_ASK or card == NONE:
        return ""
    asked = f"{speech.names.questions[card - FIRST_AGENDA]} " if card >= FIRST_AGENDA else ""
    return f" ({asked}{speech.names.card_text(card)})"


def say_question(speech: Speech, viewer: int | None) -> str:
    """The open question in words as a seat sees it, or that nobody is asked."""
    decision = speech.game.decision
    if decision.count == 0:
        return "Nobody is asked: the game is over."
    if is_sealed(speech, viewer):
        return f"{speech.baron(decision.seat)} {SEALED[int(decision.ask)]}."
    return f"{speech.baron(decision.seat)} is asked: {say_what(speech)}{say_small_print(speech)}"
