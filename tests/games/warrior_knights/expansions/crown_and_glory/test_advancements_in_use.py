"""Advancements on the march, at sea and in Upkeep; that what they bend belongs to their owner alone."""

import pytest

from tests.support.arrange import answer, asked, control, noble_of, put, run
from tests.support.battles import CADIZ, CADIZ_AREA
from tests.support.learning import (
    BLADES,
    BOOKS,
    PILOTS,
    RELAYS,
    RHETORIC,
    ROADS,
    ROTATION,
    SIEGE_ENGINE,
    SOME_ROW,
    academy,
    added_by,
    give,
    place_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    AT_SEA,
    CARD_EXHAUSTED,
    CARD_READY,
    FIRST_ADVANCEMENT,
    ON_MARCH,
)
from wk_env.games.warrior_knights.rules.asks import (
    MOBILIZE_AREA,
    MOVER,
    NO_ADVANCEMENT,
    ROUTE,
    SAIL,
    USE_ADVANCEMENT,
)
from wk_env.games.warrior_knights.rules.cards.resources import parameter
from wk_env.games.warrior_knights.rules.cards.vocabulary import AMOUNT, EAR_ROW
from wk_env.games.warrior_knights.rules.numbers import BIT, CARD_IN_FORCE, NO_ROADS, PORT, SQUARE, STAR
from wk_env.games.warrior_knights.rules.phases.assembly import votes_for
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation, income_of
from wk_env.games.warrior_knights.rules.phases.upkeep import RETURNS, Upkeep
from wk_env.games.warrior_knights.rules.procedures.attack_targets import strength_in_siege
from wk_env.games.warrior_knights.rules.procedures.movement import Mobilize, MoveOne
from wk_env.games.warrior_knights.rules.procedures.routes import ends_of, reach_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid

# The Salt Road; the port of Straven lies away from it.
SALT_ROAD = (0, 6, 13, 20, 27, 34, 41, 48)
STRAVEN = 5
RIDER = noble_of(0, STAR)
# How far along it he comes with A Book of Roads, and with Relays of Horses.
WITH_ROADS, WITH_RELAYS = 3 + added_by(ROADS), 3 + added_by(RELAYS)


def rider(*owned: int, area: int = SALT_ROAD[0], **numbers: int) -> Play:
    """The star of seat 0 stands at the head of the Salt Road; his Baron owns these Advancements."""
    game = academy(3, SOME_ROW, **numbers)
    put(game, RIDER, area, troops=(50,))
    give(game, 0, *owned)
    return game


def is_goal(game: Play, area: int) -> bool:
    """Whether the rider can move to an area."""
    return (ends_of(game.state, RIDER) >> area) & 1 == 1


# ---- on the march


@pytest.mark.rule("CG-058", "CG-061")
def test_a_goal_that_only_an_advancement_reaches_may_be_chosen() -> None:
    assert not is_goal(rider(), SALT_ROAD[4])
    assert is_goal(rider(ROADS), SALT_ROAD[WITH_ROADS])
    assert not is_goal(rider(ROADS), SALT_ROAD[WITH_ROADS + 1])
    assert is_goal(rider(ROADS, RELAYS), SALT_ROAD[WITH_RELAYS])
    assert not is_goal(rider(ROADS, RELAYS), SALT_ROAD[WITH_RELAYS + 1])


@pytest.mark.rule("CG-058", "CG-059", "CG-061")
def test_before_he_sets_out_his_baron_says_whether_he_uses_it() -> None:
    game = rider(ROADS, RELAYS)
    run(game, Mobilize(0))
    assert asked(game)[0] == MOBILIZE_AREA
    answer(game, SALT_ROAD[WITH_ROADS], STAR)
    assert asked(game) == (USE_ADVANCEMENT, 0, [ROADS, RELAYS, NO_ADVANCEMENT])
    assert game.state.subject == ON_MARCH
    answer(game, ROADS)
    assert reach_of(game.state, RIDER) == WITH_ROADS
    assert asked(game)[0] == ROUTE
    answer(game, *SALT_ROAD[1 : WITH_ROADS + 1])
    assert game.state.noble_at[RIDER] == SALT_ROAD[WITH_ROADS]
    assert (place_of(game, ROADS), place_of(game, RELAYS)) == (CARD_EXHAUSTED, CARD_READY)
    assert reach_of(game.state, RIDER) == 3


@pytest.mark.rule("CG-058")
def test_only_what_leads_far_enough_is_offered() -> None:
    game = rider(ROADS, RELAYS)
    run(game, Mobilize(0))
    answer(game, SALT_ROAD[WITH_RELAYS], STAR)
    assert asked(game)[2] == [RELAYS, NO_ADVANCEMENT]


@pytest.mark.rule("CG-058")
def test_who_does_not_use_it_stays_where_he_is() -> None:
    game = rider(ROADS)
    run(game, Mobilize(0))
    answer(game, SALT_ROAD[4], STAR, NO_ADVANCEMENT)
    assert game.state.noble_at[RIDER] == SALT_ROAD[0]
    assert game.state.noble_fresh[RIDER] == 1
    assert place_of(game, ROADS) == CARD_READY


@pytest.mark.rule("CG-058")
def test_for_a_goal_within_reach_nobody_is_asked() -> None:
    game = rider(ROADS)
    run(game, Mobilize(0))
    answer(game, SALT_ROAD[3], STAR)
    assert asked(game)[0] == ROUTE


