"""Who moves by Mobilize Forces and Versatile Strategy, and who is exhausted by it."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import (
    ARRIVE,
    DONE_MOVING,
    DONOR,
    GO_BACK,
    MOBILIZE_AREA,
    MOVER,
    NEUTRAL_CITY,
    NO_AREA,
    NO_DONOR,
    NO_TARGET,
    ROUTE,
    SAIL,
    SIEGE,
    TARGET,
)
from wk_env.games.warrior_knights.rules.numbers import NO, PORT, SQUARE, STAR, TRIANGLE
from wk_env.games.warrior_knights.rules.procedures.movement import FOUGHT, MOVED, Mobilize, MoveOne
from wk_env.games.warrior_knights.rules.state import Play

HARN_PASS, FROLI, ROOK_WOOD, GREY_MOOR, SURAT = 6, 13, 14, 20, 27


def at(game: Play, noble: int) -> tuple[int, int]:
    """Where a Noble stands, and whether he is fresh."""
    return game.state.noble_at[noble], game.state.noble_fresh[noble]


def on_the_salt_road(seats: int = 3) -> Play:
    """The first Noble of seat 0 stands at Harn Pass with a hundred troops."""
    game = arrange(seats=seats)
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    return game


@pytest.mark.rule("WK-124")
def test_the_area_is_one_that_a_noble_can_reach_or_fight_in() -> None:
    game = on_the_salt_road()
    run(game, Mobilize(0))
    assert asked(game) == (MOBILIZE_AREA, 0, [0, FROLI, ROOK_WOOD, GREY_MOOR, SURAT, NO_AREA])


@pytest.mark.rule("WK-124")
def test_the_area_of_a_neutral_city_with_a_noble_is_offered_for_a_battle() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), FROLI, troops=(100,))
    run(game, Mobilize(0))
    assert FROLI in asked(game)[2]


@pytest.mark.rule("WK-124")
def test_the_baron_may_do_nothing() -> None:
    game = on_the_salt_road()
    run(game, Mobilize(0))
    answer(game, NO_AREA)
    assert (game.is_over(), game.state.outcome) == (True, 0)
    assert at(game, noble_of(0, STAR)) == (HARN_PASS, 1)


@pytest.mark.rule("WK-124")
def test_with_no_area_to_choose_nothing_is_asked() -> None:
    game = arrange()
    run(game, Mobilize(0))
    assert (game.is_over(), game.state.outcome) == (True, 0)


@pytest.mark.rule("WK-125")
def test_all_moves_end_in_the_chosen_area_whence_they_come() -> None:
    game = on_the_salt_road()
    put(game, noble_of(0, SQUARE), GREY_MOOR, troops=(50,))
    put(game, noble_of(0, TRIANGLE), 51, troops=(50,))  # too far off
    run(game, Mobilize(0))
    answer(game, ROOK_WOOD)
    assert asked(game) == (MOVER, 0, [STAR, SQUARE, DONE_MOVING])
    answer(game, STAR)
    assert asked(game) == (ROUTE, 0, [ROOK_WOOD, GO_BACK])
    answer(game, ROOK_WOOD, SQUARE)
    assert asked(game) == (ROUTE, 0, [ROOK_WOOD, GO_BACK])


@pytest.mark.rule("WK-125")
def test_only_steps_from_which_the_chosen_area_can_be_reached_are_offered() -> None:
    game = on_the_salt_road()
    run(game, Mobilize(0))
    answer(game, SURAT, STAR)
    assert asked(game) == (ROUTE, 0, [FROLI, GO_BACK])
    answer(game, FROLI)
    assert asked(game) == (ROUTE, 0, [GREY_MOOR, GO_BACK])  # no arriving on the way


@pytest.mark.rule("WK-320", "WK-125")
def test_a_noble_who_is_refused_the_only_way_stays_where_he_is() -> None:
    game = on_the_salt_road()
    put(game, noble_of(2, STAR), GREY_MOOR, troops=(50,))
    run(game, Mobilize(0))
    answer(game, SURAT, STAR, FROLI, GREY_MOOR, SURAT, NO)
    assert (game.is_over(), game.state.outcome) == (True, 0)
    assert at(game, noble_of(0, STAR)) == (HARN_PASS, 1)


@pytest.mark.rule("WK-125", "WK-334")
def test_who_comes_by_sea_waits_on_the_icon_of_the_chosen_area_and_cannot_fight() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 3, troops=(200,))
    run(game, Mobilize(0))
    answer(game, 54, STAR, SAIL + 54)
    assert game.is_over()  # neutral Cadiz is not assaulted
    assert game.state.outcome == MOVED
    assert at(game, noble_of(0, STAR)) == (PORT + 54, 0)


@pytest.mark.rule("WK-126", "WK-127", "WK-128", "WK-569")
def test_the_battle_follows_all_moves_and_exhausts_who_moved_or_fought() -> None:
    game = on_the_salt_road(seats=2)
    put(game, noble_of(0, SQUARE), FROLI, troops=(200, 200))
    run(game, Mobilize(0))
    answer(game, FROLI, STAR, FROLI, NO_DONOR)
    assert asked(game) == (TARGET, 0, [NEUTRAL_CITY, NO_TARGET])
    assert at(game, noble_of(0, STAR)) == (FROLI, 1)  # still fresh: he may fight
    answer(game, NO_TARGET)
    assert game.state.outcome == MOVED
    assert (at(game, noble_of(0, STAR)), at(game, noble_of(0, SQUARE))) == ((FROLI, 0), (FROLI, 1))


@pytest.mark.rule("WK-124", "WK-127")
def test_fresh_nobles_in_the_area_may_fight_without_anybody_moving() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), FROLI, troops=(200, 200, 200))
    run(game, Mobilize(0))
    answer(game, FROLI)
    assert asked(game) == (TARGET, 0, [NEUTRAL_CITY, NO_TARGET])
    answer(game, NEUTRAL_CITY, SIEGE)
    assert game.state.siege_since[5 * 6] == 1
    assert game.state.outcome == FOUGHT
    assert at(game, noble_of(0, STAR)) == (FROLI, 0)


@pytest.mark.rule("WK-125")
def test_each_noble_is_called_once_in_an_action() -> None:
    game = on_the_salt_road()
    run(game, Mobilize(0))
    answer(game, ROOK_WOOD, STAR, GO_BACK)
    assert (game.is_over(), game.state.outcome) == (True, 0)


@pytest.mark.rule("WK-324", "WK-339")
def test_who_moved_gives_troops_to_who_follows_before_both_are_exhausted() -> None:
    game = on_the_salt_road()
    put(game, noble_of(0, SQUARE), GREY_MOOR, troops=(50,))
    run(game, Mobilize(0))
    answer(game, ROOK_WOOD, STAR, ROOK_WOOD, SQUARE, ROOK_WOOD)
    assert asked(game) == (DONOR, 0, [STAR, NO_DONOR])
    answer(game, NO_DONOR)
    assert (at(game, noble_of(0, STAR)), at(game, noble_of(0, SQUARE))) == ((ROOK_WOOD, 0), (ROOK_WOOD, 0))


@pytest.mark.rule("WK-324")
def test_a_copy_in_the_middle_of_a_move_plays_on_alike() -> None:
    game = on_the_salt_road()
    run(game, Mobilize(0))
    answer(game, SURAT, STAR, FROLI)
    twin = game.copy()
    answer(game, GREY_MOOR, SURAT)
    answer(twin, GREY_MOOR, SURAT)
    assert twin.digest() == game.digest()


@pytest.mark.rule("WK-132", "WK-134", "WK-324")
def test_versatile_strategy_moves_one_noble_exhausts_him_and_starts_no_battle() -> None:
    game = on_the_salt_road()
    put(game, noble_of(0, SQUARE), SURAT, troops=(200,))
    run(game, MoveOne(0))
    assert asked(game) == (MOVER, 0, [STAR, SQUARE, DONE_MOVING])
    answer(game, SQUARE, GREY_MOOR, ARRIVE)
    assert game.is_over()
    assert game.state.outcome == 1
    assert (at(game, noble_of(0, SQUARE)), at(game, noble_of(0, STAR))) == ((GREY_MOOR, 0), (HARN_PASS, 1))


@pytest.mark.rule("WK-132")
def test_the_baron_may_back_out_of_versatile_strategy_while_nobody_moved() -> None:
    game = on_the_salt_road()
    run(game, MoveOne(0))
    answer(game, DONE_MOVING)
    assert (game.is_over(), game.state.outcome) == (True, 0)


@pytest.mark.rule("WK-132")
def test_a_route_that_was_given_up_leaves_the_noble_fresh_where_he_was() -> None:
    game = on_the_salt_road()
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GO_BACK)
    assert (game.is_over(), game.state.outcome) == (True, 0)
    assert at(game, noble_of(0, STAR)) == (HARN_PASS, 1)


@pytest.mark.rule("WK-132")
def test_a_noble_who_was_called_and_stayed_is_not_called_again() -> None:
    game = on_the_salt_road()
    put(game, noble_of(0, SQUARE), GREY_MOOR, troops=(50,))
    run(game, MoveOne(0))
    answer(game, SQUARE, GO_BACK)
    assert asked(game) == (MOVER, 0, [STAR, DONE_MOVING])


@pytest.mark.rule("WK-124")
def test_an_area_that_only_the_last_noble_can_reach_is_offered() -> None:
    game = arrange()
    put(game, noble_of(0, TRIANGLE), HARN_PASS, troops=(50,))
    run(game, Mobilize(0))
    assert {FROLI, GREY_MOOR, SURAT} < set(asked(game)[2])
