"""Which questions are asked in chains, a piece at a time, so that people can give the whole answer at once.

A chain lasts as long as the same seat is asked one of its questions. The engine asks for the pieces in an order of its
own, so that every set can be reached in one way only; people name them in any order.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import SYMBOLS
from wk_env.games.warrior_knights.rules.phases.wages import wage_of
from wk_env.games.warrior_knights.rules.queries import card_of_kind, strength_of
from wk_env.games.warrior_knights.words.things import Speech, counted

Name = Callable[[Speech, int], str]
CARDS_A_PLAN: Final = 7  # PLAN counts so many choices a stack: six kinds and to be done
STACKS: Final = ("stack I", "stack II", "stack III")


@dataclass(frozen=True)
class Chain:
    """Questions that belong together; which choices end one; how a piece and the whole answer are said."""

    asks: frozenset[int]
    stops: dict[int, frozenset[int]]
    name: Name
    told: str
    nothing: str = ""
    is_row: bool = False  # every question has its own subject and wants one answer: what goes where
    is_one_subject: bool = False  # another subject is another answer


def own_place(speech: Speech, choice: int) -> str:
    """One of the asked Baron's places."""
    return "the stronghold" if choice == asks.STRONGHOLD else speech.own(choice)


def sufferer(speech: Speech, choice: int) -> str:
    """Who takes a casualty: a place, or the walls."""
    return "the walls" if choice == asks.BREACH else own_place(speech, choice)


def plan_card(speech: Speech, choice: int) -> str:
    """A kind of Action card."""
    return speech.names.actions[choice % CARDS_A_PLAN]


def gift(speech: Speech, choice: int) -> str:
    """A troop card and who gives it, or all that somebody has."""
    if speech.game.decision.ask == asks.DONOR:
        return f"everything, with its casualties, from {own_place(speech, choice)}"
    army = int(speech.table.matter)
    return f"{speech.kind(choice)} from {speech.army(army)}"


def kind(speech: Speech, choice: int) -> str:
    """A kind of troop card."""
    return speech.kind(choice)


def paid_kind(speech: Speech, choice: int) -> str:
    """A kind of troop card, and what it costs to keep."""
    table = speech.table
    wage = int(wage_of(table, card_of_kind(table, choice, int(table.subject))))
    return f"{speech.kind(choice)} ({counted(wage, 'crown')})"


def fighter(speech: Speech, choice: int) -> str:
    """A Noble who may fight, and his troops."""
    noble = speech.game.decision.seat * SYMBOLS + choice
    return f"{speech.noble(noble)} ({strength_of(speech.table, noble)})"


def fate(speech: Speech, choice: int) -> str:
    """A Fate card."""
    return speech.fate(choice)


def _chain(ask: int, stop: int | None, name: Name, told: str, nothing: str = "") -> Chain:
    stops = {} if stop is None else {ask: frozenset((stop,))}
    return Chain(frozenset((ask,)), stops, name, told, nothing, is_one_subject=True)


PLAN_STOPS: Final = frozenset(stack * CARDS_A_PLAN + asks.PLAN_DONE for stack in range(len(STACKS)))
CHAINS: Final = (
    Chain(frozenset((asks.PLAN,)), {asks.PLAN: PLAN_STOPS}, plan_card, "lay {}", "lay no cards"),
    Chain(frozenset((asks.SETUP_TROOP,)), {}, own_place, "lay {}", is_row=True),
    _chain(asks.ATTACKER, asks.ALL_CHOSEN, fighter, "send {} into battle"),
    _chain(asks.DISCARD, asks.NO_MORE_DISCARDS, fate, "discard {}", "keep all your Fate cards"),
    _chain(asks.PAY_TROOP, asks.NO_MORE_PAY, paid_kind, "pay {}", "pay nobody"),
    _chain(asks.SACRIFICE, None, kind, "give up {}"),
    _chain(asks.HAND, asks.ENOUGH, kind, "hand over {}"),
    Chain(frozenset((asks.CASUALTY,)), {}, sufferer, "let {} take the casualties"),
    Chain(
        frozenset((asks.DONOR, asks.TAKE)),
        {asks.DONOR: frozenset((asks.NO_DONOR,)), asks.TAKE: frozenset((asks.ENOUGH,))},
        gift,
        "take along {}",
        "take nothing along",
    ),
)
CHAIN_OF: Final = {ask: chain for chain in CHAINS for ask in chain.asks}
