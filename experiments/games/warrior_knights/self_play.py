"""Games on the house content, played to see who wins."""

from typing import Final

from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.encoding.match import rank_now
from wk_env.games.warrior_knights.rules.game import new_game
from wk_env.games.warrior_knights.rules.rules import STANDARD
from wk_env.games.warrior_knights.rules.state import Play

LONGEST: Final = 20_000  # decisions after which a game is given up


def dealt(seed: int) -> Play:
    """A game by the usual rules."""
    return new_game(STANDARD, house_content(), seed)


def winner_in(game: Play) -> int | None:
    """The seat that has won; None as long as the game is on, or if nobody wins."""
    ranks = [int(rank_now(game, seat)) for seat in range(game.state.seats)]
    return ranks.index(1) if 1 in ranks else None
