"""Upkeep step 6: transfers, the stronghold put back, and the return of Nobles."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import (
    ENOUGH,
    HAND,
    LEAVE_OFF,
    NO_TRANSFER,
    RETURN_AREA,
    STRONGHOLD,
    STRONGHOLD_AREA,
    TRANSFER,
)
from wk_env.games.warrior_knights.rules.deeds import move_troop, remove_stronghold
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    FIRST_STRONGHOLD,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
    RAZED,
    REGULAR_100,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.phases.returns import (
    NoblesReturn,
    Returns,
    StrongholdReturns,
    can_rebuild,
    can_return_to,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

MONZ, MONZ_CITY, HOME, CADIZ, CADIZ_CITY = 7, 3, 14, 54, 18
MALVE, LAVENDER, FLIEDER = noble_of(3, SQUARE), noble_of(3, TRIANGLE), noble_of(3, CIRCLE)


def pair(giver: int, receiver: int) -> int:
    """The answer to TRANSFER that names these two places."""
    return giver * 5 + receiver


def emptied(seats: int = 2) -> Play:
    """A table without Regulars."""
    game = arrange(seats=seats)
    for troop in range(4 * seats):
        move_troop(game.state, troop, OUT)
    return game


def waiting(*troops: int, seats: int = 2) -> Play:
    """The first Noble of seat 0 waits off the board with these Mercenaries; there are no Regulars."""
    game = emptied(seats)
    for strength in troops:
        hire(game, noble_of(0, STAR), strength)
    return game


@pytest.mark.rule("WK-507")
def test_one_baron_after_the_other_from_the_chairman_on() -> None:
    game = emptied(seats=3)
    game.state.chairman = 1
    for seat in range(3):
        game.state.stronghold_at[seat] = HOME + seat
        card = next(card for card in range(80) if game.state.content.card_maintained[card] > 0)
        game.state.noble_office[noble_of(seat, STAR)] = card
    run(game, Returns())
    assert asked(game) == (RETURN_AREA, 1, [HOME + 1])
    answer(game, HOME + 1)
    assert asked(game) == (RETURN_AREA, 2, [HOME + 2])
    answer(game, HOME + 2)
    assert asked(game) == (RETURN_AREA, 0, [HOME])


@pytest.mark.rule("WK-508", "WK-519", "WK-520", "WK-521", "WK-509", "WK-510", "WK-511", "WK-514")
def test_viola_brings_flieder_and_lavender_back_and_leaves_malve_off() -> None:
    game = emptied(seats=4)
    game.state.chairman = 3
    game.state.stronghold_at[3] = HOME
    control(game, 3, MONZ_CITY)
    move_troop(game.state, 12, FLIEDER)
    move_troop(game.state, 13, FLIEDER)
    for nation in (0, 1):
        hire(game, FIRST_STRONGHOLD + 3, 100, nation=nation)
    run(game, Returns())
    answer(game, pair(CIRCLE, TRIANGLE), 24, 24)  # step one: the 100 Regulars go from Flieder to Lavender
    assert (game.state.army_troops[FLIEDER], game.state.army_troops[LAVENDER]) == (0, 100)
    answer(game, pair(STRONGHOLD, CIRCLE), 1, ENOUGH, pair(STRONGHOLD, TRIANGLE), 5)  # step two
    assert asked(game) == (RETURN_AREA, 3, [MONZ, HOME])  # Lavender, for whom the symbol before Flieder's stands
    answer(game, HOME, MONZ)
    assert [game.state.noble_at[noble] for noble in (MALVE, LAVENDER, FLIEDER)] == [OFF_BOARD, HOME, MONZ]
    assert [game.state.army_troops[noble] for noble in (MALVE, LAVENDER, FLIEDER)] == [0, 200, 100]


@pytest.mark.rule("WK-464", "WK-513")
def test_the_stronghold_is_put_back_before_the_nobles_are_placed() -> None:
    game = waiting(100)
    run(game, Returns())
    answer(game, NO_TRANSFER)
    assert asked(game)[:2] == (STRONGHOLD_AREA, 0)
    answer(game, HOME)
    assert asked(game) == (RETURN_AREA, 0, [HOME])


@pytest.mark.rule("WK-464", "WK-515")
def test_the_stronghold_may_be_left_off_and_a_noble_without_a_place_waits_with_his_troops() -> None:
    game = waiting(100)
    run(game, NoblesReturn(0))
    assert game.is_over()
    run(game, StrongholdReturns(0))
    answer(game, LEAVE_OFF)
    assert game.is_over()
    assert game.state.stronghold_at[0] == OFF_BOARD
    assert (game.state.noble_at[0], game.state.army_troops[0]) == (OFF_BOARD, 100)


@pytest.mark.rule("WK-464")
def test_a_stronghold_that_stands_is_not_moved() -> None:
    game = emptied()
    game.state.stronghold_at[0] = HOME
    run(game, StrongholdReturns(0))
    assert game.is_over()


@pytest.mark.rule("WK-465", "WK-579")
def test_a_stronghold_comes_back_in_the_kingdom_away_from_cities_foes_and_strongholds() -> None:
    game = emptied(seats=4)
    put(game, noble_of(1, STAR), 8, troops=(50,))
    put(game, noble_of(0, SQUARE), 9, troops=(50,))
    game.state.stronghold_at[2] = 11
    assert not can_rebuild(game.state, 0, MONZ)
    assert not can_rebuild(game.state, 0, 8)
    assert not can_rebuild(game.state, 0, 11)
    assert not can_rebuild(game.state, 0, CADIZ)
    game.state.city_owner[MONZ_CITY] = game.state.city_owner[CADIZ_CITY] = RAZED
    assert can_rebuild(game.state, 0, MONZ)
    assert not can_rebuild(game.state, 0, CADIZ)
    assert can_rebuild(game.state, 0, 9)  # an own Noble is no obstacle


@pytest.mark.rule("WK-465", "WK-530")
@pytest.mark.parametrize(("seats", "legal"), [(2, False), (3, False), (4, True)])
def test_with_two_or_three_players_it_does_not_come_back_in_an_outer_area(seats: int, *, legal: bool) -> None:
    assert can_rebuild(emptied(seats).state, 0, 20) is legal


@pytest.mark.rule("WK-466")
def test_a_stronghold_comes_back_without_breaches_and_sieges() -> None:
    game = emptied()
    game.state.stronghold_at[0] = HOME
    game.state.breaches[FIRST_STRONGHOLD] = 4
    game.state.siege_since[FIRST_STRONGHOLD * 6 + 1] = 1
    remove_stronghold(game.state, 0)
    run(game, StrongholdReturns(0))
    answer(game, 15)
    assert game.state.stronghold_at[0] == 15
    assert (game.state.breaches[FIRST_STRONGHOLD], game.state.siege_since[FIRST_STRONGHOLD * 6 + 1]) == (0, 0)


@pytest.mark.rule("WK-514")
def test_a_noble_returns_to_the_stronghold_or_to_any_free_city_overseas_included() -> None:
    game = waiting(100)
    game.state.stronghold_at[0] = HOME
    control(game, 0, MONZ_CITY, CADIZ_CITY)
    control(game, 1, 0)
    run(game, NoblesReturn(0))
    assert asked(game) == (RETURN_AREA, 0, [MONZ, HOME, CADIZ])


@pytest.mark.rule("WK-516", "WK-576")
def test_no_noble_returns_to_a_besieged_city_but_to_a_besieged_stronghold() -> None:
    game = waiting(100)
    control(game, 0, MONZ_CITY)
    game.state.stronghold_at[0] = HOME
    for hold in (MONZ_CITY, FIRST_STRONGHOLD):
        game.state.siege_since[hold * 6 + 1] = 1
    assert not can_return_to(game.state, 0, MONZ)
    run(game, NoblesReturn(0))
    assert asked(game) == (RETURN_AREA, 0, [HOME])


@pytest.mark.rule("WK-515", "WK-517")
def test_every_noble_with_troops_must_return_and_none_without_any() -> None:
    game = waiting(100)
    hire(game, noble_of(0, TRIANGLE), 50)
    control(game, 0, MONZ_CITY)
    run(game, NoblesReturn(0))
    assert asked(game) == (RETURN_AREA, 0, [MONZ])
    answer(game, MONZ, MONZ)
    assert game.is_over()
    assert list(game.state.noble_at[:4]) == [MONZ, OFF_BOARD, MONZ, OFF_BOARD]


@pytest.mark.rule("WK-515")
def test_a_noble_out_of_the_game_never_returns() -> None:
    game = waiting(100)
    game.state.noble_at[0] = OUT_OF_GAME
    control(game, 0, MONZ_CITY)
    run(game, NoblesReturn(0))
    assert game.is_over()


@pytest.mark.rule("WK-514", "WK-346")
def test_a_noble_may_return_with_maintained_troops_alone() -> None:
    game = emptied()
    card = next(card for card in range(80) if game.state.content.card_maintained[card] > 0)
    game.state.noble_office[0] = card
    control(game, 0, MONZ_CITY)
    run(game, NoblesReturn(0))
    assert asked(game) == (RETURN_AREA, 0, [MONZ])


@pytest.mark.rule("WK-514", "WK-346")
def test_a_table_may_leave_a_noble_without_troop_cards_off_the_board() -> None:
    game = emptied()
    game.state.rules = Rules(seats=2, carded_returns=1)
    game.state.noble_office[0] = next(card for card in range(80) if game.state.content.card_maintained[card] > 0)
    control(game, 0, MONZ_CITY)
    run(game, NoblesReturn(0))
    assert game.is_over()
    hire(game, 0, 50)
    run(game, NoblesReturn(0))
    assert asked(game) == (RETURN_AREA, 0, [MONZ])


@pytest.mark.rule("WK-518")
def test_a_returning_noble_comes_in_fresh_and_keeps_his_tokens() -> None:
    game = waiting(200)
    game.state.noble_fresh[0] = 0
    game.state.casualties[0] = 1
    control(game, 0, MONZ_CITY)
    run(game, NoblesReturn(0))
    answer(game, MONZ)
    assert (game.state.noble_fresh[0], game.state.casualties[0]) == (1, 1)


@pytest.mark.rule("WK-509", "WK-159")
def test_own_nobles_on_the_board_come_first_then_those_off_it_then_the_stronghold() -> None:
    game = waiting(50)
    put(game, noble_of(0, SQUARE), MONZ, troops=(50,))
    put(game, noble_of(0, TRIANGLE), MONZ, troops=(50,))
    game.state.stronghold_at[0] = HOME
    hire(game, 24, 100, nation=2)
    run(game, Returns())
    assert asked(game) == (TRANSFER, 0, [pair(SQUARE, TRIANGLE), pair(TRIANGLE, SQUARE), NO_TRANSFER])
    answer(game, NO_TRANSFER)
    assert asked(game) == (TRANSFER, 0, [pair(STAR, CIRCLE), NO_TRANSFER])
    answer(game, NO_TRANSFER)
    assert asked(game) == (TRANSFER, 0, [pair(STRONGHOLD, STAR), pair(STRONGHOLD, CIRCLE), NO_TRANSFER])


@pytest.mark.rule("WK-511")
def test_any_set_of_stronghold_cards_goes_to_a_noble_off_the_board_even_under_siege() -> None:
    game = arrange()
    game.state.stronghold_at[0] = HOME
    put(game, noble_of(1, STAR), HOME, troops=(50,))
    game.state.siege_since[FIRST_STRONGHOLD * 6 + 1] = 1
    run(game, Returns())
    answer(game, pair(STRONGHOLD, STAR))
    assert asked(game) == (HAND, 0, [24, REGULAR_100])  # at least one card
    answer(game, REGULAR_100, ENOUGH, NO_TRANSFER, HOME)
    assert (game.state.noble_at[0], game.state.army_troops[0], game.state.army_troops[24]) == (HOME, 100, 150)


@pytest.mark.rule("WK-511", "WK-510")
def test_a_noble_with_cards_of_each_kind_gives_them_one_by_one_until_enough() -> None:
    game = emptied()
    for troop in range(4):
        move_troop(game.state, troop, 24)
    give_regulars(game, noble_of(0, STAR), 50, 50, 100)
    run(game, Returns())
    answer(game, pair(STAR, SQUARE), 24)
    assert asked(game) == (HAND, 0, [24, REGULAR_100, ENOUGH])
