"""Advanced Sieges: how places fall, strongholds, and what tokens do meanwhile."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, noble_of, put, run
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    MEADOW,
    NEAR,
    VECHT,
    VECHT_AREA,
    attack,
    besiege,
    finish,
    is_besieging,
    place_stronghold,
)
from tests.support.sieges import HIS, MINE, SIEGES, before_berac, draw, marks, turned, wear
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    CASUALTY,
    KEEP,
    KEEP_OR_RAZE,
    RAZE,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.deeds import put_noble
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    FIRST_GROUP,
    OFF_BOARD,
    PREVENT,
    RAZED,
    STAR,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep, first_step
from wk_env.games.warrior_knights.rules.procedures.attack_targets import strength_against_siege
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.procedures.tally import strength_of_defence
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.rules import Rules


@pytest.mark.rule("VR-044", "VR-045", "VR-048")
def test_a_place_falls_when_tokens_and_breaches_reach_its_full_strength() -> None:
    game = arrange(seats=2, rules=SIEGES)
    game.state.round = 2
    put(game, MINE, VECHT_AREA, (200,))
    assert game.state.content.city_strength[VECHT] == 300
    besiege(game, 0, VECHT)
    wear(game, VECHT, 1, 1)
    draw(game, DEAL)
    answer(game, KEEP)
    assert (game.state.city_owner[VECHT], marks(game, VECHT)) == (0, (0, 1, 0))


@pytest.mark.rule("VR-044")
def test_fortifications_count_and_troops_of_nobles_do_not() -> None:
    game = before_berac(200)
    game.state.fortified[BERAC] = 1
    wear(game, BERAC, 1)
    draw(game, DEAL)
    assert (marks(game), game.state.city_owner[BERAC]) == ((2, 0, 0), 1)
    draw(game, DEAL)
    answer(game, KEEP)
    assert (game.state.city_owner[BERAC], game.state.fortified[BERAC], marks(game)) == (0, 1, (0, 0, 0))


@pytest.mark.rule("VR-048")
def test_a_breach_that_brings_a_fortified_city_down_takes_its_fortification() -> None:
    game = before_berac()
    game.state.fortified[BERAC] = 1
    wear(game, BERAC, 1, 1)
    draw(game, PREVENT)
    answer(game, KEEP)
    assert (game.state.city_owner[BERAC], game.state.fortified[BERAC], marks(game)) == (0, 0, (0, 1, 0))


@pytest.mark.rule("VR-046")
def test_nobles_inside_die_and_the_besieger_may_raze() -> None:
    game = before_berac(200)
    give_regulars(game, HIS, 100)
    wear(game, BERAC, 0, 1)
    draw(game, PREVENT)
    assert asked(game) == (KEEP_OR_RAZE, 0, [KEEP, RAZE])
    answer(game, RAZE)
    finish(game)
    assert (game.state.city_owner[BERAC], game.state.noble_at[HIS]) == (RAZED, OFF_BOARD)


@pytest.mark.rule("VR-047")
def test_a_spent_noble_dies_at_once_and_the_city_stands() -> None:
    game = before_berac(100)
    draw(game, DEAL)
    finish(game)
    assert game.state.noble_at[HIS] == OFF_BOARD
    assert (marks(game), game.state.city_owner[BERAC]) == ((1, 0, 0), 1)
    assert is_besieging(game, 0, BERAC)


@pytest.mark.rule("VR-048")
def test_two_besiegers_share_the_tokens_and_the_last_draw_takes_the_city() -> None:
    game = before_berac(rules=Rules(seats=3, siege_draws=2))
    put(game, noble_of(2, STAR), BERAC_AREA, (200,))
    besiege(game, 2, BERAC)
    draw(game, DEAL, DEAL)
    assert asked(game)[:2] == (KEEP_OR_RAZE, 2)
    answer(game, KEEP)
    assert (game.state.city_owner[BERAC], is_besieging(game, 0, BERAC), marks(game)) == (2, False, (0, 0, 0))
    one = before_berac(rules=Rules(seats=3, siege_draws=2))
    put(one, noble_of(2, STAR), BERAC_AREA, (200,))
    besiege(one, 2, BERAC)
    wear(one, BERAC, 1)
    put_noble(one.state, MINE, NEAR)
    assert marks(one) == (1, 0, 0)


@pytest.mark.rule("VR-049")
def test_strongholds_are_besieged_alike_and_their_unled_troops_take_the_casualty() -> None:
    game = arrange(seats=2, rules=SIEGES)
    game.state.round = 2
    hold = place_stronghold(game, 1, MEADOW)
    put(game, MINE, MEADOW, (200,))
    besiege(game, 0, hold)
    draw(game, DEAL)
    assert (marks(game, hold), game.state.casualties[FIRST_GROUP + 1]) == ((1, 0, 0), 1)
    put(game, HIS, MEADOW, (100,))
    draw(game, DEAL)
    assert asked(game) == (CASUALTY, 1, [CIRCLE, STRONGHOLD])
    answer(game, STRONGHOLD)
    finish(game)
    assert game.state.casualties[FIRST_GROUP + 1] in {0, 2}


@pytest.mark.rule("VR-049")
def test_whoever_takes_a_stronghold_has_the_spoils() -> None:
    game = arrange(seats=2, rules=SIEGES)
    game.state.round = 2
    hold = place_stronghold(game, 1, MEADOW)
    control(game, 1, BERAC)
    put(game, MINE, MEADOW, (200,))
    besiege(game, 0, hold)
    draw(game, VICTORY)
    finish(game)
    assert game.state.stronghold_at[1] == OFF_BOARD
    assert (game.state.crowns[0], game.state.crowns[1], game.state.city_owner[BERAC]) == (22, 8, 0)


# ---- what tokens do


@pytest.mark.rule("VR-140")
def test_tokens_weaken_the_walls_and_never_below_nothing() -> None:
    game = before_berac(100)
    before = strength_against_siege(game.state, BERAC)
    wear(game, BERAC, 1)
    assert strength_of_hold(game.state, BERAC) == 100
    assert strength_against_siege(game.state, BERAC) == before - 100
    assert strength_of_defence(game.state, 0, BERAC) == 100
    wear(game, BERAC, 1, 4)
    assert strength_of_hold(game.state, BERAC) == 0


@pytest.mark.rule("VR-140")
def test_walls_take_fewer_breaches_in_an_assault() -> None:
    game = before_berac()
    wear(game, BERAC, 1)
    run(game, Suffer(1, 0, BERAC, 3))
    assert (game.state.breaches[BERAC], strength_of_hold(game.state, BERAC)) == (1, 0)


@pytest.mark.rule("VR-141")
def test_a_place_that_is_worn_down_already_falls_without_a_card() -> None:
    game = before_berac()
    wear(game, BERAC, 1, 1)
    draw(game, VICTORY)
    assert (turned(game), game.decision.ask) == (0, KEEP_OR_RAZE)


@pytest.mark.rule("VR-141")
def test_between_two_draws_nothing_falls_by_itself() -> None:
    game = before_berac()
    wear(game, BERAC, 2)
    put_noble(game.state, noble_of(0, STAR), NEAR)
    assert game.state.city_owner[BERAC] == 1
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    assert game.decision.ask == KEEP_OR_RAZE


@pytest.mark.rule("VR-034")
def test_without_the_rule_nothing_is_drawn_and_nothing_is_there() -> None:
    game = before_berac(rules=Rules(seats=2))
    assert (len(game.state.siege_tokens), len(game.state.spared)) == (0, 0)
    run(game, Upkeep(first_step(game.state)))
    assert (game.state.city_owner[BERAC], is_besieging(game, 0, BERAC)) == (1, True)
