"""How chains of questions are put to people who type: sets, plans and places in a line, shown before they count."""

import re
from collections.abc import Callable
from typing import Final

from wk_agents.table.answer_columns import numbered, said_together
from wk_agents.table.composing import ComposedError, Composition, composition_of
from wk_agents.table.forms import MOST_MEANT, NUMBERS, Form
from wk_agents.table.trying import Member
from wk_agents.table.typed_answers import Answer

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.words.things import Speech, counted, listed
from wk_env.picture.text import page_width
from wk_env.play.view import View

LEFT_ALONE: Final = frozenset((asks.DONOR, asks.TAKE))  # where to take nothing changes nothing
HEAPS: Final = re.compile(r"[0-9 ,/]*[0-9][0-9 ,/]*")
ALL: Final = "all"
CARDS_A_STACK: Final = 2


class ComposedForm(Form):
    """A chain of questions that is answered at once, and confirmed."""

    is_composed = True

    def __init__(self, view: View, speech: Speech, composition: Composition) -> None:
        super().__init__(view, speech)
        self.composition: Composition = composition

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        numbers = sorted({self.composition.number_of(member) for member in self.composition.members})
        none = "" if self.least else ", 0 for none"
        return f"any of {', '.join(map(str, numbers))}{none}"

    @property
    def least(self) -> int:
        """How many pieces must be named."""
        return self.composition.least

    def lines(self) -> list[str]:
        """The pieces by their numbers, and how an answer is typed."""
        pieces = [(self.composition.number_of(each), self.piece(each)) for each in self.composition.members]
        how = f"at least {self.least}, as in" if self.least else "as in"
        example = " ".join(str(number) for number, _ in pieces[: max(2, self.least)])
        none = "" if self.least else "; 0 for none"
        return [*numbered(pieces, page_width()), f"   Type what you choose together, {how} {example}{none}."]

    def piece(self, member: Member) -> str:
        """A piece, and how many there are of it if it may be named more than once."""
        most = self.composition.most(member)
        return f"{member.name} (up to {most} times)" if most > 1 else member.name

    def read(self, typed: str) -> list[int]:
        """The actions for the pieces that were typed in any order."""
        if typed == ALL:
            return self.composition.everything()
        if not NUMBERS.fullmatch(typed):
            return []
        numbers = [int(number) for number in re.findall(r"[0-9]+", typed)]
        return self.composition.path(self.members_of([] if numbers == [0] else numbers))

    def advised(self, choose: Callable[[View], int]) -> list[int]:
        """What somebody would answer, question by question."""
        return self.composition.advised(choose)

    def wants_yes(self, actions: list[int]) -> bool:
        """Whether an answer is shown and confirmed: whatever is more than to leave things as they are."""
        return self.view.ask not in LEFT_ALONE or bool(self.composition.wanted_by(actions))

    def meant(self, asked: str) -> list[Answer]:
        """The pieces that somebody means by a number or a part of a name, each with the action that leads to it."""
        found: dict[int, Answer] = {}
        for member in self.composition.members:
            number = self.composition.number_of(member)
            is_meant = asked == str(number) or (not asked.isdecimal() and asked in member.name.lower())
            action = self.composition.first_towards(member) if is_meant and number not in found else None
            if action is not None:
                found[number] = Answer(number, action, member.name)
        return list(found.values())[:MOST_MEANT]

    def members_of(self, numbers: list[int], group: int = 0) -> list[Member]:
        """The pieces of these numbers in a heap; ComposedError for a number that is none."""
        found = [self.composition.member(number, group) for number in numbers]
        for number, member in zip(numbers, found, strict=True):
            if member is None:
                raise ComposedError(f"there is no {number} here; it takes {self.allowed}")
        return [member for member in found if member is not None]

    def typed_for(self, actions: list[int]) -> str:
        """What to type for these actions."""
        wanted = self.composition.wanted_by(actions)
        return " ".join(str(number) for number in sorted(map(self.composition.number_of, wanted))) or "0"

    def told(self, actions: list[int]) -> str:
        """What the whole answer does."""
        wanted = self.composition.wanted_by(actions)
        if not wanted:
            return self.composition.chain.nothing or "nothing"
        return self.composition.chain.told.format(listed(said_together(names_of(wanted))))


