"""Every question and every option of it, as a board gamer would say them."""

from collections.abc import Callable
from typing import Final

from wk_env.warrior_knights import asks
from wk_env.words.things import SPECIAL_AREAS, SPOTS, VOYAGES, Speech, counted

Say = Callable[[Speech, int], str]
PLACES: Final = 5
PLAN_WIDTH: Final = 7


def answers(*words: str) -> Say:
    """What the numbers from 0 on mean."""
    return lambda _speech, choice: words[choice]


def own(phrase: str, last: int = 5, otherwise: str = "") -> Say:
    """A phrase about one of the Baron's own places, or what stands behind them."""
    return lambda speech, choice: otherwise if choice == last else phrase.format(speech.own(choice))


def area(phrase: str, otherwise: str = "") -> Say:
    """A phrase about an area, or what stands behind the areas."""
    return lambda speech, choice: otherwise if choice >= asks.NO_AREA else phrase.format(speech.area(choice))


def kind(phrase: str, last: int, otherwise: str) -> Say:
    """A phrase about a kind of troop card, or what stands behind the kinds."""
    return lambda speech, choice: otherwise if choice == last else phrase.format(speech.kind(choice))


def baron(phrase: str) -> Say:
    """A phrase about a Baron."""
    return lambda speech, choice: phrase.format(speech.baron(choice))


def number(phrase: str, thing: str, things: str | None = None) -> Say:
    """A phrase about so many of a thing."""
    return lambda _speech, choice: phrase.format(counted(choice, thing, things))


def say_plan(speech: Speech, choice: int) -> str:
    """A card for a stack."""
    stack, card = 1 + choice // PLAN_WIDTH, choice % PLAN_WIDTH
    if card == asks.PLAN_DONE:
        return f"lay no more cards into stack {stack}"
    return f"lay {speech.names.actions[card]} into stack {stack}"


def say_spot(_speech: Speech, choice: int) -> str:
    """A spot of the Mercenary Track."""
    return "take no spot" if choice == asks.NO_SPOT else f"put a marker on {SPOTS[choice]} of the Mercenary Track"


def say_route(speech: Speech, choice: int) -> str:
    """The next step of a journey."""
    if choice >= asks.ARRIVE:
        return "end the journey here" if choice == asks.ARRIVE else "take another journey, or none"
    if choice >= asks.SAIL:
        return f"sail to {speech.area(choice - asks.SAIL)}"
    return f"go to {speech.area(choice)}"


def say_target(speech: Speech, choice: int) -> str:
    """Whom to attack."""
    if choice >= asks.NEUTRAL_CITY:
        return "attack the neutral city" if choice == asks.NEUTRAL_CITY else "attack nobody"
    return f"attack {speech.baron(choice)}"


def say_upgrade(speech: Speech, choice: int) -> str:
    """What to repair or fortify."""
    if choice == asks.NO_UPGRADE:
        return "build nothing"
    if choice >= asks.FORTIFY:
        return f"fortify {speech.city(choice - asks.FORTIFY)}"
    return f"repair {'the stronghold' if choice == asks.REPAIR_STRONGHOLD else speech.city(choice)}"


def say_voyage(_speech: Speech, choice: int) -> str:
    """An expedition."""
    return "no expedition" if choice == asks.NO_VOYAGE else f"the expedition to {VOYAGES[choice]}"


def say_tie(speech: Speech, choice: int) -> str:
    """How the Chairman breaks a tie."""
    if choice >= asks.TIE_BARON:
        return f"break the tie for {speech.baron(choice - asks.TIE_BARON)}"
    return f"break the tie with {'yes' if choice else 'no'}"


def say_proposal(speech: Speech, choice: int) -> str:
    """A Private Motion."""
    if choice < asks.LIFT_BAN:
        return "propose nothing" if choice == asks.PROPOSE_NOTHING else "propose to postpone this Assembly"
    if choice < asks.REPEAL:
        return f"propose to lift the ban of {speech.baron(choice - asks.LIFT_BAN)}"
    if choice < asks.REVIVE:
        return f"propose to discard {speech.agenda(choice - asks.REPEAL)}"
    return f"propose {speech.agenda(choice - asks.REVIVE)} from the discards"


