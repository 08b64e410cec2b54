"""Lords of the Realm: points are counted from what Barons hold, and ten of them win."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support import learning
from tests.support.arrange import answer, arrange, control, hire, noble_of, put, run
from tests.support.battles import MEADOW
from tests.support.decks import carry, lay_down
from tests.support.kings import crowned
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    FIRST_CAPTAIN,
    FIRST_LEVY,
    GARRISONED,
    MISSION,
    SHOWN,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.rules.asks import STRONGHOLD
from wk_env.games.warrior_knights.rules.cards.resources import add, take
from wk_env.games.warrior_knights.rules.cards.vocabulary import INFLUENCE
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    FIRST_GROUP,
    MOST_SEATS,
    NONE,
    OFF_BOARD,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.optional.lords_of_the_realm import has_won
from wk_env.games.warrior_knights.rules.optional.lords_points import (
    CHARGE_POINTS,
    CITY_POINTS,
    KING_POINTS,
    LEARNED_POINTS,
    NATION_POINTS,
    TITLE_POINTS,
    TROOP_POINTS,
    WALL_POINTS,
    points_from,
    points_of,
)
from wk_env.games.warrior_knights.rules.optional.zero_influence import draws_for
from wk_env.games.warrior_knights.rules.phases.actions import Actions, SpecialPhases
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.setup import fill_pool
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep, hand_out_influence
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.victory import is_decided, rank_of, winner_by_cities
from wk_env.games.warrior_knights.rules.riots import let_riot
from wk_env.games.warrior_knights.rules.rules import ALL_OF_THE_KINGDOM, LORDS, LORDS_AND_KING, Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.games.warrior_knights.rules.variants import CLASHES, agree

HOME = 30


def realm(seats: int = 3, victory: int = LORDS, **numbers: int) -> Play:
    """A table of Lords at which all strongholds stand and nobody holds anything but his Regulars; no offices."""
    game = arrange(seats=seats, rules=Rules(seats=seats, victory=victory, **numbers))
    game.state.pool = 0
    for seat in range(seats):
        game.state.stronghold_at[seat] = HOME + seat
    game.state.chairman, game.state.head = 0, 1
    return game


def lasting(game: Play, *points: int) -> Play:
    """So many points are the Barons' for good."""
    game.state.points = vec[i64]([*points, *[0] * (MOST_SEATS - len(points))])
    return game


def points(game: Play) -> list[int]:
    """The Influence Points of all Barons as they were counted last."""
    return [int(game.state.influence[seat]) for seat in range(game.state.seats)]


# ---- what is counted


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


# ---- who wins


@pytest.mark.rule("VR-013", "VR-127")
@pytest.mark.parametrize(
    ("held", "wins"), [((10, 0, 0), True), ((9, 0, 0), False), ((10, 10, 3), False), ((12, 11, 3), True)]
)
def test_ten_points_and_more_than_all_others_win_right_after_the_count(held: tuple[int, ...], *, wins: bool) -> None:
    game = lasting(realm(), *held)
    run(game, Upkeep())
    assert is_decided(game.state) == wins
    assert [rank_of(game.state, seat) for seat in range(3)].count(1) == int(wins)
    assert not wins or rank_of(game.state, 0) == 1


@pytest.mark.rule("VR-014")
def test_without_his_stronghold_nobody_wins() -> None:
    game = lasting(realm(), 12, 11)
    hand_out_influence(game.state)
    assert has_won(game.state)
    game.state.stronghold_at[0] = OFF_BOARD
    assert not has_won(game.state)


@pytest.mark.rule("VR-128", "VR-135")
def test_the_majority_of_the_cities_still_wins_or_all_of_them_with_total_conquest() -> None:
    game, total = realm(), realm(conquest=ALL_OF_THE_KINGDOM)
    for each in (game, total):
        control(each, 1, *range(10))
    assert (winner_by_cities(game.state), winner_by_cities(total.state)) == (1, NONE)


@pytest.mark.rule("VR-136")
def test_after_the_last_round_most_points_win() -> None:
    assert agree(["lords_of_the_realm"]).last_round == 20
    game = lasting(realm(last_round=1), 3, 4)
    hand_out_influence(game.state)
    assert game.state.last_upkeep == 1
    assert [rank_of(game.state, seat) for seat in range(3)] == [2, 1, 3]


@pytest.mark.rule("VR-025")
def test_missions_add_two_points_and_may_turn_the_game() -> None:
    annex = realm(missions=1).state.content.annex
    game = lasting(realm(missions=1), 10, 9)
    game.state.annex = laid(game.state.annex, MISSION + 1, 1 + next(m for m in range(10) if annex[m] == 3))
    game.state.faith[1] = 99
    run(game, Upkeep())
    assert game.state.last_upkeep == 1
    run(game, Round())
    assert game.is_over()
    assert (points(game), game.state.annex[SHOWN]) == ([10, 11, 0], 1)
    assert rank_of(game.state, 1) == 1


