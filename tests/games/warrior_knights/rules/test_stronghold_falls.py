"""What the fall of a stronghold costs, and whom."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run, stack_fate
from tests.support.battles import (
    BERAC,
    CADIZ,
    ENGLISH,
    FROLI,
    MEADOW,
    NEAR,
    POLISH,
    attack,
    besiege,
    field,
    finish,
    is_besieging,
    is_over,
    keep,
    of_nation,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import ASSAULT, DESERTER, GIVE_CITY, KEEP, KEEP_OR_RAZE, RAZE
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    DEAL,
    FIRST_GROUP,
    IN_DECK,
    IN_DISCARD,
    NONE,
    OFF_BOARD,
    PREVENT,
    RAZED,
    STAR,
)
from wk_env.games.warrior_knights.rules.procedures.aftermath import is_emptied
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.queries import cities_of
from wk_env.games.warrior_knights.rules.state import Play

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)
HIS_GROUP = FIRST_GROUP + 1


def at_the_stronghold(inside: tuple[int, ...] = (), breaches: int = 0, seats: int = 2) -> Play:
    """The circle of seat 0 with 200 troops before the stronghold of seat 1 (400, with 250 unled troops)."""
    game = arrange(seats=seats)
    put(game, MINE, MEADOW, troops=(200,))
    hold = place_stronghold(game, 1, MEADOW)
    game.state.breaches[hold] = breaches
    if inside:
        put(game, HIS, MEADOW, troops=inside)
    return game


@pytest.mark.rule("WK-461", "WK-463")
def test_the_conqueror_takes_half_the_crowns_rounded_down() -> None:
    game = at_the_stronghold()
    run(game, Capture(0, HIS_GROUP))
    assert game.state.crowns[1] == 8
    assert game.state.crowns[0] == 22
    assert game.state.stronghold_at[1] == OFF_BOARD
    assert is_over(game)


@pytest.mark.rule("WK-462", "WK-422", "WK-423", "WK-424")
def test_the_loser_hands_over_a_city_of_his_choice_which_may_be_razed() -> None:
    game = at_the_stronghold()
    control(game, 1, BERAC, CADIZ)
    besiege(game, 0, CADIZ)
    run(game, Capture(0, HIS_GROUP))
    assert asked(game) == (GIVE_CITY, 1, [BERAC, CADIZ])
    answer(game, BERAC)
    assert asked(game)[:2] == (KEEP_OR_RAZE, 0)
    answer(game, RAZE)
    assert game.state.city_owner[BERAC] == RAZED
    assert game.state.crowns[0] == 22 + 3 * game.state.content.city_income[BERAC]


@pytest.mark.rule("WK-449", "WK-462")
def test_a_siege_of_somebody_else_goes_on_at_a_city_handed_over() -> None:
    game = at_the_stronghold(seats=3)
    control(game, 1, BERAC)
    besiege(game, 0, BERAC)
    besiege(game, 2, BERAC)
    run(game, Capture(0, HIS_GROUP))
    answer(game, BERAC, KEEP)
    assert not is_besieging(game, 0, BERAC)
    assert is_besieging(game, 2, BERAC)


@pytest.mark.rule("WK-466", "WK-463")
def test_breaches_and_sieges_go_with_the_stronghold() -> None:
    game = at_the_stronghold(breaches=3)
    besiege(game, 0, HIS_GROUP)
    run(game, Capture(0, HIS_GROUP))
    assert game.state.breaches[HIS_GROUP] == 0
    assert not is_besieging(game, 0, HIS_GROUP)


@pytest.mark.rule("WK-467", "WK-581")
def test_troops_on_the_card_lose_a_deserter_and_casualties_and_wait_there() -> None:
    game = at_the_stronghold()
    deserter = hire(game, HIS_GROUP, 50, ENGLISH)
    lost = hire(game, HIS_GROUP, 100, POLISH)
    spared = hire(game, HIS_GROUP, 150, POLISH)
    game.state.casualties[HIS_GROUP] = 1
    stack_fate(game, of_nation(game, ENGLISH))
    run(game, Capture(0, HIS_GROUP))
    assert asked(game)[:2] == (DESERTER, 1)
    finish(game)
    assert [game.state.troop_at[troop] for troop in (deserter, lost, spared)] == [IN_DECK, IN_DISCARD, HIS_GROUP]
    assert game.state.casualties[HIS_GROUP] == 0
    assert game.state.army_troops[HIS_GROUP] == 250 + 150


@pytest.mark.rule("WK-468", "WK-587")
def test_other_cities_and_nobles_are_unaffected_and_a_stronghold_is_no_city() -> None:
    game = at_the_stronghold()
    control(game, 1, BERAC, FROLI)
    put(game, HIS, NEAR, troops=(100,))
    assert cities_of(game.state, 1) == 2
    run(game, Capture(0, HIS_GROUP))
    answer(game, BERAC, KEEP)
    assert is_over(game)
    assert cities_of(game.state, 1) == 1
    assert cities_of(game.state, 0) == 1
    assert game.state.noble_at[HIS] == NEAR


@pytest.mark.rule("WK-582", "WK-557")
def test_attackers_who_die_with_the_stronghold_win_nothing_but_it_is_gone() -> None:
    game = at_the_stronghold(breaches=3)
    control(game, 1, BERAC)
    give_regulars(game, noble_of(1, STAR), 50, 50, 50)
    stack_fate(game, DEAL, DEAL, DEAL, PREVENT, DEAL, DEAL)
    attack(game, 1, ASSAULT)
    keep(game, DEAL, DEAL)
    finish(game)
    assert game.state.noble_at[MINE] == OFF_BOARD
    assert game.state.stronghold_at[1] == OFF_BOARD
    assert list(game.state.crowns[:2]) == [15, 15]
    assert game.state.city_owner[BERAC] == 1


@pytest.mark.rule("WK-582")
def test_it_stays_if_somebody_is_left_to_hold_it() -> None:
    game = at_the_stronghold(breaches=4)
    game.state.casualties[HIS_GROUP] = 1
    pair = vec[i64]([BIT[MINE], 0])
    assert not is_emptied(game.state, pair, HIS_GROUP)
    assert not is_emptied(field((50,), (50,)).state, pair, NONE)


@pytest.mark.rule("WK-582")
def test_the_stronghold_of_the_first_seat_goes_in_the_same_way() -> None:
    game = arrange(seats=2)
    put(game, HIS, MEADOW, troops=(100,))
    hold = place_stronghold(game, 0, MEADOW)
    game.state.breaches[hold] = 3
    give_regulars(game, noble_of(0, STAR), 50, 50, 50)
    game.state.casualties[hold] = 1
    stack_fate(game, DEAL, PREVENT, PREVENT, DEAL)
    attack(game, 0, ASSAULT, seat=1)
    keep(game, DEAL)
    finish(game)
    assert game.state.noble_at[HIS] == OFF_BOARD
    assert game.state.stronghold_at[0] == OFF_BOARD
    assert game.state.crowns[1] == 15
