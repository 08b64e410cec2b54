"""Whole games of Lords of the Realm and of Hail to the King, by stewards and by chance: they end, and the laws hold."""

import pytest

from tests.games.warrior_knights.laws.test_variants import begun_by, positions
from tests.support.invariants import faults
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.encoding.match import rank_now
from wk_env.games.warrior_knights.rules.optional.lords_points import points_of
from wk_env.games.warrior_knights.rules.rules import HAIL, LORDS, LORDS_AND_KING, Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play

GAMES = [
    Rules(seats=3, victory=LORDS, last_round=5),
    Rules(seats=2, victory=LORDS, last_round=4, instant=1, elimination=1, poor_draws=1),
    Rules(seats=4, victory=LORDS_AND_KING, last_round=4, missions=1, glory=1),
    Rules(seats=3, victory=HAIL, influence_each=2, reign_rounds=3),
    Rules(seats=4, victory=HAIL, influence_each=1, reign_rounds=2, instant=1, elimination=1, glory=1),
]
MOST = 20_000


def by_stewards(rules: Rules, seed: int) -> Play:
    """A whole game by stewards, the laws looked at now and then."""
    game, style = begun_by(rules, seed), weights_of("balanced", 5)
    for number in range(MOST):
        if game.decision.count == 0:
            return game
        if number % 97 == 0:
            assert faults(game) == []
        play(game, game.decision.options[best_option(game, style)])
    raise AssertionError("the game does not end")


@pytest.mark.rule("VR-136", "VR-115", "VR-012")
@pytest.mark.parametrize("rules", GAMES)
def test_stewards_bring_these_games_to_an_end(rules: Rules) -> None:
    game = by_stewards(rules, 7)
    assert [rank_now(game, seat) for seat in range(rules.seats)].count(1) <= 1
    assert game.state.round <= max(rules.last_round, 20)


@pytest.mark.parametrize("rules", GAMES)
def test_the_laws_hold_by_chance_too(rules: Rules) -> None:
    for number, game in enumerate(positions(rules.seats, 11, rules)):
        if number % 211 == 0:
            assert faults(game) == []
            assert all(points_of(game.state, seat) >= 0 for seat in range(min(rules.seats, len(game.state.points))))
    assert game.is_over()
