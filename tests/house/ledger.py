"""Which rows of the rule ledgers the code enforces and the tests prove.

The ledgers are copies of the specification. Code cites rows in docstrings (`Rules: WK-386, WK-414`), tests with
`@pytest.mark.rule("WK-494")`. Rows of the ledgers in ENFORCED must be cited by both; the others are only counted.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[2]
LEDGERS: Final = HOME / "tests" / "ledger"
ENFORCED: Final[frozenset[str]] = frozenset(
    {"warrior_knights_base", "warrior_knights_crown_and_glory", "warrior_knights_variants"}
)
# Rows of them that are not enforced: what the manual says otherwise and nobody adopted, and two rules not yet played.
NOT_ADOPTED: Final = "Not adopted"
NOT_PLAYED: Final = frozenset({"Noble Reassignment", "Defector"})
# The manual's summary gives way to the rulebook; heirs of Nobles who change Baron wait for the rules that move them.
DEFINITIONS: Final = frozenset({"VR-002", "VR-146"})
ID: Final = re.compile(r"\b(?:WK|CG|VR)-\d{3}\b")
IN_CODE: Final = re.compile(r"Rules:((?:\s*,?\s*(?:WK|CG|VR)-\d{3})+)")
STRAY: Final = re.compile(r"\b(?:WK|CG|VR)-?\d+\b")
IN_TESTS: Final = re.compile(r"mark\.rule\(([^)]*)\)")


@dataclass(frozen=True)
class Row:
    """A rule: its id, topic and the ledger it stands in."""

    id: str
    topic: str
    ledger: str


@dataclass(frozen=True)
class Coverage:
    """Where each id is cited."""

    rows: tuple[Row, ...]
    code: frozenset[str]
    tests: frozenset[str]

    def unknown(self) -> list[str]:
        """Ids that are cited but stand in no ledger."""
        return sorted((self.code | self.tests) - {row.id for row in self.rows})

    def missing(self, enforced: Iterable[str]) -> list[str]:
        """Rows of enforced ledgers that lack code or a test, each with what it lacks."""
        rows = [row for row in self.rows if row.ledger in enforced and is_to_be_cited(row)]
        no_code = [f"{row.id} is cited by no code" for row in rows if row.id not in self.code]
        return no_code + [f"{row.id} is cited by no test" for row in rows if row.id not in self.tests]


def is_to_be_cited(row: Row) -> bool:
    """Whether a row of an enforced ledger needs code and a test."""
    return row.topic != NOT_ADOPTED and row.topic not in NOT_PLAYED and row.id not in DEFINITIONS


def read_ledger(path: Path) -> list[Row]:
    """The rows of one ledger."""
    cells = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    return [Row(row[0], row[1], path.stem) for row in cells]


def cited(files: Iterable[Path], pattern: re.Pattern[str]) -> frozenset[str]:
    """The ids that these files cite."""
    found = (match[1] for file in files for match in pattern.finditer(file.read_text(encoding="utf-8")))
    return frozenset(name for text in found for name in ID.findall(text))


def coverage(home: Path = HOME) -> Coverage:
    """The coverage of a checkout."""
    rows = [row for path in sorted(LEDGERS.glob("*.tsv")) for row in read_ledger(path)]
    code = cited((home / "wk_env").rglob("*.py"), IN_CODE)
    return Coverage(tuple(rows), code, cited((home / "tests").rglob("test_*.py"), IN_TESTS))


def strays(home: Path = HOME) -> list[str]:
    """Citations in docstrings of the code that name no rule: a wrong number of digits, or a word between two ids."""
    found: list[str] = []
    for path in sorted((home / "wk_env").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        cited_here = {name for match in IN_CODE.finditer(text) for name in ID.findall(match[1])}
        for line in re.findall(r"^\s*Rules:.*(?:\n\s*(?:WK|CG|VR).*)*", text, re.MULTILINE):
            found += [
                f"{path.name}: {name} is cited but not read" for name in STRAY.findall(line) if name not in cited_here
            ]
    return found


def table(found: Coverage) -> str:
    """Counts per ledger and topic: rows, cited by code, cited by tests."""
    rows = Counter((row.ledger, row.topic) for row in found.rows)
    code = Counter((row.ledger, row.topic) for row in found.rows if row.id in found.code)
    tests = Counter((row.ledger, row.topic) for row in found.rows if row.id in found.tests)
    lines = [f"{'ledger':36}{'topic':20}{'rows':>6}{'code':>6}{'tests':>6}"]
    lines += [f"{key[0]:36}{key[1]:20}{rows[key]:6}{code[key]:6}{tests[key]:6}" for key in rows]
    return "\n".join([*lines, f"{'all':56}{rows.total():6}{code.total():6}{tests.total():6}"])


def main() -> int:
    """Print the table, then what is wrong."""
    found = coverage()
    faults = [f"{name} stands in no ledger" for name in found.unknown()] + strays() + found.missing(ENFORCED)
    print(table(found))
    print("\n".join(faults))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
