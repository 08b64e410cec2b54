"""The panel beside the board: who has what, what is in force, what comes next."""

from collections.abc import Callable, Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words.crown import say_beside
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning import has_learning
from wk_env.games.warrior_knights.picture.inks import PALETTE
from wk_env.games.warrior_knights.picture.layout import PANEL, Layout
from wk_env.games.warrior_knights.picture.tokens import noble_sign, plate, stronghold_token
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules.numbers import (
    BLOCKED,
    CARD_CURRENT,
    CARD_IN_FORCE,
    MOST_SEATS,
    NONE,
    ON_OFFER,
    OUT_OF_GAME,
    SPOTS,
)
from wk_env.games.warrior_knights.rules.optional.siege_tokens import draws_for_sieges
from wk_env.games.warrior_knights.rules.queries import cities_of, sides_of
from wk_env.games.warrior_knights.words.cards import cards_in_force, say_agenda, say_in_force
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import say_pool
from wk_env.games.warrior_knights.words.phases import say_phase
from wk_env.games.warrior_knights.words.position import offices_of
from wk_env.games.warrior_knights.words.questions import SEALED, is_sealed, say_what
from wk_env.games.warrior_knights.words.things import SPECIAL_AREAS, VOYAGES
from wk_env.kernel.scene import Circle, Line, Piece, Polygon, Shape, Text
from wk_env.picture.shapes import broken, placed, width_of

INSIDE: Final = 20.0
COLUMNS: Final = (("Crowns", 256), ("Faith", 320), ("Votes", 380), ("Influence", 450), ("Cities", 524))
BARON_ROW: Final = 62.0
NOTES: Final = (44.0, 40.0)  # the offices of a Baron, in his row
NOTE_SIZES: Final = (14.5, 13.0, 11.5, 10.0)
# How much broader than reckoned a text may be, by weight: the broadest font that a browser may fall back on.
BREADTHS: Final = {400: 1.1, 700: 1.25}
TEXT: Final = 16.0
LINE: Final = 21.0
LEGEND: Final = (
    "Castle: the strength that is left. Grey wall behind it: fortified. Red crack: a breach. Red burst: besieged.",
    "Coin: income. Star, square, triangle and circle are Nobles with their troops: hollow while exhausted, with a "
    "red disc for casualties.",
)

LEGEND_OF_GLORY: Final = ("Blue shield: a Garrison. Flame: the city riots.",)
LEGEND_OF_SIEGES: Final = ("Red disc on a castle: casualties that sieges dealt it.",)


class Panel:
    """A column of things, filled from the top."""

    def __init__(self, sight: Sight, layout: Layout) -> None:
        self.sight = sight
        self.left = layout.map_width + INSIDE
        self.right = layout.map_width + PANEL - INSIDE
        self.y = 40.0
        self.bottom = layout.height - 24.0
        sieges = LEGEND_OF_SIEGES * draws_for_sieges(sight.table)
        self.legend: tuple[str, ...] = LEGEND + LEGEND_OF_GLORY * has_learning(sight.table) + sieges
        self.foot: float = self.bottom - 62 - LINE * (len(self.legend) - len(LEGEND))

    def write(self, words: str, size: float = TEXT, role: str = "text", most: int = 9) -> Iterator[Shape]:
        """A text in as many lines as it needs, or as it may have."""
        lines = broken(words, size, (self.right - self.left) / BREADTHS[PALETTE.ink_of(role).weight])
        for line in lines[:most]:
            yield Text(self.left, self.y, line, size, role, "start")
            self.y += 1.3 * size

    def head(self, words: str) -> Iterator[Shape]:
        """A heading under a line."""
        self.y += 4
        yield Line(((self.left, self.y), (self.right, self.y)), "rule")
        self.y += 17
        yield Text(self.left, self.y, words.upper(), 14, "heading", "start")
        self.y += 22


def panel_of(sight: Sight, layout: Layout) -> Iterator[Piece]:
    """Everything beside the board, from the top down."""
    panel = Panel(sight, layout)
    yield Piece("The moment", tuple(moment(panel)))
    yield Piece("The columns", tuple(columns(panel)))
    for seat in range(sides_of(sight.table)):
        yield Piece(sight.speech.baron(seat), tuple(baron(panel, seat)))
        for noble in sight.nobles_away(seat):
            yield Piece(f"{sight.say_noble(noble)}, {sight.speech.place(sight.table.noble_at[noble])}", ())
    parts: tuple[tuple[str, Callable[[Panel], Iterator[Shape]]], ...] = (
        ("Expeditions", expeditions),
        ("Mercenary Track", track),
        ("Agendas", agendas),
        ("In force", in_force),
        ("Signs", legend),
    )
    for title, part in parts:
        yield Piece(title, tuple(part(panel)))


