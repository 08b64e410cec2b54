"""Assaults: consent, walls and breaches, capture."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, FROLI_AREA, GEDZE, at_berac, at_froli, attack, drawn, is_over
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    BREACH,
    CASUALTY,
    CONSENT,
    DISCARD,
    MOBILIZE_AREA,
    NEUTRAL_CITY,
    NO_AREA,
    NO_BATTLE,
    NO_TARGET,
    SIEGE,
    TARGET,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, NEUTRAL, NO, NONE, PORT, STAR, YES
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.queries import strength_of_hold

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


@pytest.mark.rule("WK-401")
def test_without_armies_of_others_nobody_is_asked() -> None:
    game = at_berac(seats=3)
    game.state.noble_at[noble_of(2, STAR)] = PORT + BERAC_AREA
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("WK-402", "WK-403")
def test_every_other_baron_with_an_army_must_consent_the_controller_is_not_asked() -> None:
    game = at_berac(seats=4)
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    put(game, noble_of(3, STAR), BERAC_AREA, troops=(50,))
    game.state.noble_fresh[noble_of(3, STAR)] = 0
    game.state.chairman = 3
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    assert asked(game) == (CONSENT, 3, [NO, YES])
    answer(game, YES)
    assert asked(game) == (CONSENT, 2, [NO, YES])
    answer(game, YES)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("WK-402", "WK-403")
def test_one_refusal_forbids_the_attack_on_that_city_but_not_on_others() -> None:
    game = at_berac(seats=3)
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    attack(game, 1, ASSAULT, NO, area=BERAC_AREA)
    assert asked(game) == (TARGET, 0, [2, NO_TARGET])
    answer(game, 2)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("WK-403")
def test_nothing_is_asked_twice_in_one_action() -> None:
    game = at_froli(seats=3)
    put(game, noble_of(1, STAR), FROLI_AREA, troops=(50,))
    run(game, Fight(0, NONE))
    answer(game, FROLI_AREA, NEUTRAL_CITY, ASSAULT, NO)
    assert asked(game) == (TARGET, 0, [1, NO_TARGET])
    game = at_berac(seats=3)
    attack(game, 1, NO_BATTLE, area=BERAC_AREA)
    assert is_over(game)
    assert game.state.outcome == 0


@pytest.mark.rule("WK-403", "WK-133")
def test_a_declined_city_leaves_versatile_strategy_the_other_areas() -> None:
    game = at_froli(seats=2)
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(100,))
    run(game, Fight(0, NONE))
    assert asked(game) == (MOBILIZE_AREA, 0, [FROLI_AREA, BERAC_AREA, NO_AREA])
    answer(game, FROLI_AREA, NEUTRAL_CITY, NO_BATTLE)
    assert asked(game) == (MOBILIZE_AREA, 0, [BERAC_AREA, NO_AREA])
    answer(game, BERAC_AREA, NEUTRAL_CITY, NO_BATTLE)
    assert is_over(game)
    assert game.state.outcome == 0


@pytest.mark.rule("WK-403", "WK-358")
def test_after_a_refused_siege_the_open_field_is_still_the_open_field() -> None:
    game = at_froli(seats=3)
    put(game, noble_of(1, CIRCLE), FROLI_AREA, troops=(100,))
    attack(game, NEUTRAL_CITY, SIEGE, NO, 1, area=FROLI_AREA)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("WK-404", "WK-433")
def test_a_siege_is_offered_only_to_the_stronger() -> None:
    game = at_berac(inside=(100, 100))
    attack(game, 1, area=BERAC_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, NO_BATTLE])
    game = at_froli((50,))
    attack(game, NEUTRAL_CITY, area=FROLI_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, SIEGE, NO_BATTLE])


@pytest.mark.rule("WK-405", "WK-406")
def test_the_city_fights_beside_its_defenders() -> None:
    game = at_berac()
    game.state.breaches[BERAC] = 1
    game.state.fortified[BERAC] = 1
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    assert drawn(game) == (4, 5)


@pytest.mark.rule("WK-409", "WK-411")
def test_the_defender_splits_casualties_between_walls_and_armies() -> None:
    game = at_berac(inside=(200,))
    run(game, Suffer(1, BIT[HIS], BERAC, 3))
    assert asked(game) == (CASUALTY, 1, [CIRCLE, BREACH])
    answer(game, BREACH, CIRCLE, BREACH)
    assert game.state.breaches[BERAC] == 2
    assert game.state.casualties[HIS] == 1


@pytest.mark.rule("WK-410", "WK-409")
def test_walls_without_strength_take_nothing_more() -> None:
    game = at_berac(inside=(200, 200))
    run(game, Suffer(1, BIT[HIS], BERAC, 4))
    answer(game, BREACH, BREACH)
    assert is_over(game)
    assert game.state.breaches[BERAC] == 2
    assert game.state.casualties[HIS] == 2


@pytest.mark.rule("WK-385", "WK-409")
def test_a_token_on_the_last_army_inside_does_not_spare_the_walls() -> None:
    game = at_berac(inside=(50,))
    run(game, Suffer(1, BIT[HIS], BERAC, 3))
    answer(game, CIRCLE)
    assert is_over(game)
    assert game.state.breaches[BERAC] == 2


@pytest.mark.rule("WK-410", "WK-427", "WK-036")
def test_a_city_of_four_hundred_takes_four_breaches_and_three_after_one() -> None:
    game = arrange(seats=2)
    run(game, Suffer(NEUTRAL, 0, GEDZE, 9))
    assert game.state.breaches[GEDZE] == 4
    assert strength_of_hold(game.state, GEDZE) == 0
    game = arrange(seats=2)
    game.state.breaches[GEDZE] = 1
    run(game, Suffer(NEUTRAL, 0, GEDZE, 3))
    assert game.state.breaches[GEDZE] == 4
