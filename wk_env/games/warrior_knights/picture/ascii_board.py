"""The board in plain characters: hexagons with cities, strongholds and armies, each Baron by his letter."""

from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning import has_learning
from wk_env.games.warrior_knights.picture.ascii_pieces import Pieces
from wk_env.games.warrior_knights.rules.numbers import BIT, MOST_AREAS
from wk_env.games.warrior_knights.rules.optional.siege_tokens import draws_for_sieges
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.things import Speech

WIDE: Final = 6  # half the width of an area, where there is room
NARROW: Final = 5
LEGEND: Final = (
    "Borders: - and | plain, ^ mountain, ~ river, = bridge, o road. & is a port.",
    "CITY: below it the letter of its holder (. for none) and its strength,",
    "  then + if fortified, x for each breach, ! if besieged.",
    "[G] is the stronghold of G, with the troops that nobody leads. G*#250: the",
    "  star and the square of G lead 250 troops (* star, # square, ^ triangle,",
    "  @ circle), with a comma while they wait at sea before a port.",
)

LEGEND_OF_GLORY: Final = ("  With For Glory: g for a Garrison, % if the city riots.",)
LEGEND_OF_SIEGES: Final = ("  With Advanced Sieges: c for each casualty token on walls.",)


class Board:
    """A drawing of one position."""

    def __init__(self, speech: Speech, half: int) -> None:
        self.names: Names = speech.names
        self.half = half
        self.pieces = Pieces(speech, 2 * half - 1)
        table: Table = speech.table
        content = table.content
        kingdom = range(content.kingdom_areas)
        self.at: dict[tuple[int, int], int] = {self.names.places[area]: area for area in kingdom}
        self.rows: int = 1 + max(row for row, _ in self.at)
        self.columns: int = 1 + max(column for _, column in self.at)
        self.roads: set[frozenset[int]] = {
            frozenset((area, other))
            for road in range(content.roads)
            for area in kingdom
            for other in kingdom
            if content.road_steps[road * MOST_AREAS + area] & BIT[other]
        }

    def lines(self) -> list[str]:
        """The whole drawing, without what lies overseas."""
        lines: list[str] = []
        for row in range(self.rows):
            lines += [self.border_line(row), *self.area_lines(row)]
        return [line.rstrip() for line in [*lines, self.border_line(self.rows)]]

    def ink(self, one: int | None, two: int | None, plain: str) -> str:
        """The sign of the border between two areas, None being the sea or the edge."""
        if one is None and two is None:
            return " "
        border = frozenset(area for area in (one, two) if area is not None)
        for borders, sign in ((self.names.bridges, "="), (self.names.mountains, "^"), (self.names.rivers, "~")):
            if border in borders:
                return sign
        return plain

    def slope(self, above: int | None, below: int | None) -> str:
        """Half of a border between two rows."""
        line = self.ink(above, below, "-") * (self.half - 1)
        if above is not None and below is not None and frozenset((above, below)) in self.roads:
            return f"{line[: self.half // 2 - 1]}o{line[self.half // 2 :]}"
        return line

    def border_line(self, row: int) -> str:
        """The line between two rows of areas; each area touches two in the row above."""
        line = ""
        for half in range(2 * self.columns + 1):
            above = self.at.get((row - 1, (half - (row - 1) % 2) // 2))
            below = self.at.get((row, (half - row % 2) // 2))
            line += ("+" if above is not None or below is not None else " ") + self.slope(above, below)
        return f"{line.rstrip('+ ')}+"

    def area_lines(self, row: int) -> list[str]:
        """The three lines of a row of areas."""
        lines = [" " * (self.half * (row % 2))] * 3
        room = self.pieces.room
        for column in range(self.columns + 1):
            west, here = self.at.get((row, column - 1)), self.at.get((row, column))
            sign = self.ink(west, here, "|")
            has_road = west is not None and here is not None and frozenset((west, here)) in self.roads
            for number, text in enumerate(("", "", "") if here is None else self.pieces.texts(here)):
                lines[number] += ("o" if has_road and number == 1 else sign) + f"{text[:room]:^{room}}"
        return lines


def draw_board(speech: Speech, width: int) -> list[str]:
    """The board as lines of plain characters, no wider than a page; overseas cities and what the signs mean below."""
    glory = LEGEND_OF_GLORY if has_learning(speech.table) else ()
    sieges = LEGEND_OF_SIEGES if draws_for_sieges(speech.table) else ()
    return [*draw_bare_board(speech, width), *LEGEND, *glory, *sieges]


def draw_bare_board(speech: Speech, width: int) -> list[str]:
    """The board and the overseas cities for somebody who knows the signs."""
    wide = Board(speech, WIDE).lines()
    drawn = wide if max(map(len, wide)) <= width else Board(speech, NARROW).lines()
    return [*drawn, "", *Pieces(speech, width).overseas()]
