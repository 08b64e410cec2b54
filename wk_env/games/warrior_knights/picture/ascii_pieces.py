"""What stands in the areas of the board, in few characters."""

from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.rules.numbers import (
    CITIES,
    FIRST_GROUP,
    KINGDOM_CITIES,
    MOST_SEATS,
    NEUTRAL,
    NONE,
    PORT,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.siege_tokens import tokens_on
from wk_env.games.warrior_knights.rules.queries import sides_of, strength_of_hold, troops_of
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.things import Speech

SIGNS: Final = "*#^@"  # star, square, triangle, circle
PORT_SIGN: Final = "&"
HIT_SIGN: Final = "c"


class Pieces:
    """The pieces of one position, for areas with so much room in a line."""

    def __init__(self, speech: Speech, room: int) -> None:
        self.names: Names = speech.names
        self.table: Table = speech.table
        self.room = room

    def letter(self, seat: int) -> str:
        """A Baron's letter; a point for nobody."""
        return "." if seat == NEUTRAL else self.names.letters[self.table.colour[seat]]

    def texts(self, area: int) -> tuple[str, str, str]:
        """The three lines of an area: a city, its walls and the armies; or a name of two lines and who stands there."""
        city = self.table.content.area_city[area]
        port = PORT_SIGN if self.table.content.area_port[area] else ""
        if city != NONE and self.table.city_owner[city] != RAZED:
            name = self.names.cities[city].upper()[: self.room - len(port)]
            return f"{name}{port}", self.city(city), self.armies(area)
        first, _, second = self.names.areas[area].partition(" ")
        return first, f"{second}{port}", self.armies(area)

    def city(self, city: int) -> str:
        """The holder of a city, its strength and state."""
        table = self.table
        row = range(city * MOST_SEATS, city * MOST_SEATS + MOST_SEATS)
        signs = "+" * table.fortified[city] + "g" * is_garrisoned(table, city) + "x" * table.breaches[city]
        signs += HIT_SIGN * int(tokens_on(table, city))
        signs += "!" * any(table.siege_since[place] for place in row) + "%" * is_rioting(table, city)
        return f"{self.letter(table.city_owner[city])} {strength_of_hold(table, city)}{signs}"

    def armies(self, area: int) -> str:
        """Who stands in an area and before its port, without the signs of the Nobles where these would not fit."""
        full = self.standing(area, SIGNS)
        return full if len(full) <= self.room else self.standing(area, "")

    def standing(self, area: int, signs: str) -> str:
        """The stronghold and the Nobles of each Baron in an area and before its port."""
        seats = range(sides_of(self.table))
        return " ".join("".join(self.stronghold(s, area) + self.nobles(s, area, signs) for s in seats).split())

    def stronghold(self, seat: int, area: int) -> str:
        """A stronghold, its breaches, whether it is besieged, and its unled troops."""
        if self.table.stronghold_at[seat] != area:
            return ""
        hold = FIRST_GROUP + seat
        besieged = any(self.table.siege_since[hold * MOST_SEATS + other] for other in range(MOST_SEATS))
        troops = troops_of(self.table, hold)
        hits = "x" * self.table.breaches[hold] + HIT_SIGN * int(tokens_on(self.table, hold))
        return f"[{self.letter(seat)}]{hits}{'!' * besieged}{troops or ''} "

    def nobles(self, seat: int, area: int, signs: str) -> str:
        """The Nobles of a Baron in an area and before its port, with all their troops."""
        found = ""
        for place, end in ((area, " "), (area + PORT, ", ")):
            here = [n for n in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS) if self.table.noble_at[n] == place]
            if here:
                shown = "".join(signs[noble % SYMBOLS : noble % SYMBOLS + 1] for noble in here)
                found += f"{self.letter(seat)}{shown}{sum(troops_of(self.table, noble) for noble in here)}{end}"
        return found

    def overseas(self) -> list[str]:
        """The overseas cities, as many in a line as there is room for."""
        lines = ["Overseas:"]
        for city in range(KINGDOM_CITIES, CITIES):
            area = self.table.content.city_area[city]
            state = "razed" if self.table.city_owner[city] == RAZED else self.city(city)
            part = f" {self.names.cities[city]} {state} {self.armies(area)}".rstrip() + ";"
            if len(lines[-1]) + len(part) > self.room:
                lines.append(" ")
            lines[-1] += part
        return [*lines[:-1], f"{lines[-1].rstrip(';')}."]
