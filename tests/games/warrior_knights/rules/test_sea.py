"""Sea travel: from port to port, and the wait on the icon."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import (
    DONE_MOVING,
    DONOR,
    ENOUGH,
    GO_BACK,
    MOBILIZE_AREA,
    MOVER,
    NO_AREA,
    ROUTE,
    SAIL,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, NEUTRAL, PORT, RAZED, SQUARE, STAR
from wk_env.games.warrior_knights.rules.phases.upkeep import bring_ashore, refresh
from wk_env.games.warrior_knights.rules.procedures.battle import can_fight
from wk_env.games.warrior_knights.rules.procedures.movement import Mobilize, MoveOne, can_move
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of, may_refuse
from wk_env.games.warrior_knights.rules.queries import area_of, has_army_in, has_noble_in
from wk_env.games.warrior_knights.rules.state import Play

# The ports of the house map, and the cities there.
BALLIN, STRAVEN, THIRA, URAN = 3, 5, 48, 51
CADIZ, SYRACUSE, CONSTANTINOPLE, ALEXANDRIA, ACRE, JERUSALEM = 54, 55, 56, 57, 58, 59
PORTS = [BALLIN, STRAVEN, THIRA, URAN, CADIZ, SYRACUSE, CONSTANTINOPLE, ALEXANDRIA, ACRE, JERUSALEM]
CADIZ_CITY = 18


def standing(area: int, seat: int = 0, seats: int = 2) -> Play:
    """The first Noble of a seat stands in an area with a hundred troops."""
    game = arrange(seats=seats)
    put(game, noble_of(seat, STAR), area, troops=(100,))
    return game


@pytest.mark.rule("WK-329", "WK-337")
def test_a_green_noble_in_alexandria_may_sail_to_any_other_port() -> None:
    game = standing(ALEXANDRIA)
    run(game, MoveOne(0))
    answer(game, STAR)
    assert asked(game) == (ROUTE, 0, [*(SAIL + port for port in PORTS if port != ALEXANDRIA), GO_BACK])


@pytest.mark.rule("WK-330", "WK-337")
def test_a_green_noble_waits_exhausted_on_the_icon_and_enters_fresh_in_upkeep() -> None:
    game = standing(ALEXANDRIA)
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + THIRA)
    assert (game.is_over(), game.state.outcome) == (True, 1)
    assert (game.state.noble_at[0], game.state.noble_fresh[0]) == (PORT + THIRA, 0)
    bring_ashore(game.state)
    refresh(game.state)
    assert (game.state.noble_at[0], game.state.noble_fresh[0]) == (THIRA, 1)


@pytest.mark.rule("WK-334", "WK-336")
def test_zobel_sends_sir_john_dudley_black_from_ballin_to_cadiz() -> None:
    game = arrange(seats=6)
    put(game, noble_of(5, CIRCLE), BALLIN, troops=(100,))
    run(game, MoveOne(5))
    answer(game, CIRCLE, SAIL + CADIZ)
    assert (game.state.noble_at[23], game.state.noble_fresh[23]) == (PORT + CADIZ, 0)
    bring_ashore(game.state)
    refresh(game.state)
    assert (game.state.noble_at[23], game.state.noble_fresh[23]) == (CADIZ, 1)


@pytest.mark.rule("WK-329")
def test_only_a_move_that_starts_in_a_port_area_goes_to_sea() -> None:
    game = standing(2)  # beside Ballin
    assert not ends_of(game.state, 0) & BIT[CADIZ]


@pytest.mark.rule("WK-331")
def test_a_voyage_is_joined_to_no_other_step() -> None:
    game = standing(BALLIN)
    run(game, MoveOne(0))
    answer(game, STAR, 2)
    assert [choice for choice in game.decision.choices() if SAIL <= choice < SAIL + SAIL] == []
    answer(game, GO_BACK)
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + STRAVEN)
    assert game.is_over()


@pytest.mark.rule("WK-323")
def test_a_noble_in_his_besieged_city_cannot_sail() -> None:
    game = standing(BALLIN)
    control(game, 0, 1)
    game.state.siege_since[1 * 6 + 1] = 1
    assert not can_move(game.state, 0)


@pytest.mark.rule("WK-332")
def test_a_noble_on_an_icon_neither_attacks_nor_is_attacked() -> None:
    game = standing(PORT + CADIZ)
    put(game, noble_of(1, STAR), CADIZ, troops=(200,))
    game.state.city_owner[CADIZ_CITY] = RAZED
    assert not can_fight(game.state, 0, CADIZ)
    assert not can_fight(game.state, 1, CADIZ)
    assert not can_move(game.state, 0)


@pytest.mark.rule("WK-333")
def test_a_noble_on_an_icon_is_not_in_the_area_and_blocks_no_passage() -> None:
    game = standing(PORT + CADIZ)
    assert area_of(game.state, 0) == -1
    assert not has_noble_in(game.state, 0, CADIZ)
    assert not has_army_in(game.state, 0, CADIZ)
    assert not may_refuse(game.state, 0, CADIZ)


@pytest.mark.rule("WK-333")
def test_a_besieger_who_sails_away_lifts_his_siege_and_does_not_keep_one_from_the_icon() -> None:
    game = standing(BALLIN)
    control(game, 1, 1)
    game.state.siege_since[1 * 6] = 1
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + CADIZ)
    assert game.state.siege_since[1 * 6] == 0


@pytest.mark.rule("WK-334")
def test_mobilize_forces_sails_to_the_chosen_area() -> None:
    game = standing(ALEXANDRIA)
    run(game, Mobilize(0))
    assert set(PORTS) - {ALEXANDRIA} <= set(asked(game)[2])
    answer(game, JERUSALEM, STAR)
    assert asked(game) == (ROUTE, 0, [SAIL + JERUSALEM, GO_BACK])
    answer(game, SAIL + JERUSALEM)
    assert game.state.noble_at[0] == PORT + JERUSALEM


@pytest.mark.rule("WK-330")
def test_who_sails_is_exhausted_at_once_while_others_still_move() -> None:
    game = standing(BALLIN)
    put(game, noble_of(0, SQUARE), THIRA, troops=(50,))
    run(game, Mobilize(0))
    answer(game, CADIZ, STAR, SAIL + CADIZ)
    assert asked(game) == (MOVER, 0, [SQUARE, DONE_MOVING])
    assert list(game.state.noble_fresh[:2]) == [0, 1]


@pytest.mark.rule("WK-335")
def test_overseas_areas_are_reached_and_left_only_by_sea() -> None:
    game = standing(CADIZ)
    content = game.state.content
    assert list(content.steps[content.kingdom_areas : content.areas]) == [0] * 6
    assert [area for area in range(content.areas) if ends_of(game.state, 0) & BIT[area]] == [
        port for port in PORTS if port != CADIZ
    ]


@pytest.mark.rule("WK-571", "WK-572")
@pytest.mark.parametrize("owner", [RAZED, NEUTRAL, 1])
def test_ports_work_whoever_holds_the_city_and_when_it_is_razed(owner: int) -> None:
    game = standing(BALLIN)
    game.state.city_owner[1] = owner
    game.state.city_owner[CADIZ_CITY] = owner
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + CADIZ)
    assert game.state.noble_at[0] == PORT + CADIZ


@pytest.mark.rule("WK-338")
def test_before_he_sails_a_noble_may_take_over_troops() -> None:
    game = standing(BALLIN)
    put(game, noble_of(0, SQUARE), BALLIN)
    give_regulars(game, noble_of(0, SQUARE), 50, 50)
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + CADIZ)
    assert asked(game)[0] == DONOR
    answer(game, SQUARE, 24, ENOUGH)
    assert game.is_over()
    assert (game.state.army_troops[0], game.state.army_troops[1]) == (150, 50)


@pytest.mark.rule("WK-338")
def test_nobody_in_the_area_of_arrival_gives_him_troops() -> None:
    game = standing(BALLIN)
    put(game, noble_of(0, SQUARE), CADIZ, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + CADIZ)
    assert game.is_over()
    assert game.state.army_troops[0] == 100


@pytest.mark.rule("WK-125")
def test_with_nobody_to_sail_no_area_overseas_is_offered() -> None:
    game = standing(28)  # Goat Fell, inland
    run(game, Mobilize(0))
    assert asked(game) == (MOBILIZE_AREA, 0, [21, 27, 29, 34, NO_AREA])
