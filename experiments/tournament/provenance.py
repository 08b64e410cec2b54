"""Where a tournament comes from: the command, the time, the machine, and the very files of agents."""

import shlex
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from wk_agents.roster import GROUP, strange_names
from wk_agents.specs import spec_of
from wk_experiments.tournament.results import Settings

from wk_env.pages.doctor import findings

ABOUT: Final = ("wk", "rules", "python", "platform", "cores", "numpy")
HASH: Final = "sha256 of "


def about(settings: Settings) -> dict[str, str]:
    """With what, where and when the games are played."""
    found: Mapping[str, str] = findings()
    return {
        "command": shlex.join([Path(sys.argv[0]).name, *sys.argv[1:]]),
        "begun": datetime.now(UTC).isoformat(timespec="seconds"),
        **{name: found[name] for name in ABOUT},
        **hashes(settings),
    }


def hashes(settings: Settings) -> dict[str, str]:
    """The hashes of the files that agents lie in or are given; the versions of packages that bring others."""
    found = {
        f"{HASH}{file}": sha256(Path(file).read_bytes()).hexdigest()
        for agent in settings.agents
        for file in files_given(agent)
    }
    packages = {point.name: point.dist for point in entry_points(group=GROUP)}
    for name in (name for agent in settings.agents for name in strange_names(agent)):
        file, sign, _ = name.rpartition(":")
        package = packages.get(name)
        if sign and Path(file).is_file():
            found[f"{HASH}{file}"] = sha256(Path(file).read_bytes()).hexdigest()
        elif package is not None:
            found[f"{name} is of"] = f"{package.name} {package.version}"
    return found


def files_given(agent: str) -> list[str]:
    """The files that an agent, or one within it, is given in its brackets."""
    texts = [value for value in spec_of(agent).parameters.values() if isinstance(value, str)]
    inner = [file for text in texts if "(" in text for file in files_given(text)]
    return inner + [text for text in texts if Path(text).is_file()]


def refuse_changed(settings: Settings, known: Mapping[str, str]) -> None:
    """ValueError if the file of an agent is another than when the tournament began."""
    now = hashes(settings)
    for name, value in known.items():
        if name in now and now[name] != value:
            file = name.removeprefix(HASH)
            raise ValueError(f"{file} has changed since the tournament began; begin another, or bring back the file")
