"""The content that For Glory plays with: the base game's, with its own cards beside them or in their place."""

from typing import Final

from wk_env.content.shapes import SWITCH, TEXT, Kind, Number, Shape, Word
from wk_env.content.tables import Row, Tables, number_of, text_of
from wk_env.games.warrior_knights.content.card_checks import inner
from wk_env.games.warrior_knights.content.checks import demand
from wk_env.games.warrior_knights.content.columns import behind, column, lay_own, load_fate
from wk_env.games.warrior_knights.content.decks import (
    check_columns,
    check_words,
    checked,
    load_agendas,
    load_both,
)
from wk_env.games.warrior_knights.content.effects_schema import COLOURS
from wk_env.games.warrior_knights.content.tables import LAYOUT
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import columns as at
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    AGENDAS,
    ASSEMBLE_TROOPS,
    EVENTS,
    IN_DECK,
    IN_SUPPLY,
    MUSTER_TROOPS,
    NONE,
    RESEARCH,
    UNCERTAIN_TIMES,
    UPGRADE_DEFENSES,
)

NEUTRALS_A_STACK: Final = 3
AGENDA_PLACES: Final = 4
MORE_EVENTS: Final = 20
MORE_AGENDAS: Final = 25
USES: Final = ("standing", "battle", "march", "voyage")
SIDES: Final = ("both", "attacker", "defender")
RANKS: Final = ("leader", "herald")
FATES: Final = 48
SIEGE_ENGINE: Final = "Siege Engine"  # by this name an optional rule knows it
BARONS_KEYS: Final = ("forced_march", "enrich_mind")
NEUTRALS_KEYS: Final = (
    *("research", "a_pressing_agenda", "assemble_troops", "upgrade_defenses", "muster_forces", "uncertain_times"),
)
# The kinds of Neutral cards: three take the places of old ones, the others come behind; their cards in that order.
IN_PLACE_OF: Final = {
    "upgrade_defenses": int(UPGRADE_DEFENSES),
    "muster_forces": int(MUSTER_TROOPS),
    "uncertain_times": int(UNCERTAIN_TIMES),
}
MORE_NEUTRALS: Final = (int(RESEARCH), int(RESEARCH), int(A_PRESSING_AGENDA), int(ASSEMBLE_TROOPS))
WORDS: Final[dict[str, Kind]] = {"name": TEXT, "text": TEXT}
SHAPES: Final[dict[str, Shape]] = {
    "advancement": {
        **WORDS,
        "cost": Number(1, 9),
        "copies": Number(1, 9),
        "use": Word(USES),
        "exhausts": SWITCH,
        "side?": Word(SIDES),
        "needs_noble?": SWITCH,
    },
    "captain": {
        **WORDS,
        "nationality": TEXT,
        "rank": Word(RANKS),
        "strength": Number(50, 200, 50),
        "wage": Number(0, 20),
    },
}


def load_glory(content: Content, tables: Tables) -> None:
    """Make columns of the base game those of For Glory; ContentError for the first thing in its tables that is wrong.

    Rules: CG-003, CG-005, CG-006, CG-007, CG-008, CG-011, CG-012, CG-022
    """
    check_fate(tables)
    load_fate(content, tables, tables["glory_fate"])
    load_decks(content, tables)
    load_actions(content, tables)
    load_troops(content, tables)
    load_towns(content, tables)
    load_uses(content, tables)


# ---- the Fate deck and the Action cards


def check_fate(tables: Tables) -> None:
    """Every Noble and every city stands on two of 48 cards, every nationality on eight.

    Rules: CG-003, CG-011
    """
    cards = tables["glory_fate"]
    demand(len(cards) == FATES, f"glory_fate.toml: there are {len(cards)} rows of 'glory_fate'; it takes {FATES}")
    nobles = [(card["baron"], card["symbol"]) for card in cards]
    nations = [text_of(row, "name") for row in tables["nationality"]]
    for index, card in enumerate(cards):
        where = LAYOUT.row_name("glory_fate", index, card)
        demand(card["id"] == index, f"{where}: id is {card['id']}; ids run from 0 in the order of the rows")
        demand(nobles.count(nobles[index]) == 2, f"{where}: its Noble stands on two cards in a right deck, no more")
        cities = [other["city"] for other in cards].count(card["city"])
        demand(cities == 2, f"{where}: city {card['city']} stands on {cities} cards; it takes 2")
        known = card["nationality"] in nations
        demand(known, f"{where}: nationality is {card['nationality']!r}; it takes one of {', '.join(nations)}")


