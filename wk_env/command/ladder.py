"""The command `wk ladder`: the published ladder played again, and whether each figure is where it ought to be."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wk_env.command.folders import SAME, free_folder, interruptible
from wk_env.command.options import Jobs, at_once
from wk_env.jobs.workers import PROCESSES, JobError
from wk_env.pages.console import Backend, Json, emit, fail, refusing, shown

if TYPE_CHECKING:
    from wk_experiments.tournament.ladder import Replayed

COLUMNS = "{:73}  {:>5}  {:>9}  {:>5}  {:>14}  {}"
HEADING = COLUMNS.format("one against copies of another", "games", "published", "now", "ought to be", "")
Named = Annotated[
    list[str] | None,
    typer.Argument(
        help="The better agents of the rungs: greedy 'steward(level=3)'; all if not given.", metavar="AGENT"
    ),
]
Quick = Annotated[bool, typer.Option("--quick", help="40 games a rung: wide intervals, in minutes.")]
Games = Annotated[
    int | None, typer.Option(help="How many games a rung; as many as were published if not given.", min=1)
]
Begin = Annotated[int, typer.Option("--seed", help="1 deals the published deals; any other seed deals others.", min=0)]
Out = Annotated[Path | None, typer.Option(help="The folder of results, gone on with if it is there.")]


def ladder(
    named: Named = None,
    quick: Quick = False,
    games: Games = None,
    seed: Begin = 1,
    jobs: Jobs = None,
    backend: Backend = PROCESSES,
    out: Out = None,
    json: Json = False,
) -> None:
    """Play the published ladder again; exit code 1 if a figure is not where it ought to be.

    Figures of agents by the clock (ms=) depend on the machine. Try: wk ladder --quick or: wk ladder greedy
    """
    from wk_experiments.tournament.ladder import QUICK, replay, rungs_named
    from wk_experiments.tournament.pool import TournamentError

    folder = free_folder(out, "ladder")
    found: list[Replayed] = []
    try:
        with interruptible(folder, SAME), refusing():
            rows = rungs_named(named or [])
            count = games or (QUICK if quick else None)
            for one in replay(rows, folder, at_once(jobs, backend), count, seed, backend):
                if not json:
                    emit({}, line(one) if found else f"{HEADING}\n{line(one)}", is_json=False)
                found.append(one)
    except (TournamentError, JobError) as fault:
        fail(str(fault), 1)
    settle(found, folder, is_json=json)


def line(one: "Replayed") -> str:
    """A figure as people read it."""
    row = one.published
    who = f"{row.agent} against {row.players - 1} {row.against}"
    due = f"{one.low:.1%} to {one.high:.1%}"
    clock = "" if not row.is_by_clock else ", by the clock"
    verdict = f"{'inside' if one.holds else 'OUTSIDE'}{clock}"
    return COLUMNS.format(who, one.games, f"{row.wins:.1%}", f"{one.wins.value:.1%}", due, verdict)


def settle(found: "list[Replayed]", folder: Path, *, is_json: bool) -> None:
    """Say whether the ladder holds."""
    import msgspec

    inside = sum(one.holds for one in found)
    output = {"holds": inside == len(found), "folder": shown(folder), "rungs": msgspec.to_builtins(found)}
    emit(output, f"{inside} of {len(found)} figures are inside\n{shown(folder)}", is_json)
    if inside < len(found):
        raise typer.Exit(1)
