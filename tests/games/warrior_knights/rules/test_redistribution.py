"""Upkeep transfers: who hands what to whom, and what every distribution needs."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import ENOUGH, HAND, NO_TRANSFER, STRONGHOLD, TRANSFER
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    OFF_BOARD,
    OUT_OF_GAME,
    PORT,
    REGULAR_50,
    REGULAR_100,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.procedures.redistribution import (
    OFF_THE_BOARD,
    OUT_OF_STRONGHOLD,
    SIDE_BY_SIDE,
    Redistribution,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

MONZ, MONZ_CITY, HOME, BALLIN = 7, 3, 14, 3
FIRST, SECOND, THIRD = noble_of(0, STAR), noble_of(0, SQUARE), noble_of(0, TRIANGLE)
FIFTY, HUNDRED = 0, 1  # the kinds of the Mercenaries that hire() lays first


def pair(giver: int, receiver: int) -> int:
    """The answer to TRANSFER that names these two places."""
    return giver * 5 + receiver


def side_by_side(first: tuple[int, ...], second: tuple[int, ...], area: int = HOME) -> Play:
    """Two Nobles of seat 0 in an area, with these Mercenaries."""
    game = arrange()
    put(game, FIRST, area, first)
    put(game, SECOND, area, second)
    return game


def off_board(first: tuple[int, ...], second: tuple[int, ...]) -> Play:
    """Two Nobles of seat 0 off the board, with these Mercenaries; the others are out of the game."""
    game = side_by_side(first, second, OFF_BOARD)
    game.state.noble_at[2] = game.state.noble_at[3] = OUT_OF_GAME
    return game


def armies(game: Play, *which: int) -> list[tuple[int, int]]:
    """Cards and tokens of these armies."""
    return [(game.state.army_troops[army], game.state.casualties[army]) for army in which]


@pytest.mark.rule("WK-159")
def test_nobles_in_the_same_area_hand_cards_to_each_other() -> None:
    game = side_by_side((100, 50), (50,))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    answer(game, pair(STAR, SQUARE))
    assert asked(game) == (HAND, 0, [FIFTY, HUNDRED])
    answer(game, HUNDRED, ENOUGH)
    assert armies(game, FIRST, SECOND) == [(50, 0), (150, 0)]


@pytest.mark.rule("WK-159")
def test_nobles_in_different_areas_or_on_an_icon_hand_nothing() -> None:
    game = side_by_side((100,), (50,))
    game.state.noble_at[SECOND] = MONZ
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert game.is_over()
    game.state.noble_at[FIRST] = game.state.noble_at[SECOND] = PORT + BALLIN
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert game.is_over()


@pytest.mark.rule("WK-159")
def test_two_nobles_may_exchange_all_they_have() -> None:
    game = side_by_side((100,), (50,))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    answer(game, pair(STAR, SQUARE), HUNDRED, pair(SQUARE, STAR))
    assert asked(game) == (HAND, 0, [FIFTY])  # the hundred he was handed stays with him
    answer(game, FIFTY)
    assert game.is_over()
    assert armies(game, FIRST, SECOND) == [(50, 0), (100, 0)]
    assert [game.state.noble_at[noble] for noble in (FIRST, SECOND)] == [HOME, HOME]


@pytest.mark.rule("WK-346", "WK-517", "WK-159")
def test_who_is_left_without_troops_leaves_the_board_when_the_transfers_are_over() -> None:
    game = side_by_side((100,), (50,))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    answer(game, pair(STAR, SQUARE), HUNDRED, NO_TRANSFER)
    assert [game.state.noble_at[noble] for noble in (FIRST, SECOND)] == [OFF_BOARD, HOME]


@pytest.mark.rule("WK-160", "WK-345")
def test_an_army_with_casualties_hands_everything_with_its_tokens() -> None:
    game = side_by_side((100, 50), (50,))
    game.state.casualties[FIRST] = 1
    run(game, Redistribution(0, SIDE_BY_SIDE))
    answer(game, pair(STAR, SQUARE))
    assert armies(game, FIRST, SECOND) == [(0, 0), (200, 1)]


@pytest.mark.rule("WK-160", "WK-347")
def test_in_a_besieged_city_or_stronghold_nothing_is_handed() -> None:
    game = side_by_side((100, 50), (50,), MONZ)
    control(game, 0, MONZ_CITY)
    game.state.siege_since[MONZ_CITY * 6 + 1] = 1
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert game.is_over()
    game.state.siege_since[MONZ_CITY * 6 + 1] = 0
    game.state.stronghold_at[0] = HOME
    game.state.siege_since[FIRST_STRONGHOLD * 6 + 1] = 1
    game.state.noble_at[FIRST] = game.state.noble_at[SECOND] = HOME
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert game.is_over()


@pytest.mark.rule("WK-161")
def test_a_noble_hands_cards_to_the_stronghold_in_his_area() -> None:
    game = arrange()
    game.state.stronghold_at[0] = HOME
    put(game, FIRST, HOME, troops=(50, 100))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert asked(game) == (TRANSFER, 0, [pair(STAR, STRONGHOLD), NO_TRANSFER])  # and not the other way
    answer(game, pair(STAR, STRONGHOLD), FIFTY, ENOUGH)
    assert armies(game, FIRST, FIRST_GROUP) == [(100, 0), (300, 0)]


@pytest.mark.rule("WK-161")
def test_a_table_may_forbid_handing_cards_to_the_stronghold() -> None:
    game = arrange(rules=Rules(seats=2, handing_to_stronghold=0))
    game.state.stronghold_at[0] = HOME
    put(game, FIRST, HOME, troops=(50, 100))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert game.is_over()


@pytest.mark.rule("WK-161")
def test_a_noble_elsewhere_hands_nothing_to_the_stronghold() -> None:
    game = arrange()
    game.state.stronghold_at[0] = HOME
    put(game, FIRST, MONZ, troops=(50, 100))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert game.is_over()


@pytest.mark.rule("WK-510")
def test_nobles_off_the_board_share_their_troops_as_they_like() -> None:
    game = off_board((50, 100), ())
    run(game, Redistribution(0, OFF_THE_BOARD))
    answer(game, pair(STAR, SQUARE), HUNDRED, ENOUGH)
    assert armies(game, FIRST, SECOND) == [(50, 0), (100, 0)]


@pytest.mark.rule("WK-510", "WK-345")
def test_off_the_board_two_armies_with_tokens_may_even_change_places() -> None:
    game = off_board((100, 50), (200,))
    game.state.casualties[FIRST] = game.state.casualties[SECOND] = 1
    run(game, Redistribution(0, OFF_THE_BOARD))
    answer(game, pair(STAR, SQUARE), pair(SQUARE, STAR))
    assert game.is_over()
    assert armies(game, FIRST, SECOND) == [(200, 1), (150, 1)]


@pytest.mark.rule("WK-510")
def test_a_noble_out_of_the_game_or_on_the_board_takes_no_part() -> None:
    game = off_board((50, 100), ())
    game.state.noble_at[SECOND] = HOME
    run(game, Redistribution(0, OFF_THE_BOARD))
    assert game.is_over()


@pytest.mark.rule("WK-510")
def test_every_card_moves_once_so_that_transfers_come_to_an_end() -> None:
    game = off_board((100,), ())
    run(game, Redistribution(0, OFF_THE_BOARD))
    answer(game, pair(STAR, SQUARE), HUNDRED)
    assert game.is_over()


@pytest.mark.rule("WK-512")
def test_a_stronghold_with_tokens_gives_everything_to_one_noble() -> None:
    game = arrange()
    game.state.stronghold_at[0] = HOME
    game.state.casualties[FIRST_GROUP] = 2
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    answer(game, pair(STRONGHOLD, TRIANGLE))
    assert game.is_over()
    assert armies(game, THIRD, FIRST_GROUP) == [(250, 2), (0, 0)]


@pytest.mark.rule("WK-589", "WK-512")
def test_a_spent_stronghold_group_goes_only_to_a_noble_who_survives_it() -> None:
    game = arrange()
    game.state.stronghold_at[0] = HOME
    game.state.casualties[FIRST_GROUP] = 3
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    assert game.is_over()
    hire(game, SECOND, 100)
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    assert asked(game) == (TRANSFER, 0, [pair(STRONGHOLD, SQUARE), NO_TRANSFER])


@pytest.mark.rule("WK-589", "WK-161")
def test_cards_for_a_spent_stronghold_group_must_make_it_sound() -> None:
    game = arrange()
    game.state.stronghold_at[0] = HOME
    game.state.casualties[FIRST_GROUP] = 3  # 250 Regulars
    put(game, FIRST, HOME, troops=(50,))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert game.is_over()
    hire(game, FIRST, 50)
    run(game, Redistribution(0, SIDE_BY_SIDE))
    answer(game, pair(STAR, STRONGHOLD), FIFTY)
    assert asked(game) == (HAND, 0, [FIFTY])  # not yet enough
    answer(game, FIFTY)
    assert armies(game, FIRST, FIRST_GROUP) == [(0, 0), (350, 3)]


@pytest.mark.rule("WK-589", "WK-345")
def test_who_was_handed_tokens_keeps_the_troops_to_bear_them() -> None:
    game = off_board((100,), (50,))
    game.state.noble_at[THIRD] = OFF_BOARD
    game.state.noble_office[FIRST] = next(card for card in range(80) if game.state.content.card_maintained[card] > 0)
    game.state.casualties[FIRST] = 1
    run(game, Redistribution(0, OFF_THE_BOARD))
    answer(game, pair(STAR, SQUARE))
    assert armies(game, FIRST, SECOND) == [(0, 0), (150, 1)]
    assert game.is_over()  # his own fifty cannot go on


@pytest.mark.rule("WK-511", "WK-467")
def test_a_stronghold_off_the_board_keeps_its_troops_until_it_comes_back() -> None:
    game = arrange()
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    assert game.is_over()


@pytest.mark.rule("WK-511")
def test_regulars_go_out_of_the_stronghold_to_several_nobles() -> None:
    game = arrange()
    game.state.stronghold_at[0] = HOME
    run(game, Redistribution(0, OUT_OF_STRONGHOLD))
    answer(game, pair(STRONGHOLD, STAR), REGULAR_50, REGULAR_100, ENOUGH)
    answer(game, pair(STRONGHOLD, SQUARE), REGULAR_50, REGULAR_50)
    assert game.is_over()
    assert armies(game, FIRST, SECOND, FIRST_GROUP) == [(150, 0), (100, 0), (0, 0)]


@pytest.mark.rule("WK-159")
def test_a_copy_in_the_middle_of_a_transfer_is_independent() -> None:
    game = arrange()
    put(game, FIRST, HOME)
    put(game, SECOND, HOME, troops=(50,))
    give_regulars(game, FIRST, 50, 50, 100)
    run(game, Redistribution(0, SIDE_BY_SIDE))
    answer(game, pair(STAR, SQUARE), REGULAR_50)
    twin = game.copy()
    answer(twin, REGULAR_100, REGULAR_50)
    answer(game, ENOUGH, NO_TRANSFER)
    assert armies(game, FIRST) == [(150, 0)]
    assert armies(twin, FIRST) == [(0, 0)]