def load_actions(content: Content, tables: Tables) -> None:
    """Three cards more for each Baron; seven Neutral ones, three of them in the place of old ones.

    Rules: CG-006, CG-007, CG-020, CG-078
    """
    rows = tables["glory_action"]
    keys = [text_of(row, "key") for row in rows]
    wanted = [*BARONS_KEYS, *NEUTRALS_KEYS]
    demand(keys == wanted, f"glory_actions.toml: the keys are {', '.join(keys)}; it takes {', '.join(wanted)}")
    copies = [number_of(row, "copies") for row in rows]
    right = copies == [1, 2, 2, 1, 1, 1, 1, 1]
    demand(right, "glory_actions.toml: it takes 1 Forced March, 2 Enrich Mind, 2 Research and 1 of each other")
    counts = [list(content.own_kind).count(kind) for kind in range(len(content.own_first) - 1)]
    lay_own(content, [*counts, *copies[: len(BARONS_KEYS)]])
    content.neutral_kind = behind(content.neutral_kind, MORE_NEUTRALS)
    content.neutrals_a_stack, content.agenda_places = NEUTRALS_A_STACK, AGENDA_PLACES


# ---- Events, Agendas, Advancements, and what captains give


def cards_of(tables: Tables, table: str) -> list[Row]:
    """The Advancements or captains as cards that lie on a Baron or a Noble: a row a copy, all of them checked."""
    found: list[Row] = []
    for index, row in enumerate(tables[table]):
        where = LAYOUT.row_name(table, index, row)
        check_columns(where, SHAPES[table], {name: row[name] for name in row if "provenance" not in name})
        check_words(where, row)
        works = sum(name in row for name in ("bend", "ear"))
        demand(works == 1, f"{where}: it takes a bend or an ear, exactly one of the two; there are {works}")
        card = {**row, "target": "none", "lies": "baron" if table == "advancement" else "noble"}
        found += [card] * number_of(row, "copies", 1)
    return found


def load_decks(content: Content, tables: Tables) -> None:
    """All cards behind those of the base game, in the order of their numbers.

    Rules: CG-005, CG-012, CG-022
    """
    events = checked(tables, "event", "event", int(EVENTS))
    agendas = checked(tables, "agenda", "agenda", int(AGENDAS))
    more_agendas = checked(tables, "glory_agenda", "agenda", MORE_AGENDAS)
    more_events = checked(tables, "glory_event", "event", MORE_EVENTS)
    advancements, captains = advancements_of(tables), captains_of(tables)
    load_agendas(content, agendas + more_agendas)
    cards = [*events, *agendas, *more_agendas, *more_events, *advancements, *captains]
    assert len(cards) == at.END_OF_CARDS
    content.event_colour = column(COLOURS.get(str(row.get("colour")), NONE) for row in cards)
    content.events = column(card for card, colour in enumerate(content.event_colour) if colour != NONE)
    load_both(content, cards)


def advancements_of(tables: Tables) -> list[Row]:
    """The Advancements, a row a card."""
    found = cards_of(tables, "advancement")
    counted = f"advancements.toml: there are {len(found)} cards, copies counted; it takes {at.ADVANCEMENTS}"
    demand(len(found) == at.ADVANCEMENTS, counted)
    names = [row["name"] for row in tables["advancement"]]
    for index, row in enumerate(tables["advancement"]):
        where = LAYOUT.row_name("advancement", index, row)
        demand(names.count(row["name"]) == 1, f"{where}: two rows bear this name; count them with 'copies'")
        fits = row["use"] != "standing" or row["exhausts"] is False
        demand(fits, f"{where}: exhausts is true, but what stands is never used up; take false")
        fits = row["use"] not in {"march", "voyage"} or row["exhausts"] is True
        demand(fits, f"{where}: exhausts is false; a {row['use']} is one of several in a round, so take true")
        demand(row["use"] not in {"battle", "march"} or "add" in inner(row, "bend"), f"{where}: its bend must add")
        fits = row["use"] == "battle" or not {"side", "needs_noble"} & set(row)
        demand(fits, f"{where}: side and needs_noble are for use = 'battle'")
    return found


