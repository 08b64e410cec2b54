"""Sieges: when they may be declared, what they do, how they end."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    FROLI,
    FROLI_AREA,
    MONZ,
    MONZ_AREA,
    NEAR,
    at_berac,
    at_froli,
    attack,
    besiege,
    field,
    finish,
    is_besieging,
    is_over,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import (
    ALL_CHOSEN,
    ASSAULT,
    ATTACKER,
    BATTLE_KIND,
    KEEP,
    KEEP_OR_RAZE,
    NEUTRAL_CITY,
    NO_BATTLE,
    SIEGE,
)
from wk_env.games.warrior_knights.rules.numbers import CIRCLE, OFF_BOARD, SQUARE, STAR
from wk_env.games.warrior_knights.rules.procedures.attack_targets import can_besiege, strength_against_siege
from wk_env.games.warrior_knights.rules.queries import is_besieged, is_shut_in

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


@pytest.mark.rule("WK-433")
def test_besiegers_must_be_strictly_stronger() -> None:
    game = at_berac(inside=(100,))
    game.state.breaches[BERAC] = 1
    assert strength_against_siege(game.state, BERAC) == 400
    assert not can_besiege(game.state, 0, BERAC)
    game.state.breaches[BERAC] = 2
    assert can_besiege(game.state, 0, BERAC)


@pytest.mark.rule("WK-433", "WK-434", "WK-353")
def test_only_sets_of_committed_armies_that_are_enough_may_besiege() -> None:
    game = at_froli((50,))
    game.state.fortified[FROLI] = 1
    put(game, noble_of(0, STAR), FROLI_AREA, troops=(50,))
    put(game, noble_of(0, SQUARE), FROLI_AREA, troops=(100,))
    attack(game, NEUTRAL_CITY, SIEGE, area=FROLI_AREA)
    assert asked(game) == (ATTACKER, 0, [STAR, SQUARE])
    answer(game, STAR)
    assert asked(game) == (ATTACKER, 0, [SQUARE])
    answer(game, SQUARE)
    assert asked(game) == (ATTACKER, 0, [CIRCLE, ALL_CHOSEN])
    answer(game, ALL_CHOSEN)
    assert is_besieging(game, 0, FROLI)
    assert [game.state.noble_fresh[noble_of(0, symbol)] for symbol in (STAR, SQUARE, CIRCLE)] == [0, 0, 1]


@pytest.mark.rule("WK-434", "WK-435", "WK-573", "WK-552")
def test_casualties_breaches_and_one_commander_count_in_the_comparison() -> None:
    game = at_berac(inside=(200, 100))
    game.state.casualties[HIS] = 1
    game.state.breaches[BERAC] = 1
    game.state.fortified[BERAC] = 1
    put(game, noble_of(1, STAR), BERAC_AREA, troops=(50,))
    assert strength_against_siege(game.state, BERAC) == 200 + 100 - 100 + 300 - 100 + 50 + 200
    game = at_froli((50,))
    assert can_besiege(game.state, 0, FROLI)
    game.state.noble_fresh[MINE] = 0
    assert not can_besiege(game.state, 0, FROLI)


@pytest.mark.rule("WK-434", "WK-573")
def test_tokens_weaken_the_besiegers() -> None:
    game = at_froli((150,))
    game.state.fortified[FROLI] = 1
    assert can_besiege(game.state, 0, FROLI)
    game.state.casualties[MINE] = 1
    assert not can_besiege(game.state, 0, FROLI)


@pytest.mark.rule("WK-435", "WK-455")
def test_unled_stronghold_troops_count_without_a_commander() -> None:
    game = arrange(seats=2)
    hold = place_stronghold(game, 1, NEAR)
    assert strength_against_siege(game.state, hold) == 400 + 250


@pytest.mark.rule("WK-436")
def test_abilities_play_no_part_in_the_comparison() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), FROLI_AREA, troops=(50,))
    game.state.fortified[FROLI] = 1
    assert not can_besiege(game.state, 0, FROLI)
    game = at_berac(inside=(50,))
    put(game, HIS, NEAR)
    put(game, noble_of(1, SQUARE), BERAC_AREA, troops=(50,))
    assert strength_against_siege(game.state, BERAC) == 450


@pytest.mark.rule("WK-438", "WK-038", "WK-437", "WK-452")
def test_d_emerande_besieges_monz() -> None:
    game = arrange(seats=2)
    game.state.round = 3
    put(game, MINE, MONZ_AREA, troops=(50,))
    deck = list(game.state.fate_deck), game.state.fate_top
    attack(game, NEUTRAL_CITY, area=MONZ_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, SIEGE, NO_BATTLE])
    answer(game, SIEGE)
    assert is_over(game)
    assert game.state.outcome == 1
    assert is_besieged(game.state, MONZ)
    assert game.state.siege_since[MONZ * 6] == 3
    assert game.state.noble_fresh[MINE] == 0
    assert game.state.breaches[MONZ] == 0
    assert (list(game.state.fate_deck), game.state.fate_top) == deck


@pytest.mark.rule("WK-439", "WK-453", "WK-577")
def test_another_of_his_nobles_completes_the_siege_in_a_later_round() -> None:
    game = arrange(seats=2)
    game.state.round = 5
    put(game, MINE, MONZ_AREA, troops=(50,))
    game.state.noble_fresh[MINE] = 0
    put(game, noble_of(0, STAR), MONZ_AREA, troops=(50,))
    besiege(game, 0, MONZ, since=2)
    attack(game, NEUTRAL_CITY, SIEGE, area=MONZ_AREA)
    assert asked(game) == (KEEP_OR_RAZE, 0, [0, 1])
    answer(game, KEEP)
    assert game.state.city_owner[MONZ] == 0
    assert not is_besieged(game.state, MONZ)
    assert game.state.noble_fresh[noble_of(0, STAR)] == 0


@pytest.mark.rule("WK-588")
def test_a_siege_is_not_repeated_in_its_own_round() -> None:
    game = at_froli((50,))
    besiege(game, 0, FROLI, since=1)
    assert not can_besiege(game.state, 0, FROLI)
    game.state.round = 2
    assert can_besiege(game.state, 0, FROLI)
    game.state.round = 1
    besiege(game, 0, FROLI, since=0)
    assert can_besiege(game.state, 0, FROLI)


@pytest.mark.rule("WK-588")
def test_nor_by_any_other_baron_than_the_first_seat() -> None:
    game = arrange(seats=2)
    put(game, HIS, FROLI_AREA, troops=(50,))
    besiege(game, 1, FROLI, since=1)
    assert not can_besiege(game.state, 1, FROLI)


@pytest.mark.rule("WK-440")
def test_all_nobles_inside_die_when_the_siege_is_completed() -> None:
    game = field((200, 200, 200), (50,), area=BERAC_AREA)
    control(game, 1, BERAC)
    game.state.round = 2
    besiege(game, 0, BERAC)
    put(game, noble_of(1, STAR), BERAC_AREA, troops=(50,))
    attack(game, 1, SIEGE, KEEP, area=BERAC_AREA)
    answer(game, STAR)
    finish(game)
    assert game.state.noble_at[HIS] == OFF_BOARD
    assert game.state.noble_at[noble_of(1, STAR)] == OFF_BOARD
    assert game.state.city_owner[BERAC] == 0


@pytest.mark.rule("WK-441", "WK-442")
def test_the_second_siege_must_meet_the_condition_again_while_the_first_stands() -> None:
    game = at_froli((50,))
    game.state.round = 2
    besiege(game, 0, FROLI)
    game.state.fortified[FROLI] = 1
    assert not can_besiege(game.state, 0, FROLI)
    assert is_besieging(game, 0, FROLI)
    attack(game, NEUTRAL_CITY, area=FROLI_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, NO_BATTLE])


@pytest.mark.rule("WK-323", "WK-420", "WK-443")
def test_a_siege_shuts_in_nobody_in_the_open_and_ends_when_the_besieger_takes_the_city() -> None:
    game = arrange(seats=6)
    put(game, noble_of(0, STAR), NEAR, troops=(50,))
    besiege(game, 0, place_stronghold(game, 5, BERAC_AREA))
    besiege(game, 2, FROLI)
    assert not is_shut_in(game.state, noble_of(0, STAR))
    control(game, 2, FROLI)
    assert not is_besieging(game, 2, FROLI)
