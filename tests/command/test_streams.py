"""Closed streams, interrupts, strange files and complaints: one sentence or silence, and the right code."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.command.test_command import wk
from tests.support.recorded_games import recorded
from wk_env.content.files import named, write_whole
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.content.load import ContentError, open_box
from wk_env.play.history import new_history
from wk_env.play.record import BadRecordError, load, save, to_record
from wk_env.play.seeds import random_salt, salt_given, seed_of_play

WK = f"{sys.executable} -m wk_env"


def shell(line: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """What a line does in a shell."""
    return subprocess.run(["bash", "-c", line], cwd=cwd, capture_output=True, check=False, text=True, timeout=60)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record on file."""
    save(recorded(), tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_closed_output_is_silent_and_keeps_the_code(game: Path) -> None:
    done = shell(f"{WK} verify game.json >&-", game.parent)
    assert (done.returncode, done.stderr) == (0, "")
    done = shell(f"{WK} verify none.json 2>&-", game.parent)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "2> /dev/full", "<&- >&- 2>&-"])
def test_a_tournament_is_played_whatever_stream_is_closed(tmp_path: Path, closed: str) -> None:
    asked = "--agents uniform --players 2 --games 2 --jobs 1 --rules most_rounds=1 --out played"
    done = shell(f"{WK} tournament {asked} {closed}", tmp_path)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)
    assert (tmp_path / "played" / "report.json").exists()


def test_a_complaint_that_nobody_can_be_told_keeps_its_code(tmp_path: Path) -> None:
    assert shell(f"{WK} verify none.json 2> /dev/full", tmp_path).returncode == 2


def test_a_closed_input_is_a_sentence(tmp_path: Path) -> None:
    done = shell(f"{WK} play <&-", tmp_path)
    assert (done.returncode, done.stderr) == (2, "wk: nobody can answer: the input is closed\n")
    assert not (tmp_path / "records").exists()


def test_an_interrupt_while_modules_load_is_silent() -> None:
    script = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "class Slow:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'typer':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Slow())\n"
        "from wk_env.__main__ import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", script, "doctor"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_interrupt_while_the_command_is_put_together_is_silent() -> None:
    script = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import typer.main\n"
        "typer.main.get_command = lambda _: os.kill(os.getpid(), signal.SIGINT)\n"
        "from wk_env.__main__ import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", script, "doctor"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_pipe_a_device_a_folder_and_a_circle_are_no_records_and_nothing_waits(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "circle").symlink_to("circle")
    said = {
        tmp_path / "pipe": "it is a pipe; it takes a plain file",
        tmp_path / "circle": "its symbolic links lead in a circle",
        tmp_path: "Is a directory",
        Path("/dev/zero"): "it is a device; it takes a plain file",
    }
    began = time.monotonic()
    for path, fault in said.items():
        with pytest.raises(BadRecordError, match=fault):
            load(path)
    assert time.monotonic() - began < 5


def test_a_table_that_is_a_pipe_or_a_circle_is_refused_and_ours_does_not_stand_in(tmp_path: Path) -> None:
    (tmp_path / "areas.toml").symlink_to("areas.toml")
    with pytest.raises(ContentError, match=r"areas\.toml cannot be read: its symbolic links lead in a circle"):
        open_box(tmp_path)
    (tmp_path / "areas.toml").unlink()
    os.mkfifo(tmp_path / "areas.toml")
    with pytest.raises(ContentError, match=r"areas\.toml cannot be read: it is a pipe"):
        open_box(tmp_path)
    (tmp_path / "areas.toml").unlink()
    (tmp_path / "areas.toml").symlink_to("nowhere.toml")
    with pytest.raises(ContentError, match=r"areas\.toml cannot be read: No such file"):
        open_box(tmp_path)


