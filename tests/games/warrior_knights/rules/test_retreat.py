"""Retreats: deserters, then the move."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    CADIZ_AREA,
    ENGLISH,
    FAR,
    LOMBARD,
    MEADOW,
    NEAR,
    POLISH,
    URAN_AREA,
    besiege,
    finish,
    is_over,
    of_nation,
    place_stronghold,
)
from wk_env.games.warrior_knights.rules.asks import DESERTER, RETREAT
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    FIRST_STRONGHOLD,
    IN_DECK,
    OFF_BOARD,
    PORT,
    RAZED,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.procedures.battle import can_fight
from wk_env.games.warrior_knights.rules.procedures.retreat import Retreat, Retreats
from wk_env.games.warrior_knights.rules.state import Play

MINE = noble_of(0, STAR)
ALL_ROUND = [BERAC_AREA, NEAR, FAR, URAN_AREA]


def beaten(*regulars: int, seats: int = 3, area: int = MEADOW) -> Play:
    """The star of seat 0 stands beaten in an area with Regulars."""
    game = arrange(seats=seats)
    put(game, MINE, area)
    give_regulars(game, MINE, *(regulars or (100,)))
    return game


def hem_in(game: Play) -> None:
    """Another Baron's Nobles stand all round the meadow."""
    put(game, noble_of(1, 0), BERAC_AREA, troops=(50,))
    put(game, noble_of(1, 1), NEAR, troops=(50,))
    put(game, noble_of(1, 2), FAR, troops=(50,))
    put(game, noble_of(1, 3), URAN_AREA, troops=(50,))


@pytest.mark.rule("WK-469")
def test_retreat_is_no_action_that_a_baron_may_choose() -> None:
    game = beaten()
    assert not can_fight(game.state, 0, MEADOW)
    run(game, Retreats(0, 0))
    assert is_over(game)


@pytest.mark.rule("WK-470", "WK-471", "WK-472")
def test_first_one_mercenary_of_the_nationality_deserts_then_the_army_moves() -> None:
    game = beaten()
    small, large = hire(game, MINE, 50, ENGLISH), hire(game, MINE, 100, ENGLISH)
    hire(game, MINE, 50, POLISH)
    stack_fate(game, of_nation(game, ENGLISH))
    deck = game.state.hire_count
    run(game, Retreat(MINE))
    assert asked(game) == (DESERTER, 0, [ENGLISH * 4, ENGLISH * 4 + 1])
    answer(game, ENGLISH * 4 + 1)
    assert game.state.troop_at[large] == IN_DECK
    assert game.state.troop_at[small] == MINE
    assert game.state.hire_count == deck + 1
    assert asked(game) == (RETREAT, 0, sorted(ALL_ROUND))


@pytest.mark.rule("WK-472")
def test_nobody_deserts_where_nobody_is_of_the_nationality() -> None:
    game = beaten()
    hire(game, MINE, 50, POLISH)
    stack_fate(game, of_nation(game, LOMBARD))
    run(game, Retreat(MINE))
    assert asked(game)[0] == RETREAT


@pytest.mark.rule("WK-473", "WK-493", "WK-566")
def test_desertion_that_leaves_casualties_at_the_troops_kills_the_noble() -> None:
    game = beaten()
    hire(game, MINE, 50, ENGLISH)
    game.state.casualties[MINE] = 1
    stack_fate(game, of_nation(game, ENGLISH), of_nation(game, LOMBARD))
    run(game, Retreat(MINE))
    answer(game, ENGLISH * 4)
    assert is_over(game)
    assert game.state.noble_at[MINE] == OFF_BOARD
    assert game.state.casualties[MINE] == 0


@pytest.mark.rule("WK-473", "WK-568")
def test_desertion_that_leaves_neither_troops_nor_tokens_takes_him_off_alive() -> None:
    game = arrange(seats=2)
    put(game, MINE, MEADOW)
    hire(game, MINE, 50, ENGLISH)
    stack_fate(game, of_nation(game, ENGLISH))
    run(game, Retreat(MINE))
    answer(game, ENGLISH * 4)
    assert is_over(game)
    assert game.state.noble_at[MINE] == OFF_BOARD
    assert game.state.fate_top == 1


@pytest.mark.rule("WK-474", "WK-475", "WK-561")
def test_areas_with_cities_nobles_or_strongholds_of_others_are_barred() -> None:
    game = beaten()
    control(game, 1, BERAC)
    put(game, noble_of(2, STAR), NEAR, troops=(50,))
    place_stronghold(game, 1, FAR)
    run(game, Retreat(MINE))
    assert asked(game) == (RETREAT, 0, [URAN_AREA])
    answer(game, URAN_AREA)
    assert game.state.noble_at[MINE] == URAN_AREA


