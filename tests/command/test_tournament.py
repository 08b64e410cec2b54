"""The tournament commands: what they print where, and their exit codes."""

import csv
import json
import re
import shlex
from hashlib import sha256
from html import unescape
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from wk_experiments.report import html_report
from wk_experiments.tournament.store import NAME

from tests.support.tournaments import BOTS, TOLLGATE, bot, outcomes
from wk_env.command.main import app

TABLE = ("--game", TOLLGATE, "--players", "3", "--jobs", "1")


def wk(*words: str) -> Result:
    """What the command does."""
    return CliRunner().invoke(app, list(words))


def test_a_tournament_ends_with_the_path_of_its_report_and_can_be_shown_again_as_json(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    done = wk("tournament", "--agents", f"uniform,{bot('First')}", "--games", "6", *TABLE, "--out", str(folder))
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, str(folder / "report.html"))
    assert (folder / "report.html").exists()
    assert done.stdout.startswith("6 games, 3 players, 1 deal, seed 1")
    assert "wk: 6 of 6 games" in done.stderr
    again = wk("tournament", "--resume", "--out", str(folder), "--json")
    assert [rung["games"] for rung in json.loads(again.stdout)["findings"]["rungs"]] == [6, 6]
    assert again.stdout == (folder / "report.json").read_text()


def test_who_interrupts_the_summing_up_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(html_report, "write_report", interrupt)
    done = wk("tournament", "--agents", "uniform", "--games", "3", *TABLE, "--out", str(tmp_path / "a b"))
    assert done.exit_code == 130
    assert f"interrupted; go on with: wk tournament --resume --out '{tmp_path / 'a b'}'" in done.stderr


def test_who_forfeits_every_game_does_not_drown_the_ladder(tmp_path: Path) -> None:
    agents = f"uniform,{bot('Crashing')}"
    done = wk("tournament", "--agents", agents, "--games", "12", *TABLE, "--out", str(tmp_path / "x"))
    said = [line for line in done.stdout.splitlines() if "forfeited" in line]
    assert len(said) == 1
    assert said[0].startswith(f"{bot('Crashing')} forfeited 12 of 12 games, first game 0: ZeroDivisionError: ")
    assert done.stderr.count("forfeits: crash after") == 3
    assert f"{bot('Crashing')} has forfeited 3 games; report.json names the others" in done.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--agents", "uniform(", "--out", "OUT"), "'uniform(' names no agent"),
        (("--agents", "uniform,nobody", "--out", "OUT"), "no such agent: 'nobody'"),
        (("--agents", "uniform,,uniform", "--out", "OUT"), "there is an empty name"),
        (("--agents", "uniform", "--rules", "heirs", "--out", "OUT"), "no such optional rule: 'heirs'"),
        (("--agents", "uniform,greedy", "--sprt", "0.3", "--out", "OUT"), "'0.3' is no sequential test"),
        (("--agents", "uniform,steward(style=bishop)", *TABLE, "--out", "OUT"), "wk/tollgate has no style 'bishop'"),
        (("--resume",), "--resume needs the folder to go on with"),
        (("--resume", "--out", "OUT"), "OUT holds no tournament"),
        (("--out", "OUT"), "nobody is named who shall play"),
    ],
)
def test_bad_usage_is_one_sentence_and_code_2(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    out = str(tmp_path / "out")
    done = wk("tournament", *(word.replace("OUT", out) for word in words))
    assert (done.exit_code, done.stdout) == (2, "")
    assert complaint.replace("OUT", out) in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "out").exists()


def test_agents_are_listed_in_a_line_each() -> None:
    lines = wk("agents").stdout.splitlines()
    assert any(line.split()[0] == "uniform" for line in lines)
    assert json.loads(wk("agents", "--json").stdout)["uniform"].startswith("The weakest rung")


def test_any_game_becomes_a_record_that_verifies(tmp_path: Path) -> None:
    folder, record = tmp_path / "new", tmp_path / "game.json"
    wk("tournament", "--agents", "uniform", "--games", "3", *TABLE, "--out", str(folder))
    done = wk("export", str(folder), "--game", "2", "--out", str(record))
    assert (done.exit_code, done.stdout) == (0, f"{record}\n")
    assert wk("verify", str(record)).exit_code == 0
    assert wk("export", str(folder / NAME), "--game", "1", "--out", str(tmp_path / "b.json"), "--json").exit_code == 0
    for words, complaint in (
        (("--game", "9", "--out", str(tmp_path / "c.json")), "holds no game 9; it has 3 games"),
        (("--game", "2", "--out", str(record)), "exists already"),
    ):
        refused = wk("export", str(folder), *words)
        assert refused.exit_code == 2
        assert complaint in refused.stderr


