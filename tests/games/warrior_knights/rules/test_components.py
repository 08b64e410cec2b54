"""Components: what is in the box, and what our content says about what the rulebook leaves open."""

from collections import Counter

import pytest

from tests.support.arrange import arrange, control, noble_of, put
from tests.support.base_sizes import MERCENARIES
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.deeds import draw_mercenary, move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_CARDS,
    AGENDAS,
    CIRCLE,
    DEAL,
    DRAW_FATE,
    EVENTS,
    FATE_CARDS,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    FLEET_LOST,
    IN_DISCARD,
    MOST_SEATS,
    NO_NEWS,
    NOBLES,
    NONE,
    OFF_BOARD,
    PREVENT,
    RAZED,
    REGULARS,
    SPOTS,
    SQUARE,
    STAR,
    TRIANGLE,
    TROOPS,
    VICTORY,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.phases.wages import owes_wages
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, bury
from wk_env.games.warrior_knights.rules.procedures.retreat import is_next_to
from wk_env.games.warrior_knights.rules.procedures.track import FREE, has_spot, may_take
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats, first_of
from wk_env.games.warrior_knights.rules.queries import (
    baron_of,
    baron_of_army,
    city_in,
    full_strength,
    has_army_in,
    in_order,
    is_besieged,
    strength_of,
    strength_of_hold,
    symbol_of,
    troops_of,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import new_table

CONTENT = house_content()


@pytest.mark.rule("WK-001", "WK-016")
def test_each_baron_has_four_nobles_one_of_each_symbol() -> None:
    assert [symbol_of(noble) for noble in range(8, 12)] == [STAR, SQUARE, TRIANGLE, CIRCLE]
    assert {baron_of(noble) for noble in range(8, 12)} == {2}
    assert NOBLES == 4 * MOST_SEATS


@pytest.mark.rule("WK-001", "WK-002", "WK-039")
def test_the_order_runs_once_round_the_table_from_the_chairman() -> None:
    table = arrange(seats=4).state
    table.chairman = 2
    assert [in_order(table, place) for place in range(4)] == [2, 3, 0, 1]
    assert first_of(table, all_seats(table)) == 2
    assert first_of(table, 0b0011) == 0
    assert first_of(table, 0) == NONE


@pytest.mark.rule("WK-039")
def test_a_new_chairman_comes_first_at_once() -> None:
    table = arrange(seats=4).state
    table.chairman = 3
    assert first_of(table, 0b1110) == 3


@pytest.mark.rule("WK-003", "WK-004")
def test_armies_are_those_of_nobles_and_the_unled_troops_of_a_stronghold() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 7, troops=(50, 100))
    game.state.stronghold_at[1] = 9
    assert troops_of(game.state, noble_of(0, STAR)) == 150
    assert troops_of(game.state, FIRST_GROUP + 1) == 250
    assert baron_of_army(FIRST_GROUP + 1) == 1
    assert has_army_in(game.state, 0, 7)
    assert has_army_in(game.state, 1, 9)
    assert not has_army_in(game.state, 0, 9)


@pytest.mark.rule("WK-006", "WK-007", "WK-012")
def test_six_overseas_areas_hold_a_city_each_and_have_ports() -> None:
    overseas = range(CONTENT.kingdom_areas, CONTENT.areas)
    assert len(overseas) == 6
    assert sorted(CONTENT.area_city[area] for area in overseas) == list(range(18, 24))
    assert [CONTENT.area_port[area] for area in overseas] == [1] * 6
    assert sorted(city for city in CONTENT.area_city if city != NONE) == list(range(24))


@pytest.mark.rule("WK-007")
def test_a_razed_city_is_no_city() -> None:
    table = arrange().state
    area = table.content.city_area[4]
    assert city_in(table, area) == 4
    table.city_owner[4] = RAZED
    assert city_in(table, area) == NONE


@pytest.mark.rule("WK-008")
def test_every_city_has_strength_and_income() -> None:
    assert {strength % 100 for strength in CONTENT.city_strength} == {0}
    assert 400 in CONTENT.city_strength
    assert min(CONTENT.city_strength) >= 100
    assert min(CONTENT.city_income) >= 1


