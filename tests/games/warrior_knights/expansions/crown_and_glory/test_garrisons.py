"""Garrisons: hired at Upgrade Defenses, a hundred more to defend a city."""

import pytest

from tests.support.arrange import answer, asked, control, put, run
from tests.support.battles import (
    ALTAMONT,
    BERAC,
    BERAC_AREA,
    CADIZ,
    FROLI,
    GEDZE,
    MONZ,
    URAN,
    VECHT,
    besiege,
)
from tests.support.garrisons import held, upgrading
from tests.support.towns import FIRST, garrison, garrisons
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import RIOTS
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import HireGarrison
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import garrisons_left
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    CONSENT,
    FORTIFY,
    HIRE_GARRISON,
    NO_CITY,
    NO_UPGRADE,
    UPGRADE,
)
from wk_env.games.warrior_knights.rules.deeds import make_neutral
from wk_env.games.warrior_knights.rules.numbers import BIT
from wk_env.games.warrior_knights.rules.procedures.attack_targets import strength_against_siege
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.procedures.tally import cards_for, strength_of_defence
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import put as laid


@pytest.mark.rule("CG-016", "CG-027", "CG-084", "CG-085")
def test_after_the_works_each_baron_may_hire_one_garrison_for_a_crown() -> None:
    game = upgrading(held(BERAC, CADIZ))
    assert asked(game)[:2] == (UPGRADE, 0)
    assert garrisons(game) == []
    answer(game, FORTIFY + BERAC)
    assert asked(game) == (HIRE_GARRISON, 0, [BERAC, CADIZ, NO_CITY])
    assert game.state.subject == 1
    answer(game, CADIZ)
    assert garrisons(game) == [CADIZ]
    assert game.state.crowns[0] == 15 - 4 - 1
    assert asked(game)[:2] == (UPGRADE, 1)


@pytest.mark.rule("CG-085")
def test_nobody_has_to_hire() -> None:
    game = upgrading(held(BERAC))
    answer(game, NO_UPGRADE, NO_CITY)
    assert garrisons(game) == []
    assert asked(game)[:2] == (UPGRADE, 1)


@pytest.mark.rule("CG-026", "CG-085")
def test_where_the_card_is_one_of_the_two_only_who_built_nothing_may_hire() -> None:
    game = upgrading(held(BERAC, works_or_garrison=1))
    answer(game, FORTIFY + BERAC)
    assert asked(game)[:2] == (UPGRADE, 1)
    game = upgrading(held(BERAC, works_or_garrison=1))
    answer(game, NO_UPGRADE)
    assert asked(game) == (HIRE_GARRISON, 0, [BERAC, NO_CITY])


@pytest.mark.rule("CG-028")
def test_only_own_cities_without_a_garrison_that_nobody_besieges_get_one() -> None:
    game = held(BERAC, FROLI, MONZ)
    control(game, 1, VECHT)
    garrison(game, MONZ)
    besiege(game, 1, FROLI)
    run(game, HireGarrison(0, 0))
    assert asked(game) == (HIRE_GARRISON, 0, [BERAC, NO_CITY])


@pytest.mark.rule("CG-010", "CG-032", "CG-036")
def test_there_are_eight_garrisons_and_one_that_left_can_be_hired_again() -> None:
    game = held(BERAC, FROLI, MONZ)
    control(game, 1, VECHT, ALTAMONT, GEDZE, URAN, 0, 1, 2)
    garrison(game, VECHT, ALTAMONT, GEDZE, URAN, 0, 1, FROLI)
    assert garrisons_left(game.state) == 1
    run(game, HireGarrison(0, 0))
    answer(game, BERAC)
    assert garrisons_left(game.state) == 0
    run(game, HireGarrison(0, 0))
    assert not game.stack
    make_neutral(game.state, VECHT)
    run(game, HireGarrison(0, 0))
    assert asked(game) == (HIRE_GARRISON, 0, [MONZ, NO_CITY])


@pytest.mark.rule("CG-032")
def test_the_last_garrison_goes_to_whoever_comes_first_from_the_chairman() -> None:
    game = held(BERAC, FROLI, MONZ, VECHT, ALTAMONT, GEDZE, URAN)
    garrison(game, BERAC, FROLI, MONZ, VECHT, ALTAMONT, GEDZE, URAN)
    control(game, 1, 0)
    control(game, 2, 1)
    game.state.chairman = 2
    upgrading(game)
    answer(game, NO_UPGRADE)
    assert asked(game)[:2] == (HIRE_GARRISON, 2)
    answer(game, 1)
    answer(game, NO_UPGRADE)
    assert asked(game)[:2] == (UPGRADE, 1)


@pytest.mark.rule("CG-085")
def test_who_has_no_crown_is_not_asked() -> None:
    game = held(BERAC)
    game.state.crowns[0] = 0
    run(game, HireGarrison(0, 0))
    assert not game.stack


@pytest.mark.rule("CG-096", "CG-085")
def test_a_garrison_ends_a_riot() -> None:
    game = held(BERAC, FROLI)
    game.state.annex = laid(game.state.annex, RIOTS, BIT[BERAC] | BIT[FROLI])
    run(game, HireGarrison(0, 0))
    answer(game, BERAC)
    assert game.state.annex[RIOTS] == BIT[FROLI]


@pytest.mark.rule("CG-025", "CG-026")
def test_the_old_card_hires_no_garrison() -> None:
    game = held(BERAC)
    game.state.rules = type(game.state.rules)(seats=3)
    upgrading(game)
    answer(game, NO_UPGRADE)
    assert asked(game)[:2] == (UPGRADE, 1)


@pytest.mark.rule("CG-029", "CG-141")
def test_a_garrison_is_a_hundred_of_the_citys_own_strength_and_no_commander() -> None:
    game = held(BERAC)
    assert strength_of_hold(game.state, BERAC) == 200
    garrison(game, BERAC)
    assert strength_of_hold(game.state, BERAC) == 300
    assert strength_against_siege(game.state, BERAC) == 300
    assert strength_of_defence(game.state, 0, BERAC) == 300
    assert cards_for(game.state, 300, -1) == 3


@pytest.mark.rule("CG-029", "CG-031", "CG-137")
def test_a_city_with_a_garrison_takes_a_breach_more_and_keeps_it() -> None:
    game = held(BERAC)
    garrison(game, BERAC)
    run(game, Suffer(0, 0, BERAC, 5))
    assert game.state.breaches[BERAC] == 3
    assert strength_of_hold(game.state, BERAC) == 0
    assert garrisons(game) == [BERAC]


@pytest.mark.rule("CG-141")
def test_a_garrison_gives_no_say_in_attacks() -> None:
    game = held(BERAC)
    garrison(game, BERAC)
    control(game, 1, BERAC)
    control(game, 2, FROLI)
    garrison(game, FROLI)
    put(game, FIRST, BERAC_AREA, troops=(200,))
    run(game, Fight(0, BERAC_AREA))
    answer(game, 1)
    assert asked(game)[0] == BATTLE_KIND
    answer(game, ASSAULT)
    assert asked(game)[0] != CONSENT
