"""Whole tournaments in processes of their own: the same results however they are played, whatever agents do."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from wk_experiments.tournament import play
from wk_experiments.tournament.analysis import analyse, findings_of
from wk_experiments.tournament.faults_of_files import StoreError
from wk_experiments.tournament.findings import Findings
from wk_experiments.tournament.results import DEATH
from wk_experiments.tournament.run import go_on, run_tournament
from wk_experiments.tournament.settings import TournamentRequest, settings_of
from wk_experiments.tournament.shipped_agents import PUBLIC_SALT
from wk_experiments.tournament.slot import SETTING_UP
from wk_experiments.tournament.store import NAME, open_store, read_results
from wk_experiments.tournament.thinking_time import Brain

from tests.support.interruptible import INTERRUPTIBLE
from tests.support.tournaments import BOTS, TOLLGATE, asked, bot, outcomes
from wk_env.play.referee import OVERTIME

AGENTS = f"uniform,{bot('Slow')},{bot('First')}"
WORDS = (
    "--agents",
    AGENTS,
    "--games",
    "30",
    "--players",
    "3",
    "--game",
    TOLLGATE,
    "--seed",
    "5",
    "--salt",
    PUBLIC_SALT,
)


def begin(folder: Path, jobs: int, *words: str) -> "subprocess.Popen[bytes]":
    """The command, in a process that can be killed."""
    command = [sys.executable, "-c", INTERRUPTIBLE, "tournament", "--out", str(folder), "--jobs", str(jobs), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for_games(folder: Path, count: int) -> None:
    """Wait until so many games are on file."""
    for _ in range(3000):
        if (folder / NAME).exists() and len(outcomes(folder)) >= count:
            return
        time.sleep(0.01)
    raise AssertionError("the tournament does not get on")


def children_of(process: int) -> list[int]:
    """The processes that a process has begun, and those that they have."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False)
    children = [int(word) for word in found.stdout.split()]
    return children + [grandchild for child in children for grandchild in children_of(child)]


def findings(folder: Path) -> Findings:
    """All that must not depend on how and when the games were played."""
    results = msgspec.structs.replace(read_results(folder), about={})
    return findings_of(results, [Brain() for _ in results.settings.agents])


def is_alive(process: int) -> bool:
    """Whether there is such a process, zombies excepted."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return found.stdout.strip() not in {"", "Z"}


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tournament, played by one process from beginning to end."""
    folder = tmp_path_factory.mktemp("unbroken")
    run_tournament(
        folder,
        TournamentRequest(agents=AGENTS.split(","), games=30, players=3, game=TOLLGATE, seed=5, salt=PUBLIC_SALT),
        1,
    )
    return folder


@pytest.mark.parametrize(("jobs", "jobs_later"), [(1, 2), (2, 1)])
def test_after_a_kill_the_rest_is_played_and_the_result_is_that_of_the_unbroken_run(
    unbroken: Path, tmp_path: Path, jobs: int, jobs_later: int
) -> None:
    process = begin(tmp_path, jobs, *WORDS)
    wait_for_games(tmp_path, 5)
    workers = children_of(process.pid)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    saved = outcomes(tmp_path)
    assert 5 <= len(saved) < 30
    go_on(tmp_path, TournamentRequest(agents=AGENTS.split(",")), jobs_later)
    assert outcomes(tmp_path) == outcomes(unbroken)
    assert [row for row in outcomes(tmp_path) if row in saved] == saved
    one, two = (findings(folder) for folder in (unbroken, tmp_path))
    assert one == two
    assert len(workers) >= jobs
    assert not any(map(is_alive, workers))


def test_an_interrupted_tournament_says_how_to_go_on(tmp_path: Path) -> None:
    process = begin(tmp_path / "x", 1, *WORDS, "--games", "3000")  # more than can end before the signal comes
    wait_for_games(tmp_path / "x", 1)
    os.kill(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert (process.returncode, stdout) == (130, b"")
    assert f"go on with: wk tournament --resume --out {tmp_path / 'x'}" in stderr.decode()


@pytest.mark.parametrize("hangs", ["Hanging", "Brooding"])
def test_who_hangs_or_dies_forfeits_is_named_and_the_others_play_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], hangs: str
) -> None:
    agents = [bot(hangs), bot("Dying"), bot("Chatty")]
    run_tournament(tmp_path, asked(*agents, games=6, time_limit=0.4), 2)
    games = read_results(tmp_path).games
    faults = {agents[game.seats[game.fault.seat]]: game.fault for game in games if game.fault is not None}
    assert len(games) == 6
    assert {name: fault.kind for name, fault in faults.items()} == {bot(hangs): OVERTIME, bot("Dying"): DEATH}
    assert "thought longer than 0.4 s about" in faults[bot(hangs)].reason
    assert faults[bot("Dying")].reason == "its process ended with code 7"
    assert all(game.ranks[game.fault.seat] == 3 for game in games if game.fault is not None)
    said = capfd.readouterr()
    assert said.out == ""
    assert f"{bot('Dying')} forfeits: {DEATH} after" in said.err
    assert {forfeit.agent for forfeit in analyse(tmp_path).faults} == set(faults)


def test_faults_are_the_same_at_any_number_of_jobs(tmp_path: Path) -> None:
    agents = [bot("Crashing"), bot("Dying"), bot("Cheating")]
    for jobs in (1, 2):
        run_tournament(tmp_path / str(jobs), asked(*agents, games=3), jobs)
    assert outcomes(tmp_path / "1") == outcomes(tmp_path / "2")


