"""What agents hold and do in a game: what its story follows from round to round, and the events that it counts."""

from collections.abc import Sequence

from wk_experiments.tournament.findings import Habit
from wk_experiments.tournament.results import Course, GameResult


def habits_of(agents: Sequence[str], games: Sequence[GameResult]) -> list[Habit]:
    """The habits of each agent; nothing where games keep no course."""
    told = [game for game in games if game.course.held]
    return [habit_of(name, number, told) for number, name in enumerate(agents) if told]


def habit_of(name: str, number: int, games: Sequence[GameResult]) -> Habit:
    """The habits of one agent."""
    seats = [(game.course, seat) for game in games for seat, agent in enumerate(game.seats) if agent == number]
    first = games[0].course
    rows = {what: rows_of(what, seats) for what in first.held}
    return Habit(
        agent=name,
        seats=len(seats),
        held={what: mean([row[-1] for row in found]) for what, found in rows.items()},
        done={what: mean([course.done[what][seat] for course, seat in seats]) for what in first.done},
        by_round={what: by_round(found) for what, found in rows.items()},
    )


def rows_of(what: str, seats: Sequence[tuple[Course, int]]) -> list[list[int]]:
    """What seats held of something, round by round."""
    return [[row[seat] for row in course.held[what]] for course, seat in seats]


def by_round(rows: Sequence[Sequence[int]]) -> list[float]:
    """The mean of each round, as far as half of the games lasted; a game that is over keeps what it ended with."""
    lengths = sorted(map(len, rows))
    last = lengths[len(lengths) // 2] if lengths else 0
    return [mean([row[min(place, len(row) - 1)] for row in rows]) for place in range(last)]


def mean(numbers: Sequence[float]) -> float:
    """The mean, rounded to what may matter; 0 for nothing."""
    return round(sum(numbers) / max(1, len(numbers)), 3)