@pytest.mark.rule("WK-474", "WK-475", "WK-561")
def test_neutral_and_razed_cities_own_places_and_port_icons_bar_nobody() -> None:
    game = beaten()
    game.state.city_owner[BERAC] = RAZED
    put(game, noble_of(2, STAR), PORT + NEAR, troops=(50,))
    place_stronghold(game, 0, FAR)
    run(game, Retreat(MINE))
    assert asked(game) == (RETREAT, 0, sorted(ALL_ROUND))


@pytest.mark.rule("WK-476")
def test_several_nobles_may_retreat_to_different_areas() -> None:
    game = beaten()
    put(game, noble_of(0, CIRCLE), MEADOW)
    give_regulars(game, noble_of(0, CIRCLE), 50)
    run(game, Retreats(0, BIT[MINE] | BIT[noble_of(0, CIRCLE)]))
    answer(game, CIRCLE, NEAR, FAR)
    assert game.state.noble_at[noble_of(0, CIRCLE)] == NEAR
    assert game.state.noble_at[MINE] == FAR


@pytest.mark.rule("WK-477")
def test_retreating_changes_nothing_about_freshness() -> None:
    game = beaten()
    game.state.noble_fresh[MINE] = 0
    run(game, Retreat(MINE))
    answer(game, NEAR)
    assert game.state.noble_fresh[MINE] == 0
    game = beaten()
    run(game, Retreat(MINE))
    answer(game, NEAR)
    assert game.state.noble_fresh[MINE] == 1


@pytest.mark.rule("WK-478", "WK-477")
def test_without_a_legal_area_he_flees_to_his_stronghold_exhausted() -> None:
    game = beaten()
    hem_in(game)
    place_stronghold(game, 0, 39)
    run(game, Retreat(MINE))
    assert is_over(game)
    assert game.state.noble_at[MINE] == 39
    assert game.state.noble_fresh[MINE] == 0


@pytest.mark.rule("WK-479")
def test_without_a_free_stronghold_either_he_dies() -> None:
    game = beaten()
    hem_in(game)
    run(game, Retreat(MINE))
    assert game.state.noble_at[MINE] == OFF_BOARD
    game = beaten()
    hem_in(game)
    place_stronghold(game, 0, 39)
    besiege(game, 2, FIRST_STRONGHOLD)
    run(game, Retreat(MINE))
    assert game.state.noble_at[MINE] == OFF_BOARD


@pytest.mark.rule("WK-480")
def test_nobody_retreats_by_sea_or_home_from_overseas() -> None:
    game = beaten(area=CADIZ_AREA)
    place_stronghold(game, 0, 39)
    put(game, noble_of(0, SQUARE), CADIZ_AREA)
    run(game, Retreat(MINE))
    finish(game)
    assert game.state.noble_at[MINE] == OFF_BOARD


@pytest.mark.rule("WK-480", "WK-470", "WK-471")
def test_overseas_too_deserters_are_drawn_for_the_retreat_before_those_for_the_death() -> None:
    game = beaten(area=CADIZ_AREA)
    english, polish = hire(game, MINE, 50, ENGLISH), hire(game, MINE, 50, POLISH)
    stack_fate(game, of_nation(game, ENGLISH), of_nation(game, POLISH))
    run(game, Retreat(MINE))
    answer(game, ENGLISH * 4)
    assert asked(game) == (DESERTER, 0, [POLISH * 4])
    answer(game, POLISH * 4)
    assert [game.state.troop_at[troop] for troop in (english, polish)] == [IN_DECK, IN_DECK]
    assert game.state.noble_at[MINE] == OFF_BOARD


@pytest.mark.rule("WK-475")
def test_a_city_of_the_first_baron_bars_the_second() -> None:
    game = arrange()
    put(game, noble_of(1, STAR), MEADOW)
    hire(game, noble_of(1, STAR), 50, ENGLISH)
    control(game, 0, BERAC)
    stack_fate(game, of_nation(game, LOMBARD))
    run(game, Retreat(noble_of(1, STAR)))
    assert asked(game) == (RETREAT, 1, [NEAR, FAR, URAN_AREA])


@pytest.mark.rule("WK-472")
def test_only_the_nationality_that_fate_names_deserts() -> None:
    game = arrange()
    put(game, MINE, MEADOW)
    for nation in (ENGLISH, LOMBARD, POLISH):
        hire(game, MINE, 50, nation)
    stack_fate(game, of_nation(game, POLISH))
    run(game, Retreat(MINE))
    assert asked(game) == (DESERTER, 0, [POLISH * 4])
