"""The command `wk train`: a bot learns, in a minute or over night, and goes on where it stopped."""

from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated, Final

import typer

from wk_env.command.folders import Out, free_folder, interruptible
from wk_env.command.interrupts import Loading
from wk_env.jobs.workers import PROCESSES
from wk_env.pages.console import Backend, Game, Json, Seed, emit, fail, refusing, shown
from wk_env.pages.live_line import LiveLine
from wk_env.play.registry import USUAL

if TYPE_CHECKING:
    from wk_training.run import Run

NEEDED: Final = ("torch", "safetensors")
INSTALL: Final = "pip install 'warrior-knights-env[train]'"
GO_ON: Final = "go on with: wk train --resume"
Preset = Annotated[
    str,
    typer.Argument(
        help="trial (seconds), minute, short (three minutes), quick (ten), study (seventy), overnight; practice (an"
        " hour, with --against); whole: study, then practice against what came of it, as the shipped policy was made;"
        " self-play (ten); scratch: as overnight, but from nothing; unadvised: from nothing, by study."
    ),
]
Beside = Annotated[
    int, typer.Option(help="Processes that play beside the one that learns, at most one a shard.", min=0)
]
Minutes = Annotated[float | None, typer.Option(help="Stop after so many minutes; --resume goes on later.", min=0.0)]
Rounds = Annotated[
    int | None,
    typer.Option(help="Stop after so many rounds of the preset, always with the same weights.", min=1),
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Go on with the run in the folder of --out, with its own preset, game and seed."),
]
Board = Annotated[bool, typer.Option("--tensorboard", help="Write event files for TensorBoard, too.")]

Shards = Annotated[
    int | None,
    typer.Option(help="Parts of a round, each played by one process; 2 as a rule. Other numbers give other weights."),
]

Against = Annotated[
    str | None, typer.Option(help="The file of a policy, or `shipped`: begin as it is, and learn to beat it.")
]


def train(
    preset: Preset = "quick",
    game: Game = USUAL,
    seed: Seed = 1,
    jobs: Beside = 1,
    minutes: Minutes = None,
    rounds: Rounds = None,
    backend: Backend = PROCESSES,
    shards: Shards = None,
    against: Against = None,
    resume: Resume = False,
    tensorboard: Board = False,
    out: Out = None,
    json: Json = False,
) -> None:
    """Train a policy by playing against itself; what comes of it plays as policy(path=FOLDER/policy.safetensors)."""
    refuse_missing("training needs", *NEEDED)
    refuse_missing("--tensorboard needs", *(["tensorboard"] if tensorboard else []))
    if resume and out is None:
        fail("--resume needs the folder to go on with: --out FOLDER", 2)
    with Loading():
        from wk_training import train as _  # noqa: F401 - here it takes long

    folder = free_folder(out, "train")
    with refusing(), interruptible(folder, GO_ON), LiveLine() as line:
        how = How(jobs, backend, rounds, shards, tensorboard, line)
        run = how.gone_on(folder, minutes) if resume else how.begun(folder, preset, game, seed, minutes, against)
        curves = write_page(run.folder)
    tell(run.folder, run.rows, curves, is_json=json)


@dataclass(frozen=True)
class How:
    """How a run is played and followed."""

    jobs: int
    backend: str
    rounds: int | None
    shards: int | None
    with_board: bool
    line: LiveLine

    def begin(
        self, folder: Path, preset: str, game: str, seed: int, *, minutes: float | None, against: Path | None
    ) -> "Run":
        """Begin a run."""
        from wk_training.train import run_training

        how = (self.jobs, self.line.say, minutes, self.backend)
        follow = partial(run_training, rounds=self.rounds, show=self.line.show, with_board=self.with_board)
        return follow(folder, preset, game, seed, *how, shards=self.shards, against=against)

    def go_on(self, folder: Path, *, minutes: float | None) -> "Run":
        """Go on with a run."""
        from wk_training.train import resume_training

        how = (self.jobs, self.line.say, minutes, self.backend)
        follow = partial(resume_training, rounds=self.rounds, show=self.line.show, with_board=self.with_board)
        return follow(folder, *how)

    def begun(
        self, folder: Path, preset: str, game: str, seed: int, minutes: float | None, against: str | None
    ) -> "Run":
        """A run of a preset, or a whole course."""
        from wk_training.course import WHOLE, begin_course

        if preset != WHOLE:
            return self.begin(folder, preset, game, seed, minutes=minutes, against=victim(against, game))
        refuse_victim(against)
        return begin_course(folder, game, seed, self.begin, minutes, self.rounds)

    def gone_on(self, folder: Path, minutes: float | None) -> "Run":
        """The run of a folder as it went on, or the course."""
        from wk_training.course import go_on_course, is_course

        if is_course(folder):
            return go_on_course(folder, self.begin, self.go_on, minutes, self.rounds)
        return self.go_on(folder, minutes=minutes)


def refuse_victim(text: str | None) -> None:
    """ValueError if somebody is to be beaten where that is settled."""
    if text is not None:
        raise ValueError("the preset whole practises against what came of its own study; leave out --against")


def victim(text: str | None, game: str) -> Path | None:
    """The file of the policy that is to be beaten, if one is."""
    from wk_agents.learned.policy import SHIPPED, shipped_for

    return shipped_for(game) if text == SHIPPED.name else None if text is None else Path(text)


def tell(folder: Path, rows: "list[dict[str, float]]", page: str | None, *, is_json: bool) -> None:
    """Say what came of a training."""
    from wk_training.train import POLICY
    from wk_training.watch import CURVES

    policy = shown(folder / POLICY)
    wins = next((row["wins"] for row in reversed(rows) if "wins" in row), None)
    told = [policy, f"let it play: wk tournament {quote(f'policy(path={policy})')} steward", *([page] if page else [])]
    found = {"policy": policy, "curves": shown(folder / CURVES), "round": rows[-1]["round"] if rows else 0}
    emit({**found, "wins": wins, "page": page}, "\n".join(told), is_json)


def refuse_missing(what: str, *needed: str, instead: str = "") -> None:
    """Leave with a sentence if a package is missing; it may say what can be done without."""
    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        fail(f"{what} {' and '.join(missing)}: {INSTALL}{instead}", 2)


def write_page(folder: Path) -> str | None:
    """Write the curves in a folder as a page; where it is, or None if nothing was measured."""
    from wk_experiments.report.learning import write_curves_page

    page = write_curves_page(folder)
    return None if page is None else shown(page)