# ---- what lasts


@pytest.mark.rule("VR-024", "VR-007")
def test_what_events_and_agendas_give_and_take_lasts() -> None:
    game = realm()
    add(game.state, 0, INFLUENCE, 2)
    take(game.state, 0, INFLUENCE, 1)
    assert (points(game), list(game.state.points[:3]), game.state.pool) == ([1, 0, 0], [1, 0, 0], 0)
    control(game, 0, 0, 1)
    hand_out_influence(game.state)
    assert points(game) == [2, 0, 0]
    lasting(game, -3)
    assert points_of(game.state, 0) == 0


@pytest.mark.rule("VR-024")
def test_a_loss_is_no_more_than_he_has() -> None:
    game = realm()
    game.state.crowns[0] = 0
    carry(game, "Amercement", 0)
    assert game.state.points[0] == 0
    rich = realm()
    add(rich.state, 0, INFLUENCE, 3)
    rich.state.crowns[0] = 0
    carry(rich, "Amercement", 0)
    assert (points(rich)[0], rich.state.points[0]) == (2, 2)


@pytest.mark.rule("VR-024")
def test_who_is_eliminated_has_no_points() -> None:
    game = lasting(realm(elimination=1), 3, 4)
    eliminate(game, 1)
    hand_out_influence(game.state)
    assert (points(game)[1], game.state.points[1]) == (0, 0)


# ---- with other rules


@pytest.mark.rule("VR-094")
def test_with_instant_influence_points_are_counted_after_every_card_and_nothing_is_gained_at_once() -> None:
    game = realm(instant=1)
    assert len(game.state.holdings) == 0
    control(game, 0, 0, 1)
    assert points(game) == [0, 0, 0]
    run(game, SpecialPhases())
    assert points(game) == [1, 0, 0]
    slow = realm()
    control(slow, 0, 0, 1)
    run(slow, SpecialPhases())
    assert points(slow) == [0, 0, 0]


@pytest.mark.rule("VR-094")
def test_with_instant_influence_ten_points_end_the_round_where_it_is() -> None:
    game = lasting(realm(instant=1), 10)
    game.call(Round())
    game.call(Upkeep())
    game.call(Actions())
    run(game, SpecialPhases())
    assert game.is_over()
    assert rank_of(game.state, 0) == 1


@pytest.mark.rule("VR-022", "VR-023")
def test_with_the_king_five_points_make_a_king_whose_crown_is_two() -> None:
    game = lasting(realm(victory=LORDS_AND_KING), 4, 5)
    run(game, Upkeep())
    assert king_of(game.state) == 1
    answer(game, STRONGHOLD, STRONGHOLD, STRONGHOLD)
    assert points(game)[1] == 5
    assert points_from(game.state, 1, KING_POINTS) == 2
    assert points_from(game.state, 0, KING_POINTS) == 0


@pytest.mark.rule("VR-023")
@pytest.mark.parametrize("held", [(4, 4, 4), (4, 3, 0), (5, 5, 0)])
def test_too_few_points_or_a_tie_make_none(held: tuple[int, ...]) -> None:
    game = lasting(realm(victory=LORDS_AND_KING), *held)
    run(game, Upkeep())
    assert king_of(game.state) == NONE


@pytest.mark.rule("VR-023")
def test_the_crown_is_usurped_and_the_goal_stays() -> None:
    rules = agree(["the_king", "lords_of_the_realm"])
    assert (rules.victory, agree(["lords_of_the_realm", "the_king"])) == (LORDS_AND_KING, rules)
    game = crowned(lasting(realm(victory=LORDS_AND_KING), 6, 0), 0)
    hand_out_influence(game.state)
    assert points(game) == [6 + 2 + 1, 0, 0]  # his army makes up 500 troops
    assert not has_won(game.state)


@pytest.mark.rule("VR-087")
def test_with_zero_influence_points_are_meant() -> None:
    game = lasting(realm(poor_draws=1), 1)
    hand_out_influence(game.state)
    assert [draws_for(game.state, seat) for seat in range(2)] == [1, 2]


@pytest.mark.rule("VR-124", "VR-126", "VR-139")
@pytest.mark.parametrize(
    "other",
    ["worthy_barons", "might_is_right", "short_game", "long_game", "longest_game", "the_short_king", "the_long_king"],
)
def test_other_scorings_and_sizes_of_the_pool_exclude_it(other: str) -> None:
    assert ("lords_of_the_realm", other) in CLASHES
    with pytest.raises(ValueError, match="exclude each other"):
        agree(["lords_of_the_realm", other])
