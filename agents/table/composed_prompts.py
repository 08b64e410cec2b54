"""How chains of questions are put to people who type: sets, heaps and places in a line, shown before they count."""

import re
from collections.abc import Callable
from typing import Final

from wk_agents.table.answer_columns import numbered, said_together
from wk_agents.table.composing import ComposedError, Composition, composition_of
from wk_agents.table.prompts import MOST_MEANT, NUMBERS, Prompt
from wk_agents.table.trying import Member

from wk_env.kernel.english import counted, listed
from wk_env.kernel.table_faces import Heaps
from wk_env.picture.text import page_width
from wk_env.play.view import View

HEAPS: Final = re.compile(r"[0-9 ,/]*[0-9][0-9 ,/]*")
ALL: Final = "all"


class ComposedPrompt(Prompt):
    """A chain of questions that is answered at once, and confirmed."""

    is_composed = True

    def __init__(self, view: View, composition: Composition) -> None:
        super().__init__(view)
        self.composition: Composition = composition

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        numbers = sorted({self.composition.number_of(member) for member in self.composition.members})
        none = "" if self.least else ", 0 for none"
        return f"any of {', '.join(map(str, numbers))}{none}"

    @property
    def least(self) -> int:
        """How many parts must be named."""
        return self.composition.least

    def lines(self) -> list[str]:
        """The parts by their numbers, and how an answer is typed."""
        parts = [(self.composition.number_of(each), self.part(each)) for each in self.composition.members]
        how = f"at least {self.least}, as in" if self.least else "as in"
        example = " ".join(str(number) for number, _ in parts[: max(2, self.least)])
        none = "" if self.least else "; 0 for none"
        return [*numbered(parts, page_width()), f"   Type what you choose together, {how} {example}{none}."]

    def part(self, member: Member) -> str:
        """A part, and how many there are of it if it may be named more than once."""
        most = self.composition.most(member)
        return f"{member.name} (up to {most} times)" if most > 1 else member.name

    def read(self, typed: str) -> list[int]:
        """The actions for the parts that were typed in any order."""
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
        return not self.composition.chain.is_harmless or bool(self.composition.wanted_by(actions))

    def meant(self, asked: str) -> list[tuple[int, int]]:
        """The parts that somebody means by a number or a part of a name, each with the action that leads to it."""
        found: dict[int, int] = {}
        for member in self.composition.members:
            number = self.composition.number_of(member)
            is_meant = asked == str(number) or (not asked.isdecimal() and asked in member.name.lower())
            action = self.composition.first_towards(member) if is_meant and number not in found else None
            if action is not None:
                found[number] = action
        return [*found.items()][:MOST_MEANT]

    def members_of(self, numbers: list[int], heap: int = 0) -> list[Member]:
        """The parts of these numbers in a heap; ComposedError for a number that is none."""
        found = [self.composition.member(number, heap) for number in numbers]
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
        return self.composition.chain.told.format(together(wanted))


class HeapsPrompt(ComposedPrompt):
    """A plan: parts for several heaps in one line."""

    def __init__(self, view: View, composition: Composition, heaps: Heaps) -> None:
        super().__init__(view, composition)
        self.heaps: Heaps = heaps

    @property
    def short(self) -> str:
        """What may be typed, in fewer words still."""
        return f"{len(self.heaps.names)} {self.heaps.heap}s"

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        most = counted(self.heaps.size, self.composition.chain.noun)
        return f"{most} for each {self.heaps.heap}, as in {self.heaps.example}"

    def lines(self) -> list[str]:
        """The kinds of part by their numbers, and how an answer is typed."""
        kinds: dict[int, Member] = {}
        for member in self.composition.members:
            kinds.setdefault(self.composition.number_of(member), member)
        parts = [
            (number, f"{member.name}{' (two)' * (self.composition.most(member) > 1)}")
            for number, member in sorted(kinds.items())
        ]
        return [
            *numbered(parts, page_width()),
            f"   Type {self.allowed}: in any order, 0 for an empty {self.heaps.heap}.",
        ]

    def read(self, typed: str) -> list[int]:
        """The actions of a plan."""
        if not HEAPS.fullmatch(typed):
            return []
        heaps = heaps_typed(typed, self.heaps)
        if len(heaps) != len(self.heaps.names):
            raise ComposedError(f"a {self.heaps.answer} names {self.short}: {self.allowed}; 0 for an empty one")
        if any(len(heap) > self.heaps.size for heap in heaps):
            most = counted(self.heaps.size, self.composition.chain.noun)
            raise ComposedError(f"{most} are the most in a {self.heaps.heap}: {self.allowed}")
        wanted = [member for place, heap in enumerate(heaps) for member in self.members_of(heap, place)]
        return self.composition.path(wanted)

    def heaps_of(self, actions: list[int]) -> list[list[Member]]:
        """The parts of each heap."""
        wanted = self.composition.wanted_by(actions)
        heaps = range(len(self.heaps.names))
        return [[member for member in wanted if member.part.heap == heap] for heap in heaps]

    def typed_for(self, actions: list[int]) -> str:
        """What to type for these actions."""
        heaps = self.heaps_of(actions)
        return " / ".join(" ".join(str(self.composition.number_of(each)) for each in heap) or "0" for heap in heaps)

    def told(self, actions: list[int]) -> str:
        """The plan, heap by heap."""
        heaps = zip(self.heaps.names, self.heaps_of(actions), strict=True)
        return "; ".join(f"{name} {together(heap) if heap else 'nothing'}" for name, heap in heaps)