def moment(panel: Panel) -> Iterator[Shape]:
    """The round and phase, the pool, whose turn it is and what he is asked, as far as the viewer may know."""
    speech, decision = panel.sight.speech, panel.sight.speech.game.decision
    yield from panel.write(say_phase(speech), 25, "title")
    panel.y += 3
    table = speech.table
    stacks = ", ".join(str(left) for left in table.stack_left)
    decks = f"{say_pool(table)}.  Action cards face down: {stacks}."
    yield from panel.write(decks, 15, "faint")
    for line in say_beside(speech, panel.sight.viewer):
        yield from panel.write(line, 15, "text", 2)
    special = ", ".join(f"{name} {special_cards(panel.sight, place)}" for place, name in SPECIAL_AREAS.items())
    yield from panel.write(f"Cards towards {special} of {2 * table.headcount}.", 15, "faint")
    if decision.count:
        who = speech.baron(decision.seat)
        closed = is_sealed(speech, panel.sight.viewer)
        words = f"{who} {SEALED[int(decision.ask)]}." if closed else f"{who}: {say_what(speech.to(panel.sight.viewer))}"
        yield from panel.write(words, 16.5, "title", 2)


def special_cards(sight: Sight, place: int) -> int:
    """How many Action cards lie in a special area."""
    return sum(sight.table.action_at[card] == place for card in range(len(sight.table.action_at)))


def columns(panel: Panel) -> Iterator[Shape]:
    """The headings of the Barons' table."""
    panel.y += 6
    for words, x in COLUMNS:
        yield Text(panel.left + x, panel.y, words, 14, "heading")
    panel.y += 14


def baron(panel: Panel, seat: int) -> Iterator[Shape]:
    """A Baron: plate, name, offices, what he has, and which of his pieces are off the board."""
    sight, table, left, top = panel.sight, panel.sight.table, panel.left, panel.y
    decision = sight.speech.game.decision
    box = (
        (left - 8, top),
        (panel.right + 8, top),
        (panel.right + 8, top + BARON_ROW - 6),
        (left - 8, top + BARON_ROW - 6),
    )
    yield Polygon(box, "asked" if decision.count and decision.seat == seat else "stripe")
    yield from plate(sight, seat, left + 15, top + 28, 16)
    name = sight.speech.baron(seat)
    yield Text(left + 44, top + 17, f"{name[:1].upper()}{name[1:]}", 19, "title", "start")
    numbers = (table.crowns[seat], table.faith[seat], table.votes[seat], table.influence[seat], cities_of(table, seat))
    for number, (_, x) in zip(numbers if seat < table.seats else (), COLUMNS, strict=False):
        yield Text(left + x, top + 17, str(number), 20, "title")
    pieces = tuple(away(panel, seat, top + NOTES[1]))
    offices = ", ".join(offices_of(sight.speech, seat))
    room = min(map(leftmost, pieces), default=panel.right) - left - NOTES[0] - 8
    fits = [size for size in NOTE_SIZES if BREADTHS[400] * width_of(offices, size) <= room]
    size = max(fits, default=NOTE_SIZES[-1])
    yield Text(left + NOTES[0], top + NOTES[1], f"{offices[:1].upper()}{offices[1:]}", size, "faint", "start")
    yield from pieces
    panel.y += BARON_ROW


def leftmost(shape: Shape) -> float:
    """Where a shape begins."""
    match shape:
        case Polygon(points) | Line(points):
            return min(x for x, _ in points)
        case Circle(x, _, radius):
            return x - radius
        case Text(x, _, words, size, _, align):
            return x - width_of(words, size) * BREADTHS[400] * {"start": 0.0, "middle": 0.5, "end": 1.0}[align]


def away(panel: Panel, seat: int, y: float) -> Iterator[Shape]:
    """The pieces of a Baron that are not on the board, small; a cross over the dead."""
    sight, x = panel.sight, panel.right - 12
    for noble in reversed(sight.nobles_away(seat)):
        yield from noble_sign(sight, noble, x, y, 9.5)
        if sight.table.noble_at[noble] == OUT_OF_GAME:
            yield from (Line(((x - 9, y - slope), (x + 9, y + slope)), "gone") for slope in (9, -9))
        x -= 25
    if sight.table.stronghold_at[seat] < 0:
        x -= 8
        yield from stronghold_token(sight, seat, x, y - 1, 0.6)
        x -= 25
    if x < panel.right - 12:
        yield Text(x, y, "off the board", 14, "faint", "end")


