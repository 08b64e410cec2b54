"""Lords of the Realm: what gives points."""

import pytest

from tests.support import learning
from tests.support.arrange import control, hire, noble_of, put
from tests.support.battles import MEADOW
from tests.support.decks import lay_down
from tests.support.realms import points, realm
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    FIRST_CAPTAIN,
    FIRST_LEVY,
    GARRISONED,
)
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    FIRST_GROUP,
    MOST_SEATS,
    OFF_BOARD,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.optional.lords_points import (
    CHARGE_POINTS,
    CITY_POINTS,
    LEARNED_POINTS,
    NATION_POINTS,
    TITLE_POINTS,
    TROOP_POINTS,
    WALL_POINTS,
    points_from,
)
from wk_env.games.warrior_knights.rules.phases.setup import fill_pool
from wk_env.games.warrior_knights.rules.phases.upkeep import hand_out_influence
from wk_env.games.warrior_knights.rules.riots import let_riot
from wk_env.games.warrior_knights.rules.rules import LORDS
from wk_env.games.warrior_knights.rules.state import put as laid


@pytest.mark.rule("VR-011", "VR-012", "VR-139")
def test_there_is_no_pool_and_points_are_counted_anew_so_that_they_fall() -> None:
    game = realm()
    fill_pool(game.state)
    assert game.state.pool == 0
    control(game, 0, 0, 1, 2, 3)
    hand_out_influence(game.state)
    hand_out_influence(game.state)
    assert points(game) == [2, 0, 0]
    assert (game.state.pool, game.state.last_upkeep) == (0, 0)
    control(game, 1, 0, 1, 2, 3)
    hand_out_influence(game.state)
    assert points(game) == [0, 2, 0]