def test_a_sequential_test_ends_at_the_same_block_at_any_number_of_jobs(tmp_path: Path) -> None:
    for jobs in (1, 2):
        run_tournament(tmp_path / str(jobs), asked(bot("First"), "uniform", games=900, sprt=(0.4, 0.7)), jobs)
    one, two = (findings(tmp_path / jobs) for jobs in "12")
    assert one == two
    assert one.verdict is not None
    assert one.verdict.decision in {"p0", "p1"}
    assert (one.is_complete, one.games) == (True, 3 * one.verdict.blocks)
    before = outcomes(tmp_path / "1")
    go_on(tmp_path / "1", TournamentRequest(), 1)
    assert outcomes(tmp_path / "1") == before


def test_a_finished_tournament_can_be_made_longer(tmp_path: Path) -> None:
    run_tournament(tmp_path / "short", asked("uniform", games=6), 1)
    go_on(tmp_path / "short", TournamentRequest(games=12), 1)
    run_tournament(tmp_path / "long", asked("uniform", games=12), 1)
    assert outcomes(tmp_path / "short") == outcomes(tmp_path / "long")
    with closing(open_store(tmp_path / "short")) as store:
        assert store.settings().games == 12


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A tournament of three games."""
    run_tournament(tmp_path / "done", asked("uniform", games=3), 1)
    return tmp_path / "done"


def test_a_new_tournament_does_not_touch_an_old_one(finished: Path) -> None:
    before = outcomes(finished)
    with pytest.raises(StoreError, match="holds a tournament already"):
        run_tournament(finished, asked("uniform", games=30), 1)
    assert outcomes(finished) == before


@pytest.mark.parametrize(
    ("again", "complaint"),
    [
        (TournamentRequest(seed=2), "seed was 1 when the tournament began and is 2 now"),
        (TournamentRequest(agents=["greedy"]), r"agents was \['uniform'\] when the tournament began"),
        (
            TournamentRequest(rules={"seats": 4}),
            "^the rule seats was 3 when the tournament began and is 4 now; it cannot change$",
        ),
    ],
)
def test_an_old_tournament_goes_on_only_as_it_began(finished: Path, again: TournamentRequest, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        go_on(finished, again, 1)
    go_on(finished, TournamentRequest(seed=1, agents=["uniform"], games=2), 1)
    assert len(outcomes(finished)) == 3


def test_nothing_is_begun_with_an_agent_that_cannot_be_set_up(tmp_path: Path) -> None:
    for name, complaint in ((bot("Stillborn"), "no weights found"), ("unifrom", "did you mean 'uniform'")):
        with pytest.raises(ValueError, match=complaint):
            run_tournament(tmp_path / "x", asked(name), 1)
    assert not (tmp_path / "x").exists()


def test_nothing_goes_on_with_an_agent_that_is_no_longer_there(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(BOTS.read_text())
    run_tournament(tmp_path / "x", asked("uniform", f"{own}:First", games=3), 1)
    own.unlink()
    before = outcomes(tmp_path / "x")
    with pytest.raises(ValueError, match="there is no Python file"):
        go_on(tmp_path / "x", TournamentRequest(games=9), 1, is_trusted=True)
    assert outcomes(tmp_path / "x") == before
    go_on(tmp_path / "x", TournamentRequest(), 1)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (TournamentRequest(agents=[]), "nobody is named who shall play; agents are written as --agents steward,greedy"),
        (TournamentRequest(agents=["uniform", "human"]), "people do not play in tournaments"),
        (TournamentRequest(agents=["uniform", "uniform"]), "uniform is named twice"),
        (TournamentRequest(agents=["uniform"], schedule="laeder"), "no such schedule: 'laeder'; did you mean 'ladder'"),
        (TournamentRequest(agents=["uniform"], schedule="grid"), "a grid of 1 agents is none; it takes 2 or more"),
        (TournamentRequest(agents=["uniform"], games=0), "games is 0; it takes a whole number from 1"),
        (TournamentRequest(agents=["uniform"], time_limit=0), "the time limit is 0 s; it takes more than 0"),
        (
            TournamentRequest(agents=["uniform"], time_limit=float("inf")),
            "the time limit is inf s; it takes .* at most 1000000",
        ),
        (TournamentRequest(agents=["uniform"], players=9), "seats is 9; it takes a whole number from 2 to 6"),
        (TournamentRequest(agents=["uniform"], rules={"sets": 3}), "no such setting: 'sets'"),
        (TournamentRequest(agents=["a", "b", "c"], sprt=(0.2, 0.3)), "it takes two agents"),
        (TournamentRequest(agents=["a", "b"], sprt=(0.3, 0.3)), "it takes 0 < p0 < p1 < 1"),
        (TournamentRequest(agents=["a(b"]), "names no agent"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(wrong: TournamentRequest, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        settings_of(wrong)


def test_setting_up_has_a_time_limit_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SETUP_SECONDS", 3)
    chosen = settings_of(asked("uniform", time_limit=1))
    assert play.say_overtime(chosen, SETTING_UP) == "took longer than 3 s to set up"
    assert play.say_overtime(chosen, 0) == "thought longer than 1 s about 'bid'"
