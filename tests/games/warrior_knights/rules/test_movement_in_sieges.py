"""Movement by land where there is a siege."""

import pytest

from tests.support.arrange import answer, arrange, control, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import NO_DONOR
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, FIRST_STRONGHOLD, SQUARE, STAR
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne, can_move
from wk_env.games.warrior_knights.rules.procedures.routes import can_set_out
from wk_env.games.warrior_knights.rules.state import Play

# The Salt Road of the house map: Kovel 0, Harn Pass 6, Froli 13, Grey Moor 20, Surat 27, Shepherd Down 34 and on.
HARN_PASS, FROLI, ROOK_WOOD = 6, 13, 14
FROLI_CITY, MONZ_CITY = 5, 3


def at(game: Play, noble: int) -> tuple[int, int]:
    """Where a Noble stands, and whether he is fresh."""
    return game.state.noble_at[noble], game.state.noble_fresh[noble]


def on_the_salt_road(seats: int = 3) -> Play:
    """The first Noble of seat 0 stands at Harn Pass with a hundred troops and sets out with Versatile Strategy."""
    game = arrange(seats=seats)
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    return game


@pytest.mark.rule("WK-323")
def test_a_noble_in_his_besieged_city_cannot_move_out() -> None:
    game = on_the_salt_road()
    control(game, 0, MONZ_CITY)
    put(game, noble_of(0, STAR), 7)
    assert [can_move(game.state, seat) for seat in range(2)] == [True, False]
    put(game, noble_of(1, CIRCLE), FROLI, troops=(50,))
    assert can_move(game.state, 1)
    game.state.siege_since[MONZ_CITY * 6 + 1] = 1
    assert not can_set_out(game.state, noble_of(0, STAR))
    assert not can_move(game.state, 0)


@pytest.mark.rule("WK-323")
def test_a_noble_in_his_besieged_stronghold_cannot_move_out() -> None:
    game = on_the_salt_road()
    game.state.stronghold_at[0] = HARN_PASS
    game.state.siege_since[FIRST_STRONGHOLD * 6 + 1] = 1
    assert not can_move(game.state, 0)


@pytest.mark.rule("WK-575", "WK-323")
def test_a_noble_may_enter_his_besieged_city_but_not_pass_it() -> None:
    game = on_the_salt_road()
    control(game, 0, FROLI_CITY)
    game.state.siege_since[FROLI_CITY * 6 + 1] = 1
    put(game, noble_of(1, STAR), FROLI, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, FROLI)
    assert game.is_over()
    assert at(game, noble_of(0, STAR)) == (FROLI, 0)
    assert not can_set_out(game.state, noble_of(0, STAR))


@pytest.mark.rule("WK-574")
def test_a_siege_ends_when_the_last_besieger_marches_off_and_not_before() -> None:
    game = on_the_salt_road()
    control(game, 1, FROLI_CITY)
    for symbol in (SQUARE, CIRCLE):
        put(game, noble_of(0, symbol), FROLI, troops=(50,))
    game.state.siege_since[FROLI_CITY * 6] = 1
    run(game, MoveOne(0))
    answer(game, SQUARE, ROOK_WOOD, NO_DONOR)
    assert game.state.siege_since[FROLI_CITY * 6] == 1
    run(game, MoveOne(0))
    answer(game, CIRCLE, ROOK_WOOD)
    assert game.state.siege_since[FROLI_CITY * 6] == 0