@pytest.mark.rule("WK-009", "WK-010", "WK-011")
def test_borders_are_the_same_from_both_sides_and_roads_join_areas() -> None:
    table = arrange().state
    areas = range(CONTENT.kingdom_areas)
    assert all(is_next_to(table, one, two) == is_next_to(table, two, one) for one in areas for two in areas)
    assert CONTENT.roads > 0
    assert any(steps != 0 for steps in CONTENT.road_steps)


@pytest.mark.rule("WK-013")
def test_the_board_has_three_places_for_agendas_three_expeditions_and_three_stacks() -> None:
    table = arrange().state
    assert (len(table.current), len(table.voyage_spot), len(table.stack_left)) == (3, VOYAGES, 3)


@pytest.mark.rule("WK-008", "WK-014")
def test_a_marker_names_the_controller_and_a_fortified_face_adds_strength() -> None:
    game = arrange()
    control(game, 1, 3)
    assert (game.state.city_owner[3], game.state.fortified[3]) == (1, 0)
    game.state.fortified[3] = 1
    assert full_strength(game.state, 3) == CONTENT.city_strength[3] + 100


@pytest.mark.rule("WK-015")
def test_every_colour_has_a_stronghold_of_its_strength() -> None:
    game = arrange()
    game.state.colour[0] = 4
    assert len(CONTENT.stronghold_strength) == MOST_SEATS
    assert full_strength(game.state, FIRST_STRONGHOLD) == CONTENT.stronghold_strength[4]


@pytest.mark.rule("WK-022")
def test_regulars_are_three_fifties_and_a_hundred() -> None:
    assert list(CONTENT.troop_strength[20:24]) == [50, 50, 50, 100]
    assert set(CONTENT.troop_nation[:REGULARS]) == {NONE}
    assert min(CONTENT.troop_wage[:REGULARS]) >= 1


@pytest.mark.rule("WK-023", "WK-024")
def test_mercenaries_are_66_cards_of_six_nations_paid_by_strength() -> None:
    strengths, wages = CONTENT.troop_strength[REGULARS:TROOPS], CONTENT.troop_wage[REGULARS:TROOPS]
    assert len(strengths) == MERCENARIES == 66
    assert Counter(CONTENT.troop_nation[REGULARS:TROOPS]) == dict.fromkeys(range(6), 11)
    assert [wage * 50 for wage in wages] == list(strengths)
    assert {50, 100, 150} <= set(strengths)


@pytest.mark.rule("WK-025", "WK-026", "WK-027")
def test_fate_cards_carry_seven_results_each() -> None:
    assert len(CONTENT.fate_baron) == FATE_CARDS == 24
    assert Counter(CONTENT.fate_baron) == dict.fromkeys(range(6), 4)
    assert Counter(CONTENT.fate_symbol) == dict.fromkeys(range(4), 6)
    assert sorted(CONTENT.fate_city) == list(range(24))
    assert Counter(CONTENT.fate_nation) == dict.fromkeys(range(6), 4)
    assert set(CONTENT.fate_revolt) == {0, 1}
    assert set(CONTENT.fate_battle) == {DEAL, PREVENT, VICTORY, DRAW_FATE}
    assert set(CONTENT.fate_voyage) == {NO_NEWS, FLEET_LOST, 1, 2, 3, 4}


@pytest.mark.rule("WK-027")
def test_ceylon_succeeds_most_and_pays_least_and_china_the_reverse() -> None:
    tracks = [CONTENT.fate_voyage[track * 24 : track * 24 + 24] for track in range(VOYAGES)]
    paid = [[result for result in track if result > 0] for track in tracks]
    means = [sum(track) / len(track) for track in paid]
    assert len(paid[0]) > len(paid[1]) > len(paid[2])
    assert means[0] < means[1] < means[2]


