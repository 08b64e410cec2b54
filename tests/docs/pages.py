"""The pages for people: their blocks of code, links, and the names in their text.

A block says behind its language how it is run: `python NAME.py` is saved under that name first, `sh slow` runs in the
slow tier, `sh install` is one of the README's first lines, `text output` is what the block before it prints.
"""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from tests.house.sources import HOME
from wk_env.command.main import app

TOP_LEVEL: Final = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "RULINGS.md", "CHANGELOG.md")
FENCE: Final = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE: Final = re.compile(r"`([^`\n]+)`")
DOTTED: Final = re.compile(r"(?:wk_env|wk_agents|wk_training|wk_experiments)(?:\.\w+)+")
PATHS: Final = re.compile(r"(?:wk_env|agents|training|experiments|tests|docs|\.github|\.ci)/[\w./*-]*")
MODULE: Final = re.compile(r"python -m ([\w.]+)")
COMMAND: Final = re.compile(r"wk ([a-z]+(?:-[a-z]+)*)\b")
COMMANDS: Final = {"wk": "-m wk_env", "python": ""}


@dataclass(frozen=True)
class Block:
    """A block of code on a page."""

    language: str
    mark: str
    text: str

    @property
    def is_slow(self) -> bool:
        """Whether it runs in the slow tier alone."""
        return self.mark == "slow"


def pages() -> list[Path]:
    """Every page for people."""
    top = [HOME / name for name in TOP_LEVEL if (HOME / name).exists()]
    return [*top, *sorted((HOME / "docs").glob("*.md"))]


def blocks_of(text: str) -> list[Block]:
    """The blocks of code on a page, in their order."""
    return [Block(*found.groups()) for found in FENCE.finditer(text)]


def prose_of(text: str) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", text)


def prepare(folder: Path) -> None:
    """Lay the commands that the pages call into a folder: `.venv/bin/wk` and `.venv/bin/python`."""
    place = folder / ".venv" / "bin"
    place.mkdir(parents=True)
    for name, arguments in COMMANDS.items():
        (place / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n')
        (place / name).chmod(0o755)


def run(command: list[str], folder: Path) -> str:
    """Run a block; what it printed. AssertionError, with its complaint, if it fails."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def run_block(block: Block, number: int, folder: Path) -> str:
    """Run or read a block of code in a folder; what it printed."""
    if block.language == "python":
        name = block.mark or f"block_{number}.py"
        (folder / name).write_text(block.text, encoding="utf-8")
        return run([sys.executable, name], folder)
    if block.language == "sh":
        return "" if block.mark == "install" else run(["sh", "-ec", block.text], folder)
    if block.language == "toml":
        (folder / (block.mark or "block.toml")).parent.mkdir(parents=True, exist_ok=True)
        (folder / (block.mark or "block.toml")).write_text(block.text, encoding="utf-8")
        return str(tomllib.loads(block.text))
    if block.language == "json":
        return str(json.loads(block.text))
    assert block.language == "text", f"a block of {block.language or 'no language'} that no test can run"
    return ""


def run_page(text: str, folder: Path, *, with_slow: bool) -> None:
    """Run the blocks of a page in one folder, in their order; AssertionError says which fails and how."""
    prepare(folder)
    printed = ""
    for number, block in enumerate(blocks_of(text)):
        if block.mark == "output":
            assert printed == block.text, f"the page promises {block.text!r}, but this is printed: {printed!r}"
        elif with_slow or not block.is_slow:
            printed = run_block(block, number, folder)


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def anchors_of(page: Path) -> set[str]:
    """Every anchor of a page."""
    return {slug(found) for found in re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)}


def dead_links(page: Path, text: str) -> list[str]:
    """Links of a page that lead nowhere in the tree; those to the outside must be https."""
    dead = []
    for target in LINK.findall(prose_of(text)):
        if "://" in target:
            dead += [] if target.startswith("https://") else [target]
            continue
        file, _, anchor = target.partition("#")
        there = (page.parent / file) if file else page
        if not there.exists() or (anchor and anchor not in anchors_of(there)):
            dead.append(target)
    return dead


def is_importable(name: str) -> bool:
    """Whether a dotted name is a module of ours, or a thing in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def commands_of_wk() -> set[str]:
    """The sub-commands of `wk`, as its help lists them."""
    listed = CliRunner().invoke(app, ["--help"]).stdout.partition("Commands:")[2]
    return set(re.findall(r"^  ([a-z-]+)  ", listed, re.MULTILINE))


def strange_names(text: str) -> Iterator[str]:
    """Names in the code of a page's sentences that stand for nothing: modules, paths, commands."""
    commands = commands_of_wk()
    for span in CODE.findall(prose_of(text)):
        yield from (name for name in MODULE.findall(span) if importlib.util.find_spec(name) is None)
        if (name := DOTTED.match(span)) and not span.startswith("wk_env/") and not is_importable(name[0]):
            yield name[0]
        if (path := PATHS.fullmatch(span)) and not list(HOME.glob(path[0].rstrip("/"))):
            yield path[0]
        if (command := COMMAND.match(span)) and command[1] not in commands:
            yield command[0]
