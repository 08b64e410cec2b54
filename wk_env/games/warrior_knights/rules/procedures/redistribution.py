"""Upkeep transfers: a Baron hands troop cards round among his own places."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.rules.asks import ENOUGH, HAND, NO_TRANSFER, STRONGHOLD, TRANSFER
from wk_env.games.warrior_knights.rules.deeds import leave_if_bare, move_troop
from wk_env.games.warrior_knights.rules.in_progress import bit_of, end_handing, note_handed, word_of
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, NONE, OFF_BOARD, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.transfer import stays_sound
from wk_env.games.warrior_knights.rules.queries import area_of, has_card, is_shut_in, is_stronghold_up
from wk_env.games.warrior_knights.rules.readings import HANDED_TO
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.games.warrior_knights.rules.troop_kinds import kinds_with_room, ranks_in
from wk_env.kernel.core import Decision, Frame

PLACES: Final[i64] = 5  # a Baron's four Nobles, by symbol, and his stronghold

# Who hands cards to whom.
SIDE_BY_SIDE: Final[i64] = 0
OFF_THE_BOARD: Final[i64] = 1
OUT_OF_STRONGHOLD: Final[i64] = 2


def stand_together(table: Table, seat: i64, giver: i64, receiver: i64) -> bool:
    """Whether a Noble on the board can hand cards to another in his area, or to the stronghold there.

    Rules: WK-159, WK-160, WK-161, WK-347
    """
    if giver == STRONGHOLD or HANDED_TO[table.rules.handing_to_stronghold] & BIT[receiver] == 0:
        return False
    noble: i64 = army_at(seat, giver)
    area: i64 = area_of(table, noble)
    if area == NONE:
        return False
    if receiver != STRONGHOLD:
        return area_of(table, army_at(seat, receiver)) == area and not is_shut_in(table, noble)
    return table.stronghold_at[seat] == area and not is_shut_in(table, noble)


def is_off_board(table: Table, seat: i64, place: i64) -> bool:
    """Whether a place is a Noble who is off the board and still in the game."""
    return place != STRONGHOLD and table.noble_at[army_at(seat, place)] == OFF_BOARD


def may_hand(table: Table, seat: i64, step: i64, giver: i64, receiver: i64) -> bool:
    """Whether cards may pass from one place to another in this step. A removed stronghold gives nothing.

    Rules: WK-159, WK-467, WK-509, WK-510, WK-511
    """
    if giver == receiver:
        return False
    if step == SIDE_BY_SIDE:
        return stand_together(table, seat, giver, receiver)
    if step == OFF_THE_BOARD:
        return is_off_board(table, seat, giver) and is_off_board(table, seat, receiver)
    return giver == STRONGHOLD and is_stronghold_up(table, seat) and is_off_board(table, seat, receiver)


def is_own(table: Table, army: i64, troop: i64, moved: vec[i64]) -> bool:
    """Whether a card lies with an army and was not handed to it in this step."""
    return table.troop_at[troop] == army and moved[word_of(troop)] & BIT[bit_of(troop)] == 0


def own_troops(table: Table, army: i64, moved: vec[i64]) -> i64:
    """The strength of the cards that an army had from the beginning and still has."""
    if moved[0] == 0 and moved[1] == 0:
        return table.army_troops[army]
    troops: i64 = 0
    troop_at = table.troop_at
    for troop in range(len(table.troop_at)):
        if troop_at[troop] == army and is_own(table, army, troop, moved):
            troops += table.content.troop_strength[troop]
    return troops


def troops_without_room(table: Table, army: i64, taker: i64, moved: vec[i64]) -> i64:
    """The strength of the cards of an army that cannot join another all together: captains of a rank that is taken.

    Rules: CG-024
    """
    troops: i64 = 0
    if taker >= FIRST_GROUP:
        return troops
    ranks: i64 = ranks_in(table, taker)
    for troop in table.content.captains:
        if is_own(table, army, troop, moved):
            rank: i64 = BIT[table.content.troop_rank[troop]]
            if ranks & rank != 0:
                troops += table.content.troop_strength[troop]
            ranks |= rank
    return troops


def kinds_to_hand(table: Table, army: i64, moved: vec[i64]) -> i64:
    """The set of kinds of which an army can give a card that it was not handed itself.

    Rules: WK-589
    """
    kinds: i64 = 0
    troop_at = table.troop_at
    for troop in range(len(table.troop_at)):
        if troop_at[troop] != army:
            continue
        if is_own(table, army, troop, moved) and stays_sound(table, army, -table.content.troop_strength[troop], 0):
            kinds |= BIT[table.content.troop_kind[troop]]
    return kinds


def card_to_hand(table: Table, army: i64, kind: i64, moved: vec[i64]) -> i64:
    """A card of this kind that an army was not handed itself, or NONE."""
    for troop in range(len(table.troop_at)):
        if table.content.troop_kind[troop] == kind and is_own(table, army, troop, moved):
            return troop
    return NONE


@mypyc_attr(free_list_len=1)
class Redistribution(Frame[Table]):
    """A Baron hands cards round, pair of places by pair. All transfers of one step count as made together.

    So what was handed to a place stays there, and each card moves once: every distribution is within reach.
    An army that had casualty tokens gives all the cards and tokens it had, at once, or nothing.

    Rules: WK-159, WK-160, WK-161, WK-345, WK-510, WK-511, WK-512
    """

    __slots__ = ("giver", "handed", "moved", "receiver", "seat", "step", "tokens")

    def __init__(self, seat: i64, step: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = step
        self.giver: i64 = NONE
        self.receiver: i64 = NONE
        self.handed: i64 = 0  # cards in the current transfer
        self.moved: vec[i64] = vec[i64]([0, 0])  # set of cards that were handed over
        self.tokens: vec[i64] = vec[i64]([0] * PLACES)  # place: tokens that it was handed

    def resume(self, game: Play) -> None:
        """Ask for the next card, or for the next transfer; at the end bare Nobles leave the board."""
        if self.giver != NONE:
            giver: i64 = army_at(self.seat, self.giver)
            decision = ask_about(game, self.seat, HAND, giver, army_at(self.seat, self.receiver))
            offer_each(decision, self._kinds(game.state, self.giver, self.receiver), 0)
            if decision.count == 0:
                self.giver = NONE
            elif self._may_stop(game.state):
                decision.offer(ENOUGH)
            return
        decision = game.ask(self.seat, TRANSFER)
        self._offer_transfers(game.state, decision)
        if decision.count > 0:
            decision.offer(NO_TRANSFER)
            return
        self._close(game)

    def answer(self, game: Play, choice: i64) -> None:
        """A card, or a pair of places."""
        if self.giver != NONE:
            self._hand(game.state, choice)
        elif choice == NO_TRANSFER:
            self._close(game)
        else:
            self._open(game.state, choice // PLACES, choice % PLACES)

    # ---- which transfers

    def _offer_transfers(self, table: Table, decision: Decision) -> None:
        """Every pair of places between which something can pass."""
        for giver in range(PLACES):
            if not has_card(table, army_at(self.seat, giver)):
                continue
            for receiver in range(PLACES):
                if may_hand(table, self.seat, self.step, giver, receiver) and self._can_pass(table, giver, receiver):
                    decision.offer(giver * PLACES + receiver)

    def _can_pass(self, table: Table, giver: i64, receiver: i64) -> bool:
        """Whether a place has cards that the other can take: all of an army with tokens, else at least one card.

        Rules: WK-345, WK-512, WK-589, CG-024
        """
        army: i64 = army_at(self.seat, giver)
        taker: i64 = army_at(self.seat, receiver)
        own: i64 = own_troops(table, army, self.moved)
        tokens: i64 = self._own_tokens(table, giver)
        if own == 0 or own == troops_without_room(table, army, taker, self.moved):
            return False
        if tokens > 0:
            if troops_without_room(table, army, taker, self.moved) > 0:
                return False
            return stays_sound(table, taker, own, tokens) and stays_sound(table, army, -own, -tokens)
        if table.casualties[army] == 0:
            return stays_sound(table, taker, own - troops_without_room(table, army, taker, self.moved), 0)
        return stays_sound(table, taker, 0, 0) and self._kinds(table, giver, receiver) != 0

    def _kinds(self, table: Table, giver: i64, receiver: i64) -> i64:
        """The set of kinds of which a card can pass: neither a second Leader nor a second Herald to a Noble.

        Rules: WK-589, CG-024
        """
        kinds: i64 = kinds_to_hand(table, army_at(self.seat, giver), self.moved)
        return kinds_with_room(table, kinds, army_at(self.seat, receiver))

    def _own_tokens(self, table: Table, place: i64) -> i64:
        """The tokens that a place had from the beginning and still has."""
        return table.casualties[army_at(self.seat, place)] - self.tokens[place]

    # ---- one transfer

    def _open(self, table: Table, giver: i64, receiver: i64) -> None:
        """A transfer begins; an army with tokens of its own hands everything at once."""
        if self._own_tokens(table, giver) == 0:
            self.giver = giver
            self.receiver = receiver
            self.handed = 0
            return
        army: i64 = army_at(self.seat, giver)
        tokens: i64 = self._own_tokens(table, giver)
        for troop in range(len(table.troop_at)):
            if is_own(table, army, troop, self.moved):
                self._move(table, troop, receiver)
        table.casualties[army] -= tokens
        table.casualties[army_at(self.seat, receiver)] += tokens
        self.tokens[receiver] += tokens

    def _may_stop(self, table: Table) -> bool:
        """Whether a transfer may end: a card was handed, and the receiver can stand with what it has.

        Rules: WK-589
        """
        return self.handed > 0 and stays_sound(table, army_at(self.seat, self.receiver), 0, 0)

    def _hand(self, table: Table, kind: i64) -> None:
        """One card passes, or the transfer ends."""
        if kind == ENOUGH:
            self.giver = NONE
            return
        self._move(table, card_to_hand(table, army_at(self.seat, self.giver), kind, self.moved), self.receiver)
        self.handed += 1

    def _move(self, table: Table, troop: i64, receiver: i64) -> None:
        """A card goes to a place and stays there."""
        move_troop(table, troop, army_at(self.seat, receiver))
        self.moved[word_of(troop)] |= BIT[bit_of(troop)]
        note_handed(table, troop)

    def _close(self, game: Play) -> None:
        """Nobles left without troops and tokens leave the board.

        Rules: WK-346, WK-508, WK-517
        """
        for symbol in range(SYMBOLS):
            leave_if_bare(game.state, self.seat * SYMBOLS + symbol)
        end_handing(game.state)
        game.end()

    def copy(self) -> "Redistribution":
        """An independent copy."""
        twin = Redistribution(self.seat, self.step)
        twin.giver = self.giver
        twin.receiver = self.receiver
        twin.handed = self.handed
        twin.moved = self.moved[:]
        twin.tokens = self.tokens[:]
        return twin
