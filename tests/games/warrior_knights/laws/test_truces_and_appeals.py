"""Whole games in which cities may capitulate and the people be won over: laws hold, copies are free."""

import pytest

from tests.games.warrior_knights.laws.test_variants import begun_by, is_sound
from tests.support.invariants import faults
from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play
from wk_env.kernel.rng import rng_from

GAMES = (
    Rules(seats=3, influence_each=4, most_rounds=8, capitulations=1, appeals=1),
    Rules(seats=4, influence_each=3, most_rounds=6, capitulations=1, appeals=2, glory=1),
)
LIVELY = 5  # one answer in so many is by chance, so that sieges happen


def played(rules: Rules, seed: int, chance: int) -> Play:
    """A game that stewards play, one answer in so many by chance, looked at again and again."""
    game = begun_by(rules, seed)
    luck = rng_from(seed)
    number = 0
    while game.decision.count:
        number += 1
        if number % 151 == 0:
            assert faults(game) == []
            assert is_sound(game)
        place = best_option(game, weights_of("conqueror", 5)) if luck.below(chance) else luck.below(game.decision.count)
        play(game, game.decision.options[place])
    return game


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("chance", [1, LIVELY])
def test_games_end_and_keep_the_laws(rules: Rules, chance: int) -> None:
    game = played(rules, 3, chance)
    assert game.is_over()
    assert faults(game) == []
