"""Whoever writes down what a seat knows: the table as the seat sees it, and what things on it are called."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.troops import special_troops
from wk_env.games.warrior_knights.facts.affairs import FateCard
from wk_env.games.warrior_knights.facts.pieces import Troops
from wk_env.games.warrior_knights.knowledge.open_table import open_table
from wk_env.games.warrior_knights.rules.numbers import MERCENARY_KINDS, NONE, PORT, REGULAR_100, SYMBOLS, TROOP_KINDS
from wk_env.games.warrior_knights.rules.queries import sides_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.words.things import BATTLE_RESULTS, Speech


class Known:
    """A game as a seat sees it. Things are looked up in `table` alone, which is blank where the seat knows nothing."""

    def __init__(self, names: Names, game: Play, seat: int) -> None:
        self.names = names
        self.game = game
        self.seat = seat
        self.table: Table = open_table(game, seat)
        self.speech = Speech(names, game)
        self.seats: int = self.table.seats
        colour = self.table.colour
        self.nobles = [names.nobles[colour[number // SYMBOLS] * SYMBOLS + number % SYMBOLS] for number in self.owned]

    @property
    def owned(self) -> range:
        """The Nobles of the Barons at the table, then the invader's, by number."""
        return range(sides_of(self.table) * SYMBOLS)

    def noble(self, number: i64) -> str | None:
        """A Noble by his name; None for nobody."""
        return self.nobles[number] if number >= 0 else None

    def area(self, place: i64) -> str | None:
        """An area by its name; None off the board and at sea."""
        return self.names.areas[place] if 0 <= place < PORT else None

    def fate(self, card: i64) -> FateCard | None:
        """A Fate card; None if it is not known."""
        if card < 0:
            return None
        content = self.table.content
        noble = self.names.nobles[content.fate_baron[card] * SYMBOLS + content.fate_symbol[card]]
        return FateCard(BATTLE_RESULTS[content.fate_battle[card]], noble)


def seat_or_none(seat: i64) -> int | None:
    """A seat; None for nobody."""
    return None if seat <= NONE else int(seat)


def troops_of_kind(names: Names, table: Table, kind: i64) -> Troops:
    """A kind of troop card: nation and strength; of an expansion whose they are."""
    if kind >= TROOP_KINDS:
        return special_troops(names, table, int(kind))
    if kind >= MERCENARY_KINDS:
        return Troops(100 if kind == REGULAR_100 else 50)
    return Troops(int(kind % 4 + 1) * 50, names.nations[kind // 4])
