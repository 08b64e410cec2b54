"""Name every line of the compiled rooms that mypyc cannot make native, and every literal shift, which it miscompiles.

A native number that meets a plain int in one value (`x if c else 0`) is no hint of mypyc's: it becomes a Python object.

A line that may be slow (setup, words for people) says so: `# slow-ok: why`.
"""

import ast
import contextlib
import html
import io
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from mypy.fscache import FileSystemCache
from mypyc.annotate import generate_annotated_html
from mypyc.build import get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.ir.func_ir import FuncIR
from mypyc.ir.ops import Assign, Op
from mypyc.ir.rtypes import RUnion, is_fixed_width_rtype
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

from wk_env import compiled_files

HOME: Final = Path(__file__).parents[2]
ALLOWED: Final = "# slow-ok"
ROW: Final = re.compile(
    r'<h2><tt>(.*?)</tt></h2>|<div class="collapsible"[^>]*>(.*?)</div>\s*<div class="content">(.*?)</div>', re.DOTALL
)
# Number types look foreign but are not; faults may be slow to raise; imports and class headings run once.
FALSE_ALARMS: Final = re.compile(
    r'Creating an instance of non-native class "(i64|i32|i16|u8)" is slow\.|Get non-native attribute "\w*Error"\.'
)
RUNS_ONCE: Final = ("from ", "import ", "class ")


def is_constant(node: ast.expr) -> bool:
    """Whether mypyc would take an expression for a literal: numbers, CONSTANTS, i64(number) and sums of these."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.Call):
        return all(is_constant(argument) for argument in node.args)
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return isinstance(node, ast.Constant) or name.isupper()


def literal_shifts(name: str, text: str) -> list[str]:
    """Lines that shift a literal or constant to the left: compiled to a 32-bit shift by mypyc 2.4.1."""
    sums = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.BinOp)]
    found = [node.lineno for node in sums if isinstance(node.op, ast.LShift) and is_constant(node.left)]
    return [
        f"{name}:{line}: literal << x is compiled to a 32-bit shift; read a table of bits instead" for line in found
    ]


def slow_lines(report: str) -> list[str]:
    """The hints of mypyc's annotated listing, apart from known false alarms and lines marked as allowed."""
    found: list[str] = []
    current = ""
    for row in ROW.finditer(re.sub(r"<script.*?</script>", "", report, flags=re.DOTALL)):
        if row[1]:
            current = row[1]
            continue
        line = html.unescape(re.sub("<.*?>", "", row[2])).strip()
        source = line.partition(" ")[2].strip()
        hints = FALSE_ALARMS.sub("", html.unescape(re.sub("<.*?>", " ", row[3]))).strip()
        if hints and ALLOWED not in source and not source.startswith(RUNS_ONCE):
            found.append(f"{current}: {line}\n    {hints}")
    return found


def is_mixed(op: Op) -> bool:
    """Whether a value is kept that may be a native number or something else: a Python object, made anew each time."""
    kind = op.dest.type if isinstance(op, Assign) else None
    return isinstance(kind, RUnion) and any(is_fixed_width_rtype(item) for item in kind.items)


def mixed_lines(name: str, functions: list[FuncIR]) -> list[str]:
    """Lines where a native number and a plain int may be one value, apart from those marked as allowed."""
    lines = Path(name).read_text().splitlines()
    mixed = {op.line for function in functions for block in function.blocks for op in block.ops if is_mixed(op)}
    return [
        f"{name}:{line}: a native number or a plain one is boxed; write i64(0), or an if statement"
        for line in sorted(mixed)
        if ALLOWED not in lines[line - 1]
    ]


def lint(files: list[str]) -> list[str]:
    """Every finding in these files."""
    found = [finding for name in files for finding in literal_shifts(name, Path(name).read_text())]
    options, cache = CompilerOptions(), FileSystemCache()
    sources, _, settings = get_mypy_config(["--config-file=pyproject.toml", *files], None, options, cache)
    checked = parse_and_typecheck(sources, settings, options, [(sources, None)], cache)
    mapper = Mapper(dict.fromkeys((source.module for source in sources), None))
    modules = compile_modules_to_ir(checked, mapper, options, Errors(settings))
    for module, code in modules.items():
        found += mixed_lines(checked.graph[module].path or module, code.functions)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "hints.html")
        with contextlib.redirect_stdout(io.StringIO()):  # it tells where it wrote the report
            generate_annotated_html(str(report), checked, modules, mapper)
        return found + slow_lines(report.read_text())


def main() -> int:
    """Print the findings of the compiled rooms."""
    files = compiled_files(HOME)
    found = lint(files)
    print("\n".join(found) or f"{len(files)} compiled modules, no slow line")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
