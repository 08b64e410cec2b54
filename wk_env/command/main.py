"""The `wk` command. Results go to stdout, everything else to stderr.

Exit codes: 0 done, 1 a check failed, 2 bad usage or input, 130 interrupted.
"""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol, runtime_checkable

import typer

from wk_env.command.dataset import dataset
from wk_env.command.explain import explain
from wk_env.command.ladder import ladder
from wk_env.command.new_bot import new_bot
from wk_env.command.options import Players
from wk_env.command.rules import rules as list_rules
from wk_env.command.run import run
from wk_env.command.tournament import agents, export, tournament
from wk_env.command.train import train
from wk_env.pages.console import (
    JSON_OPTION,
    Game,
    Json,
    Output,
    Rules,
    Seed,
    as_json,
    emit,
    fail,
    refusing,
    remark,
    shown,
)
from wk_env.play.registry import USUAL

if TYPE_CHECKING:  # imported inside the commands: `wk --help` must not wait for numpy and msgspec
    from wk_env.bench.rates import Row
    from wk_env.kernel.spec import GameSpec
    from wk_env.play.record import Record

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Warrior Knights for bots, benchmarks and empty seats.",
    epilog="Try: wk demo --seed 7      or: wk replay records/demo-warrior-knights-7.json",
)

RecordFile = Annotated[Path, typer.Argument(help="A record, as `wk demo` writes it.")]


@runtime_checkable
class Complaint(Protocol):
    """What is wrong with how a command was called."""

    exit_code: int

    def format_message(self) -> str:
        """The sentence."""
        ...

    def show(self) -> None:
        """Write it to stderr."""
        ...


Viewer = Annotated[int | None, typer.Option(help="As this seat sees it (1, 2 ...); all of it if not given.", min=1)]
Trust = Annotated[
    bool, typer.Option("--trust", help="With --resume: run agents of files and packages that the game names.")
]
PeopleRules = Annotated[
    bool, typer.Option(help="Whether the rules of the game among people hold, as bargains before each stack.")
]


def load_record(path: Path) -> "Record":
    """The record in a file, or a sentence and exit code 2."""
    from wk_env.play.record import load

    with refusing():
        return load(path)


@app.command()
def demo(
    game: Game = USUAL,
    seed: Seed = 1,
    players: Players = None,
    seats: Annotated[int | None, typer.Option(hidden=True)] = None,
    rules: Rules = None,
    out: Annotated[Path | None, typer.Option(help="Where the record goes; it must not exist.")] = None,
    json: Json = False,
) -> None:
    """Let the game's demo player play one seeded game, show how it went and save its record."""
    from wk_env.command import demo as show
    from wk_env.play.record import free_path
    from wk_env.play.rules_given import seated, settings_in

    count = players if seats is None else seats
    with refusing():
        target = free_path(out, game, seed)
        played = show.play_demo(game, seed, seated(settings_in(rules or []), count))
        show.save(played.record, target)
    output: Output = {"game": game, "seed": seed, "decisions": len(played.record.choices), "ranks": played.ranks}
    emit({**output, "record": shown(target)}, f"{show.text_of(played)}\n{shown(target)}", json)


@app.command()
def verify(file: RecordFile, json: Json = False) -> None:
    """Replay a record and check every position; exit code 1 names the decision at which it breaks."""
    record = load_record(file)
    from wk_env.play.record import BrokenRecordError, verify

    try:
        verify(record)
    except BrokenRecordError as fault:
        if not json:
            fail(f"{file}: {fault}", 1)
        remark(f"wk: {file}: {fault}")
        emit({"holds": False, "breaks_at": fault.decision}, "", json)
        raise typer.Exit(1) from None
    emit(
        {"holds": True, "breaks_at": None, "decisions": len(record.choices)},
        f"{file} holds: {record.game}, seed {record.seed}, {len(record.choices)} decisions",
        json,
    )


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="Show the position before this decision only.", min=1)] = None,
    seat: Viewer = None,
    html: Annotated[
        Path | None, typer.Option(help="Make a page to leaf through, in this file; it must not exist.")
    ] = None,
    json: Json = False,
) -> None:
    """Tell a recorded game in words, show one of its positions, or make it a page to leaf through."""
    record = load_record(file)
    from wk_env.command import demo as show
    from wk_env.picture.text import page_width, wrapped
    from wk_env.play.record import BrokenRecordError

    try:
        with refusing():
            if html is not None:
                show.film(record, at, seat, html)
                emit({"game": record.game, "page": shown(html)}, shown(html), json)
                return
            if json:
                emit(show.told_as_data(record, at, seat), "", json)
                return
            lines = show.told(record, seat) if at is None else show.position(record, at, seat)
    except BrokenRecordError as fault:
        fail(f"{file}: {fault}", 1)
    emit({}, "\n".join(wrapped(lines, page_width())), json)


