"""Name every place of the generated C where a `vec` comes from Python and its memory is never given back.

mypyc 2.4.1 takes a reference there that nobody drops; setup.py mends it. What native code unboxes it counts itself.
"""

import re
import sys
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[2]
UNBOXED: Final = re.compile(r"^.*Api\.unbox\(.*$", re.MULTILINE)
NATIVE: Final = re.compile(r" *cpy_r_\w+ = ")
GIVEN_BACK: Final = re.compile(
    r" *(\w+) = Vec(?P<kind>\w+)Api\.unbox\(\w+\);\n"
    r" *if \(VEC_IS_ERROR\(\1\)\) \{\n.*\n *\}\n"
    r" *VEC_(?P<released>\w+)_DECREF\(\1\);"
)


def is_given_back(code: str, place: int) -> bool:
    """Whether the reference that the line at this place takes is dropped again."""
    found = GIVEN_BACK.match(code, place)
    return found is not None and found["kind"].upper() == found["released"]


def lint(name: str, code: str) -> list[str]:
    """Every finding in a file of generated C."""
    return [
        f"{name}:{code.count(chr(10), 0, line.start()) + 1}: never given back: {line[0].strip()}"
        for line in UNBOXED.finditer(code)
        if not NATIVE.match(code, line.start()) and not is_given_back(code, line.start())
    ]


def generated() -> list[Path]:
    """The C of the last build in this checkout; none where nothing was compiled."""
    return sorted((HOME / "build" / "c").glob("__native*.c"))


def main() -> int:
    """Print the findings of the last build."""
    found = [finding for path in generated() for finding in lint(path.name, path.read_text())]
    print("\n".join(found) or f"{len(generated())} generated files, no vec from Python is kept")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
