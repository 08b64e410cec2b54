"""Every question, as a board gamer would put it, with what it is about."""

from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import FIRST_AGENDA, NONE
from wk_env.games.warrior_knights.words.optional_rules import tell_offer
from wk_env.games.warrior_knights.words.special_questions import SPECIAL
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.topics import matter, topic

# Question: what it asks. {it} is what it is about, {by} what stands beside that, {your} of the Baron who is asked.
QUESTIONS: Final[dict[int, str]] = {
    asks.SETUP_TROOP: "Who gets the card of {it}?",
    asks.STRONGHOLD_AREA: "Where does {your} stronghold stand?",
    asks.FIRST_NOBLE: "Which of {your} Nobles is placed next?",
    asks.FIRST_AREA: "Where does {it} begin?",
    asks.PLAN: "Which of {your} Action cards go into the stacks?",
    asks.ACT: "What is done with {it}?",
    asks.ALLOCATE: "Where does {it} go?",
    asks.TRACK_SPOT: "Which spot of the Mercenary Track is taken?",
    asks.MOBILIZE_AREA: "Mobilize Forces: to which area?",
    asks.MOVER: "Which of {your} Nobles moves to {it}?",
    asks.ROUTE: "Where does {it} go?",
    asks.PERMIT: "May {it} pass through {by}?",
    asks.DONOR: "From whom does {it} take troops?",
    asks.TAKE: "Which troops does {it} take from {by}?",
    asks.TARGET: "Whom do {your} Nobles attack in {it}?",
    asks.BATTLE_KIND: "Assault {it}, or lay siege?",
    asks.CONSENT: "May {by} attack {it}?",
    asks.ATTACKER: "Which of {your} Nobles fight {by} in {it}?",
    asks.COMMANDER: "Which of {your} Nobles commands against {it} ({by})?",
    asks.DISCARD: "Which Fate cards are discarded from {your} hand?",
    asks.ABILITY: "Is the ability of {it} used?",
    asks.CASUALTY: "Who takes the next casualty ({it} still to be taken)?",
    asks.RETREAT: "Where does {it} retreat to?",
    asks.DESERTER: "Which {by} card of {it} deserts?",
    asks.SACRIFICE: "Which troops of {it} are given up ({by} more must go)?",
    asks.WHO_FIRST: "Several of {your} Nobles are beaten: whose fate comes first?",
    asks.KEEP_OR_RAZE: "Is {it} kept, or razed?",
    asks.GIVE_CITY: "Which of {your} cities is handed over to {it}?",
    asks.DRAWER: "Who draws the Event?",
    asks.CANCEL: "Is {it} cancelled for {by} Faith?",
    asks.PLEDGE: "How much Faith towards cancelling {it} ({by} missing)?",
    asks.INSTEAD: "{it}: what it says first, or what it allows instead?",
    asks.EXCHANGE: "{it}: how much is bought?",
    asks.CITY: "Which city for {it}?",
    asks.NOBLE: "Which of {your} Nobles for {it}?",
    asks.VOYAGE: "Which of {your} shares in an expedition is paid {by} times at once?",
    asks.INVEST: "How many crowns for {it}?",
    asks.BLESS: "Is {it} blessed?",
    asks.UPGRADE: "Upgrade Defenses: what is built?",
    asks.REPAIR_MORE: "Is another breach of {it} repaired?",
    asks.MUSTER: "Muster Troops: which of {your} armies loses a casualty?",
    asks.MUSTER_MORE: "Does {it} lose another casualty?",
    asks.COMPLY: "Is {it} obeyed (it takes {by})?",
    asks.PAY_TROOP: "Which troops of {it} are paid?",
    asks.REVOLT: "{it} revolts: what now?",
    asks.DEPUTY: "Who chairs the Assembly in {your} place?",
    asks.NEXT_AGENDA: "Which Agenda is voted on next?",
    asks.VOTES: "How many Votes on {it}?",
    asks.SIDE: "Yes or no on {it}?",
    asks.FOR_BARON: "Which Baron on {it}?",
    asks.TIE: "How is the tie on {it} broken?",
    asks.ACCEPT: "Is {it} accepted?",
    asks.OFFICE_NOBLE: "Which of {your} Nobles becomes {it}?",
    asks.DROP_CARD: "Which charge or office of {it} goes?",
    asks.PROPOSE: "A Private Motion: what is proposed?",
    asks.HIRE: "Mercenary Draft: who is hired?",
    asks.PLACE_TROOP: "Where do the {it} go?",
    asks.TRANSFER: "Between which of {your} armies do troops pass?",
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
OFFER_ASK: Final = frozenset((asks.BARGAIN_REPLY, asks.BARGAIN_COUNTER, asks.BARGAIN_LAST))
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


def say_what(speech: Speech) -> str:
    """The open question."""
    ask = int(speech.game.decision.ask)
    special = SPECIAL[ask](speech) if ask in SPECIAL else ""
    return special or QUESTIONS[ask].format(it=topic(speech), by=matter(speech), your=speech.your)


def say_small_print(speech: Speech) -> str:
    """What the card or the bargain says that the open question is about; nothing if it is about none."""
    card = int(speech.table.subject)
    if int(speech.game.decision.ask) in OFFER_ASK:
        return f" ({tell_offer(speech).rstrip('.')})"
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
    told = speech.to(viewer)
    who = "you are asked" if told.is_to_asked else "is asked"
    return f"{speech.baron(decision.seat)}{',' * told.is_to_asked} {who}: {say_what(told)}{say_small_print(told)}"
