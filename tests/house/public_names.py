"""What the packages offer users, and who imports something else, or from there though he stands within."""

import ast
from importlib import import_module
from typing import Final

from tests.house.sources import Source
from wk_env.play.registry import GAMES

OURS: Final = ("wk_env", "wk_agents", "wk_training", "wk_experiments")
OF_GAMES: Final = tuple(".".join(type(spec).__module__.split(".")[:3]) for spec in GAMES.values())
FOLDERS: Final = (*OURS, *OF_GAMES)
PACKAGES: Final = (*FOLDERS, "wk_env.warrior_knights_v0")
# They are programs for users to begin with; those of the libraries share one module.
EXAMPLES: Final = ("wk_training.examples.", "wk_training.libraries.")
SHARED: Final = "wk_training.libraries.measure"


def offered(package: str) -> set[str]:
    """The public names of a package."""
    return set(getattr(import_module(package), "__all__", ()))


def inner_imports(tree: ast.Module) -> list[str]:
    """What a program for users imports of ours that is not public."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if alias.name.partition(".")[0] in OURS]
            found += [name for name in names if name not in PACKAGES]
        elif isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] in OURS:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [name for name in names if name not in PACKAGES and not is_offered(name) and node.module != SHARED]
    return found


def is_offered(name: str) -> bool:
    """Whether a dotted name is a public one."""
    package, _, last = name.rpartition(".")
    return package in PACKAGES and last in offered(package)


def outward_imports(source: Source) -> list[str]:
    """Names that an inner module takes from where they are only offered to users."""
    if source.module.startswith(EXAMPLES):
        return []
    late = {f"{package}.{name}" for package in FOLDERS for name in getattr(import_module(package), "PLACES", {})}
    taken = source.imports() | {ast.unparse(node) for node in ast.walk(source.tree) if isinstance(node, ast.Attribute)}
    return [f"{source.module} takes {name}" for name in sorted(taken & late)]
