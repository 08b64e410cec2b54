"""The Neutral action cards."""

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import UPGRADES
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import MUSTERS
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.neutral_cards import MORE_EFFECTS
from wk_env.games.warrior_knights.rules.cards.events import ImportantEvent
from wk_env.games.warrior_knights.rules.fate_deck import shuffle_fate
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    FUND_EXPEDITIONS,
    IMPORTANT_EVENT,
    IN_ASSEMBLY,
    IN_PILE,
    MUSTER_TROOPS,
    RESEARCH,
    UPGRADE_DEFENSES,
)
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame


@mypyc_attr(free_list_len=1)
class NeutralAction(Frame[Table]):
    """A Neutral card: its effect for whoever it names, then it goes face up to the Neutral pile or to the Assembly.

    Rules: WK-101, WK-102, CG-075, CG-079
    """

    __slots__ = ("card", "step")

    def __init__(self, card: i64, step: i64 = 0) -> None:
        self.card: i64 = card
        self.step: i64 = step

    def resume(self, game: Play) -> None:
        """Call the effect, then put the card away."""
        kind: i64 = game.state.content.neutral_kind[self.card - game.state.content.first_neutral]
        self.step += 1
        if self.step == 1:
            call_effect(game, kind)
            return
        game.state.action_at[self.card] = IN_ASSEMBLY if kind == A_PRESSING_AGENDA else IN_PILE
        game.end()

    def copy(self) -> "NeutralAction":
        """An independent copy."""
        return NeutralAction(self.card, self.step)


def call_effect(game: Play, kind: i64) -> None:
    """Start what a Neutral card of this kind does; Uncertain Times shuffles the Fate deck at once.

    Rules: WK-030, WK-085, WK-101, CG-075, CG-084, CG-086, CG-088
    """
    if kind == IMPORTANT_EVENT:
        game.call(ImportantEvent())
    elif kind == FUND_EXPEDITIONS:
        game.call(FundExpeditions())
    elif kind == UPGRADE_DEFENSES:
        game.call(UPGRADES[game.state.rules.glory].copy())
    elif kind == MUSTER_TROOPS:
        game.call(MUSTERS[game.state.rules.glory].copy())
    elif kind >= RESEARCH:
        MORE_EFFECTS[kind - RESEARCH].begin(game)
    else:
        shuffle_fate(game)
        learning_of(game.state).look_again(game)
