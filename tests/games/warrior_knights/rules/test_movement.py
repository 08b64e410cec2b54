"""Movement by land: steps, roads, passage and exhaustion."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from wk_env.games.warrior_knights.content.decks import sort_cards
from wk_env.games.warrior_knights.content.load import HOUSE, load
from wk_env.games.warrior_knights.rules.asks import ARRIVE, GO_BACK, PERMIT, ROUTE
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, LIES_ON_NOBLE, REACH
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARDS,
    NO,
    RAZED,
    SQUARE,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne, can_move
from wk_env.games.warrior_knights.rules.procedures.retreat import is_next_to
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of, reach_of
from wk_env.games.warrior_knights.rules.queries import has_noble_in
from wk_env.games.warrior_knights.rules.state import Play

# The Salt Road of the house map: Kovel 0, Harn Pass 6, Froli 13, Grey Moor 20, Surat 27, Shepherd Down 34 and on.
HARN_PASS, FROLI, GREY_MOOR, SURAT = 6, 13, 20, 27
FROLI_CITY, SURAT_CITY, MONZ_CITY = 5, 9, 3
ROOK_WOOD, HERON_MEADS = 14, 17


def at(game: Play, noble: int) -> tuple[int, int]:
    """Where a Noble stands, and whether he is fresh."""
    return game.state.noble_at[noble], game.state.noble_fresh[noble]


def ends(game: Play, noble: int) -> list[int]:
    """The areas to which a Noble can move."""
    return [area for area in range(game.state.content.areas) if ends_of(game.state, noble) & BIT[area]]


def on_the_salt_road(seats: int = 3) -> Play:
    """The first Noble of seat 0 stands at Harn Pass with a hundred troops and sets out with Versatile Strategy."""
    game = arrange(seats=seats)
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    return game


@pytest.mark.rule("WK-314")
def test_a_normal_move_goes_into_one_adjacent_area() -> None:
    game = on_the_salt_road()
    run(game, MoveOne(0))
    answer(game, STAR, ROOK_WOOD)
    assert game.is_over()
    assert at(game, noble_of(0, STAR)) == (ROOK_WOOD, 0)


@pytest.mark.rule("WK-316")
def test_a_road_leads_up_to_three_areas() -> None:
    game = on_the_salt_road()
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, SURAT)
    assert at(game, noble_of(0, STAR)) == (SURAT, 0)


@pytest.mark.rule("WK-316")
def test_a_march_may_end_after_one_or_two_areas() -> None:
    game = on_the_salt_road()
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR)
    assert asked(game) == (ROUTE, 0, [SURAT, ARRIVE, GO_BACK])
    answer(game, ARRIVE)
    assert at(game, noble_of(0, STAR)) == (GREY_MOOR, 0)


@pytest.mark.rule("WK-316")
@pytest.mark.parametrize(("added", "reach"), [(2, 5), (-9, 1), (100, 12)])
def test_a_card_in_force_bends_the_reach_on_roads(added: int, reach: int) -> None:
    game = on_the_salt_road()
    content = game.state.content = load(HOUSE)
    for place, number in enumerate((REACH, ALWAYS, ADD, added, 0)):
        content.bends[(CARDS - 1) * BEND_WIDTH + place] = number
    content.card_lies[CARDS - 1] = LIES_ON_NOBLE
    sort_cards(content)
    lay(game, CARDS - 1, noble_of(0, STAR))
    assert reach_of(game.state, noble_of(0, STAR)) == reach
    assert reach_of(game.state, noble_of(0, SQUARE)) == 3


@pytest.mark.rule("WK-317")
def test_a_march_cannot_leave_its_road_nor_turn_back() -> None:
    game = on_the_salt_road()
    run(game, MoveOne(0))
    answer(game, STAR, FROLI)
    assert asked(game) == (ROUTE, 0, [GREY_MOOR, ARRIVE, GO_BACK])  # neither Rook Wood beside it nor Harn Pass


@pytest.mark.rule("WK-317")
def test_a_normal_step_cannot_be_joined_to_a_road() -> None:
    game = on_the_salt_road()
    put(game, noble_of(0, STAR), 28)  # Goat Fell beside Surat, off every road
    assert ends(game, noble_of(0, STAR)) == [21, 27, 29, 34]


@pytest.mark.rule("WK-317")
def test_a_march_does_not_change_roads_at_a_crossing() -> None:
    game = on_the_salt_road()
    put(game, noble_of(0, STAR), 15)  # Priory Way: Monz 7, Priory Vale 15, Olbi 16, where the Glass Road goes on
    assert 9 not in ends(game, noble_of(0, STAR))
    assert 21 not in ends(game, noble_of(0, STAR))  # nor from Monz down the King's Road


@pytest.mark.rule("WK-318", "WK-327")
def test_mountains_and_rivers_without_a_bridge_are_not_crossed() -> None:
    game = on_the_salt_road()
    put(game, noble_of(0, STAR), HERON_MEADS)  # mountains to 23 and 24, river to 16 without a bridge, to 9 with one
    run(game, MoveOne(0))
    answer(game, STAR)
    assert asked(game) == (ROUTE, 0, [9, 10, 18, GO_BACK])


@pytest.mark.rule("WK-313", "WK-325")
def test_an_exhausted_noble_cannot_move() -> None:
    game = on_the_salt_road()
    game.state.noble_fresh[noble_of(0, STAR)] = 0
    assert not can_move(game.state, 0)
    run(game, MoveOne(0))
    assert game.is_over()
    assert game.state.outcome == 0


@pytest.mark.rule("WK-312", "WK-313")
def test_a_noble_off_the_board_cannot_move() -> None:
    assert not can_move(arrange().state, 0)


@pytest.mark.rule("WK-315", "WK-321")
def test_nobles_of_several_barons_share_an_area_without_consent() -> None:
    game = on_the_salt_road()
    put(game, noble_of(1, STAR), ROOK_WOOD, troops=(50,))
    put(game, noble_of(2, STAR), ROOK_WOOD, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, ROOK_WOOD)
    assert game.is_over()
    assert [has_noble_in(game.state, seat, ROOK_WOOD) for seat in range(3)] == [True] * 3


@pytest.mark.rule("WK-319", "WK-320", "WK-328")
def test_beyond_a_blue_noble_the_green_one_needs_consent() -> None:
    game = on_the_salt_road()
    game.state.chairman = 2
    put(game, noble_of(2, STAR), GREY_MOOR, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, SURAT)
    assert asked(game) == (PERMIT, 2, [NO, YES])
    answer(game, YES)
    assert game.is_over()  # even the Chairman is asked once only
    assert at(game, noble_of(0, STAR)) == (SURAT, 0)


@pytest.mark.rule("WK-321", "WK-328")
def test_green_stops_two_areas_along_the_road_beside_blue_unasked() -> None:
    game = on_the_salt_road()
    put(game, noble_of(2, STAR), GREY_MOOR, troops=(50,))
    near = {area for area in range(54) if is_next_to(game.state, HARN_PASS, area)}
    assert set(ends(game, noble_of(0, STAR))) == near | {GREY_MOOR, SURAT}
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR)
    assert asked(game) == (ROUTE, 0, [SURAT, ARRIVE, GO_BACK])
    answer(game, ARRIVE)
    assert game.is_over()
    assert at(game, noble_of(0, STAR)) == (GREY_MOOR, 0)


@pytest.mark.rule("WK-320")
def test_a_refusal_closes_the_passage_and_the_mover_stops_short() -> None:
    game = on_the_salt_road()
    put(game, noble_of(2, STAR), GREY_MOOR, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, SURAT, NO)
    assert asked(game) == (ROUTE, 0, [0, FROLI, ROOK_WOOD, GO_BACK])
    assert at(game, noble_of(0, STAR)) == (HARN_PASS, 1)
    answer(game, FROLI, GREY_MOOR)  # there is no going on, so he arrives
    assert game.is_over()
    assert at(game, noble_of(0, STAR)) == (GREY_MOOR, 0)


@pytest.mark.rule("WK-320")
def test_all_barons_in_the_area_must_agree_from_the_chairman_on() -> None:
    game = on_the_salt_road(seats=4)
    game.state.chairman = 2
    control(game, 1, FROLI_CITY)
    put(game, noble_of(2, STAR), FROLI, troops=(50,))
    put(game, noble_of(3, STAR), FROLI, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE)
    seats = [game.decision.seat]
    answer(game, YES)
    seats.append(game.decision.seat)
    answer(game, YES)
    assert [*seats, game.decision.seat] == [2, 3, 1]
    answer(game, NO)
    assert at(game, noble_of(0, STAR)) == (HARN_PASS, 1)


@pytest.mark.rule("WK-320")
def test_a_baron_is_asked_once_for_a_noble_and_an_area() -> None:
    game = on_the_salt_road()
    control(game, 1, FROLI_CITY)
    put(game, noble_of(2, STAR), GREY_MOOR, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, SURAT, YES, NO, FROLI, GREY_MOOR)
    assert game.is_over()  # leave to pass Froli was given before
    assert at(game, noble_of(0, STAR)) == (GREY_MOOR, 0)


@pytest.mark.rule("WK-319")
def test_a_city_of_another_baron_alone_hinders_passage() -> None:
    game = on_the_salt_road()
    control(game, 1, FROLI_CITY)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE)
    assert asked(game) == (PERMIT, 1, [NO, YES])


@pytest.mark.rule("WK-322")
def test_neutral_razed_and_own_cities_hinder_nobody() -> None:
    game = on_the_salt_road()
    control(game, 0, FROLI_CITY)
    game.state.city_owner[SURAT_CITY] = RAZED
    put(game, noble_of(0, STAR), 0)
    run(game, MoveOne(0))
    answer(game, STAR, HARN_PASS, FROLI, GREY_MOOR)
    assert game.is_over()
    put(game, noble_of(0, SQUARE), GREY_MOOR, troops=(50,))
    run(game, MoveOne(0))
    answer(game, SQUARE, SURAT, 34, ARRIVE)
    assert at(game, noble_of(0, SQUARE)) == (34, 0)


@pytest.mark.rule("WK-322", "WK-580")
def test_a_stronghold_alone_hinders_nobody() -> None:
    game = on_the_salt_road()
    game.state.stronghold_at[1] = GREY_MOOR
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, SURAT)
    assert at(game, noble_of(0, STAR)) == (SURAT, 0)


@pytest.mark.rule("WK-321")
def test_leaving_the_area_of_another_baron_needs_no_consent() -> None:
    game = on_the_salt_road()
    put(game, noble_of(1, STAR), HARN_PASS, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE)
    assert at(game, noble_of(0, STAR)) == (GREY_MOOR, 0)
