"""Warrior Knights as a game of the house: its settings, whose content it is played with, its records."""

from copy import deepcopy
from pathlib import Path
from shutil import copyfile

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.observed_games import begun
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.content.tables import HOUSE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Settings
from wk_env.play.history import new_history
from wk_env.play.record import BadRecordError, Record, load, save, to_record, verify

REFUSED: list[tuple[Settings, str]] = [
    ({"seats": 7}, "seats is 7; it takes a whole number from 2 to 6"),
    ({"victory": 6}, "victory is 6; it takes a whole number from 0 to 5"),
    ({"influence_each": 0}, "influence_each is 0; it takes a whole number from 1 to 99"),
    ({"knights": 4}, "no such setting: 'knights'; there are seats"),
    ({"content": 4}, "content is 4; it takes a text, or nothing"),
    ({"content": "/no/such/folder"}, "the content folder /no/such/folder cannot be read"),
    ({"content_digest": "x"}, "content_digest is given without content"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An owner's folder, in which strongholds are stronger."""
    copyfile(HOUSE / "strongholds.toml", tmp_path / "strongholds.toml")
    strengthen(tmp_path, 400, 500)
    return tmp_path


def strengthen(folder: Path, was: int, now: int) -> None:
    """Write the strongholds of an owner's folder anew, with another strength."""
    table = folder / "strongholds.toml"
    table.write_text(table.read_text().replace(f"strength = {was}", f"strength = {now}"))


def dealt(folder: Path) -> KnightsMatch:
    """A game with an owner's content."""
    match = WARRIOR_KNIGHTS.new_match({"content": str(folder)}, 1)
    assert isinstance(match, KnightsMatch)
    return match


def played(folder: Path, decisions: int = 60) -> Record:
    """The record of a game begun with an owner's content."""
    history = new_history(WARRIOR_KNIGHTS, {"seats": 3, "content": str(folder)}, 5)
    luck = rng_from(5)
    for _ in range(decisions):
        history.play(choose(history.match, luck))
    return to_record(history)


@pytest.mark.parametrize(("given", "sentence"), REFUSED)
def test_a_wrong_setting_gets_a_sentence(given: Settings, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        WARRIOR_KNIGHTS.settings(given)


def test_as_a_rule_four_play_for_ten_influence_each_with_our_content() -> None:
    whole = WARRIOR_KNIGHTS.settings({})
    assert (whole["seats"], whole["influence_each"], whole["content"]) == (4, 10, None)
    assert set(WARRIOR_KNIGHTS.settings(whole)) == set(whole)


@pytest.mark.rule("WK-049", "WK-536")
@pytest.mark.parametrize(("each", "pool"), [(8, 32), (10, 40), (12, 48), (15, 60)])
def test_the_pool_follows_the_setting(each: int, pool: int) -> None:
    match = WARRIOR_KNIGHTS.new_match({"influence_each": each}, 1)
    assert match.say_position(None).startswith(f"Setup. {pool} Influence in the pool.")


def test_an_owners_content_is_played_with_and_its_digest_kept(folder: Path) -> None:
    match = dealt(folder)
    assert match.box.content.stronghold_strength[0] == 500
    assert WARRIOR_KNIGHTS.settings({"content": str(folder)})["content_digest"] == match.box.digest
    assert match.box.digest != house_box().digest


def test_a_folder_is_read_once_as_long_as_nobody_changes_it(folder: Path) -> None:
    assert dealt(folder).box is dealt(folder).box


def test_a_folder_that_changes_during_a_game_is_read_anew_for_the_next_one(folder: Path) -> None:
    first = dealt(folder)
    first.play(choose(first, rng_from(1)))
    strengthen(folder, 500, 600)
    second = dealt(folder)
    assert [match.box.content.stronghold_strength[0] for match in (first, second)] == [500, 600]
    assert second.box.digest != first.box.digest


def test_a_file_that_joins_a_folder_is_noticed(folder: Path) -> None:
    dealt(folder)
    (folder / "citys.toml").touch()
    with pytest.raises(ValueError, match=r"there is no table file 'citys\.toml'; did you mean 'cities\.toml'"):
        dealt(folder)


def test_a_record_holds_with_the_content_it_was_made_with_and_with_no_other(folder: Path) -> None:
    save(played(folder), folder / "game.json")
    assert verify(load(folder / "game.json")).decision.count > 0
    strengthen(folder, 500, 600)
    with pytest.raises(BadRecordError, match="has changed: its digest is"):
        load(folder / "game.json")


def test_a_record_whose_content_is_gone_is_refused(folder: Path) -> None:
    save(played(folder), folder / "game.json")
    (folder / "strongholds.toml").unlink()
    with pytest.raises(BadRecordError, match="holds none of the table files"):
        load(folder / "game.json")


def test_a_deep_copy_of_a_match_goes_on_by_itself() -> None:
    match = begun(3, 4)
    twin = deepcopy(match)
    before = match.digest()
    twin.play(twin.decision.choices()[0])
    assert match.digest() == before != twin.digest()
