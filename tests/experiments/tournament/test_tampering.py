"""Agents that reach into what is not theirs: each forfeits by its name or achieves nothing; the tournament goes on."""

from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from wk_experiments.report.html_report import PAGE, write_report
from wk_experiments.tournament.analysis import analyse
from wk_experiments.tournament.findings import LeftOut
from wk_experiments.tournament.guard import ENDS, FORKED, UNPLUGGED
from wk_experiments.tournament.judging import CULPRIT
from wk_experiments.tournament.results import DEATH, TAMPERING
from wk_experiments.tournament.run import go_on, run_tournament
from wk_experiments.tournament.settings import TournamentRequest
from wk_experiments.tournament.store import create, read_results
from wk_experiments.tournament.summary import as_table

from tests.support.tournaments import asked, bot, played, settings
from wk_env.kernel.spec import GameSpec
from wk_env.play.referee import CRASH
from wk_env.play.registry import GAMES


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("Fork", TAMPERING, ENDS[FORKED]),
        ("CloseAll", TAMPERING, ENDS[UNPLUGGED]),
        ("Mutate", CRASH, "AttributeError"),
        ("Cheat", TAMPERING, "changed the match itself"),
        ("CheatSlot", DEATH, "its process ended with code 3; the shared memory named another seat"),
        ("Scribble", TAMPERING, "wrote into the memory of the tournament"),
        ("CheatPatch", TAMPERING, "changed the code of others"),
        ("CheatModule", TAMPERING, f"somebody changed the code of others; {CULPRIT}"),
    ],
)
def test_who_reaches_into_the_arena_forfeits_by_name_and_the_others_play_on(
    tmp_path: Path, name: str, kind: str, reason: str
) -> None:
    others = ["uniform"] if name == "CheatModule" else ["uniform", bot("Slow")]
    run_tournament(tmp_path, asked(bot(name), *others, games=3), 2)
    found = analyse(tmp_path)
    assert found.games in {3, 6}
    assert {(forfeit.agent, forfeit.fault.kind) for forfeit in found.faults} == {(bot(name), kind)}
    assert all(reason in forfeit.fault.reason for forfeit in found.faults)
    assert {rung.agent: rung.win_share.value for rung in found.rungs}[bot(name)] == 0


def test_a_game_that_does_not_come_out_is_laid_to_the_only_stranger(tmp_path: Path) -> None:
    run_tournament(tmp_path, asked(bot("LateCheat"), "uniform", games=3), 1)
    found = analyse(tmp_path)
    assert {(lost.agent, lost.fault.kind) for lost in found.faults} == {(bot("LateCheat"), TAMPERING)}
    assert found.void == []


def test_a_game_whose_culprit_nobody_can_name_is_named_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_tournament(tmp_path, asked(bot("LateCheat"), bot("Slow"), "uniform", games=6), 1)
    results = read_results(tmp_path)
    left_out = {game.number for game in results.void}
    assert left_out
    assert left_out.isdisjoint(game.number for game in results.games)
    assert len(results.games) + len(left_out) == 6
    said = capsys.readouterr().err
    assert all(f"game {number} does not count: " in said for number in left_out)
    assert {game.fault for game in results.games} <= {None}


def test_a_report_names_the_games_that_do_not_count(tmp_path: Path) -> None:
    with closing(create(tmp_path, settings("uniform"), {})) as store:
        store.add(played(0, "uniform"))
        broken = played(1, "uniform")
        store.add(msgspec.structs.replace(broken, game=msgspec.structs.replace(broken.game, void="it fell")))
    found = analyse(tmp_path)
    assert (found.games, found.void) == (1, [LeftOut(1, "it fell")])
    assert "game 1 does not count: it fell" in as_table(found)
    write_report(tmp_path)
    assert "1 game does not count" in (tmp_path / PAGE).read_text()


@pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["asks", "id", "something"])
def test_specs_cannot_be_changed(spec: GameSpec, name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(spec, name, [])
    assert isinstance(spec.asks, tuple)


def test_nobody_guesses_the_deals_by_trying_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_tournament(tmp_path / "salted", msgspec.structs.replace(asked(bot("Seer"), games=3), salt=None), 1)
    said = capsys.readouterr().err
    assert "cannot guess" in said
    assert "\nguessed" not in said


def test_the_guesses_would_fit_without_a_salt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wk_experiments.tournament.settings.random_salt", str)
    run_tournament(tmp_path / "plain", msgspec.structs.replace(asked(bot("Seer"), games=3), salt=None), 1)
    assert "guessed" in capsys.readouterr().err


def test_no_deck_is_met_again_but_by_who_keeps_its_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_tournament(tmp_path / "fresh", asked(bot("Diarist"), games=3), 1)
    assert "met before" not in capsys.readouterr().err
    run_tournament(tmp_path / "kept", msgspec.structs.replace(asked(bot("Diarist"), games=3), reuse=True), 1)
    assert capsys.readouterr().err.count("met before") > 0


def test_who_screams_is_heard_for_64_kib_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_tournament(tmp_path, asked(bot("Screaming"), games=3), 1)
    said = capsys.readouterr().err
    assert said.count("agents have printed 64 KiB; the rest is left out") == 3
    assert said.count("A") <= 3 * 64 * 1024 + 100


@pytest.mark.parametrize("name", ["Frames", "Cheat", "CheatSlot", "CheatPatch"])
def test_who_is_isolated_reaches_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    chosen = msgspec.structs.replace(asked(bot(name), "uniform", games=3), isolate=True)
    run_tournament(tmp_path / "isolated", chosen, 1)
    found = analyse(tmp_path / "isolated")
    assert (found.faults, found.void, found.games) == ([], [], 6)
    assert "in a process of its own" in found.separation
    assert "saw the true match" not in capsys.readouterr().err


def test_who_shares_a_process_can_look_and_the_report_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_tournament(tmp_path, asked(bot("Frames"), games=3), 1)
    assert "saw the true match" in capsys.readouterr().err
    assert "are trusted not to look into it; --isolate parts them" in analyse(tmp_path).separation


def test_isolation_is_kept_when_a_tournament_goes_on(tmp_path: Path) -> None:
    run_tournament(tmp_path, msgspec.structs.replace(asked(bot("First"), games=3), isolate=True), 1)
    go_on(tmp_path, TournamentRequest(games=6, agents=[bot("First")]), 1)
    assert read_results(tmp_path).settings.isolate
    with pytest.raises(ValueError, match="isolate was True when the tournament began and is False now"):
        go_on(tmp_path, TournamentRequest(games=9, isolate=False), 1)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Hanging", "thought longer than 1 s about"),
        ("Dying", "Dying ended itself with exit code 7"),
        ("Crashing", "Crashing: ZeroDivisionError: integer division or modulo by zero (bots.py:"),
    ],
)
def test_who_is_isolated_forfeits_like_others(tmp_path: Path, name: str, reason: str) -> None:
    run_tournament(tmp_path, msgspec.structs.replace(asked(bot(name), games=3, time_limit=1.0), isolate=True), 1)
    faults = analyse(tmp_path).faults
    assert len(faults) == 3
    assert all(reason in lost.fault.reason for lost in faults)
    assert not any("isolated_process" in lost.fault.reason for lost in faults)


def test_processes_of_agents_do_not_know_the_salt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_tournament(tmp_path, msgspec.structs.replace(asked(bot("Snoop"), games=3), seed=77), 1)
    said = [line for line in capsys.readouterr().err.splitlines() if line.startswith("salt ")]
    assert set(said) == {"salt '', seed 0"}
