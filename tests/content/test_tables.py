"""Tables of a game that there is not: read from its own folder and an owner's, each fault in a sentence."""

from pathlib import Path

import pytest

from wk_env.content.shapes import SWITCH, TEXT, Listing, Number, Shape, Sources, Word, check_row
from wk_env.content.tables import ContentError, Row, TableLayout, stamps_of

GOODS = '[[good]]\nname = "salt"\nprice = 3\n\n[[good]]\nname = "silk"\nprice = 9\n'
SHAPE: Shape = {"name": TEXT, "price": Number(1, 9, 2), "kind?": Word(("dry", "wet")), "old?": SWITCH}


@pytest.fixture
def layout(tmp_path: Path) -> TableLayout:
    """The tables of a market, our own written down."""
    house = tmp_path / "house"
    house.mkdir()
    (house / "goods.toml").write_text(GOODS)
    (house / "days.toml").write_text("[year]\ndays = 5\n")
    return TableLayout(house, {"goods.toml": ("good", "rumour"), "days.toml": ("year",)}, ("year",), ("rumour",))


def test_an_owners_file_stands_for_ours_and_the_rest_is_ours(layout: TableLayout, tmp_path: Path) -> None:
    assert layout.read(None)["year"] == [{"days": 5}]
    (tmp_path / "goods.toml").write_text('[[good]]\nname = "tin"\nprice = 1\n[[rumour]]\ntext = "war"\n')
    assert layout.read(tmp_path) == {
        "good": [{"name": "tin", "price": 1}],
        "rumour": [{"text": "war"}],
        "year": [{"days": 5}],
    }
    assert layout.row_name("good", 1, {"name": "silk"}) == "goods.toml: good 1 (silk)"


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("gods.toml", "", r"there is no table file 'gods.toml'; did you mean 'goods.toml'\?"),
        ("readme.md", "", r"holds none of the table files goods.toml, days.toml"),
        ("goods.toml", "", r"goods.toml: the table 'good' is missing; write \[\[good\]\] above each row"),
        ("days.toml", "[[year]]\ndays = 5\n", r"days.toml: 'year' is .*; write \[year\] above each row"),
        ("days.toml", "[years]\n", r"days.toml: there is no table 'years'; did you mean 'year'\?"),
        ("days.toml", "[year", "days.toml is not TOML: "),
    ],
)
def test_a_folder_that_cannot_be_read_gets_a_sentence(
    layout: TableLayout, tmp_path: Path, file: str, text: str, sentence: str
) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / file).write_text(text)
    with pytest.raises(ContentError, match=sentence):
        layout.read(own)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"name": "salt"}, "here: price is missing; it takes a whole number from 1 to 9 in steps of 2"),
        ({"name": "salt", "price": 2}, "here: price is 2; it takes a whole number from 1 to 9 in steps of 2"),
        ({"name": "salt", "price": True}, "here: price is True; it takes a whole number"),
        ({"name": " ", "price": 1}, "here: name is ' '; it takes a text of one line, 1 to 400 characters"),
        ({"name": "salt", "price": 1, "prize": 1}, r"here: there is no field 'prize'; did you mean 'price'\?"),
        ({"name": "salt", "price": 1, "kind": "raw"}, "here: kind is 'raw'; it takes one of dry, wet"),
        ({"name": "salt", "price": 1, "old": 1}, "here: old is 1; it takes true or false"),
        (
            {"name": "salt", "price": 1, "price_provenance": "me"},
            "price_provenance is 'me'; it takes one of rule",
        ),
    ],
)
def test_a_row_that_has_not_the_shape_of_its_table_gets_a_sentence(row: Row, sentence: str) -> None:
    check_row(SHAPE, "here", {"name": "salt", "price": 3, "kind": "dry", "price_provenance": "house"})
    with pytest.raises(ContentError, match=sentence):
        check_row(SHAPE, "here", row)


def test_lists_and_provenances_say_what_they_take() -> None:
    pair, sources = Listing(Number(0, 3), 2, 2), Sources()
    assert (pair.fits([0, 3]), pair.fits([0]), pair.fits([0, 4]), pair.fits(0)) == (True, False, False, False)
    assert pair.takes == "a list of 2 values, each a whole number from 0 to 3"
    assert (sources.fits({"a": "faq"}), sources.fits({"a": "me"})) == (True, False)


def test_the_stamps_of_a_folder_differ_once_a_file_is_written(layout: TableLayout) -> None:
    before = stamps_of(layout.house)
    (layout.house / "goods.toml").write_text(GOODS + "\n")
    assert stamps_of(layout.house) != before
