"""Before a report every game on file is played once more: what was changed in the file does not count."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from wk_experiments.report.html_report import write_report
from wk_experiments.tournament.analysis import analyse
from wk_experiments.tournament.results import Results
from wk_experiments.tournament.store import NAME, create, read_results
from wk_experiments.tournament.verifying import verified

from tests.support.tournaments import bot, played, settings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with three games, the last of them forfeited."""
    agents = ("uniform", bot("Crash"))
    with closing(create(tmp_path, settings(*agents), {"wk": "test"})) as store:
        for number in range(3):
            store.add(played(number, *agents))
    return tmp_path


def changed(folder: Path, order: str) -> Results:
    """The results that count after somebody changed the file."""
    with closing(sqlite3.connect(folder / NAME)) as base, base:
        base.execute(order)
    return verified(folder, read_results(folder))


def test_games_that_are_as_they_were_stored_count_forfeits_too(folder: Path) -> None:
    found = verified(folder, read_results(folder))
    assert (len(found.games), found.void) == (3, [])
    assert any(game.fault is not None for game in found.games)


@pytest.mark.parametrize("order", ["ranks = '[1,2,3]'", "digest = digest + 1", "won_by = 'luck'", "rounds = 99"])
def test_a_game_with_another_outcome_than_its_choices_is_left_out(folder: Path, order: str) -> None:
    found = changed(folder, f"UPDATE games SET {order} WHERE number = 1")  # noqa: S608 - our own words
    assert [game.number for game in found.games] == [0, 2]
    assert [game.void for game in found.void] == ["what is stored of it is not what its choices come to"]


@pytest.mark.parametrize(
    ("order", "complaint"),
    [
        ("DELETE FROM choices WHERE number = 1", "holds no game 1"),
        ("UPDATE choices SET choices = x'00' WHERE number = 1", "its choices are damaged"),
        ("UPDATE choices SET choices = x'789c0300000001' WHERE number = 1", "its choices are damaged"),
    ],
)
def test_a_game_without_its_choices_is_left_out(folder: Path, order: str, complaint: str) -> None:
    found = changed(folder, order)
    assert [game.number for game in found.void] == [1]
    assert complaint in str(found.void[0].void)


def test_the_report_names_what_it_leaves_out(folder: Path) -> None:
    changed(folder, "UPDATE games SET ranks = '[1,2,3]' WHERE number = 0")
    report = write_report(folder)
    assert [(lost.game, lost.reason) for lost in report.findings.void] == [
        (0, "what is stored of it is not what its choices come to")
    ]
    assert report.findings.games == 2


def test_the_ladder_counts_no_game_that_the_report_would_leave_out(folder: Path) -> None:
    changed(folder, "UPDATE games SET ranks = '[1,2,3]' WHERE number = 0")
    found = analyse(folder)
    assert found == write_report(folder).findings
    assert (found.games, [lost.game for lost in found.void]) == (2, [0])
