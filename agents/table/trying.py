"""How a chain of questions goes on: tried on matches that a seat could be in, question by question."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from wk_env.kernel.spec import Match
from wk_env.kernel.table_faces import Chain, Part

MOST_TRIED: Final = 400
Key = tuple[tuple[int, ...], int]
Left = Counter[Key]


class Member(NamedTuple):
    """A part of an answer: the question to which it belongs, the choice there, and what it is."""

    question: tuple[int, ...]
    choice: int
    part: Part

    @property
    def key(self) -> Key:
        """What tells it from the others."""
        return self.question, self.choice

    @property
    def name(self) -> str:
        """What it is called."""
        return self.part.name


class Thing(NamedTuple):
    """What wants a place, and the places that there are for it."""

    name: str
    choices: tuple[int, ...]


class Walk(NamedTuple):
    """A chain as it is tried."""

    chain: Chain

    def is_open(self, match: Match) -> bool:
        """Whether the next question of a match still belongs to the chain."""
        return bool(match.decision.count) and self.chain.goes_on(match)

    def key_of(self, match: Match, choice: int) -> Key:
        """What tells a choice of the open question from all others."""
        return self.chain.question(match), choice

    def offered(self, match: Match, left: Left) -> list[int]:
        """The choices that give a part that is wanted."""
        return [choice for choice in match.decision.choices() if left[self.key_of(match, choice)] > 0]

    def leading(self, match: Match, left: Left) -> list[int]:
        """The choices that only lead to a question about parts that are wanted."""
        wanted = {question for (question, _), count in left.items() if count > 0}
        ways = [choice for choice in match.decision.choices() if self.chain.leads(match, choice)]
        return [choice for choice in ways if self.chain.question(after(match, choice)) in wanted]

    def fits(self, match: Match, wanted: Left) -> bool:
        """Whether these parts can be in an answer, whatever else must be in it."""
        left = wanted.copy()
        match = match.copy()
        while self.is_open(match) and left.total():
            offered = self.offered(match, left)
            ways = offered or self.leading(match, left) or [*self.chain.stops(match)]
            if not ways:
                return False
            if offered:
                left[self.key_of(match, ways[0])] -= 1
            match.play(ways[0])
        return not left.total()

    def members(self, match: Match) -> list[Member]:
        """All parts that can come up, by a walk along every answer to every question that looks different."""
        found: dict[Key, Member] = {}
        seen: set[tuple[int, ...]] = set()
        waiting = [match]
        while waiting and len(seen) < MOST_TRIED:
            here = waiting.pop()
            if not self.is_open(here):
                continue
            shape = (*self.chain.question(here), *here.decision.choices())
            if shape in seen:
                continue
            seen.add(shape)
            found.update((member.key, member) for member in self.parts(here) if member.key not in found)
            waiting += [after(here, choice) for choice in here.decision.choices()]
        return sorted(found.values(), key=lambda member: member.key)

    def parts(self, match: Match) -> Iterator[Member]:
        """The parts that the open question offers."""
        stops = self.chain.stops(match)
        for choice in match.decision.choices():
            if choice not in stops and not self.chain.leads(match, choice):
                yield Member(*self.key_of(match, choice), self.chain.part(match, choice))

    def things(self, match: Match) -> Iterator[Thing]:
        """What wants a place, each with its places."""
        match = match.copy()
        while self.is_open(match):
            choices = match.decision.choices()
            yield Thing(self.chain.thing(match), tuple(choices))
            match.play(choices[0])


def after(match: Match, choice: int) -> Match:
    """A copy of the match after a choice."""
    led = match.copy()
    led.play(choice)
    return led
