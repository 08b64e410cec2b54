"""The game: round after round."""

from wk_env.games.warrior_knights.rules.optional.capitulation import ask_before_upkeep
from wk_env.games.warrior_knights.rules.optional.instant_influence import note_holdings
from wk_env.games.warrior_knights.rules.optional.pacts import age_pacts
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.planning import Planning
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep, first_step
from wk_env.games.warrior_knights.rules.procedures.bargaining import forget_promises
from wk_env.games.warrior_knights.rules.procedures.turns import count_heads
from wk_env.games.warrior_knights.rules.procedures.victory import close_account, is_decided
from wk_env.games.warrior_knights.rules.public_history import take_up_cards
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


class Round(Frame[Table]):
    """Round after round of Planning, Actions and Upkeep until the game is decided or breaks off.

    Rules: WK-086, WK-547, VR-127
    """

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Begin the next round, or end the game."""
        close_account(game.state)
        if is_decided(game.state) or game.state.round == game.state.rules.most_rounds > 0:
            game.end()
            return
        game.state.round += 1
        note_holdings(game.state)
        count_heads(game.state)
        forget_promises(game.state)
        age_pacts(game.state)
        take_up_cards(game.state)
        game.call(Upkeep(first_step(game.state)))
        ask_before_upkeep(game)
        game.call(Actions())
        game.call(Planning())

    def copy(self) -> "Round":
        """An independent copy."""
        return Round()
