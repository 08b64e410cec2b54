"""The rules of Tollgate: sealed bids, a duel for ties, a toll that turns the cart away, four carts in all."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.kernel.core import START, Frame, Game, State, mix, mix_column, settle
from wk_env.kernel.rng import rng_from

BID: Final[i64] = 0
DUEL: Final[i64] = 1
TOLL: Final[i64] = 2

COINS: Final[i64] = 6
HIGHEST_BID: Final[i64] = 3
FISTS: Final[i64] = 3
TOLL_PRICE: Final[i64] = 2
CARTS: Final[i64] = 4
DECK: Final[vec[i64]] = vec[i64]([1, 1, 2, 2, 3, 3, 4, 4])
NOBODY: Final[i64] = -1
LET_PASS: Final[i64] = 0
TURN_AWAY: Final[i64] = 1


@mypyc_attr(acyclic=True)
class Table(State):
    """What lies on the table: a column per fact, a row per carter. Bids and fists stay closed until all are made."""

    __slots__ = ("bids", "coins", "deck", "fists", "goods", "seats", "turned")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turned: i64 = 0
        self.coins: vec[i64] = vec[i64]()
        self.goods: vec[i64] = vec[i64]()
        self.bids: vec[i64] = vec[i64]()
        self.fists: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()

    def copy(self) -> "Table":
        """An independent copy."""
        twin = Table(self.seats)
        twin.turned = self.turned
        twin.coins = self.coins[:]
        twin.goods = self.goods[:]
        twin.bids = self.bids[:]
        twin.fists = self.fists[:]
        twin.deck = self.deck[:]
        return twin

    def digest(self) -> i64:
        """A hash of every fact."""
        digest: i64 = mix_column(mix_column(mix(START, self.turned), self.coins), self.goods)
        return mix_column(mix_column(mix_column(digest, self.bids), self.fists), self.deck)


Play: TypeAlias = Game[Table]


def score_of(table: Table, seat: i64) -> i64:
    """Goods count double, coins once."""
    return 2 * table.goods[seat] + table.coins[seat]


def best_bidder(table: Table, first: i64) -> i64:
    """The seat with the highest bid among those from first on; the earliest of several."""
    best: i64 = first
    for seat in range(first + 1, table.seats):
        if table.bids[seat] > table.bids[best]:
            best = seat
    return best


class Fair(Frame[Table]):
    """The whole game: one cart after another."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """The next cart comes, or the fair is over."""
        if game.state.turned == CARTS:
            game.end()
        else:
            game.call(Cart())
            game.call(Bids(0))

    def copy(self) -> "Fair":
        """An independent copy."""
        return Fair()


class Bids(Frame[Table]):
    """Every carter in turn closes a fist on a bid: none is open before all are made."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Ask the next carter, or open the fists."""
        if self.seat == game.state.seats:
            game.end()
            return
        decision = game.ask(self.seat, BID)
        for coins in range(min(HIGHEST_BID, game.state.coins[self.seat]) + 1):
            decision.offer(coins)

    def answer(self, game: Play, choice: i64) -> None:
        """Keep the bid sealed."""
        game.state.bids[self.seat] = choice
        self.seat += 1

    def copy(self) -> "Bids":
        """An independent copy."""
        return Bids(self.seat)


class Cart(Frame[Table]):
    """The bids are open: the best of them wins the cart, two equal ones fight for it."""

    __slots__ = ()

    def resume(self, game: Play) -> None:
        """Name the winner, or let the tied carters find him."""
        best: i64 = best_bidder(game.state, 0)
        game.end()
        if best + 1 < game.state.seats:
            rival: i64 = best_bidder(game.state, best + 1)
            if game.state.bids[rival] == game.state.bids[best]:
                game.call(Duel(best, rival, best))
                return
        game.call(Passage(best, 0))

    def copy(self) -> "Cart":
        """An independent copy."""
        return Cart()


class Duel(Frame[Table]):
    """Two carters each hide a number: equal ones give the cart to the first, others to the second."""

    __slots__ = ("first", "seat", "second")

    def __init__(self, first: i64, second: i64, seat: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Ask whoever has not hidden a number, then compare."""
        if self.seat != NOBODY:
            decision = game.ask(self.seat, DUEL)
            for fist in range(FISTS):
                decision.offer(fist)
            return
        fists = game.state.fists
        game.end()
        game.call(Passage(self.first if fists[self.first] == fists[self.second] else self.second, 0))
        fists[self.first] = NOBODY
        fists[self.second] = NOBODY

    def answer(self, game: Play, choice: i64) -> None:
        """Keep the number hidden."""
        game.state.fists[self.seat] = choice
        self.seat = self.second if self.seat == self.first else NOBODY

    def copy(self) -> "Duel":
        """An independent copy."""
        return Duel(self.first, self.second, self.seat)


class Passage(Frame[Table]):
    """The winner takes the cart, unless a rival pays the toll that turns it away."""

    __slots__ = ("seat", "winner")

    def __init__(self, winner: i64, seat: i64) -> None:
        self.winner: i64 = winner
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Ask each rival who can pay; then the cart passes."""
        while self.seat < game.state.seats:
            if self.seat != self.winner and game.state.coins[self.seat] >= TOLL_PRICE:
                decision = game.ask(self.seat, TOLL)
                decision.offer(LET_PASS)
                decision.offer(TURN_AWAY)
                return
            self.seat += 1
        load(game.state, self.winner)
        leave(game)

    def answer(self, game: Play, choice: i64) -> None:
        """Turn the cart away for two coins, or let it pass."""
        if choice == TURN_AWAY:
            game.state.coins[self.seat] -= TOLL_PRICE
            leave(game)
        else:
            self.seat += 1

    def copy(self) -> "Passage":
        """An independent copy."""
        return Passage(self.winner, self.seat)


def load(table: Table, seat: i64) -> None:
    """A carter pays his bid and takes the goods."""
    table.coins[seat] -= table.bids[seat]
    table.goods[seat] += table.deck[table.turned]


def leave(game: Play) -> None:
    """The cart is gone, taken or not."""
    for seat in range(game.state.seats):
        game.state.bids[seat] = NOBODY
    game.state.turned += 1
    game.end()


def new_table(seats: i64) -> Table:
    """A table before the carts are shuffled."""
    table = Table(seats)
    table.coins = vec[i64]([COINS] * seats)
    table.goods = vec[i64]([0] * seats)
    table.bids = vec[i64]([NOBODY] * seats)
    table.fists = vec[i64]([NOBODY] * seats)
    table.deck = DECK[:]
    return table


def new_game(seats: i64, seed: i64) -> Play:
    """A fair about to ask for its first bid."""
    game = Game(new_table(seats), rng_from(seed))
    game.rng.shuffle(game.state.deck, 0, len(game.state.deck))
    game.call(Fair())
    settle(game)
    return game
