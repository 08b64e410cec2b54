"""Assaults: when a city falls, and when it does not."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of, put, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    CADIZ,
    CADIZ_AREA,
    FROLI,
    FROLI_AREA,
    MONZ,
    MONZ_AREA,
    POLISH,
    at_berac,
    at_froli,
    attack,
    besiege,
    desert,
    drawn,
    finish,
    is_besieging,
    is_over,
    keep,
    of_nation,
)
from wk_env.games.warrior_knights.rules.asks import ABILITY, ASSAULT, KEEP, KEEP_OR_RAZE, NEUTRAL_CITY, RETREAT, SIEGE
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    NEUTRAL,
    NO,
    OFF_BOARD,
    PREVENT,
    SQUARE,
    STAR,
    TRIANGLE,
    VICTORY,
    YES,
)
from wk_env.games.warrior_knights.rules.queries import strength_of_hold

MINE, HIS = noble_of(0, CIRCLE), noble_of(1, CIRCLE)


@pytest.mark.rule("WK-412", "WK-420")
def test_breaches_outlast_a_change_of_control() -> None:
    game = at_berac()
    game.state.breaches[BERAC] = 1
    stack_fate(game, VICTORY, *([PREVENT] * 3), *([DEAL] * 4))
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    keep(game, VICTORY)
    keep(game)
    answer(game, KEEP)
    assert game.state.city_owner[BERAC] == 0
    assert game.state.breaches[BERAC] == 1


@pytest.mark.rule("WK-413", "WK-386")
def test_a_city_falls_when_its_nobles_are_dead_and_its_strength_is_gone() -> None:
    game = at_berac(inside=(50,))
    game.state.breaches[BERAC] = 1
    stack_fate(game, DEAL, DEAL, PREVENT, PREVENT, VICTORY, VICTORY, PREVENT)
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    keep(game, DEAL, DEAL)
    keep(game, VICTORY)
    answer(game, CIRCLE)
    assert asked(game)[0] == KEEP_OR_RAZE
    answer(game, KEEP)
    finish(game)
    assert game.state.city_owner[BERAC] == 0
    assert game.state.noble_at[HIS] == OFF_BOARD


@pytest.mark.rule("WK-386", "WK-417")
def test_dead_defenders_do_not_open_a_city_that_still_has_strength() -> None:
    game = at_berac(inside=(50,))
    stack_fate(game, DEAL, VICTORY, PREVENT, PREVENT, *([PREVENT] * 4))
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    keep(game, DEAL, VICTORY)
    keep(game)
    answer(game, CIRCLE)
    finish(game)
    assert game.state.city_owner[BERAC] == 1
    assert game.state.noble_at[MINE] == BERAC_AREA
    assert game.state.noble_fresh[MINE] == 0


@pytest.mark.rule("WK-414", "WK-415", "WK-432")
def test_a_partial_victory_takes_an_unbreached_city_and_its_nobles_retreat() -> None:
    game = at_berac()
    stack_fate(game, VICTORY, DEAL, DEAL, DEAL, *([DEAL] * 5), of_nation(game, POLISH))
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    keep(game, VICTORY)
    keep(game)
    answer(game, KEEP)
    assert asked(game)[:2] == (RETREAT, 1)
    assert game.state.city_owner[BERAC] == 0
    assert game.state.breaches[BERAC] == 0


@pytest.mark.rule("WK-414", "WK-415")
def test_a_full_victory_takes_the_city_and_kills_its_nobles() -> None:
    game = at_berac()
    stack_fate(game, VICTORY, VICTORY, DEAL, DEAL, *([DEAL] * 5))
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    keep(game, VICTORY, VICTORY)
    keep(game)
    finish(game)
    assert game.state.city_owner[BERAC] == 0
    assert game.state.noble_at[HIS] == OFF_BOARD


@pytest.mark.rule("WK-416", "WK-386")
def test_a_neutral_city_one_victory_ahead_drives_the_attackers_off() -> None:
    game = at_froli()
    stack_fate(game, *([PREVENT] * 4), VICTORY, PREVENT)
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    keep(game)
    desert(game)
    assert asked(game)[:2] == (RETREAT, 0)


@pytest.mark.rule("WK-416", "WK-562")
def test_a_neutral_city_two_victories_ahead_kills_them() -> None:
    game = at_froli()
    stack_fate(game, *([PREVENT] * 4), VICTORY, VICTORY)
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    keep(game)
    finish(game)
    assert game.state.noble_at[MINE] == OFF_BOARD


@pytest.mark.rule("WK-417")
def test_without_capture_the_attackers_stay_exhausted() -> None:
    game = at_froli()
    stack_fate(game, *([PREVENT] * 6))
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    keep(game)
    assert is_over(game)
    assert game.state.city_owner[FROLI] == NEUTRAL
    assert game.state.noble_at[MINE] == FROLI_AREA
    assert game.state.noble_fresh[MINE] == 0


@pytest.mark.rule("WK-418", "WK-557")
def test_no_capture_by_the_dead() -> None:
    game = at_froli((100,))
    game.state.breaches[FROLI] = 1
    stack_fate(game, DEAL, PREVENT, PREVENT, DEAL)
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    keep(game, DEAL)
    finish(game)
    assert strength_of_hold(game.state, FROLI) == 0
    assert game.state.city_owner[FROLI] == NEUTRAL
    assert game.state.noble_at[MINE] == OFF_BOARD


@pytest.mark.rule("WK-418", "WK-559")
def test_one_living_attacker_is_enough_even_if_the_commander_died() -> None:
    game = at_froli((200,))
    put(game, noble_of(0, TRIANGLE), FROLI_AREA, troops=(50,))
    game.state.breaches[FROLI] = 1
    stack_fate(game, DEAL, *([PREVENT] * 3), DEAL)
    attack(game, NEUTRAL_CITY, ASSAULT, TRIANGLE, CIRCLE, TRIANGLE, area=FROLI_AREA)
    keep(game, DEAL)
    answer(game, TRIANGLE)
    finish(game)
    assert game.state.noble_at[noble_of(0, TRIANGLE)] == OFF_BOARD
    assert game.state.city_owner[FROLI] == 0


@pytest.mark.rule("WK-419", "WK-558")
def test_an_undefended_city_of_strength_zero_is_taken_at_once() -> None:
    game = at_froli((50,))
    game.state.breaches[FROLI] = 2
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    assert asked(game) == (KEEP_OR_RAZE, 0, [0, 1])
    answer(game, KEEP)
    assert game.state.city_owner[FROLI] == 0
    assert game.state.noble_fresh[MINE] == 0
    assert game.state.outcome == 1


@pytest.mark.rule("WK-419", "WK-558")
def test_a_noble_inside_still_fights_without_walls() -> None:
    game = at_berac()
    game.state.breaches[BERAC] = 2
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    assert drawn(game) == (4, 3)


@pytest.mark.rule("WK-421", "WK-420")
def test_nobles_standing_there_change_no_control() -> None:
    game = at_berac()
    stack_fate(game, *([PREVENT] * 7), DEAL, DEAL)
    attack(game, 1, ASSAULT, area=BERAC_AREA)
    keep(game)
    keep(game)
    game.state.noble_at[HIS] = OFF_BOARD
    assert is_over(game)
    assert game.state.city_owner[BERAC] == 1


@pytest.mark.rule("WK-428", "WK-429", "WK-430", "WK-431", "WK-127", "WK-413")
def test_madder_takes_froli() -> None:
    game = arrange(seats=2)
    guy, ricardo = noble_of(1, STAR), noble_of(1, SQUARE)
    put(game, guy, FROLI_AREA, troops=(100,))
    put(game, ricardo, FROLI_AREA, troops=(100,))
    stack_fate(game, DEAL, PREVENT, VICTORY, VICTORY, DEAL, VICTORY)
    attack(game, NEUTRAL_CITY, ASSAULT, STAR, SQUARE, STAR, area=FROLI_AREA, seat=1)
    assert drawn(game) == (4, 2)
    keep(game, DEAL, PREVENT)
    assert asked(game) == (ABILITY, 1, [NO, YES])
    answer(game, YES)
    assert asked(game)[0] == KEEP_OR_RAZE
    answer(game, KEEP)
    assert game.state.city_owner[FROLI] == 1
    assert game.state.breaches[FROLI] == 2
    assert strength_of_hold(game.state, FROLI) == 0
    assert [game.state.casualties[noble] for noble in (guy, ricardo)] == [0, 0]


@pytest.mark.rule("WK-449")
def test_all_sieges_end_when_a_city_is_taken() -> None:
    game = at_froli((50,), seats=3)
    put(game, noble_of(2, STAR), FROLI_AREA, troops=(50,))
    besiege(game, 0, FROLI)
    besiege(game, 2, FROLI)
    game.state.breaches[FROLI] = 2
    attack(game, NEUTRAL_CITY, ASSAULT, YES, KEEP, area=FROLI_AREA)
    assert not is_besieging(game, 0, FROLI)
    assert not is_besieging(game, 2, FROLI)


@pytest.mark.rule("WK-480", "WK-416")
def test_whoever_is_driven_off_overseas_dies() -> None:
    game = arrange(seats=2)
    put(game, MINE, CADIZ_AREA, troops=(100,))
    stack_fate(game, *([PREVENT] * 3), VICTORY, *([PREVENT] * 3))
    attack(game, NEUTRAL_CITY, ASSAULT, area=CADIZ_AREA)
    keep(game)
    finish(game)
    assert game.state.noble_at[MINE] == OFF_BOARD
    assert game.state.city_owner[CADIZ] == NEUTRAL


@pytest.mark.rule("WK-437")
def test_a_neutral_city_can_be_besieged() -> None:
    game = arrange(seats=2)
    put(game, MINE, MONZ_AREA, troops=(50,))
    attack(game, NEUTRAL_CITY, SIEGE, area=MONZ_AREA)
    assert is_besieging(game, 0, MONZ)


@pytest.mark.rule("WK-386", "WK-414")
def test_attackers_who_all_died_take_no_city_by_their_victories() -> None:
    game = at_froli(troops=(100,))
    stack_fate(game, VICTORY, PREVENT, PREVENT, DEAL, PREVENT)
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    keep(game, VICTORY)
    finish(game)
    assert game.state.noble_at[MINE] == OFF_BOARD
    assert game.state.city_owner[FROLI] == NEUTRAL


@pytest.mark.rule("WK-386", "WK-413")
def test_a_city_brought_to_nothing_drives_nobody_off_by_its_victories() -> None:
    game = at_froli()
    game.state.breaches[FROLI] = 1
    stack_fate(game, DEAL, *([PREVENT] * 3), VICTORY)
    attack(game, NEUTRAL_CITY, ASSAULT, area=FROLI_AREA)
    keep(game, DEAL)
    assert asked(game)[0] == KEEP_OR_RAZE
    answer(game, KEEP)
    assert is_over(game)
    assert (game.state.city_owner[FROLI], game.state.noble_at[MINE]) == (0, FROLI_AREA)
