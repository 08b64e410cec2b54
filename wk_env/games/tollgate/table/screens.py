"""What people at a table are shown of Tollgate: what its spec gives as `screens`."""

from collections.abc import Callable, Sequence
from typing import Final

from wk_env.games.tollgate.encoding.match import TollgateMatch
from wk_env.games.tollgate.knowledge.sight import carts_seen, is_sealed
from wk_env.games.tollgate.picture.face import FairPicture
from wk_env.games.tollgate.rules.game import BID, CARTS, DECK, DUEL, NOBODY, TOLL, TOLL_PRICE, Table, score_of
from wk_env.games.tollgate.story.news import carter, fair_at
from wk_env.games.tollgate.table.odds import duellists, gain_of, taker, worth_at_gate
from wk_env.kernel.english import counted, listed
from wk_env.kernel.spec import Match
from wk_env.kernel.table_faces import Command, QuestionText, SeatRow, Standing

AIM: Final = (
    f"{CARTS} carts come to the gate one after another, and whoever bids most takes the goods. At the end goods count"
    " double and coins once; most points win."
)
BY_CHANCE: Final = "How often a bid wins is said for rivals who bid by chance; if it wins, it brings so many points."
COMMANDS: Final = (
    Command("c", ("carts",), "carts: which came and may come"),
    Command("t", ("table",), "the whole table"),
)


class FairScreens:
    """Shows fairs."""

    commands: Sequence[Command] = COMMANDS

    def opening(self, match: Match, seat: int, players: Sequence[str]) -> Sequence[str]:
        """Who a carter is, who the others are, and what the fair is about."""
        others = [f"{carter(other)}: {player}" for other, player in enumerate(players) if other != seat]
        return [f"You are {carter(seat)}. The others are {listed(others)}.", AIM]

    def standing(self, match: Match) -> Standing:
        """The cart at the gate; points, coins and goods of every carter, and the bids that lie open."""
        game = fair_at(match).game
        table = game.state
        title = f"Cart {table.turned + 1} of {CARTS}, worth {worth_at_gate(table)}."
        bids = [NOBODY] * table.seats if is_sealed(game, BID) else table.bids
        rows = (row_of(table, seat, int(bids[seat])) for seat in range(table.seats))
        return Standing("The fair is over." if game.is_over() else title, ("points", "coins", "goods"), tuple(rows))

    def question(self, match: Match) -> QuestionText:
        """The open question, and what settles a duel."""
        return QUESTIONS[int(match.decision.ask)](fair_at(match))

    def beside(self, match: Match) -> Sequence[str]:
        """How the chances of bids are to be read, or what a cart does for whoever takes it."""
        game = fair_at(match).game
        if match.decision.ask == BID:
            return [BY_CHANCE]
        if match.decision.ask == DUEL:
            return []
        winner = taker(game)
        points = int(score_of(game.state, winner)) + gain_of(game.state, int(game.state.bids[winner]))
        own = score_of(game.state, match.decision.seat)
        return [f"With the cart {carter(winner)} would have {counted(points, 'point')}; you have {own}."]

    def show(self, letter: str, match: Match, seat: int) -> Sequence[str]:
        """Which carts came and may come, or the whole table."""
        return match.say_position(seat).splitlines() if letter == "t" else say_carts(fair_at(match).game.state)

    def about(self, match: Match, name: str) -> Sequence[str]:
        """What a carter has."""
        table = fair_at(match).game.state
        named = [seat for seat in range(table.seats) if name in {carter(seat).lower(), str(seat + 1)}]
        return [say_carter(table, seat) for seat in named if not name.isdecimal()]

    def board(self, match: Match, width: int, *, has_legend: bool) -> Sequence[str]:
        """The cart at the gate; its signs need no legend."""
        return FairPicture().characters(match, width)


def row_of(table: Table, seat: int, bid: int) -> SeatRow:
    """What a carter has, and the bid if it lies open."""
    notes = () if bid == NOBODY else (f"bids {bid}",)
    return SeatRow(carter(seat), (int(score_of(table, seat)), int(table.coins[seat]), int(table.goods[seat])), notes)


def say_carter(table: Table, seat: int) -> str:
    """What a carter has, in a sentence."""
    held = f"{counted(int(table.coins[seat]), 'coin')} and goods worth {table.goods[seat]}"
    return f"{carter(seat)} has {held}: {counted(int(score_of(table, seat)), 'point')}."


def say_carts(table: Table) -> list[str]:
    """The carts that came, the one at the gate last, and those of which the others come."""
    seen = [int(worth) for worth in table.deck[: carts_seen(table)]][: int(CARTS)]
    rest = sorted(int(worth) for worth in DECK)
    for worth in seen:
        rest.remove(worth)
    to_come = CARTS - len(seen)
    lines = [f"Carts so far were worth {listed(map(str, seen))}."]
    if to_come:
        lines.append(f"{counted(int(to_come), 'cart')} of {listed(map(str, rest))} still {say_come(int(to_come))}.")
    return lines


def say_come(number: int) -> str:
    """The verb for so many carts."""
    return "comes" if number == 1 else "come"


def ask_bid(fair: TollgateMatch) -> QuestionText:
    """The question for a bid."""
    return QuestionText(f"How many coins do you bid for the cart worth {worth_at_gate(fair.game.state)}?")


def ask_fist(fair: TollgateMatch) -> QuestionText:
    """The question for a duel."""
    first, second = duellists(fair.game)
    asked = int(fair.decision.seat)
    rival = carter(second if asked == first else first)
    same, other = ("you", rival) if asked == first else (rival, "you")
    return QuestionText(
        f"You and {rival} bid the same: what do you hide in your fist?",
        f" (the same thing gives the cart to {same}, another one to {other})",
    )


def ask_toll(fair: TollgateMatch) -> QuestionText:
    """The question for the toll."""
    table, winner = fair.game.state, taker(fair.game)
    price = counted(int(table.bids[winner]), "coin")
    cart = f"{carter(winner)} takes the cart worth {worth_at_gate(table)} for {price}"
    return QuestionText(f"{cart}: do you pay {TOLL_PRICE} coins to turn it away?")


QUESTIONS: Final[dict[int, Callable[[TollgateMatch], QuestionText]]] = {
    int(BID): ask_bid,
    int(DUEL): ask_fist,
    int(TOLL): ask_toll,
}
