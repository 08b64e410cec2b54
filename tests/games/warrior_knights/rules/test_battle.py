"""Who may fight whom, and with which armies."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, noble_of, put, run, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    MEADOW,
    NEAR,
    attack,
    besiege,
    drawn,
    field,
    is_over,
    keep,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import (
    ALL_CHOSEN,
    ASSAULT,
    ATTACKER,
    BATTLE_KIND,
    DISCARD,
    MOBILIZE_AREA,
    NEUTRAL_CITY,
    NO_AREA,
    NO_BATTLE,
    NO_TARGET,
    SIEGE,
    TARGET,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    DEAL,
    NONE,
    PORT,
    PREVENT,
    SQUARE,
    STAR,
    TRIANGLE,
    VICTORY,
)
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in
from wk_env.games.warrior_knights.rules.procedures.battle import Fight, can_fight
from wk_env.games.warrior_knights.rules.queries import can_take_casualty


@pytest.mark.rule("WK-349", "WK-325", "WK-326")
def test_only_a_fresh_noble_starts_a_battle() -> None:
    game = field((100,), (100,))
    assert can_fight(game.state, 0, MEADOW)
    game.state.noble_fresh[noble_of(0, CIRCLE)] = 0
    assert not can_fight(game.state, 0, MEADOW)


@pytest.mark.rule("WK-349")
def test_a_battle_needs_an_opposing_noble_city_or_stronghold() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    assert not can_fight(game.state, 0, MEADOW)
    place_stronghold(game, 1, MEADOW)
    assert can_fight(game.state, 0, MEADOW)
    put(game, noble_of(0, STAR), BERAC_AREA)
    assert can_fight(game.state, 0, BERAC_AREA)
    control(game, 0, BERAC)
    assert not can_fight(game.state, 0, BERAC_AREA)


@pytest.mark.rule("WK-332")
def test_a_noble_on_a_port_icon_neither_attacks_nor_is_attacked() -> None:
    game = field((100,), (100,))
    game.state.noble_at[noble_of(1, CIRCLE)] = PORT + MEADOW
    assert not can_fight(game.state, 0, MEADOW)
    assert not can_fight(game.state, 1, NONE)


@pytest.mark.rule("WK-133", "WK-349")
def test_versatile_strategy_fights_in_any_one_area() -> None:
    game = field((100,), (100,))
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(100,))
    run(game, Fight(0, NONE))
    assert asked(game) == (MOBILIZE_AREA, 0, [BERAC_AREA, MEADOW, NO_AREA])
    answer(game, NO_AREA)
    assert is_over(game)
    assert game.state.outcome == 0


@pytest.mark.rule("WK-350", "WK-351")
def test_the_attacker_names_one_of_several_opponents() -> None:
    game = field((100,), (100,), seats=3, area=BERAC_AREA)
    put(game, noble_of(2, CIRCLE), BERAC_AREA, troops=(100,))
    run(game, Fight(0, BERAC_AREA))
    assert asked(game) == (TARGET, 0, [1, 2, NEUTRAL_CITY, NO_TARGET])
    answer(game, NO_TARGET)
    assert game.state.outcome == 0


@pytest.mark.rule("WK-352", "WK-325")
def test_all_armies_of_the_defender_fight_exhausted_ones_too() -> None:
    game = field((100,), (100,))
    put(game, noble_of(1, STAR), MEADOW, troops=(200,))
    game.state.noble_fresh[noble_of(1, STAR)] = 0
    attack(game, 1, CIRCLE)
    assert drawn(game) == (3, 5)


@pytest.mark.rule("WK-352", "WK-366")
def test_the_first_seat_defends_like_any_other() -> None:
    game = field((200,), (100,))
    attack(game, 0, seat=1)
    assert drawn(game) == (3, 4)


@pytest.mark.rule("WK-353")
def test_the_attacker_may_choose_any_of_his_fresh_armies() -> None:
    game = field((100,), (100,))
    put(game, noble_of(0, STAR), MEADOW, troops=(100,))
    put(game, noble_of(0, SQUARE), MEADOW, troops=(100,))
    game.state.noble_fresh[noble_of(0, SQUARE)] = 0
    attack(game, 1)
    assert asked(game) == (ATTACKER, 0, [STAR, CIRCLE])
    answer(game, STAR)
    assert asked(game) == (ATTACKER, 0, [CIRCLE, ALL_CHOSEN])


@pytest.mark.rule("WK-354")
def test_unled_troops_never_attack() -> None:
    game = field((100,), (100,))
    place_stronghold(game, 0, MEADOW)
    attack(game, 1)
    assert drawn(game) == (3, 3)
    game = arrange(seats=2)
    place_stronghold(game, 0, MEADOW)
    put(game, noble_of(1, STAR), MEADOW, troops=(100,))
    assert not can_fight(game.state, 0, MEADOW)


@pytest.mark.rule("WK-355")
def test_withheld_armies_and_third_parties_suffer_nothing() -> None:
    game = field((200,), (200,), seats=3)
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    put(game, noble_of(2, STAR), MEADOW, troops=(50,))
    stack_fate(game, PREVENT, PREVENT, PREVENT, PREVENT, VICTORY, VICTORY, DEAL, DEAL)
    attack(game, 1, CIRCLE)
    keep(game, PREVENT, PREVENT)
    keep(game, VICTORY, VICTORY)
    assert game.state.noble_at[noble_of(0, CIRCLE)] != MEADOW
    assert game.state.noble_at[noble_of(0, STAR)] == MEADOW
    assert game.state.noble_at[noble_of(2, STAR)] == MEADOW
    assert game.state.noble_fresh[noble_of(0, STAR)] == 1


@pytest.mark.rule("WK-356", "WK-358", "WK-361", "WK-556")
def test_a_defender_in_the_area_of_his_city_is_met_only_by_assault_or_siege() -> None:
    game = field((200, 200), (50,), area=BERAC_AREA)
    control(game, 1, BERAC)
    attack(game, 1, area=BERAC_AREA)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, SIEGE, NO_BATTLE])


@pytest.mark.rule("WK-361", "WK-454")
def test_a_defender_at_his_stronghold_is_inside_it() -> None:
    game = field((50,), (50,))
    place_stronghold(game, 1, MEADOW)
    attack(game, 1)
    assert asked(game) == (BATTLE_KIND, 0, [ASSAULT, NO_BATTLE])


@pytest.mark.rule("WK-357", "WK-359")
def test_an_attacker_in_the_area_of_his_city_has_come_out() -> None:
    game = field((100,), (100,), area=BERAC_AREA)
    control(game, 0, BERAC)
    attack(game, 1, area=BERAC_AREA)
    assert asked(game)[0] == DISCARD
    assert drawn(game) == (3, 3)


@pytest.mark.rule("WK-357", "WK-360")
def test_an_attacker_at_his_stronghold_has_come_out() -> None:
    game = field((100,), (100,))
    place_stronghold(game, 0, MEADOW)
    give_regulars(game, noble_of(0, CIRCLE), 50, 50)
    attack(game, 1)
    assert asked(game)[0] == DISCARD
    assert drawn(game) == (4, 3)


@pytest.mark.rule("WK-358", "WK-362")
def test_nobles_near_a_city_of_somebody_else_are_fought_in_the_open_field() -> None:
    game = field((100,), (100,), seats=3, area=BERAC_AREA)
    attack(game, 1, area=BERAC_AREA)
    assert drawn(game) == (3, 3)
    game = field((100,), (100,), seats=3, area=BERAC_AREA)
    control(game, 2, BERAC)
    attack(game, 1, area=BERAC_AREA)
    assert drawn(game) == (3, 3)


@pytest.mark.rule("WK-363")
def test_the_open_field_needs_nobodys_consent() -> None:
    game = field((100,), (100,), seats=3)
    put(game, noble_of(2, STAR), MEADOW, troops=(50,))
    attack(game, 1)
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("WK-446", "WK-447", "WK-359")
def test_besieged_nobles_sally_into_the_open_field() -> None:
    game = field((100,), (100,), area=BERAC_AREA)
    control(game, 0, BERAC)
    besiege(game, 1, BERAC)
    attack(game, 1, area=BERAC_AREA)
    assert drawn(game) == (3, 3)


@pytest.mark.rule("WK-351", "WK-446")
def test_besieged_nobles_may_also_attack_somebody_else() -> None:
    game = field((100,), (100,), seats=3, area=BERAC_AREA)
    control(game, 0, BERAC)
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    besiege(game, 1, BERAC)
    run(game, Fight(0, BERAC_AREA))
    assert asked(game) == (TARGET, 0, [1, 2, NO_TARGET])


@pytest.mark.rule("WK-396", "WK-397", "WK-398", "WK-399", "WK-400", "WK-368", "WK-018", "WK-326")
def test_green_attacks_blue_beside_red() -> None:
    game = arrange(seats=3)
    alan, ernesto, otto = noble_of(0, SQUARE), noble_of(0, CIRCLE), noble_of(2, TRIANGLE)
    put(game, alan, MEADOW, troops=(200,))
    put(game, ernesto, MEADOW, troops=(100,))
    put(game, otto, MEADOW, troops=(200, 50))
    put(game, noble_of(1, STAR), MEADOW, troops=(100,))
    game.state.noble_fresh[otto] = 0
    stack_fate(game, DEAL, DEAL, VICTORY, DEAL, DEAL, DEAL, DEAL, PREVENT, PREVENT)
    attack(game, 2, SQUARE, CIRCLE, SQUARE)
    assert drawn(game) == (5, 4)
    keep(game, DEAL, DEAL, VICTORY)
    keep(game, DEAL, DEAL)
    answer(game, 1)
    answer(game, CIRCLE)
    assert not can_take_casualty(game.state, ernesto)
    assert game.state.casualties[otto] == 2
    assert game.state.noble_at[alan] == MEADOW
    answer(game, NEAR)
    assert game.state.noble_at[otto] == NEAR
    assert game.state.noble_at[ernesto] < 0
    assert game.state.noble_at[noble_of(1, STAR)] == MEADOW
    assert game.state.casualties[noble_of(1, STAR)] == 0
    assert game.state.casualties[ernesto] == 0
    assert game.state.noble_fresh[alan] == 0
    assert is_over(game)
    assert game.state.outcome == 1


@pytest.mark.rule("WK-349", "WK-352")
def test_a_baron_counts_his_own_nobles_only() -> None:
    game = field((100,), (100,))
    assert fresh_nobles_in(game.state, 1, MEADOW) == BIT[noble_of(1, CIRCLE)]
    assert fresh_nobles_in(game.state, 0, MEADOW) == BIT[noble_of(0, CIRCLE)]
