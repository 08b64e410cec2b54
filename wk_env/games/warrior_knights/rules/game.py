"""A game of Warrior Knights from its first question on."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.phases.round import Round
from wk_env.games.warrior_knights.rules.phases.setup import Setup
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, new_table
from wk_env.kernel.core import Game, settle
from wk_env.kernel.rng import rng_from


def new_game(rules: Rules, content: Content, seed: i64) -> Play:
    """A game by the rules agreed on, about to ask its first question; it is over when nobody is asked.

    Rules: WK-045, WK-086, WK-535
    """
    game = Game(new_table(rules, content), rng_from(seed))
    game.call(Round())
    game.call(Setup())
    settle(game)
    return game
