"""The chapter of a report on what agents hold and do, with what they hold by round as a line."""

from collections.abc import Mapping
from html import escape

from wk_experiments.report.charts import curve
from wk_experiments.report.parts import cell, row, section, table
from wk_experiments.tournament.findings import Findings, Habit


def habits(found: Findings) -> str:
    """What agents do in a game; nothing for games that keep no course."""
    if not found.habits:
        return ""
    by_name = {habit.agent: habit for habit in found.habits}
    shown = [by_name[rung.agent] for rung in found.rungs]
    most = {what: max(max(habit.by_round[what], default=0) for habit in shown) for what in shown[0].held}
    tops = ", ".join(f"{number:.1f} {what}" for what, number in most.items())
    note = (
        "<p>A seat and game, on average; what is held at the end. Lines run from the first round as far as half of the"
        f" games lasted, all from 0 to the most of any agent: {escape(tops)}. games.csv has every game.</p>"
    )
    rows = [row_of(habit, most) for habit in shown]
    return section("habits", "What agents do", note, table("What agents do in a game", heads_of(shown[0]), rows))


def heads_of(habit: Habit) -> list[tuple[str, str]]:
    """What stands above the columns."""
    held, done = [(what, "count") for what in habit.held], [(what, "count roomy") for what in habit.done]
    return [("Agent", ""), *held, *done, *((f"{what} by round", "curves") for what in habit.by_round)]


def row_of(habit: Habit, most: Mapping[str, float]) -> str:
    """One agent."""
    lines = habit.by_round.items()
    return row(
        habit.agent,
        [
            *(cell(f"{number:.1f}", "count") for number in habit.held.values()),
            *(cell(f"{number:.1f}", "count roomy") for number in habit.done.values()),
            *(cell(curve(values, most[what], said(values, what)), "curves") for what, values in lines),
        ],
    )


def said(values: list[float], what: str) -> str:
    """A line in words."""
    return f"{what} by round: {', '.join(f'{value:.1f}' for value in values)}"
