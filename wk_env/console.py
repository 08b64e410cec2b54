"""What every command needs: to write a result, to say what was wrong, to leave with the right code."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NoReturn, TypeAlias

import typer

Json = Annotated[bool, typer.Option("--json", help="Write the result as JSON to stdout.")]
Seed = Annotated[int, typer.Option(help="The whole game follows from it.", min=0, max=2**62 - 1)]
Output: TypeAlias = "dict[str, str | int | list[str] | list[int] | dict[str, str] | None]"


def fail(sentence: str, code: int) -> NoReturn:
    """Say what was wrong and leave."""
    typer.echo(f"wk: {sentence}", err=True)
    raise typer.Exit(code)


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """Turn a complaint about what the user gave into its sentence and exit code 2."""
    try:
        yield
    except ValueError as fault:
        fail(str(fault), 2)
    except OSError as fault:
        fail(f"{fault.filename or 'the file'} cannot be used: {fault.strerror}", 2)


def emit(output: Output, text: str, is_json: bool) -> None:  # noqa: FBT001 - the user's own switch, passed on
    """Write a result, for machines or for people."""
    if is_json:
        import msgspec  # noqa: PLC0415 - `wk --help` must not wait for it

        text = msgspec.json.encode(output).decode()
    try:
        typer.echo(text)
        sys.stdout.flush()
    except OSError as fault:  # a full disk; a reader that has gone is no fault
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(fault, BrokenPipeError):
            fail(f"the result cannot be written: {fault.strerror}", 2)


def shown(path: Path) -> str:
    """A path as text, whatever bytes its name holds."""
    return os.fsencode(path).decode(errors="replace")
