"""Every number of an observation has a type, and over whole games it lies in it."""

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray
from wk_experiments.games.warrior_knights.random_barons import choose

from wk_env.doors.columns import Column, columns_of, scale_of
from wk_env.games.warrior_knights.encoding import blocks
from wk_env.games.warrior_knights.observation_blocks import COMPACT_BLOCKS, WIDE_BLOCKS
from wk_env.kernel.kinds import BITS, CATEGORY, NUMBER
from wk_env.kernel.rng import rng_from
from wk_env.kernel.spec import Settings
from wk_env.play.registry import GAMES, game_named

BARGAINS: Settings = {"offers": 1, "bargain_windows": 1}
VARIANTS: Settings = {**BARGAINS, "heirs": 1, "elimination": 1, "open_motions": 4, "miracles": 1, "most_rounds": 30}
GAMES_PLAYED = [("wk/tollgate", {"seats": 4}), ("wk/warrior-knights", {}), ("wk/warrior-knights", VARIANTS)]


def sights(game: str, settings: Settings, observation: str, seed: int) -> Iterator[NDArray[np.int16]]:
    """What each seat sees now and then in lively games."""
    spec, luck = game_named(game), rng_from(seed)
    match, lens = spec.new_match(settings, seed), spec.lens(observation)
    for number in range(2500):
        for seat in range(match.seats) if number % 37 == 0 else ():
            lens.look(match, seat)
            yield np.frombuffer(lens.numbers, np.int16).copy()
        if match.decision.count == 0:
            match = spec.new_match(settings, seed + number)
        match.play(choose(match, luck))


def named(block: str, observation: str = "wide") -> list[Column]:
    """The columns of a block of Warrior Knights."""
    return [column for column in columns_of(game_named("wk/warrior-knights"), observation) if column.block == block]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observation", ["compact", "wide"])
def test_there_is_a_type_for_every_number(game: str, observation: str) -> None:
    spec = game_named(game)
    columns = columns_of(spec, observation)
    assert [column.number for column in columns] == list(range(spec.lens(observation).width))
    assert {column.kind for column in columns} == {NUMBER, CATEGORY, BITS}
    for block in spec.blocks(observation):
        assert len(block.kinds) in {1, block.count}, block.name


@pytest.mark.parametrize(("game", "settings"), GAMES_PLAYED, ids=["tollgate", "base", "variants"])
@pytest.mark.parametrize("observation", ["compact", "wide"])
def test_every_observed_number_lies_in_its_type(game: str, settings: Settings, observation: str) -> None:
    columns = columns_of(game_named(game), observation)
    lowest = np.array([column.low for column in columns])
    top = {CATEGORY: lambda c: c.low + c.size - 1, BITS: lambda c: 2**c.size - 1, NUMBER: lambda c: c.high}
    highest = np.array([top[column.kind](column) for column in columns])
    rows = np.array(list(sights(game, settings, observation, 7)))
    assert len(rows) > 100
    faults = np.flatnonzero(((rows < lowest) | (rows > highest)).any(0))
    assert [columns[place] for place in faults] == []


def test_what_is_named_for_its_kind_is_there() -> None:
    names = {block.name for block in COMPACT_BLOCKS}
    assert names >= {*blocks.CATEGORIES, *blocks.SETS}
    assert len(set(blocks.CATEGORIES)) == len(blocks.CATEGORIES)


@pytest.mark.parametrize(
    ("block", "kind", "size"),
    [
        ("ask", CATEGORY, 128),
        ("asked", CATEGORY, 7),
        ("stronghold", CATEGORY, 63),
        ("noble at", CATEGORY, 162),
        ("owner", CATEGORY, 8),
        ("cards", CATEGORY, 64),
        ("troop cards", CATEGORY, 71),
        ("on way", BITS, 13),
        ("fresh", BITS, 1),
        ("is ask", BITS, 1),
        ("crowns", NUMBER, 1),
        ("casualties", NUMBER, 1),
        ("strikes", NUMBER, 1),
        ("fist", NUMBER, 1),
        ("rules", NUMBER, 1),
    ],
)
def test_areas_and_cards_are_categories_sets_are_bits_and_counts_are_numbers(block: str, kind: str, size: int) -> None:
    assert {(column.kind, column.size) for column in named(block)} == {(kind, size)}


def test_a_bargain_is_of_several_kinds() -> None:
    assert [column.kind for column in named("offer")] == [CATEGORY, CATEGORY, NUMBER, CATEGORY, CATEGORY]


def test_only_what_counts_is_a_number() -> None:
    words = ("kind of", "area", "where", "from 1", "spot", "1 for", "1 while", "1 if")
    counted = [block for block in WIDE_BLOCKS if block.kinds == (NUMBER,) and block.meaning.startswith(words)]
    assert {block.name for block in counted} == {"siege"}  # since how many rounds


@pytest.mark.parametrize(("game", "settings"), GAMES_PLAYED[:2], ids=["tollgate", "base"])
def test_scaled_numbers_lie_between_minus_one_and_one_and_keep_their_order(game: str, settings: Settings) -> None:
    scale = scale_of(game_named(game), "wide")
    rows = np.array(list(sights(game, settings, "wide", 5)))
    found = scale(rows)
    assert found.dtype == np.float32
    assert np.array_equal(found[3], scale(rows[3]))
    assert found.min() >= -1
    assert found.max() <= 1
    for column in range(rows.shape[1]):
        values, places = np.unique(rows[:, column], return_index=True)
        assert (np.diff(found[places, column]) > 0).all() or len(values) == 1


def test_a_number_is_scaled_by_its_logarithm_a_category_in_equal_steps() -> None:
    spec = game_named("wk/warrior-knights")
    scale, row = scale_of(spec, "compact"), np.zeros(spec.lens().width, np.int16)
    crowns, owner, fist = (named(name, "compact")[0].number for name in ("crowns", "owner", "fist"))
    row[[crowns, owner, fist]] = 20, 3, -1
    found = scale(row)
    assert found[crowns] == pytest.approx(np.log(21) / np.log(10_000))
    assert found[owner] == pytest.approx(4 / 7)
    assert found[fist] == pytest.approx(-np.log(2) / np.log(1000))
