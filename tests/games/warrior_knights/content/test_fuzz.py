"""Whatever is done to the tables: they load, or one sentence says why not. Never a traceback."""

import json
import random
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.board import HOUSE
from wk_env.content.tables import ContentError, Row, Tables
from wk_env.games.warrior_knights.content.load import Box, box_of, open_box
from wk_env.games.warrior_knights.content.tables import HOUSE as FOLDER
from wk_env.games.warrior_knights.content.tables import LAYOUT

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["star", "kingdom", "baron", "house", "gain", "each", "1x", "never", "table"]),
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
seeds = st.integers(0, 2**32)


def loads_or_says_why(tables: Tables) -> Box | str:
    """A box, or the one sentence."""
    try:
        return box_of(tables)
    except ContentError as fault:
        sentence = str(fault)
    is_sentence(sentence)
    return sentence


def is_sentence(text: str) -> None:
    """A fault is told in one line that names the file."""
    assert 0 < len(text) < 600
    assert text.isprintable()
    assert ".toml" in text


def spoil(luck: random.Random, rows: list[Row], value: object) -> None:
    """Do one random thing to the rows of a table."""
    row = luck.choice(rows)
    name = luck.choice(sorted(row))
    deed = luck.randrange(7)
    if deed == 0:
        del row[name]
    elif deed == 1:
        row[f"{name}x"] = value
    elif deed == 2:
        rows.append(deepcopy(row))
    elif deed == 3:
        rows.remove(row)
    elif deed == 4:
        luck.shuffle(rows)
    elif deed == 5 and isinstance(row[name], dict):
        spoil(luck, [row[name]], value)  # type: ignore[list-item]  # a table within a table
    else:
        row[name] = value


@given(seeds, values)
@settings(max_examples=400, deadline=None)
def test_spoilt_tables_load_or_get_a_sentence(seed: int, value: object) -> None:
    luck = random.Random(seed)
    tables = deepcopy(HOUSE)
    spoil(luck, tables[luck.choice(sorted(name for name in tables if tables[name]))], value)
    loads_or_says_why(tables)


@given(seeds)
@settings(max_examples=150, deadline=None)
def test_values_from_elsewhere_load_or_get_a_sentence(seed: int) -> None:
    luck = random.Random(seed)
    tables = deepcopy(HOUSE)
    rows = [row for name in tables for row in tables[name]]
    row, other = luck.choice(rows), luck.choice(rows)
    row[luck.choice(sorted(row))] = deepcopy(luck.choice(sorted(other.values(), key=json.dumps)))
    loads_or_says_why(tables)


@given(st.sampled_from(sorted(LAYOUT.files)), seeds, st.binary(max_size=6), st.integers(0, 30))
@settings(max_examples=150, deadline=None)
def test_spoilt_files_load_or_get_a_sentence(file: str, seed: int, put: bytes, cut: int) -> None:
    whole = (LAYOUT.elsewhere.get(file, FOLDER) / file).read_bytes()
    place = random.Random(seed).randrange(len(whole))
    with TemporaryDirectory() as folder:
        Path(folder, file).write_bytes(whole[:place] + put + whole[place + cut :])
        is_sentence(said_of(Path(folder)))


def said_of(folder: Path) -> str:
    """The sentence about a folder; that it loads, if it does."""
    try:
        open_box(folder)
    except ContentError as fault:
        return str(fault)
    return "all .toml files load"
