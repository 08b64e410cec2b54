"""Bargains: crowns, heirs and promises between two Barons. The offer on the table lies open in table.offer."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import (
    ASK_FOR,
    BARGAIN,
    BARGAIN_COUNTER,
    BARGAIN_FAVOUR,
    BARGAIN_HEIR,
    BARGAIN_LAST,
    BARGAIN_REPLY,
    BARGAIN_SUM,
    COUNTER,
    NO_HEIR,
    NO_PARTNER,
)
from wk_env.games.warrior_knights.rules.numbers import (
    FAVOUR,
    HEIR_OFFERED,
    MOST_SEATS,
    NO,
    NO_FAVOUR,
    NOBLES,
    NONE,
    OFFERER,
    PARTNER,
    PARTNERS,
    SUM,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.heirs import has_tokens, pass_heir
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn, is_gone
from wk_env.games.warrior_knights.rules.state import Play, Table, no_offer, put
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Decision, Frame

# The steps of a bargain.
CHOOSE: Final[i64] = 0
NAME_HEIR: Final[i64] = 1
NAME_SUM: Final[i64] = 2
NAME_FAVOUR: Final[i64] = 3
REPLY: Final[i64] = 4
COUNTER_SUM: Final[i64] = 5
LAST_WORD: Final[i64] = 6


class Bargains(EachInTurn):
    """A window: each of a set of Barons may propose so many bargains as the rules allow, clockwise from the Chairman.

    Rules: WK-522
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron's offers."""
        game.call(Bargain(seat, game.state.rules.offers))

    def copy(self) -> "Bargains":
        """An independent copy."""
        return Bargains(self.waiting)


class Bargain(Frame[Table]):
    """A Baron proposes up to so many bargains: to whom, which heir, what sum, which favour; the partner replies.

    Rules: WK-522, WK-523, WK-540
    """

    __slots__ = ("left", "seat", "step")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.step: i64 = CHOOSE

    def resume(self, game: Play) -> None:
        """The next question of the offer, or of the reply."""
        table = game.state
        if self.step == CHOOSE:
            self._ask_partner(game)
        elif self.step == NAME_HEIR:
            self._ask_heir(game)
        elif self.step == NAME_SUM:
            offer_sums(table, game.ask(self.seat, BARGAIN_SUM), self.seat, table.offer[PARTNER], NONE)
        elif self.step == NAME_FAVOUR:
            self._ask_favour(game)
        elif self.step == REPLY:
            self._ask_reply(game)
        elif self.step == COUNTER_SUM:
            decision = game.ask(table.offer[PARTNER], BARGAIN_COUNTER)
            offer_sums(table, decision, table.offer[PARTNER], self.seat, choice_of_sum(-table.offer[SUM]))
        else:
            decision = game.ask(self.seat, BARGAIN_LAST)
            decision.offer(NO)
            decision.offer(YES)

    def answer(self, game: Play, choice: i64) -> None:
        """Write it into the offer, or settle the matter."""
        table = game.state
        if self.step == CHOOSE:
            self._choose(table, choice)
        elif self.step == NAME_HEIR:
            table.offer = put(table.offer, HEIR_OFFERED, NONE if choice == NO_HEIR else choice)
            self.step = NAME_SUM
        elif self.step == NAME_SUM:
            table.offer = put(table.offer, SUM, sum_of_choice(choice))
            self.step = NAME_FAVOUR
        elif self.step == NAME_FAVOUR:
            table.offer = put(table.offer, FAVOUR, choice)
            self.step = REPLY
        elif self.step == COUNTER_SUM:
            table.offer = put(table.offer, SUM, -sum_of_choice(choice))
            self.step = LAST_WORD
        elif choice == COUNTER:
            self.step = COUNTER_SUM
        else:
            self._settle(table, choice)

    def copy(self) -> "Bargain":
        """An independent copy."""
        twin = Bargain(self.seat, self.left)
        twin.step = self.step
        return twin

    def _ask_partner(self, game: Play) -> None:
        """Offer every other Baron in the game, or nobody, while he has offers left."""
        if self.left == 0:
            game.end()
            return
        decision = game.ask(self.seat, BARGAIN)
        for partner in range(game.state.seats):
            if partner != self.seat and not is_gone(game.state, partner):
                decision.offer(partner)
        decision.offer(NO_PARTNER)

    def _choose(self, table: Table, choice: i64) -> None:
        """Lay an empty offer before the partner, or be done with this window."""
        if choice == NO_PARTNER:
            self.left = 0
            return
        self.left -= 1
        table.offer = put(put(table.offer, OFFERER, self.seat), PARTNER, choice)
        self.step = NAME_HEIR

    def _ask_heir(self, game: Play) -> None:
        """Offer every living heir that one of the two holds, foreign ones too; nobody is asked if there is none.

        Rules: WK-540
        """
        table = game.state
        decision = game.ask(self.seat, BARGAIN_HEIR)
        for noble in range(NOBLES):
            if has_tokens(table) and table.heir_at[noble] in (self.seat, table.offer[PARTNER]):
                decision.offer(noble)
        if decision.count == 0:
            self.step = NAME_SUM
        else:
            decision.offer(NO_HEIR)

    def _ask_favour(self, game: Play) -> None:
        """Offer every promise by one of the two; none if something else is on the table.

        Rules: WK-522, WK-523
        """
        offer = game.state.offer
        decision = game.ask(self.seat, BARGAIN_FAVOUR)
        if offer[SUM] != 0 or offer[HEIR_OFFERED] != NONE:
            decision.offer(NO_FAVOUR)
        for favour in range(NO_FAVOUR + 1, 2 * PARTNERS + 1):
            decision.offer(favour)

    def _ask_reply(self, game: Play) -> None:
        """Accept, decline, or name another sum, if there can be one.

        Rules: WK-522
        """
        table = game.state
        decision = game.ask(table.offer[PARTNER], BARGAIN_REPLY)
        decision.offer(NO)
        decision.offer(YES)
        if table.crowns[self.seat] + table.crowns[table.offer[PARTNER]] > 0:
            decision.offer(COUNTER)

    def _settle(self, table: Table, choice: i64) -> None:
        """Strike the bargain, or take it off the table."""
        if choice == YES:
            strike(table)
        clear_offer(table)
        self.step = CHOOSE