@pytest.mark.rule("WK-028", "WK-030")
def test_there_are_twelve_action_cards_a_baron_and_eight_neutral_ones_of_five_kinds() -> None:
    assert ACTION_CARDS == 12 * MOST_SEATS + 8
    assert len(CONTENT.neutral_kind) == 8
    assert [list(CONTENT.neutral_kind).count(kind) for kind in (2, 3, 4)] == [1, 1, 1]
    assert set(CONTENT.neutral_kind) == {0, 1, 2, 3, 4}


@pytest.mark.rule("WK-031", "WK-032")
def test_there_are_36_events_of_three_colours_and_44_agendas() -> None:
    assert list(CONTENT.events) == list(range(EVENTS)) == list(range(36))
    assert len(CONTENT.agenda_kind) == AGENDAS == 44
    assert {CONTENT.event_colour[card] for card in CONTENT.events} == {0, 1, 2}
    assert set(CONTENT.agenda_kind) == {0, 1, 2, 3, 4}


@pytest.mark.rule("WK-033", "WK-034")
def test_a_table_keeps_four_resources_a_baron() -> None:
    table = new_table(Rules(seats=3), CONTENT)
    assert [len(column) for column in (table.crowns, table.votes, table.faith, table.influence)] == [6] * 4


@pytest.mark.rule("WK-035", "WK-036")
def test_tokens_lower_strength_by_a_hundred_and_remove_nothing() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 7, troops=(50, 200), casualties=1)
    game.state.breaches[3] = 1
    assert (troops_of(game.state, 0), strength_of(game.state, 0)) == (250, 150)
    assert strength_of_hold(game.state, 3) == CONTENT.city_strength[3] - 100


@pytest.mark.rule("WK-038")
def test_a_siege_marker_names_besieger_and_round() -> None:
    table = arrange().state
    assert not is_besieged(table, 3)
    table.siege_since[3 * MOST_SEATS + 1] = 4
    assert is_besieged(table, 3)


@pytest.mark.rule("WK-037", "WK-041", "WK-043")
def test_the_track_has_seven_spots_and_markers_never_run_out() -> None:
    table = arrange(seats=6).state
    assert len(CONTENT.track_fee) == SPOTS == 7
    for voyage in range(VOYAGES):
        table.voyage_share[voyage * MOST_SEATS] = 3
    for spot in range(6):
        table.track[spot] = 0
    assert may_take(table, 0, 6, FREE)
    table.track[6] = 0
    assert not has_spot(table, 0, FREE)


@pytest.mark.rule("WK-042")
def test_a_spent_mercenary_deck_is_rebuilt_from_its_discards() -> None:
    game = arrange()
    game.state.hire_count = 0
    assert draw_mercenary(game) == NONE
    move_troop(game.state, 30, IN_DISCARD)
    assert draw_mercenary(game) == 30


@pytest.mark.rule("WK-005")
def test_an_heir_is_the_same_noble_with_the_same_troops() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 7, troops=(100,))
    bury(game, noble_of(0, STAR), BY_CARD)
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD
    assert troops_of(game.state, noble_of(0, STAR)) == 100


@pytest.mark.rule("WK-020")
@pytest.mark.parametrize(("symbol", "owes"), [(CIRCLE, False), (STAR, True), (SQUARE, True), (TRIANGLE, True)])
def test_the_circle_alone_works_exhausted_and_saves_wages(symbol: int, owes: bool) -> None:  # noqa: FBT001 a column
    game = arrange()
    put(game, noble_of(0, symbol), 7, troops=(200, 200))
    game.state.noble_fresh[noble_of(0, symbol)] = 0
    assert owes_wages(game.state, noble_of(0, symbol)) is owes


@pytest.mark.rule("WK-042")
def test_discarded_mercenaries_are_shuffled_to_the_last_one() -> None:
    drawn = set()
    for seed in range(12):
        game = arrange(seed=seed)
        game.state.hire_count = 0
        move_troop(game.state, 30, IN_DISCARD)
        move_troop(game.state, 31, IN_DISCARD)
        drawn.add(draw_mercenary(game))
    assert drawn == {30, 31}
