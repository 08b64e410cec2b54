"""Troop cards that a moving Noble takes over."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import (
    ARRIVE,
    DONE_MOVING,
    DONOR,
    ENOUGH,
    GO_BACK,
    MOVER,
    NO_DONOR,
    ROUTE,
    STRONGHOLD,
    TAKE,
)
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.deeds import leave_if_bare, move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    OFF_BOARD,
    OUT,
    REGULAR_50,
    REGULAR_100,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne
from wk_env.games.warrior_knights.rules.procedures.transfer import TakeTroops, can_give
from wk_env.games.warrior_knights.rules.state import Play

HARN_PASS, FROLI, GREY_MOOR, SURAT = 6, 13, 20, 27
FROLI_CITY = 5
MOVING, OTHER, THIRD = noble_of(0, STAR), noble_of(0, SQUARE), noble_of(0, TRIANGLE)


def two_nobles(troops: tuple[int, ...] = (), casualties: int = 0) -> Play:
    """The first Noble of seat 0 stands at Harn Pass with a hundred troops, a second one there with these."""
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(100,))
    put(game, OTHER, HARN_PASS, troops, casualties)
    return game


def troops(game: Play, *armies: int) -> list[tuple[int, int]]:
    """Cards and tokens of these armies."""
    return [(game.state.army_troops[army], game.state.casualties[army]) for army in armies]


@pytest.mark.rule("WK-338", "WK-342")
def test_a_noble_takes_troops_at_the_start_between_steps_and_at_the_end_and_goes_on() -> None:
    game = two_nobles(troops=(50,))
    put(game, THIRD, GREY_MOOR, troops=(50,))
    put(game, noble_of(0, 3), SURAT)
    give_regulars(game, noble_of(0, 3), 100)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, SURAT)
    assert (asked(game)[0], game.state.noble_at[MOVING]) == (DONOR, HARN_PASS)
    answer(game, SQUARE, 0)
    assert (asked(game)[0], game.state.noble_at[MOVING]) == (DONOR, GREY_MOOR)
    answer(game, TRIANGLE, 0)
    assert (asked(game)[0], game.state.noble_at[MOVING]) == (DONOR, SURAT)
    answer(game, 3, REGULAR_100)
    assert game.is_over()
    assert troops(game, MOVING) == [(300, 0)]


@pytest.mark.rule("WK-338")
def test_any_set_of_cards_may_be_taken_kind_by_kind() -> None:
    game = two_nobles()
    give_regulars(game, OTHER, 50, 50, 100)
    run(game, TakeTroops(MOVING))
    answer(game, SQUARE)
    assert asked(game) == (TAKE, 0, [REGULAR_50, REGULAR_100, ENOUGH])
    answer(game, REGULAR_100)
    assert asked(game) == (TAKE, 0, [REGULAR_50, ENOUGH])
    answer(game, REGULAR_50, ENOUGH)
    assert game.is_over()
    assert troops(game, MOVING, OTHER) == [(250, 0), (50, 0)]


@pytest.mark.rule("WK-338")
def test_taking_nothing_is_allowed() -> None:
    game = two_nobles(troops=(50,))
    run(game, TakeTroops(MOVING))
    assert asked(game) == (DONOR, 0, [SQUARE, NO_DONOR])
    answer(game, NO_DONOR)
    assert game.is_over()
    assert troops(game, MOVING, OTHER) == [(100, 0), (50, 0)]


@pytest.mark.rule("WK-339")
def test_donors_are_the_own_stronghold_and_fresh_nobles_in_the_area() -> None:
    game = two_nobles(troops=(50,))
    put(game, THIRD, HARN_PASS, troops=(50,))
    game.state.noble_fresh[THIRD] = 0
    put(game, noble_of(0, 3), FROLI, troops=(50,))
    game.state.stronghold_at[0] = HARN_PASS
    run(game, TakeTroops(MOVING))
    assert asked(game) == (DONOR, 0, [SQUARE, STRONGHOLD, NO_DONOR])


@pytest.mark.rule("WK-339")
def test_a_stronghold_elsewhere_or_without_cards_gives_nothing() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(100,))
    game.state.stronghold_at[0] = FROLI
    assert not can_give(game.state, STRONGHOLD, MOVING)
    game.state.stronghold_at[0] = HARN_PASS
    assert can_give(game.state, STRONGHOLD, MOVING)
    give_regulars(game, MOVING, 50, 50, 50, 100)
    assert not can_give(game.state, STRONGHOLD, MOVING)


@pytest.mark.rule("WK-340", "WK-341")
def test_who_stays_takes_nothing_from_who_passes_and_nothing_moves_before_the_route_is_fixed() -> None:
    game = two_nobles(troops=(50,))
    run(game, MoveOne(0))
    assert asked(game) == (MOVER, 0, [STAR, SQUARE, DONE_MOVING])
    answer(game, STAR)
    assert asked(game)[0] == ROUTE
    answer(game, GO_BACK, DONE_MOVING)
    assert game.is_over()
    assert troops(game, MOVING, OTHER) == [(100, 0), (50, 0)]


@pytest.mark.rule("WK-343")
def test_giving_does_not_exhaust_the_donor() -> None:
    game = two_nobles(troops=(50, 50))
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, ARRIVE, SQUARE, 0, ENOUGH)
    assert game.is_over()
    assert (game.state.noble_fresh[OTHER], game.state.noble_fresh[MOVING]) == (1, 0)


@pytest.mark.rule("WK-344")
def test_an_army_with_casualties_receives_without_limit() -> None:
    game = two_nobles()
    put(game, MOVING, HARN_PASS, troops=(200,), casualties=2)
    give_regulars(game, OTHER, 50, 100)
    run(game, TakeTroops(MOVING))
    answer(game, SQUARE, REGULAR_50, REGULAR_100)
    assert troops(game, MOVING) == [(450, 2)]


@pytest.mark.rule("WK-345")
def test_an_army_with_casualties_gives_everything_with_its_tokens() -> None:
    game = two_nobles(troops=(100, 100), casualties=1)
    run(game, TakeTroops(MOVING))
    answer(game, SQUARE)
    assert game.is_over()  # no card by card
    assert troops(game, MOVING, OTHER) == [(300, 1), (0, 0)]
    assert game.state.noble_at[OTHER] == OFF_BOARD


@pytest.mark.rule("WK-345")
def test_an_army_with_casualties_may_give_nothing() -> None:
    game = two_nobles(troops=(100, 100), casualties=1)
    run(game, TakeTroops(MOVING))
    answer(game, NO_DONOR)
    assert troops(game, MOVING, OTHER) == [(100, 0), (200, 1)]


@pytest.mark.rule("WK-345", "WK-339")
def test_a_stronghold_with_casualties_gives_all_or_nothing_and_stays() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(100,))
    game.state.stronghold_at[0] = HARN_PASS
    game.state.casualties[FIRST_GROUP] = 1
    run(game, TakeTroops(MOVING))
    answer(game, STRONGHOLD)
    assert troops(game, MOVING, FIRST_GROUP) == [(350, 1), (0, 0)]
    assert game.state.stronghold_at[0] == HARN_PASS


@pytest.mark.rule("WK-346", "WK-517", "WK-568")
def test_a_noble_left_without_troops_and_tokens_leaves_the_board_alive() -> None:
    game = two_nobles(troops=(50,))
    run(game, TakeTroops(MOVING))
    answer(game, SQUARE, 0)
    assert game.state.noble_at[OTHER] == OFF_BOARD
    assert game.state.casualties[OTHER] == 0


@pytest.mark.rule("WK-346", "WK-574")
def test_a_besieger_who_gives_all_his_troops_away_leaves_and_his_siege_is_lifted() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(100,))
    put(game, OTHER, FROLI, troops=(50,))
    control(game, 1, FROLI_CITY)
    game.state.siege_since[FROLI_CITY * 6] = 1
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, ARRIVE, SQUARE, 0)
    assert game.state.noble_at[OTHER] == OFF_BOARD
    assert game.state.siege_since[FROLI_CITY * 6] == 1  # the relief has come
    game.state.noble_fresh[MOVING] = 1
    run(game, MoveOne(0))
    answer(game, STAR, HARN_PASS, ARRIVE)
    assert game.state.siege_since[FROLI_CITY * 6] == 0


@pytest.mark.rule("WK-346")
def test_troops_maintained_by_his_office_keep_a_noble_on_the_board() -> None:
    game = two_nobles(troops=(50,))
    content = game.state.content
    card = next(card for card in range(80) if content.card_maintained[card] > 0)
    lay(game, card, OTHER)
    run(game, TakeTroops(MOVING))
    answer(game, SQUARE, 0)
    assert game.state.noble_at[OTHER] == HARN_PASS
    leave_if_bare(game.state, OTHER)
    assert game.state.noble_at[OTHER] == HARN_PASS


@pytest.mark.rule("WK-347")
def test_in_a_besieged_city_nobody_gives_or_takes() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(100,))
    put(game, OTHER, FROLI, troops=(50,))
    put(game, noble_of(1, STAR), FROLI, troops=(50,))
    control(game, 0, FROLI_CITY)
    game.state.siege_since[FROLI_CITY * 6 + 1] = 1
    run(game, MoveOne(0))
    answer(game, STAR, FROLI)
    assert game.is_over()
    assert troops(game, MOVING, OTHER) == [(100, 0), (50, 0)]


@pytest.mark.rule("WK-347")
def test_in_a_besieged_stronghold_nobody_takes_its_troops() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(100,))
    put(game, noble_of(1, STAR), FROLI, troops=(50,))
    game.state.stronghold_at[0] = FROLI
    game.state.siege_since[FIRST_STRONGHOLD * 6 + 1] = 1
    run(game, MoveOne(0))
    answer(game, STAR, FROLI)
    assert game.is_over()
    assert troops(game, MOVING) == [(100, 0)]


@pytest.mark.rule("WK-348")
def test_troops_never_pass_between_barons() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(100,))
    put(game, noble_of(1, SQUARE), HARN_PASS, troops=(50,))
    game.state.stronghold_at[1] = HARN_PASS
    run(game, TakeTroops(MOVING))
    assert game.is_over()


@pytest.mark.rule("WK-589")
def test_a_spent_stronghold_group_is_not_handed_to_a_noble_who_would_die_of_it() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS)
    hire(game, MOVING, 50)
    game.state.stronghold_at[0] = HARN_PASS
    game.state.casualties[FIRST_GROUP] = 3  # 250 Regulars: 300 with his own fifty
    assert not can_give(game.state, STRONGHOLD, MOVING)
    hire(game, MOVING, 50)
    assert can_give(game.state, STRONGHOLD, MOVING)


@pytest.mark.rule("WK-338")
def test_each_donor_gives_once_at_each_halt() -> None:
    game = two_nobles(troops=(50, 50))
    put(game, THIRD, HARN_PASS, troops=(50,))
    run(game, TakeTroops(MOVING))
    answer(game, SQUARE, ENOUGH)
    assert asked(game) == (DONOR, 0, [TRIANGLE, NO_DONOR])


@pytest.mark.rule("WK-345", "WK-589")
def test_a_single_token_is_enough_to_forbid_a_deadly_transfer() -> None:
    game = arrange(seats=3)
    put(game, MOVING, HARN_PASS, troops=(50,))
    game.state.stronghold_at[0] = HARN_PASS
    for troop in (1, 2, 3):
        move_troop(game.state, troop, OUT)
    game.state.casualties[FIRST_GROUP] = 1
    assert troops(game, MOVING, FIRST_GROUP) == [(50, 0), (50, 1)]
    assert not can_give(game.state, STRONGHOLD, MOVING)
