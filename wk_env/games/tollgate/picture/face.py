"""Tollgate drawn: what its spec gives as `picture`."""

from collections.abc import Iterator, Sequence
from typing import Final

from wk_env.games.tollgate.encoding.match import FISTS_SHOWN, TollgateMatch
from wk_env.games.tollgate.knowledge.open_table import open_table
from wk_env.games.tollgate.rules.game import CARTS, NOBODY, Table
from wk_env.kernel.faces import Player, Viewer
from wk_env.kernel.scene import Circle, Ink, Line, Palette, Piece, Polygon, Scene, Shape, Spot, Text
from wk_env.kernel.spec import Match
from wk_env.picture.palette import BOLD, DARK, INKS_OF_WORDS
from wk_env.picture.shapes import CASTLE, PLATES, SQUARE, placed

WIDTH: Final = 900
HEIGHT: Final = 560
ROAD: Final = 170.0
ROWS: Final = 300.0
ROW: Final = 64.0
SIGNS: Final = (("#00875f", "#ffffff"), ("#d04c00", "#ffffff"), ("#0067a8", "#ffffff"), ("#f2dc36", "#20160f"))
QUESTIONS: Final = ("how many coins for the cart?", "what does the fist hide?", "does the cart pass?")
CLICKED: Final = 26.0
PALETTE: Final = Palette(
    INKS_OF_WORDS
    | {f"carter-{seat}": Ink(plate, DARK, 1.6) for seat, (plate, _) in enumerate(SIGNS)}
    | {f"number-{seat}": Ink(letter, None, 0.0, BOLD) for seat, (_, letter) in enumerate(SIGNS)}
    | {
        "meadow": Ink("#dfe3b4"),
        "road": Ink(None, "#d8c48d", 44.0),
        "gate": Ink("#8c877d", DARK, 1.6),
        "cart": Ink("#8a5a2b", DARK, 1.6),
        "wheel": Ink("#54472f", DARK, 1.6),
        "on-cart": Ink("#fffbef", None, 0.0, BOLD),
        "coin": Ink("#e9bd3c", "#7a5a10", 1.4),
    }
)


class FairPicture:
    """Draws fairs."""

    facts: Sequence[str] = ("The cart",)
    columns: Sequence[str] = ("Coins", "Goods")

    def scene(self, match: Match, viewer: Viewer) -> Scene:
        """The road, the gate, the cart, and a row for every carter."""
        fair, table = seen_by(match, viewer)
        pieces = (Piece(say_carts(fair), tuple(draw_cart(fair))), *rows_of(fair, table))
        return Scene(WIDTH, HEIGHT, "Tollgate", tuple(draw_ground()), pieces, PALETTE)

    def board(self, match: Match, viewer: Viewer) -> Scene:
        """The same: what carters have lies on the board."""
        return self.scene(match, viewer)

    def beside(self, match: Match, viewer: Viewer) -> Sequence[str]:
        """Which cart it is, who is asked what, and what every carter has."""
        fair, table = seen_by(match, viewer)
        question = match.decision
        asked = (str(question.seat), f"{who(question.seat)}: {QUESTIONS[question.ask]}") if question.count else ("", "")
        rows = [f"{table.coins[seat]}\t{table.goods[seat]}\t{held(table, seat)}" for seat in range(table.seats)]
        return (f"Cart {min(table.turned + 1, CARTS)} of {CARTS}", *asked, say_carts(fair), *rows)

    def player(self, match: Match, seat: int) -> Player:
        """A carter."""
        return Player(who(seat), "", tuple(draw_sign(seat, 0, 0, 16)))

    def characters(self, match: Match, width: int) -> list[str]:
        """The cart at the gate."""
        fair, _ = seen_by(match, None)
        top, bottom = "  _______", " (o)   (o)"
        return [top, f" |{say_worth(fair):^7}|--", bottom]

    def spots(self, match: Match, seat: int) -> Sequence[Spot]:
        """A square for each answer, from left to right below the road."""
        question = match.decision
        if not question.count or question.seat != seat:
            return ()
        places = ((120.0 + 80.0 * place, ROWS - 50.0) for place in range(question.count))
        return tuple(
            Spot(choice, placed(SQUARE, x, y, CLICKED))
            for choice, (x, y) in zip(question.choices(), places, strict=True)
        )


