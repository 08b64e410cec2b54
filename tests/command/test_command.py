"""The `wk` command: what it prints where, and its exit codes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.support.interruptible import INTERRUPTIBLE
from tests.support.recorded_games import recorded
from wk_env.play.record import load, save


def wk(*words: str, cwd: Path | None = None, width: int = 100) -> subprocess.CompletedProcess[str]:
    """What the command does in a folder, on a page so wide."""
    environment = {**os.environ, "COLUMNS": str(width)}
    command = [sys.executable, "-m", "wk_env", *words]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, check=False, text=True)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record on file."""
    save(recorded(), tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A record whose seventh choice was changed."""
    record = recorded()
    choices = [*record.choices[:6], 1 - min(1, record.choices[6]), *record.choices[7:]]
    save(msgspec.structs.replace(record, choices=choices), tmp_path / "broken.json")
    return tmp_path / "broken.json"


def test_demo_tells_the_game_and_ends_with_the_path_of_its_record(tmp_path: Path) -> None:
    done = wk("demo", "--seed", "7", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Warrior Knights, seed 7: ")
    assert "\nRound 1\n" in done.stdout
    assert load(tmp_path / done.stdout.splitlines()[-1]).seed == 7


def test_demo_never_writes_over_a_record(tmp_path: Path) -> None:
    paths = [wk("demo", cwd=tmp_path).stdout.splitlines()[-1] for _ in range(2)]
    assert paths == ["records/demo-warrior-knights-1.json", "records/demo-warrior-knights-1-2.json"]
    done = wk("demo", "--out", paths[0], cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"wk: {paths[0]} exists already; name a file that does not\n"


def test_the_same_seed_gives_the_same_demo(tmp_path: Path) -> None:
    games = [wk("demo", "--seed", "3", "--players", "4", "--out", f"{n}.json", cwd=tmp_path).stdout for n in (1, 2)]
    assert games[0].splitlines()[:-1] == games[1].splitlines()[:-1]


def test_json_alone_goes_to_stdout(tmp_path: Path) -> None:
    done = wk("demo", "--json", "--seed", "7", cwd=tmp_path)
    assert json.loads(done.stdout)["record"] == "records/demo-warrior-knights-7.json"
    assert set(json.loads(wk("doctor", "--json").stdout)) >= {"rules", "platform", "cores", "numpy"}


def test_verify_accepts_what_holds(game: Path) -> None:
    done = wk("verify", str(game))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{game} holds: wk/tollgate, seed 1")
    assert json.loads(wk("verify", "--json", str(game)).stdout)["holds"] is True


def test_verify_names_the_decision_at_which_a_record_breaks(broken: Path) -> None:
    done = wk("verify", str(broken))
    assert (done.returncode, done.stdout) == (1, "")
    assert f"wk: {broken}: the record breaks at decision 7: " in done.stderr
    assert json.loads(wk("verify", "--json", str(broken)).stdout) == {"holds": False, "breaks_at": 7}


@pytest.mark.parametrize("words", [("verify",), ("replay",), ("replay", "--at", "2")])
def test_bad_files_end_with_one_sentence_and_code_2(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "bad.json").write_bytes(b"[" * 100_000)
    done = wk(*words, str(tmp_path / "bad.json"))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "is not a record" in done.stderr


def test_replay_tells_every_decision_and_the_ranks(game: Path) -> None:
    lines = wk("replay", str(game)).stdout.splitlines()
    assert lines[:3] == ["Everything, secrets included", "", "CART 1"]
    assert lines[4].startswith("    1  Carter 1 bids ")
    assert lines[-1].startswith("The fair is over. Carter ")
    assert len(load(game).choices) == sum(line[:5].strip().isdigit() for line in lines)


def test_replay_shows_one_position_as_a_seat_sees_it(game: Path) -> None:
    assert ", bids" in wk("replay", str(game), "--at", "2").stdout
    assert ", bids" not in wk("replay", str(game), "--at", "2", "--seat", "2").stdout


def test_a_knights_game_is_replayed_in_words_at_the_width_of_the_page(tmp_path: Path) -> None:
    path = str(tmp_path / "knights.json")
    told = wk("demo", "--seed", "3", "--players", "3", "--out", path, width=80).stdout.splitlines()
    assert max(map(len, told)) <= max(80, len(path))
    assert len(told) <= 250
    replayed = wk("replay", path, "--seat", "2", width=80).stdout.splitlines()
    assert replayed[0].startswith("As ")
    assert max(map(len, replayed)) <= 80
    shown = json.loads(wk("replay", path, "--at", "30", "--json").stdout)
    assert (shown["decision"], shown["seat"], shown["players"]) == (30, None, ["steward"] * 3)
    assert shown["options"][0].keys() == {"choice", "words"}
    assert any("Influence in the pool" in line for line in shown["position"])


def test_replay_of_a_broken_record_is_a_failed_check(broken: Path) -> None:
    assert wk("replay", str(broken)).returncode == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("replay", "GAME", "--at", "999"), "there is no decision 999; the record has"),
        (("replay", "GAME", "--at", "2", "--seat", "5"), "there is no seat 5; the game has 3"),
        (("replay", "GAME", "--seat", "5"), "there is no seat 5; the game has 3"),
        (("demo", "--game", "chess"), "no such game: 'chess'"),
        (("demo", "--players", "9"), "seats is 9; it takes a whole number from 2 to 6"),
        (("demo", "--seed", "-1"), "--seed"),
        (("demo", "--out", "no/such/folder/x.json"), "no/such/folder/x.json cannot be written: there is no folder"),
        (("play", "--save", "no/such/folder/x.json"), "no/such/folder/x.json cannot be written: there is no folder"),
        (("dance",), "dance"),
        (("verify", "none.json"), "none.json cannot be read: No such file"),
    ],
)
def test_bad_usage_gets_a_sentence_and_code_2(game: Path, words: tuple[str, ...], complaint: str) -> None:
    done = wk(*(str(game) if word == "GAME" else word for word in words), cwd=game.parent)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_that_people_play_is_saved_under_a_name_of_its_own(tmp_path: Path) -> None:
    done = wk("play", "--seats", "uniform,uniform,uniform", "--game", "wk/tollgate", cwd=tmp_path)
    assert done.stdout.splitlines()[-1] == "saved: records/play-tollgate.json"
    assert (tmp_path / "records" / "play-tollgate.json").is_file()


@pytest.mark.rule("WK-522")
@pytest.mark.parametrize(
    ("words", "settings"),
    [
        (("human,uniform",), (1, 1)),
        (("human,uniform", "--no-people-rules"), (0, 0)),
    ],
)
def test_people_bargain_before_each_stack_unless_they_say_no(
    tmp_path: Path, words: tuple[str, ...], settings: tuple[int, int]
) -> None:
    wk("play", "--save", "game.json", "--seats", *words, cwd=tmp_path)
    rules = load(tmp_path / "game.json").rules
    assert (rules["offers"], rules["stack_windows"]) == settings


def test_places_where_nothing_can_be_written_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "records").touch()
    for words in ((), ("--out", "x" * 300), ("--out", "records/x/y.json"), ("--out", ".")):
        done = wk("demo", *words, cwd=tmp_path)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), words


def test_a_strange_file_name_is_no_fault(tmp_path: Path) -> None:
    done = wk("demo", "--json", "--out", os.fsdecode(b"bad\xfe.json"), cwd=tmp_path)
    assert done.returncode == 0
    assert "bad" in json.loads(done.stdout)["record"]


def test_a_reader_that_has_gone_is_no_fault_and_a_full_disk_is_one(game: Path) -> None:
    command = f"{sys.executable} -m wk_env replay {game}"
    gone = subprocess.run(["bash", "-c", f"set -o pipefail; {command} | head -1"], capture_output=True, check=False)
    assert (gone.returncode, gone.stderr) == (0, b"")
    full = subprocess.run(["bash", "-c", f"{command} > /dev/full"], capture_output=True, check=False, text=True)
    assert (full.returncode, full.stderr) == (2, "wk: the result cannot be written: the disk is full\n")


def test_an_interrupted_command_ends_with_130_and_the_game_is_saved(tmp_path: Path) -> None:
    words = ["play", "--seats", "human,uniform,uniform", "--game", "wk/tollgate", "--save", "g.json"]
    command = [sys.executable, "-c", INTERRUPTIBLE, *words]
    with (
        (tmp_path / "out").open("w") as out,
        (tmp_path / "err").open("w") as err,
        subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=out, stderr=err) as playing,
    ):
        while "for help" not in (tmp_path / "out").read_text() and playing.poll() is None:
            time.sleep(0.05)
        playing.send_signal(signal.SIGINT)
        playing.wait(timeout=20)
    assert (playing.returncode, (tmp_path / "err").read_text()) == (130, "")
    assert (tmp_path / "out").read_text().endswith("saved: g.json\nGo on with: wk play --resume g.json\n")
    assert load(tmp_path / "g.json").game == "wk/tollgate"


@pytest.mark.parametrize(
    "loaded", ["hashlib", "importlib.machinery", "wk_env.__main__", "typer", "wk_env.command.main"]
)
def test_an_interrupt_while_the_command_is_loaded_is_silent(loaded: str) -> None:
    script = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)
sys.argv = ["/somewhere/bin/wk", sys.argv[1]]
sys.modules.pop("importlib.machinery", None)
sys.meta_path.insert(0, Impatient())
from wk_env.__main__ import main
main()
"""
    done = subprocess.run([sys.executable, "-c", script, loaded], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (130, "")


def test_who_only_imports_the_package_keeps_his_own_way_with_interrupts() -> None:
    script = "import signal, wk_env; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    script = f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); {script}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert done.stdout == "True\n"


def test_help_loads_nothing_heavy() -> None:
    script = "import sys; sys.argv = ['wk', '--help']\nfrom wk_env.__main__ import main\ntry:\n    main()\n"
    script += "except SystemExit:\n    print(*sorted({name.split('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert "typer" in done.stdout.splitlines()[-1].split()
    assert not {"numpy", "msgspec", "rich", "gymnasium", "pettingzoo", "torch"} & set(
        done.stdout.splitlines()[-1].split()
    )


def test_nothing_is_coloured(game: Path) -> None:
    assert "\x1b" not in wk("replay", str(game)).stdout + wk("--help").stdout + wk("dance").stderr
