"""The King's Influence, the usurper, and the race that ends the game."""

import pytest

from tests.support.arrange import answer, asked, control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, FROLI, MEADOW, place_stronghold
from tests.support.kings import crowned, emptied, end_upkeep, kingdom, royal_places
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import is_race_won, king_of
from wk_env.games.warrior_knights.rules.asks import (
    GIVE_CITY,
    PLACE_TROOP,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    FIRST_GROUP,
    NONE,
    OFF_BOARD,
    RAZED,
    STAR,
)
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep, influence_of
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, CheckArmies
from wk_env.games.warrior_knights.rules.procedures.victory import close_account, rank_of

# ---- his Influence


@pytest.mark.rule("CG-126")
def test_the_king_gains_one_influence_more_while_his_stronghold_stands() -> None:
    game = crowned(kingdom(), 1)
    assert influence_of(game.state, 1) == 0
    place_stronghold(game, 1, MEADOW)
    place_stronghold(game, 0, BERAC_AREA)
    assert [influence_of(game.state, seat) for seat in range(2)] == [0, 1]
    control(game, 1, FROLI)
    assert influence_of(game.state, 1) == 2


@pytest.mark.rule("CG-130")
def test_influence_does_not_run_out_with_the_pool() -> None:
    game = crowned(emptied(kingdom(), (3, 3, 3)), 1)
    place_stronghold(game, 1, MEADOW)
    run(game, Upkeep())
    assert (game.state.influence[1], game.state.pool) == (4, 0)


# ---- the usurper


@pytest.mark.rule("CG-127", "CG-128", "CG-129")
def test_who_captures_the_kings_stronghold_is_king_and_places_his_army() -> None:
    game = crowned(kingdom(), 1, where=noble_of(1, STAR), cards=3)
    place_stronghold(game, 1, MEADOW)
    place_stronghold(game, 0, 50)
    put(game, noble_of(0, CIRCLE), 50, troops=(100,))
    put(game, noble_of(1, STAR), 13)
    control(game, 1, BERAC)
    run(game, Capture(0, FIRST_GROUP + 1))
    assert asked(game)[0] == GIVE_CITY
    answer(game, BERAC, 0)
    assert list(game.state.crowns[:2]) == [15 + 7, 8]
    assert asked(game) == (PLACE_TROOP, 0, [CIRCLE, STRONGHOLD])
    answer(game, CIRCLE, CIRCLE, STRONGHOLD)
    assert royal_places(game)[:3] == [noble_of(0, CIRCLE), noble_of(0, CIRCLE), FIRST_GROUP]
    assert king_of(game.state) == 0
    assert game.state.noble_at[noble_of(1, STAR)] == OFF_BOARD
    assert (influence_of(game.state, 0), influence_of(game.state, 1)) == (2, 0)


@pytest.mark.rule("CG-128")
def test_the_old_kings_nobles_die_if_the_rest_cannot_bear_their_casualties() -> None:
    game = crowned(kingdom(), 1, where=noble_of(1, STAR), cards=3)
    place_stronghold(game, 1, MEADOW)
    put(game, noble_of(1, STAR), 13, troops=(100,), casualties=2)
    run(game, Capture(0, FIRST_GROUP + 1))
    answer(game, STRONGHOLD, STRONGHOLD, STRONGHOLD)
    assert game.state.noble_at[noble_of(1, STAR)] == OFF_BOARD
    assert game.state.casualties[noble_of(1, STAR)] == 0


@pytest.mark.rule("CG-127")
def test_a_stronghold_that_fell_to_nobody_leaves_the_crown_where_it_is() -> None:
    game = crowned(kingdom(), 1)
    place_stronghold(game, 1, MEADOW)
    run(game, Capture(NONE, FIRST_GROUP + 1))
    assert game.is_over()
    assert king_of(game.state) == 1
    assert royal_places(game)[:3] == [FIRST_GROUP + 1] * 3


@pytest.mark.rule("CG-129")
def test_other_strongholds_and_more_influence_do_not_move_the_crown() -> None:
    game = crowned(emptied(kingdom(), (1, 2, 9)), 1)
    place_stronghold(game, 2, MEADOW)
    run(game, Capture(0, FIRST_GROUP + 2))
    end_upkeep(game)
    assert king_of(game.state) == 1


