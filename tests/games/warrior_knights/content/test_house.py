"""The tables of the house hold together, and keep to what is known of the published game."""

import itertools
from collections import Counter
from statistics import correlation, fmean

import pytest

from tests.support.board import CITIES, CITY_AREAS, FREE, HOUSE, KINGDOM, OPEN, PLACE, RIVER, ROADS, distances, meet
from wk_env.content.shapes import PROVENANCES
from wk_env.content.tables import Row, number_of
from wk_env.games.warrior_knights.content.checks import borders_of
from wk_env.games.warrior_knights.content.load import house_box, house_content
from wk_env.games.warrior_knights.content.shapes import SYMBOLS
from wk_env.games.warrior_knights.rules.numbers import TROOPS

OVERSEAS = {"Acre", "Alexandria", "Cadiz", "Constantinople", "Jerusalem", "Syracuse"}
KNOWN_STRENGTH = {"Vecht": 300, "Froli": 200, "Monz": 200}
KNOWN_NOBLES = {
    "Alan of Smalt": 0,
    "Ernesto di Celadon": 0,
    "Lorenz von Linden": 0,
    "Guy de Solferino": 1,
    "Ricardo di Scarletti": 1,
    "Sir Hugh Murrey": 1,
    "Otto von Prussen": 2,
    "Louis de Cyan": 2,
    "Renaud de Malve": 3,
    "Geoffrey Lavender": 3,
    "Guntram von Flieder": 3,
    "Jean-Luc d'Ambre": 4,
    "Esteban di Gaudi": 4,
    "Sir John Dudley Black": 5,
}
MARGINALS = {
    "revolt": {"revolt": 4, "calm": 20},
    "battle": {"casualties": 10, "prevent": 7, "victory": 4, "draw": 3},
    "nationality": dict.fromkeys(("English", "Lombard", "Polish", "Rumanian", "Swiss", "Tuscan"), 4),
    "ceylon": {"no_news": 3, "fleet_lost": 5, "1x": 9, "2x": 7},
    "spice": {"no_news": 4, "fleet_lost": 11, "1x": 1, "2x": 5, "3x": 3},
    "china": {"no_news": 5, "fleet_lost": 14, "2x": 1, "3x": 1, "4x": 3},
}


def place_of(city: str) -> tuple[int, int]:
    """Row and column of a city's area."""
    return next(PLACE[number_of(row, "area")] for row in CITIES if row["name"] == city)


def provenances(row: Row) -> list[object]:
    """The words by which a row says where it comes from."""
    return [value for name, value in row.items() if name.endswith("provenance") and not isinstance(value, dict)]


def test_every_row_says_where_it_comes_from() -> None:
    rows = [row for table, rows in HOUSE.items() if table not in {"provenance", "numbers"} for row in rows]
    rows = [row for row in rows if "worth" not in row or provenances(row)]
    assert all(provenances(row) and set(provenances(row)) <= set(PROVENANCES) for row in rows)


@pytest.mark.rule("WK-009", "WK-010")
def test_the_kingdom_is_connected_and_the_river_is_one_line_with_four_bridges() -> None:
    assert all(len(distances(OPEN, area)) == len(KINGDOM) for area in KINGDOM)
    assert min(len(near) for near in OPEN.values()) >= 2
    assert all(meet(one, two) for one, two in itertools.pairwise(RIVER))
    assert max(sum(meet(one, two) for two in RIVER) for one in RIVER) == 2
    assert len(set(borders_of(HOUSE, "bridge"))) == 4


@pytest.mark.rule("WK-011")
def test_every_kingdom_city_lies_on_a_road_and_no_border_bears_two() -> None:
    pairs = [frozenset(pair) for course in ROADS for pair in itertools.pairwise(course)]
    assert len(set(pairs)) == len(pairs)
    assert {area for area in CITY_AREAS if area in KINGDOM} <= {area for course in ROADS for area in course}


@pytest.mark.rule("WK-530")
def test_outer_areas_are_those_at_the_edge_of_the_kingdom() -> None:
    rows, columns = max(PLACE[area][0] for area in KINGDOM), max(PLACE[area][1] for area in KINGDOM)
    edge = [PLACE[area][0] in {0, rows} or PLACE[area][1] in {0, columns} for area in KINGDOM]
    assert [HOUSE["area"][area]["outer"] for area in KINGDOM] == edge


