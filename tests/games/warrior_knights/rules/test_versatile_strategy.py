"""Versatile Strategy: one of five actions, or none."""

import pytest

from tests.support.arrange import answer, arrange, asked, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import (
    ACT,
    BUY_SPOT,
    DECLINE,
    MOVE_ONE,
    NO_SPOT,
    START_BATTLE,
    TAKE_CROWNS,
    TAKE_VOTE,
    TRACK_SPOT,
)
from wk_env.games.warrior_knights.rules.cards.baron_actions import call_baron_action
from wk_env.games.warrior_knights.rules.numbers import IN_HAND, REVEALED, STAR, VERSATILE_STRATEGY
from wk_env.games.warrior_knights.rules.procedures.track import TakeSpot
from wk_env.games.warrior_knights.rules.state import Play


def card_of(seat: int, kind: int, copy: int = 0) -> int:
    """A Baron's Action card."""
    return seat * 12 + kind * 2 + copy


def turn(game: Play, card: int) -> int:
    """Resolve and allocate a Baron's card up to the first question; the card."""
    game.state.action_at[card] = REVEALED
    call_baron_action(game, card)
    game.stack[-1].resume(game)
    while game.decision.count == 0 and game.stack:
        game.stack[-1].resume(game)
    return card


@pytest.mark.rule("WK-103", "WK-129", "WK-130", "WK-131", "WK-560")
@pytest.mark.parametrize(("choice", "crowns", "votes"), [(DECLINE, 15, 5), (TAKE_CROWNS, 17, 5), (TAKE_VOTE, 15, 6)])
def test_versatile_strategy_gives_crowns_or_a_vote_and_returns(choice: int, crowns: int, votes: int) -> None:
    game = arrange()
    game.state.votes[1] = 5
    card = turn(game, card_of(1, VERSATILE_STRATEGY))
    answer(game, choice)
    assert (game.state.crowns[1], game.state.votes[1], game.state.chairman) == (crowns, votes, 0)
    assert game.state.action_at[card] == IN_HAND
    assert game.is_over()


@pytest.mark.rule("WK-129", "WK-132", "WK-133")
def test_versatile_strategy_offers_what_is_possible() -> None:
    game = arrange(seats=3)
    turn(game, card_of(0, VERSATILE_STRATEGY))
    assert asked(game) == (ACT, 0, [DECLINE, TAKE_CROWNS, TAKE_VOTE, BUY_SPOT])
    answer(game, DECLINE)
    put(game, noble_of(0, STAR), game.state.content.city_area[2], troops=(50,))
    turn(game, card_of(0, VERSATILE_STRATEGY))
    assert asked(game)[2] == [DECLINE, TAKE_CROWNS, TAKE_VOTE, MOVE_ONE, START_BATTLE, BUY_SPOT]


@pytest.mark.rule("WK-132", "WK-134")
@pytest.mark.parametrize("choice", [MOVE_ONE, START_BATTLE])
def test_who_backs_out_of_moving_or_fighting_is_not_offered_it_again(choice: int) -> None:
    game = arrange()
    put(game, noble_of(0, STAR), game.state.content.city_area[2], troops=(50,))
    turn(game, card_of(0, VERSATILE_STRATEGY))
    answer(game, choice)
    while game.decision.ask != ACT:
        answer(game, game.decision.options[game.decision.count - 1])
    assert asked(game)[1] == 0
    assert choice not in asked(game)[2]
    assert TAKE_CROWNS in asked(game)[2]


@pytest.mark.rule("WK-135", "WK-136", "WK-137")
@pytest.mark.parametrize(("spot", "fee"), [(0, 8), (1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_a_spot_with_versatile_strategy_costs_its_fee(spot: int, fee: int) -> None:
    game = arrange(seats=6)
    turn(game, card_of(0, VERSATILE_STRATEGY))
    answer(game, BUY_SPOT, spot)
    assert game.state.crowns[0] == 15 - fee
    assert game.state.track[spot] == 0
    assert game.is_over()


@pytest.mark.rule("WK-135")
def test_only_spots_within_ones_means_are_for_sale() -> None:
    game = arrange(seats=4)
    game.state.crowns[0] = 5
    turn(game, card_of(0, VERSATILE_STRATEGY))
    answer(game, BUY_SPOT)
    assert asked(game) == (TRACK_SPOT, 0, [3, 4, NO_SPOT])
    answer(game, NO_SPOT)
    assert asked(game) == (ACT, 0, [DECLINE, TAKE_CROWNS, TAKE_VOTE])
    assert game.state.crowns[0] == 5


@pytest.mark.rule("WK-135")
def test_no_spot_is_no_spot_whatever_came_before() -> None:
    game = arrange()
    game.state.outcome = 1
    run(game, TakeSpot(0, 1))
    answer(game, NO_SPOT)
    assert game.state.outcome == 0
