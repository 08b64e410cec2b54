"""The recorded games on file, and how they are told."""

from pathlib import Path
from typing import Final
from zlib import crc32

from wk_env.picture.text import WIDEST
from wk_env.play.record import Record, load
from wk_env.play.transcript import summary, transcript

FOLDER: Final = Path(__file__).with_name("records")
TOLD: Final = 25  # lines of a long text kept at its beginning and at its end


def names() -> list[str]:
    """The names of the recorded games."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def record_path(name: str) -> Path:
    """Where a game is recorded."""
    return FOLDER / f"{name}.json"


def transcript_path(name: str) -> Path:
    """Where a game is told."""
    return FOLDER / f"{name}.txt"


def golden(name: str) -> Record:
    """A recorded game."""
    return load(record_path(name))


def head_of(record: Record) -> str:
    """What was played, by whom."""
    settings = ", ".join(f"{name} {value}" for name, value in record.rules.items() if value is not None)
    return (
        f"{record.game}, seed {record.seed}, {len(record.choices)} decisions by {record.players[0]} players: {settings}"
    )


def shortened(lines: list[str]) -> list[str]:
    """The first and last lines of a text, and a checksum of all of it."""
    digest = f"{crc32(chr(10).join(lines).encode()):08x}"
    first, last = lines[:TOLD], lines[max(TOLD, len(lines) - TOLD) :]
    return [*first, f"  ... ({len(lines)} lines in all, checksum {digest})", *last]


def transcript_of(record: Record) -> str:
    """The account of a game and all its decisions in words, both shortened."""
    account, decisions = shortened(summary(record, WIDEST)), shortened(transcript(record, None))
    told = [head_of(record), *account, "", "Decisions", *decisions]
    return "\n".join(line.rstrip() for line in told) + "\n"
