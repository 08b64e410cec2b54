"""A game on file: rules, seed and choices, from which the whole game follows, and a running hash to prove it.

The file is one line of JSON. `marks` holds eight hex digits for the start and for each choice: the hash so far.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final
from zlib import crc32

import msgspec

from wk_env.content.files import free_name, named, read_plain, write_whole
from wk_env.kernel.core import mix
from wk_env.kernel.spec import Match, Settings
from wk_env.play.history import SEEDS, History
from wk_env.play.registry import game_named
from wk_env.play.seeds import seed_of_play

FORMAT: Final = 1
LARGEST_FILE: Final = 16 * 2**20
MARK_WIDTH: Final = 8
LONGEST_FAULT: Final = 300

Name = Annotated[str, msgspec.Meta(max_length=200)]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)]
Choice = Annotated[int, msgspec.Meta(ge=0, lt=2**16)]
Marks = Annotated[str, msgspec.Meta(pattern=f"^([0-9a-f]{{{MARK_WIDTH}}})+$")]
Salt = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2})*$", max_length=128)]
Scalar = int | str | None
Rules = dict[Name, Scalar | list[Scalar] | dict[Name, Scalar]]


class BadRecordError(ValueError):
    """A file that is no record, or not one that can be read here."""


class BrokenRecordError(Exception):
    """A record whose game does not come out as its marks say."""

    def __init__(self, decision: int, fault: str) -> None:
        place = f"at decision {decision}" if decision else "before the first decision"
        super().__init__(f"the record breaks {place}: {fault}")
        self.decision = decision


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a game follows from, and the proof."""

    format: int
    game: Name
    rules_version: int
    rules: Rules
    seed: Seed
    players: list[Name]
    choices: list[Choice]
    marks: Marks
    salt: Salt = ""

    def mark(self, decision: int) -> str:
        """The hash after this many decisions."""
        return self.marks[decision * MARK_WIDTH : (decision + 1) * MARK_WIDTH]


def to_record(history: History, players: Sequence[str] = (), salt: str = "") -> Record:
    """The record of a game so far, which is played again for its marks.

    ValueError if it began at a position of its own.
    """
    if not history.is_whole:
        raise ValueError("the game began at a position of its own; only a game from a seed or a record is recorded")
    spec, choices, rules = history.spec, list(history.choices), rules_on_file(history.rules)
    head = Record(FORMAT, spec.id, spec.rules_version, rules, history.seed, list(players), choices, "", salt)
    return marked(head)[0]


def marked(record: Record) -> tuple[Record, Match]:
    """A record with the marks that it ought to have, and the last position; BrokenRecordError for an illegal choice."""
    match = _start(record)
    running = first_hash(record, match)
    marks = [_as_mark(running)]
    for number, choice in enumerate(record.choices, 1):
        if not match.decision.allows(choice):
            raise BrokenRecordError(number, f"choice {choice} is not legal there")
        match.play(choice)
        running = _next_hash(running, choice, match)
        marks.append(_as_mark(running))
    return msgspec.structs.replace(record, marks="".join(marks)), match


def history_of(record: Record) -> History:
    """A recorded game to be gone on with; BrokenRecordError where it breaks."""
    return History(game_named(record.game), verify(record), record.rules, record.seed, record.choices)


def replay(record: Record) -> Iterator[Match]:
    """The match before each choice and after the last, each position checked; BrokenRecordError where it breaks."""
    match = _start(record)
    running = first_hash(record, match)
    _check(record, 0, running)
    for number, choice in enumerate(record.choices):
        yield match
        if choice not in match.decision.choices():
            raise BrokenRecordError(number + 1, f"choice {choice} is not legal there")
        match.play(choice)
        running = _next_hash(running, choice, match)
        _check(record, number + 1, running)
    yield match


def verify(record: Record) -> Match:
    """The last position of a record that holds; BrokenRecordError where it does not."""
    return deque(replay(record), maxlen=1)[0]


def save(record: Record, path: Path) -> None:
    """Write a record so that at every moment the file is the old one or the new one, whole."""
    try:
        write_whole(path, msgspec.json.encode(record) + b"\n")
    except OSError as fault:
        raise BadRecordError(f"{path} cannot be written: {named(fault)}") from fault


def load(path: Path) -> Record:
    """Read a record; BadRecordError says in one sentence what is wrong with the file."""
    try:
        text = read_plain(path, LARGEST_FILE + 1)
    except OSError as fault:
        raise BadRecordError(f"{path} cannot be read: {named(fault)}") from fault
    if len(text) > LARGEST_FILE:
        raise BadRecordError(f"{path} is over {LARGEST_FILE // 2**20} MiB; no record is")
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise BadRecordError(f"{path} is not a record: {str(fault)[:LONGEST_FAULT]}") from fault
    _refuse_strange(path, record)
    return record


def _refuse_strange(path: Path, record: Record) -> None:
    if record.format != FORMAT:
        raise BadRecordError(f"{path} is of format {record.format}; this version reads format {FORMAT}")
    if len(record.marks) != (len(record.choices) + 1) * MARK_WIDTH:
        raise BadRecordError(
            f"{path} has {len(record.choices)} choices and {len(record.marks) // MARK_WIDTH} marks;"
            " there must be one mark more"
        )
    try:
        spec = game_named(record.game)
        spec.settings(record.rules)
    except ValueError as fault:
        raise BadRecordError(f"{path} cannot be replayed: {str(fault)[:LONGEST_FAULT]}") from fault
    if record.salt and seed_of_play(record.salt) != record.seed:
        raise BadRecordError(f"{path} has seed {record.seed}, which does not follow from its salt {record.salt}")
    if record.rules_version != spec.rules_version:
        raise BadRecordError(
            f"{path} was played under version {record.rules_version} of the rules of {spec.title};"
            f" this is version {spec.rules_version}"
        )


def _start(record: Record) -> Match:
    return game_named(record.game).new_match(record.rules, record.seed)


def _check(record: Record, decision: int, running: int) -> None:
    if record.mark(decision) != _as_mark(running):
        where = (
            "its head (game, rules, seed or players) was changed"
            if decision == 0
            else "the position differs from its mark"
        )
        raise BrokenRecordError(decision, where)


def first_hash(record: Record, match: Match) -> int:
    """The running hash before the first choice: the head of the record and the first position."""
    head = msgspec.json.encode(
        (record.game, record.rules_version, record.rules, record.seed, record.players), order="sorted"
    )
    return mix(crc32(head), match.digest())


def _next_hash(running: int, choice: int, match: Match) -> int:
    return mix(mix(running, choice), match.digest())


def _as_mark(running: int) -> str:
    return f"{running:0{MARK_WIDTH}x}"


def rules_on_file(settings: Settings) -> Rules:
    """Settings of a game as files hold them."""
    return msgspec.convert(msgspec.to_builtins(settings), Rules)


def free_path(wanted: Path | None, game: str, seed: int | None, deed: str = "demo") -> Path:
    """Where a new record may go: the path wanted, or the first free name in the folder `records`."""
    if wanted is not None:
        if wanted.exists():
            raise BadRecordError(f"{wanted} exists already; name a file that does not")
        if not wanted.parent.is_dir():
            raise BadRecordError(f"{wanted} cannot be written: there is no folder {wanted.parent}")
        return wanted
    name = f"{deed}-{game_named(game).id.rpartition('/')[2]}{'' if seed is None else f'-{seed}'}"
    Path("records").mkdir(exist_ok=True)
    return free_name(Path("records"), name, ".json")
