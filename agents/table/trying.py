"""How a chain of questions goes on: tried on matches that a seat could be in, question by question."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from wk_agents.games.warrior_knights.chains import Chain

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.spec import KnightsMatch

MOST_TRIED: Final = 400
Key = tuple[int, int, int, int]
Left = Counter[Key]


class Member(NamedTuple):
    """A piece of an answer: the question to which it belongs, the choice there, and its name."""

    ask: int
    subject: int
    matter: int
    choice: int
    name: str

    @property
    def key(self) -> tuple[int, int, int, int]:
        """What tells it from the others."""
        return self[:4]


class Row(NamedTuple):
    """A card that wants a place, by its name."""

    name: str
    choices: tuple[int, ...]


class Walk(NamedTuple):
    """A chain that is open to a seat, and what it is about."""

    chain: Chain
    seat: int
    subject: int

    def is_open(self, match: KnightsMatch) -> bool:
        """Whether the next question of a match still belongs to the chain."""
        decision = match.decision
        if not decision.count or decision.seat != self.seat or int(decision.ask) not in self.chain.asks:
            return False
        return not self.chain.is_one_subject or match.game.state.subject == self.subject

    def stops(self, match: KnightsMatch) -> list[int]:
        """The choices that end a question without a piece."""
        ends = self.chain.stops.get(int(match.decision.ask), frozenset())
        return [choice for choice in match.decision.choices() if choice in ends]

    def offered(self, match: KnightsMatch, left: Left) -> list[int]:
        """The choices that give a piece that is wanted."""
        question = question_of(match)
        return [choice for choice in match.decision.choices() if left[(*question, choice)] > 0]

    def leading(self, match: KnightsMatch, left: Left) -> list[int]:
        """The choices that only lead to a question about pieces that are wanted."""
        if int(match.decision.ask) != asks.DONOR:
            return []
        wanted = {key[:3] for key, count in left.items() if count > 0}
        return [choice for choice in match.decision.choices() if question_of(after(match, choice)) in wanted]

    def leads(self, match: KnightsMatch, choice: int) -> bool:
        """Whether a choice gives no piece itself but leads to a question about some."""
        if int(match.decision.ask) != asks.DONOR:
            return False
        led = after(match, choice)
        return self.is_open(led) and int(led.decision.ask) == asks.TAKE

    def fits(self, match: KnightsMatch, wanted: Left) -> bool:
        """Whether these pieces can be in an answer, whatever else must be in it."""
        left = wanted.copy()
        match = match.copy()
        while self.is_open(match) and left.total():
            offered = self.offered(match, left)
            ways = offered or self.leading(match, left) or self.stops(match)
            if not ways:
                return False
            if offered:
                left[(*question_of(match), ways[0])] -= 1
            match.play(ways[0])
        return not left.total()

    def members(self, match: KnightsMatch) -> list[Member]:
        """All pieces that can come up, by a walk along every answer to every question that looks different."""
        found: dict[Key, Member] = {}
        seen: set[tuple[int, ...]] = set()
        waiting = [match]
        while waiting and len(seen) < MOST_TRIED:
            here = waiting.pop()
            shape = (*question_of(here), *here.decision.choices())
            if not self.is_open(here) or shape in seen:
                continue
            seen.add(shape)
            found.update((member.key, member) for member in self.pieces(here) if member.key not in found)
            waiting += [after(here, choice) for choice in here.decision.choices()]
        return sorted(found.values(), key=lambda member: member.key)

    def pieces(self, match: KnightsMatch) -> Iterator[Member]:
        """The pieces that the open question offers."""
        stops = self.stops(match)
        for choice in match.decision.choices():
            if choice not in stops and not self.leads(match, choice):
                yield Member(*question_of(match), choice, self.chain.name(match.speech(), choice))

    def rows(self, match: KnightsMatch) -> Iterator[Row]:
        """The cards that want a place, each with its places."""
        match = match.copy()
        while self.is_open(match):
            choices = match.decision.choices()
            yield Row(match.speech().kind(int(match.game.state.subject)), tuple(choices))
            match.play(choices[0])


def question_of(match: KnightsMatch) -> tuple[int, int, int]:
    """What is asked about what; what a question is about that counts down is no part of it."""
    table, ask = match.game.state, int(match.decision.ask)
    if ask in {asks.CASUALTY, asks.SACRIFICE}:
        return ask, 0, 0
    return ask, int(table.subject), int(table.matter)


def after(match: KnightsMatch, choice: int) -> KnightsMatch:
    """A copy of the match after a choice."""
    led = match.copy()
    led.play(choice)
    return led
