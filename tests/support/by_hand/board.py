"""The table as somebody with pencil and paper keeps it, and what he reads off it."""

from collections.abc import Generator
from typing import TypeAlias

from wk_env.games.warrior_knights.rules.measures import STRENGTH
from wk_env.games.warrior_knights.rules.numbers import (
    ARMIES,
    CARD_IN_FORCE,
    FATE_CARDS,
    HOLDS,
    NEUTRAL,
    NOBLES,
    NONE,
    RAZED,
)
from wk_env.games.warrior_knights.rules.state import Play

Question: TypeAlias = tuple[int, int, list[int]]  # kind, seat, choices in rising order
Steps: TypeAlias = Generator[Question, int, None]

STRONGHOLD_OF_FIRST = 24
NO_HEIR = 0  # the Event of that name


class Board:
    """A copy of what a battle can change, in lists."""

    def __init__(self, game: Play) -> None:
        table = game.state
        self.content = table.content
        self.seats, self.chairman, self.round = table.seats, table.chairman, table.round
        self.noble_at, self.fresh = list(table.noble_at), list(table.noble_fresh)
        self.office = list(table.noble_office)
        cards = range(len(table.troop_at))
        self.army = [[card for card in cards if table.troop_at[card] == army] for army in range(ARMIES)]
        self.king = table.annex[0] - 1 if len(table.annex) else NONE
        self.tokens, self.breaches = list(table.casualties), list(table.breaches)
        self.owner, self.fortified = list(table.city_owner), list(table.fortified)
        self.stronghold, self.crowns = list(table.stronghold_at), list(table.crowns)
        self.siege = [list(table.siege_since[hold * 6 : hold * 6 + 6]) for hold in range(HOLDS)]
        self.fate = [table.fate_deck[(table.fate_top + place) % FATE_CARDS] for place in range(table.fate_count)]
        has_last = table.card_place[NO_HEIR] == CARD_IN_FORCE
        self.heirless = {table.card_on[NO_HEIR]} if has_last else set[int]()
        self.sapped = [
            table.card_on[card]
            for card in range(36)
            if table.card_place[card] == CARD_IN_FORCE and self.bends(card, STRENGTH)
        ]

    # ---- cards

    def bends(self, card: int, measure: int) -> bool:
        """Whether a card bends this measure."""
        return card != NONE and self.content.bends[card * 5] == measure

    def has_office(self, noble: int, measure: int) -> bool:
        """Whether a Noble's office bends this measure."""
        return noble != NONE and self.bends(self.office[noble], measure)

    # ---- armies

    def troops(self, army: int) -> int:
        """Cards and maintained troops."""
        maintained = (
            0 if army >= NOBLES or self.office[army] == NONE else self.content.card_maintained[self.office[army]]
        )
        return sum(self.content.troop_strength[card] for card in self.army[army]) + maintained

    def strength(self, army: int) -> int:
        """Troops less 100 a token."""
        return max(0, self.troops(army) - 100 * self.tokens[army])

    def is_dead(self, army: int) -> bool:
        """Whether the tokens have reached the troops."""
        return self.tokens[army] > 0 and self.troops(army) <= 100 * self.tokens[army]

    def nobles(self, seat: int, area: int) -> list[int]:
        """A Baron's Nobles in an area."""
        return [noble for noble in range(NOBLES) if noble // 4 == seat and self.noble_at[noble] == area]

    def fresh_nobles(self, seat: int, area: int) -> list[int]:
        """Those of them who are fresh."""
        return [noble for noble in self.nobles(seat, area) if self.fresh[noble]]

    # ---- cities and strongholds

    def city(self, area: int) -> int:
        """The unrazed city of an area, or NONE."""
        city = self.content.area_city[area]
        return NONE if city == NONE or self.owner[city] == RAZED else city

    def hold(self, seat: int, area: int) -> int:
        """Where a Baron's (or NEUTRAL's) people are inside in an area, or NONE."""
        city = self.city(area)
        if city != NONE and self.owner[city] == seat:
            return city
        return STRONGHOLD_OF_FIRST + seat if seat != NEUTRAL and self.stronghold[seat] == area else NONE

    def place_of(self, hold: int) -> int:
        """The area of a hold."""
        return (
            self.content.city_area[hold] if hold < STRONGHOLD_OF_FIRST else self.stronghold[hold - STRONGHOLD_OF_FIRST]
        )

    def holder(self, hold: int) -> int:
        """Whose a hold is."""
        return self.owner[hold] if hold < STRONGHOLD_OF_FIRST else hold - STRONGHOLD_OF_FIRST

    def walls(self, hold: int) -> int:
        """The strength of a hold as it stands."""
        if hold < STRONGHOLD_OF_FIRST:
            full = self.content.city_strength[hold] + 100 * self.fortified[hold] - 100 * self.sapped.count(hold)
        else:
            full = self.content.stronghold_strength[hold - STRONGHOLD_OF_FIRST]
        for noble in self.nobles(self.holder(hold), self.place_of(hold)):
            full += 100 * self.has_office(noble, STRENGTH)
        return max(0, full - 100 * self.breaches[hold])

    def defence(self, nobles: list[int], hold: int) -> int:
        """Nobles' armies and, in a hold, unled troops and walls."""
        strength = sum(self.strength(noble) for noble in nobles)
        if hold >= STRONGHOLD_OF_FIRST:
            strength += self.strength(hold)
        return strength + (0 if hold == NONE else self.walls(hold))

    def put(self, noble: int, place: int) -> None:
        """A Noble goes somewhere; sieges without a besieger end."""
        self.noble_at[noble] = place
        for hold in range(HOLDS):
            for seat in range(6):
                if self.siege[hold][seat] and not self.nobles(seat, self.place_of(hold)):
                    self.siege[hold][seat] = 0