def captains_of(tables: Tables) -> list[Row]:
    """The Leaders and Heralds in the order of their kinds: by nationality, the Leader first.

    Rules: CG-008
    """
    rows, nations = tables["captain"], [text_of(row, "name") for row in tables["nationality"]]
    wanted = [(nation, rank) for nation in nations for rank in RANKS]
    found = {(text_of(row, "nationality"), text_of(row, "rank")): row for row in cards_of(tables, "captain")}
    right = len(rows) == len(wanted) and set(found) == set(wanted)
    demand(right, "captains.toml: it takes one leader and one herald of each nationality")
    return [found[pair] for pair in wanted]


def load_uses(content: Content, tables: Tables) -> None:
    """What Advancements cost, and when each is used.

    Rules: CG-052, CG-054, CG-058, CG-059, CG-064, VR-037
    """
    cards = [(title, row) for title, row in enumerate(tables["advancement"]) for _ in range(number_of(row, "copies"))]
    annex = list(content.annex)
    for number, (title, row) in enumerate(cards):
        annex[at.COST + number] = number_of(row, "cost")
        annex[at.TITLE + number] = title
        annex[at.USE + number] = USES.index(text_of(row, "use"))
        annex[at.EXHAUSTS + number] = int(row["exhausts"] is True)
        annex[at.SIDE + number] = SIDES.index(str(row.get("side", "both")))
        annex[at.NEEDS_NOBLE + number] = int(row.get("needs_noble") is True)
        if row["name"] == SIEGE_ENGINE:
            annex[at.SIEGE_ENGINE] = title + 1
    content.annex = column(annex)


# ---- troops


def load_troops(content: Content, tables: Tables) -> None:
    """Leaders and Heralds go into the Mercenary deck; the Levies lie beside it.

    Rules: CG-008, CG-021, CG-022, CG-024, CG-038, CG-039, CG-042, CG-043
    """
    captains, levies = captains_of(tables), tables["levy"]
    right = [number_of(row, "city") for row in levies] == list(range(int(at.LEVIES)))
    demand(right, "towns.toml: the Levies take one row a Kingdom city, in the order of the cities")
    rows, none = [*captains, *levies], [int(NONE)] * len(levies)
    content.troop_strength = behind(content.troop_strength, [number_of(row, "strength") for row in rows])
    content.troop_wage = behind(content.troop_wage, [number_of(row, "wage") for row in rows])
    kinds = [*range(at.CAPTAIN_KIND, at.CAPTAIN_KIND + at.CAPTAINS), *range(at.LEVY_KIND, at.LEVY_KIND + at.LEVIES)]
    content.troop_kind = behind(content.troop_kind, kinds)
    ranks = [(captain // len(RANKS), captain % len(RANKS)) for captain in range(len(captains))]
    content.troop_nation = behind(content.troop_nation, [*(nation for nation, _ in ranks), *none])
    content.troop_rank = behind(content.troop_rank, [*(rank for _, rank in ranks), *none])
    content.troop_card = behind(content.troop_card, [*range(at.FIRST_ABILITY, at.END_OF_CARDS), *none])
    content.captains = column(range(at.FIRST_CAPTAIN, at.FIRST_CAPTAIN + at.CAPTAINS))
    content.for_hire = behind(content.for_hire, content.captains)
    leaves = [*[int(IN_DECK)] * len(captains), *[int(IN_SUPPLY)] * len(levies)]
    content.troop_leaves = behind(content.troop_leaves, leaves)
    assert len(content.troop_kind) == at.END_OF_TROOPS


def load_towns(content: Content, tables: Tables) -> None:
    """What a Garrison is, and which city each Levy names.

    Rules: CG-010, CG-029, CG-032, CG-033, CG-039, CG-085
    """
    rows = tables["garrison"]
    demand(len(rows) == 1, f"towns.toml: there are {len(rows)} rows of 'garrison'; it takes 1, since all are alike")
    annex = list(content.annex)
    for place, name in enumerate(("strength", "wage", "price", "copies")):
        annex[at.GARRISON_STRENGTH + place] = number_of(rows[0], name)
    for number, row in enumerate(tables["levy"]):
        annex[at.LEVY_CITY + number] = number_of(row, "city")
    content.annex = column(annex)
