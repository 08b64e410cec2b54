"""Garrisons: paid in Wages or gone, lost with the city, and no armies."""

import pytest

from tests.support.arrange import answer, asked, control, hire, noble_of, put, run
from tests.support.battles import (
    BERAC,
    FROLI,
    FROLI_AREA,
    MONZ,
    NEAR,
    VECHT,
    place_stronghold,
)
from tests.support.garrisons import held, regulars_of
from tests.support.towns import FIRST, garrison, garrisons
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import GARRISONED
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import garrisons_left, wages_of_garrisons
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    NO_MORE_PAY,
    PAY_GARRISON,
    PAY_TROOP,
    REVOLT,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.deeds import breach, make_neutral, put_control, raze
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, NO, YES
from wk_env.games.warrior_knights.rules.numbers import REVOLTS as REVOLTING
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.revolt import CityTests
from wk_env.games.warrior_knights.rules.procedures.winning import troops_on_board
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import put as laid


@pytest.mark.rule("CG-137", "CG-030", "CG-035")
def test_a_fortified_garrisoned_city_falls_step_by_step() -> None:
    game = held(BERAC)
    game.state.fortified = laid(game.state.fortified, BERAC, 1)
    garrison(game, BERAC)
    assert strength_of_hold(game.state, BERAC) == 400
    run(game, Suffer(0, 0, BERAC, 3))
    assert (game.state.breaches[BERAC], game.state.fortified[BERAC]) == (3, 1)
    breach(game.state, BERAC)
    assert (game.state.breaches[BERAC], game.state.fortified[BERAC]) == (3, 0)
    assert strength_of_hold(game.state, BERAC) == 0
    put_control(game.state, BERAC, 1)
    assert garrisons(game) == []
    assert game.state.breaches[BERAC] == 2


@pytest.mark.rule("CG-030")
def test_the_strength_falls_by_a_hundred_and_never_below_zero() -> None:
    game = held(BERAC, FROLI)
    garrison(game, BERAC, FROLI)
    game.state.breaches = laid(game.state.breaches, BERAC, 1)
    put_control(game.state, BERAC, 1)
    assert (game.state.breaches[BERAC], strength_of_hold(game.state, BERAC)) == (1, 100)
    game.state.breaches = laid(game.state.breaches, FROLI, 3)
    put_control(game.state, FROLI, 1)
    assert (game.state.breaches[FROLI], strength_of_hold(game.state, FROLI)) == (2, 0)


@pytest.mark.rule("CG-035")
def test_a_garrison_goes_however_the_city_is_lost() -> None:
    game = held(BERAC, FROLI, MONZ, VECHT)
    garrison(game, BERAC, FROLI, MONZ, VECHT)
    make_neutral(game.state, BERAC)
    raze(game.state, FROLI)
    put_control(game.state, MONZ, 1)
    assert garrisons(game) == [VECHT]
    assert garrisons_left(game.state) == 7


@pytest.mark.rule("CG-035")
def test_a_captor_does_not_inherit_a_garrison_and_has_no_wage_to_pay() -> None:
    game = held(BERAC)
    garrison(game, BERAC)
    put_control(game.state, BERAC, 1)
    assert wages_of_garrisons(game.state, 1) == 0
    assert strength_of_hold(game.state, BERAC) == 200


@pytest.mark.rule("CG-037")
def test_a_garrisoned_city_without_a_noble_is_tested_for_revolt() -> None:
    game = held(BERAC)
    garrison(game, BERAC)
    table = game.state
    revolts = [card for card in table.fate_deck if table.content.fate_revolt[card] == REVOLTING]
    for place in range(len(table.fate_deck)):
        table.fate_deck[place] = revolts[0]
    run(game, CityTests(0))
    assert asked(game)[:2] == (REVOLT, 0)


