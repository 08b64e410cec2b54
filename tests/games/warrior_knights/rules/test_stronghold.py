"""Strongholds are attacked like cities, and what their fall costs."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import answer, arrange, asked, control, give_regulars, noble_of, put, run, stack_fate
from tests.support.battles import (
    BERAC_AREA,
    FAR,
    MEADOW,
    NEAR,
    URAN,
    attack,
    besiege,
    drawn,
    finish,
    is_over,
    keep,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import ASSAULT, BREACH, CASUALTY, CONSENT, DISCARD, STRONGHOLD
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    DEAL,
    FIRST_GROUP,
    NO,
    OFF_BOARD,
    PREVENT,
    STAR,
    VICTORY,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.aftermath import is_emptied
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.procedures.death import BY_DESERTION, CheckArmies
from wk_env.games.warrior_knights.rules.queries import is_shut_in, strength_of, strength_of_hold
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


@pytest.mark.rule("WK-454", "WK-401")
def test_a_stronghold_is_attacked_like_a_city() -> None:
    game = at_the_stronghold(inside=(100,), seats=3)
    put(game, noble_of(2, STAR), MEADOW, troops=(50,))
    besiege(game, 0, HIS_GROUP)
    assert is_shut_in(game.state, HIS)
    attack(game, 1, ASSAULT)
    assert asked(game) == (CONSENT, 2, [NO, YES])
    answer(game, YES)
    assert asked(game)[0] == DISCARD
    assert strength_of_hold(game.state, HIS_GROUP) == 400
    game.state.breaches[HIS_GROUP] = 3
    assert strength_of_hold(game.state, HIS_GROUP) == 100


@pytest.mark.rule("WK-455", "WK-408")
def test_unled_troops_defend_without_a_commander() -> None:
    game = at_the_stronghold()
    stack_fate(game, *([DEAL] * 4), *([PREVENT] * 6))
    attack(game, 1, ASSAULT)
    assert drawn(game) == (4, 6)
    keep(game)
    assert is_over(game)


@pytest.mark.rule("WK-455")
def test_so_do_those_of_the_first_seat() -> None:
    game = arrange(seats=2)
    put(game, HIS, MEADOW, troops=(200,))
    place_stronghold(game, 0, MEADOW)
    attack(game, 0, ASSAULT, seat=1)
    assert drawn(game) == (4, 6)


@pytest.mark.rule("WK-456")
def test_a_noble_inside_leads_the_unled_troops_too() -> None:
    game = at_the_stronghold(inside=(50,))
    attack(game, 1, ASSAULT)
    assert drawn(game) == (4, 9)


@pytest.mark.rule("WK-409", "WK-454")
def test_hits_on_a_stronghold_go_to_nobles_unled_troops_or_walls() -> None:
    game = at_the_stronghold(inside=(50,))
    run(game, Suffer(1, BIT[HIS], HIS_GROUP, 3))
    assert asked(game) == (CASUALTY, 1, [CIRCLE, STRONGHOLD, BREACH])
    answer(game, STRONGHOLD, BREACH, CIRCLE)
    assert game.state.casualties[HIS_GROUP] == 1
    assert game.state.breaches[HIS_GROUP] == 1
    assert game.state.casualties[HIS] == 1


@pytest.mark.rule("WK-457", "WK-386")
def test_an_unled_stronghold_falls_when_walls_and_troops_are_spent() -> None:
    game = at_the_stronghold(breaches=3)
    game.state.casualties[HIS_GROUP] = 2
    stack_fate(game, DEAL, DEAL, PREVENT, PREVENT, VICTORY)
    attack(game, 1, ASSAULT)
    keep(game, DEAL, DEAL)
    answer(game, BREACH)
    finish(game)
    assert game.state.stronghold_at[1] == OFF_BOARD


@pytest.mark.rule("WK-457", "WK-386")
def test_it_stands_while_its_troops_have_strength() -> None:
    game = at_the_stronghold(breaches=4)
    game.state.casualties[HIS_GROUP] = 1
    stack_fate(game, DEAL, PREVENT, PREVENT, PREVENT, PREVENT)
    attack(game, 1, ASSAULT)
    keep(game)
    assert is_over(game)
    assert game.state.stronghold_at[1] == MEADOW


@pytest.mark.rule("WK-458")
def test_with_nobles_inside_they_and_the_unled_troops_must_all_be_spent() -> None:
    game = at_the_stronghold(inside=(50,), breaches=4)
    game.state.casualties[HIS] = 1
    game.state.casualties[HIS_GROUP] = 2
    pair = vec[i64]([BIT[MINE], BIT[HIS]])
    assert not is_emptied(game.state, pair, HIS_GROUP)
    game.state.casualties[HIS_GROUP] = 3
    assert is_emptied(game.state, pair, HIS_GROUP)
    game.state.breaches[HIS_GROUP] = 3
    assert not is_emptied(game.state, pair, HIS_GROUP)


@pytest.mark.rule("WK-459", "WK-479")
def test_a_partial_victory_takes_a_stronghold_and_its_noble_has_no_home_to_flee_to() -> None:
    game = at_the_stronghold(inside=(100,))
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(50,))
    put(game, noble_of(0, 1), NEAR, troops=(50,))
    put(game, noble_of(0, 2), FAR, troops=(50,))
    control(game, 0, URAN)
    stack_fate(game, VICTORY, DEAL, DEAL, DEAL, *([DEAL] * 6), *([PREVENT] * 3))
    attack(game, 1, ASSAULT)
    assert drawn(game) == (4, 9)
    keep(game, VICTORY)
    keep(game)
    finish(game)
    assert game.state.stronghold_at[1] == OFF_BOARD
    assert game.state.noble_at[HIS] == OFF_BOARD


@pytest.mark.rule("WK-460", "WK-384")
def test_a_spent_group_keeps_its_tokens_and_takes_no_more() -> None:
    game = at_the_stronghold()
    game.state.casualties[HIS_GROUP] = 3
    assert strength_of(game.state, HIS_GROUP) == 0
    run(game, Suffer(1, 0, HIS_GROUP, 1))
    assert game.state.casualties[HIS_GROUP] == 3
    assert game.state.breaches[HIS_GROUP] == 1
    run(game, CheckArmies(1, BY_DESERTION))
    assert game.state.casualties[HIS_GROUP] == 3


@pytest.mark.rule("WK-460")
def test_a_group_without_cards_loses_its_tokens() -> None:
    game = at_the_stronghold()
    game.state.casualties[HIS_GROUP] = 1
    give_regulars(game, HIS, 50, 50, 50, 100)
    run(game, CheckArmies(1, BY_DESERTION))
    assert game.state.casualties[HIS_GROUP] == 0


@pytest.mark.rule("WK-419", "WK-457", "WK-460")
def test_walls_at_zero_with_a_spent_group_are_taken_at_once() -> None:
    game = at_the_stronghold(breaches=4)
    game.state.casualties[HIS_GROUP] = 3
    attack(game, 1, ASSAULT)
    finish(game)
    assert game.state.stronghold_at[1] == OFF_BOARD
    game = at_the_stronghold(breaches=4)
    attack(game, 1, ASSAULT)
    assert asked(game)[0] == DISCARD
