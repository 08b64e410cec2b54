"""The advice for Tollgate: what a bid, a hidden number and a toll are worth, and who stands how well."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.tollgate.advice.advisor import TollgateAdvisor
from wk_env.games.tollgate.encoding.match import new_match
from wk_env.games.tollgate.rules.game import BID, DUEL, LET_PASS, TOLL, TURN_AWAY, Play
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.core import play
from wk_env.kernel.rng import rng_from


def bidding(worth: int, seats: int = 3) -> Play:
    """The first carter bids for a cart of this worth."""
    game = new_match(seats, 1).game
    game.state.deck[0] = worth
    return game


def answered(game: Play, *choices: int) -> Play:
    """The game after these answers."""
    for choice in choices:
        play(game, choice)
    return game


def judged(game: Play) -> int:
    """The choice that the advisor likes best."""
    return int(game.decision.options[TollgateAdvisor().judge(game)])


def shares_of(game: Play) -> list[int]:
    """Each carter's chance to win, in millionths."""
    shares = vec[i64]([0] * 6)
    TollgateAdvisor().value(game, shares)
    return list(shares[: game.state.seats])


@pytest.mark.parametrize(("worth", "bid"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_more_is_bid_for_a_cart_of_more_worth(worth: int, bid: int) -> None:
    assert judged(bidding(worth)) == bid


def test_a_cart_of_worth_is_turned_away_before_a_single_rival_has_it() -> None:
    game = answered(bidding(4, seats=2), 3, 0)
    assert (game.decision.ask, game.decision.seat) == (TOLL, 1)
    assert judged(game) == TURN_AWAY


def test_a_cart_of_little_worth_passes() -> None:
    game = answered(bidding(1, seats=2), 1, 0)
    assert game.decision.ask == TOLL
    assert judged(game) == LET_PASS


def test_what_is_hidden_in_a_duel_differs_from_fair_to_fair() -> None:
    hidden = set[int]()
    for seed in range(20):
        game = answered(bidding(4), 3, 3, 0)
        game.rng = rng_from(seed)
        assert game.decision.ask == DUEL
        hidden.add(judged(game))
    assert hidden == {0, 1, 2}


def test_shares_are_all_of_the_win_and_follow_the_score() -> None:
    game = bidding(4)
    assert shares_of(game) == [333_333] * 3
    game.state.goods[1] = 2
    ahead = shares_of(game)
    assert ahead[1] > ahead[0] == ahead[2]
    assert sum(ahead) == pytest.approx(1_000_000, abs=3)


def test_at_the_end_the_best_share_the_win() -> None:
    game = bidding(4, seats=2)
    while game.decision.count:
        play(game, game.decision.options[0])
    game.state.goods[0], game.state.goods[1], game.state.coins[0], game.state.coins[1] = 4, 1, 0, 5
    assert shares_of(game) == [1_000_000, 0]
    game.state.coins[1] = 6
    assert shares_of(game) == [500_000, 500_000]


def test_a_redealt_fair_keeps_the_own_bid_and_not_those_of_others() -> None:
    game = answered(bidding(4), 2, 1)
    worlds = [TollgateAdvisor().redeal(game, 1, seed) for seed in range(30)]
    assert game.decision.ask == BID
    assert {int(world.state.bids[1]) for world in worlds} == {1}
    assert {int(world.state.bids[0]) for world in worlds} == {0, 1, 2, 3}


def test_an_advisor_judges_no_other_game() -> None:
    knights, fair = WARRIOR_KNIGHTS.new_match({}, 1), TOLLGATE.new_match({}, 1)
    with pytest.raises(TypeError, match="this advisor judges games of Tollgate only"):
        TOLLGATE.advisor.game_of(knights)
    with pytest.raises(TypeError, match="this advisor judges games of Warrior Knights only"):
        WARRIOR_KNIGHTS.advisor.game_of(fair)