@app.command()
def board(
    file: RecordFile,
    out: Annotated[
        Path | None, typer.Option(help="Where the picture goes; a name that ends in .png makes pixels.")
    ] = None,
    svg: Annotated[Path | None, typer.Option(hidden=True)] = None,
    size: Annotated[
        str | None, typer.Option(help="How wide it is, or WIDTHxHEIGHT: as large as it can be within that.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="The position before this decision; else the last.", min=1)] = None,
    seat: Viewer = None,
    json: Json = False,
) -> None:
    """Draw a position of a recorded game: the board, and beside it what everybody has."""
    target = svg if out is None else out
    if target is None:
        fail("say where the picture goes: --out board.svg, or --out board.png", 2)
    record = load_record(file)
    from wk_env.command import demo as show
    from wk_env.play.record import BrokenRecordError

    try:
        with refusing():
            width, height = show.draw(record, at, seat, target, size)
    except BrokenRecordError as fault:
        fail(f"{file}: {fault}", 1)
    except ModuleNotFoundError as fault:
        fail(str(fault), 2)
    emit({"picture": shown(target), "width": width, "height": height}, shown(target), json)


@app.command()
def play(
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, in order: human, and agents as `wk agents` lists them.", metavar="LIST"),
    ] = None,
    players: Players = None,
    seed: Annotated[
        int | None, typer.Option(help="A game to practise: this seed deals it always.", min=0, max=2**62 - 1)
    ] = None,
    salt: Annotated[
        str | None, typer.Option(help="Deal again the game that ended with this salt.", metavar="HEX")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved; it must not exist.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with this saved game.")] = None,
    trust: Trust = False,
    game: Game = USUAL,
    rules: Rules = None,
    people_rules: PeopleRules = True,
) -> None:
    """Play in the terminal, with agents or with other people at the same keyboard; a new game each time."""
    if sys.stdin is None:
        fail("nobody can answer: the input is closed", 2)
    from wk_agents.table import sittings
    from wk_agents.table.terminal import Terminal

    from wk_env.play.record import BrokenRecordError

    try:
        with refusing():
            if resume is not None:
                sittings.refuse_beside_resume(players, seed, salt, save, rules)
                session, path = sittings.gone_on_with(load_record(resume), seats, trust=trust), resume
            else:
                named = sittings.line_up(game, seats, players)
                agreed = sittings.agreed(sittings.rules_among(game, named) if people_rules else {}, rules)
                path, session = sittings.place_for(save, game, seed), sittings.begun(game, named, agreed, seed, salt)
            Terminal(session, path).run()
    except BrokenRecordError as fault:
        fail(f"{resume}: {fault}", 1)


@app.command()
def doctor(json: Json = False) -> None:
    """Say what is installed, how the rules run and on what machine."""
    from wk_env.pages.doctor import findings

    found = findings()
    width = max(len(name) for name in found)
    emit({**found}, "\n".join(f"{name:{width}}  {value}" for name, value in found.items()), json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each row, all rounds together.", min=0.0)] = 2.5,
    game: Game = USUAL,
    json: Json = False,
) -> None:
    """Measure this machine: the game, its doors and, where installed, other people's games beside it."""
    from wk_env.bench import rates as bench_of
    from wk_env.bench.own import cases_of
    from wk_env.bench.peers import PEERS
    from wk_env.bench.start_and_memory import plain_rows
    from wk_env.play.registry import game_named

    with refusing():
        spec = game_named(game)
    own = cases_of(spec)
    remark(f"wk: measuring; about {round(seconds * (len(own) + len(PEERS) + 4)) + 20} seconds")
    plain = plain_rows(spec, bench_of.ROUNDS) + learner_rows(spec, seconds)
    report = bench_of.bench(own, PEERS, plain, seconds, bench_of.ROUNDS)
    emit({}, bench_of.as_json(report) if json else bench_of.as_table(report), is_json=False)


def learner_rows(spec: "GameSpec", seconds: float) -> "list[Row]":
    """The rows about learning, where torch is installed and the game can be learned."""
    if spec.advisor is None or find_spec("torch") is None:
        return []
    from wk_training.bench import learner_rows as rows

    return rows(spec, seconds)


for command in (tournament, run, export, agents, new_bot, train, dataset, ladder):
    app.command()(command)
app.command(name="rules")(list_rules)
app.add_typer(explain, name="explain")


def main() -> int:
    """Run the command and say how it ended; of bad usage machines that wait for JSON are told, too."""
    try:
        code = app(prog_name="wk", standalone_mode=False)
    except Exception as fault:
        if not isinstance(fault, Complaint):
            raise
        fault.show()
        if JSON_OPTION in sys.argv[1:]:
            typer.echo(as_json({"error": fault.format_message()}))
        return fault.exit_code
    return code if isinstance(code, int) else 0
