"""What every command needs: to write a result, to say what was wrong, to leave with the right code."""

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, NoReturn, TextIO, TypeAlias

import typer

from wk_env.content.files import named

JSON_OPTION: Final = "--json"
Json = Annotated[bool, typer.Option(JSON_OPTION, help="Write the result as JSON to stdout.")]
Seed = Annotated[int, typer.Option(help="Everything random follows from it.", min=0, max=2**62 - 1)]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rules", help="Optional rules by name, numbers as name=value: bargains,long_game,most_rounds=9"),
]
Game = Annotated[str, typer.Option(help="Which game.")]
Backend = Annotated[
    str, typer.Option(help="Where games are played: processes of this machine, or ray: a cluster (RAY_ADDRESS).")
]
Output: TypeAlias = "Mapping[str, object]"


def remark(text: str, end: str = "\n") -> None:
    """Say something beside the result; if it cannot be said, nothing else changes by that."""
    try:
        print(text, end=end, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """Send nowhere what is still to be said; what could not be written would be tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def fail(sentence: str, code: int) -> NoReturn:
    """Say what was wrong, on stdout, too, for machines that wait for JSON, and leave."""
    remark(f"wk: {sentence}")
    if JSON_OPTION in sys.argv[1:]:
        with contextlib.suppress(OSError):
            typer.echo(as_json({"error": sentence}))
    raise typer.Exit(code)


def as_json(output: Output) -> str:
    """A result for machines."""
    import msgspec  # noqa: PLC0415 - `wk --help` must not wait for it

    return msgspec.json.encode(output).decode()


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """Turn a complaint about what the user gave into its sentence and exit code 2."""
    try:
        yield
    except ValueError as fault:
        fail(str(fault), 2)
    except OSError as fault:
        fail(f"{fault.filename or 'a file'} cannot be used: {named(fault)}", 2)


def emit(output: Output, text: str, is_json: bool) -> None:  # noqa: FBT001 - the user's own switch, passed on
    """Write a result, for machines or for people."""
    try:
        typer.echo(as_json(output) if is_json else text)
        sys.stdout.flush()
    except OSError as fault:  # a full disk; a reader that has gone is no fault
        silence(sys.stdout)
        if not isinstance(fault, BrokenPipeError):
            fail(f"the result cannot be written: {named(fault)}", 2)


def shown(path: Path) -> str:
    """A path as text, whatever bytes its name holds."""
    return os.fsencode(path).decode(errors="replace")