@pytest.mark.rule("VR-096", "CG-127")
def test_where_barons_are_eliminated_the_captor_takes_the_crown_first() -> None:
    game = crowned(kingdom(elimination=1), 1)
    place_stronghold(game, 1, MEADOW)
    run(game, Capture(0, FIRST_GROUP + 1))
    answer(game, STRONGHOLD, STRONGHOLD, STRONGHOLD)
    assert king_of(game.state) == 0
    assert game.state.gone == BIT[1]
    assert royal_places(game)[:3] == [FIRST_GROUP] * 3


# ---- the race


@pytest.mark.rule("CG-131", "CG-133")
@pytest.mark.parametrize(("influence", "is_over"), [((15, 0, 0), False), ((16, 0, 0), True), ((3, 0, 20), True)])
def test_enough_influence_ends_the_game_once_the_pool_is_empty(influence: tuple[int, ...], is_over: bool) -> None:  # noqa: FBT001 - a case
    game = crowned(emptied(kingdom(), influence), 1)
    end_upkeep(game)
    assert game.state.last_upkeep == int(is_over)


@pytest.mark.rule("CG-131")
def test_before_the_pool_is_empty_no_influence_ends_it() -> None:
    game = kingdom()
    game.state.influence[0] = 30
    end_upkeep(game)
    assert game.state.last_upkeep == 0


@pytest.mark.rule("CG-131")
def test_the_round_of_the_coronation_may_be_the_last() -> None:
    game = emptied(kingdom(), (17, 5, 4))
    end_upkeep(game)
    assert asked(game)[:2] == (PLACE_TROOP, 0)
    assert game.state.last_upkeep == 1


@pytest.mark.rule("CG-131")
@pytest.mark.parametrize(("delay", "round_number", "is_won"), [(0, 4, 1), (1, 4, 0), (1, 5, 1)])
def test_a_table_may_look_at_the_race_a_round_later(delay: int, round_number: int, is_won: int) -> None:
    game = emptied(kingdom(race_delay=delay), (16, 0, 0), since=4)
    game.state.round = round_number
    assert is_race_won(game.state) == bool(is_won)


@pytest.mark.rule("CG-131")
def test_a_full_tie_on_the_throne_does_not_put_off_the_end() -> None:
    game = emptied(kingdom(), (16, 16, 2))
    end_upkeep(game)
    assert king_of(game.state) == NONE
    assert game.state.last_upkeep == 1
    assert [rank_of(game.state, seat) for seat in range(3)] == [2, 2, 3]


@pytest.mark.rule("CG-132", "CG-133")
def test_most_influence_wins_whoever_is_king() -> None:
    game = crowned(emptied(kingdom(), (16, 17, 4)), 2)
    end_upkeep(game)
    close_account(game.state)
    assert [rank_of(game.state, seat) for seat in range(3)] == [2, 1, 3]


@pytest.mark.rule("CG-121", "CG-002")
@pytest.mark.parametrize("king", [None, 1])
def test_the_majority_of_cities_wins_at_once_with_or_without_a_king(king: int | None) -> None:
    game = kingdom()
    if king is not None:
        crowned(emptied(game, (9, 9, 15)), king)
    for city in range(11, 18):
        game.state.city_owner[city] = RAZED
    control(game, 0, *range(6))
    run(game, Upkeep())
    assert game.state.winner == 0
    assert rank_of(game.state, 0) == 1


@pytest.mark.rule("CG-121")
def test_two_players_win_at_once_with_five_cities() -> None:
    game = kingdom(seats=2)
    control(game, 1, *range(5))
    run(game, Upkeep())
    assert game.state.winner == 1


@pytest.mark.rule("CG-120")
def test_a_land_without_cities_ends_the_game() -> None:
    game = kingdom()
    for city in range(24):
        game.state.city_owner[city] = RAZED
    run(game, Upkeep())
    assert game.state.last_upkeep == 1


def test_bare_nobles_are_looked_at_as_anywhere() -> None:
    game = kingdom()
    put(game, noble_of(0, STAR), MEADOW)
    run(game, CheckArmies(0, BY_CARD))
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD
