"""Which questions are asked in chains, a part at a time, so that people can give the whole answer at once.

A chain lasts as long as the same seat is asked one of its questions. The engine asks for the parts in an order of its
own, so that every set can be reached in one way only; people name them in any order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import kind_laid, stack_laid
from wk_env.games.warrior_knights.rules.numbers import SYMBOLS
from wk_env.games.warrior_knights.rules.phases.wages import wage_of
from wk_env.games.warrior_knights.rules.queries import card_of_kind, strength_of
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted
from wk_env.kernel.spec import Match
from wk_env.kernel.table_faces import Heaps, Part

Name = Callable[[Speech, int], str]
SpeechOf = Callable[[Match], Speech]
CARDS_A_PLAN: Final = 7  # PLAN counts so many choices a stack: six kinds and to be done
STACKS: Final = Heaps(("I", "II", "III"), "plan", "stack", 2, "2 5 / 1 5 / 4 6")
# What the question is about counts down, so that it is no part of the question.
COUNTING_DOWN: Final = frozenset((asks.CASUALTY, asks.SACRIFICE))


@dataclass(frozen=True)
class ChainRow:
    """Questions that belong together; which choices end one; how a part and the whole answer are said."""

    asks: frozenset[int]
    stops: dict[int, frozenset[int]]
    name: Name
    told: str
    nothing: str = ""
    heaps: Heaps | None = None
    lays_out: bool = False
    is_harmless: bool = False
    is_one_subject: bool = False  # another subject is another answer


class KnightsChain:
    """A chain that begins in a match."""

    noun: str = "card"

    def __init__(self, row: ChainRow, match: Match, speech_of: SpeechOf) -> None:
        self.row: ChainRow = row
        self.speech_of: SpeechOf = speech_of
        self.seat: int = int(match.decision.seat)
        self.subject: int = int(speech_of(match).table.subject)
        self.told: str = row.told
        self.nothing: str = row.nothing
        self.heaps: Heaps | None = row.heaps
        self.lays_out: bool = row.lays_out
        self.is_harmless: bool = row.is_harmless

    def goes_on(self, match: Match) -> bool:
        """Whether the same Baron is asked about the same, if that matters."""
        if match.decision.seat != self.seat or int(match.decision.ask) not in self.row.asks:
            return False
        return not self.row.is_one_subject or self.speech_of(match).table.subject == self.subject

    def question(self, match: Match) -> tuple[int, ...]:
        """What is asked about what; what a question is about that counts down is no part of it."""
        table, ask = self.speech_of(match).table, int(match.decision.ask)
        return (ask, 0, 0) if ask in COUNTING_DOWN else (ask, int(table.subject), int(table.matter))

    def stops(self, match: Match) -> Sequence[int]:
        """The choices that end a question without a part."""
        ends = self.row.stops.get(int(match.decision.ask), frozenset())
        return [choice for choice in match.decision.choices() if choice in ends]

    def leads(self, match: Match, choice: int) -> bool:
        """Whether a choice only names who gives troop cards away."""
        if int(match.decision.ask) != asks.DONOR:
            return False
        led = match.copy()
        led.play(choice)
        return bool(led.decision.count) and self.goes_on(led) and int(led.decision.ask) == asks.TAKE

    def part(self, match: Match, choice: int) -> Part:
        """The card, the Noble or the place; an Action card is numbered by its kind in each stack."""
        name = self.row.name(self.speech_of(match), choice)
        return Part(name) if self.heaps is None else Part(name, int(stack_laid(choice)) - 1, int(kind_laid(choice)) + 1)

    def thing(self, match: Match) -> str:
        """The kind of troop card that wants a place."""
        speech = self.speech_of(match)
        return speech.kind(int(speech.table.subject))


def own_place(speech: Speech, choice: int) -> str:
    """One of the asked Baron's places."""
    return "the stronghold" if choice == asks.STRONGHOLD else speech.own(choice)


def sufferer(speech: Speech, choice: int) -> str:
    """Who takes a casualty: a place, or the walls."""
    return "the walls" if choice == asks.BREACH else own_place(speech, choice)


def plan_card(speech: Speech, choice: int) -> str:
    """A kind of Action card."""
    return speech.names.actions[kind_laid(choice)]


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


def _row(ask: int, stop: int | None, name: Name, told: str, nothing: str = "") -> ChainRow:
    stops = {} if stop is None else {ask: frozenset((stop,))}
    return ChainRow(frozenset((ask,)), stops, name, told, nothing, is_one_subject=True)


PLAN_STOPS: Final = frozenset(stack * CARDS_A_PLAN + asks.PLAN_DONE for stack in range(len(STACKS.names)))
CHAINS: Final = (
    ChainRow(frozenset((asks.PLAN,)), {asks.PLAN: PLAN_STOPS}, plan_card, "lay {}", "lay no cards", STACKS),
    ChainRow(frozenset((asks.SETUP_TROOP,)), {}, own_place, "{} with {}", lays_out=True),
    _row(asks.ATTACKER, asks.ALL_CHOSEN, fighter, "send {} into battle"),
    _row(asks.DISCARD, asks.NO_MORE_DISCARDS, fate, "discard {}", "keep all your Fate cards"),
    _row(asks.PAY_TROOP, asks.NO_MORE_PAY, paid_kind, "pay {}", "pay nobody"),
    _row(asks.SACRIFICE, None, kind, "give up {}"),
    _row(asks.HAND, asks.ENOUGH, kind, "hand over {}"),
    ChainRow(frozenset((asks.CASUALTY,)), {}, sufferer, "let {} take the casualties"),
    ChainRow(
        frozenset((asks.DONOR, asks.TAKE)),
        {asks.DONOR: frozenset((asks.NO_DONOR,)), asks.TAKE: frozenset((asks.ENOUGH,))},
        gift,
        "take along {}",
        "take nothing along",
        is_harmless=True,
    ),
)
CHAIN_OF: Final = {ask: chain for chain in CHAINS for ask in chain.asks}