def test_a_full_disk_and_a_disk_that_is_only_read_are_called_by_their_names(tmp_path: Path) -> None:
    assert named(OSError(28, "No space left on device")) == "the disk is full"
    assert named(OSError(30, "Read-only file system")) == "the file system is read-only"
    with pytest.raises(OSError, match="No space") as full:
        write_whole(Path("/dev/full"), b"x")
    assert full.value.filename == "/dev/full"
    write_whole(tmp_path / "a", b"one")
    write_whole(tmp_path / "a", b"two")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a").read_bytes() == b"two"


def test_a_picture_on_a_full_disk_is_a_sentence(game: Path) -> None:
    done = wk("board", str(game), "--out", "/dev/full")
    assert (done.returncode, done.stderr) == (2, "wk: /dev/full cannot be used: the disk is full\n")


def test_complaints_are_json_where_json_is_wanted(game: Path) -> None:
    for words, said in (
        (("replay", "--json", "none.json"), "none.json cannot be read: No such file or directory"),
        (("demo", "--json", "--players", "9"), "seats is 9; it takes a whole number from 2 to 6"),
        (("replay", str(game), "--json", "--at", "999"), "there is no decision 999"),
        (("demo", "--json", "--seed", "-1"), "Invalid value for '--seed'"),
    ):
        done = wk(*words, cwd=game.parent)
        assert done.returncode == 2
        assert said in json.loads(done.stdout)["error"]
        assert said in done.stderr


def test_a_salt_deals_the_same_game_again_and_stands_in_its_file(tmp_path: Path) -> None:
    salt = random_salt()
    assert len(bytes.fromhex(salt)) * 8 >= 128
    assert salt != random_salt()
    record = to_record(new_history(TOLLGATE, {}, seed_of_play(salt)), ["uniform"] * 3, salt)
    save(record, tmp_path / "g.json")
    assert load(tmp_path / "g.json") == record
    assert seed_of_play(salt) == seed_of_play(salt_given(salt.upper()))
    text = (tmp_path / "g.json").read_text().replace(salt, random_salt())
    (tmp_path / "g.json").write_text(text)
    with pytest.raises(BadRecordError, match="does not follow from its salt"):
        load(tmp_path / "g.json")


def test_a_record_without_a_salt_is_written_as_ever(tmp_path: Path) -> None:
    save(recorded(), tmp_path / "g.json")
    assert "salt" not in (tmp_path / "g.json").read_text()


def test_a_new_game_is_another_one_each_time_and_says_at_the_end_how_it_was_dealt(tmp_path: Path) -> None:
    words = ("play", "--seats", "uniform,uniform,uniform", "--game", "wk/tollgate")
    said = [wk(*words, cwd=tmp_path).stdout for _ in range(2)]
    records = [load(tmp_path / "records" / name) for name in ("play-tollgate.json", "play-tollgate-2.json")]
    assert records[0].seed != records[1].seed
    salt = records[0].salt
    dealt = f"from the salt {salt}: `wk play --game wk/tollgate --salt {salt}` deals it again."
    assert dealt in " ".join(said[0].split())
    again = wk(*words, "--salt", salt, "--save", "again.json", cwd=tmp_path)
    assert again.returncode == 0
    assert load(tmp_path / "again.json").choices == records[0].choices


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seed", "1", "--salt", "00" * 16), "--seed and --salt are given"),
        (("--salt", "xyz"), "'xyz' is no salt; it takes 32 to 128 hex digits"),
        (("--seats", "human,steward", "--players", "3"), "--seats names 2 and --players says 3"),
        (("--resume", "game.json", "--seed", "3"), "--seed is given beside --resume"),
        (("--resume", "game.json"), "the saved game names Ada, Bo, Cy, not shipped with this package"),
        (("--seats", "stewrd,human"), "no such agent: 'stewrd'; did you mean 'steward'?"),
    ],
)
def test_what_cannot_be_played_is_said(game: Path, words: tuple[str, ...], said: str) -> None:
    done = wk("play", *words, cwd=game.parent)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


