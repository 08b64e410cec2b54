"""Games as jobs: on whatever machine, each is played in a process that is watched there just as it is watched here.

What comes back was judged by the watcher, in whose process no agent ever runs.
"""

import os
import platform
from collections.abc import Mapping
from multiprocessing.connection import wait
from pathlib import Path

import msgspec
from wk_experiments.tournament.pool import TICK, Worker
from wk_experiments.tournament.provenance import hashes
from wk_experiments.tournament.results import Played, Settings
from wk_experiments.tournament.schedule import Fixture

INSPECT = b""  # in place of a game: whether all agents can be set up


class Setup(msgspec.Struct, frozen=True):
    """What all games of a tournament have in common; of its salt and seed a machine that plays learns nothing."""

    settings: Settings
    folder: str  # from which the names of files begin
    files: dict[str, str]


class Watch:
    """The process that plays the games of the tournament that was last asked for here."""

    def __init__(self) -> None:
        self.setup = b""
        self.worker: Worker | None = None

    def over(self, setup: bytes) -> Worker:
        """The process that plays games of this tournament."""
        if self.worker is None or self.setup != setup:
            self.end()
            self.worker, self.setup = Worker(settled(setup)), setup
        return self.worker

    def end(self) -> None:
        """End the process."""
        if self.worker is not None:
            self.worker.end()
        self.worker = None


WATCH = Watch()


def setup_of(settings: Settings) -> bytes:
    """What is sent of a tournament."""
    known = msgspec.structs.replace(settings, salt="", seed=0)
    return msgspec.json.encode(Setup(known, str(Path.cwd()), hashes(settings)))


def settled(setup: bytes) -> Settings:
    """The settings of a tournament, where its files lie here as they lie there; ValueError if they do not."""
    sent = msgspec.json.decode(setup, type=Setup)
    if sent.files:
        enter(sent.folder)
        refuse_other_files(sent.files, hashes(sent.settings))
    return sent.settings


def enter(folder: str) -> None:
    """Begin the names of files from there; ValueError if there is no such folder on this machine."""
    try:
        os.chdir(folder)
    except OSError as fault:
        raise ValueError(
            f"{platform.node()} has no folder {folder}, where the files of agents are looked for"
        ) from fault


def refuse_other_files(theirs: Mapping[str, str], ours: Mapping[str, str]) -> None:
    """ValueError if a file or a package of an agent is not the same here."""
    for name, value in theirs.items():
        if ours.get(name) != value:
            has = f"another ({ours[name]})" if name in ours else "none"
            raise ValueError(f"{platform.node()} has {has} where the tournament was begun with: {name} {value}")


def played(*parts: bytes) -> bytes:
    """A game of a tournament, played and judged; or, for INSPECT, the complaint about its agents."""
    setup, game = parts
    worker = WATCH.over(setup)
    if game == INSPECT:
        return worker.complaint().encode()
    worker.order(msgspec.json.decode(game, type=Fixture))
    return msgspec.json.encode(watched(worker))


def watched(worker: Worker) -> Played:
    """The game that a process plays, when it has come to an end."""
    while (found := worker.look()) is None:
        wait(worker.pipes(), TICK)
    return found
