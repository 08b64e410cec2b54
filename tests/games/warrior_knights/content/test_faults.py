"""An owner's folder replaces our tables; every fault in it gets one sentence that says what would be right."""

import re
from copy import deepcopy
from pathlib import Path

import pytest

from tests.support.board import HOUSE
from wk_env.content.tables import ContentError
from wk_env.games.warrior_knights.content.load import box_of, house_box, open_box
from wk_env.games.warrior_knights.content.tables import HOUSE as FOLDER

# Table, row, field, value (None removes it), what the sentence says.
FAULTS: list[tuple[str, int, str, object, str]] = [
    ("city", 3, "income", -1, "cities.toml: city 3 (Monz): income is -1; it takes a whole number from 0 to 20"),
    ("city", 3, "income", "three", "income is 'three'; it takes a whole number from 0 to 20"),
    ("city", 3, "income", True, "income is True; it takes a whole number"),
    ("city", 3, "income", None, "income is missing; it takes a whole number from 0 to 20"),
    ("city", 3, "incom", 3, "there is no field 'incom'; did you mean 'income'?"),
    ("city", 3, "strength", 250, "strength is 250; it takes a whole number from 100 to 1000 in steps of 100"),
    ("city", 3, "name", " ", "name is ' '; it takes a text of one line"),
    ("city", 3, "name", "Vecht", "each takes a name of its own"),
    ("area", 1, "name", "Kovel", "each takes a name of its own"),
    ("noble", 1, "name", "Lorenz von Linden", "each takes a name of its own"),
    ("city", 3, "id", 4, "id is 4; ids run from 0 in the order of the rows, so it takes 3"),
    ("city", 3, "area", 55, "area 55 is not kingdom; cities 0 to 17 take the Kingdom"),
    ("city", 3, "area", 61, "area is 61; there are the areas 0 to 59"),
    ("city", 3, "area", 0, "another city stands in area 0; it takes an area of its own"),
    ("city", 3, "port", True, "port differs from that of area 7 in areas.toml; it takes the same"),
    ("city", 3, "strength_provenance", "my box", "strength_provenance is 'my box'; it takes one of rulebook, faq"),
    ("area", 5, "kind", "sea", "kind is 'sea'; it takes one of kingdom, overseas"),
    ("area", 5, "row", 0.5, "row is 0.5; it takes a whole number"),
    ("area", 5, "column", 0, "area 0 has the same row and column; each area takes a place of its own"),
    ("area", 5, "kind", "overseas", "outer is true; it is for the Kingdom only"),
    ("mountain", 0, "between", [1, 1], "between [1] is no border; it takes two Kingdom areas, 0 to 53"),
    ("mountain", 0, "between", [0, 50], "areas 0 and 50 do not touch; it takes two that do"),
    ("mountain", 0, "between", [21, 15], "the border [15, 21] is listed twice; once is enough for both ways"),
    ("mountain", 0, "between", [1], "between is [1]; it takes a list of 2 values"),
    ("bridge", 0, "between", [0, 1], "no river lies between [0, 1]; it takes a river border"),
    ("road", 0, "areas", [0, 1, 40], "it goes from area 1 to 40, which is no open border"),
    ("road", 0, "areas", [0, 1, 0], "it visits an area twice; a course visits each area once"),
    ("noble", 5, "baron", 2, "this row takes baron 1 and symbol square"),
    ("baron", 1, "letter", "GG", "letter is 'GG'; it takes one letter"),
    ("baron", 1, "letter", "G", "two Barons share the letter ['G']; each takes his own"),
    ("mercenary", 0, "wage", -2, "wage is -2; it takes a whole number from 0 to 20"),
    ("mercenary", 0, "strength", 60, "strength is 60; it takes a whole number from 50 to 200 in steps of 50"),
    ("mercenary", 0, "nationality", "French", "nationality is 'French'; it takes one of English, Lombard"),
    ("mercenary", 0, "copies", 5, "the copies of 'mercenary' add up to 67; they take 66"),
    ("regular", 0, "copies", 2, "the copies of 'regular' add up to 3; they take 4"),
    ("fate", 7, "symbol", "moon", "symbol is 'moon'; it takes one of star, square, triangle, circle"),
    ("fate", 7, "symbol", "star", "its Noble stands on an earlier card; each Noble takes one card"),
    ("fate", 7, "city", 13, "city 13 stands on an earlier card; each city takes one card"),
    ("fate", 7, "china", "9x", "china is '9x'; it takes one of no_news, fleet_lost"),
    ("action", 6, "copies", 4, "the copies of Neutral cards add up to 9; they take 8"),
    ("action", 0, "key", "draft_soldiers", "key is 'draft_soldiers'; this row takes 'levy_taxes'"),
    ("numbers", 0, "track_fees", [8, 7, 6], "track_fees is [8, 7, 6]; it takes a list of 7 values"),
    ("stronghold", 0, "strength", 10_000, "strength is 10000; it takes a whole number from 100 to 1000"),
    ("event", 0, "text", "", "text is ''; it takes a text of one line"),
]
# File, text, what the sentence says.
FILES: list[tuple[str, str, str]] = [
    ("cities.toml", "[[city]]\nid = ", "cities.toml is not TOML: "),
    ("cities.toml", "[city]\nid = 0\n", "'city' is {'id': 0}; write [[city]] above each row"),
    ("cities.toml", "[[town]]\nid = 0\n", "there is no table 'town'; there are city"),
    ("cities.toml", "", "the table 'city' is missing; write [[city]] above each row"),
    ("cities.toml", "city = 3\n", "'city' is 3; write [[city]] above each row"),
    ("cities.toml", "city = []\n", "there are 0 rows of 'city'; it takes 24"),
    ("city.toml", "", "there is no table file 'city.toml'; did you mean 'cities.toml'?"),
    ("notes.txt", "", "holds none of the table files areas.toml"),
]


