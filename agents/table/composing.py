"""A whole answer to a chain of questions: which parts it may be made of, and whether some of them go together.

All of it is tried on a match that the seat could be in, so it uses only what the seat may know. A member is a part of
an answer; what is wanted is a number of parts, in any order; the path is the actions that give it, in the order of
the questions.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from wk_agents.table.plain import form_of_game
from wk_agents.table.trying import Left, Member, Thing, Walk

from wk_env.kernel.spec import GameSpec, Match
from wk_env.kernel.table_faces import Chain
from wk_env.play.view import View

MOST_COPIES: Final = 6


class ComposedError(ValueError):
    """Parts that do not make an answer; the sentence says why."""


class Composition:
    """The open chain of questions of a view, as one question."""

    def __init__(self, spec: GameSpec, match: Match, chain: Chain) -> None:
        self.spec: GameSpec = spec
        self.chain: Chain = chain
        self.walk: Walk = Walk(chain)
        self.seat: int = int(match.decision.seat)
        self.things: list[Thing] = [*self.walk.things(match)] if chain.lays_out else []
        self.members: list[Member] = self.walk.members(match)
        self._match: Match = match

    def number_of(self, member: Member) -> int:
        """The number by which people call a part: it stays the same while they choose."""
        number = member.part.number
        return self.members.index(member) + 1 if number is None else number

    def member(self, number: int, heap: int = 0) -> Member | None:
        """The part of this number in a heap, or None."""
        found = (each for each in self.members if each.part.heap == heap and self.number_of(each) == number)
        return next(found, None)

    @property
    def places(self) -> list[Member]:
        """The places in which things are laid, each once, in the order of their choices."""
        by_choice = {member.choice: member for member in reversed(self.members)}
        return [by_choice[choice] for choice in sorted(by_choice)] if self.things else []

    def path(self, wanted: Iterable[Member]) -> list[int]:
        """The actions that give these parts; ComposedError if they cannot be given together, or are too few."""
        left = Counter(member.key for member in wanted)
        match, actions = self._match.copy(), list[int]()
        while self.walk.is_open(match):
            choice = self._next(match, left)
            left[self.walk.key_of(match, choice)] -= 1
            actions.append(self.spec.action_of(int(match.decision.ask), choice))
            match.play(choice)
        over = +left
        if over:
            names = [member.name for member in self.members if over[member.key]]
            raise ComposedError(f"{', '.join(names)}: too many, or not together with the rest. {self.possible}")
        return actions

    def first_towards(self, member: Member) -> int | None:
        """The action that gives a part, or with which the way to it begins; None if it needs others beside it."""
        question, choice = member.key
        if self.chain.question(self._match) == question and choice in self._match.decision.choices():
            return self.spec.action_of(int(self._match.decision.ask), choice)
        with suppress(ComposedError):
            return self.path([member])[0]
        return None

    def everything(self) -> list[int]:
        """The actions that give every part there is, as far as that goes."""
        match, actions = self._match.copy(), list[int]()
        while self.walk.is_open(match):
            stops = self.chain.stops(match)
            choices = match.decision.choices()
            choice = next((choice for choice in choices if choice not in stops), choices[0])
            actions.append(self.spec.action_of(int(match.decision.ask), choice))
            match.play(choice)
        return actions

    def advised(self, choose: Callable[[View], int]) -> list[int]:
        """What somebody would answer who is asked question by question, each time by a view."""
        match, actions = self._match.copy(), list[int]()
        while self.walk.is_open(match):
            actions.append(choose(View(self.spec, match, self.seat)))
            match.play(self.spec.choice_of(int(match.decision.ask), actions[-1]))
        return actions

    def path_of_places(self, places: Sequence[int]) -> list[int]:
        """The actions that lay each of the things in its place, which a choice stands for."""
        if len(places) != len(self.things):
            raise ComposedError(f"there are {len(self.things)} {self.chain.noun}s and {len(places)} places")
        match, actions = self._match.copy(), list[int]()
        for place in places:
            if place not in match.decision.choices():
                raise ComposedError(self.possible)
            actions.append(self.spec.action_of(int(match.decision.ask), place))
            match.play(place)
        return actions

    def wanted_by(self, path: Iterable[int]) -> list[Member]:
        """The parts that a path of actions gives, without those that only end or lead to a question."""
        match, found = self._match.copy(), list[Member]()
        by_key = {member.key: member for member in self.members}
        for action in path:
            choice = self.spec.choice_of(int(match.decision.ask), action)
            member = by_key.get(self.walk.key_of(match, choice))
            found += [] if member is None else [member]
            match.play(choice)
        return found

    def most(self, member: Member) -> int:
        """How many of a part the answer may hold if it holds nothing else but what it must."""
        counts = range(1, MOST_COPIES + 1)
        return max((n for n in counts if self.walk.fits(self._match, Counter({member.key: n}))), default=1)

    @property
    def possible(self) -> str:
        """What may be chosen, as a sentence."""
        return possible_at(self.spec, self._match)

    @property
    def least(self) -> int:
        """How many parts are needed at least."""
        match, count = self._match.copy(), 0
        while self.walk.is_open(match) and not self.chain.stops(match):
            count += 1
            match.play(match.decision.choices()[0])
        return count

    def _next(self, match: Match, left: Left) -> int:
        """The choice that goes on to what is wanted: a part, a way to one, or to be done."""
        choices = match.decision.choices()
        forced = choices if len(choices) == 1 else []
        walk = self.walk
        for ways in (walk.offered(match, left), walk.leading(match, left), self.chain.stops(match), forced):
            if ways:
                return ways[0]
        raise ComposedError(f"that is too little. {self.possible}")


def possible_at(spec: GameSpec, match: Match) -> str:
    """What may be chosen at the open question, as a sentence."""
    return f"Possible here: {form_of_game(spec).possible(match)}"


def composition_of(view: View) -> Composition | None:
    """The open question of a view as a chain that is answered at once; None if it is a question of its own."""
    if view.asked != view.seat:
        return None
    match = view.imagine(0)
    chain = form_of_game(view.spec).chain(match)
    if chain is None:
        return None
    composition = Composition(view.spec, match, chain)
    is_single = len(composition.things) == 1 or (composition.least == 1 and len(composition.everything()) == 1)
    return None if is_single else composition
