"""Everything a commit must pass, in one command: compile, format, lint, types, performance lint, ledger, tests.

python -m tests.check           the quick tier
python -m tests.check --slow    the slow tests, too
python -m tests.check --fix     first mend what ruff can mend
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

HOME = Path(__file__).parent.parent
PYTHON = sys.executable
RUFF = (PYTHON, "-m", "ruff")


def steps(is_slow: bool) -> dict[str, tuple[str, ...]]:  # noqa: FBT001 - the user's own switch, passed on
    """Name and command of each step, the fast ones first."""
    tier = () if is_slow else ("-m", "not slow")
    return {
        "format": (*RUFF, "format", "--check", "--quiet", "."),
        "lint": (*RUFF, "check", "--quiet", "."),
        "compile": (PYTHON, "-m", "tests.house.compile"),
        "types": (PYTHON, "-m", "mypy"),
        "types of the public surface": (PYTHON, "-m", "basedpyright"),
        "performance lint": (PYTHON, "-m", "tests.house.perf_lint"),
        "ledger": (PYTHON, "-m", "tests.house.ledger"),
        "tests": (PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *tier),
    }


def run(name: str, command: tuple[str, ...]) -> tuple[str, float, int]:
    """Run a step; its name, seconds and exit code."""
    print(f"== {name}", flush=True)
    started = time.monotonic()
    code = subprocess.run(command, cwd=HOME, check=False, env={**os.environ, "OMP_NUM_THREADS": "1"}).returncode
    return name, time.monotonic() - started, code


def main() -> int:
    """Run every step, even after a failure, and say how each went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", action="store_true", help="run the slow tests, too")
    parser.add_argument("--fix", action="store_true", help="first mend what ruff can mend")
    asked = parser.parse_args()
    if asked.fix:
        run("mend", (*RUFF, "check", "--fix", "--quiet", "."))
        run("mend the format", (*RUFF, "format", "--quiet", "."))
    done = [run(name, command) for name, command in steps(asked.slow).items()]
    print("\n== checks")
    for name, seconds, code in done:
        print(f"{'ok    ' if code == 0 else 'FAILED'} {seconds:6.1f} s  {name}")
    return int(any(code for _, _, code in done))


if __name__ == "__main__":
    sys.exit(main())
