"""An Event that nobody cancelled: the drawer chooses, the Baron is hit, the card is discarded unless it lasts."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import CITY, NOBLE
from wk_env.games.warrior_knights.rules.cards.effects import Hit, HitEach
from wk_env.games.warrior_knights.rules.cards.event_targets import can_choose, fits, is_about_city, is_chosen
from wk_env.games.warrior_knights.rules.cards.in_force import discard
from wk_env.games.warrior_knights.rules.cards.resources import parameter, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    EFFECT,
    INSTEAD_ROW,
    TARGET_CITY,
    TARGET_EACH,
    TARGET_NOBLE,
    TARGET_NONE,
    TARGET_RANDOM_BARON,
    TO,
    TO_DRAWER,
)
from wk_env.games.warrior_knights.rules.numbers import CARD_CURRENT, CITIES, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.queries import baron_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Happen(Frame[Table]):
    """An Event that nobody cancelled happens; the drawer first chooses its target if the card says so."""

    __slots__ = ("card", "drawer", "target")

    def __init__(self, card: i64, drawer: i64, target: i64) -> None:
        self.card: i64 = card
        self.drawer: i64 = drawer
        self.target: i64 = target

    def resume(self, game: Play) -> None:
        """Ask for the target if he chooses it, then hit whom it hits. A spent Event is discarded, a lasting one stays.

        Rules: WK-174, WK-175
        """
        table = game.state
        if is_chosen(table, self.card) and self.target == NONE:
            self.choose(game)
            return
        game.end()
        game.call(Finish(self.card))
        if table.content.card_target[self.card] == TARGET_EACH:
            game.call(HitEach(self.card, all_seats(table)))
        else:
            game.call(Hit(self.card, self.baron_hit(table), self.target, NONE))

    def choose(self, game: Play) -> None:
        """Offer each of his cities or Nobles that fits; with none the card is skipped."""
        table = game.state
        if not can_choose(table, self.card, self.drawer):
            game.end()
            skip(game, self.card, self.drawer)
            return
        is_city: bool = is_about_city(table, self.card)
        decision = ask_about(game, self.drawer, CITY if is_city else NOBLE, self.card, NONE)
        for named in range(CITIES):
            if fits(table, self.card, named, self.drawer):
                decision.offer(named if is_city else named % SYMBOLS)

    def baron_hit(self, table: Table) -> i64:
        """The Baron whom the card hits: as Fate named him or his Noble or city, nobody, or else the drawer."""
        target: i64 = table.content.card_target[self.card]
        if parameter(table, self.card, EFFECT, TO) == TO_DRAWER:
            return self.drawer
        if target == TARGET_RANDOM_BARON:
            return self.target
        if target == TARGET_NOBLE:
            return baron_of(self.target)
        if target == TARGET_CITY:
            return max(NONE, table.city_owner[self.target])
        return NONE if target == TARGET_NONE else self.drawer

    def answer(self, game: Play, choice: i64) -> None:
        """Keep the choice, for all to see."""
        self.target = choice if is_about_city(game.state, self.card) else self.drawer * SYMBOLS + choice
        game.state.card_on[self.card] = self.target

    def copy(self) -> "Happen":
        """An independent copy."""
        return Happen(self.card, self.drawer, self.target)


class Finish(Frame[Table]):
    """An Event that did not come into force goes to the discards."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def resume(self, game: Play) -> None:
        """Discard it unless it lasts.

        Rules: WK-174
        """
        game.end()
        if game.state.card_place[self.card] == CARD_CURRENT:
            discard(game, self.card)

    def copy(self) -> "Finish":
        """An independent copy."""
        return Finish(self.card)


def skip(game: Play, card: i64, drawer: i64) -> None:
    """A card that finds no target does what is printed instead, or nothing."""
    if word_of(game.state, card, INSTEAD_ROW) == NONE:
        discard(game, card)
    else:
        game.call(Finish(card))
        game.call(Hit(card, drawer, NONE, NONE))