def seen_by(match: Match, viewer: Viewer) -> tuple[TollgateMatch, Table]:
    """A fair, and what a viewer sees of its table."""
    assert isinstance(match, TollgateMatch), f"{match!r} is no match of Tollgate"
    return match, match.game.state if viewer is None else open_table(match.game, viewer)


def who(seat: int) -> str:
    """A carter by number."""
    return f"Carter {seat + 1}"


def say_worth(fair: TollgateMatch) -> str:
    """The worth of the cart at the gate."""
    table = fair.game.state
    return str(table.deck[table.turned]) if fair.decision.count else "-"


def say_carts(fair: TollgateMatch) -> str:
    """The cart at the gate in words."""
    return f"A cart worth {say_worth(fair)}" if fair.decision.count else "No cart is left"


def held(table: Table, seat: int) -> str:
    """What is known of a carter's fists."""
    bid, fist = int(table.bids[seat]), int(table.fists[seat])
    told = [] if bid == NOBODY else [f"bids {bid}"]
    return ", ".join([*told, *([] if fist == NOBODY else [f"hides {FISTS_SHOWN[fist]}"])])


def draw_ground() -> Iterator[Shape]:
    """The road and the gate."""
    yield Polygon(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), "meadow")
    yield Line(((0, ROAD), (WIDTH, ROAD)), "road")
    yield Polygon(placed(CASTLE, WIDTH - 120.0, ROAD - 20, 60.0), "gate")
    yield Polygon(((0, ROWS - 20), (WIDTH, ROWS - 20), (WIDTH, HEIGHT), (0, HEIGHT)), "panel")


def draw_cart(fair: TollgateMatch) -> Iterator[Shape]:
    """The cart, its worth, and which of all it is."""
    if not fair.decision.count:
        yield Text(WIDTH / 2, ROAD - 90, "The fair is over", 30, "title")
        return
    x = 180.0 + 110.0 * int(fair.game.state.turned)
    yield Polygon(placed(SQUARE, x, ROAD - 30, 62.0, 30.0), "cart")
    yield from (Circle(x + side, ROAD + 4, 16.0, "wheel") for side in (-34.0, 34.0))
    yield Text(x, ROAD - 30, say_worth(fair), 34, "on-cart")
    yield Text(x, ROAD - 90, f"Cart {fair.game.state.turned + 1} of {CARTS}", 20, "heading")


def draw_sign(seat: int, x: float, y: float, radius: float) -> Iterator[Shape]:
    """The plate of a carter with its number."""
    yield Polygon(placed(PLATES[seat], x, y, radius), f"carter-{seat}")
    yield Text(x, y + 0.06 * radius, str(seat + 1), 1.2 * radius, f"number-{seat}")


def rows_of(fair: TollgateMatch, table: Table) -> Iterator[Piece]:
    """A row for every carter: the coins, the goods, and what is known of the fists."""
    asked = fair.decision.seat if fair.decision.count else NOBODY
    for seat in range(int(table.seats)):
        y = ROWS + 20 + ROW * seat
        shapes: list[Shape] = [Polygon(placed(SQUARE, WIDTH / 2, y, 480.0, 30.0), "asked")] if seat == asked else []
        shapes += draw_sign(seat, 50.0, y, 20.0)
        shapes += [Circle(110.0 + 30.0 * coin, y, 12.0, "coin") for coin in range(int(table.coins[seat]))]
        shapes.append(Text(330.0, y, f"{table.coins[seat]} coins, {table.goods[seat]} goods", 20, "text", "start"))
        shapes.append(Text(600.0, y, held(table, seat), 20, "faint", "start"))
        yield Piece(f"{who(seat)}: {table.coins[seat]} coins, {table.goods[seat]} goods", tuple(shapes))
