"""What agents do in a game of Warrior Knights: cities and Influence by round, battles given."""

from collections.abc import Sequence

from wk_experiments.tournament.findings import Habit
from wk_experiments.tournament.results import Course, Game


def habits_of(agents: Sequence[str], games: Sequence[Game]) -> list[Habit]:
    """The habits of each agent; nothing where games keep no course."""
    told = [game for game in games if game.course.cities]
    return [habit_of(name, number, told) for number, name in enumerate(agents) if told]


def habit_of(name: str, number: int, games: Sequence[Game]) -> Habit:
    """The habits of one agent."""
    seats = [(game.course, seat) for game in games for seat, agent in enumerate(game.seats) if agent == number]
    cities, influence = ([rows_of(course, seat)[kind] for course, seat in seats] for kind in (0, 1))
    return Habit(
        agent=name,
        seats=len(seats),
        cities=mean([row[-1] for row in cities]),
        influence=mean([row[-1] for row in influence]),
        assaults=mean([course.assaults[seat] for course, seat in seats]),
        sieges=mean([course.sieges[seat] for course, seat in seats]),
        cities_by_round=by_round(cities),
        influence_by_round=by_round(influence),
    )


def rows_of(course: Course, seat: int) -> tuple[list[int], list[int]]:
    """The cities and the Influence of a seat, round by round."""
    return [row[seat] for row in course.cities], [row[seat] for row in course.influence]


def by_round(rows: Sequence[Sequence[int]]) -> list[float]:
    """The mean of each round, as far as half of the games lasted; a game that is over keeps what it ended with."""
    lengths = sorted(map(len, rows))
    last = lengths[len(lengths) // 2] if lengths else 0
    return [mean([row[min(place, len(row) - 1)] for row in rows]) for place in range(last)]


def mean(numbers: Sequence[float]) -> float:
    """The mean, rounded to what may matter; 0 for nothing."""
    return round(sum(numbers) / max(1, len(numbers)), 3)
