"""Invading Kingdom: what its Action cards do, what it marches on, whom it fights first."""

import pytest

from tests.support.arrange import control, hire, noble_of, put
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, MONZ, MONZ_AREA, URAN, URAN_AREA, place_stronghold
from tests.support.invaders import act, areas, invaded, invader, raid
from wk_env.games.warrior_knights.rules.asks import ACT
from wk_env.games.warrior_knights.rules.deeds import raze
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CAME_HOME,
    CIRCLE,
    DRAFT_SOLDIERS,
    FIGHT_SEAT,
    FIRST_STRONGHOLD,
    IN_HAND,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    NEUTRAL,
    NO_STRONGHOLD_ATTACKS,
    NONE,
    OUT_OF_GAME,
    RALLY_SUPPORT,
    RAZED,
    REVEALED,
    SERVE_THE_CHURCH,
    SQUARE,
    STAR,
    TRIANGLE,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.optional.invader_aims import target_areas
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.planning import build_stacks
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle


def only(game: Play, *cities: int) -> None:
    """Only these cities stand."""
    for city in range(24):
        if city not in cities:
            raze(game.state, city)


def foes(game: Play) -> tuple[int, int]:
    """Who attacks whom."""
    return int(game.state.doing[FIGHT_SEAT]), int(game.state.doing[FIGHT_SEAT + 1])


@pytest.mark.rule("VR-074")
def test_its_cards_are_turned_over_with_the_others_and_go_back_to_its_hand() -> None:
    game = invaded()
    table = game.state
    own, baron = 2 * 12 + 2 * RALLY_SUPPORT, 2 * RALLY_SUPPORT
    for card in (own, baron):
        table.action_at[card] = 1
    build_stacks(game)
    game.call(Actions())
    settle(game)
    assert (game.decision.ask, game.decision.seat) == (ACT, 0)
    assert table.action_at[baron] == REVEALED
    game.decision.count = 0
    assert game.top is not None
    game.top.answer(game, 0)
    settle(game)
    assert table.action_at[own] == IN_HAND
    assert table.history[CAME_HOME + 2] == BIT[2 * RALLY_SUPPORT]


@pytest.mark.rule("VR-075", "VR-076")
@pytest.mark.parametrize("kind", [RALLY_SUPPORT, SERVE_THE_CHURCH])
def test_these_cards_do_nothing(kind: int) -> None:
    game = invaded()
    raid(game, STAR, BERAC_AREA, 100)
    before = (list(game.state.votes), list(game.state.faith), game.state.chairman, game.state.head)
    act(game, kind)
    assert (list(game.state.votes), list(game.state.faith), game.state.chairman, game.state.head) == before
    assert game.is_over()


@pytest.mark.rule("VR-076")
def test_taxes_cost_a_crown_for_each_city_beside_its_nobles() -> None:
    game = invaded()
    control(game, 0, BERAC, URAN)
    control(game, 1, MONZ)
    raid(game, STAR, BERAC_AREA, 100)
    raid(game, SQUARE, BERAC_AREA, 100)
    raid(game, CIRCLE, MONZ_AREA, 100)
    game.state.crowns[1] = 0
    act(game, LEVY_TAXES)
    assert list(game.state.crowns[:3]) == [14, 0, 0]


@pytest.mark.rule("VR-077")
def test_the_top_mercenary_joins_its_weakest_noble_wherever_he_is() -> None:
    game = invaded()
    for symbol, strength in ((STAR, 100), (SQUARE, 150), (TRIANGLE, 200), (CIRCLE, 200)):
        raid(game, symbol, MEADOW, strength)
    game.state.noble_at[invader(game, SQUARE)] = -1
    tops = [int(game.state.hire_deck[game.state.hire_count - 1 - place]) for place in range(2)]
    strengths = [int(game.state.content.troop_strength[troop]) for troop in tops]
    act(game, DRAFT_SOLDIERS)
    assert game.state.troop_at[tops[0]] == invader(game, STAR)
    second = STAR if 100 + strengths[0] <= 150 else SQUARE
    act(game, DRAFT_SOLDIERS)
    assert game.state.troop_at[tops[1]] == invader(game, second)
    assert set(game.state.track) == {NONE}


