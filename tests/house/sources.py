"""The Python sources of the house, parsed."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[2]
ROOMS: Final = {"wk_env": "wk_env", "agents": "wk_agents", "training": "wk_training", "experiments": "wk_experiments"}


@dataclass(frozen=True)
class Source:
    """A module: where it lies, what it is imported as, its text and tree."""

    path: Path
    module: str
    text: str
    tree: ast.Module

    def imports(self) -> set[str]:
        """Every module name that it imports, anywhere in the file."""
        names: set[str] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names |= {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
        return names


def source_of(path: Path, text: str) -> Source:
    """A source at a path of the house."""
    parts = path.relative_to(HOME).with_suffix("").parts
    module = ".".join((ROOMS.get(parts[0], parts[0]), *parts[1:])).removesuffix(".__init__")
    return Source(path, module, text, ast.parse(text))


@cache
def shipped() -> tuple[Source, ...]:
    """Every module that a wheel ships."""
    paths = sorted(path for room in ROOMS for path in (HOME / room).rglob("*.py"))
    return tuple(source_of(path, path.read_text(encoding="utf-8")) for path in paths)


@cache
def proofs() -> tuple[Source, ...]:
    """Every module of the tests."""
    paths = sorted((HOME / "tests").rglob("*.py"))
    return tuple(source_of(path, path.read_text(encoding="utf-8")) for path in paths)
