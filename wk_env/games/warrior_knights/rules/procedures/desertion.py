"""Desertion: a Mercenary of a nationality leaves an army."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DESERTER
from wk_env.games.warrior_knights.rules.deeds import shuffle_into_deck
from wk_env.games.warrior_knights.rules.numbers import BIT, REGULARS
from wk_env.games.warrior_knights.rules.optional.invader_answers import answer_for_invader
from wk_env.games.warrior_knights.rules.queries import baron_of_army, card_of_kind
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Desert(Frame[Table]):
    """If the army has Mercenaries of the nationality, its Baron chooses one: it is shuffled into the deck."""

    __slots__ = ("army", "nation")

    def __init__(self, army: i64, nation: i64) -> None:
        self.army: i64 = army
        self.nation: i64 = nation

    def resume(self, game: Play) -> None:
        """Exactly one card deserts, of a kind that the Baron chooses; none if the army has no such card.

        Rules: WK-472, WK-483
        """
        table = game.state
        if not has_nation(table, self.army, self.nation):
            game.end()
            return
        decision = ask_about(game, baron_of_army(self.army), DESERTER, self.army, self.nation)
        offer_each(decision, kinds_of_nation(table, self.army, self.nation), 0)
        answer_for_invader(game, self)

    def answer(self, game: Play, choice: i64) -> None:
        """He goes where he came from.

        Rules: WK-472, WK-483
        """
        shuffle_into_deck(game, card_of_kind(game.state, choice, self.army))
        game.end()

    def copy(self) -> "Desert":
        """An independent copy."""
        return Desert(self.army, self.nation)


def has_nation(table: Table, army: i64, nation: i64) -> bool:
    """Whether an army has a Mercenary card of a nationality."""
    return kinds_of_nation(table, army, nation) != 0


def kinds_of_nation(table: Table, army: i64, nation: i64) -> i64:
    """The set of kinds of the Mercenary cards of a nationality in an army, captains among them.

    Rules: CG-021, CG-042
    """
    kinds: i64 = 0
    for troop in range(REGULARS, len(table.troop_at)):
        if table.troop_at[troop] == army and table.content.troop_nation[troop] == nation:
            kinds |= BIT[table.content.troop_kind[troop]]
    return kinds
