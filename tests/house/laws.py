"""The laws of the house as functions from a source to its offences, so that the laws themselves can be tested."""

import ast
import re
from collections.abc import Iterator
from typing import Final

from tests.house.sources import Source
from wk_env.games.warrior_knights.rules.state import SHARED
from wk_env.play.registry import ROWS

DANGEROUS_MODULES: Final = {"pickle", "cPickle", "_pickle", "marshal", "shelve", "dill", "joblib", "cloudpickle"}
DANGEROUS_CALLS: Final = {"eval", "exec", "compile", "__import__", "importlib.import_module"}
DANGEROUS_NAMES: Final = {"torch.load", "yaml.load", "importlib.import_module"}
DANGEROUS_WORDS: Final = {"allow_pickle", "weights_only"}
# They load what a table in the same file names; no text from outside reaches them.
LOADERS: Final = {"wk_env.play.registry", "wk_env.public_names"}
GAMES: Final = ("wk_env.games.", "wk_agents.games.", "wk_experiments.games.")
# Where a game may be named: its own folders, its line in the registry, PettingZoo's idiom, and programs to begin with.
PROGRAMS: Final = ("wk_training.examples.", "wk_training.libraries.")
OF_ONE_GAME: Final = (*GAMES, "wk_env.play.registry", "wk_env.warrior_knights_v0", *PROGRAMS)
# Who asks an agent by its view: the referee, an agent that plays as another does, and an example of an own loop.
ASKERS: Final = {"wk_env.play.referee", "wk_agents.mixed", "wk_training.examples.own_agent"}
STOLEN_NAMES: Final = {"agents", "training", "experiments"}
# One line a column, three times: a table in the shape of code.
TABLES: Final = {"wk_env.games.warrior_knights.rules.state", "wk_env.games.warrior_knights.rules.content_columns"}
# Where tables are changed. Encodings only read them, and have columns of the same names themselves.
PLAYED: Final = ("wk_env.games.warrior_knights.rules.", "wk_env.games.warrior_knights.knowledge.")
LONGEST_MODULE: Final = 300
LONGEST_FUNCTION: Final = 40
MOST_BRANCHES: Final = 10
MOST_METHODS: Final = 15
FORKS: Final = (ast.If, ast.For, ast.While, ast.ExceptHandler, ast.IfExp, ast.BoolOp, ast.match_case, ast.comprehension)


def stolen_names(source: Source) -> list[str]:
    """Imports by folder name, which belongs to somebody else."""
    return [f"{source.module} imports {name}" for name in source.imports() if name.partition(".")[0] in STOLEN_NAMES]


def dangers(source: Source) -> list[str]:
    """Ways to run code that came as data."""
    modules = {name.partition(".")[0] for name in source.imports()} & DANGEROUS_MODULES
    calls = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call)]
    called = {ast.unparse(call.func) for call in calls} & (DANGEROUS_CALLS | DANGEROUS_NAMES)
    words = {word.arg for call in calls for word in call.keywords if word.arg is not None} & DANGEROUS_WORDS
    found = modules | called | words | (source.imports() & DANGEROUS_NAMES)
    if source.module in LOADERS:
        found.discard("importlib.import_module")
    return [f"{source.module} uses {name}" for name in sorted(found)]


def unchecked_questions(source: Source) -> list[str]:
    """Calls that ask an agent by a view anywhere but in the referee, who checks the answer."""
    calls = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call)]
    asked = [ast.unparse(call) for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "choose"]
    asked = [call for call in asked if re.search(r"\.choose\((\w*view\w*|View\(.*)\)$", call)]
    return [] if source.module in ASKERS else [f"{source.module} asks by {call}" for call in asked]


def boolean_rules(source: Source) -> list[str]:
    """Boolean fields of a class called Rules: `if rules.x` must be impossible to write."""
    rules = [node for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef) and node.name == "Rules"]
    fields = [
        ast.unparse(field) for node in rules for field in node.body if isinstance(field, (ast.AnnAssign, ast.Assign))
    ]
    return [f"{source.module}: {field}" for field in fields if re.search(r"\bbool\b|\bTrue\b|\bFalse\b", field)]


def functions(source: Source) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method."""
    for node in ast.walk(source.tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def long_functions(source: Source) -> Iterator[str]:
    """Functions beyond the ruler's maximum of lines or branches."""
    for node in functions(source):
        lines = (node.end_lineno or 0) - node.lineno + 1
        branches = 1 + sum(isinstance(part, FORKS) for part in ast.walk(node))
        if lines > LONGEST_FUNCTION or branches > MOST_BRANCHES:
            yield f"{source.module}.{node.name}: {lines} lines, {branches} branches"


def wide_classes(source: Source) -> Iterator[str]:
    """Classes beyond the ruler's maximum of methods."""
    for node in (node for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)):
        methods = sum(isinstance(part, ast.FunctionDef) for part in node.body)
        if methods > MOST_METHODS:
            yield f"{source.module}.{node.name}: {methods} methods"


def oversized(source: Source) -> list[str]:
    """Modules, functions and classes beyond the ruler's maximum."""
    if source.module in TABLES:
        return []
    lines = source.text.count("\n")
    module = [f"{source.module}: {lines} lines"] if lines > LONGEST_MODULE else []
    return [*module, *long_functions(source), *wide_classes(source)]


def is_shared(node: ast.expr) -> bool:
    """Whether an expression is a column that copies of a table share."""
    return isinstance(node, ast.Attribute) and node.attr in SHARED


def shared_names(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The names that a function gives to such columns."""
    kept = [node for node in ast.walk(function) if isinstance(node, ast.Assign) and is_shared(node.value)]
    return {target.id for node in kept for target in node.targets if isinstance(target, ast.Name)}


def written_by(node: ast.AST) -> list[ast.expr]:
    """What a step writes into: whatever gets a number in a row, and what is shuffled."""
    if isinstance(node, ast.Subscript):
        return [] if isinstance(node.ctx, ast.Load) else [node.value]
    return node.args if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("shuffle") else []


def written_columns(source: Source) -> list[str]:
    """Writes into a column that copies of a table share, by whatever name, and shuffles of one."""
    if not source.module.startswith(PLAYED):
        return []
    found: list[str] = []
    for function in functions(source):
        names = shared_names(function)
        for node in ast.walk(function):
            found += [
                f"{source.module}.{function.name} writes into {ast.unparse(column)}"
                for column in written_by(node)
                if is_shared(column) or (isinstance(column, ast.Name) and column.id in names)
            ]
    return found


def named_games(source: Source) -> list[str]:
    """Ids of games, and imports of what is in their folders, where any game is meant."""
    if source.module.startswith(OF_ONE_GAME):
        return []
    sentences = {id(node.value) for node in ast.walk(source.tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(source.tree) if isinstance(node, ast.Constant) and id(node) not in sentences]
    named = {game for node in texts if isinstance(node.value, str) for game in ROWS if node.value == game}
    inside = {name for name in source.imports() if name.startswith(GAMES)}
    return [f"{source.module} names {name}" for name in sorted(named | inside)]
