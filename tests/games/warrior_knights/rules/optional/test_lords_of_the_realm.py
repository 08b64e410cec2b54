"""Lords of the Realm: who wins by points, what of them lasts, and how all that is seen and told."""

import pytest

from tests.support.arrange import answer, arrange, control, run
from tests.support.decks import carry
from tests.support.kings import crowned
from tests.support.realms import lasting, points, realm
from tests.support.seen import seen_by
from wk_env.games.warrior_knights.advice.evaluation.evaluation import look as evaluate
from wk_env.games.warrior_knights.advice.evaluation.features import INFLUENCE as TERM_INFLUENCE
from wk_env.games.warrior_knights.advice.evaluation.features import TERM_COUNT, Features
from wk_env.games.warrior_knights.advice.policy.answers_troops import worth_of_troops
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.content.load import house_box
from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import WIDTH
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    MISSION,
    SHOWN,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.facts.look import look
from wk_env.games.warrior_knights.rules.asks import STRONGHOLD
from wk_env.games.warrior_knights.rules.cards.resources import add, take
from wk_env.games.warrior_knights.rules.cards.vocabulary import INFLUENCE
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GROUP,
    NONE,
    OFF_BOARD,
)
from wk_env.games.warrior_knights.rules.optional.lords_of_the_realm import has_won
from wk_env.games.warrior_knights.rules.optional.lords_points import (
    KING_POINTS,
    points_from,
    points_of,
)
from wk_env.games.warrior_knights.rules.optional.zero_influence import draws_for
from wk_env.games.warrior_knights.rules.phases.actions import Actions, SpecialPhases
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep, hand_out_influence
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.victory import is_decided, rank_of, winner_by_cities
from wk_env.games.warrior_knights.rules.rules import ALL_OF_THE_KINGDOM, LORDS_AND_KING
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.games.warrior_knights.rules.variants import agree
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch

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
    with pytest.raises(ValueError, match="exclude each other"):
        agree(["lords_of_the_realm", other])


# ---- what is seen, told and advised


def seat_with_points() -> Play:
    """Seat 1 has two cities, and three points for good."""
    game = lasting(realm(), 0, 3)
    control(game, 1, 4, 5)
    hand_out_influence(game.state)
    return game


@pytest.mark.rule("VR-012", "VR-024")
def test_points_are_public_and_said_with_what_gives_them() -> None:
    match = KnightsMatch(seat_with_points(), house_box())
    told = match.say_position(0)
    assert "10 Influence Points win" in told
    assert "4 Influence Points" in told
    assert "1 from cities and +3 for good" in told
    assert "in the pool" not in told
    facts = look("x", house_box().names, match.game, 0)
    assert [(baron.influence, baron.lasting_points) for baron in facts.barons] == [(0, 0), (4, 3), (0, 0)]
    row = seen_by(WARRIOR_KNIGHTS, match, 0)
    assert list(row[WIDTH + starts.POINTS : WIDTH + starts.POINTS + 3]) == [0, 3, 0]
    plain = look("x", house_box().names, arrange(seats=2), 0)
    assert plain.barons[0].lasting_points is None


@pytest.mark.rule("VR-016", "VR-017", "VR-020")
def test_a_steward_values_what_gives_points() -> None:
    game, style = realm(), weights_of("balanced", 5)
    lords, others = Situation(game, style), Situation(arrange(seats=3), style)
    assert lords.clock.worth_of_walls(game.state) > others.clock.worth_of_walls(game.state) == 0
    assert worth_of_troops(lords, 100) > worth_of_troops(others, 100)
    assert lords.clock.worth_of_kind(game.state, 0, 0) < lords.clock.worth_of_kind(hired(game, 2).state, 0, 0)
    assert lords.clock.worth_of_kind(hired(game, 1).state, 0, 0) == 0


def hired(game: Play, cards: int) -> Play:
    """Seat 0 has so many cards more of the first nationality."""
    free = [troop for troop in range(24, 35) if game.state.troop_at[troop] < 0]
    for troop in free[:cards]:
        move_troop(game.state, troop, FIRST_GROUP)
    return game


@pytest.mark.rule("VR-013")
def test_the_evaluation_sees_points_as_they_would_be_counted_now() -> None:
    game = realm()
    control(game, 1, 4, 5)
    features = Features()
    evaluate(game.state, features)
    row = TERM_COUNT
    assert features.rows[row + TERM_INFLUENCE] == 1
    lasting(game, 0, 12)
    evaluate(game.state, features)
    assert features.rows[row + TERM_INFLUENCE] > 13
    assert features.phase == 0