def say_next_agenda(speech: Speech, choice: int) -> str:
    """An Agenda for the next place in the order, by its place on the board."""
    card = speech.table.current[choice]
    return f"vote next on {speech.names.card(card)} (place {choice + 1})"


def say_transfer(speech: Speech, choice: int) -> str:
    """Between which places troops pass."""
    if choice == asks.NO_TRANSFER:
        return "hand over nothing more"
    return f"hand troops from {speech.own(choice // PLACES)} to {speech.own(choice % PLACES)}"


def say_votes(_speech: Speech, choice: int) -> str:
    """Votes for the fist."""
    return "put a hundred Votes in, and go on" if choice == asks.HUNDRED_MORE else f"put {counted(choice, 'Vote')} in"


def say_discard(speech: Speech, choice: int) -> str:
    """A Fate card to discard."""
    return "discard no more" if choice == asks.NO_MORE_DISCARDS else f"discard {speech.fate(choice)}"


# Question: what it asks, and how its options are said.
QUESTIONS: Final[dict[int, tuple[str, Say]]] = {
    asks.SETUP_TROOP: ("With whom does the next troop card begin?", own("give the card to {}")),
    asks.STRONGHOLD_AREA: (
        "Where does the stronghold stand?",
        area("place the stronghold in {}", "leave the stronghold off the board"),
    ),
    asks.FIRST_NOBLE: ("Which Noble is placed next?", own("place {}")),
    asks.FIRST_AREA: ("Where does he begin?", area("place him in {}")),
    asks.PLAN: ("What is laid into the stacks?", say_plan),
    asks.ACT: (
        "What is done with the card?",
        answers(
            "do nothing",
            "do as the card says",
            "take 2 crowns",
            "take 1 Vote",
            "move one Noble",
            "start a battle",
            "buy a spot on the Mercenary Track",
        ),
    ),
    asks.ALLOCATE: ("Where does the card go?", lambda _speech, choice: f"lay the card in {SPECIAL_AREAS[choice]}"),
    asks.TRACK_SPOT: ("Which spot of the Mercenary Track?", say_spot),
    asks.MOBILIZE_AREA: ("Which area?", area("choose {}", "choose no area")),
    asks.MOVER: ("Who moves?", own("move {}", asks.DONE_MOVING, "move nobody else")),
    asks.ROUTE: ("Where does he go?", say_route),
    asks.PERMIT: ("May he pass?", answers("refuse passage", "let him pass")),
    asks.DONOR: ("From whom does he take troops?", own("take troops from {}", asks.NO_DONOR, "take nobody's troops")),
    asks.TAKE: ("Which troops does he take?", kind("take {}", asks.ENOUGH, "take no more")),
    asks.TARGET: ("Who is attacked?", say_target),
    asks.BATTLE_KIND: ("Assault or siege?", answers("assault", "lay siege, or press it", "leave it")),
    asks.CONSENT: ("May the city be attacked?", answers("forbid the attack", "consent to the attack")),
    asks.ATTACKER: ("Who fights?", own("let {} fight", asks.ALL_CHOSEN, "let nobody else fight")),
    asks.COMMANDER: ("Who commands?", own("let {} command")),
    asks.DISCARD: ("Which Fate cards are discarded?", say_discard),
    asks.ABILITY: ("Is the commander's ability used?", answers("save the ability", "use the ability")),
    asks.CASUALTY: ("Who takes the casualty?", own("let {} take the casualty", asks.BREACH, "let it breach the walls")),
    asks.RETREAT: ("Where does he retreat to?", area("retreat to {}")),
    asks.DESERTER: ("Which of them deserts?", kind("lose {} to desertion", -1, "")),
    asks.SACRIFICE: ("Which troops are given up?", kind("give up {}", asks.ENOUGH, "give up no more")),
    asks.WHO_FIRST: ("Who is first?", own("begin with {}")),
    asks.KEEP_OR_RAZE: ("Is the city kept?", answers("keep the city", "raze the city")),
    asks.GIVE_CITY: ("Which city is handed over?", lambda speech, choice: f"hand over {speech.city(choice)}"),
    asks.DRAWER: ("Who draws the Event?", baron("let {} draw the Event")),
    asks.CANCEL: ("Is the Event cancelled?", answers("let it happen", "pay Faith to cancel it")),
    asks.PLEDGE: ("How much Faith towards cancelling?", number("pledge {}", "Faith", "Faith")),
    asks.INSTEAD: ("The one, or the other?", answers("as the card says first", "as the card says instead")),
    asks.EXCHANGE: ("How often is it exchanged?", number("exchange {}", "time")),
    asks.CITY: ("Which city?", lambda speech, choice: f"choose {speech.city(choice)}"),
    asks.NOBLE: ("Which Noble?", own("choose {}")),
    asks.VOYAGE: ("Which expedition?", say_voyage),
    asks.INVEST: ("How much is invested?", number("invest {}", "crown")),
    asks.BLESS: ("Is the expedition blessed?", answers("do not bless it", "pay Faith to bless it")),
    asks.UPGRADE: ("What is built?", say_upgrade),
    asks.REPAIR_MORE: ("Another breach?", answers("repair no more", "repair another breach")),
    asks.MUSTER: ("Whose casualties are mustered?", own("muster for {}", asks.NO_MUSTER, "muster nothing")),
    asks.MUSTER_MORE: ("Another casualty?", answers("muster no more", "muster another")),
    asks.COMPLY: ("Is the law obeyed?", answers("refuse, and be banned", "obey the law")),
    asks.PAY_TROOP: ("Who is paid?", kind("pay {}", asks.NO_MORE_PAY, "pay nobody else")),
    asks.REVOLT: ("What about the revolt?", answers("pay 1 Faith", "pay crowns", "lose the city")),
    asks.DEPUTY: ("Who chairs the Assembly?", baron("name {} deputy")),
    asks.NEXT_AGENDA: ("Which Agenda comes next?", say_next_agenda),
    asks.VOTES: ("How many Votes?", say_votes),
    asks.SIDE: ("Yes or no?", answers("vote no", "vote yes")),
    asks.FOR_BARON: ("For which Baron?", baron("vote for {}")),
    asks.TIE: ("How is the tie broken?", say_tie),
    asks.ACCEPT: ("Is it accepted?", answers("refuse, and be banned", "accept")),
    asks.OFFICE_NOBLE: ("Who holds the office?", own("give the office to {}")),
    asks.DROP_CARD: ("Which card goes?", lambda speech, choice: f"discard {speech.agenda(choice)}"),
    asks.PROPOSE: ("What is proposed?", say_proposal),
    asks.HIRE: ("Who is hired?", kind("hire {}", asks.NO_HIRE, "hire nobody")),
    asks.PLACE_TROOP: ("Where do the new troops go?", own("lay them with {}")),
    asks.TRANSFER: ("Which troops change hands?", say_transfer),
    asks.HAND: ("Which card?", kind("hand over {}", asks.ENOUGH, "hand over no more")),
    asks.RETURN_AREA: ("Where does he come back?", area("bring him back in {}")),
    asks.DESERTING: ("From whom does one desert?", own("let one of {} desert")),
}


def say_choice(speech: Speech, choice: int) -> str:
    """An option of the open question in words."""
    return QUESTIONS[int(speech.game.decision.ask)][1](speech, choice)


def say_question(speech: Speech) -> str:
    """The open question in words, or that nobody is asked."""
    decision = speech.game.decision
    if decision.count == 0:
        return "Nobody is asked: the game is over."
    return f"{speech.baron(decision.seat)} is asked: {QUESTIONS[int(decision.ask)][0]}"
