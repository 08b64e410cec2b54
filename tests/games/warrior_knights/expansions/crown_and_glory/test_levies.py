"""Town Levies: recruited at Muster Forces, Mercenaries in most ways."""

import pytest

from tests.support.arrange import answer, asked, control, noble_of, put, run
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    CADIZ,
    CADIZ_AREA,
    FROLI,
    FROLI_AREA,
    NEAR,
    besiege,
    place_stronghold,
)
from tests.support.levies import HOME, at_berac, mustering
from tests.support.towns import (
    FIRST,
    SECOND,
    give_levy,
    levies_at,
    nation_on_top,
    towns,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import LEVY_KIND
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import RecruitLevies
from wk_env.games.warrior_knights.rules.asks import (
    DONOR,
    ENOUGH,
    LEVY_NOBLE,
    MUSTER,
    NO_CITY,
    NO_DONOR,
    NO_MUSTER,
    RECRUIT,
    STRONGHOLD,
    TAKE,
)
from wk_env.games.warrior_knights.rules.deeds import draw_mercenary, raze
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GROUP,
    IN_DISCARD,
    NONE,
    PORT,
)
from wk_env.games.warrior_knights.rules.procedures.redistribution import SIDE_BY_SIDE, Redistribution
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreat
from wk_env.games.warrior_knights.rules.procedures.transfer import TakeTroops


@pytest.mark.rule("CG-086", "CG-087", "CG-039")
def test_after_the_mustering_each_baron_may_recruit_for_two_crowns_each() -> None:
    game = at_berac()
    control(game, 0, FROLI)
    put(game, SECOND, FROLI_AREA, troops=(50,))
    game.state.casualties[SECOND] = 1
    mustering(game)
    assert asked(game) == (MUSTER, 0, [1, NO_MUSTER])
    answer(game, 1)
    assert asked(game) == (RECRUIT, 0, [FROLI, BERAC, NO_CITY])
    answer(game, BERAC)
    assert levies_at(game) == {BERAC: FIRST}
    assert asked(game) == (RECRUIT, 0, [FROLI, NO_CITY])
    answer(game, FROLI)
    assert levies_at(game) == {BERAC: FIRST, FROLI: SECOND}
    assert game.state.crowns[0] == 15 - 2 - 2 - 2
    assert asked(game)[:2] == (MUSTER, 1)


@pytest.mark.rule("CG-087")
def test_a_baron_recruits_as_few_as_he_likes() -> None:
    game = mustering(at_berac())
    answer(game, NO_MUSTER, NO_CITY)
    assert levies_at(game) == {}
    assert asked(game)[:2] == (MUSTER, 1)


@pytest.mark.rule("CG-087")
def test_of_several_nobles_at_the_city_one_is_named_exhausted_or_not() -> None:
    game = at_berac()
    put(game, SECOND, BERAC_AREA, troops=(50,))
    game.state.noble_fresh[SECOND] = 0
    run(game, RecruitLevies(0, 0))
    answer(game, BERAC)
    assert asked(game) == (LEVY_NOBLE, 0, [0, 1])
    assert game.state.subject == BERAC
    answer(game, 1)
    assert levies_at(game) == {BERAC: SECOND}
    assert game.state.army_troops[SECOND] == 150
    assert not game.stack


@pytest.mark.rule("CG-087")
def test_only_what_he_can_pay() -> None:
    game = at_berac()
    control(game, 0, FROLI)
    put(game, SECOND, FROLI_AREA, troops=(50,))
    game.state.crowns[0] = 3
    run(game, RecruitLevies(0, 0))
    answer(game, BERAC)
    assert not game.stack
    assert game.state.crowns[0] == 1


@pytest.mark.rule("CG-087")
def test_where_the_card_is_one_of_the_two_only_who_mustered_nobody_recruits() -> None:
    game = at_berac(muster_or_levies=1)
    control(game, 0, FROLI)
    put(game, SECOND, FROLI_AREA, troops=(50,))
    game.state.casualties[FIRST] = 1
    twin = mustering(game.copy())
    answer(twin, 0)
    assert asked(twin)[:2] == (MUSTER, 1)
    mustering(game)
    answer(game, NO_MUSTER, BERAC, FROLI)
    assert levies_at(game) == {BERAC: FIRST, FROLI: SECOND}


