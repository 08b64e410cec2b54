"""Sieges while they last: who is shut in, sallies, relief, assaults."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, noble_of, put, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    FROLI,
    FROLI_AREA,
    NEAR,
    at_berac,
    at_froli,
    attack,
    besiege,
    drawn,
    field,
    finish,
    is_besieging,
    is_over,
    keep,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import ASSAULT, CONSENT, NEUTRAL_CITY, SIEGE
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    NEUTRAL,
    NO,
    OFF_BOARD,
    PREVENT,
    STAR,
    TRIANGLE,
    VICTORY,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.taxation import income_from
from wk_env.games.warrior_knights.rules.phases.upkeep import influence_from
from wk_env.games.warrior_knights.rules.procedures.retreat import is_inside
from wk_env.games.warrior_knights.rules.procedures.upgrade import can_fortify, can_repair
from wk_env.games.warrior_knights.rules.queries import cities_of, is_besieged, is_shut_in

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


@pytest.mark.rule("WK-443", "WK-590")
def test_only_the_controllers_nobles_are_shut_in() -> None:
    game = at_berac()
    besiege(game, 0, BERAC)
    assert is_inside(game.state, HIS, BERAC)
    assert is_shut_in(game.state, HIS)
    assert not is_shut_in(game.state, MINE)
    control(game, 0, BERAC)
    besiege(game, 1, FROLI)
    assert not is_inside(game.state, HIS, BERAC)


@pytest.mark.rule("WK-444")
def test_a_besieged_city_gives_nothing_and_cannot_be_worked_on() -> None:
    game = at_berac()
    game.state.breaches[BERAC] = 1
    assert income_from(game.state, 1, BERAC) > 0
    assert influence_from(game.state, 1, BERAC) == 1
    assert can_repair(game.state, 1, BERAC)
    assert can_fortify(game.state, 1, BERAC)
    besiege(game, 0, BERAC)
    assert income_from(game.state, 1, BERAC) == 0
    assert influence_from(game.state, 1, BERAC) == 0
    assert not can_repair(game.state, 1, BERAC)
    assert not can_fortify(game.state, 1, BERAC)


@pytest.mark.rule("WK-445")
def test_a_besieged_city_is_still_controlled() -> None:
    game = at_berac()
    besiege(game, 0, BERAC)
    assert cities_of(game.state, 1) == 1


@pytest.mark.rule("WK-447", "WK-446", "WK-448")
def test_a_sally_that_beats_the_besiegers_lifts_the_siege_and_leaves_the_walls_alone() -> None:
    game = field((200,), (100,), area=BERAC_AREA)
    control(game, 0, BERAC)
    besiege(game, 1, BERAC)
    stack_fate(game, VICTORY, VICTORY, PREVENT, PREVENT, PREVENT, PREVENT, PREVENT)
    attack(game, 1, area=BERAC_AREA)
    assert drawn(game) == (4, 3)
    keep(game, VICTORY, VICTORY)
    keep(game)
    finish(game)
    assert not is_besieged(game.state, BERAC)
    assert game.state.breaches[BERAC] == 0


@pytest.mark.rule("WK-447", "WK-474")
def test_a_beaten_sally_leaves_for_an_adjacent_area() -> None:
    game = field((200,), (100,), area=BERAC_AREA)
    control(game, 0, BERAC)
    besiege(game, 1, BERAC)
    stack_fate(game, *([PREVENT] * 4), VICTORY)
    attack(game, 1, area=BERAC_AREA)
    keep(game)
    keep(game, VICTORY)
    finish(game)
    assert game.state.noble_at[MINE] not in (BERAC_AREA, OFF_BOARD)
    assert is_besieged(game.state, BERAC)


@pytest.mark.rule("WK-448", "WK-574")
def test_a_siege_lasts_while_any_noble_of_the_besieger_is_there() -> None:
    game = at_berac()
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(50,))
    besiege(game, 0, BERAC)
    put_noble(game.state, MINE, NEAR)
    assert is_besieged(game.state, BERAC)
    put_noble(game.state, noble_of(0, STAR), NEAR)
    assert not is_besieged(game.state, BERAC)


@pytest.mark.rule("WK-450", "WK-439")
def test_sieges_are_kept_by_city_and_baron() -> None:
    game = at_froli((50,), seats=3)
    put(game, noble_of(2, STAR), FROLI_AREA, troops=(50,))
    game.state.round = 2
    besiege(game, 2, FROLI, since=1)
    attack(game, NEUTRAL_CITY, SIEGE, YES, area=FROLI_AREA)
    assert is_over(game)
    assert game.state.city_owner[FROLI] == NEUTRAL
    assert is_besieging(game, 0, FROLI)
    assert is_besieging(game, 2, FROLI)


@pytest.mark.rule("WK-451")
def test_a_besieger_may_assault_instead() -> None:
    game = at_froli((50,))
    besiege(game, 0, FROLI)
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    assert drawn(game) == (2, 2)


@pytest.mark.rule("WK-578", "WK-401", "WK-403")
def test_completing_a_siege_needs_consent_anew() -> None:
    game = at_froli((50,), seats=3)
    put(game, noble_of(2, STAR), FROLI_AREA, troops=(50,))
    game.state.round = 2
    besiege(game, 0, FROLI)
    attack(game, NEUTRAL_CITY, SIEGE, area=FROLI_AREA)
    assert asked(game) == (CONSENT, 2, [NO, YES])
    answer(game, NO)
    assert game.state.noble_fresh[MINE] == 1
    assert game.state.city_owner[FROLI] == NEUTRAL


@pytest.mark.rule("WK-454", "WK-459")
def test_a_stronghold_can_be_besieged_and_taken_by_siege() -> None:
    game = arrange(seats=2)
    hold = place_stronghold(game, 1, NEAR)
    give_regulars(game, noble_of(1, STAR), 50, 50, 50, 100)
    put(game, noble_of(0, TRIANGLE), NEAR, troops=(200, 50))
    attack(game, 1, SIEGE, area=NEAR)
    assert is_besieging(game, 0, hold)
    game.state.round = 2
    game.state.noble_fresh[noble_of(0, TRIANGLE)] = 1
    attack(game, 1, SIEGE, area=NEAR)
    assert game.state.stronghold_at[1] == OFF_BOARD
