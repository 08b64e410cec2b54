"""Treachery: what breaks a pact, and what that costs."""

import pytest

from tests.support.arrange import answer, asked, control, noble_of, put, run
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    CADIZ,
    FROLI,
    MEADOW,
    besiege,
    finish,
    is_besieging,
)
from tests.support.pacts import (
    ATTACKER,
    DEFENDER,
    FIRST,
    SECOND,
    THIRD,
    before_open_berac,
    before_the_stronghold,
    peace,
    points,
)
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    CONSENT,
    GIVE_CITY,
    KEEP,
    NEUTRAL_CITY,
    RAZE,
    SIEGE,
)
from wk_env.games.warrior_knights.rules.numbers import BROKEN, CIRCLE, NO, STAR, STRIKES
from wk_env.games.warrior_knights.rules.optional.pacts import BREACH, age_pacts, has_pact_with, rounds_of_pact
from wk_env.games.warrior_knights.rules.optional.treachery import Reckoning, declare
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.capture import Capture

# ---- pacts are broken


@pytest.mark.rule("VR-061", "VR-063", "VR-065")
def test_a_battle_breaks_the_pact_and_goes_ahead() -> None:
    game = peace()
    put(game, ATTACKER, MEADOW, troops=(100,))
    put(game, DEFENDER, MEADOW, troops=(100,))
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND)
    table = game.state
    assert points(game) == (4, 5, 1)
    assert list(table.missing) == [1, 0, 0, 0, 0, 0]
    assert table.pacts[FIRST * 6 + SECOND] == BREACH
    assert not has_pact_with(table, FIRST, SECOND)
    assert table.history[BROKEN + SECOND] == table.history[STRIKES + SECOND] == 1
    finish(game)
    assert not any(table.pacts)


@pytest.mark.rule("VR-065")
def test_the_victim_owes_nothing_for_striking_back() -> None:
    game = peace()
    declare(game, FIRST, SECOND)
    declare(game, SECOND, FIRST)
    assert len(game.stack) == 1
    assert points(game) == (4, 5, 1)
    assert game.state.missing[SECOND] == 0


@pytest.mark.rule("VR-061")
def test_attacks_on_others_break_nothing() -> None:
    game = peace()
    put(game, ATTACKER, MEADOW, troops=(100,))
    put(game, noble_of(THIRD, CIRCLE), MEADOW, troops=(100,))
    run(game, Fight(FIRST, MEADOW))
    answer(game, THIRD)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 2
    assert points(game) == (5, 5, 0)
    declare(game, FIRST, -1)
    assert not any(game.state.missing)


@pytest.mark.rule("VR-061")
def test_an_attack_that_a_third_baron_forbids_breaks_nothing() -> None:
    game = before_open_berac()
    put(game, noble_of(THIRD, STAR), BERAC_AREA, troops=(50,))
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT)
    assert asked(game)[:2] == (CONSENT, THIRD)
    assert points(game) == (5, 5, 0)
    answer(game, NO)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 2


@pytest.mark.rule("VR-061")
def test_a_neutral_city_beside_the_partner_may_be_taken() -> None:
    game = peace()
    game.state.breaches[BERAC] = 2
    put(game, ATTACKER, BERAC_AREA, troops=(200,))
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, NEUTRAL_CITY, ASSAULT, KEEP)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 2


@pytest.mark.rule("VR-061")
def test_laying_a_siege_breaks_the_pact_but_keeping_one_up_does_not() -> None:
    game = peace()
    control(game, SECOND, BERAC)
    put(game, ATTACKER, BERAC_AREA, troops=(200, 200, 200))
    besiege(game, FIRST, FROLI)
    age_pacts(game.state)
    assert rounds_of_pact(game.state, FIRST, SECOND) == 1
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, SIEGE)
    assert is_besieging(game, FIRST, BERAC)
    assert points(game) == (4, 5, 1)


@pytest.mark.rule("VR-061", "VR-149")
def test_a_siege_that_was_laid_before_the_pact_may_be_completed_and_breaks_it() -> None:
    game = before_the_stronghold(rounds=1)
    run(game, Fight(FIRST, MEADOW))
    assert points(game) == (5, 5, 0)
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (2, 5, 3)


