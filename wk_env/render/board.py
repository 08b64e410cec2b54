"""The board in plain characters: hexagons with cities, strongholds and armies, each Baron by his letter."""

from typing import Final

from wk_env.content.names import Names
from wk_env.warrior_knights.facts import strength_of_hold, troops_of
from wk_env.warrior_knights.state import Table
from wk_env.warrior_knights.words import BIT, CITIES, KINGDOM_CITIES, MOST_AREAS, NEUTRAL, NONE, PORT, RAZED, SYMBOLS
from wk_env.words.things import Speech

HALF: Final = 5  # half the width of an area
WIDTH: Final = 2 * HALF - 1
LEGEND: Final = (
    "Borders: - and | plain, ^ mountain, ~ river, = bridge, o road. A city shows the letter of its holder",
    "(. for none) and its strength, + if fortified, ! if besieged; [G] is the stronghold of G. G250 are",
    "250 troops of G, with a comma when they wait at sea before a port.",
)


class Board:
    """A drawing of one position."""

    def __init__(self, speech: Speech) -> None:
        self.names: Names = speech.names
        self.table: Table = speech.table
        content = self.table.content
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
        """The whole drawing, the overseas cities below it."""
        lines: list[str] = []
        for row in range(self.rows):
            lines += [self.border_line(row), *self.area_lines(row)]
        lines += [self.border_line(self.rows), "", self.overseas(), *LEGEND]
        return [line.rstrip() for line in lines]

    def letter(self, seat: int) -> str:
        """A Baron's letter; a point for nobody."""
        return "." if seat == NEUTRAL else self.names.letters[self.table.colour[seat]]

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
        line = self.ink(above, below, "-") * (HALF - 1)
        if above is not None and below is not None and frozenset((above, below)) in self.roads:
            return f"{line[: HALF // 2 - 1]}o{line[HALF // 2 :]}"
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
        lines = [" " * (HALF * (row % 2))] * 3
        for column in range(self.columns + 1):
            west, here = self.at.get((row, column - 1)), self.at.get((row, column))
            sign = self.ink(west, here, "|")
            has_road = west is not None and here is not None and frozenset((west, here)) in self.roads
            for number, text in enumerate(("", "", "") if here is None else self.texts(here)):
                lines[number] += ("o" if has_road and number == 1 else sign) + f"{text[:WIDTH]:^{WIDTH}}"
        return lines

    def texts(self, area: int) -> tuple[str, str, str]:
        """Name, hold and armies of an area."""
        city = self.table.content.area_city[area]
        if city != NONE and self.table.city_owner[city] != RAZED:
            return self.names.areas[area].upper(), self.city(city), self.armies(area)
        strongholds = [f"[{self.letter(s)}]" for s in range(self.table.seats) if self.table.stronghold_at[s] == area]
        return self.names.areas[area], " ".join(strongholds), self.armies(area)

    def city(self, city: int) -> str:
        """The holder of a city, its strength and state."""
        table = self.table
        signs = "+" * table.fortified[city] + "!" * any(table.siege_since[city * 6 + seat] for seat in range(6))
        return f"{self.letter(table.city_owner[city])} {strength_of_hold(table, city)}{signs}"

    def armies(self, area: int) -> str:
        """The troops of each Baron in an area and before its port."""
        found: list[str] = []
        for seat in range(self.table.seats):
            for place, sign in ((area, ""), (area + PORT, ",")):
                nobles = [n for n in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS) if self.table.noble_at[n] == place]
                if nobles:
                    found.append(f"{self.letter(seat)}{sum(troops_of(self.table, n) for n in nobles)}{sign}")
        return " ".join(found)

    def overseas(self) -> str:
        """The overseas cities in one line."""
        parts: list[str] = []
        for city in range(KINGDOM_CITIES, CITIES):
            area = self.table.content.city_area[city]
            state = "razed" if self.table.city_owner[city] == RAZED else self.city(city)
            parts.append(f"{self.names.cities[city]} {state} {self.armies(area)}".strip())
        return "; ".join(parts)


def draw_board(speech: Speech) -> list[str]:
    """The board as lines of plain characters."""
    return Board(speech).lines()
