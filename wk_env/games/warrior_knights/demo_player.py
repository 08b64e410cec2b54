"""Who plays the game of Warrior Knights that newcomers are shown: a steward of balanced taste."""

from collections.abc import Callable
from typing import Final

from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import NAMES, style_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.rng import Rng
from wk_env.kernel.spec import Match

SEEN: Final = 0  # which of the matches that a seat could be in, as views have it


class KnightsDemoPlayer:
    """A steward; `game_of` finds the game of a match."""

    name: str = "steward"

    def __init__(self, game_of: Callable[[Match], Play]) -> None:
        self.game_of: Callable[[Match], Play] = game_of

    def choose(self, match: Match, luck: Rng) -> int:
        """What a steward answers, from a match dealt anew for his seat as his view is; chance has no part in it."""
        game = self.game_of(match.redeal(int(match.decision.seat), SEEN))
        return int(game.decision.options[best_option(game, style_of(NAMES.index("balanced")))])