@pytest.mark.rule("VR-006", "VR-015")
@pytest.mark.parametrize(("cities", "gives"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_two_cities_that_count_are_a_point(cities: int, gives: int) -> None:
    game = realm(glory=1)
    control(game, 0, *range(17, 17 + cities) if cities < 8 else range(cities))
    assert points_from(game.state, 0, CITY_POINTS) == gives


@pytest.mark.rule("VR-006", "VR-015", "VR-016")
def test_besieged_and_rioting_cities_and_those_of_a_baron_without_stronghold_count_for_nothing() -> None:
    game = realm(glory=1)
    control(game, 0, 0, 1)
    game.state.fortified[0] = game.state.fortified[1] = 1
    both = (points_from(game.state, 0, CITY_POINTS), points_from(game.state, 0, WALL_POINTS))
    assert both == (1, 1)
    let_riot(game.state, 0)
    assert points_from(game.state, 0, CITY_POINTS) == points_from(game.state, 0, WALL_POINTS) == 0
    control(game, 0, 2)
    assert points_from(game.state, 0, CITY_POINTS) == 1
    game.state.siege_since[2 * MOST_SEATS + 1] = 1
    assert points_from(game.state, 0, CITY_POINTS) == 0
    game.state.siege_since[2 * MOST_SEATS + 1] = 0
    game.state.stronghold_at[0] = OFF_BOARD
    assert points_from(game.state, 0, CITY_POINTS) == 0


@pytest.mark.rule("VR-016")
@pytest.mark.parametrize(("walls", "gives"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_fortifications_are_a_point(walls: int, gives: int) -> None:
    game = realm()
    control(game, 0, 0, 1, 2, 3, 4)
    for city in range(walls):
        game.state.fortified[city] = 1
    assert points_from(game.state, 0, WALL_POINTS) == gives


@pytest.mark.rule("VR-017")
def test_500_troops_wherever_they_are_give_a_point_and_casualties_take_none() -> None:
    game = realm()
    troops = int(game.state.army_troops[FIRST_GROUP])
    put(game, noble_of(0, STAR), MEADOW, (100,))
    hire(game, noble_of(0, SQUARE), 100)
    troops += 200
    while troops < 500:
        assert points_from(game.state, 0, TROOP_POINTS) == 0
        hire(game, FIRST_GROUP, 50)
        troops += 50
    game.state.casualties[noble_of(0, STAR)] = 1
    assert points_from(game.state, 0, TROOP_POINTS) == 1
    game.state.stronghold_at[0] = OFF_BOARD
    assert points_from(game.state, 0, TROOP_POINTS) == 1


@pytest.mark.rule("VR-017")
def test_maintained_troops_and_garrisons_are_troops() -> None:
    game = learning.academy(victory=LORDS)
    control(game, 0, 0, 1)
    hire(game, FIRST_GROUP, 100)
    hire(game, FIRST_GROUP, 50)
    assert (game.state.army_troops[FIRST_GROUP], points_from(game.state, 0, TROOP_POINTS)) == (400, 0)
    game.state.annex = laid(game.state.annex, GARRISONED, BIT[0])
    assert points_from(game.state, 0, TROOP_POINTS) == 1
    game.state.annex = laid(game.state.annex, GARRISONED, 0)
    lay_down(game, "Marshal of the Middle March", noble_of(0, STAR))
    assert points_from(game.state, 0, TROOP_POINTS) == 1


@pytest.mark.rule("VR-018")
def test_two_advancements_exhausted_or_not_are_a_point() -> None:
    game = learning.academy(victory=LORDS)
    learning.give(game, 0, learning.BOOKS)
    assert points_from(game.state, 0, LEARNED_POINTS) == 0
    learning.give(game, 0, learning.ROADS)
    assert points_from(game.state, 0, LEARNED_POINTS) == 1
    learning.give(game, 0, learning.PAY)
    assert points_from(game.state, 0, LEARNED_POINTS) == 1
    assert points_from(realm().state, 0, LEARNED_POINTS) == 0


@pytest.mark.rule("VR-019")
def test_three_charges_and_offices_are_a_point_once() -> None:
    game = realm()
    lay_down(game, "The Salt Pans", 0)
    lay_down(game, "High Sheriff", 0)
    assert points_from(game.state, 0, CHARGE_POINTS) == 0
    lay_down(game, "Marshal of the Middle March", noble_of(0, STAR))
    assert points_from(game.state, 0, CHARGE_POINTS) == 1
    for symbol, name in ((SQUARE, "Master of the Engines"), (CIRCLE, "Surgeon of the Host")):
        lay_down(game, name, noble_of(0, symbol))
    lay_down(game, "Speaker for the Guilds", 0)
    assert points_from(game.state, 0, CHARGE_POINTS) == 1
    assert points_from(game.state, 1, CHARGE_POINTS) == 0


@pytest.mark.rule("VR-020")
def test_three_cards_of_a_nationality_are_a_point_captains_included_levies_not() -> None:
    game = learning.academy(victory=LORDS)
    nation = int(game.state.content.troop_nation[FIRST_CAPTAIN])
    first, second, *others = [troop for troop in range(90) if game.state.content.troop_nation[troop] == nation]
    move_troop(game.state, first, FIRST_GROUP)
    move_troop(game.state, second, noble_of(0, STAR))
    move_troop(game.state, FIRST_LEVY, noble_of(0, STAR))
    move_troop(game.state, others[0], noble_of(1, STAR))
    assert points_from(game.state, 0, NATION_POINTS) == 0
    move_troop(game.state, FIRST_CAPTAIN, noble_of(0, STAR))
    assert points_from(game.state, 0, NATION_POINTS) == 1
    for troop in range(3):
        move_troop(
            game.state, next(t for t in range(24, 90) if game.state.content.troop_nation[t] != nation) + troop, 0
        )
    assert points_from(game.state, 0, NATION_POINTS) == 2


@pytest.mark.rule("VR-021")
@pytest.mark.parametrize(
    ("chairman", "head", "scholar", "gives"), [(0, 1, 1, 0), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 1), (0, 0, 0, 2)]
)
def test_two_titles_are_a_point_and_three_two(chairman: int, head: int, scholar: int, gives: int) -> None:
    game = learning.academy(victory=LORDS)
    game.state.chairman, game.state.head = chairman, head
    learning.name_scholar(game, scholar)
    assert points_from(game.state, 0, TITLE_POINTS) == gives
    plain = realm()
    plain.state.chairman, plain.state.head = chairman, head
    assert points_from(plain.state, 0, TITLE_POINTS) == int(chairman == head == 0)
