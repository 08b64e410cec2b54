"""Compile the rules in place if they changed since they were last compiled, so that the tests run what was written."""

import os
import subprocess
import sys
import warnings
from pathlib import Path

HOME = Path(__file__).parents[2]


def main() -> int:
    """Build when stale; a machine that has no C compiler, or asks for plain Python, is left in peace."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import wk_env  # noqa: PLC0415 - stale code warns at import, and that is what this file is about

    if wk_env.is_compiled() or wk_env.is_pure_asked():
        print("compiled already" if wk_env.is_compiled() else "WK_PURE is set: running plain Python")
        return 0
    command = (sys.executable, "setup.py", "--quiet", "build_ext", "--inplace")
    result = subprocess.run(command, cwd=HOME, check=False, env=os.environ, stdout=subprocess.DEVNULL)
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
