"""The Event and Agenda decks: rows of events.toml and agendas.toml become the columns of the cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.content.shapes import PROVENANCES, TEXT, Kind, Listing, Number, Shape, Switch, Word
from wk_env.content.tables import ContentError, Row, Tables, near, number_of, quote
from wk_env.games.warrior_knights.content.card_checks import check_agenda, check_event, inner
from wk_env.games.warrior_knights.content.checks import demand
from wk_env.games.warrior_knights.content.columns import column
from wk_env.games.warrior_knights.content.effects_schema import (
    COLOURS,
    ENDS,
    KINDS,
    LIES,
    TARGETS,
    VOTES,
    bend_of,
    ear_of,
    words_of,
)
from wk_env.games.warrior_knights.content.tables import LAYOUT
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH, EAR_WIDTH, WORD_WIDTH, WORDS_A_CARD, Content
from wk_env.games.warrior_knights.rules.measures import MEASURES
from wk_env.games.warrior_knights.rules.moments import MOMENTS
from wk_env.games.warrior_knights.rules.numbers import AGENDAS, EVENTS, NONE

SOURCE: Final = Word(PROVENANCES)
COMMON: Final[dict[str, Kind]] = {
    "id": Number(0, 79),
    "name": TEXT,
    "text": TEXT,
    "copies?": Number(1, 44),
    "target": Word(tuple(TARGETS)),
    "lies?": Word(tuple(LIES)),
    "worth?": Number(-99, 99),
    "rests?": Listing(TEXT, 0, 20),
    "name_provenance?": SOURCE,
    "effect_provenance?": SOURCE,
}
SHAPES: Final[dict[str, Shape]] = {
    "event": {
        **COMMON,
        "colour": Word(tuple(COLOURS)),
        "faith": Number(0, 4),
        "lasting?": Switch(),
        "ends?": Word(tuple(ENDS)),
        "colour_provenance?": SOURCE,
        "faith_provenance?": SOURCE,
    },
    "agenda": {
        **COMMON,
        "kind": Word(tuple(KINDS)),
        "vote": Word(tuple(VOTES)),
        "question?": TEXT,
        "refusable?": Switch(),
        "demand?": Switch(),
        "concession?": Number(0, 5),
        "maintained?": Number(0, 200, 50),
    },
}
INNER: Final = ("effect", "also", "instead", "bend", "ear")
EFFECT_ROWS: Final = ("effect", "also", "instead")


def check_columns(where: str, shape: Shape, row: Row) -> None:
    """ContentError for the first field of a row that is unknown, missing or wrong; the words within it come later."""
    plain = {name.rstrip("?"): kind for name, kind in shape.items()}
    for name, value in row.items():
        if name in INNER:
            demand(isinstance(value, dict), f"{where}: {name} is {quote(value)}; it takes {{ ... }} with words")
            continue
        if name not in plain:
            raise ContentError(f"{where}: there is no field {quote(name)}; {near(name, (*plain, *INNER))}")
        if not plain[name].fits(value):
            raise ContentError(f"{where}: {name} is {quote(value)}; it takes {plain[name].takes}")
    for name, kind in shape.items():
        if not name.endswith("?") and name not in row:
            raise ContentError(f"{where}: {name} is missing; it takes {kind.takes}")


def check_deck(tables: Tables, table: str, size: int) -> None:
    """ContentError unless ids follow each other, names are single and the copies make up the deck."""
    rows = tables[table]
    ids = [row["id"] for row in rows]
    demand(
        ids == list(range(len(rows))),
        f"{LAYOUT.file_of(table)}: the ids must run from 0 to {len(rows) - 1}, in order",
    )
    cards = sum(number_of(row, "copies", 1) for row in rows)
    demand(cards == size, f"{LAYOUT.file_of(table)}: there are {cards} cards, copies counted; it takes {size}")
    names = [str(row["name"]) for row in rows]
    for name in names:
        demand(
            names.count(name) == 1,
            f"{LAYOUT.file_of(table)}: two rows are called {quote(name)}; count them with 'copies'",
        )


def words_of_card(where: str, row: Row) -> list[int]:
    """The four rows of words of a card: effect, also, instead, and the effect of its ear."""
    found: list[int] = []
    ear = inner(row, "ear")
    for name, effect in [(name, row.get(name)) for name in EFFECT_ROWS] + [("ear effect", ear.get("effect"))]:
        if isinstance(effect, dict):
            found += words_of(f"{where} {name}", dict(effect), int(WORD_WIDTH))
        else:
            demand(effect is None and (name != "ear effect" or not ear), f"{where}: an ear takes an effect with words")
            found += [-1] * int(WORD_WIDTH)
    assert len(found) == WORDS_A_CARD * WORD_WIDTH
    return found


def checked(tables: Tables, table: str, like: str, size: int) -> list[Row]:
    """The rows of a deck of cards like Events, or like Agendas: once for each copy, all of them checked."""
    cards: list[Row] = []
    for index, row in enumerate(tables[table]):
        where = LAYOUT.row_name(table, index, row)
        check_columns(where, SHAPES[like], row)
        check_words(where, row)
        (check_event if like == "event" else check_agenda)(where, row)
        cards += [row] * number_of(row, "copies", 1)
    check_deck(tables, table, size)
    return cards


def check_words(where: str, row: Row) -> None:
    """ContentError for the first word on a card that cannot be carried out."""
    if "bend" in row:
        bend_of(f"{where} bend", inner(row, "bend"))
    if "ear" in row:
        ear_of(f"{where} ear", inner(row, "ear"))
    words_of_card(where, row)


def name_numbers(cards: list[Row], name: str, numbers: dict[str, int], usual: str) -> vec[i64]:
    """The numbers of a column of names."""
    return column(numbers[str(row.get(name, usual))] for row in cards)


def plain_numbers(cards: list[Row], name: str, usual: int = 0) -> vec[i64]:
    """A column of numbers, or of true and false as 1 and 0."""
    return column(int(number_of(row, name, usual)) for row in cards)


def load_cards(content: Content, tables: Tables) -> None:
    """The columns of both decks; ContentError says in one sentence what is wrong with a row."""
    events = checked(tables, "event", "event", int(EVENTS))
    agendas = checked(tables, "agenda", "agenda", int(AGENDAS))
    content.events = column(range(len(events)))
    content.event_colour = column(COLOURS.get(str(row.get("colour")), NONE) for row in events + agendas)
    load_agendas(content, agendas)
    load_both(content, events + agendas)


def load_agendas(content: Content, agendas: list[Row]) -> None:
    """The columns of the Agendas alone."""
    content.agenda_kind = name_numbers(agendas, "kind", KINDS, "")
    content.agenda_vote = name_numbers(agendas, "vote", VOTES, "")


def load_both(content: Content, cards: list[Row]) -> None:
    """The columns that Events and Agendas share."""
    content.card_target = column(TARGETS[str(row["target"])][0] for row in cards)
    content.card_lies = name_numbers(cards, "lies", LIES, "none")
    content.card_ends = name_numbers(cards, "ends", ENDS, "never")
    content.card_faith = plain_numbers(cards, "faith")
    content.card_refusable = plain_numbers(cards, "refusable", 1)
    content.card_demand = plain_numbers(cards, "demand")
    content.card_concession = plain_numbers(cards, "concession")
    content.card_maintained = plain_numbers(cards, "maintained")
    content.words = column(number for row in cards for number in words_of_card("", row))
    content.bends = column(number for row in cards for number in bend_of_card(row))
    content.ears = column(number for row in cards for number in ear_of_card(row))
    sort_cards(content)


def sort_cards(content: Content) -> None:
    """The lists of cards that bend a measure and of those that listen to a moment."""
    content.benders, content.first_bender = by_first(content.bends, int(BEND_WIDTH), int(MEASURES))
    content.listeners, content.first_listener = by_first(content.ears, int(EAR_WIDTH), int(MOMENTS))


def by_first(numbers: vec[i64], width: int, kinds: int) -> tuple[vec[i64], vec[i64]]:
    """The cards sorted by the first of their numbers, without those of NONE; and where each kind begins and all end."""
    firsts = list(numbers)[::width]
    order = [card for kind in range(kinds) for card, first in enumerate(firsts) if first == kind]
    begins = [sum(0 <= first < kind for first in firsts) for kind in range(kinds + 1)]
    return column(order), column(begins)


def bend_of_card(row: Row) -> list[int]:
    """The numbers of the bend of a checked card."""
    return bend_of("", inner(row, "bend")) if "bend" in row else [-1] * int(BEND_WIDTH)


def ear_of_card(row: Row) -> list[int]:
    """The numbers of the ear of a checked card."""
    return ear_of("", inner(row, "ear")) if "ear" in row else [-1, -1]
