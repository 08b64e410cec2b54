"""The Neutral action cards."""

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.rules.cards.events import ImportantEvent
from wk_env.games.warrior_knights.rules.deeds import shuffle_fate
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_NEUTRAL,
    FUND_EXPEDITIONS,
    IMPORTANT_EVENT,
    IN_PILE,
    MUSTER_TROOPS,
    UPGRADE_DEFENSES,
)
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions
from wk_env.games.warrior_knights.rules.procedures.muster import MusterTroops
from wk_env.games.warrior_knights.rules.procedures.upgrade import UpgradeDefenses
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


@mypyc_attr(free_list_len=1)
class NeutralAction(Frame[Table]):
    """A Neutral card: its effect for whoever it names, then it goes face up to the Neutral pile.

    Rules: WK-101, WK-102
    """

    __slots__ = ("card", "step")

    def __init__(self, card: i64, step: i64 = 0) -> None:
        self.card: i64 = card
        self.step: i64 = step

    def resume(self, game: Play) -> None:
        """Call the effect, then put the card away."""
        self.step += 1
        if self.step == 1:
            call_effect(game, game.state.content.neutral_kind[self.card - FIRST_NEUTRAL])
            return
        game.state.action_at[self.card] = IN_PILE
        game.end()

    def copy(self) -> "NeutralAction":
        """An independent copy."""
        return NeutralAction(self.card, self.step)


def call_effect(game: Play, kind: i64) -> None:
    """Start what a Neutral card of this kind does; Uncertain Times shuffles the Fate deck at once.

    Rules: WK-030, WK-085, WK-101
    """
    if kind == IMPORTANT_EVENT:
        game.call(ImportantEvent())
    elif kind == FUND_EXPEDITIONS:
        game.call(FundExpeditions())
    elif kind == UPGRADE_DEFENSES:
        game.call(UpgradeDefenses())
    elif kind == MUSTER_TROOPS:
        game.call(MusterTroops())
    else:
        shuffle_fate(game)
