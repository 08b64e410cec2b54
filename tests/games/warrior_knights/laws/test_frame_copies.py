"""A copy of any piece of business has the same fields, and none of its own columns."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.state import Table
from wk_env.kernel.core import Frame

HOME: Final = Path(__file__).parents[4]
# Business that several kinds share: what of it the kinds have beside their own.
SHARED: Final = ("EachInTurn", "Collect")


def sources() -> Iterator[tuple[str, ast.ClassDef]]:
    """Every kind of business in the rules, with its module."""
    for path in sorted((HOME / "wk_env" / "games" / "warrior_knights" / "rules").rglob("*.py")):
        module = ".".join(path.relative_to(HOME).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            bases = {ast.unparse(base) for base in node.bases} if isinstance(node, ast.ClassDef) else set()
            if isinstance(node, ast.ClassDef) and bases & {"Frame[Table]", *SHARED}:
                yield module, node


def fields_of(business: ast.ClassDef) -> dict[str, str]:
    """The fields of a class, each with its type, those of the business that it shares among them."""
    shared = [found for base in business.bases if (found := KINDS.get(ast.unparse(base)))]
    inherited = {name: kind for one in shared for name, kind in fields_of(one).items()}
    declared = [node for node in ast.walk(business) if isinstance(node, ast.AnnAssign)]
    targets = [(node.target, ast.unparse(node.annotation)) for node in declared]
    return inherited | {target.attr: kind for target, kind in targets if isinstance(target, ast.Attribute)}


def needs_of(business: ast.ClassDef) -> list[str]:
    """The types of the arguments without which a class is not made."""
    makers = [node for node in business.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    if not makers and ast.unparse(business.bases[0]) in SHARED:
        return needs_of(KINDS[ast.unparse(business.bases[0])])
    arguments = [(maker.args.args[1:], len(maker.args.defaults)) for maker in makers]
    return [ast.unparse(one.annotation or one) for all_, free in arguments for one in all_[: len(all_) - free]]


def value(kind: str, number: int) -> int | vec[i64]:
    """A number, or a column of it."""
    return vec[i64]([number, 50 + number]) if kind.startswith("vec") else number


KINDS: Final = {node.name: node for _, node in sources()}
BUSINESSES: Final = [
    (module, node.name, needs_of(node), fields_of(node)) for module, node in sources() if node.name not in SHARED
]


@pytest.mark.parametrize(("module", "name", "needs", "fields"), BUSINESSES)
def test_a_copy_has_the_same_fields_and_its_own_columns(
    module: str, name: str, needs: list[str], fields: dict[str, str]
) -> None:
    frame: Frame[Table] = getattr(import_module(module), name)(*(value(kind, 0) for kind in needs))
    for number, (field, kind) in enumerate(fields.items(), start=1):
        setattr(frame, field, value(kind, number))
    twin = frame.copy()
    for field, kind in fields.items():
        assert getattr(twin, field) == getattr(frame, field)
        assert not kind.startswith("vec") or getattr(twin, field) is not getattr(frame, field)


def test_shared_business_counts_with_its_fields() -> None:
    found = {name: fields for _, name, _, fields in BUSINESSES}
    assert list(found["HitEach"]) == ["waiting", "card"]
    assert list(found["Collection"]) == ["card", "first", "turn"]


def test_every_room_of_the_rules_has_business() -> None:
    assert {module.split(".")[4] for module, *_ in BUSINESSES} >= {"cards", "phases", "procedures"}
