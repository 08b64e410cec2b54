"""The King: crowned when the pool is empty, with an army that never leaves him but for the next King."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, give_regulars, hire, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, FAR, FROLI, MEADOW, NEAR, besiege, place_stronghold
from tests.support.kings import crowned, emptied, end_upkeep, kingdom, royal_places
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ARMY,
    EMPTIED,
    ROYAL,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import PlaceArmy, king_of
from wk_env.games.warrior_knights.rules.asks import (
    ENOUGH,
    HAND,
    PLACE_TROOP,
    STRONGHOLD,
    TAKE,
    TRANSFER,
)
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    FIRST_GROUP,
    NONE,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
    PORT,
    SQUARE,
    STAR,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.phases.setup import fill_pool
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death, lose_for_good
from wk_env.games.warrior_knights.rules.procedures.redistribution import SIDE_BY_SIDE, Redistribution
from wk_env.games.warrior_knights.rules.procedures.transfer import TakeTroops
from wk_env.games.warrior_knights.rules.procedures.winning import troops_on_board
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.variants import CLASHES, VARIANTS, agree

# ---- setting up


@pytest.mark.rule("CG-117", "CG-134")
@pytest.mark.parametrize(
    ("name", "each", "goal"), [("the_king", 8, 16), ("the_short_king", 6, 12), ("the_long_king", 10, 20)]
)
def test_the_pool_and_the_goal_go_by_the_length(name: str, each: int, goal: int) -> None:
    rules = VARIANTS[name](Rules(seats=4))
    game = arrange(rules=rules)
    fill_pool(game.state)
    assert (game.state.pool, rules.crown_goal) == (4 * each, goal)


@pytest.mark.rule("CG-001", "CG-134", "VR-125")
def test_lengths_exclude_each_other_and_the_base_games_own() -> None:
    for pair in (("the_king", "the_short_king"), ("long_game", "the_long_king"), ("might_is_right", "the_king")):
        assert pair in CLASHES
        with pytest.raises(ValueError, match="exclude each other"):
            agree(pair)
    assert agree(["the_king", "missions"]).missions == 1


@pytest.mark.rule("CG-118", "CG-003")
def test_token_and_army_wait_aside() -> None:
    game = kingdom()
    assert king_of(game.state) == NONE
    assert royal_places(game) == [OUT] * 6


# ---- the coronation


@pytest.mark.rule("CG-119", "CG-120")
def test_the_round_that_empties_the_pool_crowns_and_does_not_end_the_game() -> None:
    game = kingdom()
    for seat, area in enumerate((NEAR, MEADOW, FAR)):
        place_stronghold(game, seat, area)
    control(game, 1, BERAC, FROLI)
    game.state.pool = 2
    run(game, Upkeep())
    while asked(game)[0] != PLACE_TROOP:
        answer(game, asked(game)[2][-1])
    assert asked(game) == (PLACE_TROOP, 1, [STRONGHOLD])
    assert game.state.annex[EMPTIED] == 1
    assert (king_of(game.state), game.state.last_upkeep) == (1, 0)
    assert game.state.subject == ROYAL


@pytest.mark.rule("CG-119")
def test_while_the_pool_lasts_nobody_is_crowned() -> None:
    game = kingdom()
    game.state.influence[1] = 20
    game.state.pool = 1
    end_upkeep(game)
    assert king_of(game.state) == NONE
    assert game.is_over()


@pytest.mark.rule("CG-119")
def test_ties_are_broken_as_at_the_end_of_a_game() -> None:
    game = emptied(kingdom(), (5, 5, 4))
    game.state.crowns[0] = 16
    end_upkeep(game)
    assert king_of(game.state) == 0


@pytest.mark.rule("CG-119")
def test_with_a_full_tie_nobody_is_king_until_a_later_upkeep() -> None:
    game = emptied(kingdom(), (5, 5, 4))
    end_upkeep(game)
    assert king_of(game.state) == NONE
    game.state.round = 2
    game.state.influence[1] = 6
    end_upkeep(game)
    assert king_of(game.state) == 1


@pytest.mark.rule("CG-119")
def test_there_is_one_coronation() -> None:
    game = crowned(emptied(kingdom(), (5, 9, 4)), 0)
    end_upkeep(game)
    assert king_of(game.state) == 0
    assert game.is_over()


@pytest.mark.rule("CG-119")
@pytest.mark.parametrize(("crowning", "king"), [(0, NONE), (1, 1)])
def test_a_table_may_crown_before_the_revolts(crowning: int, king: int) -> None:
    game = kingdom(crowning=crowning)
    place_stronghold(game, 1, MEADOW)
    control(game, 1, BERAC)
    game.state.pool = 1
    game.call(Upkeep())
    game.stack[-1].resume(game)
    assert king_of(game.state) == king


# ---- his army


@pytest.mark.rule("CG-122", "CG-003")
@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_cards_as_players_come_into_the_game(seats: int) -> None:
    game = emptied(kingdom(seats=seats), (9,))
    end_upkeep(game)
    answer(game, *[STRONGHOLD] * seats)
    assert game.is_over()
    assert royal_places(game) == [FIRST_GROUP] * seats + [OUT] * (6 - seats)


@pytest.mark.rule("CG-122")
def test_the_eliminated_are_not_counted() -> None:
    game = emptied(kingdom(seats=4, elimination=1), (9,))
    game.state.gone = BIT[2]
    end_upkeep(game)
    assert game.state.annex[ARMY] == 3


@pytest.mark.rule("CG-123")
def test_cards_go_to_nobles_at_the_stronghold_or_in_unbesieged_cities() -> None:
    game = crowned(kingdom(), 0)
    place_stronghold(game, 0, MEADOW)
    control(game, 0, BERAC, FROLI)
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    put(game, noble_of(0, SQUARE), BERAC_AREA, troops=(50,))
    put(game, noble_of(0, TRIANGLE), PORT + 50, troops=(50,))
    run(game, PlaceArmy(0))
    assert asked(game) == (PLACE_TROOP, 0, [STAR, SQUARE, STRONGHOLD])


@pytest.mark.rule("CG-123")
def test_no_card_reaches_a_noble_in_a_besieged_city_or_off_the_board() -> None:
    game = crowned(kingdom(), 0)
    hold = place_stronghold(game, 0, MEADOW)
    control(game, 0, BERAC)
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    put(game, noble_of(0, SQUARE), BERAC_AREA, troops=(50,))
    for besieged in (hold, BERAC):
        besiege(game, 1, besieged)
    run(game, PlaceArmy(0))
    assert asked(game)[2] == [STAR, STRONGHOLD]


@pytest.mark.rule("CG-123")
def test_cards_are_placed_in_rising_order_so_that_each_distribution_is_reached_once() -> None:
    game = crowned(kingdom(), 0, cards=2)
    place_stronghold(game, 0, MEADOW)
    for symbol in (STAR, CIRCLE):
        put(game, noble_of(0, symbol), MEADOW, troops=(50,))
    run(game, PlaceArmy(0))
    answer(game, CIRCLE)
    assert asked(game)[2] == [CIRCLE, STRONGHOLD]
    answer(game, STRONGHOLD)
    assert royal_places(game)[:2] == [noble_of(0, CIRCLE), FIRST_GROUP]
    assert game.is_over()


@pytest.mark.rule("CG-124")
def test_the_kings_army_is_paid_with_the_regulars_before_any_mercenary() -> None:
    game = crowned(kingdom(), 0, cards=2)
    hire(game, noble_of(0, STAR), 50)
    game.state.crowns[0] = 5 + 4
    run(game, Wages(BIT[0]))
    assert game.is_over()
    assert game.state.crowns[0] == 0
    assert royal_places(game)[:2] == [FIRST_GROUP] * 2
    assert game.state.army_troops[noble_of(0, STAR)] == 0


@pytest.mark.rule("CG-124")
@pytest.mark.parametrize(("crowns", "left"), [(8, 1), (7, 0), (4, 1)])
def test_unpaid_it_stays(crowns: int, left: int) -> None:
    game = crowned(kingdom(), 0, cards=2)
    game.state.crowns[0] = crowns
    run(game, Wages(BIT[0]))
    assert game.state.crowns[0] == left
    assert royal_places(game)[:2] == [FIRST_GROUP] * 2


@pytest.mark.rule("CG-124")
def test_a_circle_with_400_troops_pays_no_wages_for_it_either() -> None:
    game = crowned(kingdom(), 0, where=noble_of(0, CIRCLE), cards=3)
    put(game, noble_of(0, CIRCLE), MEADOW, troops=(100,))
    for troop in range(4):
        move_troop(game.state, troop, OUT)
    run(game, Wages(BIT[0]))
    assert game.state.crowns[0] == 15
    hire(game, noble_of(0, CIRCLE), 50)
    run(game, Wages(BIT[0]))
    assert game.state.crowns[0] == 15 - 6


@pytest.mark.rule("CG-124")
def test_it_is_handed_over_like_other_regulars() -> None:
    game = crowned(kingdom(), 0, where=noble_of(0, STAR), cards=1)
    for symbol in (STAR, SQUARE):
        put(game, noble_of(0, symbol), MEADOW, troops=(50,))
    run(game, Redistribution(0, SIDE_BY_SIDE))
    assert asked(game)[0] == TRANSFER
    answer(game, STAR * 5 + SQUARE)
    assert asked(game)[0] == HAND
    assert ROYAL in asked(game)[2]
    answer(game, ROYAL)
    assert royal_places(game)[0] == noble_of(0, SQUARE)
    assert ROYAL not in asked(game)[2]


@pytest.mark.rule("CG-124")
def test_a_moving_noble_takes_it_along() -> None:
    game = crowned(kingdom(), 0, cards=2)
    place_stronghold(game, 0, MEADOW)
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    run(game, TakeTroops(noble_of(0, STAR)))
    answer(game, STRONGHOLD)
    assert asked(game)[0] == TAKE
    answer(game, ROYAL, ENOUGH)
    assert royal_places(game)[:2] == [noble_of(0, STAR), FIRST_GROUP]


@pytest.mark.rule("CG-125")
def test_it_never_pays_for_casualties_nor_deserts() -> None:
    game = crowned(kingdom(), 0, where=noble_of(0, STAR), cards=3)
    put(game, noble_of(0, STAR), MEADOW, casualties=2)
    run(game, Death(noble_of(0, STAR), BY_CARD))
    assert game.is_over()
    assert royal_places(game)[:3] == [noble_of(0, STAR)] * 3
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD


@pytest.mark.rule("CG-125")
def test_without_an_heir_it_goes_home() -> None:
    game = crowned(kingdom(), 0, where=noble_of(0, STAR), cards=3)
    give_regulars(game, noble_of(0, STAR), 100)
    lose_for_good(game, noble_of(0, STAR))
    assert royal_places(game)[:3] == [FIRST_GROUP] * 3
    assert game.state.troop_at[3] == OUT
    assert game.state.noble_at[noble_of(0, STAR)] == OUT_OF_GAME


@pytest.mark.rule("CG-136")
def test_on_the_board_it_counts_for_the_last_tie_break() -> None:
    game = kingdom()
    before = troops_on_board(game.state, 0)
    place_stronghold(game, 0, MEADOW)
    crowned(game, 0)
    assert troops_on_board(game.state, 0) == before + 250 + 300
    game.state.stronghold_at[0] = OFF_BOARD
    assert troops_on_board(game.state, 0) == before