@pytest.mark.rule("CG-033", "CG-034")
def test_garrisons_are_paid_city_by_city_after_regulars_and_mercenaries() -> None:
    game = held(BERAC, FROLI)
    garrison(game, BERAC, FROLI)
    put(game, FIRST, NEAR)
    troop = hire(game, FIRST, 50)
    run(game, Wages(BIT[0]))
    assert asked(game)[0] == PAY_TROOP
    answer(game, int(game.state.content.troop_kind[troop]))
    assert asked(game) == (PAY_GARRISON, 0, [NO, YES])
    assert game.state.subject == FROLI
    answer(game, YES)
    assert game.state.subject == BERAC
    answer(game, NO)
    assert garrisons(game) == [FROLI]
    paid = regulars_of(game) + game.state.content.troop_wage[troop] + 2
    assert game.state.crowns[0] == 15 - paid


@pytest.mark.rule("CG-034")
def test_a_garrison_that_cannot_be_paid_goes_unasked() -> None:
    game = held(BERAC, FROLI)
    garrison(game, BERAC, FROLI)
    game.state.crowns[0] = regulars_of(game) + 3
    run(game, Wages(BIT[0]))
    assert asked(game)[0] == PAY_GARRISON
    answer(game, YES)
    assert not game.stack
    assert garrisons(game) == [FROLI]
    assert game.state.crowns[0] == 1


@pytest.mark.rule("CG-034")
def test_crowns_kept_from_mercenaries_may_pay_garrisons() -> None:
    game = held(BERAC)
    garrison(game, BERAC)
    put(game, FIRST, NEAR)
    troop = hire(game, FIRST, 100)
    game.state.crowns[0] = regulars_of(game) + max(2, int(game.state.content.troop_wage[troop]))
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY, YES)
    assert garrisons(game) == [BERAC]
    assert game.state.army_troops[FIRST] == 0


@pytest.mark.rule("CG-034")
def test_who_cannot_pay_his_regulars_loses_his_garrisons() -> None:
    game = held(BERAC)
    garrison(game, BERAC)
    control(game, 1, FROLI)
    garrison(game, FROLI)
    game.state.crowns[0] = regulars_of(game) - 1
    run(game, Wages(BIT[0]))
    assert not game.stack
    assert garrisons(game) == [FROLI]


@pytest.mark.rule("CG-030", "CG-034")
def test_an_unpaid_garrison_takes_its_breach_with_it() -> None:
    game = held(BERAC)
    garrison(game, BERAC)
    game.state.breaches = laid(game.state.breaches, BERAC, 3)
    run(game, Wages(BIT[0]))
    answer(game, NO)
    assert game.state.breaches[BERAC] == 2
    assert game.state.city_owner[BERAC] == 0


@pytest.mark.rule("CG-136")
def test_each_garrison_counts_as_a_hundred_troops_on_the_board() -> None:
    game = held(BERAC, FROLI)
    before = troops_on_board(game.state, 0)
    garrison(game, BERAC, FROLI)
    assert troops_on_board(game.state, 0) == before + 200
    assert troops_on_board(game.state, 1) == 0


@pytest.mark.rule("CG-138")
def test_the_garrisons_of_an_eliminated_baron_go_back() -> None:
    game = held(BERAC, elimination=1)
    control(game, 1, FROLI)
    garrison(game, BERAC, FROLI)
    eliminate(game, 0)
    assert garrisons(game) == [FROLI]
    assert game.state.annex[GARRISONED] == BIT[FROLI]


@pytest.mark.rule("CG-031", "CG-141")
def test_a_garrison_is_no_army() -> None:
    game = held(FROLI)
    garrison(game, FROLI)
    place_stronghold(game, 0, NEAR)
    assert game.state.army_troops[FIRST_GROUP] == sum(game.state.content.troop_strength[troop] for troop in range(4))
    assert all(game.state.army_troops[noble] == 0 for noble in range(24))
    put(game, noble_of(1, 0), FROLI_AREA, troops=(200,))
    run(game, Fight(1, FROLI_AREA))
    answer(game, 0, ASSAULT)
    assert game.state.fate_held[1] == 3
    assert STRONGHOLD not in asked(game)[2]
