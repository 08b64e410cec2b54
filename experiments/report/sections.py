"""The chapters of a report on a tournament, each from its part of the findings."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby
from typing import Final

from wk_experiments.report.behaviour_sections import habits
from wk_experiments.report.charts import bar, columns
from wk_experiments.report.fault_sections import faults, left_out
from wk_experiments.report.parts import (
    NONE_GIVEN,
    cell,
    interval,
    percent,
    points,
    row,
    section,
    strips,
    surplus,
    table,
)
from wk_experiments.tournament.findings import Effect, Findings, Thinking
from wk_experiments.tournament.summary import said_of

EFFECTS: Final = {
    "seat": "Seat at the table",
    "order": "Place after the first Chairman",
    "colour": "Colour",
    "region": "Where the stronghold begins",
}


def ladder(found: Findings) -> str:
    """The agents by rating, with intervals."""
    drawn, below = strips([rung.rating for rung in found.rungs], 0.0, "", 1.0)
    rows = [
        row(
            rung.agent,
            (
                cell(f"<b>{f'{rung.rating.bound} {points(rung.rating.value)}'.strip()}</b>", "count"),
                dots,
                cell("anchor" if rung.agent == found.anchor else interval(rung.rating), "small"),
                cell(str(rung.games), "count roomy"),
                cell(f"{rung.milliseconds:.2f}", "count roomy"),
                cell(str(rung.faults), "count roomy"),
            ),
        )
        for rung, dots in zip(found.rungs, drawn, strict=True)
    ]
    empty = cell("", "roomy")
    rows.append(f"<tr><td></td><td></td>{below}<td></td>{3 * empty}</tr>")
    heads = [("Agent", ""), ("Rating", "count"), ("Chart", "chart"), ("95 % interval", ""), ("Games", "count roomy")]
    heads += [("ms a decision", "count roomy"), ("Forfeits", "count roomy")]
    note = (
        f"<p>Plackett-Luce ratings on a scale like Elo's: {escape(found.anchor)}, the anchor, stands at 0 by"
        " definition, and 400 points are odds of 10 to 1. Whiskers are 95 % intervals of the distance from the mean of"
        f" all agents, from deals drawn anew.{bounds_note(found)}</p>"
    )
    return section("ladder", "Ladder", note, table("The agents by rating", heads, rows))


def bounds_note(found: Findings) -> str:
    """What "at least" and "at most" mean, if somebody needs it."""
    if not any(rung.rating.bound for rung in found.rungs):
        return ""
    return (
        " \u201cAt least\u201d and \u201cat most\u201d: between this agent and the anchor all games went one way, so"
        " that only a bound can be named (95 %; what three deals more that went the other way would give)."
    )


def shares(found: Findings) -> str:
    """Who won how often, and how high agents ended on average."""
    drawn, below = strips([rung.win_share for rung in found.rungs], found.chance, "%", 100.0)
    rows = [
        row(
            rung.agent,
            (
                cell(f"<b>{percent(rung.win_share.value)}</b>", "count"),
                dots,
                cell(interval(rung.win_share, 100, 1), "small"),
                cell(percent(rung.most_share), "count roomy"),
                cell(percent(rung.rank_points.value), "count roomy"),
            ),
        )
        for rung, dots in zip(found.rungs, drawn, strict=True)
    ]
    rows.append(f"<tr><td></td><td></td>{below}<td></td>{2 * cell('', 'roomy')}</tr>")
    heads = [("Agent", ""), ("Wins", "count"), ("Chart", "chart"), ("95 % interval", "")]
    heads += [("Most possible", "count roomy"), ("Rivals beaten", "count roomy")]
    note = f"<p>The dashed line is chance: {percent(found.chance)}.{most_note(found)}</p>"
    return section("shares", "Share of wins", note, table("Who won how often", heads, rows))


def most_note(found: Findings) -> str:
    """Why nobody can win everything, where that is so."""
    shares = sorted({rung.most_share for rung in found.rungs})
    if shares == [1.0]:
        return ""
    most = percent(shares[0]) if len(shares) == 1 else f"{percent(shares[0])} to {percent(shares[-1])}"
    return (
        " An agent that sits in several seats of a game can win in one of them only, so that"
        f" {most} is the most possible."
    )


def cross(found: Findings) -> str:
    """Who ended above whom."""
    agents = [rung.agent for rung in found.rungs]
    above = {(meeting.agent, meeting.other): meeting for meeting in found.meetings}
    rows = []
    for one in agents:
        cells = []
        for other in agents:
            meeting = above.get((one, other))
            if meeting is None:
                cells.append(cell(NONE_GIVEN))
                continue
            share = meeting.above
            kind = "better" if share.low is not None and share.low > 0.5 else ""
            words = f"{percent(share.value)}<small>{interval(share, 100)}</small><small>{meeting.games} games</small>"
            cells.append(cell(words, kind))
        rows.append(row(one, cells))
    note = (
        "<p>How often the agent of the row ended above that of the column, ties as half, with 95 % intervals."
        " Bold on a darker ground: the whole interval lies above 50 %.</p>"
    )
    heads = [("Agent", ""), *((agent, "") for agent in agents)]
    return section("cross", "Who ends above whom", note, table("Who ends above whom", heads, rows, "cross"))


def duels(found: Findings) -> str:
    """One against copies of another; nothing if nobody played so."""
    if not found.duels:
        return ""
    drawn, below = strips([duel.win_share for duel in found.duels], found.chance, "%", 100.0)
    rows = [
        row(
            f"{duel.agent} against {duel.copies} copies of {duel.against}",
            (
                cell(f"<b>{percent(duel.win_share.value)}</b>", "count"),
                dots,
                cell(interval(duel.win_share, 100, 1), "small"),
                cell(str(duel.games), "count roomy"),
            ),
        )
        for duel, dots in zip(found.duels, drawn, strict=True)
    ]
    rows.append(f"<tr><td></td><td></td>{below}<td></td>{cell('', 'roomy')}</tr>")
    heads = [("Duel", ""), ("Wins", "count"), ("Chart", "chart"), ("95 % interval", ""), ("Games", "count roomy")]
    return section("duels", "One against copies of another", table("Duels", heads, rows))


def verdict(found: Findings) -> str:
    """The sequential test; nothing if there was none."""
    test = found.verdict
    if test is None:
        return ""
    words = (
        f"<p>H0: a win share of {percent(test.p0)}; H1: {percent(test.p1)}; error rates {test.alpha:g} and"
        f" {test.beta:g}. <b>{escape(said_of(test))}</b>, after {test.blocks} blocks. The log-likelihood ratio stands"
        f" at {test.log_odds:.2f}, between the bounds {test.lower:.2f} and {test.upper:.2f}.</p>"
    )
    part = (test.log_odds - test.lower) / (test.upper - test.lower)
    return section("verdict", "Sequential test", words, bar(min(1.0, max(0.0, part))))


def endings(found: Findings) -> str:
    """How games were won, and by whom."""
    kinds = [*found.endings]
    rows = []
    for rung in found.rungs:
        won = sum(rung.endings.values())
        rows.append(
            row(
                rung.agent,
                [cell(str(rung.endings.get(kind, 0)), "count") for kind in kinds] + [cell(str(won), "count")],
            )
        )
    rows.append(row("all games", [cell(f"<b>{count}</b>", "count") for count in found.endings.values()] + [cell("")]))
    heads = [("Won by", ""), *((kind, "count") for kind in kinds), ("together", "count")]
    parts = [
        row(
            kind, (cell(percent(count / max(1, found.games)), "count"), cell(bar(count / max(1, found.games)), "chart"))
        )
        for kind, count in found.endings.items()
    ]
    ways = table("How games ended", [("Ending", ""), ("Games", "count"), ("Chart", "chart")], parts)
    return section("endings", "How games are won", ways, "<h3>By agent</h3>", table("How each agent won", heads, rows))


def lengths(found: Findings) -> str:
    """How long games were."""
    names = ("least", "quarter", "half", "three quarters", "most")
    rows = [
        row(what, [cell(str(number), "count") for number in numbers])
        for what, numbers in (("rounds", found.length.rounds), ("decisions", found.length.decisions))
    ]
    heads = [("Up to", ""), *((name, "count") for name in names)]
    chart = columns(found.length.games_of_rounds, "Games by their number of rounds")
    return section(
        "lengths", "How long games are", table("Lengths", heads, rows), "<h3>Games by number of rounds</h3>", chart
    )


def effects(found: Findings) -> str:
    """Whether seats, orders, colours and regions are fair."""
    note = (
        "<p>Wins beyond those that the same agents should have had, in per cent of a game for each start. The dashed"
        " line is fairness. p is the chance of differences like these if the kind of a seat does not matter. The"
        f" threshold is {percent(0.05)}, shared out among the {len(found.effects)} questions asked here; whiskers are"
        " as wide as that takes, too. A kind without whiskers began in fewer than 5 deals.</p>"
    )
    return section("effects", "Is it fair?", note, f'<div class="two">{"".join(map(effect, found.effects))}</div>')


def said_of_effect(found: Effect) -> str:
    """What is known of an effect, in a sentence that no interval beside it contradicts."""
    if found.p is None:
        return "too few deals to say"
    p = f"p = {found.p:.3g}, threshold {found.threshold:.3g} after correction"
    ends = [(kind.excess.low, kind.excess.high) for kind in found.kinds]
    if found.p < found.threshold:
        return f"it matters ({p})"
    if any(low is not None and high is not None and not low <= 0 <= high for low, high in ends):
        return f"not clear: one kind differs, all kinds together do not ({p})"
    return f"no sign that it matters ({p})"


def effect(found: Effect) -> str:
    """One effect."""
    drawn, below = strips([kind.excess for kind in found.kinds], 0.0, "", 100.0)
    rows = [
        row(
            kind.name,
            (
                cell(str(kind.starts), "count"),
                cell(f"{kind.wins:.0f}", "count"),
                cell(f"{kind.expected:.1f}", "count roomy"),
                dots,
                cell(surplus(kind.excess.value), "count"),
            ),
        )
        for kind, dots in zip(found.kinds, drawn, strict=True)
    ]
    rows.append(f"<tr><td></td><td></td><td></td>{cell('', 'roomy')}{below}<td></td></tr>")
    heads = [("Kind", ""), ("Starts", "count"), ("Wins", "count"), ("Due", "count roomy"), ("Chart", "chart")]
    heads.append(("Excess", "count"))
    title = EFFECTS.get(found.name, found.name.capitalize())
    return f"<div><h3>{escape(title)}</h3><p>{said_of_effect(found)}</p>{table(title, heads, rows)}</div>"


def thinking(found: Findings) -> str:
    """How long agents think about each kind of question, a fold for each agent."""
    heads = [("Question", ""), ("Asked", "count"), ("Mean", "count"), ("Median", "count roomy"), ("95 %", "count")]
    heads += [("99 %", "count roomy"), ("Longest", "count")]
    folds = []
    for agent, group in groupby(sorted(found.thinking, key=lambda row: row.agent), key=lambda row: row.agent):
        asked = sorted(group, key=lambda row: -row.mean * row.asked)
        whole = sum(row.mean * row.asked for row in asked) / 1000
        head = f"<summary>{escape(agent)}: {whole:,.1f} s in {sum(row.asked for row in asked):,} decisions</summary>"
        folds.append(f"<details>{head}{table(f'Thinking of {agent}', heads, map(thought, asked))}</details>")
    note = "<p>In milliseconds, the questions that took most time in all first; percentiles hold to 9 %.</p>"
    return section("thinking", "Thinking time", note, *folds)


def thought(found: Thinking) -> str:
    """One kind of question."""
    times = ((found.mean, ""), (found.median, " roomy"), (found.p95, ""), (found.p99, " roomy"), (found.longest, ""))
    return row(
        found.ask, [cell(f"{found.asked:,}", "count"), *(cell(f"{ms:.3f}", f"count{kind}") for ms, kind in times)]
    )


CHAPTERS: Final[Sequence[Callable[[Findings], str]]] = (
    ladder,
    shares,
    verdict,
    duels,
    cross,
    endings,
    lengths,
    habits,
    effects,
    thinking,
    faults,
    left_out,
)
