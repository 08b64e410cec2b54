"""The chapters of a report on games that were forfeited, and on those that do not count."""

from html import escape
from typing import Final

from wk_experiments.report.parts import cell, row, section, table
from wk_experiments.tournament.findings import Findings

MOST_FAULTS: Final = 30


def left_out(found: Findings) -> str:
    """Games that do not count; nothing if all do."""
    if not found.void:
        return ""
    count = f"{len(found.void)} game does" if len(found.void) == 1 else f"{len(found.void)} games do"
    rows = [row(f"game {lost.game}", (cell(escape(lost.reason)),)) for lost in found.void[:MOST_FAULTS]]
    note = f"<p>{count} not count: played again they do not come out, and nobody can tell through whom.</p>"
    heads = [("Game", ""), ("Why", "")]
    return section("void", "Games left out", note, table("Games left out", heads, rows))


def faults(found: Findings) -> str:
    """Who lost a game by a fault."""
    if not found.faults:
        return section("faults", "Forfeits", "<p>No agent failed: no time-outs, no crashes, no illegal actions.</p>")
    rows = [
        row(
            f"game {lost.game}",
            (cell(escape(lost.agent)), cell(escape(lost.fault.kind), "fault"), cell(escape(lost.fault.reason))),
        )
        for lost in found.faults[:MOST_FAULTS]
    ]
    more = len(found.faults) - len(rows)
    rest = f"; here are the first {len(rows)}, all stand in report.json" if more else ""
    note = f"<p>{len(found.faults)} games were lost by a fault{rest}.</p>"
    heads = [("Game", ""), ("Agent", ""), ("Fault", ""), ("Why", "")]
    return section("faults", "Forfeits", note, table("Forfeits", heads, rows))
