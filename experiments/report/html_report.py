"""The report on a tournament: one HTML file that loads nothing, and the same figures as JSON beside it."""

import shlex
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.report.learning import FOLDER, Measured, learned_in, learning
from wk_experiments.report.notable_games import Chosen, Say, write_games
from wk_experiments.report.parts import percent, section
from wk_experiments.report.sections import CHAPTERS
from wk_experiments.report.spreadsheets import games_csv, standings_csv
from wk_experiments.tournament.analysis import analyse_results
from wk_experiments.tournament.findings import Findings
from wk_experiments.tournament.progress import in_words
from wk_experiments.tournament.results import Settings
from wk_experiments.tournament.verifying import print_nothing, sound_results, without

from wk_env.pages.html import embedded, page
from wk_env.play.registry import game_named

PAGE: Final = "report.html"
FIGURES: Final = "report.json"
GAMES: Final = "games.csv"
STANDINGS: Final = "standings.csv"
STYLES: Final = Path(__file__).with_name("report.css")


class Report(msgspec.Struct, frozen=True):
    """All that a report shows."""

    findings: Findings
    chosen: list[Chosen]
    learned: list[Measured] = []


def write_report(folder: Path, jobs: int = 1, say: Say = print_nothing) -> Report:
    """Write the report on the tournament in a folder, in place of an older one, and the pages of chosen games."""
    results = sound_results(folder, say)
    chosen, lost = write_games(folder, results, jobs, say)
    say("analysing: ratings, shares, effects")
    report = Report(analyse_results(folder, without(results, lost)), chosen, learned_in(folder / FOLDER))
    for name, text in (
        (FIGURES, figures_of(report)),
        (PAGE, page_of(report).encode()),
        (GAMES, games_csv(results)),
        (STANDINGS, standings_csv(report.findings)),
    ):
        replace(folder / name, text)
    return report


def figures_of(report: Report) -> bytes:
    """The report for machines."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def page_of(report: Report) -> str:
    """The report for people; the figures lie in it once more, for machines."""
    found = report.findings
    chapters = [learning(report.learned, found.chance), *(chapter(found) for chapter in CHAPTERS)]
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
        " Every agent plays every seat of a deal, and all play the same deals. The same figures:"
        f' <a href="{FIGURES}">{FIGURES}</a>, <a href="{STANDINGS}">{STANDINGS}</a>, <a href="{GAMES}">{GAMES}</a>.</p>'
        f'<ul class="key">{boxes}</ul></header>'
    )


def games(chosen: list[Chosen]) -> str:
    """Games to look at."""
    if not chosen:
        return ""
    items = "".join(map(item, chosen))
    note = "<p>Each opens a page to leaf through; the record beside it can be checked with <code>wk verify</code>."
    note += " Every other game is written by <code>wk export FOLDER --game N</code>.</p>"
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
    """With what and where the games were played, and how to play them again."""
    settings, about = found.settings, dict(found.about)
    rules = ", ".join(f"{name} {value}" for name, value in settings.rules.items() if value is not None)
    seconds = float(about.pop("seconds", 0))
    facts = {
        "command": about.pop("command", ""),
        "to play it again": again(settings),
        "begun": about.pop("begun", ""),
        "played for": in_words(seconds),
        **about,
        "rules": rules,
        "agents": ", ".join(settings.agents),
        "who could know what": found.separation,
        "time limit": f"{settings.time_limit:g} s",
    }
    parts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(str(value))}</dd>" for name, value in facts.items() if value)
    return section("about", "How it was played", f"<dl>{parts}</dl>")


def again(settings: Settings) -> str:
    """The command that plays the same games."""
    words = {
        "--agents": ",".join(settings.agents),
        "--games": settings.games,
        "--seed": settings.seed,
        "--salt": settings.salt,
        "--schedule": settings.schedule,
        "--game": settings.game,
        "--time-limit": f"{settings.time_limit:g}",
        "--rules": ",".join(f"{name}={value}" for name, value in settings.rules.items() if value is not None),
        "--sprt": settings.sprt and ",".join(f"{share:g}" for share in settings.sprt),
    }
    given = [str(part) for name, value in words.items() if value not in {None, ""} for part in (name, value)]
    flags = [f"--{name}" for name in ("isolate", "reuse") if getattr(settings, name)]
    return shlex.join(["wk", "tournament", *given, *flags])


def replace(path: Path, text: bytes) -> None:
    """Put a text in place of a file, whole or not at all."""
    draft = path.with_name(f".{path.name}.draft")
    draft.write_bytes(text)
    draft.replace(path)
