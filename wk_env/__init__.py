"""Warrior Knights for bots, benchmarks and empty seats: `from wk_env import View`; `docs/python.md` lists the names.

The rules run compiled where they were built and are in step with their sources, else as plain Python.
"""

import wk_env.command.interrupts  # noqa: F401 - before what takes a while

# isort: split
import os
import sys
import warnings
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wk_env.doors.adapters import SoloVectorEnv, stable_baselines_env
    from wk_env.doors.agilerl import AgentsForAgilerl
    from wk_env.doors.columns import columns_of, scale_of
    from wk_env.doors.gymnasium import SoloEnv
    from wk_env.doors.learning_seats import LearningSeats
    from wk_env.doors.observer import Mask, Numbers, Observation
    from wk_env.doors.opponents import Batched, batched
    from wk_env.doors.rllib import AgentsForRllib, SeatForRllib
    from wk_env.doors.tables import Tables
    from wk_env.kernel.facts import Evaluation, GameFacts, GameOption
    from wk_env.kernel.spec import GameSpec, Match
    from wk_env.play.imagined import play_on
    from wk_env.play.record import Record
    from wk_env.play.record import load as load_record
    from wk_env.play.record import replay as replay_record
    from wk_env.play.record import save as save_record
    from wk_env.play.registry import game_ids
    from wk_env.play.registry import game_named as game
    from wk_env.play.view import View

__all__ = (
    "AgentsForAgilerl",
    "AgentsForRllib",
    "Batched",
    "Evaluation",
    "GameFacts",
    "GameOption",
    "GameSpec",
    "LearningSeats",
    "Mask",
    "Match",
    "Numbers",
    "Observation",
    "Record",
    "SeatForRllib",
    "SoloEnv",
    "SoloVectorEnv",
    "Tables",
    "View",
    "batched",
    "columns_of",
    "game",
    "game_ids",
    "is_compiled",
    "load_record",
    "play_on",
    "replay_record",
    "save_record",
    "scale_of",
    "stable_baselines_env",
)

_ROOT = Path(__path__[0])
_NAMED = 3  # changed files that a warning names


def is_pure_asked() -> bool:
    """Whether the environment variable WK_PURE asks for plain Python."""
    return os.environ.get("WK_PURE", "0") not in {"", "0"}


def stale_sources() -> list[str]:
    """The files of a checkout that changed, came or went since its rules were compiled."""
    stamp = _ROOT / "_compiled_from.txt"
    if not stamp.exists() or not (_ROOT.parent / "pyproject.toml").exists():
        return []
    rows = (line.split("  ", 1) for line in stamp.read_text().splitlines())
    stamped = {name: digest for digest, name in rows}
    came = set(compiled_files(_ROOT.parent)) - set(stamped)
    return sorted(came | {name for name, digest in stamped.items() if _digest_of(_ROOT.parent / name) != digest})


def few_of(names: list[str]) -> str:
    """Some names, and how many more there are."""
    return (
        ", ".join(names)
        if len(names) <= _NAMED
        else f"{', '.join(names[:_NAMED])} and {len(names) - _NAMED} more files"
    )


def compiled_files(checkout: Path) -> list[str]:
    """The files of a checkout that are to be compiled, as its pyproject.toml says."""
    import tomllib  # noqa: PLC0415 - a checkout alone has need of it

    said = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["wk"]
    rooms = (room for pattern in said["compiled"] for room in checkout.glob(pattern))
    files = {path.relative_to(checkout).as_posix() for room in rooms for path in room.rglob("*.py")}
    return sorted(name for name in files if name.rpartition("/")[2] not in said["interpreted"])


def _digest_of(path: Path) -> str | None:
    import hashlib  # noqa: PLC0415 - a checkout alone has need of it

    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else None


def _load_sources() -> None:
    for room in (_ROOT, *(path.parent for path in _ROOT.rglob("__init__.py"))):
        sys.path_importer_cache[str(room)] = FileFinder(str(room), (SourceFileLoader, SOURCE_SUFFIXES))


def _choose_mode() -> None:
    if is_pure_asked():
        _load_sources()
        return
    stale = stale_sources()
    if stale:
        warnings.warn(
            f"wk_env: {few_of(stale)} changed since it was compiled; running as plain Python"
            " (`pip install -e .` compiles again)",
            stacklevel=3,
        )
        _load_sources()


try:
    _choose_mode()
except KeyboardInterrupt:  # whoever interrupts a command that has hardly begun wants no traceback
    sys.exit(130)


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    from wk_env.kernel import core  # noqa: PLC0415 - the kernel must not load before the mode is chosen

    return not str(core.__file__).endswith(".py")


def _tell_libraries() -> None:
    from wk_env.doors.registration import tell_libraries  # noqa: PLC0415 - nothing loads before the mode is chosen

    tell_libraries()


_tell_libraries()

# Where each public name is, as the imports at the top say it to type checkers.
PLACES: Final = {
    "AgentsForAgilerl": "wk_env.doors.agilerl:AgentsForAgilerl",
    "AgentsForRllib": "wk_env.doors.rllib:AgentsForRllib",
    "Batched": "wk_env.doors.opponents:Batched",
    "Evaluation": "wk_env.kernel.facts:Evaluation",
    "GameFacts": "wk_env.kernel.facts:GameFacts",
    "GameOption": "wk_env.kernel.facts:GameOption",
    "GameSpec": "wk_env.kernel.spec:GameSpec",
    "LearningSeats": "wk_env.doors.learning_seats:LearningSeats",
    "Mask": "wk_env.doors.observer:Mask",
    "Match": "wk_env.kernel.spec:Match",
    "Numbers": "wk_env.doors.observer:Numbers",
    "Observation": "wk_env.doors.observer:Observation",
    "Record": "wk_env.play.record:Record",
    "SeatForRllib": "wk_env.doors.rllib:SeatForRllib",
    "SoloEnv": "wk_env.doors.gymnasium:SoloEnv",
    "SoloVectorEnv": "wk_env.doors.adapters:SoloVectorEnv",
    "Tables": "wk_env.doors.tables:Tables",
    "View": "wk_env.play.view:View",
    "batched": "wk_env.doors.opponents:batched",
    "columns_of": "wk_env.doors.columns:columns_of",
    "game": "wk_env.play.registry:game_named",
    "game_ids": "wk_env.play.registry:game_ids",
    "load_record": "wk_env.play.record:load",
    "play_on": "wk_env.play.imagined:play_on",
    "replay_record": "wk_env.play.record:replay",
    "save_record": "wk_env.play.record:save",
    "scale_of": "wk_env.doors.columns:scale_of",
    "stable_baselines_env": "wk_env.doors.adapters:stable_baselines_env",
}

if not TYPE_CHECKING:  # else names that are misspelt would pass type checks
    from wk_env.public_names import offering

    __getattr__, __dir__ = offering(__name__, PLACES)
