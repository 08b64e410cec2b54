"""What everything is called and where it is drawn: for words and pictures, never for rules."""

from dataclasses import dataclass

from wk_env.content.shapes import LONGEST_TEXT
from wk_env.content.tables import ContentError, Row, Tables, number_of, quote, text_of
from wk_env.games.warrior_knights.content.checks import Border, borders_of
from wk_env.games.warrior_knights.content.tables import LAYOUT


@dataclass(frozen=True, eq=False)
class Names:
    """The names of things by their numbers, and the places of areas in a drawing."""

    areas: list[str]
    cities: list[str]
    barons: list[str]  # by colour, as the next three
    families: list[str]
    colours: list[str]
    letters: list[str]
    nobles: list[str]  # by colour * 4 + symbol
    nations: list[str]
    actions: list[str]  # by kind, of a Baron's
    action_texts: list[str]  # what each does, and where it goes
    neutrals: list[str]  # by kind, of the Neutral ones
    neutral_texts: list[str]
    cards: list[str]  # Events (from 0), Agendas (from 36) and those of expansions
    card_texts: list[str]
    agendas: list[str]  # from 0
    questions: list[str]  # by card: what an Agenda asks of the Assembly; empty for others
    levies: list[str]  # by Kingdom city
    marked: frozenset[int]  # the cards that bear the mark of an expansion, which means nothing in play
    missions: list[str]
    mission_texts: list[str]
    places: list[tuple[int, int]]  # row and column of each area
    mountains: frozenset[Border]
    rivers: frozenset[Border]
    bridges: frozenset[Border]

    def card(self, card: int) -> str:
        """The name of an Event, an Agenda or a card of an expansion."""
        return self.cards[card]

    def card_text(self, card: int) -> str:
        """Its text."""
        return self.card_texts[card]


def told(table: str, rows: list[Row], name: str, usual: str | None = None) -> list[str]:
    """A text of each card, once for each copy; ContentError where there is none."""
    found: list[str] = []
    for index, row in enumerate(rows):
        value = row.get(name, usual)
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= LONGEST_TEXT:
            fault = f"{name} is missing" if value is None else f"{name} is {quote(value)}"
            takes = f"it takes a text of one line, 1 to {LONGEST_TEXT} characters"
            raise ContentError(f"{LAYOUT.row_name(table, index, row)}: {fault}; {takes}")
        found += [value] * number_of(row, "copies", 1)
    return found


def told_of_action(row: Row) -> str:
    """What an Action card does, and where it goes."""
    return f"{row.get('text', '')} {row.get('goes_text', '')}".strip()


def column(tables: Tables, table: str, name: str) -> list[str]:
    """A text of each row of a checked table."""
    return [text_of(row, name) for row in tables[table]]


def names_of(tables: Tables) -> Names:
    """The names in checked tables."""
    events, agendas = tables["event"], tables["agenda"]
    own, neutral = ([row for row in tables["action"] if row["owner"] == whose] for whose in ("baron", "neutral"))
    return Names(
        areas=column(tables, "area", "name"),
        cities=column(tables, "city", "name"),
        barons=column(tables, "baron", "name"),
        families=column(tables, "baron", "family"),
        colours=column(tables, "baron", "colour"),
        letters=column(tables, "baron", "letter"),
        nobles=column(tables, "noble", "name"),
        nations=column(tables, "nationality", "name"),
        actions=[text_of(row, "name") for row in own],
        action_texts=[told_of_action(row) for row in own],
        neutrals=[text_of(row, "name") for row in neutral],
        neutral_texts=[told_of_action(row) for row in neutral],
        cards=told("event", events, "name") + told("agenda", agendas, "name"),
        card_texts=told("event", events, "text") + told("agenda", agendas, "text"),
        agendas=told("agenda", agendas, "name"),
        questions=[*[""] * len(told("event", events, "name")), *told("agenda", agendas, "question", "What shall be?")],
        levies=[],
        marked=frozenset(),
        missions=column(tables, "mission", "name"),
        mission_texts=column(tables, "mission", "text"),
        places=[(number_of(row, "row"), number_of(row, "column")) for row in tables["area"]],
        mountains=frozenset(borders_of(tables, "mountain")),
        rivers=frozenset(borders_of(tables, "river")),
        bridges=frozenset(borders_of(tables, "bridge")),
    )