EVIL = "from pathlib import Path\nPath('ran').touch()\nfrom wk_agents.uniform import Uniform as A\n"


def test_going_on_runs_no_code_that_a_file_names_unless_it_is_trusted(tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text(EVIL)
    for player in ("evil.py:A", "mixed(evil.py:A, epsilon=.5)"):
        record = to_record(new_history(TOLLGATE, {}, 1), ["uniform", player, "uniform"])
        save(record, tmp_path / "game.json")
        done = wk("play", "--resume", "game.json", cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert f"names {player}, not shipped with this package" in done.stderr
        assert "allow it by --trust, or say by --seats who sits there" in done.stderr
        assert not (tmp_path / "ran").exists()
    done = wk("play", "--resume", "game.json", "--seats", "uniform,uniform,uniform", cwd=tmp_path)
    assert done.returncode == 0
    assert not (tmp_path / "ran").exists()
    save(record, tmp_path / "game.json")
    done = wk("play", "--resume", "game.json", "--trust", cwd=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "ran").exists()


def test_a_demo_is_played_by_stewards_and_can_be_gone_on_with(tmp_path: Path) -> None:
    done = wk("demo", "--seed", "3", "--players", "3", "--out", "d.json", cwd=tmp_path)
    assert load(tmp_path / "d.json").players == ["steward"] * 3
    assert " wins." in done.stdout
    done = wk("play", "--resume", "d.json", cwd=tmp_path)
    assert done.returncode == 0


def test_a_replay_as_data_tells_each_decision_and_to_a_seat_no_secret(tmp_path: Path) -> None:
    wk("demo", "--seed", "3", "--players", "3", "--out", "d.json", cwd=tmp_path)
    told = json.loads(wk("replay", "d.json", "--json", cwd=tmp_path).stdout)
    record = load(tmp_path / "d.json")
    assert [row["choice"] for row in told["decisions"]] == record.choices
    assert [row["decision"] for row in told["decisions"]] == list(range(1, len(record.choices) + 1))
    assert told["decisions"][0].keys() >= {"round", "phase", "seat", "question", "words", "events"}
    seen = json.loads(wk("replay", "d.json", "--json", "--seat", "2", cwd=tmp_path).stdout)
    plans = [row for row in seen["decisions"] if row["question"] == "plan"]
    assert all((row["choice"] is None) == (row["seat"] != 2) for row in plans)
    assert not any(row["decision"] for row in seen["decisions"])
    closed = [(row["seat"], row["question"]) for row in seen["decisions"][:12] if row["choice"] is None]
    assert len(closed) == len(set(closed))


def test_a_picture_has_the_size_that_is_wanted(tmp_path: Path, game: Path) -> None:
    for size, shown in (("600", (600, 373)), ("400x400", (400, 249))):
        done = wk("board", str(game), "--out", "b.svg", "--size", size, "--json", cwd=tmp_path)
        assert json.loads(done.stdout) == {"picture": "b.svg", "width": shown[0], "height": shown[1]}
        assert f'width="{shown[0]}" height="{shown[1]}"' in (tmp_path / "b.svg").read_text()
    done = wk("board", str(game), "--out", "b.svg", "--size", "huge", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (
        2,
        "wk: the size is 'huge'; it takes a width, or WIDTHxHEIGHT, each from 100 to 10000\n",
    )
    assert wk("board", str(game), cwd=tmp_path).returncode == 2


LOADING = """
import os, signal
from contextlib import suppress
from wk_env.command.interrupts import Loading
signal.signal(signal.SIGINT, signal.default_int_handler)
with Loading(), suppress(KeyboardInterrupt):  # as PyTorch does
    os.kill(os.getpid(), signal.SIGINT)
print("half of it is loaded")
"""


def test_who_interrupts_while_something_is_loaded_gets_no_half_of_it() -> None:
    done = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, check=False, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
