"""The report on a tournament: one HTML file that loads nothing, and the same figures as JSON beside it."""

from html import escape
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.arena.analysis import analyse
from wk_experiments.arena.findings import Findings
from wk_experiments.arena.store import read_results
from wk_experiments.report_games import Chosen, write_games
from wk_experiments.report_parts import percent, section
from wk_experiments.report_sections import CHAPTERS

from wk_env.games import game_named
from wk_env.render.page import embedded, page

PAGE: Final = "report.html"
FIGURES: Final = "report.json"
STYLES: Final = Path(__file__).with_name("report.css")


class Report(msgspec.Struct, frozen=True):
    """All that a report shows."""

    findings: Findings
    chosen: list[Chosen]


def write_report(folder: Path) -> Path:
    """Write the report on the tournament in a folder, in place of an older one, and the pages of chosen games."""
    report = Report(analyse(folder), write_games(folder, read_results(folder)))
    replace(folder / FIGURES, figures_of(report))
    replace(folder / PAGE, page_of(report).encode())
    return folder / PAGE


def figures_of(report: Report) -> bytes:
    """The report for machines."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def page_of(report: Report) -> str:
    """The report for people; the figures lie in it once more, for machines."""
    found = report.findings
    chapters = [chapter(found) for chapter in CHAPTERS]
    title = f"Tournament: {game_named(found.settings.game).title}"
    body = "\n".join([head(found, title), *filter(None, chapters), games(report.chosen), surroundings(found)])
    return page(title, STYLES.read_text(encoding="utf-8"), f"<main>{body}</main>", embedded(report, "figures"))


def head(found: Findings, title: str) -> str:
    """What was played, and who is best, at a glance."""
    settings, best = found.settings, found.rungs[0]
    state = "complete" if found.is_complete else "not complete yet"
    keys = (
        (f"{found.games:,}", "games"),
        (f"{found.deals:,}", "deal" if found.deals == 1 else "deals"),
        (str(settings.players), "players a game"),
        (str(len(settings.agents)), "agents"),
        (best.agent, f"has the highest rating and {percent(best.win_share.value)} of wins"),
    )
    boxes = "".join(f"<li><b>{escape(value)}</b> {escape(name)}</li>" for value, name in keys)
    return (
        f"<header><h1>{escape(title)}</h1><p>A {escape(settings.schedule)}, seed {settings.seed}, {state}."
        " Every agent plays every seat of a deal, and all play the same deals.</p>"
        f'<ul class="key">{boxes}</ul></header>'
    )


def games(chosen: list[Chosen]) -> str:
    """Games to look at."""
    if not chosen:
        return ""
    items = "".join(map(item, chosen))
    note = "<p>Each opens a page to leaf through; the record beside it can be checked with <code>wk verify</code>.</p>"
    return section("games", "Games to look at", note, f'<ul class="games">{items}</ul>')


def item(game: Chosen) -> str:
    """One game to look at."""
    ranked = sorted(zip(game.ranks, game.agents, strict=True))
    order = ", ".join(f"{rank}. {agent}" for rank, agent in ranked)
    return (
        f'<li><a href="{escape(game.page)}">Game {game.game}, {escape(game.why)}</a>'
        f'<br><span class="faint">{escape(order)}; {game.rounds} rounds, ended by {escape(game.won_by)};'
        f' <a href="{escape(game.record)}">record</a></span></li>'
    )


def surroundings(found: Findings) -> str:
    """With what and where the games were played."""
    settings = found.settings
    rules = ", ".join(f"{name} {value}" for name, value in settings.rules.items() if value is not None)
    facts = {
        **found.about,
        "rules": rules,
        "agents": ", ".join(settings.agents),
        "time limit": f"{settings.time_limit:g} s",
    }
    parts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(str(value))}</dd>" for name, value in facts.items())
    return section("about", "How it was played", f"<dl>{parts}</dl>")


def replace(path: Path, text: bytes) -> None:
    """Put a text in place of a file, whole or not at all."""
    draft = path.with_name(f".{path.name}.draft")
    draft.write_bytes(text)
    draft.replace(path)
