"""What a viewer sees of a position, and what he calls it: whatever a picture shows comes from here."""

from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.knowledge.sight import may_see_troops
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS, RAZED, SYMBOLS
from wk_env.games.warrior_knights.rules.queries import baron_of_army, sides_of, strength_of_hold, troops_of
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.position import Viewer, say_army, say_walls
from wk_env.games.warrior_knights.words.things import SYMBOL_NAMES, Speech

UNSEEN: Final = "?"


class Sight:
    """A position through the eyes of a seat, or of nobody, who sees all."""

    def __init__(self, speech: Speech, viewer: Viewer) -> None:
        self.speech = speech
        self.viewer = viewer
        self.names: Names = speech.names
        self.table: Table = speech.table
        self._nobles: dict[int, list[int]] = {}
        for noble, place in enumerate(speech.table.noble_at[: sides_of(speech.table) * SYMBOLS]):
            self._nobles.setdefault(int(place), []).append(noble)

    def colour(self, seat: int) -> int:
        """The colour a Baron plays."""
        return self.table.colour[seat]

    def letter(self, seat: int) -> str:
        """A Baron's letter."""
        return self.names.letters[self.table.colour[seat]]

    def strength(self, hold: int) -> int:
        """The strength that is left of a hold."""
        return int(strength_of_hold(self.table, hold))

    def besiegers(self, hold: int) -> list[int]:
        """Who besieges a hold."""
        row = range(self.table.seats)
        return [seat for seat in row if self.table.siege_since[hold * MOST_SEATS + seat] > 0]

    def sees_army(self, army: int) -> bool:
        """Whether the viewer sees the troops of an army."""
        return self.viewer is None or may_see_troops(self.speech.game, baron_of_army(army), self.viewer)

    def troops(self, army: int) -> str:
        """The troops of an army, as far as the viewer sees them."""
        return str(troops_of(self.table, army)) if self.sees_army(army) else UNSEEN

    def casualties(self, army: int) -> int:
        """The casualty tokens of an army."""
        return self.table.casualties[army] if self.sees_army(army) else 0

    def nobles_at(self, place: int) -> list[int]:
        """The Nobles in an area or on a port icon."""
        return self._nobles.get(place, [])

    def nobles_away(self, seat: int) -> list[int]:
        """The Nobles of a Baron who are not on the board."""
        return [noble for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS) if self.table.noble_at[noble] < 0]

    def strongholds_in(self, area: int) -> list[int]:
        """Whose strongholds stand in an area."""
        return [seat for seat in range(sides_of(self.table)) if self.table.stronghold_at[seat] == area]

    def owner(self, city: int) -> int | None:
        """Who holds a city; None if nobody does."""
        owner = self.table.city_owner[city]
        return None if owner < 0 else owner

    def is_razed(self, city: int) -> bool:
        """Whether a city is razed."""
        return self.table.city_owner[city] == RAZED

    def say_city(self, city: int) -> str:
        """A city in words."""
        if self.is_razed(city):
            return f"{self.names.cities[city]}: razed"
        walls = say_walls(self.speech, city)
        return f"{self.names.cities[city]}: {self.speech.owner(self.table.city_owner[city])}, {walls}"

    def say_noble(self, noble: int) -> str:
        """A Noble in words."""
        tired = "" if self.table.noble_fresh[noble] else ", exhausted"
        army = say_army(self.speech, noble, self.viewer)
        house, sign = self.speech.baron(noble // SYMBOLS), SYMBOL_NAMES[noble % SYMBOLS]
        return f"{self.speech.noble(noble)} ({house}, {sign}): {army}{tired}"