def complaint(table: str, row: int, field: str, value: object) -> str:
    """What is said of our tables with one field changed."""
    tables = deepcopy(HOUSE)
    tables[table][row][field] = value
    if value is None:
        del tables[table][row][field]
    with pytest.raises(ContentError) as caught:
        box_of(tables)
    return str(caught.value)


@pytest.mark.parametrize(("table", "row", "field", "value", "sentence"), FAULTS)
def test_a_wrong_field_gets_a_sentence(table: str, row: int, field: str, value: object, sentence: str) -> None:
    assert sentence in complaint(table, row, field, value)


@pytest.mark.rule("WK-012")
def test_an_overseas_area_takes_a_port() -> None:
    assert "port is false; an overseas area takes true" in complaint("area", 55, "port", value=False)


@pytest.mark.parametrize(("name", "text", "sentence"), FILES)
def test_a_wrong_file_gets_a_sentence(tmp_path: Path, name: str, text: str, sentence: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(ContentError, match=re.escape(sentence)):
        open_box(tmp_path)


def test_a_folder_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read: No such file or directory"):
        open_box(tmp_path / "nowhere")


def test_what_is_no_text_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "cities.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=re.escape("cities.toml is not UTF-8 text: byte 0")):
        open_box(tmp_path)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cities.toml").write_bytes(b"#" * (2**20 + 1))
    with pytest.raises(ContentError, match="is over 1 MiB"):
        open_box(tmp_path)


def test_an_owners_file_replaces_ours_and_the_others_stay(tmp_path: Path) -> None:
    text = (FOLDER / "strongholds.toml").read_text().replace("strength = 400", "strength = 500")
    (tmp_path / "strongholds.toml").write_text(text)
    content = open_box(tmp_path).content
    assert list(content.stronghold_strength) == [500] * 6
    assert list(content.city_income) == list(house_box().content.city_income)


def test_the_digest_tells_what_is_played_and_not_what_it_is_called() -> None:
    named, stronger = deepcopy(HOUSE), deepcopy(HOUSE)
    named["city"][0]["name"] = "Qovel"
    number = stronger["city"][0]["strength"]
    assert isinstance(number, int)
    stronger["city"][0]["strength"] = number + 100
    assert box_of(named).digest == house_box().digest
    assert box_of(stronger).digest != house_box().digest


def test_a_board_of_other_shapes_lists_its_borders() -> None:
    tables = deepcopy(HOUSE)
    tables["border"] = [{"between": [0, 1]}, {"between": [1, 53]}]
    tables["mountain"], tables["river"], tables["bridge"] = [], [], []
    tables["road"] = [{"name": "Long Road", "areas": [0, 1, 53]}]
    assert [box_of(tables).content.steps[area] for area in (0, 1, 2)] == [1 << 1, 1 + (1 << 53), 0]
