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
    actions: list[str]  # the six of a Baron, then the five Neutral ones
    action_texts: list[str]  # what each does, and where it goes
    events: list[str]
    event_texts: list[str]
    agendas: list[str]
    agenda_texts: list[str]
    questions: list[str]  # what each Agenda asks of the Assembly
    missions: list[str]
    mission_texts: list[str]
    places: list[tuple[int, int]]  # row and column of each area
    mountains: frozenset[Border]
    rivers: frozenset[Border]
    bridges: frozenset[Border]

    def card(self, card: int) -> str:
        """The name of an Event (0 to 35) or Agenda (36 to 79)."""
        return self.events[card] if card < len(self.events) else self.agendas[card - len(self.events)]

    def card_text(self, card: int) -> str:
        """The text of an Event (0 to 35) or Agenda (36 to 79)."""
        return self.event_texts[card] if card < len(self.events) else self.agenda_texts[card - len(self.events)]


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


def column(tables: Tables, table: str, name: str) -> list[str]:
    """A text of each row of a checked table."""
    return [text_of(row, name) for row in tables[table]]


def names_of(tables: Tables) -> Names:
    """The names in checked tables."""
    events, agendas = tables["event"], tables["agenda"]
    return Names(
        areas=column(tables, "area", "name"),
        cities=column(tables, "city", "name"),
        barons=column(tables, "baron", "name"),
        families=column(tables, "baron", "family"),
        colours=column(tables, "baron", "colour"),
        letters=column(tables, "baron", "letter"),
        nobles=column(tables, "noble", "name"),
        nations=column(tables, "nationality", "name"),
        actions=column(tables, "action", "name"),
        action_texts=[f"{row.get('text', '')} {row.get('goes_text', '')}".strip() for row in tables["action"]],
        events=told("event", events, "name"),
        event_texts=told("event", events, "text"),
        agendas=told("agenda", agendas, "name"),
        agenda_texts=told("agenda", agendas, "text"),
        questions=told("agenda", agendas, "question", "What shall be?"),
        missions=column(tables, "mission", "name"),
        mission_texts=column(tables, "mission", "text"),
        places=[(number_of(row, "row"), number_of(row, "column")) for row in tables["area"]],
        mountains=frozenset(borders_of(tables, "mountain")),
        rivers=frozenset(borders_of(tables, "river")),
        bridges=frozenset(borders_of(tables, "bridge")),
    )
