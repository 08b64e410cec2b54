"""A whole answer to a chain of questions: which pieces it may be made of, and whether some of them go together.

All of it is tried on a match that the seat could be in, so it uses only what the seat may know. A member is a piece of
an answer; what is wanted is a number of pieces, in any order; the path is the actions that give it, in the order of
the questions.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from wk_agents.games.warrior_knights.chains import CARDS_A_PLAN, CHAIN_OF, STACKS, Chain
from wk_agents.table.trying import Left, Member, Row, Walk, question_of

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.games.warrior_knights.words.questions import why_not
from wk_env.kernel.spec import GameSpec
from wk_env.play.view import View

MOST_COPIES: Final = 6


class ComposedError(ValueError):
    """Pieces that do not make an answer; the sentence says why."""


class Composition:
    """The open chain of questions of a view, as one question."""

    def __init__(self, spec: GameSpec, match: KnightsMatch, chain: Chain) -> None:
        self.spec: GameSpec = spec
        self.chain: Chain = chain
        self.walk: Walk = Walk(chain, int(match.decision.seat), int(match.game.state.subject))
        self.rows: list[Row] = list(self.walk.rows(match)) if chain.is_row else []
        self.members: list[Member] = self.walk.members(match)
        self._match: KnightsMatch = match

    @property
    def groups(self) -> tuple[str, ...]:
        """The heaps into which the pieces go, if there are several: the stacks of a plan."""
        return STACKS if asks.PLAN in self.chain.asks else ()

    def group_of(self, member: Member) -> int:
        """The heap, from 0, into which a piece goes."""
        return member.choice // CARDS_A_PLAN if self.groups else 0

    def number_of(self, member: Member) -> int:
        """The number by which people call a piece: it stays the same while they choose."""
        if self.groups:
            return member.choice % CARDS_A_PLAN + 1
        return self.members.index(member) + 1

    def member(self, number: int, group: int = 0) -> Member | None:
        """The piece of this number in a heap, or None."""
        found = (each for each in self.members if self.group_of(each) == group and self.number_of(each) == number)
        return next(found, None)

    def path(self, wanted: Iterable[Member]) -> list[int]:
        """The actions that give these pieces; ComposedError if they cannot be given together, or are too few."""
        left = Counter(member.key for member in wanted)
        match, actions = self._match.copy(), list[int]()
        while self.walk.is_open(match):
            choice = self._next(match, left)
            left[(*question_of(match), choice)] -= 1
            actions.append(self.spec.action_of(int(match.decision.ask), choice))
            match.play(choice)
        over = +left
        if over:
            names = [member.name for member in self.members if over[member.key]]
            raise ComposedError(f"{', '.join(names)}: too many, or not together with the rest. {why_not(self.ask)}")
        return actions

    def first_towards(self, member: Member) -> int | None:
        """The action that gives a piece, or with which the way to it begins; None if it needs others beside it."""
        if question_of(self._match) == member.key[:3] and member.choice in self._match.decision.choices():
            return self.spec.action_of(member.ask, member.choice)
        with suppress(ComposedError):
            return self.path([member])[0]
        return None

    def everything(self) -> list[int]:
        """The actions that give every piece there is, as far as that goes."""
        match, actions = self._match.copy(), list[int]()
        while self.walk.is_open(match):
            stops = self.walk.stops(match)
            choices = match.decision.choices()
            choice = next((choice for choice in choices if choice not in stops), choices[0])
            actions.append(self.spec.action_of(int(match.decision.ask), choice))
            match.play(choice)
        return actions

    def advised(self, choose: Callable[[View], int]) -> list[int]:
        """What somebody would answer who is asked question by question, each time by a view."""
        match, actions = self._match.copy(), list[int]()
        while self.walk.is_open(match):
            actions.append(choose(View(self.spec, match, self.walk.seat)))
            match.play(self.spec.choice_of(int(match.decision.ask), actions[-1]))
        return actions

    def path_of_places(self, places: list[int]) -> list[int]:
        """The actions that lay each card of the rows in its place."""
        if len(places) != len(self.rows):
            raise ComposedError(f"there are {len(self.rows)} cards and {len(places)} places")
        match, actions = self._match.copy(), list[int]()
        for place in places:
            if place not in match.decision.choices():
                raise ComposedError(why_not(self.ask))
            actions.append(self.spec.action_of(int(match.decision.ask), place))
            match.play(place)
        return actions

    def wanted_by(self, path: Iterable[int]) -> list[Member]:
        """The pieces that a path of actions gives, without those that only end or lead to a question."""
        match, found = self._match.copy(), list[Member]()
        by_key = {member.key: member for member in self.members}
        for action in path:
            choice = self.spec.choice_of(int(match.decision.ask), action)
            member = by_key.get((*question_of(match), choice))
            found += [] if member is None else [member]
            match.play(choice)
        return found

    def most(self, member: Member) -> int:
        """How many of a piece the answer may hold if it holds nothing else but what it must."""
        counts = range(1, MOST_COPIES + 1)
        return max((n for n in counts if self.walk.fits(self._match, Counter({member.key: n}))), default=1)

    @property
    def ask(self) -> int:
        """The first question."""
        return int(self._match.decision.ask)

    @property
    def least(self) -> int:
        """How many pieces are needed at least."""
        match, count = self._match.copy(), 0
        while self.walk.is_open(match) and not self.walk.stops(match):
            count += 1
            match.play(match.decision.choices()[0])
        return count

    def _next(self, match: KnightsMatch, left: Left) -> int:
        """The choice that goes on to what is wanted: a piece, a way to one, or to be done."""
        choices = match.decision.choices()
        forced = choices if len(choices) == 1 else []
        walk = self.walk
        for ways in (walk.offered(match, left), walk.leading(match, left), walk.stops(match), forced):
            if ways:
                return ways[0]
        raise ComposedError(f"that is too little. {why_not(self.ask)}")


def composition_of(view: View) -> Composition | None:
    """The open question of a view as a chain that is answered at once; None if it is a question of its own."""
    match = view.imagine(0)
    if view.asked != view.seat or not isinstance(match, KnightsMatch):
        return None
    chain = CHAIN_OF.get(view.ask)
    if chain is None:
        return None
    composition = Composition(view.spec, match, chain)
    is_single = len(composition.rows) == 1 or (not chain.stops and composition.least == 1)
    return None if is_single else composition
