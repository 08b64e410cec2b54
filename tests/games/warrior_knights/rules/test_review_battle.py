"""Corners of battle that a second reading of the rulebook looked into."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import answer, asked, control, noble_of, put, stack_fate
from tests.support.battles import (
    ALTAMONT,
    BERAC,
    BERAC_AREA,
    MEADOW,
    URAN,
    at_berac,
    at_froli,
    attack,
    besiege,
    desert,
    field,
    finish,
    is_besieging,
    is_over,
    keep,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    CASUALTY,
    CONSENT,
    GIVE_CITY,
    KEEP,
    KEEP_OR_RAZE,
    RAZE,
    RETREAT,
    SIEGE,
)
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    DEAL,
    DRAW_FATE,
    FATE_CARDS,
    FIRST_GROUP,
    NEUTRAL,
    NONE,
    OFF_BOARD,
    OUT,
    PREVENT,
    RAZED,
    STAR,
    VICTORY,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.aftermath import loser_of, winner_of
from wk_env.games.warrior_knights.rules.procedures.fate_hands import draw_hand, draw_the_rest, lay_open

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


@pytest.mark.rule("WK-388", "WK-389", "WK-390")
@pytest.mark.parametrize(("lead", "winner", "loser"), [(2, 0, 1), (1, 0, 1), (-1, 1, 0), (-2, 1, 0), (0, NONE, NONE)])
def test_a_battle_is_won_by_one_victory_as_by_two(lead: int, winner: int, loser: int) -> None:
    game = field((100,), (100,))
    sides = vec[i64]([BIT[MINE], BIT[HIS]]), vec[i64]([0, 1])
    assert winner_of(game.state, sides[1], sides[0], NONE, lead) == winner
    assert loser_of(game.state, sides[1], sides[0], NONE, lead) == loser


@pytest.mark.rule("WK-386")
def test_nobody_wins_where_walls_of_nobody_still_stand() -> None:
    game = at_froli()
    assert winner_of(game.state, vec[i64]([0, NEUTRAL]), vec[i64]([BIT[MINE], 0]), 5, 0) == NONE


@pytest.mark.rule("WK-409", "WK-385", "WK-216")
def test_a_dying_garrison_still_owes_the_walls_and_a_fortified_city_loses_its_fortification() -> None:
    game = at_berac(inside=(50,))
    game.state.fortified[BERAC] = 1
    game.state.breaches[BERAC] = 1
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(200, 100))
    stack_fate(game, *([DEAL] * 3), *([PREVENT] * 4), *([VICTORY] * 4))
    attack(game, 1, ASSAULT, STAR, CIRCLE, CIRCLE, area=BERAC_AREA)
    keep(game, DEAL, DEAL, DEAL)
    keep(game)
    assert asked(game)[:2] == (CASUALTY, 1)
    answer(game, CIRCLE)
    assert asked(game)[:2] == (KEEP_OR_RAZE, 0)
    assert (game.state.fortified[BERAC], game.state.breaches[BERAC]) == (0, 2)


@pytest.mark.rule("WK-459", "WK-462", "WK-422", "WK-479", "WK-470")
def test_a_stronghold_lost_by_one_victory_falls_before_its_nobles_retreat() -> None:
    game = field((200,), (100,))
    hold = place_stronghold(game, 1, MEADOW)
    control(game, 1, BERAC, ALTAMONT)
    stack_fate(game, VICTORY, *([DEAL] * 9), *([PREVENT] * 3))
    attack(game, 1, ASSAULT)
    keep(game, VICTORY)
    keep(game)
    assert asked(game) == (GIVE_CITY, 1, [ALTAMONT, BERAC])
    answer(game, BERAC, RAZE)
    desert(game)
    assert asked(game)[:2] == (RETREAT, 1)
    assert BERAC_AREA in asked(game)[2]
    assert game.state.stronghold_at[hold - FIRST_GROUP] == OFF_BOARD
    assert game.state.city_owner[BERAC] == RAZED


@pytest.mark.rule("WK-449", "WK-450", "WK-578")
def test_one_of_two_besiegers_completes_his_siege_with_the_others_leave() -> None:
    game = at_berac(seats=3)
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(200,))
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    besiege(game, 0, BERAC)
    besiege(game, 2, BERAC)
    game.state.round = 2
    attack(game, 1, SIEGE, area=BERAC_AREA)
    assert asked(game)[:2] == (CONSENT, 2)
    answer(game, YES, STAR, CIRCLE, KEEP)
    finish(game)
    assert game.state.city_owner[BERAC] == 0
    assert game.state.noble_at[HIS] == OFF_BOARD
    assert not is_besieging(game, 2, BERAC)


@pytest.mark.rule("WK-446", "WK-448", "WK-450")
def test_driving_off_one_besieger_leaves_the_siege_of_the_other() -> None:
    game = at_berac(inside=(100,), seats=3)
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    besiege(game, 0, BERAC)
    besiege(game, 2, BERAC)
    stack_fate(game, VICTORY, *([PREVENT] * 2), *([PREVENT] * 4))
    attack(game, 0, area=BERAC_AREA, seat=1)
    keep(game, VICTORY)
    keep(game)
    desert(game)
    assert asked(game)[:2] == (RETREAT, 0)
    answer(game, asked(game)[2][0])
    assert is_over(game)
    assert not is_besieging(game, 0, BERAC)
    assert is_besieging(game, 2, BERAC)


@pytest.mark.rule("WK-462")
def test_who_controls_no_city_hands_none_over() -> None:
    game = field((200,), ())
    game.state.noble_at[HIS] = OFF_BOARD
    hold = place_stronghold(game, 1, MEADOW)
    game.state.breaches[hold] = 4
    for regular in range(4, 8):
        move_troop(game.state, regular, OUT)
    attack(game, 1, ASSAULT)
    assert is_over(game)
    assert list(game.state.crowns[:2]) == [22, 8]
    assert game.state.city_owner[URAN] == NEUTRAL


@pytest.mark.rule("WK-379", "WK-084")
def test_a_chain_of_draws_ends_with_the_deck() -> None:
    game = field((100,), (100,))
    stack_fate(game, DRAW_FATE, DRAW_FATE)
    draw_hand(game.state, 0, 2)
    draw_hand(game.state, 1, FATE_CARDS - 3)
    lay_open(game.state)
    draw_the_rest(game.state)
    assert list(game.state.fate_held) == [3, FATE_CARDS - 3]
    assert game.state.fate_count == 0


@pytest.mark.rule("WK-403")
def test_a_refused_assault_is_not_turned_into_a_siege_in_the_same_action() -> None:
    game = at_berac(inside=(50,), seats=3)
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(200, 100))
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    answer(game, 0)
    assert asked(game)[2] == [2, 7]
