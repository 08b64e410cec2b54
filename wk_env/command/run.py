"""The command `wk run`, the main job: a bot learns, plays the agents of the house, and the report opens."""

import os
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from wk_env.command.tournament import Jobs, Out, cores, interruptible, rules_in, settle
from wk_env.command.train import INSTALL, NEEDED
from wk_env.jobs.workers import PROCESSES
from wk_env.pages.console import Json, Rules, Seed, fail, refusing
from wk_env.pages.live_line import LiveLine
from wk_env.play.registry import USUAL

PRESETS: Final = {False: "short", True: "trial"}
MOST_MINUTES: Final = 4.0  # on a slow machine the clock ends the training
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
WITH_WINDOWS: Final = ("darwin", "win32")
Quick = Annotated[bool, typer.Option("--quick", help="Seconds, not minutes: to see that all of it works.")]
NoTrain = Annotated[bool, typer.Option("--no-train", help="Nobody learns: a tournament of all agents of the house.")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open the report in a browser.")]
Game = Annotated[str | None, typer.Option(help=f"Which game; {USUAL} as a rule.")]


def run(
    quick: Quick = False,
    no_train: NoTrain = False,
    no_open: NoOpen = False,
    seed: Seed = 1,
    jobs: Jobs = None,
    rules: Rules = None,
    game: Game = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Let a bot learn for three minutes and play the agents of the house; the path of the report is the last line."""
    refuse_without_torch(is_needed=not no_train)
    with interruptible(out):
        from wk_experiments.report.html_report import PAGE
        from wk_experiments.tournament.run import free_folder
        from wk_experiments.tournament.shipped_agents import asked_of
        from wk_experiments.tournament.store import refuse_taken

        size, played = "quick" if quick else "full", game or USUAL
        with refusing():
            asked = asked_of(seed, size, rules_in(rules), played)
            folder = free_folder(out, "quick" if quick else "run")
            refuse_taken(folder)
    if not no_train:
        learner = taught(folder, PRESETS[quick], played, seed, jobs or cores())
        asked = asked_of(seed, size, asked.rules, played, learner)
    settle(folder, asked, jobs, PROCESSES, is_new=True, is_json=json)
    if is_watched() and not (no_open or json):
        webbrowser.open((folder / PAGE).resolve().as_uri())


def refuse_without_torch(*, is_needed: bool) -> None:
    """Leave with a sentence where nobody can learn, but somebody is to."""
    missing = [name for name in NEEDED if is_needed and find_spec(name) is None]
    if missing:
        fail(
            f"a bot learns with {' and '.join(missing)}: {INSTALL}; without it, wk run --no-train lets the agents of"
            " the house play each other",
            2,
        )


def taught(folder: Path, preset: str, game: str, seed: int, jobs: int) -> str:
    """Train a policy in a folder of the tournament; the agent that it is."""
    with interruptible(None), refusing(), LiveLine() as line:
        from wk_experiments.report.learning import FOLDER, write_curves_page
        from wk_training import train as training

        policy = agent_in(folder / FOLDER / training.POLICY)
        line.say(f"a bot learns by playing, in {folder / FOLDER}")
        training.run_training(folder / FOLDER, preset, game, seed, jobs, line.say, MOST_MINUTES, show=line.show)
        write_curves_page(folder / FOLDER)
    return policy


def agent_in(path: Path) -> str:
    """The agent that plays a policy; ValueError for a path that the name of an agent cannot hold."""
    from wk_agents.specs import spec_of

    text = f"policy(path={path})"
    if spec_of(text).parameters != {"path": str(path)}:
        raise ValueError(
            f"{path} cannot stand in the name of an agent; name a folder without brackets and commas: --out"
        )
    return text


def is_watched() -> bool:
    """Whether somebody sits at a terminal with a display: then a browser may open."""
    has_display = sys.platform in WITH_WINDOWS or any(os.environ.get(name) for name in DISPLAYS)
    return has_display and sys.stdout.isatty() and not os.environ.get("CI")
