"""The new Action cards of a Baron: Forced March and Enrich Mind."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import (
    MOST_OWNED,
    add_knowledge,
    can_buy,
    fill_row,
    gain,
    give_up,
    leads_in_knowledge,
    owned_by,
    scholar_of,
    titles_on_offer,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import SCHOLAR
from wk_env.games.warrior_knights.rules.action_cards import owner_of
from wk_env.games.warrior_knights.rules.asks import (
    ACT,
    ALLOCATE,
    BUY_ADVANCEMENT,
    DECLINE,
    DO_IT,
    DROP_ADVANCEMENT,
    NO_ADVANCEMENT,
    NO_REFRESH,
    REFRESH,
)
from wk_env.games.warrior_knights.rules.deeds import pay
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    ENRICH_MIND,
    IN_ASSEMBLY,
    IN_TAXATION,
    IN_WAGES,
    NONE,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.queries import area_of
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of, size_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

REFRESH_PRICE: Final[i64] = 2

# The steps of Enrich Mind.
ASKING: Final[i64] = 0
BUYING: Final[i64] = 1


class SpecialAction:
    """What a kind of Action card of an expansion does."""

    __slots__ = ()

    def call(self, game: Play, card: i64) -> None:  # slow-ok: every kind has its own
        """Start its business; the card is allocated at the end of it."""
        raise NotImplementedError


class CallForcedMarch(SpecialAction):
    """Forced March."""

    __slots__ = ()

    def call(self, game: Play, card: i64) -> None:
        """Nobles are refreshed."""
        game.call(ForcedMarch(card))


class CallEnrichMind(SpecialAction):
    """Enrich Mind."""

    __slots__ = ()

    def call(self, game: Play, card: i64) -> None:
        """Knowledge is gained."""
        game.call(EnrichMind(card))


# By kind, from FORCED_MARCH on.
SPECIAL_ACTIONS: Final[list[SpecialAction]] = [CallForcedMarch(), CallEnrichMind()]


# ---- Forced March


def tired_nobles(table: Table, seat: i64) -> i64:
    """The set of symbols of a Baron's exhausted Nobles on the board; who is at sea is still travelling.

    Rules: CG-070
    """
    symbols: i64 = 0
    for symbol in range(SYMBOLS):
        noble: i64 = seat * SYMBOLS + symbol
        if table.noble_fresh[noble] == 0 and area_of(table, noble) != NONE:
            symbols |= BIT[symbol]
    return symbols


class ForcedMarch(Frame[Table]):
    """An exhausted Noble is refreshed free of charge, any others for 2 crowns each; then the card goes to Wages.

    Rules: CG-069, CG-070, CG-071, CG-072
    """

    __slots__ = ("card", "price")

    def __init__(self, card: i64, price: i64 = 0) -> None:
        self.card: i64 = card
        self.price: i64 = price  # of the next refresh

    def resume(self, game: Play) -> None:
        """Ask for the next Noble as long as there is one whom the Baron can pay for."""
        table = game.state
        seat: i64 = owner_of(table, self.card)
        tired: i64 = tired_nobles(table, seat)
        if tired == 0 or table.crowns[seat] < self.price:
            self.finish(game)
            return
        decision = ask_about(game, seat, REFRESH, self.price, NONE)
        offer_each(decision, tired, 0)
        decision.offer(NO_REFRESH)

    def answer(self, game: Play, choice: i64) -> None:
        """He is fresh again, or that is all."""
        table = game.state
        if choice == NO_REFRESH:
            self.finish(game)
            return
        seat: i64 = owner_of(table, self.card)
        pay(table, seat, self.price)
        table.noble_fresh[seat * SYMBOLS + choice] = 1
        self.price = REFRESH_PRICE

    def finish(self, game: Play) -> None:
        """The card goes to Wages."""
        game.state.action_at[self.card] = IN_WAGES
        game.end()

    def copy(self) -> "ForcedMarch":
        """An independent copy."""
        return ForcedMarch(self.card, self.price)


# ---- Enrich Mind


@mypyc_attr(free_list_len=1)
class EnrichMind(Frame[Table]):
    """1 Knowledge, the token of the Scholar for whoever leads, purchases; then its owner says where the card goes.

    Rules: CG-067, CG-069, CG-073, CG-074
    """

    __slots__ = ("card", "step")

    def __init__(self, card: i64, step: i64 = ASKING) -> None:
        self.card: i64 = card
        self.step: i64 = step

    def resume(self, game: Play) -> None:
        """Ask whether the action is taken, at last where the card goes."""
        seat: i64 = owner_of(game.state, self.card)
        if self.step == ASKING:
            decision = ask_about(game, seat, ACT, ENRICH_MIND, NONE)
            decision.offer(DECLINE)
            decision.offer(DO_IT)
            return
        decision = ask_about(game, seat, ALLOCATE, ENRICH_MIND, NONE)
        decision.offer(IN_TAXATION)
        decision.offer(IN_ASSEMBLY)

    def answer(self, game: Play, choice: i64) -> None:
        """Learn or decline; or lay the card there."""
        if self.step == ASKING:
            self.step = BUYING
            if choice == DO_IT:
                learn(game.state, owner_of(game.state, self.card))
                game.call(Purchases(owner_of(game.state, self.card)))
            return
        game.state.action_at[self.card] = choice
        game.end()

    def copy(self) -> "EnrichMind":
        """An independent copy."""
        return EnrichMind(self.card, self.step)


def learn(table: Table, seat: i64) -> None:
    """A Baron gains 1 Knowledge, and is the Scholar if he now has more than every other.

    Rules: CG-067, CG-073
    """
    add_knowledge(table, seat, 1)
    if leads_in_knowledge(table, seat):
        table.annex = put(table.annex, SCHOLAR, seat + 1)


class Purchases(Frame[Table]):
    """A Baron buys an Advancement of the row, the Scholar as many as he can pay for; the row is filled at once.

    Rules: CG-049, CG-050, CG-051, CG-053
    """

    __slots__ = ("bought", "seat")

    def __init__(self, seat: i64, bought: i64 = 0) -> None:
        self.seat: i64 = seat
        self.bought: i64 = bought

    def resume(self, game: Play) -> None:
        """Ask what he buys as long as he may and can."""
        table = game.state
        wares: i64 = wares_for(table, self.seat)
        if wares == 0 or (self.bought > 0 and scholar_of(table) != self.seat):
            game.end()
            return
        decision = ask_about(game, self.seat, BUY_ADVANCEMENT, NONE, NONE)
        offer_each(decision, wares, 0)
        decision.offer(NO_ADVANCEMENT)

    def answer(self, game: Play, choice: i64) -> None:
        """It is his, and another takes its place; or he has enough."""
        if choice == NO_ADVANCEMENT:
            game.end()
            return
        self.bought += 1
        gain(game.state, self.seat, choice, 0)
        fill_row(game.state)
        game.call(DropAdvancements(self.seat))

    def copy(self) -> "Purchases":
        """An independent copy."""
        return Purchases(self.seat, self.bought)


def wares_for(table: Table, seat: i64) -> i64:
    """The set of Advancements of the row that a Baron can buy.

    Rules: CG-050, CG-054
    """
    wares: i64 = 0
    rest: i64 = titles_on_offer(table)
    while rest != 0:
        number: i64 = first_in(rest)
        rest = rest_of(rest)
        if can_buy(table, seat, number, 0):
            wares |= BIT[number]
    return wares


class DropAdvancements(Frame[Table]):
    """Whoever owns more than three Advancements gives them up one at a time, the new one included.

    Rules: CG-055, CG-056, CG-057
    """

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Ask which one goes, until three are left."""
        mine: i64 = owned_by(game.state, self.seat)
        if size_of(mine) <= MOST_OWNED:
            game.end()
            return
        offer_each(ask_about(game, self.seat, DROP_ADVANCEMENT, NONE, NONE), mine, 0)

    def answer(self, game: Play, choice: i64) -> None:
        """It goes under the deck."""
        give_up(game.state, choice)

    def copy(self) -> "DropAdvancements":
        """An independent copy."""
        return DropAdvancements(self.seat)