class PlacesPrompt(ComposedPrompt):
    """Things that each want a place: as many places as things, in their order."""

    @property
    def short(self) -> str:
        """What may be typed, in fewer words still."""
        return f"{len(self.composition.things)} places"

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        count, places = len(self.composition.things), len(self.composition.places)
        example = " ".join(str(min(number, places)) for number in range(1, count + 1))
        return f"a place for each of the {count} {self.composition.chain.noun}s, as in {example}"

    def lines(self) -> list[str]:
        """The things in their order, the places by their numbers, and how they are typed."""
        noun = self.composition.chain.noun
        return [
            f"   {noun[:1].upper()}{noun[1:]}s: {', '.join(thing.name for thing in self.composition.things)}.",
            *numbered([(number, place.name) for number, place in enumerate(self.composition.places, 1)], page_width()),
            f"   Type {self.allowed}.",
        ]

    def read(self, typed: str) -> list[int]:
        """The actions that lay each thing in its place."""
        if not NUMBERS.fullmatch(typed):
            return []
        choices = dict(enumerate((place.choice for place in self.composition.places), 1))
        numbers = [int(number) for number in re.findall(r"[0-9]+", typed)]
        return self.composition.path_of_places([choices.get(number, -1) for number in numbers])

    def meant(self, asked: str) -> list[tuple[int, int]]:
        """The places that somebody means, for the first thing."""
        places = [*enumerate(self.composition.places, 1)]
        found = [
            (number, self.view.spec.action_of(self.view.ask, place.choice))
            for number, place in places
            if place.choice in self.composition.things[0].choices
            and (asked == str(number) or asked in place.name.lower())
        ]
        return found[:MOST_MEANT]

    def numbers_of(self, actions: list[int]) -> list[int]:
        """The number of the place of each thing."""
        choices = [place.choice for place in self.composition.places]
        return [1 + choices.index(self.view.spec.choice_of(self.view.ask, action)) for action in actions]

    def typed_for(self, actions: list[int]) -> str:
        """What to type for these actions."""
        return " ".join(map(str, self.numbers_of(actions)))

    def told(self, actions: list[int]) -> str:
        """Which thing goes where."""
        laid: dict[int, list[str]] = {}
        for thing, number in zip(self.composition.things, self.numbers_of(actions), strict=True):
            laid.setdefault(number, []).append(thing.name)
        told, places = self.composition.chain.told, self.composition.places
        return "; ".join(
            told.format(listed(said_together(things)), places[number - 1].name)
            for number, things in sorted(laid.items())
        )


def heaps_typed(typed: str, heaps: Heaps) -> list[list[int]]:
    """The numbers between strokes; without strokes a 0 leaves all heaps empty, and as many as fit fill them in turn."""
    count, size = len(heaps.names), heaps.size
    found = [[int(number) for number in re.findall(r"[0-9]+", heap) if int(number)] for heap in typed.split("/")]
    if found == [[]]:
        return [[] for _ in range(count)]
    if len(found) == 1 and len(found[0]) == count * size:
        return [found[0][first : first + size] for first in range(0, count * size, size)]
    return found


def together(members: list[Member]) -> str:
    """What parts are called, one after another."""
    return listed(said_together([member.name for member in members]))


def prompt_of(view: View) -> Prompt:
    """The prompt of the open question."""
    composition = composition_of(view)
    if composition is None:
        return Prompt(view)
    if composition.chain.lays_out:
        return PlacesPrompt(view, composition)
    heaps = composition.chain.heaps
    return ComposedPrompt(view, composition) if heaps is None else HeapsPrompt(view, composition, heaps)
