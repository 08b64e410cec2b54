"""Who plays the fair that newcomers are shown: a thrifty carter, who bids by the worth of the cart."""

from typing import Final

from wk_env.games.tollgate.encoding.match import TollgateMatch
from wk_env.games.tollgate.knowledge.open_table import open_table
from wk_env.games.tollgate.rules.game import BID, DUEL, FISTS, LET_PASS, TURN_AWAY
from wk_env.kernel.rng import Rng
from wk_env.kernel.spec import Match

DEAR: Final = 4  # the worth of a cart that is not left to a rival


class ThriftyCarter:
    """Bids a coin less than the cart is worth, and turns the dearest carts away from others."""

    name: str = "thrifty"

    def choose(self, match: Match, luck: Rng) -> int:
        """What the carter does who is asked, by what lies open; only what a fist hides is left to chance."""
        assert isinstance(match, TollgateMatch), f"{match!r} is no match of Tollgate"
        seen, ask = open_table(match.game, match.decision.seat), match.decision.ask
        worth = int(seen.deck[seen.turned])
        if ask == BID:
            return min(worth - 1, *match.decision.choices()[-1:])
        if ask == DUEL:
            return int(luck.below(FISTS))
        return int(TURN_AWAY if worth >= DEAR else LET_PASS)
