"""How long agents think, by the kind of question."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from wk_experiments.tournament.findings import Thinking
from wk_experiments.tournament.play import BUCKETS_AN_OCTAVE
from wk_experiments.tournament.results import Results, Thought


class Brain:
    """All that an agent thought, by the name of the question."""

    def __init__(self) -> None:
        self.thoughts: dict[str, Thought] = {}

    def add(self, ask: str, thought: Thought) -> None:
        """Add what it thought in one seat of one game."""
        mine = self.thoughts.setdefault(ask, Thought())
        mine.asked += thought.asked
        mine.microseconds += thought.microseconds
        mine.longest = max(mine.longest, thought.longest)
        for bucket, count in thought.spread.items():
            mine.spread[bucket] = mine.spread.get(bucket, 0) + count

    @property
    def asked(self) -> int:
        """How many decisions it made."""
        return sum(thought.asked for thought in self.thoughts.values())

    @property
    def milliseconds(self) -> float:
        """How long it thought about a decision, on average."""
        return sum(thought.microseconds for thought in self.thoughts.values()) / 1000 / max(1, self.asked)


def brains_of(results: Results, thoughts: Iterable[tuple[int, list[dict[str, Thought]]]]) -> list[Brain]:
    """The thinking of each agent over all games."""
    seats = {game.number: game.seats for game in results.games}
    brains = [Brain() for _ in results.settings.agents]
    for number, by_seat in thoughts:
        for agent, asks in zip(seats[number], by_seat, strict=True):
            for ask, thought in asks.items():
                brains[agent].add(ask, thought)
    return brains


def thinking_of(agents: Sequence[str], brains: Sequence[Brain]) -> list[Thinking]:
    """A row for each agent and kind of question."""
    return [
        Thinking(
            agent=agent,
            ask=ask,
            asked=thought.asked,
            mean=round(thought.microseconds / thought.asked / 1000, 4),
            median=percentile(thought, 0.5),
            p95=percentile(thought, 0.95),
            p99=percentile(thought, 0.99),
            longest=thought.longest / 1000,
        )
        for agent, brain in zip(agents, brains, strict=True)
        for ask, thought in sorted(brain.thoughts.items())
    ]


def percentile(thought: Thought, share: float) -> float:
    """The milliseconds that so many answers did not exceed: the middle of their bucket."""
    buckets = sorted(thought.spread)
    reached = accumulate(thought.spread[bucket] for bucket in buckets)
    bucket = next(bucket for bucket, count in zip(buckets, reached, strict=True) if count >= share * thought.asked)
    return round(min(2 ** ((bucket + 0.5) / BUCKETS_AN_OCTAVE), thought.longest) / 1000, 4)
