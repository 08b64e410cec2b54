"""What cards do to Barons: their crowns, tokens, bans, charges and expeditions."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import EXCHANGE, VOYAGE
from wk_env.games.warrior_knights.rules.cards.resources import add, gain_or_lose, holding, parameter, take, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    AMOUNT,
    BY,
    BY_OWNER,
    GET,
    GET_AMOUNT,
    PHASE,
    PHASE_TAXATION,
    SWITCH,
    TIMES,
    TOKEN,
    TOKEN_HEAD,
    WHAT,
    WHICH,
    WHICH_EACH,
    WORD_BAN,
    WORD_EXCHANGE,
    WORD_GAIN,
    WORD_HOLD,
    WORD_LOSE,
    WORD_REPEAL,
    WORD_SEAT,
    WORD_VOYAGE,
)
from wk_env.games.warrior_knights.rules.deeds import take_chair
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_SEATS, NONE, VOYAGES, YES
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.ban import ban, lift_ban
from wk_env.games.warrior_knights.rules.procedures.repeal import Repeal
from wk_env.games.warrior_knights.rules.procedures.voyages import end_share
from wk_env.games.warrior_knights.rules.queries import speaker
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


def do_to_baron(game: Play, card: i64, row: i64, seat: i64, foe: i64) -> None:
    """One word about a Baron; that of the Private Motion is the Assembly's own business and does nothing here."""
    table = game.state
    word: i64 = word_of(table, card, row)
    if word in (WORD_GAIN, WORD_LOSE):
        gain_or_lose(table, card, row, seat, foe)
    elif word == WORD_EXCHANGE:
        game.call(Exchange(card, row, seat))
    elif word == WORD_SEAT:
        give_token(table, seat, parameter(table, card, row, TOKEN))
    elif word == WORD_BAN:
        switch_ban(game, seat, parameter(table, card, row, SWITCH))
    elif word == WORD_REPEAL:
        game.call(Repeal(seat, seat if parameter(table, card, row, BY) == BY_OWNER else speaker(table)))
    elif word == WORD_HOLD:
        hold(game, seat, parameter(table, card, row, PHASE))
    elif word == WORD_VOYAGE:
        end_voyages(game, card, row, seat)


def give_token(table: Table, seat: i64, token: i64) -> None:
    """The token of the Head of the Church or of the Chairman goes to a Baron; a banned one never gets the chair.

    Rules: WK-273, WK-293, WK-560
    """
    if token == TOKEN_HEAD:
        table.head = seat
    else:
        take_chair(table, seat)


def switch_ban(game: Play, seat: i64, switch: i64) -> None:
    """A Baron is banned, or his ban ends."""
    table = game.state
    if table.banned[seat] == switch:
        return
    if switch == YES:
        ban(game, seat)
    else:
        lift_ban(table, seat)


def hold(game: Play, seat: i64, phase: i64) -> None:
    """A Baron holds Taxation or pays Wages now; the cards in the area neither count nor go home."""
    if phase == PHASE_TAXATION:
        game.call(Taxation(BIT[seat]))
    else:
        game.call(Wages(BIT[seat]))


# ---- exchanges


class Exchange(Frame[Table]):
    """A Baron may swap resources at a fixed rate, several times at once."""

    __slots__ = ("card", "row", "seat")

    def __init__(self, card: i64, row: i64, seat: i64) -> None:
        self.card: i64 = card
        self.row: i64 = row
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Ask how often; who cannot pay once is not asked."""
        table = game.state
        has: i64 = holding(table, self.seat, parameter(table, self.card, self.row, WHAT))
        price: i64 = parameter(table, self.card, self.row, AMOUNT)
        most: i64 = min(has // price, parameter(table, self.card, self.row, TIMES))
        if most == 0:
            game.end()
            return
        decision = ask_about(game, self.seat, EXCHANGE, self.card, NONE)
        for times in range(most + 1):
            decision.offer(times)

    def answer(self, game: Play, choice: i64) -> None:
        """Give so many times, get so many times."""
        table = game.state
        given: i64 = choice * parameter(table, self.card, self.row, AMOUNT)
        gained: i64 = choice * parameter(table, self.card, self.row, GET_AMOUNT)
        take(table, self.seat, parameter(table, self.card, self.row, WHAT), given)
        add(table, self.seat, parameter(table, self.card, self.row, GET), gained)
        game.end()

    def copy(self) -> "Exchange":
        """An independent copy."""
        return Exchange(self.card, self.row, self.seat)


# ---- expeditions


def has_share(table: Table, voyage: i64, seat: i64) -> bool:
    """Whether a Baron has crowns in an expedition."""
    return table.voyage_share[voyage * MOST_SEATS + seat] > 0


def shares_of(table: Table, seat: i64) -> i64:
    """In how many expeditions a Baron has crowns."""
    count: i64 = 0
    for voyage in range(VOYAGES):
        if has_share(table, voyage, seat):
            count += 1
    return count


def end_voyages(game: Play, card: i64, row: i64, seat: i64) -> None:
    """The shares of a Baron end at once, in all expeditions or in one: each pays its stake so many times.

    Rules: WK-193, WK-200, WK-201
    """
    table = game.state
    multiple: i64 = parameter(table, card, row, AMOUNT)
    if parameter(table, card, row, WHICH) != WHICH_EACH:
        game.call(ChooseVoyage(seat, multiple))
        return
    for voyage in range(VOYAGES):
        if has_share(table, voyage, seat):
            end_share(table, voyage, seat, multiple)


class ChooseVoyage(Frame[Table]):
    """The share of a Baron in one expedition of his choice ends at once."""

    __slots__ = ("multiple", "seat")

    def __init__(self, seat: i64, multiple: i64) -> None:
        self.seat: i64 = seat
        self.multiple: i64 = multiple

    def resume(self, game: Play) -> None:
        """Ask which one if he is in several."""
        table = game.state
        if shares_of(table, self.seat) > 1:
            decision = ask_about(game, self.seat, VOYAGE, NONE, self.multiple)
            for voyage in range(VOYAGES):
                if has_share(table, voyage, self.seat):
                    decision.offer(voyage)
            return
        game.end()
        for voyage in range(VOYAGES):
            if has_share(table, voyage, self.seat):
                end_share(table, voyage, self.seat, self.multiple)

    def answer(self, game: Play, choice: i64) -> None:
        """It pays its stake so many times."""
        end_share(game.state, choice, self.seat, self.multiple)
        game.end()

    def copy(self) -> "ChooseVoyage":
        """An independent copy."""
        return ChooseVoyage(self.seat, self.multiple)
