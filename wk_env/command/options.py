"""Options that several commands have, and what their words mean."""

import os
import sys
from typing import Annotated

import typer

from wk_env.jobs.workers import PROCESSES

Jobs = Annotated[int | None, typer.Option(help="How many games at once; as many as there are cores.", min=1)]
Players = Annotated[int | None, typer.Option(help="How many seats; as the game likes it if not given.")]


def named_agents(named: list[str] | None, listed: str | None = None) -> list[str] | None:
    """Who plays, named one after another and in a list; None if nobody is named."""
    from wk_agents.specs import split_specs

    texts = [*(named or ()), *([listed] if listed else ())]
    return [spec for text in texts for spec in split_specs(text)] or None


def rules_in(words: list[str] | None) -> dict[str, int | str | list[str]] | None:
    """The rules that are given, or None to leave them as they were."""
    from wk_env.play.rules_given import settings_in

    return settings_in(words) if words else None


def at_once(jobs: int | None, backend: str) -> int | None:
    """How many games at once; None leaves it to a cluster."""
    return jobs or cores() if backend == PROCESSES else jobs


def cores() -> int:
    """How many processors are ours."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
