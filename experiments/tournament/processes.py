"""Where processes come from: a server that has loaded the rules and no agent, and forks; elsewhere from nothing."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from types import ModuleType
from typing import Final

from wk_env.jobs.processes import SURROUNDINGS

LOADED: Final = ["wk_experiments.tournament.worker"]


@cache
def nursery() -> "ForkServerContext | SpawnContext":
    """What begins processes here."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    server = get_context("forkserver")
    server.set_forkserver_preload(LOADED)
    return server


@contextmanager
def surroundings() -> Iterator[None]:
    """What processes that are begun now find around them: few threads, and nobody's main program to be run again."""
    before, main = dict(os.environ), sys.modules["__main__"]
    os.environ.update({**SURROUNDINGS, **{name: before[name] for name in SURROUNDINGS if name in before}})
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        for name in SURROUNDINGS:
            if name not in before:
                del os.environ[name]
