"""The game: Setup, then round after round of Planning, Actions and Upkeep until it is decided."""

import pytest

from tests.support.arrange import answer, arrange
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import ACT, PLAN, SETUP_TROOP
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.procedures.victory import rank_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame, play
from wk_env.kernel.rng import rng_from

DISTANT = 99  # no question: to the end of the game


def begin(seed: int, **numbers: int) -> Play:
    """A new game of three by these numbers."""
    return new_game(Rules(seats=3, **numbers), house_content(), seed)


def play_until(game: Play, ask: int) -> Play:
    """The same game at the next question of this kind."""
    luck = rng_from(5)
    while game.decision.count > 0 and game.decision.ask != ask:
        play(game, game.decision.options[luck.below(game.decision.count)])
    return game


def businesses(game: Play) -> list[type[Frame[Table]]]:
    """The kinds of business on the stack, the next one first."""
    return [type(frame) for frame in reversed(game.stack)]


@pytest.mark.rule("WK-086")
def test_a_round_is_planning_then_actions_then_upkeep() -> None:
    game = arrange()
    game.call(Round())
    game.stack[-1].resume(game)
    assert businesses(game) == [Planning, Actions, Upkeep, Round]
    assert game.state.round == 2


@pytest.mark.rule("WK-086", "WK-154", "WK-496")
@pytest.mark.parametrize(("winner", "last_upkeep"), [(1, 0), (-1, 1)])
def test_rounds_end_with_a_victory(winner: int, last_upkeep: int) -> None:
    game = arrange()
    game.state.winner, game.state.last_upkeep = winner, last_upkeep
    game.call(Round())
    game.stack[-1].resume(game)
    assert game.is_over()


@pytest.mark.rule("WK-086", "WK-547")
def test_a_game_may_break_off_after_some_rounds_without_a_winner() -> None:
    game = arrange(rules=Rules(seats=2, most_rounds=3))
    game.state.round, game.state.influence[0] = 3, 5
    game.call(Round())
    game.stack[-1].resume(game)
    assert game.is_over()
    assert [rank_of(game.state, seat) for seat in range(2)] == [2, 2]


@pytest.mark.rule("WK-045", "WK-076", "WK-086", "WK-535")
def test_round_one_begins_when_nobody_has_a_noble_left_to_place() -> None:
    game = begin(1)
    assert (game.decision.ask, game.state.round) == (SETUP_TROOP, 0)
    play_until(game, PLAN)
    assert game.state.round == 1
    assert game.decision.seat == game.state.chairman


@pytest.mark.rule("WK-044", "WK-091")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, other = play_until(begin(9), ACT), play_until(begin(9), ACT)
    assert one.digest() == other.digest() != play_until(begin(8), ACT).digest()


@pytest.mark.rule("WK-086")
@pytest.mark.parametrize("ask", [SETUP_TROOP, PLAN, ACT])
def test_a_copy_goes_on_like_its_original(ask: int) -> None:
    game = play_until(begin(4, most_rounds=3), ask)
    twin = game.copy()
    answer(game, game.decision.options[0])
    answer(twin, twin.decision.options[0])
    assert play_until(game, DISTANT).digest() == play_until(twin, DISTANT).digest()
