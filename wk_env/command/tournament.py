"""The tournament commands: `wk tournament`, `wk export`, `wk agents`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wk_env.command.folders import Out, free_folder, interruptible
from wk_env.command.options import Jobs, Players, at_once, cores, named_agents, rules_in
from wk_env.jobs.workers import PROCESSES
from wk_env.pages.console import Backend, Json, Output, Rules, emit, fail, refusing, shown
from wk_env.play.registry import USUAL

if TYPE_CHECKING:  # imported inside the commands: `wk --help` must not wait for numpy and msgspec
    from wk_experiments.tournament.findings import Findings
    from wk_experiments.tournament.settings import TournamentRequest

GO_ON = "go on with: wk tournament --resume"
Agents = Annotated[str | None, typer.Option(help="Who plays, as `wk agents` lists them: A,B(sims=400),C")]
Named = Annotated[
    list[str] | None,
    typer.Argument(help="Who plays, one after another: steward 'search(sims=400)' mine.py:MyBot", show_default=False),
]
Games = Annotated[int | None, typer.Option(help="How many, rounded up to whole deals; 400 as a rule.")]
Begin = Annotated[int | None, typer.Option("--seed", help="All games follow from it; 1 as a rule.", min=0)]
Plan = Annotated[
    str | None, typer.Option("--schedule", help="league; ladder: each against copies of the next; grid: of each other.")
]
Sequential = Annotated[
    str | None, typer.Option(help="p0,p1: stop when the first agent's win share against copies is known.")
]
Limit = Annotated[float | None, typer.Option(help="Seconds a decision; who takes longer forfeits. 60 as a rule.")]
Game = Annotated[str | None, typer.Option(help=f"Which game; {USUAL} as a rule.")]
Salt = Annotated[
    str | None, typer.Option(help="The salt of an earlier tournament, to play its very deals; random as a rule.")
]
Isolate = Annotated[bool, typer.Option("--isolate", help="Each agent in a process of its own that is sent data only.")]
Reuse = Annotated[
    bool, typer.Option("--reuse", help="Own agents keep their process from game to game: quicker where they load much.")
]
Trust = Annotated[bool, typer.Option("--trust", help="With --resume: run any agent that the file names.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the tournament in the folder of --out.")]


def tournament(
    named: Named = None,
    agents: Agents = None,
    games: Games = None,
    seed: Begin = None,
    jobs: Jobs = None,
    players: Players = None,
    rules: Rules = None,
    schedule: Plan = None,
    sprt: Sequential = None,
    time_limit: Limit = None,
    game: Game = None,
    salt: Salt = None,
    isolate: Isolate = False,
    reuse: Reuse = False,
    out: Out = None,
    backend: Backend = PROCESSES,
    resume: Resume = False,
    trust: Trust = False,
    json: Json = False,
) -> None:
    """Let agents play each other and say how sure the result is; the path of the report is the last line.

    Who crashes, takes too long or answers illegally forfeits that game. Try: wk tournament steward greedy
    or: wk tournament mine.py:MyBot steward --sprt 0.25,0.30 --out runs/mine
    """
    if resume and out is None:
        fail("--resume needs the folder to go on with: --out FOLDER", 2)
    with interruptible(out, GO_ON):
        from wk_experiments.tournament.settings import TournamentRequest, shares_given

        with refusing():
            who, how = named_agents(named, agents), rules_in(rules)
            test, kept, apart = shares_given(sprt) if sprt else None, reuse or None, isolate or None
            asked = TournamentRequest(
                who, games, seed, players, how, schedule, test, time_limit, game, salt, reuse=kept, isolate=apart
            )
            folder = free_folder(out, "tournament")
    settle(folder, asked, jobs, backend, is_new=not resume, is_json=json, is_trusted=trust)


def export(
    tournament: Annotated[Path, typer.Argument(help="The folder of a tournament, or its file.")],
    game: Annotated[int, typer.Option(help="The number of the game, as the report and games.csv have it.", min=0)],
    out: Annotated[Path | None, typer.Option(help="Where the record goes; it must not exist.")] = None,
    json: Json = False,
) -> None:
    """Write a game of a tournament as a record, which can be verified, replayed and drawn."""
    with interruptible(), refusing():
        from wk_experiments.tournament.records import record_of

        from wk_env.pages.html import refuse_taken
        from wk_env.play.record import save

        target = out or Path(f"game-{game}.json")
        refuse_taken(target)
        record = record_of(tournament if tournament.is_dir() else tournament.parent, game)
        save(record, target)
    output: Output = {"game": record.game, "seed": record.seed, "decisions": len(record.choices)}
    emit({**output, "players": list(record.players), "record": shown(target)}, shown(target), json)


def agents(json: Json = False) -> None:
    """List the agents that can be named without a file, one line each."""
    from wk_agents.roster import names, summary

    found = {name: summary(name) for name in names()}
    width = max(map(len, found))
    lines = [f"{name:{width}}  {line}" for name, line in found.items()]
    emit({**found}, "\n".join([*lines, "file.py:Name".ljust(width) + "  A class of your own; see docs/bots.md."]), json)


def settle(
    folder: Path,
    asked: "TournamentRequest",
    jobs: int | None,
    backend: str,
    *,
    is_new: bool,
    is_json: bool,
    is_trusted: bool = False,
) -> None:
    """Play and report; who is interrupted, even while it is summed up, is told how to go on."""
    with interruptible(folder, GO_ON):
        broken = contest(folder, asked, at_once(jobs, backend), backend, is_new=is_new, is_trusted=is_trusted)
        findings = finish(folder, jobs or cores(), is_json=is_json)
        lost = [rung.agent for rung in findings.rungs if rung.games and rung.faults == rung.games]
        if broken:
            fail(broken, 1)
        if lost:
            fail(f"{', '.join(lost)} forfeited every game", 1)


def contest(
    folder: Path, asked: "TournamentRequest", jobs: int | None, backend: str, *, is_new: bool, is_trusted: bool
) -> str:
    """Play; what broke the play off through no fault of an agent, in a sentence, or nothing."""
    from wk_experiments.tournament.pool import TournamentError
    from wk_experiments.tournament.run import go_on, run_tournament

    from wk_env.jobs.workers import JobError

    try:
        with refusing():
            if is_new:
                run_tournament(folder, asked, jobs, backend)
            else:
                go_on(folder, asked, jobs, is_trusted=is_trusted, backend=backend)
    except (TournamentError, JobError) as fault:
        return str(fault)
    return ""


def finish(folder: Path, jobs: int, *, is_json: bool) -> "Findings":
    """Analyse, report, and say where the report is."""
    from wk_experiments.report.html_report import PAGE, figures_of, write_report
    from wk_experiments.tournament.progress import Steps
    from wk_experiments.tournament.summary import as_table

    with refusing(), Steps() as steps:
        report = write_report(folder, jobs, steps.step)
    table = f"{as_table(report.findings)}\n{shown(folder / PAGE)}"
    emit({}, figures_of(report).decode().rstrip() if is_json else table, is_json=False)
    return report.findings
