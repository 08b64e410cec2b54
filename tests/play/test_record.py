"""Records are saved whole or not at all, and no change to one goes unnoticed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.recorded_games import recorded
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.play.history import new_history
from wk_env.play.record import (
    BadRecordError,
    BrokenRecordError,
    Record,
    first_hash,
    load,
    replay,
    save,
    to_record,
    verify,
)


def broken(record: Record, **changes: object) -> BrokenRecordError:
    """The complaint about a record after these changes."""
    with pytest.raises(BrokenRecordError) as caught:
        verify(msgspec.structs.replace(record, **changes))
    return caught.value


def refusal(path: Path, text: bytes) -> str:
    """The complaint about a file of this text."""
    path.write_bytes(text)
    with pytest.raises(BadRecordError) as caught:
        load(path)
    return str(caught.value)


def with_field(record: Record, name: str, value: object) -> bytes:
    """The file of a record with one field set to something else."""
    return msgspec.json.encode({**msgspec.to_builtins(record), name: value})


def test_a_saved_record_loads_and_holds(tmp_path: Path) -> None:
    save(recorded(), tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again == recorded()
    assert list(verify(again).result()) == list(verify(recorded()).result())


def test_replay_shows_the_position_before_each_choice_and_after_the_last() -> None:
    record = recorded()
    asked = [match.decision.count for match in replay(record)]
    assert len(asked) == len(record.choices) + 1
    assert asked[-1] == 0
    assert min(asked[:-1]) > 0


def test_an_unfinished_game_is_a_record_too() -> None:
    history = new_history(TOLLGATE, {}, 4)
    history.play(2)
    assert verify(to_record(history)).decision.count > 0


def test_every_changed_choice_is_reported_with_its_decision() -> None:
    record = recorded()
    for number, choice in enumerate(record.choices):
        choices = [*record.choices[:number], (choice + 1) % 2, *record.choices[number + 1 :]]
        assert broken(record, choices=choices).decision == number + 1


def test_an_illegal_choice_is_reported_with_its_decision() -> None:
    record = recorded()
    fault = broken(record, choices=[*record.choices[:5], 9999, *record.choices[6:]])
    assert fault.decision == 6
    assert "choice 9999 is not legal" in str(fault)


def test_every_changed_mark_is_reported_with_its_decision() -> None:
    record = recorded()
    for number in range(len(record.choices) + 1):
        place = number * 8 + 3
        digit = "0" if record.marks[place] != "0" else "1"
        assert broken(record, marks=record.marks[:place] + digit + record.marks[place + 1 :]).decision == number


def test_the_record_of_long_ago_still_holds() -> None:
    stored = load(Path(__file__).parent / "tollgate-1.json")
    assert verify(stored).digest() == verify(recorded()).digest()
    assert stored == recorded()


@pytest.mark.parametrize(
    "change", [{"seed": 2}, {"players": ["Eve"]}, {"rules": {"seats": 4}}, {"game": "wk/other"}, {"rules_version": 2}]
)
def test_the_first_mark_depends_on_every_field_of_the_head(change: dict[str, object]) -> None:
    head, match = recorded(), new_history(TOLLGATE, {"seats": 3}, 1).match
    assert first_hash(msgspec.structs.replace(head, **change), match) != first_hash(head, match)


@pytest.mark.parametrize("change", [{"seed": 2}, {"players": ["Eve"]}, {"rules": {"seats": 4}}])
def test_a_changed_head_is_reported_before_the_first_decision(change: dict[str, object]) -> None:
    assert broken(recorded(), **change).decision == 0


@given(data=st.data())
@settings(max_examples=400, deadline=None)
def test_no_flipped_byte_goes_unnoticed(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    text = bytearray(msgspec.json.encode(recorded()))
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] ^= data.draw(st.integers(1, 255))
    path = tmp_path_factory.getbasetemp() / "flipped.json"
    path.write_bytes(bytes(text))
    with pytest.raises((BadRecordError, BrokenRecordError)):
        verify(load(path))


def test_no_truncated_file_is_taken_for_a_record(tmp_path: Path) -> None:
    text = msgspec.json.encode(recorded())
    for length in range(len(text)):
        assert "is not a record" in refusal(tmp_path / "short.json", text[:length])


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("colour", 1, "unknown field `colour`"),
        ("format", 2, "is of format 2; this version reads format 1"),
        ("rules_version", 9, "was played under version 9 of the rules of Tollgate; this is version 1"),
        ("game", "wk/tolgate", "no such game: 'wk/tolgate'; did you mean 'wk/tollgate'"),
        ("game", "chess", "no such game: 'chess'; there is wk/warrior-knights, wk/tollgate"),
        ("rules", {"seats": 9}, "seats is 9; it takes a whole number from 2 to 4"),
        ("rules", {"seats": "two"}, "seats is 'two'; it takes a whole number"),
        ("rules", {"chairs": 3}, "no such setting: 'chairs'; there are seats"),
        ("seed", -1, "`$.seed`"),
        ("seed", 2**70, "`$.seed`"),
        ("choices", [1.5], "`$.choices[0]`"),
        ("choices", [2**40], "`$.choices[0]`"),
        ("marks", "zz", "`$.marks`"),
        ("marks", "00000000", "there must be one mark more"),
        ("players", "Ada", "`$.players`"),
    ],
)
def test_a_strange_field_gets_one_clear_sentence(tmp_path: Path, name: str, value: object, complaint: str) -> None:
    said = refusal(tmp_path / "strange.json", with_field(recorded(), name, value))
    assert complaint in said
    assert "\n" not in said


@pytest.mark.parametrize(
    "text",
    [b"", b"null", b"[]", b"\xff\xfe\x00", b"[" * 200_000, b'{"rules":' * 100_000, b'{"rules":{"a":' + b"[" * 100_000],
    ids=["empty", "null", "list", "not text", "deep list", "deep object", "deep rules"],
)
def test_what_is_no_record_is_refused(tmp_path: Path, text: bytes) -> None:
    assert "is not a record" in refusal(tmp_path / "none.json", text)


def test_a_huge_file_is_refused_before_it_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100 * 2**20)
    with pytest.raises(BadRecordError, match="is over 16 MiB"):
        load(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecordError, match="cannot be read: No such file"):
        load(tmp_path / "none.json")
    with pytest.raises(BadRecordError, match="cannot be read: Is a directory"):
        load(tmp_path)
    with pytest.raises(BadRecordError, match="cannot be written: Is a directory"):
        save(recorded(), tmp_path)


def test_a_save_that_fails_leaves_the_old_file_and_no_draft(tmp_path: Path) -> None:
    with pytest.raises(BadRecordError, match="cannot be written"):
        save(recorded(), tmp_path / "nowhere" / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_seed_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="the seed is -1; it takes a whole number from 0 to"):
        new_history(TOLLGATE, {}, -1)


HOME = Path(__file__).parents[2]
SAVER = """
import sys
from pathlib import Path
from tests.support.recorded_games import recorded
from wk_env.play.record import save
games = [recorded(1, 2), recorded(2, 4)]
print("ready", flush=True)
while True:
    for game in games:
        save(game, Path(sys.argv[1]))
"""


def test_a_killed_saver_never_leaves_a_broken_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for pause in (0.0, 0.005, 0.01, 0.02, 0.03):
        saver = subprocess.Popen([sys.executable, "-c", SAVER, str(path)], stdout=subprocess.PIPE, cwd=HOME)
        assert saver.stdout is not None
        saver.stdout.readline()
        while not path.exists() and saver.poll() is None:
            time.sleep(0.001)
        time.sleep(pause)
        os.kill(saver.pid, signal.SIGKILL)
        saver.wait()
        saver.stdout.close()
        verify(load(path))