@pytest.mark.rule("VR-061", "VR-149")
def test_a_sortie_against_the_partners_siege_breaks_it_too() -> None:
    game = peace()
    control(game, FIRST, BERAC)
    put(game, ATTACKER, BERAC_AREA, troops=(200,))
    put(game, DEFENDER, BERAC_AREA, troops=(100,))
    besiege(game, SECOND, BERAC)
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND)
    assert points(game)[0] == 4


# ---- what it costs


@pytest.mark.rule("VR-064")
def test_a_city_that_is_lost_costs_one_more_razed_or_not() -> None:
    for choice in (KEEP, RAZE):
        game = before_open_berac()
        run(game, Fight(FIRST, BERAC_AREA))
        answer(game, SECOND, ASSAULT)
        assert points(game) == (4, 5, 1)
        assert game.state.pacts[FIRST * 6 + SECOND] == BREACH - 1
        answer(game, choice)
        assert points(game) == (3, 5, 2)
        assert not any(game.state.pacts)


@pytest.mark.rule("VR-064")
def test_each_dead_noble_of_the_victim_costs_one_but_not_the_breakers_own() -> None:
    game = peace()
    control(game, SECOND, BERAC)
    put(game, ATTACKER, BERAC_AREA, troops=(200, 200, 200, 150))
    put(game, DEFENDER, BERAC_AREA, troops=(50,))
    put(game, noble_of(SECOND, STAR), BERAC_AREA, troops=(50,))
    besiege(game, FIRST, BERAC)
    game.state.round = 3
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (1, 5, 4)


@pytest.mark.rule("VR-064")
def test_a_stronghold_costs_two_and_the_spoils_city_one() -> None:
    game = before_the_stronghold(BERAC, CADIZ)
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    assert asked(game)[:2] == (GIVE_CITY, SECOND)
    finish(game)
    assert points(game) == (1, 5, 4)


@pytest.mark.rule("VR-064", "VR-149")
def test_an_elimination_counts_two_once_and_what_leaves_with_the_baron_nothing() -> None:
    game = before_the_stronghold(BERAC, CADIZ, elimination=1)
    put(game, DEFENDER, FROLI, troops=(50,))
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert game.state.gone == 1 << SECOND
    assert points(game) == (1, 0, 4)
    assert not any(game.state.pacts)


@pytest.mark.rule("VR-064")
def test_by_the_other_reading_the_victim_gains_it_and_the_breaker_pays_one() -> None:
    game = before_the_stronghold(BERAC, CADIZ, victim_gains=1)
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (4, 8, -2)


@pytest.mark.rule("VR-064")
def test_a_victim_who_is_out_gains_nothing() -> None:
    game = before_the_stronghold(BERAC, CADIZ, victim_gains=1, elimination=1)
    run(game, Fight(FIRST, MEADOW))
    answer(game, SECOND, SIEGE)
    finish(game)
    assert points(game) == (4, 0, 1)


@pytest.mark.rule("VR-064")
def test_what_is_lost_otherwise_costs_nobody_anything() -> None:
    game = peace()
    control(game, SECOND, BERAC)
    run(game, Capture(FIRST, BERAC))
    answer(game, KEEP)
    assert points(game) == (5, 5, 0)
    run(game, Reckoning(FIRST, SECOND))
    assert points(game) == (5, 5, 0)


@pytest.mark.rule("VR-007", "VR-063", "VR-064")
def test_nobody_falls_below_nothing_and_what_is_missing_lapses() -> None:
    game = before_open_berac()
    game.state.influence[FIRST] = 1
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT, KEEP)
    assert points(game) == (0, 5, 1)


@pytest.mark.rule("VR-007", "VR-063")
def test_once_the_pool_has_run_out_the_treasury_takes_it() -> None:
    game = peace()
    game.state.pool, game.state.last_upkeep = 0, 1
    declare(game, FIRST, SECOND)
    assert (game.state.influence[FIRST], game.state.pool) == (4, 0)


@pytest.mark.rule("VR-147")
def test_in_might_is_right_it_is_booked_all_the_same() -> None:
    game = before_open_berac(victory=1)
    run(game, Fight(FIRST, BERAC_AREA))
    answer(game, SECOND, ASSAULT, KEEP)
    assert points(game) == (3, 5, 2)