@pytest.mark.rule("VR-077")
def test_the_dead_get_nobody() -> None:
    game = invaded()
    raid(game, CIRCLE, MEADOW, 200)
    for symbol in (STAR, SQUARE, TRIANGLE):
        game.state.noble_at[invader(game, symbol)] = OUT_OF_GAME
    troop = game.state.hire_deck[game.state.hire_count - 1]
    act(game, DRAFT_SOLDIERS)
    assert game.state.troop_at[troop] == invader(game, CIRCLE)


@pytest.mark.rule("VR-078", "VR-079")
def test_forces_gather_at_the_nearest_target_and_attack_it() -> None:
    game = invaded()
    only(game, BERAC)
    control(game, 1, BERAC)
    raid(game, STAR, 31, 100)
    raid(game, SQUARE, 50, 150)
    raid(game, TRIANGLE, 12, 100)  # too far away
    exhausted = raid(game, CIRCLE, 36, 100)
    game.state.noble_fresh[exhausted] = 0
    act(game, MOBILIZE_FORCES)
    assert areas(game)[:4] != [31, 50, 12, 36]
    assert game.state.city_owner[BERAC] in {RAZED, 1}
    assert game.state.noble_fresh[invader(game, TRIANGLE)] == 1
    assert game.state.noble_at[exhausted] == 36
    assert [game.state.noble_fresh[invader(game, symbol)] for symbol in (STAR, SQUARE)] == [0, 0]


@pytest.mark.rule("VR-078")
def test_of_nobles_at_the_same_distance_the_star_comes_first() -> None:
    game = invaded()
    only(game, BERAC, MONZ)
    raid(game, SQUARE, 14, 50)
    raid(game, CIRCLE, 45, 50)
    act(game, VERSATILE_STRATEGY)
    assert areas(game)[SQUARE] == MONZ_AREA
    assert areas(game)[CIRCLE] == 45
    assert game.state.noble_fresh[invader(game, SQUARE)] == 0
    assert game.state.city_owner[MONZ] == NEUTRAL  # Versatile Strategy moves, and attacks not


@pytest.mark.rule("VR-078")
def test_versatile_strategy_attacks_where_a_target_is_and_moves_nobody_then() -> None:
    game = invaded()
    only(game, BERAC, MONZ)
    control(game, 1, BERAC)
    put(game, noble_of(1, STAR), BERAC_AREA, troops=(200,))
    raid(game, STAR, 14, 50)
    raid(game, CIRCLE, BERAC_AREA, 50)
    act(game, VERSATILE_STRATEGY)
    assert areas(game)[STAR] == 14
    assert foes(game) == (2, 1)


@pytest.mark.rule("VR-078", "VR-079")
def test_a_target_of_several_moves_brings_it_a_move_nearer() -> None:
    game = invaded()
    only(game, URAN)
    raid(game, STAR, 24, 50)  # 24 to 44 or 37, then Uran
    act(game, MOBILIZE_FORCES)
    assert areas(game)[STAR] == 44
    assert game.state.city_owner[URAN] == NEUTRAL
    game.state.noble_fresh[invader(game, STAR)] = 1
    act(game, VERSATILE_STRATEGY)
    assert areas(game)[STAR] == URAN_AREA


@pytest.mark.rule("VR-079")
def test_cities_of_the_kingdom_and_strongholds_are_targets() -> None:
    game = invaded(open_motions=4)
    only(game, BERAC, 20)
    place_stronghold(game, 0, 14)
    assert target_areas(game.state) == BIT[BERAC_AREA] | BIT[14]
    game.state.standing[NO_STRONGHOLD_ATTACKS] = 1
    assert target_areas(game.state) == BIT[BERAC_AREA]


