"""An Advisor as a base class: what it answers unless a game says otherwise, and that search asks a subclass."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.searches import ROOM, skirmish
from wk_env.games.tollgate.advice.advisor import TollgateAdvisor
from wk_env.games.tollgate.encoding.match import new_match
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play
from wk_env.search.lookahead import Outlook, ahead_of
from wk_env.search.search import Search

SEAT = 0


class Learned(KnightsAdvisor):
    """A policy in plain Python in place of the hand-made one: it likes the last option and values one seat alone."""

    def judge(self, world: Play) -> i64:
        """The last option."""
        for place in range(world.decision.count):
            self.scores[place] = place
        return world.decision.count - 1

    def value(self, world: Play, shares: vec[i64]) -> None:
        """Seat 0 wins."""
        for seat in range(len(shares)):
            shares[seat] = 1_000_000 if seat == SEAT else 0


def test_search_asks_a_policy_in_plain_python() -> None:
    game = skirmish()
    search = Search(Learned(), game, 1, 1, ROOM)
    search.think(12)
    assert list(search.field) == game.decision.choices()[::-1]
    assert list(search.tree.total[:2]) == [12_000_000, 0]


def test_a_look_one_choice_ahead_asks_it_for_its_own_value() -> None:
    game = skirmish()
    nearby, at_horizon = Outlook(KnightsAdvisor(), 1), Outlook(KnightsAdvisor(), 1)
    at_horizon.advisor.value(game, at_horizon.shares)
    nearby.advisor.value_nearby(game, nearby.shares)
    assert list(nearby.shares) != list(at_horizon.shares)


def test_unless_a_game_says_otherwise_it_is_valued_alike_near_and_far() -> None:
    game, advisor = new_match(3, 1).game, TollgateAdvisor()
    play(game, 2)
    near, far = vec[i64]([0] * 6), vec[i64]([0] * 6)
    advisor.value_nearby(game, near)
    advisor.value(game, far)
    assert list(near) == list(far)


def test_unless_a_game_says_otherwise_all_questions_deserve_all_thought() -> None:
    advisor, game = TollgateAdvisor(), new_match(3, 1).game
    assert (advisor.budget(0, 25), advisor.worlds(0, 8)) == (25, 8)
    assert advisor.horizon(game, 2) == advisor.clock(game) + 2
    assert advisor.styles() == ("balanced",)


def test_unless_a_game_says_otherwise_a_look_ahead_ends_when_the_clock_goes_on() -> None:
    game = new_match(3, 1).game
    world = ahead_of(TollgateAdvisor(), game, 0, 3, 5)
    assert (game.state.turned, world.state.turned) == (0, 1)


def test_some_questions_of_warrior_knights_deserve_no_search_and_a_plan_few_worlds() -> None:
    advisor = KnightsAdvisor()
    assert [advisor.budget(ask, 25) for ask in (asks.PLAN, asks.SETUP_TROOP)] == [25, 0]
    assert [advisor.worlds(asks.PLAN, most) for most in (4, 8, 16)] == [1, 1, 2]
    assert advisor.worlds(asks.ACT, 16) == 16
