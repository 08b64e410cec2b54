"""The new Neutral Action cards: Research, A Pressing Agenda and Assemble Troops."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancement_deck import (
    bury_advancement,
    draw_advancement,
    look_at_top,
    top_advancement,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import (
    can_buy,
    gain,
    price_of,
    scholar_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.barons_cards import DropAdvancements
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import DECK_COUNT, FIRST_ADVANCEMENT
from wk_env.games.warrior_knights.rules.asks import KEEP_RESEARCH, RESEARCH_PAID
from wk_env.games.warrior_knights.rules.cards.in_force import draw_agenda
from wk_env.games.warrior_knights.rules.deeds import draw_mercenary, pay
from wk_env.games.warrior_knights.rules.numbers import BLOCKED, CARD_AT_HAND, NO, NONE, SPOTS, YES
from wk_env.games.warrior_knights.rules.procedures.track import is_open
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

RESEARCH_PRICE: Final[i64] = 2
REBATE: Final[i64] = 1  # Knowledge less for a card that was found by Research


class MoreEffect:
    """What a kind of Neutral card of an expansion does."""

    __slots__ = ()

    def begin(self, game: Play) -> None:  # slow-ok: every kind has its own
        """Do it, or start it."""
        raise NotImplementedError


class BeginResearch(MoreEffect):
    """Research."""

    __slots__ = ()

    def begin(self, game: Play) -> None:
        """The Scholar may pay for it; without one, or with too few crowns, nothing is asked.

        Rules: CG-068, CG-076
        """
        table = game.state
        scholar: i64 = scholar_of(table)
        if scholar != NONE and table.crowns[scholar] >= RESEARCH_PRICE and table.annex[DECK_COUNT] > 0:
            game.call(FINDS[table.rules.closed_research].begin(scholar))


class PressAgenda(MoreEffect):
    """A Pressing Agenda."""

    __slots__ = ()

    def begin(self, game: Play) -> None:
        """The top Agenda is added to the current ones; nothing if all Agendas are out or no place is free.

        Rules: CG-078
        """
        table = game.state
        for place in range(len(table.current)):
            if table.current[place] == NONE:
                table.current[place] = draw_agenda(game)
                return


class AssembleTroops(MoreEffect):
    """Assemble Troops."""

    __slots__ = ()

    def begin(self, game: Play) -> None:
        """One Mercenary more is on offer; a casualty token blocks the leftmost free spot that is in play.

        Rules: CG-080, CG-081, CG-082
        """
        draw_mercenary(game)
        table = game.state
        for spot in range(SPOTS):
            if is_open(table, spot) and table.track[spot] == NONE:
                table.track[spot] = BLOCKED
                return


# By kind, from RESEARCH on.
MORE_EFFECTS: Final[list[MoreEffect]] = [BeginResearch(), PressAgenda(), AssembleTroops()]


class Research(Frame[Table]):
    """The Scholar may pay 2 crowns to draw the top Advancement, and buys it for 1 Knowledge less or puts it back.

    Rules: CG-076, CG-077
    """

    __slots__ = ("card", "scholar")

    def __init__(self, scholar: i64, card: i64 = NONE) -> None:
        self.scholar: i64 = scholar
        self.card: i64 = card  # the Advancement that he drew

    def resume(self, game: Play) -> None:
        """Ask whether he pays, then whether he buys; who cannot buy it puts it back.

        Rules: CG-077
        """
        table = game.state
        if self.card == NONE:
            decision = ask_about(game, self.scholar, RESEARCH_PAID, RESEARCH_PRICE, NONE)
            decision.offer(NO)
            decision.offer(YES)
        elif can_buy(table, self.scholar, self.card, REBATE):
            price: i64 = price_of(table, self.card, REBATE)
            decision = ask_about(game, self.scholar, KEEP_RESEARCH, FIRST_ADVANCEMENT + self.card, price)
            decision.offer(NO)
            decision.offer(YES)
        else:
            bury_advancement(table, self.card, NONE)
            game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """Pay and draw it for all to see; or buy it; or let it be."""
        table = game.state
        if self.card == NONE and choice == YES:
            pay(table, self.scholar, RESEARCH_PRICE)
            self.card = draw_advancement(table)
            table.card_place[FIRST_ADVANCEMENT + self.card] = CARD_AT_HAND
            return
        game.end()
        if choice == YES:
            gain(table, self.scholar, self.card, REBATE)
            game.call(DropAdvancements(self.scholar))
        elif self.card != NONE:
            bury_advancement(table, self.card, NONE)

    def copy(self) -> "Research":
        """An independent copy."""
        return Research(self.scholar, self.card)


class ClosedResearch(Frame[Table]):
    """The same, but the Scholar alone sees the card, which lies on top of its deck until he has decided.

    Rules: CG-076, CG-077
    """

    __slots__ = ("paid", "scholar")

    def __init__(self, scholar: i64, paid: i64 = NO) -> None:
        self.scholar: i64 = scholar
        self.paid: i64 = paid

    def resume(self, game: Play) -> None:
        """Ask whether he pays, then whether he buys: also who cannot, since to be asked must tell nothing."""
        table = game.state
        if self.paid == NO:
            decision = ask_about(game, self.scholar, RESEARCH_PAID, RESEARCH_PRICE, NONE)
            decision.offer(NO)
            decision.offer(YES)
            return
        decision = ask_about(game, self.scholar, KEEP_RESEARCH, NONE, NONE)
        decision.offer(NO)
        if can_buy(table, self.scholar, top_advancement(table), REBATE):
            decision.offer(YES)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay and look; or buy it, for all to see; or put it under the deck unseen."""
        table = game.state
        if self.paid == NO and choice == YES:
            pay(table, self.scholar, RESEARCH_PRICE)
            look_at_top(table, self.scholar)
            self.paid = YES
            return
        game.end()
        if self.paid == NO:
            return
        card: i64 = draw_advancement(table)
        if choice == YES:
            gain(table, self.scholar, card, REBATE)
            game.call(DropAdvancements(self.scholar))
        else:
            bury_advancement(table, card, self.scholar)

    def copy(self) -> "ClosedResearch":
        """An independent copy."""
        return ClosedResearch(self.scholar, self.paid)


class Find:
    """All see the Advancement that Research draws."""

    __slots__ = ()

    def begin(self, scholar: i64) -> Frame[Table]:
        """The business of Research."""
        return Research(scholar)


class ClosedFind(Find):
    """The Scholar alone sees it."""

    __slots__ = ()

    def begin(self, scholar: i64) -> Frame[Table]:
        """The business of Research."""
        return ClosedResearch(scholar)


# rules.closed_research: how Research is done.
FINDS: Final[list[Find]] = [Find(), ClosedFind()]
