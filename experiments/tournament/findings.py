"""What follows from a tournament, as shapes that reports and JSON show as they are."""

import msgspec
from wk_experiments.tournament.results import Fault, Settings


class Figure(msgspec.Struct, frozen=True):
    """A number that was measured, and its interval (95 % unless said otherwise); None where there is no end to name.

    With one end alone the value is a bound: `low` is its lower one, so that it is "at least" that, or `high` its upper.
    """

    value: float
    low: float | None
    high: float | None

    @property
    def bound(self) -> str:
        """Whether the value is only a bound: "at least", "at most" or nothing."""
        if self.low is not None and self.high is None:
            return "at least"
        return "at most" if self.high is not None and self.low is None else ""


class Rung(msgspec.Struct, frozen=True):
    """An agent on the ladder. `rating`: like Elo's, `anchor` at 0, interval against the mean; `faults` are forfeits.

    `most_share` is the share of wins that it would have had if it had won every game: less than 1 where it sat in
    several seats of a game.
    """

    agent: str
    games: int
    rating: Figure
    win_share: Figure
    rank_points: Figure
    endings: dict[str, int]  # how the games that it won were won
    decisions: int
    milliseconds: float  # a decision, on average
    faults: int
    most_share: float = 1.0


class Meeting(msgspec.Struct, frozen=True):
    """Two agents in the same games: how often the first ended above the second, ties as half."""

    agent: str
    other: str
    games: int
    above: Figure


class Duel(msgspec.Struct, frozen=True):
    """One agent against copies of another, in ladders, grids and sequential tests."""

    agent: str
    against: str
    copies: int
    games: int
    win_share: Figure


class SeatKind(msgspec.Struct, frozen=True):
    """Seats of one kind: how many there were, how many games they won, and how many they should have won."""

    name: str
    starts: int
    wins: float
    expected: float
    excess: Figure  # wins beyond the expected ones, for each start


class Effect(msgspec.Struct, frozen=True):
    """Whether the kind of a seat matters: `p` is the chance of such differences if not; None with too few deals.

    It matters if p is below the threshold: 5 % shared out among all effects. Intervals are as wide as that takes.
    """

    name: str
    p: float | None
    kinds: list[SeatKind]
    threshold: float = 0.05


class Length(msgspec.Struct, frozen=True):
    """How long games were: least, quarter, half, three quarters, most, and how many games of each length."""

    rounds: list[int]
    decisions: list[int]
    games_of_rounds: dict[int, int]


class Thinking(msgspec.Struct, frozen=True):
    """How long an agent thought about one kind of question, in milliseconds; the percentiles hold to 9 %."""

    agent: str
    ask: str
    asked: int
    mean: float
    median: float
    p95: float
    p99: float
    longest: float


class Forfeit(msgspec.Struct, frozen=True):
    """A game that an agent lost by a fault."""

    game: int
    agent: str
    fault: Fault


class LeftOut(msgspec.Struct, frozen=True):
    """A game that does not count, and why."""

    game: int
    reason: str


class Habit(msgspec.Struct, frozen=True):
    """What an agent did in a game, on average over its seats; by round as far as half of its games lasted."""

    agent: str
    seats: int
    held: dict[str, float]  # at the end
    done: dict[str, float]
    by_round: dict[str, list[float]]


class Verdict(msgspec.Struct, frozen=True):
    """A sequential test: whether the win share of the first agent is p0 or p1. `log_odds` moves between the bounds."""

    p0: float
    p1: float
    alpha: float
    beta: float
    blocks: int
    log_odds: float
    lower: float
    upper: float
    decision: str  # "p1", "p0" or "undecided"


class Findings(msgspec.Struct, frozen=True):
    """All of it; `chance` is the win share that equals would have, `anchor` the agent whose rating is 0."""

    settings: Settings
    about: dict[str, str]
    is_complete: bool
    games: int
    deals: int
    lineups: int
    chance: float
    anchor: str
    rungs: list[Rung]  # best first
    meetings: list[Meeting]
    duels: list[Duel]
    endings: dict[str, int]
    length: Length
    effects: list[Effect]  # of the seat, then of what told seats apart at the start
    thinking: list[Thinking]
    faults: list[Forfeit]
    verdict: Verdict | None
    void: list[LeftOut] = []
    habits: list[Habit] = []  # of games that tell of them, in the order of the settings
    separation: str = ""  # what could pass between agents, and from game to game
