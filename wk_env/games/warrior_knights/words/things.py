"""What to call the things on the table: Barons by family, Nobles, areas and cards by name."""

from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.troop_names import say_special
from wk_env.games.warrior_knights.rules.action_cards import kind_of
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_GARRISON,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    MERCENARY_KINDS,
    NEUTRAL,
    OUT_OF_GAME,
    PORT,
    RAZED,
    REGULAR_100,
    SYMBOLS,
    TROOP_KINDS,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.queries import baron_of
from wk_env.games.warrior_knights.rules.state import Play, Table

SYMBOL_NAMES: Final = ("star", "square", "triangle", "circle")
BATTLE_RESULTS: Final = ("Deal 100 Casualties", "Prevent 100 Casualties", "+1 Victory", "Draw 1 Fate", "Retreat")
VOYAGES: Final = ("Ceylon", "the Spice Islands", "China")
COLOURS: Final = ("red", "green", "blue")
SPECIAL_AREAS: Final = {4: "Taxation", 5: "Wages", 6: "the Assembly"}
SPOTS: Final = (
    "the first unnumbered spot",
    "the second unnumbered spot",
    "spot 2",
    "spot 3",
    "spot 4",
    "spot 5",
    "spot 6",
)
OWN_STRONGHOLD: Final = 4
INVADER: Final = "the Invader"


class Address:
    """Whoever talks about a game, and to whom: to the Baron who is asked, or about him."""

    def __init__(self, names: Names, game: Play, listener: int | None = None) -> None:
        self.names = names
        self.game = game
        self.table: Table = game.state
        self.listener = listener  # the seat that is spoken to, or None for onlookers

    @property
    def is_to_asked(self) -> bool:
        """Whether the Baron who is asked is spoken to."""
        return self.listener == self.game.decision.seat

    @property
    def your(self) -> str:
        """Of the Baron who is asked: "your" when he is spoken to."""
        return "your" if self.is_to_asked else "his"

    @property
    def yourself(self) -> str:
        """The Baron who is asked, once more."""
        return "yourself" if self.is_to_asked else "himself"


class Speech(Address):
    """Whoever talks about a game: the names in its box and the table they stand for."""

    def to(self, listener: int | None) -> "Speech":
        """The same game, told to a seat."""
        return Speech(self.names, self.game, listener)

    def baron(self, seat: int) -> str:
        """A Baron by his family, or the invader."""
        if is_invader(self.table, seat):
            return INVADER
        return self.names.families[self.table.colour[seat]]

    def noble(self, noble: int) -> str:
        """A Noble by his name."""
        return self.names.nobles[self.table.colour[baron_of(noble)] * SYMBOLS + noble % SYMBOLS]

    def army(self, army: int) -> str:
        """An army by its Noble, the unled troops of a stronghold, or the garrison of a city."""
        if army >= FIRST_GARRISON:
            return f"the garrison of {self.city(army - FIRST_GARRISON)}"
        return self.noble(army) if army < FIRST_GROUP else f"the stronghold of {self.baron(army - FIRST_GROUP)}"

    def own(self, place: int) -> str:
        """One of the asked Baron's own places: a Noble, or his stronghold."""
        seat = self.game.decision.seat
        return f"{self.your} stronghold" if place == OWN_STRONGHOLD else self.noble(seat * SYMBOLS + place)

    def area(self, area: int) -> str:
        """An area by its name."""
        return self.names.areas[area]

    def place(self, place: int) -> str:
        """Where a Noble stands."""
        if place < 0:
            return "dead for good" if place == OUT_OF_GAME else "off the board"
        return f"in {self.area(place)}" if place < PORT else f"on the port icon of {self.area(place - PORT)}"

    def city(self, city: int) -> str:
        """A city by its name."""
        return self.names.cities[city]

    def hold(self, hold: int) -> str:
        """A city, or whose stronghold."""
        return (
            self.city(hold) if hold < FIRST_STRONGHOLD else f"the stronghold of {self.baron(hold - FIRST_STRONGHOLD)}"
        )

    def owner(self, owner: int) -> str:
        """Who holds a city."""
        return {NEUTRAL: "neutral", RAZED: "razed"}.get(owner) or self.baron(owner)

    def kind(self, kind: int) -> str:
        """A kind of troop card: nation and strength, or the name of a special one."""
        if kind >= TROOP_KINDS:
            return say_special(self.names, self.table, kind)
        if kind >= MERCENARY_KINDS:
            return f"{100 if kind == REGULAR_100 else 50} Regulars"
        return f"{(kind % 4 + 1) * 50} {self.names.nations[kind // 4]}"

    def troop(self, troop: int) -> str:
        """A troop card by its kind."""
        return self.kind(self.table.content.troop_kind[troop])

    def fate(self, card: int) -> str:
        """A Fate card by its battle result and the Noble on it."""
        content = self.table.content
        noble = self.names.nobles[content.fate_baron[card] * SYMBOLS + content.fate_symbol[card]]
        return f"{BATTLE_RESULTS[content.fate_battle[card]]} (with {noble})"

    def action(self, card: int) -> str:
        """An Action card by its kind."""
        content = self.table.content
        if card >= content.first_neutral:
            return self.names.neutrals[content.neutral_kind[card - content.first_neutral]]
        return self.names.actions[kind_of(self.table, card)]

    def agenda(self, agenda: int) -> str:
        """An Agenda, counted from 0, by its name; the copies of a name are numbered."""
        name, all_names = self.names.agendas[agenda], self.names.agendas
        copies = all_names.count(name)
        return name if copies == 1 else f"{name} (copy {all_names[: agenda + 1].count(name)})"
