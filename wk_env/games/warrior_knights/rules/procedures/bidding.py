"""Bids: one offer a Baron for the favour of whoever will be asked, just before the question that it concerns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import (
    ASK_FOR,
    BARGAIN,
    BARGAIN_COUNTER,
    BARGAIN_HEIR,
    BARGAIN_LAST,
    BARGAIN_REPLY,
    BARGAIN_STAKE,
    BARGAIN_SUM,
    COUNTER,
    JOIN_PAYMENT,
    NO_HEIR,
    NO_PARTNER,
)
from wk_env.games.warrior_knights.rules.numbers import (
    FAVOUR,
    FIRST_AT_STAKE,
    HEIR_OFFERED,
    MOST_SEATS,
    NO,
    NONE,
    OFFERER,
    PARTNER,
    STAKE,
    STAKE_ABOUT,
    STAKE_BESIDE,
    STAKE_SEAT,
    SUM,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.bargaining import clear_offer, hand_over
from wk_env.games.warrior_knights.rules.procedures.stakes import bidders, can_pay, favours, heirs_of, may_join, partners
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import in_order
from wk_env.games.warrior_knights.rules.sets import first_in, offer_each, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

# The steps of a bid.
CHOOSE: Final[i64] = 0
NAME_FAVOUR: Final[i64] = 1
NAME_HEIR: Final[i64] = 2
NAME_SUM: Final[i64] = 3
JOIN: Final[i64] = 4
REPLY: Final[i64] = 5
COUNTER_SUM: Final[i64] = 6
LAST_WORD: Final[i64] = 7


def open_window(game: Play, stake: i64, seat: i64, about: i64, beside: i64) -> bool:
    """Let those whom it concerns bid for what a seat (NONE: several) will be asked next; whether anybody does now.

    Who asks the question calls this before, and asks only when nobody bids any more. A window opens once.
    Rules: WK-522
    """
    table = game.state
    if len(table.stake) == 0 or is_at_stake(table, stake, seat, about, beside):
        return False
    table.stake = vec[i64]([stake, seat, about, beside])
    waiting: i64 = bidders(table)
    if waiting == 0:
        return False
    table.subject = about
    table.matter = beside
    game.call(AtStake(waiting))
    return True


def is_at_stake(table: Table, stake: i64, seat: i64, about: i64, beside: i64) -> bool:
    """Whether this is what is at stake by now."""
    now = table.stake
    is_same: bool = now[STAKE] == stake and now[STAKE_SEAT] == seat
    return is_same and now[STAKE_ABOUT] == about and now[STAKE_BESIDE] == beside


class AtStake(EachInTurn):
    """A window where something is at stake: each of a set of Barons may make one offer, clockwise from the Chairman.

    Rules: WK-522
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron's offer, if he has anything left to offer."""
        if can_pay(game.state, seat):
            game.call(Bid(seat))

    def copy(self) -> "AtStake":
        """An independent copy."""
        return AtStake(self.waiting)


