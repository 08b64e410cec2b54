"""How a policy learned, as `wk train` writes it into its curves: a chapter of a report, or a page of its own."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.report.charts import Spot, course
from wk_experiments.report.parts import cell, interval, percent, row, section, table
from wk_experiments.tournament.findings import Figure

from wk_env.content.files import write_whole
from wk_env.pages.html import embedded, page

FOLDER: Final = "training"  # in the folder of a tournament, if somebody learned for it
CURVES: Final = "curves.csv"
PAGE: Final = "curves.html"
STYLES: Final = Path(__file__).with_name("report.css")
WINS: Final = "wins"
REACH: Final = "reach"
HOUSE: Final = "steward"  # whom columns without a name are about
MINUTE: Final = 60
MOST_ROWS: Final = 25


class Measured(msgspec.Struct, frozen=True):
    """How often a policy won against copies of each rung after a round; `seconds` of training, None if not known."""

    round: int
    seconds: float | None
    shares: dict[str, Figure]


def learned_in(folder: Path) -> list[Measured]:
    """What was measured while a policy learned, in the order of time; nothing if the folder holds no curves."""
    path = folder / CURVES
    if not path.is_file():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [measured_in(line) for line in csv.DictReader(file) if line.get(WINS)]


def measured_in(line: Mapping[str, str]) -> Measured:
    """One row of the curves."""
    names = [name for name, text in line.items() if name.partition("_")[0] == WINS and text]
    shares = {name.partition("_")[2] or HOUSE: share(line, name) for name in names}
    seconds = line.get("seconds")
    return Measured(int(line["round"]), float(seconds) if seconds else None, shares)


def share(line: Mapping[str, str], name: str) -> Figure:
    """A share of wins with its interval."""
    wins, reach = float(line[name]), float(line[name.replace(WINS, REACH, 1)])
    return Figure(wins, max(0.0, wins - reach), min(1.0, wins + reach))


def learning(measured: Sequence[Measured], chance: float | None = None) -> str:
    """The chapter on how a policy learned; nothing if nobody did."""
    if not measured:
        return ""
    shown = thinned(measured)
    note = (
        "<p>How often the policy won while it learned, alone against copies of each rung, with its best answers;"
        " bands are 95 % intervals. <b>uniform</b> draws lots, <b>mixed</b> is a steward that draws lots for every"
        " second answer, or for as many as its epsilon says, <b>steward</b> is the usual player of the house. Each time"
        " the same deals.</p>"
    )
    drawn = "".join(chart(measured, name, chance) for name in measured[-1].shares)
    return section("learning", "How it learned", note, f'<div class="courses">{drawn}</div>', numbers(shown))


def thinned(measured: Sequence[Measured]) -> list[Measured]:
    """As many of them as a table can hold, the last one included."""
    every = -(-len(measured) // MOST_ROWS)
    return [*measured[-1::-every]][::-1]


def chart(measured: Sequence[Measured], name: str, chance: float | None) -> str:
    """The course of the share of wins against a rung."""
    is_timed = all(one.seconds is not None for one in measured)
    spots = [
        Spot((one.seconds or 0.0) / MINUTE if is_timed else one.round, one.shares[name])
        for one in measured
        if name in one.shares
    ]
    return course(f"against {name}", spots, "minutes" if is_timed else "rounds", chance)


def numbers(measured: Sequence[Measured]) -> str:
    """The same as a table."""
    names = list(measured[-1].shares)
    heads = [("After", ""), ("Minutes", "count")]
    heads += [column for name in names for column in ((f"Wins against {name}", "count"), ("95 % interval", "small"))]
    return table("How it learned", heads, [line_of(one, names) for one in measured])


def line_of(one: Measured, names: Sequence[str]) -> str:
    """A row of the table."""
    cells = [cell("" if one.seconds is None else f"{one.seconds / MINUTE:.1f}", "count")]
    for name in names:
        figure = one.shares.get(name)
        told = ("", "") if figure is None else (percent(figure.value), interval(figure, 100, 1))
        cells += [cell(told[0], "count"), cell(told[1], "small")]
    return row(f"round {one.round}", cells)


def write_curves_page(folder: Path) -> Path | None:
    """Write the curves in a folder as a page beside them; None if nothing was measured."""
    measured = learned_in(folder)
    if not measured:
        return None
    title = "A policy learns"
    body = f"<main><header><h1>{title}</h1></header>{learning(measured)}</main>"
    text = page(title, STYLES.read_text(encoding="utf-8"), body, embedded(measured, "figures"))
    write_whole(folder / PAGE, text.encode())
    return folder / PAGE
