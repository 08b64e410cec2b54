"""Tollgate as everything above it sees it: questions, pictures in numbers and words, a redeal of what is hidden."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.tollgate.encoding.action_space import ASKS, CODES
from wk_env.games.tollgate.knowledge.redeal import redeal
from wk_env.games.tollgate.rules.game import (
    BID,
    CARTS,
    DUEL,
    NOBODY,
    TURN_AWAY,
    Bids,
    Cart,
    Duel,
    Fair,
    Passage,
    Play,
    Table,
    new_game,
    new_table,
    score_of,
)
from wk_env.kernel.core import Decision, Frame, play, take
from wk_env.kernel.pack import Head, Packer, encode_head, open_position, read_head
from wk_env.kernel.settings import number_setting, refuse_unknown

SEATS: Final = range(2, 5)
GAME: Final = "wk/tollgate"
RULES_VERSION: Final = 1
FRAMES: Final[dict[int, Frame[Table]]] = {
    1: Fair(),
    2: Bids(0),
    3: Cart(),
    4: Duel(0, 0, 0),
    5: Passage(0, 0),
}  # slow-ok: once
PACKER: Final = Packer(new_table(2), FRAMES, CODES)  # slow-ok: once
GOODS: Final = 20  # of the whole deck
FISTS_SHOWN: Final = ("a stone", "a stick", "a ring")


def rank_of(table: Table, seat: i64) -> i64:
    """One more than the number of carters who did better."""
    rank: i64 = 1
    for rival in range(table.seats):
        if score_of(table, rival) > score_of(table, seat):
            rank += 1
    return rank


def refusal(decision: Decision, action: i64) -> str:
    """Why a flat action cannot be played."""
    if decision.count == 0:
        return f"action {action} comes too late: the fair is over"  # slow-ok: a fault
    asked = ASKS[decision.ask]  # slow-ok: a fault
    return f"action {action} is not legal for seat {decision.seat}, who is asked {asked!r}"  # slow-ok: a fault


class BareFair:
    """A fair as it is played, without what is said of it."""

    __slots__ = ("game",)

    def __init__(self, game: Play) -> None:
        self.game: Play = game

    @property
    def decision(self) -> Decision:
        """The open question."""
        return self.game.decision

    @property
    def seats(self) -> i64:
        """How many carters there are."""
        return self.game.state.seats

    @property
    def round(self) -> i64:
        """The number of the cart at the gate."""
        return min(self.game.state.turned + 1, CARTS)

    def play(self, choice: i64) -> None:
        """Answer the open question with a legal choice."""
        play(self.game, choice)

    def act(self, action: i64) -> i64:
        """Answer the open question with a legal flat action; the choice it means, ValueError if it is not legal."""
        decision = self.game.decision
        choice: i64 = CODES.choice_of(decision.ask, action)
        if choice < 0 or not decision.allows(choice):
            raise ValueError(refusal(decision, action))
        take(self.game, choice)
        return choice

    def digest(self) -> i64:
        """A 32-bit hash of the table, the generator and the open question."""
        return self.game.digest()


class TollgateMatch(BareFair):
    """One fair in progress."""

    __slots__ = ()

    def copy(self) -> "TollgateMatch":
        """An independent copy, chance included."""
        return TollgateMatch(self.game.copy())

    def pack(self) -> bytes:
        """The whole position as data, chance included."""
        head = Head(GAME, RULES_VERSION, PACKER.layout, "", {"seats": self.game.state.seats})  # slow-ok: a message
        return PACKER.pack(self.game, encode_head(head))  # slow-ok: a message

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (self.pack(),)  # slow-ok: a message

    def result(self) -> list[int]:
        """The rank of each seat, 1 first; all 0 while the fair is on."""
        table = self.game.state
        return [int(rank_of(table, seat)) if self.game.is_over() else 0 for seat in range(table.seats)]

    @property
    def ended_by(self) -> str:
        """When the last cart is gone, goods and coins are counted."""
        return "goods and coins" if self.game.is_over() else ""

    def factors(self, seat: i64) -> dict[str, str]:
        """The place in the order of bids: of equal ones the earliest may win the cart."""
        return {"place": f"place {seat + 1}"}  # slow-ok: once a game

    def standing(self) -> list[int]:
        """The goods of each carter."""
        return list(self.game.state.goods)

    def at_stake(self) -> int:
        """The goods of all carts that there are; which of them go by is not told."""
        return GOODS

    def leaders(self) -> list[int]:
        """Who did best so far, by goods and coins."""
        table = self.game.state
        return [seat for seat in range(table.seats) if rank_of(table, seat) == 1]  # slow-ok: once a game

    def redeal(self, seat: i64, seed: i64) -> "TollgateMatch":
        """A fair this seat could be at: other carts to come, other numbers in closed fists."""
        return TollgateMatch(redeal(self.game, seat, seed))

    def say_position(self, seat: int | None) -> str:
        """The table in words: all of it, or what a seat sees of it."""
        table = self.game.state
        lines: list[str] = [f"Cart {table.turned + 1} of {CARTS}, worth {table.deck[table.turned]}"]
        if self.game.is_over():
            lines = ["The fair is over"]
        for carter in range(table.seats):
            shown = "" if seat is not None and seat != carter else say_fist(table, carter)
            lines.append(f"Carter {carter + 1}: {table.coins[carter]} coins, {table.goods[carter]} goods{shown}")
        return "\n".join(lines)

    def say_choice(self, choice: i64) -> str:
        """An option of the open question in words."""
        if self.game.decision.ask == BID:
            return f"bid {choice}"
        if self.game.decision.ask == DUEL:
            return f"hide {FISTS_SHOWN[int(choice)]}"
        return "pay 2 coins to turn the cart away" if choice == TURN_AWAY else "let the cart pass"


def say_fist(table: Table, carter: i64) -> str:
    """What a carter bids, in words."""
    bid: i64 = table.bids[carter]
    return "" if bid == NOBODY else f", bids {bid}"


def unpack(data: bytes) -> TollgateMatch:
    """The fair that was packed; ValueError in one sentence if the bytes are none."""
    opened = open_position(data)  # slow-ok: a message
    settings = read_head(opened.head, GAME, RULES_VERSION, PACKER.layout).settings  # slow-ok: a message
    refuse_unknown(settings, ("seats",))  # slow-ok: a message
    seats = number_setting(settings, "seats", 3, SEATS)  # slow-ok: a message
    return TollgateMatch(PACKER.unpack(opened, new_table(seats), seats))  # slow-ok: a message


def new_match(seats: i64, seed: i64) -> TollgateMatch:
    """A fair about to ask for its first bid."""
    return TollgateMatch(new_game(seats, seed))
