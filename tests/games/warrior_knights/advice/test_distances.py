"""Distances on the map: what one move reaches, what a voyage costs, and the sets that are read from them."""

from collections.abc import Iterator
from itertools import product

import pytest

from wk_env.games.warrior_knights.advice.tactics.distances import BY_SEA, FAR, Distances, distances_of
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_AREAS

CONTENT = house_content()
ATLAS = distances_of(CONTENT)
AREAS = range(int(CONTENT.areas))


def moves(area: int, other: int) -> int:
    """How many moves it is from an area to another."""
    return int(ATLAS.moves[area * int(MOST_AREAS) + other])


def areas_in(areas: int) -> Iterator[int]:
    """The areas of a set."""
    return (area for area in AREAS if areas & int(BIT[area]))


@pytest.mark.parametrize("area", AREAS)
def test_one_move_leads_where_a_march_leads(area: int) -> None:
    assert [other for other in AREAS if moves(area, other) == 1] == list(areas_in(int(CONTENT.marches[area])))
    assert moves(area, area) == 0


def test_a_voyage_counts_as_two_moves() -> None:
    ports = [area for area in AREAS if CONTENT.area_port[area] == 1]
    assert len(ports) > 2
    assert max(moves(one, two) for one, two in product(ports, ports)) == BY_SEA


def test_no_way_is_longer_than_one_by_a_third_area() -> None:
    for one, two, three in product(AREAS, AREAS, AREAS):
        assert moves(one, three) <= min(int(FAR), moves(one, two) + moves(two, three))


def test_every_area_can_be_reached() -> None:
    assert max(moves(one, two) for one, two in product(AREAS, AREAS)) < FAR


@pytest.mark.parametrize("area", AREAS)
def test_the_sets_of_what_is_near_agree_with_the_moves(area: int) -> None:
    assert list(areas_in(int(ATLAS.nearer[area]))) == [other for other in AREAS if moves(area, other) <= 1]
    assert list(areas_in(int(ATLAS.near[area]))) == [other for other in AREAS if moves(area, other) <= 2]


def test_a_map_is_drawn_once_as_long_as_it_is_in_use() -> None:
    assert distances_of(CONTENT) is distances_of(CONTENT)
    assert list(Distances(CONTENT).moves) == list(ATLAS.moves)
