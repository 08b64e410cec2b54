"""The commands of the arena: `wk tournament`, `wk run`, `wk agents`."""

import os
import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from wk_env.console import Json, Output, Seed, emit, fail, refusing, shown

if TYPE_CHECKING:  # imported inside the commands: `wk --help` must not wait for numpy and msgspec
    from wk_experiments.arena.tournament import Asked

INTERRUPTED = 130
Jobs = Annotated[int | None, typer.Option(help="How many games at once; as many as there are cores.", min=1)]
Out = Annotated[Path | None, typer.Option(help="The folder of results; a free one in `runs` if not given.")]


Agents = Annotated[str | None, typer.Option(help="Who plays, as `wk agents` lists them: A,B(sims=400),C")]
Games = Annotated[int | None, typer.Option(help="How many, rounded up to whole deals; 400 as a rule.")]
Begin = Annotated[int | None, typer.Option("--seed", help="All games follow from it; 1 as a rule.", min=0)]
Players = Annotated[int | None, typer.Option(help="How many sit at a table; as the game likes it.")]
Given = Annotated[list[str] | None, typer.Option("--rules", help="A rule as name=value; may be given again.")]
Plan = Annotated[
    str | None, typer.Option("--schedule", help="league; ladder: each against copies of the next; grid: of each other.")
]
Sequential = Annotated[
    str | None, typer.Option(help="p0,p1: stop when the first agent's win share against copies is known.")
]
Limit = Annotated[float | None, typer.Option(help="Seconds a decision; who takes longer forfeits. 60 as a rule.")]
Game = Annotated[str | None, typer.Option(help="Which game; wk/warrior-knights as a rule.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the tournament in the folder of --out.")]


def tournament(
    agents: Agents = None,
    games: Games = None,
    seed: Begin = None,
    jobs: Jobs = None,
    players: Players = None,
    rules: Given = None,
    schedule: Plan = None,
    sprt: Sequential = None,
    time_limit: Limit = None,
    game: Game = None,
    out: Out = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Let agents play each other and say how sure the result is; the path of the report is the last line.

    Who crashes, takes too long or answers illegally forfeits that game. Try: wk tournament --agents steward,greedy
    or: wk tournament --agents mine.py:MyBot,steward --sprt 0.25,0.30 --out runs/mine
    """
    from wk_agents.specs import split_specs
    from wk_experiments.arena.tournament import Asked, free_folder, rules_given, shares_given

    with refusing():
        asked = Asked(
            agents=split_specs(agents) if agents else None,
            games=games,
            seed=seed,
            players=players,
            rules=rules_given(rules) if rules else None,
            schedule=schedule,
            sprt=shares_given(sprt) if sprt else None,
            time_limit=time_limit,
            game=game,
        )
        folder = free_folder(out, "tournament")
    if resume and out is None:
        fail("--resume needs the folder to go on with: --out FOLDER", 2)
    settle(folder, asked, jobs, is_new=not resume, is_json=json)


def run(
    quick: Annotated[bool, typer.Option("--quick", help="One deal among quick agents: seconds, not minutes.")] = False,
    seed: Seed = 1,
    jobs: Jobs = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Let all agents of the house play a tournament; the path of the report is the last line."""
    from wk_experiments.arena.house import asked_of
    from wk_experiments.arena.tournament import free_folder

    with refusing():
        asked = asked_of(seed, "quick" if quick else "full")
        folder = free_folder(out, "quick" if quick else "run")
    typer.echo(f"wk: {len(asked.agents or ())} agents, seed {seed}, results in {shown(folder)}", err=True)
    settle(folder, asked, jobs, is_new=True, is_json=json)


def agents(json: Json = False) -> None:
    """List the agents that can be named without a file, one line each."""
    from wk_agents.roster import names, summary

    found = {name: summary(name) for name in names()}
    width = max(map(len, found))
    lines = [f"{name:{width}}  {line}" for name, line in found.items()]
    emit({**found}, "\n".join([*lines, "file.py:Name".ljust(width) + "  A class of your own; see README."]), json)


def settle(folder: Path, asked: "Asked", jobs: int | None, *, is_new: bool, is_json: bool) -> None:
    """Play and report; who is interrupted, even while it is summed up, is told how to go on."""
    try:
        contest(folder, asked, jobs, is_new=is_new)
        finish(folder, is_json=is_json)
    except KeyboardInterrupt:
        how = f"; go on with: wk tournament --resume --out {quote(shown(folder))}" if folder.exists() else ""
        fail(f"interrupted{how}", INTERRUPTED)


def contest(folder: Path, asked: "Asked", jobs: int | None, *, is_new: bool) -> None:
    """Play."""
    from wk_experiments.arena.pool import ArenaError
    from wk_experiments.arena.tournament import go_on, hold

    try:
        with refusing():
            (hold if is_new else go_on)(folder, asked, jobs or cores())
    except ArenaError as fault:
        fail(str(fault), 1)


def finish(folder: Path, *, is_json: bool) -> None:
    """Analyse, report, and say where the report is."""
    from wk_experiments.arena.analysis import analyse, as_json
    from wk_experiments.arena.summary import as_table
    from wk_experiments.report import write_report

    typer.echo("wk: analysing", err=True)
    with refusing():
        findings = analyse(folder)
        report = write_report(folder)
    output: Output = {}
    text = as_json(findings).decode().rstrip() if is_json else f"{as_table(findings)}\n{shown(report)}"
    emit(output, text, is_json=False)


def cores() -> int:
    """How many processors are ours."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
