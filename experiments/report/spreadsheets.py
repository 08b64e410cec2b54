"""The figures of a tournament as tables for spreadsheets: a row a seat of each game, a row an agent."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from wk_experiments.tournament.findings import Figure, Findings, Habit
from wk_experiments.tournament.results import GameResult, Results, win_shares

SEATS: Final = (
    *("game", "deal", "lineup", "rotation", "seat", "agent", "rank", "win_share", "standing"),
    *("won_by", "rounds", "decisions", "fault", "does_not_count"),
)
AGENTS: Final = (
    *("agent", "games", "rating", "rating_low", "rating_high", "rating_is"),
    *("win_share", "win_share_low", "win_share_high", "most_possible", "rank_points", "forfeits"),
    *("decisions", "milliseconds"),
)
Cell = str | int | float | None


def games_csv(results: Results) -> bytes:
    """A row for each seat of each game, those that do not count included."""
    games = sorted([*results.games, *results.void], key=lambda game: game.number)
    held, done = columns_of(games)
    heads = [*SEATS, *map(column_name, (*held, *done))]
    return table(heads, (row for game in games for row in seats_of(game, results.settings.agents, held, done)))


def columns_of(games: Sequence[GameResult]) -> tuple[list[str], list[str]]:
    """What games keep of what seats held and did, by name."""
    told = [game.course for game in games if game.course.held or game.course.done]
    return (list(told[0].held), list(told[0].done)) if told else ([], [])


def column_name(what: str) -> str:
    """A name as it heads a column."""
    return what.lower().replace(" ", "_")


def seats_of(
    game: GameResult, agents: Sequence[str], held: Sequence[str], done: Sequence[str]
) -> Iterable[Sequence[Cell]]:
    """The rows of a game."""
    shares, course = win_shares(game.ranks), game.course
    for seat, agent in enumerate(game.seats):
        fault = game.fault.kind if game.fault is not None and game.fault.seat == seat else None
        yield (
            *(game.number, game.deal, game.lineup, game.rotation, seat + 1, agents[agent]),
            *(game.ranks[seat], round(shares[seat], 6), game.standing[seat]),
            *(game.won_by, game.rounds, game.decisions, fault),
            game.void,
            *(course.held[what][-1][seat] if course.held.get(what) else None for what in held),
            *(course.done[what][seat] if what in course.done else None for what in done),
        )


def standings_csv(findings: Findings) -> bytes:
    """A row for each agent, the best first."""
    habits = {habit.agent: habit for habit in findings.habits}
    rows = (
        (
            *(rung.agent, rung.games, *ends(rung.rating)),
            "anchor" if rung.agent == findings.anchor else rung.rating.bound,
            *(*ends(rung.win_share), rung.most_share, rung.rank_points.value, rung.faults),
            *(rung.decisions, round(rung.milliseconds, 6)),
            *kept(habits.get(rung.agent)).values(),
        )
        for rung in findings.rungs
    )
    known = kept(findings.habits[0] if findings.habits else None)
    return table([*AGENTS, *map(column_name, known)], rows)


def ends(figure: Figure) -> Sequence[Cell]:
    """A number and the ends of its interval."""
    return figure.value, figure.low, figure.high


def kept(habit: Habit | None) -> dict[str, float]:
    """What an agent held and did, by name."""
    return {} if habit is None else {**habit.held, **habit.done}


def table(heads: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    """Rows under their heads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows(rows)
    return text.getvalue().encode()
