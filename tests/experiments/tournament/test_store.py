"""The file of results: nothing is lost, nothing is overwritten, strangers are refused."""

import os
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from wk_experiments.tournament.analysis import analyse
from wk_experiments.tournament.faults_of_files import StoreError, reading, writing
from wk_experiments.tournament.records import record_of
from wk_experiments.tournament.results import unpack
from wk_experiments.tournament.store import LOCK, NAME, Store, create, locked, open_store, read_results

from tests.support.tournaments import played, settings
from wk_env.play.record import verify


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
    with pytest.raises(StoreError, match="is of format 9; this version reads format 3"):
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


def spoil(path: Path, *commands: str) -> None:
    """Change a file as SQL says."""
    with closing(sqlite3.connect(path)) as base, base:
        for command in commands:
            base.execute(command)


@pytest.mark.parametrize("bytes_", [b"", b"\0", zlib.compress(b"odd")])
def test_choices_that_are_damaged_are_refused_in_one_sentence(store: Store, tmp_path: Path, bytes_: bytes) -> None:
    spoil(tmp_path / NAME, f"UPDATE choices SET choices = x'{bytes_.hex()}' WHERE number = 1")  # noqa: S608
    with pytest.raises(StoreError, match="is not the file of a tournament, or is damaged"):
        record_of(tmp_path, 1)


def test_what_is_left_of_a_lost_game_is_no_obstacle(store: Store, tmp_path: Path) -> None:
    spoil(tmp_path / NAME, "DELETE FROM games WHERE number = 1")
    store.add(played(1, "uniform"))
    assert (len(store.games()), store.choices(1)) == (2, played(1, "uniform").choices)


def with_settings(**changed: object) -> str:
    """The command that changes settings on file."""
    whole = {**msgspec.to_builtins(settings("uniform")), **changed}
    text = msgspec.json.encode(whole).decode()
    return f"UPDATE settings SET value = '{text}' WHERE name = 'settings'"  # noqa: S608 - our own


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("DROP TABLE games", "is not the file of a tournament, or is damaged: no such table: games"),
        ("DROP TABLE settings", "is not the file of a tournament, or is damaged: no such table: settings"),
        ("DROP TABLE thinking", "is not the file of a tournament, or is damaged: no such table: thinking"),
        ("ALTER TABLE games DROP COLUMN ranks", "is damaged: no such column: ranks"),
        ("UPDATE games SET seats = '[0,7,0]' WHERE number = 1", r"game 1 has seats \[0, 7, 0\]; it takes \[0, 0, 0\]"),
        ("UPDATE games SET number = 99 WHERE number = 1", "it holds game 99, and there are 6"),
        ("UPDATE games SET number = 2 WHERE number = 1", "game 2 has rotation 1; it takes 2"),
        ("UPDATE games SET number = -2 WHERE number = 1", "it holds game -2, and there are 6"),
        ("UPDATE games SET ranks = '[1,2]' WHERE number = 1", r"game 1 has ranks \[1, 2\], as no game can"),
        ("UPDATE games SET ranks = '[1,2,70]' WHERE number = 1", r"game 1 has ranks \[1, 2, 70\], as no game can"),
        ("UPDATE games SET ranks = 'x' WHERE number = 1", "is damaged: JSON is malformed"),
        ("UPDATE games SET standing = '[]' WHERE number = 1", r"game 1 has standing \[\], as no game can"),
        (with_settings(players=0), "players is 0; the rules seat 3"),
        (with_settings(games=-5), "games is -5; it takes a whole number from 1"),
        (with_settings(seed="x"), "is damaged: Expected `int`, got `str`"),
        (with_settings(agents=[]), "nobody is named who shall play"),
        (with_settings(game="wk/chess"), "no such game: 'wk/chess'"),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(store: Store, tmp_path: Path, command: str, complaint: str) -> None:
    store.close()
    spoil(store.path, command)
    with pytest.raises(StoreError, match=complaint):
        analyse(tmp_path)


def test_a_lock_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "a" / LOCK).mkdir(parents=True)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / LOCK).write_text("this is no lock, and long enough to be read as a file of another kind " * 20)
    for name in "ab":
        refused = pytest.raises(StoreError, match=f"{LOCK} is no lock of a tournament; take it away")
        with refused, locked(tmp_path / name):
            pass


def test_a_lock_that_is_a_pipe_or_leads_in_a_circle_is_named(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / name).mkdir()
    os.mkfifo(tmp_path / "a" / LOCK)
    (tmp_path / "b" / LOCK).symlink_to(tmp_path / "b" / LOCK)
    (tmp_path / "c" / LOCK).symlink_to("/dev/null")
    for name, wrong in {"a": "is a pipe or a device", "b": "leads in a circle", "c": "is a pipe or a device"}.items():
        with (
            pytest.raises(StoreError, match=f"{LOCK} is .*{wrong.removeprefix('is ')}.*; take it away"),
            locked(tmp_path / name),
        ):
            pass


@pytest.mark.parametrize(
    ("code", "called"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_READONLY, "it, or its folder or disk, may only be read"),
        (sqlite3.SQLITE_CANTOPEN, "its folder or disk may only be read"),
    ],
)
def test_what_is_wrong_with_a_disk_is_called_by_its_name(tmp_path: Path, code: int, called: str) -> None:
    fault = sqlite3.OperationalError("whatever")
    fault.sqlite_errorcode = code
    with pytest.raises(StoreError, match=f"x.sqlite cannot be written: {called}"), writing(tmp_path / "x.sqlite"):
        raise fault
    with pytest.raises(StoreError, match=f"x.sqlite cannot be used: {called}"), reading(tmp_path / "x.sqlite"):
        raise fault


def test_a_folder_that_may_only_be_read_is_read(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.close()
    monkeypatch.setattr("os.access", lambda *_: False)
    before = store.path.read_bytes()
    assert record_of(tmp_path, 1).players == ["uniform"] * 3
    assert store.path.read_bytes() == before
