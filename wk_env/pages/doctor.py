"""What `wk doctor` finds: the mode, the versions, the machine."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version

import wk_env

UNCOMPILED = (
    "not compiled here: no C compiler or no Python headers at installation, or a checkout never installed with -e"
)
DISTRIBUTION = "warrior-knights-env"
PACKAGES = ("numpy", "gymnasium", "pettingzoo", "msgspec", "librt", "stable-baselines3", "torch", "pillow")


def version_of(distribution: str) -> str:
    """The installed version, or that there is none."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "not installed"


def mode() -> str:
    """How the rules run, and why."""
    if wk_env.is_compiled():
        return "compiled"
    if wk_env.is_pure_asked():
        return "plain Python (WK_PURE is set)"
    if wk_env.stale_sources():
        return f"plain Python ({', '.join(wk_env.stale_sources())} changed since compiled; `pip install -e .` compiles)"
    return f"plain Python ({UNCOMPILED})"


def findings() -> dict[str, str]:
    """Name and value of everything worth telling."""
    found = {
        "wk": version_of(DISTRIBUTION),
        "rules": mode(),
        "installed in": str(wk_env.__path__[0]),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.platform(),
        "cores": str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()),
        "threads": f"OMP_NUM_THREADS {os.environ.get('OMP_NUM_THREADS', 'not set')}; torch wants one a process",
    }
    return found | {package: version_of(package) for package in PACKAGES}
