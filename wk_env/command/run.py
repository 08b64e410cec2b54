"""The command `wk run`, the main job: a bot learns, plays the agents of the house, and the report opens."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from wk_env.command.folders import Out, free_folder, interruptible
from wk_env.command.interrupts import Loading
from wk_env.command.options import Jobs, cores, rules_in
from wk_env.command.tournament import GO_ON, settle
from wk_env.command.train import GO_ON as LEARN_ON
from wk_env.command.train import NEEDED, refuse_missing
from wk_env.jobs.workers import PROCESSES
from wk_env.pages.console import Game, Json, Rules, Seed, refusing
from wk_env.pages.live_line import LiveLine
from wk_env.play.registry import USUAL

PRESETS: Final = {False: "short", True: "trial"}
MOST_MINUTES: Final = 4.0  # on a slow machine the clock ends the training
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
WITH_WINDOWS: Final = ("darwin", "win32")
Quick = Annotated[bool, typer.Option("--quick", help="Seconds, not minutes: to see that all of it works.")]
NoTrain = Annotated[bool, typer.Option("--no-train", help="Nobody learns: a tournament of all agents of the house.")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open the report in a browser.")]
WITHOUT: Final = "; without it, wk run --no-train lets the agents of the house play each other"


def run(
    quick: Quick = False,
    no_train: NoTrain = False,
    no_open: NoOpen = False,
    seed: Seed = 1,
    jobs: Jobs = None,
    rules: Rules = None,
    game: Game = USUAL,
    out: Out = None,
    json: Json = False,
) -> None:
    """Let a bot learn for three minutes and play the agents of the house; the path of the report is the last line."""
    if not no_train:
        refuse_missing("a bot learns with", *NEEDED, instead=WITHOUT)
    with interruptible(out, GO_ON):
        from wk_experiments.report.html_report import PAGE
        from wk_experiments.tournament.shipped_agents import asked_of
        from wk_experiments.tournament.store import refuse_taken

        size = "quick" if quick else "full"
        with refusing():
            asked = asked_of(seed, size, rules_in(rules), game)
            folder = free_folder(out, "quick" if quick else "run")
            refuse_taken(folder)
    if not no_train:
        learner = taught(folder, PRESETS[quick], game, seed, jobs or cores())
        asked = asked_of(seed, size, asked.rules, game, learner)
    settle(folder, asked, jobs, PROCESSES, is_new=True, is_json=json)
    if is_watched() and not (no_open or json):
        webbrowser.open((folder / PAGE).resolve().as_uri())


def taught(folder: Path, preset: str, game: str, seed: int, jobs: int) -> str:
    """Train a policy in a folder of the tournament; the agent that it is."""
    from wk_experiments.report.learning import FOLDER, write_curves_page

    with interruptible(folder / FOLDER, LEARN_ON), refusing(), LiveLine() as line:
        with Loading():
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
