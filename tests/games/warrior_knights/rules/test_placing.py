"""Setup: who places which piece where."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import FIRST_AREA, FIRST_NOBLE, STRONGHOLD, STRONGHOLD_AREA
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, FIRST_GROUP, OFF_BOARD, RAZED, SQUARE, STAR
from wk_env.games.warrior_knights.rules.phases.placing import (
    DistributeTroops,
    PlaceFirstNobles,
    PlaceStrongholds,
    may_begin,
    may_stand_first,
)
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.state import Play


def inner_area(game: Play) -> int:
    """A Kingdom area inside the rim, without a city."""
    content = game.state.content
    return next(area for area in range(54) if content.area_outer[area] == 0 and content.area_city[area] < 0)


@pytest.mark.rule("WK-069", "WK-070", "WK-071")
def test_strongholds_are_placed_from_the_chairman_on() -> None:
    game = arrange(seats=4)
    game.state.chairman = 2
    run(game, PlaceStrongholds())
    ask, seat, areas = asked(game)
    assert (ask, seat) == (STRONGHOLD_AREA, 2)
    assert areas == [area for area in range(54) if game.state.content.area_city[area] < 0]
    answer(game, areas[0], areas[1], areas[2])
    assert asked(game) == (STRONGHOLD_AREA, 1, areas[3:])
    answer(game, areas[3])
    assert list(game.state.stronghold_at[:4]) == [areas[2], areas[3], areas[0], areas[1]]


@pytest.mark.rule("WK-071", "WK-579")
def test_a_stronghold_may_stand_at_a_razed_city_only() -> None:
    game = arrange(seats=4)
    area = game.state.content.city_area[3]
    assert not may_stand_first(game.state, area)
    game.state.city_owner[3] = RAZED
    assert may_stand_first(game.state, area)
    assert not may_stand_first(game.state, 54)


@pytest.mark.rule("WK-530")
@pytest.mark.parametrize(("seats", "may"), [(2, False), (3, False), (4, True), (6, True)])
def test_few_players_keep_strongholds_off_the_rim(seats: int, may: bool) -> None:  # noqa: FBT001 a table's column
    game = arrange(seats=seats)
    content = game.state.content
    rim = next(area for area in range(54) if content.area_outer[area] == 1 and content.area_city[area] < 0)
    assert may_stand_first(game.state, rim) is may
    assert may_stand_first(game.state, inner_area(game))


@pytest.mark.rule("WK-066", "WK-072", "WK-073", "WK-076")
def test_nobles_are_placed_counterclockwise_from_the_last_stronghold() -> None:
    game = arrange(seats=3)
    game.state.chairman = 1
    area = inner_area(game)
    put_troops(game)
    run(game, PlaceFirstNobles())
    assert asked(game) == (FIRST_NOBLE, 0, [STAR, CIRCLE])
    answer(game, CIRCLE, area)
    assert asked(game) == (FIRST_NOBLE, 2, [SQUARE])
    answer(game, SQUARE, area + 20)
    assert asked(game) == (FIRST_NOBLE, 0, [STAR])
    answer(game, STAR, area)
    assert game.is_over()
    assert list(game.state.noble_at[4:8]) == [OFF_BOARD] * 4


@pytest.mark.rule("WK-072")
def test_the_turn_passes_to_the_right() -> None:
    game = arrange(seats=4)
    game.state.chairman = 1
    put(game, noble_of(3, STAR), OFF_BOARD, troops=(50,))
    put(game, noble_of(2, STAR), OFF_BOARD, troops=(50,))
    put(game, noble_of(1, STAR), OFF_BOARD, troops=(50,))
    run(game, PlaceFirstNobles())
    assert game.decision.seat == 3
    answer(game, STAR, 0)
    assert game.decision.seat == 2
    answer(game, STAR, 1)
    assert game.decision.seat == 1


def put_troops(game: Play) -> None:
    """Troops for two Nobles of seat 0 and one of seat 2; none for seat 1."""
    put(game, noble_of(0, STAR), OFF_BOARD, troops=(50,))
    put(game, noble_of(0, CIRCLE), OFF_BOARD, troops=(50,))
    put(game, noble_of(2, SQUARE), OFF_BOARD, troops=(100,))


@pytest.mark.rule("WK-074", "WK-075")
def test_a_first_noble_keeps_away_from_other_barons_and_from_overseas() -> None:
    game = arrange(seats=2)
    area, city_area = inner_area(game), game.state.content.city_area[0]
    put(game, noble_of(0, STAR), OFF_BOARD, troops=(50,))
    put_noble(game.state, noble_of(0, SQUARE), area)
    game.state.stronghold_at[0] = area + 1
    put_noble(game.state, noble_of(1, STAR), area + 2)
    game.state.stronghold_at[1] = area + 3
    run(game, PlaceFirstNobles())
    answer(game, STAR)
    areas = set(range(54)) - {area + 2, area + 3}
    assert asked(game) == (FIRST_AREA, 0, sorted(areas))
    assert city_area in areas
    assert not may_begin(game.state, 0, area + 2)


@pytest.mark.rule("WK-004", "WK-063")
def test_troops_are_distributed_in_the_order_from_the_chairman() -> None:
    game = arrange(seats=3)
    game.state.chairman = 2
    run(game, DistributeTroops())
    assert game.decision.seat == in_order(game.state, 0) == 2
    answer(game, *[STRONGHOLD] * 4)
    assert game.decision.seat == 0


@pytest.mark.rule("WK-063", "WK-064")
def test_everybody_lays_all_his_cards_whoever_is_chairman() -> None:
    game = arrange(seats=2)
    game.state.chairman = 1
    run(game, DistributeTroops())
    answer(game, *[STAR] * 8)
    assert game.is_over()
    assert list(game.state.army_troops[FIRST_GROUP : FIRST_GROUP + 2]) == [0, 0]