def test_tables_for_spreadsheets_lie_beside_the_report(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    wk("tournament", "--agents", f"uniform,{bot('First')}", "--games", "6", *TABLE, "--out", str(folder))
    with (folder / "games.csv").open() as games, (folder / "standings.csv").open() as standings:
        seats, agents = list(csv.DictReader(games)), list(csv.DictReader(standings))
    assert len(seats) == 18
    assert sum(float(seat["win_share"]) for seat in seats) == pytest.approx(6)
    assert {agent["agent"] for agent in agents} == {"uniform", bot("First")}
    assert {agent["games"] for agent in agents} == {"6"}


def test_who_forfeits_every_game_wins_none_and_the_command_fails(tmp_path: Path) -> None:
    agents = f"uniform,{bot('Crashing')}"
    done = wk("tournament", "--agents", agents, "--games", "12", *TABLE, "--out", str(tmp_path / "x"), "--json")
    shares = {rung["agent"]: rung["win_share"]["value"] for rung in json.loads(done.stdout)["findings"]["rungs"]}
    assert shares[bot("Crashing")] == 0
    assert done.exit_code == 1
    assert done.stderr.splitlines()[-1] == f"wk: {bot('Crashing')} forfeited every game"


def test_the_same_salt_deals_the_same_games_and_another_does_not(tmp_path: Path) -> None:
    words = ("tournament", "--agents", "uniform", "--games", "3", *TABLE)
    for name, salt in (("a", ()), ("b", ())):
        assert wk(*words, *salt, "--out", str(tmp_path / name)).exit_code == 0
    found = json.loads((tmp_path / "a" / "report.json").read_text())["findings"]["settings"]["salt"]
    assert len(bytes.fromhex(found)) == 16
    assert wk(*words, "--salt", found, "--out", str(tmp_path / "c")).exit_code == 0
    assert outcomes(tmp_path / "a") == outcomes(tmp_path / "c") != outcomes(tmp_path / "b")
    assert f"salt {found}" in wk("tournament", "--resume", "--out", str(tmp_path / "a")).stdout
    refused = wk("tournament", "--resume", "--out", str(tmp_path / "a"), "--salt", "00" * 16)
    assert (refused.exit_code, "it cannot change" in refused.stderr) == (2, True)
    assert "is no salt; it takes 32 to 128 hex digits" in wk(*words, "--salt", "0x1", "--out", "x").stderr


def test_nothing_that_a_file_names_is_run_without_a_word(tmp_path: Path) -> None:
    own, folder = tmp_path / "own.py", tmp_path / "x"
    own.write_text(f"{BOTS.read_text()}\nopen({str(tmp_path / 'ran')!r}, 'a').write('x')\n")
    agents = f"uniform,{own}:First"
    assert wk("tournament", "--agents", agents, "--games", "3", *TABLE, "--out", str(folder)).exit_code == 0
    before = (tmp_path / "ran").read_text()
    refused = wk("tournament", "--resume", "--games", "18", "--out", str(folder))
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
    assert "going on runs their code; allow it by --trust, or give the same agents again by --agents" in refused.stderr
    assert wk("tournament", "--resume", "--out", str(folder)).exit_code == 0
    assert (tmp_path / "ran").read_text() == before
    assert wk("tournament", "--resume", "--games", "12", "--agents", agents, "--out", str(folder)).exit_code == 0
    assert wk("tournament", "--resume", "--games", "18", "--trust", "--out", str(folder)).exit_code == 0
    own.write_text(f"{own.read_text()}\n# another agent now\n")
    changed = wk("tournament", "--resume", "--games", "24", "--trust", "--out", str(folder))
    assert (changed.exit_code, "has changed since the tournament began" in changed.stderr) == (2, True)


def test_the_report_says_how_it_came_about(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    wk("tournament", "--agents", f"uniform,{bot('First')}", "--games", "6", *TABLE, "--out", str(folder))
    found = json.loads((folder / "report.json").read_text())["findings"]
    about = found["about"]
    assert about[f"sha256 of {BOTS}"] == sha256(BOTS.read_bytes()).hexdigest()
    assert {"command", "begun", "seconds"} <= set(about)
    assert f"--salt {found['settings']['salt']}" in (folder / "report.html").read_text()
    assert "a fresh process for each game" in found["separation"]


def test_the_command_that_a_report_names_plays_the_same_games(tmp_path: Path) -> None:
    agents = f"uniform,{bot('First')}"
    wk("tournament", "--agents", agents, "--games", "6", *TABLE, "--reuse", "--out", str(tmp_path / "a"))
    (shown,) = re.findall(r"<dt>to play it again</dt><dd>wk (.*?)</dd>", (tmp_path / "a" / "report.html").read_text())
    assert wk(*shlex.split(unescape(shown)), "--out", str(tmp_path / "b")).exit_code == 0
    assert outcomes(tmp_path / "a") == outcomes(tmp_path / "b")
