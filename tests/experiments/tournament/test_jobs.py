"""Games as jobs: judged, watched over and kept apart as in the local pool, whoever's machine plays them."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from wk_experiments.tournament.jobs import JobPool, players_for
from wk_experiments.tournament.node import WATCH, Setup, played, setup_of
from wk_experiments.tournament.pool import MOST_VOID, Pool, TournamentError
from wk_experiments.tournament.provenance import hashes
from wk_experiments.tournament.results import DEATH, TAMPERING, GameResult, Settings
from wk_experiments.tournament.run import run_tournament
from wk_experiments.tournament.schedule import Schedule

from tests.support.fake_ray import lay_in
from tests.support.tournaments import asked, bot, outcomes, settings
from wk_env.jobs.workers import RAY, Here


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    yield
    WATCH.end()


def games(pool: "JobPool | Pool") -> list[GameResult]:
    """All games of a tournament, in their order."""
    with pool:
        found = [one.game for one in pool.play(Schedule(pool.settings))]
    return sorted(found, key=lambda game: game.number)


def as_jobs(chosen: Settings) -> JobPool:
    """A tournament whose games are jobs of this process."""
    return JobPool(chosen, Here(played), 2)


def test_the_games_are_those_of_the_local_pool() -> None:
    chosen = settings("uniform", "steward", bot("First"), games=12)
    assert games(as_jobs(chosen)) == games(Pool(chosen, 1))


def test_a_tournament_on_a_cluster_has_the_same_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = lay_in(monkeypatch)
    run_tournament(tmp_path / "ray", asked("uniform", bot("First"), games=12), None, RAY)
    run_tournament(tmp_path / "here", asked("uniform", bot("First"), games=12), 1)
    assert outcomes(tmp_path / "ray") == outcomes(tmp_path / "here")
    assert not ray.is_initialized()


@pytest.mark.parametrize(
    ("name", "kind"), [("Fork", TAMPERING), ("Cheat", TAMPERING), ("CheatPatch", TAMPERING), ("Dying", DEATH)]
)
def test_who_reaches_into_the_arena_forfeits_there_too(name: str, kind: str) -> None:
    found = games(as_jobs(settings(bot(name), "uniform", games=3)))
    assert {game.fault.kind for game in found if game.fault is not None} == {kind}
    assert all(game.seats[game.fault.seat] == 0 for game in found if game.fault is not None)


def test_strangers_have_a_fresh_process_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = settings(bot("Diarist"), games=3)
    games(as_jobs(chosen))
    assert "met before" not in capsys.readouterr().err
    games(as_jobs(msgspec.structs.replace(chosen, reuse=True)))
    assert "met before" in capsys.readouterr().err


def test_who_is_isolated_reaches_nothing_there(capsys: pytest.CaptureFixture[str]) -> None:
    found = games(as_jobs(msgspec.structs.replace(settings(bot("Frames"), "uniform", games=3), isolate=True)))
    assert {game.fault for game in found} == {None}
    assert "saw the true match" not in capsys.readouterr().err


def test_other_machines_learn_neither_salt_nor_seed() -> None:
    sent = msgspec.json.decode(setup_of(msgspec.structs.replace(settings("uniform"), seed=77)), type=Setup)
    assert (sent.settings.salt, sent.settings.seed) == ("", 0)


def test_an_agent_that_cannot_be_set_up_is_named_before_the_first_game() -> None:
    with as_jobs(settings("uniform", bot("Missing"))) as pool:
        assert pool.complaint().endswith("has no class 'Missing'; an agent of your own is written as path/file.py:Name")


def test_a_machine_with_another_file_of_an_agent_or_none_refuses(tmp_path: Path) -> None:
    bots = tmp_path / "bots.py"
    bots.write_text(
        "from wk_agents import Agent\n\n\nclass Own(Agent):\n    def choose(self, view):\n        return 0\n"
    )
    here = Path.cwd()
    os.chdir(tmp_path)
    try:
        with as_jobs(settings("bots.py:Own", games=3)) as pool:
            bots.write_text("")
            with pytest.raises(
                ValueError, match=r" has another \(\w{64}\) where the tournament was begun with: sha256"
            ):
                pool.complaint()
            bots.unlink()
            with pytest.raises(ValueError, match=r" has none where the tournament was begun with: sha256 of bots\.py"):
                pool.complaint()
        elsewhere = msgspec.json.encode(Setup(settings("uniform"), str(tmp_path / "nowhere"), {"x": "y"}))
        with pytest.raises(ValueError, match=r" has no folder .*nowhere, where the files of agents are looked for"):
            played(elsewhere, b"")
    finally:
        os.chdir(here)


def test_files_that_agents_are_given_are_known_by_their_hashes(tmp_path: Path) -> None:
    policy = tmp_path / "policy.safetensors"
    policy.write_bytes(b"numbers")
    inner = f"policy(path={policy})"
    for spec in (inner, f"search(policy={policy}, sims=3)", f"mixed({inner}, epsilon=.5)"):
        assert list(hashes(msgspec.structs.replace(settings("uniform"), agents=[spec]))) == [f"sha256 of {policy}"]


def test_game_after_game_that_does_not_count_ends_the_tournament() -> None:
    chosen = settings(bot("LateCheat"), bot("Slow"), games=60)
    with as_jobs(chosen) as pool, pytest.raises(TournamentError, match=f"{MOST_VOID} games in a row do not count"):
        list(pool.play(fixture for fixture in Schedule(chosen) if len(set(fixture.seats)) > 1))


def test_there_are_as_many_games_at_once_as_the_cluster_has_places(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_in(monkeypatch)
    found = players_for(settings("uniform"), None, RAY)
    assert isinstance(found, JobPool)
    assert found.jobs == 7
    found.workers.close()