def sum_of_choice(choice: i64) -> i64:
    """The crowns that somebody gives, below 0 those that he asks for."""
    return choice if choice < ASK_FOR else ASK_FOR - choice


def choice_of_sum(crowns: i64) -> i64:
    """How somebody says such a sum."""
    return crowns if crowns >= 0 else ASK_FOR - crowns


def offer_sums(table: Table, decision: Decision, giver: i64, taker: i64, barred: i64) -> None:
    """Offer every sum that one can give, and that he can ask of the other, but for one that is barred.

    Rules: WK-522
    """
    for crowns in range(min(table.crowns[giver], table.rules.largest_sum) + 1):
        if crowns != barred:
            decision.offer(crowns)
    for crowns in range(1, min(table.crowns[taker], table.rules.largest_sum) + 1):
        if ASK_FOR + crowns != barred:
            decision.offer(ASK_FOR + crowns)


def strike(table: Table) -> None:
    """Crowns change hands, and an heir; nothing else can. A promise is written down and binds nobody.

    Rules: WK-522, WK-523, WK-524, WK-525, WK-526, WK-540
    """
    offerer: i64 = table.offer[OFFERER]
    partner: i64 = table.offer[PARTNER]
    hand_over(table)
    favour: i64 = table.offer[FAVOUR]
    if favour > PARTNERS:
        table.promised = put(table.promised, partner * MOST_SEATS + offerer, favour - PARTNERS)
    elif favour > NO_FAVOUR:
        table.promised = put(table.promised, offerer * MOST_SEATS + partner, favour)


def hand_over(table: Table) -> None:
    """The crowns of an offer change hands, and the heir.

    Rules: WK-522, WK-524, WK-525, WK-540
    """
    offerer: i64 = table.offer[OFFERER]
    partner: i64 = table.offer[PARTNER]
    table.crowns[offerer] -= table.offer[SUM]
    table.crowns[partner] += table.offer[SUM]
    noble: i64 = table.offer[HEIR_OFFERED]
    if noble != NONE:
        pass_heir(table, noble, partner if table.heir_at[noble] == offerer else offerer)


def clear_offer(table: Table) -> None:
    """No offer is on the table."""
    table.offer = no_offer()


def forget_promises(table: Table) -> None:
    """A new round begins: what was promised in the last one is history.

    Rules: WK-526
    """
    table.promised = filled(len(table.promised), NO_FAVOUR)
