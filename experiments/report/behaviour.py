"""The chapter of a report on what agents do: cities, Influence and battles, with Influence by round as a line."""

from typing import Final

from wk_experiments.report.charts import curve
from wk_experiments.report.parts import cell, row, section, table
from wk_experiments.tournament.findings import Findings, Habit

HEADS: Final = (
    ("Agent", ""),
    ("Cities", "count"),
    ("Influence", "count"),
    ("Assaults", "count roomy"),
    ("Sieges", "count roomy"),
    ("Cities by round", "curves"),
    ("Influence by round", "curves"),
)


def habits(found: Findings) -> str:
    """What agents do in a game; nothing for games that keep no course."""
    if not found.habits:
        return ""
    by_name = {habit.agent: habit for habit in found.habits}
    shown = [by_name[rung.agent] for rung in found.rungs]
    cities = max(max(habit.cities_by_round, default=0) for habit in shown)
    influence = max(max(habit.influence_by_round, default=0) for habit in shown)
    note = (
        "<p>A seat and game, on average; cities and Influence at the end. Lines run from the first round as far as half"
        f" of the games lasted, all from 0 to the most of any agent: {cities:.1f} cities, {influence:.1f} Influence."
        " games.csv has every game.</p>"
    )
    rows = [row_of(habit, cities, influence) for habit in shown]
    return section("habits", "What agents do", note, table("What agents do in a game", HEADS, rows))


def row_of(habit: Habit, cities: float, influence: float) -> str:
    """One agent."""
    ends, battles = (habit.cities, habit.influence), (habit.assaults, habit.sieges)
    lines = ((habit.cities_by_round, cities, "Cities"), (habit.influence_by_round, influence, "Influence"))
    return row(
        habit.agent,
        [
            *(cell(f"{number:.1f}", "count") for number in ends),
            *(cell(f"{number:.1f}", "count roomy") for number in battles),
            *(cell(curve(values, most, said(values, what)), "curves") for values, most, what in lines),
        ],
    )


def said(values: list[float], what: str) -> str:
    """A line in words."""
    return f"{what} by round: {', '.join(f'{value:.1f}' for value in values)}"
