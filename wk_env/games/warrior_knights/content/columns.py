"""Columns of the content from rows of tables: what several decks are read with."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.content.tables import Row, Tables, number_of, text_of
from wk_env.games.warrior_knights.content.shapes import BATTLES, NEWS, REVOLTS, SYMBOLS, VOYAGES
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS


def column(numbers: Iterable[int]) -> vec[i64]:
    """A packed column of these numbers."""
    return vec[i64](list(numbers))


def numbers(rows: list[Row], name: str) -> vec[i64]:
    """A column of whole numbers."""
    return column(number_of(row, name) for row in rows)


def words(rows: list[Row], name: str, known: tuple[str, ...]) -> vec[i64]:
    """A column of words, each as its place among those known."""
    return column(known.index(text_of(row, name)) for row in rows)


def copies(rows: list[Row]) -> list[Row]:
    """Each row as often as there are such cards."""
    return [row for row in rows for _ in range(number_of(row, "copies"))]


def nations_of(tables: Tables, rows: list[Row]) -> list[int]:
    """The number of each row's nationality."""
    nations = [row["name"] for row in tables["nationality"]]
    return [nations.index(row["nationality"]) for row in rows]


def behind(column: "vec[i64]", numbers: Iterable[int]) -> "vec[i64]":
    """A column with more numbers behind it."""
    return vec[i64]([*column, *numbers])


def load_fate(content: Content, tables: Tables, cards: list[Row]) -> None:
    """A Fate deck."""
    content.fate_baron = numbers(cards, "baron")
    content.fate_symbol = words(cards, "symbol", SYMBOLS)
    content.fate_revolt = words(cards, "revolt", REVOLTS)
    content.fate_battle = words(cards, "battle", BATTLES)
    content.fate_city = numbers(cards, "city")
    content.fate_nation = column(nations_of(tables, cards))
    content.fate_voyage = column(NEWS[text_of(card, track)] for track in VOYAGES for card in cards)


def lay_own(content: Content, counts: list[int]) -> None:
    """A Baron has so many Action cards of each kind; the Neutral ones follow those of all Barons."""
    content.own_kind = column(kind for kind, count in enumerate(counts) for _ in range(count))
    content.own_first = column(sum(counts[:kind]) for kind in range(len(counts) + 1))
    content.hand = sum(counts)
    content.first_neutral = content.hand * MOST_SEATS
