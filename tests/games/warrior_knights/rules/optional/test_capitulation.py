"""Capitulation: who is shut in a city may give it up for free passage."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    CADIZ,
    CADIZ_AREA,
    FROLI,
    FROLI_AREA,
    MEADOW,
    NEAR,
    attack,
    besiege,
    is_besieging,
    is_over,
    place_stronghold,
)
from tests.support.surrenders import (
    AROUND,
    ATTACKER,
    GUARD,
    HOME,
    SECOND,
    before_berac,
    declare,
    shut_all_ways,
    under_siege,
    upkeep,
)
from tests.support.towns import towns
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import GARRISONED
from wk_env.games.warrior_knights.rules.asks import (
    CAPITULATE,
    HOLD_OUT,
    KEEP,
    KEEP_OR_RAZE,
    RAZE,
    RETREAT,
    SIEGE,
    WHO_FIRST,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, NEUTRAL, RAZED, STAR
from wk_env.games.warrior_knights.rules.optional.capitulation import (
    Capitulations,
    may_capitulate,
)
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.rules import Rules

# ---- the question


@pytest.mark.rule("VR-066")
def test_after_a_first_siege_who_is_inside_is_asked_at_once() -> None:
    game = before_berac()
    attack(game, 1, SIEGE, area=BERAC_AREA)
    assert asked(game) == (CAPITULATE, 1, [0, HOLD_OUT])
    assert (game.state.subject, game.state.matter) == (BERAC, 0)
    answer(game, HOLD_OUT)
    assert is_besieging(game, 0, BERAC)
    assert is_over(game)


@pytest.mark.rule("VR-066")
def test_without_the_rule_nobody_is_asked() -> None:
    game = before_berac(rules=Rules(seats=3))
    declare(game)
    assert is_over(game)
    assert len(game.state.truces) == 0


@pytest.mark.rule("VR-066")
def test_a_second_siege_captures_without_a_question() -> None:
    game = under_siege()
    declare(game)
    assert game.decision.ask == KEEP_OR_RAZE
    assert game.state.city_owner[BERAC] == 0


@pytest.mark.rule("VR-066")
def test_to_a_second_besieger_it_is_given_up_only_if_he_has_just_declared() -> None:
    game = under_siege()
    put(game, noble_of(2, CIRCLE), BERAC_AREA, (100,))
    declare(game, seat=2)
    assert asked(game) == (CAPITULATE, 1, [2, HOLD_OUT])


@pytest.mark.rule("VR-066", "VR-127")
def test_at_the_start_of_upkeep_he_names_one_of_the_besiegers() -> None:
    game = under_siege()
    put(game, noble_of(2, CIRCLE), BERAC_AREA, (100,))
    besiege(game, 2, BERAC)
    upkeep(game)
    assert asked(game) == (CAPITULATE, 1, [0, 2, HOLD_OUT])
    answer(game, 2, MEADOW, KEEP)
    assert game.state.city_owner[BERAC] == 2
    assert not is_besieging(game, 0, BERAC)
    assert not is_besieging(game, 2, BERAC)


@pytest.mark.rule("VR-066", "VR-127")
def test_every_baron_is_asked_about_each_of_his_cities_before_upkeep_begins() -> None:
    game = under_siege()
    control(game, 2, FROLI)
    put(game, noble_of(2, STAR), FROLI_AREA, (100,))
    put(game, noble_of(0, STAR), FROLI_AREA, (100,))
    besiege(game, 0, FROLI)
    game.state.chairman = 2
    upkeep(game)
    assert (game.decision.seat, game.state.subject) == (2, FROLI)
    answer(game, HOLD_OUT)
    assert (game.decision.seat, game.state.subject) == (1, BERAC)
    answer(game, HOLD_OUT)
    assert game.decision.ask != CAPITULATE


@pytest.mark.rule("VR-127")
def test_these_questions_come_before_everything_else_in_upkeep() -> None:
    game = before_berac()
    beginning = Round()
    game.call(beginning)
    beginning.resume(game)
    kinds = [type(frame) for frame in game.stack]
    assert kinds == [Round, Upkeep, Capitulations, Actions, Planning]


@pytest.mark.rule("VR-067")
def test_neither_strongholds_nor_neutral_cities_nor_empty_ones_capitulate() -> None:
    game = arrange(seats=2, rules=Rules(seats=2, capitulations=1))
    hold = place_stronghold(game, 1, BERAC_AREA)
    put(game, ATTACKER, BERAC_AREA, (100, 100, 100, 100))
    put(game, GUARD, BERAC_AREA, (50,))
    run(game, Besiege(0, hold, BIT[ATTACKER]))
    assert is_over(game)
    neutral = before_berac()
    neutral.state.city_owner[BERAC] = NEUTRAL
    declare(neutral)
    assert is_over(neutral)
    empty = before_berac()
    put(empty, GUARD, MEADOW)
    declare(empty)
    assert is_over(empty)


@pytest.mark.rule("VR-067")
def test_each_of_his_nobles_needs_a_way_out() -> None:
    game = under_siege(GUARD, SECOND)
    assert may_capitulate(game.state, BERAC)
    shut_all_ways(game)
    assert not may_capitulate(game.state, BERAC)
    place_stronghold(game, 1, HOME)
    assert may_capitulate(game.state, BERAC)


@pytest.mark.rule("VR-067")
def test_overseas_nobody_capitulates() -> None:
    game = before_berac()
    place_stronghold(game, 1, HOME)
    control(game, 1, CADIZ)
    put(game, GUARD, CADIZ_AREA)
    put(game, ATTACKER, CADIZ_AREA)
    besiege(game, 0, CADIZ)
    assert not may_capitulate(game.state, CADIZ)


# ---- what comes of it


@pytest.mark.rule("VR-066", "VR-069")
def test_all_his_nobles_leave_where_he_likes_unharmed() -> None:
    game = before_berac(GUARD, SECOND)
    game.state.casualties[GUARD] = 1
    game.state.noble_fresh[SECOND] = 0
    declare(game)
    answer(game, 0)
    assert asked(game)[:2] == (WHO_FIRST, 1)
    answer(game, CIRCLE)
    assert asked(game) == (RETREAT, 1, list(AROUND))
    answer(game, MEADOW)
    answer(game, NEAR)
    table = game.state
    assert (table.noble_at[GUARD], table.noble_at[SECOND]) == (MEADOW, 45)
    assert (table.casualties[GUARD], table.army_troops[GUARD], table.army_troops[SECOND]) == (1, 100, 100)
    assert (table.noble_fresh[GUARD], table.noble_fresh[SECOND]) == (1, 0)
    assert table.fate_top == 0


@pytest.mark.rule("VR-069")
def test_who_has_nowhere_to_go_is_put_into_his_stronghold_exhausted() -> None:
    game = before_berac()
    shut_all_ways(game)
    place_stronghold(game, 1, HOME)
    declare(game)
    answer(game, 0)
    assert game.decision.ask == KEEP_OR_RAZE
    assert (game.state.noble_at[GUARD], game.state.noble_fresh[GUARD]) == (HOME, 0)


@pytest.mark.rule("VR-068")
def test_the_besieger_gains_the_city_as_it_is() -> None:
    game = before_berac()
    game.state.breaches[BERAC] = 1
    game.state.fortified[BERAC] = 1
    declare(game)
    answer(game, 0, MEADOW, KEEP)
    table = game.state
    assert (table.city_owner[BERAC], table.breaches[BERAC], table.fortified[BERAC]) == (0, 1, 1)
    assert not is_besieging(game, 0, BERAC)
    assert is_over(game)


@pytest.mark.rule("VR-068")
def test_he_may_raze_it() -> None:
    game = before_berac()
    declare(game)
    answer(game, 0, MEADOW, RAZE)
    assert game.state.city_owner[BERAC] == RAZED


@pytest.mark.rule("VR-068")
def test_a_garrison_there_is_lost() -> None:
    game = before_berac(game=towns(3, capitulations=1))
    game.state.annex[GARRISONED] |= BIT[BERAC]
    declare(game)
    answer(game, 0, MEADOW, KEEP)
    assert game.state.annex[GARRISONED] & BIT[BERAC] == 0
