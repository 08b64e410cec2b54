"""The answers to a single question by the numbers that people type: 0 does nothing, a quantity is typed as it is."""

import re
from typing import Final, NamedTuple

from wk_env.games.warrior_knights.facts.types import KnightsFacts, KnightsOption
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.play.view import View

# Question: the choice that does nothing, or least. It is answer 0.
NOTHING: Final[dict[int, int]] = {
    asks.STRONGHOLD_AREA: asks.LEAVE_OFF,
    asks.ACT: asks.DECLINE,
    asks.TRACK_SPOT: asks.NO_SPOT,
    asks.MOBILIZE_AREA: asks.NO_AREA,
    asks.MOVER: asks.DONE_MOVING,
    asks.ROUTE: asks.GO_BACK,
    asks.PERMIT: 0,
    asks.DONOR: asks.NO_DONOR,
    asks.TAKE: asks.ENOUGH,
    asks.TARGET: asks.NO_TARGET,
    asks.BATTLE_KIND: asks.NO_BATTLE,
    asks.CONSENT: 0,
    asks.ATTACKER: asks.ALL_CHOSEN,
    asks.DISCARD: asks.NO_MORE_DISCARDS,
    asks.ABILITY: 0,
    asks.CANCEL: 0,
    asks.VOYAGE: asks.NO_VOYAGE,
    asks.BLESS: 0,
    asks.UPGRADE: asks.NO_UPGRADE,
    asks.REPAIR_MORE: 0,
    asks.MUSTER: asks.NO_MUSTER,
    asks.MUSTER_MORE: 0,
    asks.COMPLY: 0,
    asks.PAY_TROOP: asks.NO_MORE_PAY,
    asks.REVOLT: asks.LOSE_CITY,
    asks.SIDE: 0,
    asks.ACCEPT: 0,
    asks.PROPOSE: asks.PROPOSE_NOTHING,
    asks.HIRE: asks.NO_HIRE,
    asks.TRANSFER: asks.NO_TRANSFER,
    asks.HAND: asks.ENOUGH,
    asks.BARGAIN: asks.NO_PARTNER,
    asks.BARGAIN_HEIR: asks.NO_HEIR,
    asks.BARGAIN_FAVOUR: 0,
    asks.BARGAIN_REPLY: 0,
    asks.BARGAIN_LAST: 0,
    asks.KILL_HEIR: asks.NO_HEIR,
    asks.GIVE_HEIR: asks.NO_HEIR,
    asks.MIRACLE: asks.NO_MIRACLE,
}
QUANTITIES: Final = frozenset((asks.PLEDGE, asks.EXCHANGE, asks.INVEST, asks.VOTES))
SUMS: Final = frozenset((asks.BARGAIN_SUM, asks.BARGAIN_COUNTER))
# Questions that yes and no answer.
YES_OR_NO: Final = frozenset(
    (
        *(asks.PERMIT, asks.CONSENT, asks.ABILITY, asks.CANCEL, asks.BLESS, asks.REPAIR_MORE, asks.MUSTER_MORE),
        *(asks.COMPLY, asks.SIDE, asks.ACCEPT, asks.BARGAIN_REPLY, asks.BARGAIN_LAST),
    )
)
TO_AREAS: Final = frozenset((asks.FIRST_AREA, asks.MOBILIZE_AREA, asks.ROUTE, asks.RETREAT, asks.RETURN_AREA))
FEW: Final = 12  # areas that one looks through at a glance
PLAIN: Final = re.compile(r"-?[0-9]{1,4}")
AMOUNT: Final = re.compile(r"(?:[a-z]+ )?(-?[0-9]{1,4})(?: (?:crowns?|votes?|faith|influence))?")
SWORN: Final = {"yes": 1, "y": 1, "no": 0, "n": 0}


class Answer(NamedTuple):
    """A legal answer: the number that stands for it, the flat action, and what it does."""

    number: int
    action: int
    words: str


def answers_of(view: View) -> list[Answer]:
    """The legal answers in the order of their numbers; what does nothing comes last, as 0, but before a quantity."""
    if view.spec.id != WARRIOR_KNIGHTS.id:
        return [Answer(number, action, view.say(action)) for number, action in enumerate(view.actions, 1)]
    if view.ask in QUANTITIES | SUMS:
        numbered = [(sum_of(choice) if view.ask in SUMS else choice, choice) for choice in view.choices]
    else:
        nothing = NOTHING.get(view.ask)
        others = cities_first(view, [choice for choice in view.choices if choice != nothing])
        numbered = [*enumerate(others, 1), *((0, choice) for choice in view.choices if choice == nothing)]
    actions = {choice: view.spec.action_of(view.ask, choice) for choice in view.choices}
    return [Answer(number, actions[choice], view.say(actions[choice])) for number, choice in numbered]


def cities_first(view: View, choices: list[int]) -> list[int]:
    """Many areas in the order in which people look for them: those with a city before the rest."""
    if view.ask not in TO_AREAS or len(choices) <= FEW:
        return choices
    return sorted(choices, key=lambda choice: not has_city(view, choice))


def has_city(view: View, choice: int) -> bool:
    """Whether a city that is not razed stands in the area that an answer names."""
    facts, option = view.facts, view.option(view.spec.action_of(view.ask, choice))
    if not isinstance(facts, KnightsFacts) or not isinstance(option, KnightsOption) or option.area is None:
        return False
    city = facts.areas[option.area].city
    return city is not None and not facts.cities[city].is_razed


def sum_of(choice: int) -> int:
    """The crowns that are given in a bargain, below 0 if they are asked for."""
    return choice if choice < asks.ASK_FOR else asks.ASK_FOR - choice


def ask_of(view: View) -> int:
    """What is asked, if the game is one whose questions are known here; else no question's number."""
    return view.ask if view.spec.id == WARRIOR_KNIGHTS.id else -1


def answer_typed(typed: str, answers: list[Answer], view: View) -> Answer | None:
    """The answer that somebody typed: its number, yes or no, or so much of something; None if it is none."""
    ask = ask_of(view)
    if ask in YES_OR_NO and typed in SWORN:
        wanted: int | None = SWORN[typed]
    elif ask in QUANTITIES | SUMS:
        amount = AMOUNT.fullmatch(typed)
        wanted = None if amount is None else int(amount[1])
    else:
        wanted = int(typed) if PLAIN.fullmatch(typed) else None
    return next((answer for answer in answers if answer.number == wanted), None)


def range_of(answers: list[Answer]) -> str:
    """The numbers that can be typed, in few words."""
    numbers = sorted(answer.number for answer in answers)
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
    return ", ".join(map(str, numbers))


def shortened(typed: str) -> str:
    """What was typed, no longer than a line bears."""
    return repr(typed if len(typed) <= 20 else f"{typed[:20]}...")