@pytest.mark.rule("CG-058", "CG-142")
def test_with_versatile_strategy_the_mover_alone_is_asked() -> None:
    game = rider(ROADS)
    give(game, 1, RELAYS)
    run(game, MoveOne(0))
    assert asked(game)[0] == MOVER
    answer(game, STAR)
    assert asked(game) == (USE_ADVANCEMENT, 0, [ROADS, NO_ADVANCEMENT])
    answer(game, ROADS, *SALT_ROAD[1 : WITH_ROADS + 1])
    assert game.is_over()
    assert game.state.noble_at[RIDER] == SALT_ROAD[WITH_ROADS]
    assert place_of(game, ROADS) == CARD_EXHAUSTED


@pytest.mark.rule("CG-059")
def test_an_exhausted_one_leads_nowhere() -> None:
    game = rider(ROADS)
    game.state.card_place[FIRST_ADVANCEMENT + ROADS] = CARD_EXHAUSTED
    assert not is_goal(game, SALT_ROAD[4])


@pytest.mark.rule("CG-061")
def test_it_works_for_one_noble_alone() -> None:
    game = rider(ROADS)
    put(game, noble_of(0, SQUARE), SALT_ROAD[0])
    run(game, Mobilize(0))
    answer(game, SALT_ROAD[4], STAR, ROADS, *SALT_ROAD[1:5])
    assert game.state.noble_at[RIDER] == SALT_ROAD[4]
    assert asked(game)[0] != MOVER


@pytest.mark.rule("CG-061")
def test_where_roads_are_forbidden_it_is_of_no_use() -> None:
    game = rider(ROADS, open_motions=4)
    game.state.standing = laid(game.state.standing, NO_ROADS, 1)
    assert not is_goal(game, SALT_ROAD[2])


# ---- at sea


@pytest.mark.rule("CG-058", "CG-059", "CG-061")
def test_with_pilots_he_goes_ashore_at_once_and_is_exhausted() -> None:
    game = rider(PILOTS, area=STRAVEN)
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + CADIZ_AREA)
    assert asked(game) == (USE_ADVANCEMENT, 0, [PILOTS, NO_ADVANCEMENT])
    assert game.state.subject == AT_SEA
    answer(game, PILOTS)
    assert game.state.noble_at[RIDER] == CADIZ_AREA
    assert game.state.noble_fresh[RIDER] == 0
    assert place_of(game, PILOTS) == CARD_EXHAUSTED


@pytest.mark.rule("CG-058", "CG-061")
def test_without_them_he_waits_on_the_port_icon() -> None:
    game = rider(PILOTS, area=STRAVEN)
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + CADIZ_AREA, NO_ADVANCEMENT)
    assert game.state.noble_at[RIDER] == PORT + CADIZ_AREA
    assert place_of(game, PILOTS) == CARD_READY


@pytest.mark.rule("CG-061")
def test_he_goes_ashore_whoever_is_there() -> None:
    game = rider(PILOTS, area=STRAVEN)
    control(game, 1, CADIZ)
    put(game, noble_of(1, STAR), CADIZ_AREA, troops=(50,))
    run(game, MoveOne(0))
    answer(game, STAR, SAIL + CADIZ_AREA, PILOTS)
    assert game.state.noble_at[RIDER] == CADIZ_AREA


# ---- Upkeep


@pytest.mark.rule("CG-060")
def test_all_exhausted_ones_are_turned_up_with_the_nobles() -> None:
    game = academy()
    give(game, 0, BLADES)
    give(game, 1, ROADS, PILOTS)
    for number in (BLADES, ROADS):
        game.state.card_place[FIRST_ADVANCEMENT + number] = CARD_EXHAUSTED
    run(game, Upkeep(RETURNS))
    assert [place_of(game, number) for number in (BLADES, ROADS, PILOTS)] == [CARD_READY] * 3


@pytest.mark.rule("CG-059", "CG-060")
def test_until_then_they_stay_exhausted() -> None:
    game = academy()
    give(game, 0, BLADES)
    game.state.card_place[FIRST_ADVANCEMENT + BLADES] = CARD_EXHAUSTED
    run(game, Taxation(1))
    assert place_of(game, BLADES) == CARD_EXHAUSTED


# ---- those that always work


@pytest.mark.rule("CG-061")
def test_what_stands_bends_the_numbers_of_its_owner_alone() -> None:
    game = academy()
    control(game, 0, CADIZ)
    before = income_of(game.state, 0)
    give(game, 0, ROTATION, RHETORIC)
    assert income_of(game.state, 0) == before + added_by(ROTATION)
    assert [votes_for(game.state, seat) for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("CG-061")
def test_what_listens_speaks_to_its_owner_alone() -> None:
    game = academy()
    give(game, 1, BOOKS)
    run(game, Taxation(7))
    gained = parameter(game.state, FIRST_ADVANCEMENT + BOOKS, EAR_ROW, AMOUNT)
    assert list(game.state.crowns[:3]) == [15, 15 + gained, 15]
    assert gained > 0
    assert place_of(game, BOOKS) == CARD_IN_FORCE


@pytest.mark.rule("CG-058")
def test_a_siege_engine_makes_its_owners_sieges_stronger() -> None:
    game = academy()
    put(game, RIDER, SALT_ROAD[0], (100,))
    put(game, noble_of(1, STAR), SALT_ROAD[1], (100,))
    give(game, 0, SIEGE_ENGINE)
    assert strength_in_siege(game.state, BIT[RIDER]) == 100 + 200 + added_by(SIEGE_ENGINE)
    assert strength_in_siege(game.state, BIT[noble_of(1, STAR)]) == 100 + 200
