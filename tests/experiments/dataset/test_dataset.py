"""Data sets: what is written, read again and replayed; what is gone on with; what is refused."""

import gzip
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from wk_experiments.dataset.games import PlayedGame, packed, read_games
from wk_experiments.dataset.make import HEAD, LOCKED, make_dataset
from wk_experiments.dataset.play import Player, seating
from wk_experiments.dataset.settings import DatasetRequest, settings_of
from wk_experiments.tournament.store import locked

from tests.house.sources import HOME
from tests.support.tournaments import TOLLGATE, bot
from wk_env import replay_record
from wk_env.jobs.workers import JobError
from wk_env.play.record import BrokenRecordError

AGENTS = ["steward", "mixed(steward, epsilon=0.5)"]


def asked(*agents: str, games: int = 6) -> DatasetRequest:
    """Games of Tollgate with three players, three games a file."""
    return DatasetRequest(list(agents or AGENTS), games, players=3, game=TOLLGATE, games_a_file=3)


def files(folder: Path) -> dict[str, bytes]:
    """The files of games."""
    return {path.name: path.read_bytes() for path in folder.glob("games-*")}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set of six games in two files."""
    folder = tmp_path_factory.mktemp("made")
    summary = make_dataset(folder, asked())
    assert (summary.games, summary.played) == (6, 6)
    assert summary.decisions == sum(len(game.choices) for game in read_games(folder))
    assert summary.bytes == sum(map(len, files(folder).values()))
    return folder


def one_game(number: int = 0) -> PlayedGame:
    """A game, played in this process."""
    return Player(settings_of(asked())).game(number)


def test_every_game_is_replayed_to_its_ranks(made: Path) -> None:
    games = list(read_games(made))
    ends = [list(replay_record(game.record))[-1] for game in games]
    assert [list(end.result()) for end in ends] == [game.ranks for game in games]
    assert all(sorted(set(game.players)) == sorted(AGENTS) for game in games)


def test_every_game_has_a_deal_of_its_own(made: Path) -> None:
    assert len({game.seed for game in read_games(made)}) == 6


def test_all_agents_sit_equally_often_and_everywhere() -> None:
    seats = [tuple(seating(settings_of(asked("steward", "greedy", "uniform")), number)) for number in range(60)]
    assert {tuple(sorted(row)) for row in seats} == {(0, 1, 2)}
    assert len(set(seats)) == 6
    pairs = Counter(tuple(sorted(seating(settings_of(asked()), number))) for number in range(60))
    assert set(pairs) == {(0, 0, 1), (0, 1, 1)}


def test_more_agents_than_seats_take_turns() -> None:
    settings = settings_of(asked("steward", "greedy", "uniform", "search", "mixed(steward)"))
    seats = [seating(settings, number) for number in range(60)]
    assert all(len(set(row)) == 3 for row in seats)
    assert {one for row in seats for one in row} == set(range(5))


def test_jobs_change_nothing(made: Path, tmp_path: Path) -> None:
    make_dataset(tmp_path, asked(), jobs=2)
    assert files(tmp_path) == files(made)


def test_more_games_are_added_to_those_that_are_there(made: Path, tmp_path: Path) -> None:
    make_dataset(tmp_path, asked(games=2))
    first = tmp_path / "games-00000.jsonl.gz"
    before = first.stat()
    assert make_dataset(tmp_path, asked(games=4)).played == 3
    assert (first.stat().st_ino, first.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert files(tmp_path) == files(made)
    assert make_dataset(tmp_path, asked()).played == 0


def test_what_a_killed_run_has_written_stays_and_is_gone_on_with(tmp_path: Path) -> None:
    words = ["steward", "--game", TOLLGATE, "--games", "40000", "--jobs", "1", "--out", str(tmp_path)]
    run = subprocess.Popen([sys.executable, "-m", "wk_env", "dataset", *words], cwd=HOME, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while not files(tmp_path) and time.monotonic() < until:
        time.sleep(0.02)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    before = files(tmp_path)
    (tmp_path / ".games-00099.jsonl.gz.1.draft").write_bytes(b"half")
    request = DatasetRequest(["steward"], (len(before) + 1) * 100, game=TOLLGATE)
    assert make_dataset(tmp_path, request).played == 100
    assert 0 < len(before) < 400
    assert before.items() <= files(tmp_path).items()
    assert [game.seed for game in read_games(tmp_path)] == [
        Player(settings_of(request)).game(number).seed for number in range(len(before) * 100 + 100)
    ]
    assert not list(tmp_path.glob("*.draft"))


def test_other_settings_are_refused_and_change_nothing(made: Path) -> None:
    before = files(made)
    with pytest.raises(ValueError, match=r"agents was \['steward', .* when .* was begun and is \['uniform'\] now"):
        make_dataset(made, asked("uniform"))
    assert files(made) == before


@pytest.mark.parametrize("text", [b"{}", b"\xff", b"this is no JSON"])
def test_a_damaged_head_is_named(text: bytes, tmp_path: Path) -> None:
    (tmp_path / HEAD).write_bytes(text)
    with pytest.raises(ValueError, match=f"{HEAD} is damaged: "):
        make_dataset(tmp_path, asked())


def test_games_of_nobody_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games-00000.jsonl.gz").write_bytes(b"whatever")
    with pytest.raises(ValueError, match=f"holds games and no {HEAD} that says whose"):
        make_dataset(tmp_path, asked())


def test_two_cannot_write_to_one_folder(tmp_path: Path) -> None:
    with locked(tmp_path, LOCKED), pytest.raises(ValueError, match="another dataset is being played in"):
        make_dataset(tmp_path, asked())


@pytest.mark.parametrize(
    ("agents", "complaint"),
    [
        ((bot("Crashing"),), "Crashing: crash: ZeroDivisionError: "),
        ((bot("Cheating"),), "Cheating: illegal action: answered "),
        ((bot("Dying"),), "a process that does jobs ended with code 7"),
        ((bot("Stillborn"),), "Stillborn cannot be set up: "),
        (("human",), "people play no data sets"),
        (("nobody",), "no such agent: 'nobody'"),
        ((f"policy(path={'x' * 200})",), "is named by 213 letters; it takes 200"),
    ],
)
def test_an_agent_that_cannot_play_is_named(agents: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    with pytest.raises((ValueError, JobError), match=complaint):
        make_dataset(tmp_path, asked(*agents))
    assert files(tmp_path) == {}


def test_nobody_plays_no_games(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nobody is named who shall play"):
        make_dataset(tmp_path / "new", DatasetRequest([]))
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("request_of_none", "complaint"),
    [
        (DatasetRequest(["steward"], 0), "the number of games is 0; it takes a whole number from 1"),
        (DatasetRequest(["steward"], seed=-1), "the seed is -1; it takes a whole number from 0"),
        (DatasetRequest(["steward"], games_a_file=0), "the number of games a file is 0"),
        (DatasetRequest(["steward"], players=9), "seats"),
        (DatasetRequest(["steward"], game="wk/go"), "no such game: 'wk/go'"),
    ],
)
def test_numbers_that_make_no_data_set_are_refused(
    request_of_none: DatasetRequest, complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=complaint):
        make_dataset(tmp_path / "new", request_of_none)
    assert not (tmp_path / "new").exists()


def test_a_single_file_is_read_as_well(made: Path) -> None:
    games = list(read_games(made / "games-00001.jsonl.gz"))
    assert games == list(read_games(str(made)))[3:]


def test_a_folder_without_games_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no games; `wk dataset` writes them there"):
        next(read_games(tmp_path))


def test_a_file_that_is_cut_short_is_named(made: Path, tmp_path: Path) -> None:
    whole = (made / "games-00000.jsonl.gz").read_bytes()
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ValueError, match=r"cut\.jsonl\.gz is no file of games, or damaged: "):
        list(read_games(cut))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b"{}\n", "line 1 is no game: Object missing required field `format`"),
        (b"[1]\n", "line 1 is no game: Expected `object`"),
        (b"\xff\n", "line 1"),
        (msgspec.json.encode(msgspec.structs.replace(one_game(), format=2)), "line 1: the game is of format 2"),
        (
            msgspec.json.encode(msgspec.structs.replace(one_game(), rules_version=0)),
            "line 1: the game was played under version 0",
        ),
    ],
)
def test_a_line_that_is_no_game_is_named(line: bytes, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "x.gz").write_bytes(gzip.compress(line))
    with pytest.raises(ValueError, match=complaint):
        list(read_games(tmp_path / "x.gz"))


def test_what_is_no_plain_file_is_named(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ValueError, match="pipe cannot be read: "):
        list(read_games(tmp_path / "pipe"))


def test_a_game_that_was_changed_breaks() -> None:
    game = one_game()
    for changed in (
        msgspec.structs.replace(game, seed=game.seed + 1),
        msgspec.structs.replace(game, choices=game.choices[:-1]),
        msgspec.structs.replace(game, players=["uniform"] * 3),
        msgspec.structs.replace(game, ranks=game.ranks[::-1]),
    ):
        with pytest.raises(BrokenRecordError):
            _ = changed.record
    assert game.record.choices == game.choices


def test_a_decision_takes_less_than_a_byte() -> None:
    player = Player(settings_of(DatasetRequest(["steward"])))
    games = [player.game(number) for number in range(10)]
    assert len(packed(games)) < sum(len(game.choices) for game in games)
