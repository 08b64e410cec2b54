"""The file of results: nothing is lost, nothing is overwritten, strangers are refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from wk_experiments.arena.records import record_of
from wk_experiments.arena.results import unpack
from wk_experiments.arena.store import LOCK, NAME, Store, StoreError, create, locked, open_store, read_results

from tests.experiments.tables import played, settings
from wk_env.record import verify


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A file with the games 0 and 1."""
    made = create(tmp_path, settings("uniform"), {"wk": "test"})
    made.add(played(0, "uniform"))
    made.add(played(1, "uniform"))
    return made


def test_games_come_back_as_they_were_saved(store: Store, tmp_path: Path) -> None:
    whole = played(1, "uniform")
    assert store.games()[1] == whole.game
    assert store.choices(1) == whole.choices
    found = read_results(tmp_path)
    assert (found.settings, found.about) == (settings("uniform"), {"wk": "test"})
    assert (len(found.games), found.is_complete) == (2, False)
    assert [number for number, _ in store.thoughts()] == [0, 1]


def test_a_saved_game_is_never_overwritten(store: Store) -> None:
    before = store.games()
    with pytest.raises(sqlite3.IntegrityError):
        store.add(played(1, "uniform"))
    assert store.games() == before


def test_a_taken_folder_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="holds a tournament already; go on with it by --resume"):
        create(tmp_path, store.settings(), {})
    assert len(store.games()) == 2


def test_two_tournaments_cannot_write_to_one_folder(tmp_path: Path) -> None:
    refused = pytest.raises(StoreError, match="another tournament is being played in")
    with locked(tmp_path), refused, locked(tmp_path):
        pass
    with locked(tmp_path):
        assert (tmp_path / LOCK).exists()


def test_an_empty_folder_and_a_strange_file_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="holds no tournament: there is no"):
        open_store(tmp_path)
    (tmp_path / NAME).write_bytes(b"not a database, but long enough to look at" * 100)
    with pytest.raises(StoreError, match="is not the file of a tournament"):
        open_store(tmp_path)


def test_a_file_of_another_format_is_refused(store: Store, tmp_path: Path) -> None:
    text = '{"format":9,"game":"g","rules_version":1,"rules":{},"players":2,"agents":[],"schedule":"league",'
    text += '"games":1,"seed":1,"time_limit":1.0}'
    with closing(sqlite3.connect(store.path)) as base, base:
        base.execute("UPDATE settings SET value = ? WHERE name = 'settings'", (text,))
    with pytest.raises(StoreError, match="is of format 9; this version reads format 1"):
        open_store(tmp_path)


def test_a_game_becomes_a_record_that_holds(store: Store, tmp_path: Path) -> None:
    record = record_of(tmp_path, 1)
    assert record.choices == unpack(store.choices(1))
    assert record.players == ["uniform"] * 3
    assert list(verify(record).result()) == store.games()[1].ranks


def test_a_game_that_ends_elsewhere_is_not_handed_out(store: Store, tmp_path: Path) -> None:
    with closing(sqlite3.connect(store.path)) as base, base:
        base.execute("UPDATE games SET digest = digest + 1 WHERE number = 1")
    with pytest.raises(StoreError, match="game 1 ends elsewhere than it did"):
        record_of(tmp_path, 1)
    with pytest.raises(StoreError, match="holds no game 77; it has 2 games"):
        record_of(tmp_path, 77)
