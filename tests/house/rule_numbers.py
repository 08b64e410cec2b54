"""Numbers of the rules that are read as if they were booleans: rules never ask whether an optional rule is on.

What is 0 or 1, or which victory is played for, may choose a row of a list (of procedures, sets or counts), or count in
arithmetic. It may not be compared, negated or tested, by itself, in a sum or product, or under another name.
"""

import ast
from collections.abc import Iterator
from typing import Final

from tests.house.sources import Source
from wk_env.games.warrior_knights.rules.rules import NUMBERS

SWITCHES: Final = frozenset({"victory", *(name for name, _, allowed in NUMBERS if allowed == range(2))})
RULES: Final = {"rules", "Rules"}


def is_switch(node: ast.AST) -> bool:
    """Whether an expression is a 0/1 number of the rules, as `table.rules.heirs` or `rules.heirs`."""
    if not isinstance(node, ast.Attribute) or node.attr not in SWITCHES:
        return False
    owner = node.value
    return (isinstance(owner, ast.Attribute) and owner.attr in RULES) or (
        isinstance(owner, ast.Name) and owner.id in RULES
    )


def counted(node: ast.AST) -> Iterator[ast.AST]:
    """An expression and its parts, but not what chooses a row: `ROWS[rules.heirs]` is a set or a procedure."""
    yield node
    parts = [node.value] if isinstance(node, ast.Subscript) else list(ast.iter_child_nodes(node))
    for part in parts:
        yield from counted(part)


def conditions(tree: ast.AST) -> Iterator[ast.expr]:
    """Every expression of which only the truth counts, or that is compared."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.If, ast.While, ast.IfExp, ast.Assert)):
            yield node.test
        elif isinstance(node, ast.comprehension):
            yield from node.ifs
        elif isinstance(node, ast.Match):
            yield node.subject
        elif isinstance(node, ast.expr) and is_truth(node):
            yield node


def is_truth(node: ast.expr) -> bool:
    """Whether an expression makes a truth of what stands in it."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "bool"
    return isinstance(node, (ast.Compare, ast.BoolOp)) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def other_names(function: ast.AST) -> set[str]:
    """Names that a function gives to such numbers, or to sums and products of them."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            bare = isinstance(node.value, (ast.Attribute, ast.BinOp, ast.Call))
            if bare and any(is_switch(part) for part in arithmetic(node.value)):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def arithmetic(node: ast.expr) -> Iterator[ast.expr]:
    """A number, or those that are added up; products with anything else are counts of it."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        yield from arithmetic(node.left)
        yield from arithmetic(node.right)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"int", "i64"}:
        yield from (part for argument in node.args for part in arithmetic(argument))
    else:
        yield node


def booleans(source: Source) -> list[str]:
    """Conditions in which a 0/1 number of the rules takes part."""
    functions = [node for node in ast.walk(source.tree) if isinstance(node, ast.FunctionDef)]
    found: set[str] = set()
    for scope in (source.tree, *functions):
        names = other_names(scope) if isinstance(scope, ast.FunctionDef) else set()
        for condition in conditions(scope):
            if any(is_switch(part) or (isinstance(part, ast.Name) and part.id in names) for part in counted(condition)):
                found.add(f"{source.module}:{condition.lineno}: {ast.unparse(condition)}")
    return sorted(found)
