"""What results follow from beside the job: our own sources, and the libraries that do the sums."""

import hashlib
import platform
from collections.abc import Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

OURS: Final = ("wk_env", "wk_agents", "wk_training", "wk_experiments")
LIBRARIES: Final = ("numpy", "torch")
SOURCES: Final = "the sources of warrior-knights-env"
READ: Final = {".py", ".toml"}


@cache
def versions() -> Mapping[str, str]:
    """The versions of the libraries here, and a hash of our sources."""
    return {SOURCES: hash_of_sources(), **{name: version_of(name) for name in LIBRARIES}}


def version_of(name: str) -> str:
    """The version of a library, or that it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def hash_of_sources() -> str:
    """The first digits of a hash of every source and every table of content."""
    found = hashlib.sha256()
    for package in OURS:
        spec = find_spec(package)
        assert spec is not None
        assert spec.submodule_search_locations
        folder = spec.submodule_search_locations[0]
        for path in sorted(path for path in Path(folder).rglob("*") if path.suffix in READ):
            found.update(path.relative_to(folder).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:12]


def refuse_others(theirs: Mapping[str, str]) -> None:
    """ValueError names the first thing that is another here than where the job comes from."""
    for name, ours in versions().items():
        if theirs.get(name) != ours:
            here = f"{platform.node()} has {name} {ours}"
            raise ValueError(f"{here}; where the job comes from it is {theirs.get(name)}: install the same everywhere")
