"""The small parts of a report: tables, figures in words, rows of dots and whiskers."""

import re
from collections.abc import Iterable, Sequence
from html import escape

from wk_experiments.report.charts import axis, scale_of, strip
from wk_experiments.tournament.findings import Figure

NONE_GIVEN = "-"


def cell(words: str, kind: str = "") -> str:
    """A cell; words may be marked up."""
    return f'<td class="{kind}">{words}</td>' if kind else f"<td>{words}</td>"


def row(name: str, cells: Iterable[str]) -> str:
    """A row under its name."""
    return f'<tr><th scope="row">{breakable(name)}</th>{"".join(cells)}</tr>'


def breakable(name: str) -> str:
    """A name that may be broken after its signs, as that of a file or of an agent with parameters."""
    return re.sub(r"([(:,=/])(?=\w)", r"\1<wbr>", escape(name, quote=False))


def table(caption: str, heads: Sequence[tuple[str, str]], rows: Iterable[str], kind: str = "") -> str:
    """A table that scrolls by keyboard, too; heads are words and the class of their column, those of charts unseen."""
    names = "".join(f'<th scope="col" class="{column}">{head_of(head, column)}</th>' for head, column in heads)
    said = escape(caption)
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{said}, table">'
        f'<table class="{kind}"><caption class="unseen">{said}</caption>'
        f"<thead><tr>{names}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def head_of(head: str, column: str) -> str:
    """The head of a column; a chart needs none to be seen."""
    return f'<span class="unseen">{escape(head)}</span>' if column == "chart" else breakable(head)


def section(name: str, title: str, *parts: str) -> str:
    """A chapter of the report."""
    return f'<section aria-labelledby="{name}"><h2 id="{name}">{escape(title)}</h2>{"".join(parts)}</section>'


def percent(value: float) -> str:
    """A part of a whole in per cent."""
    return f"{100 * value:.1f}\N{NO-BREAK SPACE}%"


def points(value: float) -> str:
    """Points of a rating."""
    return f"{value:.0f}"


def surplus(value: float) -> str:
    """A difference in per cent of a whole, with its sign."""
    return f"{100 * value:+.1f}"


def interval(figure: Figure, factor: float = 1.0, digits: int = 0) -> str:
    """From where to where, or that nobody can tell; nothing beside a number that is a bound."""
    if figure.bound:
        return ""
    if figure.low is None or figure.high is None:
        return "too few deals"
    return f"{factor * figure.low:.{digits}f} to {factor * figure.high:.{digits}f}"


def strips(figures: Sequence[Figure], mark: float, unit: str, factor: float) -> tuple[list[str], str]:
    """The cells of a column of dots and whiskers, and the axis below it."""
    scale = scale_of([*figures], mark)
    cells = [cell(strip(scale, figure, mark), "chart") for figure in figures]
    return cells, cell(axis(scale, unit, factor), "chart")