def expeditions(panel: Panel) -> Iterator[Shape]:
    """The three expeditions: spots, ship, shares."""
    sight, table = panel.sight, panel.sight.table
    yield from panel.head("Expeditions")
    for voyage, name in enumerate(VOYAGES):
        yield Text(panel.left, panel.y, name[:1].upper() + name[1:], TEXT, "text", "start")
        for spot in range(1, 4):
            x = panel.left + 132 + 34 * spot
            yield Circle(x, panel.y, 13, "spot")
            if table.voyage_spot[voyage] == spot:
                yield from ship(x, panel.y)
            else:
                yield Text(x, panel.y, str(spot), 13, "faint")
        x = panel.left + 290
        for seat in range(table.seats):
            share = table.voyage_share[voyage * MOST_SEATS + seat]
            if share:
                yield from plate(sight, seat, x, panel.y, 10)
                yield Text(x + 14, panel.y, str(share), TEXT, "number", "start")
                x += 48
        if table.voyage_blessed[voyage]:
            yield Text(panel.right, panel.y, "blessed", TEXT, "title", "end")
        panel.y += 32
    panel.y -= 4


def ship(x: float, y: float) -> Iterator[Shape]:
    """A ship under sail."""
    yield Polygon(placed(((-0.9, 0.3), (0.9, 0.3), (0.55, 0.85), (-0.55, 0.85)), x, y, 10), "ship")
    yield Polygon(placed(((-0.1, -1.0), (0.8, 0.1), (-0.1, 0.1)), x, y, 10), "sail")


def track(panel: Panel) -> Iterator[Shape]:
    """The Mercenary Track with its fees and markers, and who is on offer."""
    sight, table = panel.sight, panel.sight.table
    yield from panel.head("Mercenary Track (fees)")
    panel.y += 10
    step = (panel.right - panel.left) / float(SPOTS)
    for spot, seat in enumerate(table.track):
        x = panel.left + step * (spot + 0.5)
        yield Polygon(placed(((-1, -1), (1, -1), (1, 1), (-1, 1)), x, panel.y, step / 2 - 4, 18), "spot")
        yield Text(x - step / 2 + 18, panel.y, str(table.content.track_fee[spot]), 17, "number")
        if seat >= 0:
            yield from plate(sight, seat, x + 12, panel.y, 12)
        elif seat == BLOCKED:
            yield from (Line(((x + 4, panel.y - slope), (x + 20, panel.y + slope)), "gone") for slope in (8, -8))
    panel.y += 33
    offer = [sight.speech.troop(troop) for troop, at in enumerate(table.troop_at) if at == ON_OFFER]
    yield from panel.write(f"On offer: {', '.join(offer) or 'nobody'}.", 15, "text", 3)


def agendas(panel: Panel) -> Iterator[Shape]:
    """The current Agendas."""
    current = panel.sight.table.current
    yield from panel.head("Current Agendas")
    for card in current:
        if card != NONE:
            yield from panel.write(say_agenda(panel.sight.speech, card), 15, "text", 2)


def in_force(panel: Panel) -> Iterator[Shape]:
    """Laws, charges, offices and Events in force or just drawn, as many as there is room for."""
    sight = panel.sight
    places = sight.table.card_place
    cards = cards_in_force(sight.table)
    cards += [card for card in sight.table.content.events if places[card] == CARD_CURRENT]
    yield from panel.head("In force")
    room = max(1, int((panel.foot - 22 - panel.y) / LINE))
    shown = cards if len(cards) <= room else cards[: room - 1]
    for card in shown:
        drawn = "" if places[card] == CARD_IN_FORCE else "Drawn: "
        yield from panel.write(f"{drawn}{say_in_force(sight.speech, card)}", TEXT, "text", 1)
    if len(shown) < len(cards):
        yield from panel.write(f"and {len(cards) - len(shown)} more", TEXT, "faint")
    if not cards:
        yield from panel.write("Nothing", TEXT, "faint")


def legend(panel: Panel) -> Iterator[Shape]:
    """What the signs mean."""
    panel.y = panel.foot
    yield Line(((panel.left, panel.y - 14), (panel.right, panel.y - 14)), "rule")
    for line in panel.legend:
        yield from panel.write(line, 13, "faint")