@pytest.mark.rule("WK-006", "WK-007", "WK-008")
def test_cities_are_where_and_what_the_reports_say() -> None:
    assert {row["name"] for row in CITIES[18:]} == OVERSEAS
    assert {name: strength for name, strength in KNOWN_STRENGTH.items() if strength_of(name) != strength} == {}
    assert max(place_of(name)[1] for name in ("Froli", "Monz", "Kovel", "Surat")) < 3
    assert min(place_of("Gedze")) >= 4
    assert min(distances(OPEN, area)[number_of(row, "area")] for area in FREE for row in CITIES[:18]) == 1


def strength_of(city: str) -> int:
    """The printed strength of a city."""
    return next(number_of(row, "strength") for row in CITIES if row["name"] == city)


def test_a_hundred_troops_can_besiege_most_cities_of_the_kingdom() -> None:
    weak = [row["name"] for row in CITIES[:18] if number_of(row, "strength") <= 200]
    assert len(weak) >= 9
    assert all(strength_of(name) < 400 for name in KNOWN_STRENGTH)


def test_strong_cities_pay_and_those_overseas_pay_more() -> None:
    for cities in (CITIES, CITIES[:18], CITIES[18:]):
        strengths, incomes = ([number_of(row, name) for row in cities] for name in ("strength", "income"))
        assert correlation(strengths, incomes) > 0.7
    near, far = (fmean(number_of(row, "income") for row in cities) for cities in (CITIES[:18], CITIES[18:]))
    assert far > near + 2


@pytest.mark.rule("WK-012", "WK-335")
def test_ports_are_those_known_and_the_overseas_ones() -> None:
    ports = {row["name"] for row in HOUSE["area"] if row["port"]}
    assert OVERSEAS | {"Ballin"} <= ports
    content = house_content()
    assert not any(content.steps[area] for area in range(content.kingdom_areas, content.areas))


@pytest.mark.rule("WK-016")
def test_every_known_noble_serves_his_own_baron() -> None:
    serves = {str(row["name"]): number_of(row, "baron") for row in HOUSE["noble"]}
    assert {name: serves[name] for name in KNOWN_NOBLES} == KNOWN_NOBLES
    assert {row["name"] for row in HOUSE["noble"] if row["name_provenance"] != "house"} == set(KNOWN_NOBLES)


@pytest.mark.rule("WK-025")
def test_every_noble_and_every_city_stands_on_one_fate_card() -> None:
    cards = HOUSE["fate"]
    assert {(card["baron"], card["symbol"]) for card in cards} == {(b, s) for b in range(6) for s in SYMBOLS}
    assert sorted(number_of(card, "city") for card in cards) == list(range(24))


@pytest.mark.rule("WK-026", "WK-027")
@pytest.mark.parametrize("column", MARGINALS)
def test_fate_cards_show_each_result_as_often_as_was_dealt_for(column: str) -> None:
    assert Counter(card[column] for card in HOUSE["fate"]) == MARGINALS[column]


@pytest.mark.rule("WK-022", "WK-023", "WK-024")
def test_mercenaries_are_eleven_a_nationality_at_a_wage_of_a_fiftieth() -> None:
    content = house_content()
    assert Counter(content.troop_nation[:TROOPS]) == {-1: 24, 0: 11, 1: 11, 2: 11, 3: 11, 4: 11, 5: 11}
    assert all(content.troop_wage[t] * 50 == content.troop_strength[t] for t in range(90))
    assert [content.troop_strength[t] for t in range(4)] == [50, 50, 50, 100]


@pytest.mark.rule("WK-028", "WK-030")
def test_neutral_actions_are_eight_of_five_kinds() -> None:
    assert Counter(house_content().neutral_kind) == {0: 3, 1: 2, 2: 1, 3: 1, 4: 1}


@pytest.mark.rule("WK-136")
def test_fees_fall_along_the_track() -> None:
    assert list(house_content().track_fee) == [8, 7, 6, 5, 4, 3, 2]


def test_names_cover_every_number() -> None:
    names = house_box().names
    counts = [
        len(names.areas),
        len(names.cities),
        len(names.nobles),
        len(names.cards) - len(names.agendas),
        len(names.agendas),
    ]
    assert counts == [60, 24, 24, 36, 44]
    assert names.card(36) == "Private Motion"
    assert names.card_text(0).startswith("A fever")