class Bid(Frame[Table]):
    """A Baron offers crowns or an heir for a promise; others may add crowns; the partner replies, or names another sum.

    Rules: WK-522, WK-523, WK-540
    """

    __slots__ = ("place", "seat", "step")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = CHOOSE
        self.place: i64 = 0  # the Baron who may add crowns, counted from the Chairman

    def resume(self, game: Play) -> None:
        """The next question of the bid, or of the reply."""
        table = game.state
        if self.step == CHOOSE:
            decision = game.ask(self.seat, BARGAIN)
            offer_each(decision, partners(table, self.seat), 0)
            decision.offer(NO_PARTNER)
        elif self.step == NAME_FAVOUR:
            self._ask_favour(game)
        elif self.step == NAME_HEIR:
            self._ask_heir(game)
        elif self.step == NAME_SUM:
            self._ask_sum(game)
        elif self.step == JOIN:
            self._ask_to_join(game)
        elif self.step == COUNTER_SUM:
            decision = game.ask(table.offer[PARTNER], BARGAIN_COUNTER)
            for crowns in range(table.offer[SUM] + 1, most_from(table, self.seat) + 1):
                decision.offer(ASK_FOR + crowns)
        else:
            self._ask_reply(game)

    def answer(self, game: Play, choice: i64) -> None:
        """Write it into the offer, or settle the matter."""
        table = game.state
        if self.step == CHOOSE:
            self._choose(game, choice)
        elif self.step == NAME_FAVOUR:
            self._name_favour(table, FIRST_AT_STAKE + choice)
        elif self.step == NAME_HEIR:
            table.offer = put(table.offer, HEIR_OFFERED, NONE if choice == NO_HEIR else choice)
            self.step = NAME_SUM
        elif self.step == NAME_SUM:
            self._name_sum(table, choice)
        elif self.step == JOIN:
            table.joined = put(table.joined, game.decision.seat, choice)
            self.place += 1
        elif self.step == COUNTER_SUM:
            table.offer = put(table.offer, SUM, choice - ASK_FOR)
            self.step = LAST_WORD
        elif choice == COUNTER:
            self.step = COUNTER_SUM
        else:
            self._settle(game, choice)

    def copy(self) -> "Bid":
        """An independent copy."""
        twin = Bid(self.seat)
        twin.step = self.step
        twin.place = self.place
        return twin

    def _choose(self, game: Play, choice: i64) -> None:
        """Lay an empty offer before the partner, or make none."""
        if choice == NO_PARTNER:
            game.end()
            return
        table = game.state
        table.offer = put(put(table.offer, OFFERER, self.seat), PARTNER, choice)
        self.step = NAME_FAVOUR

    def _ask_favour(self, game: Play) -> None:
        """Offer every promise that he may ask for; one alone goes without asking.

        Rules: WK-522, WK-523
        """
        found: i64 = favours(game.state, self.seat, game.state.offer[PARTNER])
        if rest_of(found) == 0:
            self._name_favour(game.state, FIRST_AT_STAKE + first_in(found))
        else:
            offer_each(game.ask(self.seat, BARGAIN_STAKE), found, 0)

    def _name_favour(self, table: Table, favour: i64) -> None:
        """Write it down; heirs are next where there are tokens."""
        table.offer = put(table.offer, FAVOUR, favour)
        self.step = NAME_HEIR if heirs_of(table, self.seat) != 0 else NAME_SUM

    def _ask_heir(self, game: Play) -> None:
        """Offer every living heir that he holds; none only if he has crowns.

        Rules: WK-540
        """
        decision = game.ask(self.seat, BARGAIN_HEIR)
        offer_each(decision, heirs_of(game.state, self.seat), 0)
        if game.state.crowns[self.seat] > 0:
            decision.offer(NO_HEIR)

    def _ask_sum(self, game: Play) -> None:
        """Offer every sum that he can give; nothing only if an heir goes.

        Rules: WK-522
        """
        table = game.state
        least: i64 = 0
        if table.offer[HEIR_OFFERED] == NONE:
            least = 1
        most: i64 = most_from(table, self.seat)
        if most <= least:
            self._name_sum(table, most)
            return
        decision = game.ask(self.seat, BARGAIN_SUM)
        for crowns in range(least, most + 1):
            decision.offer(crowns)

    def _name_sum(self, table: Table, crowns: i64) -> None:
        """Write it down; others may add to crowns."""
        table.offer = put(table.offer, SUM, crowns)
        self.step = JOIN if crowns > 0 else REPLY

    def _ask_to_join(self, game: Play) -> None:
        """Ask the next third Baron who may add crowns, once; then the partner.

        Rules: WK-522
        """
        table = game.state
        while self.place < table.seats:
            seat: i64 = in_order(table, self.place)
            most: i64 = min(table.crowns[seat], room_for(table) - table.offer[SUM])
            is_third: bool = seat not in (self.seat, table.offer[PARTNER])
            if is_third and most > 0 and may_join(table, seat, table.offer[FAVOUR]):
                decision = game.ask(seat, JOIN_PAYMENT)
                for crowns in range(most + 1):
                    decision.offer(crowns)
                return
            self.place += 1
        self.step = REPLY

    def _ask_reply(self, game: Play) -> None:
        """The partner accepts, declines, or names a greater sum, if there can be one; then it is the offerer's turn.

        Rules: WK-522
        """
        table = game.state
        is_last: bool = self.step == LAST_WORD
        decision = game.ask(self.seat if is_last else table.offer[PARTNER], BARGAIN_LAST if is_last else BARGAIN_REPLY)
        decision.offer(NO)
        decision.offer(YES)
        if not is_last and table.offer[SUM] < most_from(table, self.seat):
            decision.offer(COUNTER)

    def _settle(self, game: Play, choice: i64) -> None:
        """Strike the bargain, or take it off the table."""
        if choice == YES:
            strike_at_stake(game.state)
        clear_offer(game.state)
        game.state.joined = filled(MOST_SEATS, 0)
        game.end()


def most_from(table: Table, seat: i64) -> i64:
    """The most crowns that whoever makes an offer can give."""
    return min(table.crowns[seat], room_for(table))


def room_for(table: Table) -> i64:
    """The crowns that he may give beside what others add: all together give no more than the largest sum.

    Rules: WK-522
    """
    room: i64 = table.rules.largest_sum
    for seat in range(table.seats):
        room -= table.joined[seat]
    return room


def strike_at_stake(table: Table) -> None:
    """Crowns change hands, and an heir. The partner gives his word to all who pay; it binds nobody.

    Rules: WK-522, WK-523, WK-524, WK-525, WK-526, WK-540
    """
    partner: i64 = table.offer[PARTNER]
    hand_over(table)
    for seat in range(table.seats):
        table.crowns[seat] -= table.joined[seat]
        table.crowns[partner] += table.joined[seat]
        if seat == table.offer[OFFERER] or table.joined[seat] > 0:
            row: i64 = partner * MOST_SEATS + seat
            table.promised_at_stake = put(table.promised_at_stake, row, table.offer[FAVOUR])