@pytest.mark.rule("CG-040")
def test_it_takes_control_of_the_city_and_a_noble_there() -> None:
    game = towns()
    control(game, 0, BERAC, FROLI)
    control(game, 1, 0)
    put(game, FIRST, BERAC_AREA + PORT, troops=(100,))
    put(game, SECOND, int(game.state.content.city_area[0]), troops=(100,))
    run(game, RecruitLevies(0, 0))
    assert not game.stack
    put(game, FIRST, BERAC_AREA)
    run(game, RecruitLevies(0, 0))
    assert asked(game) == (RECRUIT, 0, [BERAC, NO_CITY])


@pytest.mark.rule("CG-040")
def test_nobody_recruits_in_a_besieged_city() -> None:
    game = at_berac()
    besiege(game, 1, BERAC)
    run(game, RecruitLevies(0, 0))
    assert not game.stack


@pytest.mark.rule("CG-039", "CG-025")
def test_overseas_cities_have_no_levy() -> None:
    game = towns()
    control(game, 0, CADIZ)
    put(game, FIRST, CADIZ_AREA, troops=(100,))
    run(game, RecruitLevies(0, 0))
    assert not game.stack


@pytest.mark.rule("CG-041")
@pytest.mark.parametrize("army", [SECOND, noble_of(1, 0), HOME, FIRST_GROUP + 1])
def test_a_levy_that_is_with_somebody_cannot_be_recruited(army: int) -> None:
    game = at_berac()
    give_levy(game, army, BERAC)
    run(game, RecruitLevies(0, 0))
    assert not game.stack


@pytest.mark.rule("CG-148")
def test_the_levy_of_a_city_razed_later_stays_where_it_is() -> None:
    game = at_berac()
    control(game, 0, FROLI)
    put(game, SECOND, FROLI_AREA, troops=(50,))
    give_levy(game, FIRST, BERAC)
    raze(game.state, BERAC)
    raze(game.state, FROLI)
    assert levies_at(game) == {BERAC: FIRST}
    run(game, RecruitLevies(0, 0))
    assert not game.stack


@pytest.mark.rule("CG-038", "CG-025")
def test_no_levy_comes_from_the_mercenary_deck() -> None:
    game = towns()
    game.state.hire_count = 0
    for troop in game.state.content.for_hire:
        game.state.troop_at[troop] = IN_DISCARD
    drawn = [int(draw_mercenary(game)) for _ in range(79)]
    assert sorted(drawn[:78]) == list(game.state.content.for_hire)
    assert drawn[78] == NONE
    assert levies_at(game) == {}


@pytest.mark.rule("CG-042")
def test_a_levy_passes_like_any_mercenary() -> None:
    game = at_berac()
    put(game, SECOND, BERAC_AREA, troops=(50,))
    give_levy(game, SECOND, BERAC)
    run(game, TakeTroops(FIRST))
    assert asked(game) == (DONOR, 0, [1, NO_DONOR])
    answer(game, 1)
    assert (asked(game)[0], asked(game)[2][1:]) == (TAKE, [ENOUGH, LEVY_KIND + BERAC])
    answer(game, LEVY_KIND + BERAC)
    assert levies_at(game) == {BERAC: FIRST}


@pytest.mark.rule("CG-042")
def test_a_levy_goes_into_the_stronghold_in_upkeep() -> None:
    game = towns()
    place_stronghold(game, 0, NEAR)
    put(game, FIRST, NEAR, troops=(50,))
    give_levy(game, FIRST, BERAC)
    run(game, Redistribution(0, SIDE_BY_SIDE))
    answer(game, STRONGHOLD, LEVY_KIND + BERAC)
    assert levies_at(game) == {BERAC: HOME}


@pytest.mark.rule("CG-042")
@pytest.mark.parametrize("nation", range(6))
def test_no_nationality_is_the_levies_own(nation: int) -> None:
    game = towns()
    put(game, FIRST, NEAR)
    give_levy(game, FIRST, BERAC)
    give_levy(game, FIRST, FROLI)
    nation_on_top(game, nation)
    game.state.noble_at[FIRST] = NEAR
    run(game, Retreat(FIRST))
    assert levies_at(game) == {BERAC: FIRST, FROLI: FIRST}