@pytest.mark.rule("VR-079")
def test_of_targets_as_near_it_takes_the_owner_with_most_influence_and_neutral_ones_last() -> None:
    for owner, influence, goal in ((0, (5, 3), BERAC_AREA), (0, (3, 5), URAN_AREA), (NEUTRAL, (0, 0), URAN_AREA)):
        game = invaded()
        only(game, BERAC, URAN)
        if owner == 0:
            control(game, 0, BERAC)
        control(game, 1, URAN)
        for seat in range(2):
            game.state.influence[seat] = influence[seat]
        raid(game, STAR, MEADOW, 50)
        act(game, VERSATILE_STRATEGY)
        assert areas(game)[STAR] == goal


@pytest.mark.rule("VR-079")
def test_chance_decides_between_equal_targets() -> None:
    goals = set()
    for seed in range(12):
        game = invaded(seed=seed)
        only(game, BERAC, URAN)
        raid(game, STAR, MEADOW, 50)
        act(game, VERSATILE_STRATEGY)
        goals.add(areas(game)[STAR])
    assert goals == {BERAC_AREA, URAN_AREA}


@pytest.mark.rule("VR-079")
def test_without_a_target_in_reach_nothing_happens() -> None:
    game = invaded()
    only(game)
    raid(game, STAR, MEADOW, 50)
    for kind in (MOBILIZE_FORCES, VERSATILE_STRATEGY):
        act(game, kind)
    assert areas(game)[STAR] == MEADOW
    assert game.state.noble_fresh[invader(game, STAR)] == 1


@pytest.mark.rule("VR-080")
def test_it_fights_nobles_in_the_open_first_then_the_city_and_never_besieges() -> None:
    game = invaded(seats=3)
    only(game, BERAC)
    control(game, 1, BERAC)
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(50,))
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(100,))
    put(game, noble_of(1, STAR), BERAC_AREA, troops=(200,))
    raid(game, STAR, BERAC_AREA, 200)
    act(game, MOBILIZE_FORCES)
    assert foes(game) == (3, 2)
    for seat in (2, 0):
        game = invaded(seats=3)
        only(game, BERAC)
        control(game, 1, BERAC)
        put(game, noble_of(1, STAR), BERAC_AREA, troops=(200,))
        put(game, noble_of(seat, STAR), BERAC_AREA, troops=(100,))
        if seat == 0:
            game.state.noble_at[noble_of(0, STAR)] = -1
        raid(game, STAR, BERAC_AREA, 200)
        act(game, MOBILIZE_FORCES)
        assert foes(game) == (3, 2 if seat == 2 else 1)
    assert not any(game.state.siege_since)


@pytest.mark.rule("VR-080")
def test_at_a_stronghold_it_fights_those_outside_first() -> None:
    game = invaded(seats=3)
    only(game)
    hold = place_stronghold(game, 0, MEADOW)
    hire(game, hold, 100)
    raid(game, STAR, MEADOW, 100)
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    put(game, noble_of(1, CIRCLE), MEADOW, troops=(50,))
    act(game, VERSATILE_STRATEGY)
    assert foes(game) == (3, 1)
    assert game.state.doing[8] == NONE
    other = invaded(seats=3)
    only(other)
    place_stronghold(other, 0, MEADOW)
    put(other, noble_of(0, STAR), MEADOW, troops=(50,))
    raid(other, STAR, MEADOW, 100)
    act(other, VERSATILE_STRATEGY)
    assert foes(other) == (3, 0)
    assert other.state.doing[8] == FIRST_STRONGHOLD


@pytest.mark.rule("VR-080")
def test_all_its_fresh_nobles_there_fight() -> None:
    game = invaded()
    only(game, BERAC)
    control(game, 1, BERAC)
    put(game, noble_of(1, STAR), BERAC_AREA, troops=(200,))
    raid(game, STAR, BERAC_AREA, 50)
    raid(game, CIRCLE, BERAC_AREA, 200)
    game.state.noble_fresh[raid(game, SQUARE, BERAC_AREA, 200)] = 0
    act(game, VERSATILE_STRATEGY)
    assert game.state.doing[2] == BIT[invader(game, STAR)] | BIT[invader(game, CIRCLE)]
    assert game.state.doing[4] == invader(game, CIRCLE)