class PlanForm(ComposedForm):
    """A plan: cards for three stacks in one line."""

    @property
    def prompt(self) -> str:
        """What may be typed, in fewer words still."""
        return "three stacks"

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        return "two cards for each stack, as in 2 5 / 1 5 / 4 6"

    def lines(self) -> list[str]:
        """The kinds of card in hand by their numbers, and how a plan is typed."""
        assert self.speech is not None
        kinds: dict[int, Member] = {}
        for member in self.composition.members:
            kinds.setdefault(self.composition.number_of(member), member)
        pieces = [
            (number, f"{member.name}{' (two)' * (self.composition.most(member) > 1)}")
            for number, member in sorted(kinds.items())
        ]
        return [
            *numbered(pieces, page_width()),
            f"   Type {self.allowed}: in any order, 0 for an empty stack.",
        ]

    def read(self, typed: str) -> list[int]:
        """The actions of a plan."""
        if not HEAPS.fullmatch(typed):
            return []
        heaps = heaps_typed(typed, len(self.composition.groups))
        if len(heaps) != len(self.composition.groups):
            raise ComposedError(
                f"a plan names {len(self.composition.groups)} stacks: {self.allowed}; 0 for an empty one"
            )
        if any(len(heap) > CARDS_A_STACK for heap in heaps):
            raise ComposedError(f"{counted(CARDS_A_STACK, 'card')} are the most in a stack: {self.allowed}")
        wanted = [member for group, heap in enumerate(heaps) for member in self.members_of(heap, group)]
        return self.composition.path(wanted)

    def heaps_of(self, actions: list[int]) -> list[list[Member]]:
        """The cards of each stack."""
        wanted = self.composition.wanted_by(actions)
        stacks = range(len(self.composition.groups))
        return [[member for member in wanted if self.composition.group_of(member) == stack] for stack in stacks]

    def typed_for(self, actions: list[int]) -> str:
        """What to type for these actions."""
        heaps = self.heaps_of(actions)
        return " / ".join(" ".join(str(self.composition.number_of(each)) for each in heap) or "0" for heap in heaps)

    def told(self, actions: list[int]) -> str:
        """The plan, stack by stack."""
        names = ["I", "II", "III"]
        heaps = zip(names, self.heaps_of(actions), strict=True)
        return "; ".join(
            f"{name} {listed(said_together(names_of(heap))) if heap else 'nothing'}" for name, heap in heaps
        )


class RowForm(ComposedForm):
    """Cards that each want a place: as many places as cards, in their order."""

    @property
    def prompt(self) -> str:
        """What may be typed, in fewer words still."""
        return f"{len(self.composition.rows)} places"

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        example = " ".join("123455"[: len(self.composition.rows)])
        return f"a place for each of the {len(self.composition.rows)} cards, as in {example}"

    def lines(self) -> list[str]:
        """The cards in their order, the places by their numbers, and how they are typed."""
        assert self.speech is not None
        rows = self.composition.rows
        places = sorted({choice for row in rows for choice in row.choices})
        name = self.composition.chain.name
        return [
            f"   Cards: {', '.join(row.name for row in rows)}.",
            *numbered([(place + 1, name(self.speech, place)) for place in places], page_width()),
            f"   Type {self.allowed}.",
        ]

    def read(self, typed: str) -> list[int]:
        """The actions that lay each card in its place."""
        if not NUMBERS.fullmatch(typed):
            return []
        return self.composition.path_of_places([int(number) - 1 for number in re.findall(r"[0-9]+", typed)])

    def meant(self, asked: str) -> list[Answer]:
        """The places that somebody means, for the first card."""
        assert self.speech is not None
        named = {place: self.composition.chain.name(self.speech, place) for place in self.composition.rows[0].choices}
        found = [place for place, name in named.items() if asked == str(place + 1) or asked in name.lower()]
        actions = {place: self.view.spec.action_of(self.view.ask, place) for place in found[:MOST_MEANT]}
        return [Answer(place + 1, action, named[place]) for place, action in actions.items()]

    def places_of(self, actions: list[int]) -> list[int]:
        """The place of each card."""
        return [self.view.spec.choice_of(self.view.ask, action) for action in actions]

    def typed_for(self, actions: list[int]) -> str:
        """What to type for these actions."""
        return " ".join(str(place + 1) for place in self.places_of(actions))

    def told(self, actions: list[int]) -> str:
        """Which card goes where."""
        assert self.speech is not None
        places: dict[int, list[str]] = {}
        for row, place in zip(self.composition.rows, self.places_of(actions), strict=True):
            places.setdefault(place, []).append(row.name)
        name = self.composition.chain.name
        return "; ".join(
            f"{listed(said_together(cards))} with {name(self.speech, place)}" for place, cards in sorted(places.items())
        )


def heaps_typed(typed: str, stacks: int) -> list[list[int]]:
    """The numbers between strokes; without strokes a 0 leaves all stacks empty, and six numbers fill them in pairs."""
    heaps = [[int(number) for number in re.findall(r"[0-9]+", heap) if int(number)] for heap in typed.split("/")]
    if heaps == [[]]:
        return [[] for _ in range(stacks)]
    if len(heaps) == 1 and len(heaps[0]) == stacks * CARDS_A_STACK:
        return [heaps[0][first : first + CARDS_A_STACK] for first in range(0, len(heaps[0]), CARDS_A_STACK)]
    return heaps


def form_of(view: View, speech: Speech | None) -> Form:
    """The form of the open question."""
    composition = composition_of(view)
    if composition is None or speech is None:
        return Form(view, speech)
    if composition.rows:
        return RowForm(view, speech, composition)
    return (PlanForm if composition.groups else ComposedForm)(view, speech, composition)


def names_of(members: list[Member]) -> list[str]:
    """What pieces are called."""
    return [member.name for member in members]
