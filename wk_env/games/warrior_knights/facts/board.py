"""Writes down the board: Nobles, cities and strongholds with their armies, and the map."""

from collections.abc import Iterator
from functools import lru_cache

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import is_garrisoned
from wk_env.games.warrior_knights.facts.known import Known, seat_or_none, troops_of_kind
from wk_env.games.warrior_knights.facts.pieces import Area, City, Noble, Stronghold, Troops
from wk_env.games.warrior_knights.knowledge.sight import may_see_troops
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.numbers import (
    ARMIES,
    BIT,
    CITIES,
    FIRST_GARRISON,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    KINGDOM_CITIES,
    MOST_SEATS,
    NONE,
    ON_OFFER,
    OUT_OF_GAME,
    PORT,
    RAZED,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.limited_heirs import has_limits
from wk_env.games.warrior_knights.rules.optional.siege_tokens import spares, tokens_on
from wk_env.games.warrior_knights.rules.optional.won_cities import is_won_over
from wk_env.games.warrior_knights.rules.queries import (
    baron_of_army,
    printed_strength,
    sides_of,
    strength_of,
    strength_of_hold,
    troops_of,
)
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.games.warrior_knights.words.things import SYMBOL_NAMES


class Armies:
    """The troop cards by the army or garrison that they lie with, as far as the seat sees them, and those on offer."""

    def __init__(self, known: Known) -> None:
        table = known.table
        self.known = known
        self.of: list[list[Troops]] = [[] for _ in range(ARMIES + CITIES)]
        self.on_offer: list[Troops] = []
        kind_of = table.content.troop_kind
        kinds = {kind: troops_of_kind(known.names, table, kind) for kind in set(kind_of)}
        for troop in range(len(table.troop_at)):
            at = table.troop_at[troop]
            if at >= 0:
                self.of[at].append(kinds[kind_of[troop]])
            elif at == ON_OFFER:
                self.on_offer.append(kinds[kind_of[troop]])

    def is_seen(self, army: int) -> bool:
        """Whether the seat sees an army."""
        return may_see_troops(self.known.game, baron_of_army(army), self.known.seat)

    def troops(self, army: int) -> int | None:
        """The troops of an army; None if they are not seen."""
        return int(troops_of(self.known.table, army)) if self.is_seen(army) else None

    def cards(self, army: int) -> tuple[Troops, ...] | None:
        """The cards of an army; None if they are not seen."""
        return tuple(self.of[army]) if self.is_seen(army) else None


def nobles_of(known: Known, armies: Armies) -> dict[str, Noble]:
    """Every Noble of a Baron at the table."""
    return {known.nobles[number]: noble_of(known, armies, number) for number in known.owned}


def noble_of(known: Known, armies: Armies, number: int) -> Noble:
    """A Noble and his army."""
    table = known.table
    at, office, heirs = table.noble_at[number], table.noble_office[number], len(table.heir_at) > 0
    return Noble(
        name=known.nobles[number],
        baron=number // SYMBOLS,
        symbol=SYMBOL_NAMES[number % SYMBOLS],
        area=known.area(at),
        port=known.names.areas[at - PORT] if at >= PORT else None,
        is_dead=at == OUT_OF_GAME,
        fresh=table.noble_fresh[number] == 1,
        troops=armies.troops(number),
        casualties=int(table.casualties[number]),
        strength=int(strength_of(table, number)) if armies.is_seen(number) else None,
        cards=armies.cards(number),
        office=known.names.card(office) if office != NONE else None,
        heir_with=seat_or_none(table.heir_at[number]) if heirs else None,
        awaits_heir=heirs and table.fallen[number] == 1,
        deaths=int(table.deaths[number]) if has_limits(table) else None,
    )


def sieges_of(known: Known, hold: int) -> dict[int, int]:
    """Who besieges a city or stronghold, and since which round."""
    since = known.table.siege_since
    first = hold * MOST_SEATS
    return {seat: int(since[first + seat]) for seat in range(known.seats) if since[first + seat] > 0}


def cities_of(known: Known, armies: Armies) -> dict[str, City]:
    """Every city."""
    return {known.names.cities[number]: city_of(known, armies, number) for number in range(CITIES)}


def city_of(known: Known, armies: Armies, number: int) -> City:
    """A city, its walls and its garrison."""
    table = known.table
    owner = table.city_owner[number]
    return City(
        name=known.names.cities[number],
        area=known.names.areas[table.content.city_area[number]],
        is_overseas=number >= KINGDOM_CITIES,
        owner=seat_or_none(owner),
        is_razed=owner == RAZED,
        income=int(table.content.city_income[number]),
        printed_strength=int(printed_strength(table, number)),
        strength=int(strength_of_hold(table, number)),
        is_fortified=table.fortified[number] == 1,
        has_garrison=is_garrisoned(table, number),
        garrison=tuple(armies.of[FIRST_GARRISON + number]),
        breaches=int(table.breaches[number]),
        is_rioting=is_rioting(table, number),
        is_won_over=is_won_over(table, number),
        sieges=sieges_of(known, number),
        siege_tokens=int(tokens_on(table, number)),
        spares=spares(table, number),
    )


def strongholds_of(known: Known, armies: Armies) -> Iterator[Stronghold]:
    """The stronghold of each Baron, then the invader's."""
    table = known.table
    for seat in range(sides_of(table)):
        hold, group = FIRST_STRONGHOLD + seat, FIRST_GROUP + seat
        yield Stronghold(
            baron=seat,
            area=known.area(table.stronghold_at[seat]),
            strength=int(strength_of_hold(table, hold)),
            breaches=int(table.breaches[hold]),
            sieges=sieges_of(known, hold),
            troops=armies.troops(group),
            casualties=int(table.casualties[group]),
            cards=armies.cards(group),
            siege_tokens=int(tokens_on(table, hold)),
            spares=spares(table, hold),
        )


@lru_cache(maxsize=8)
def neighbours_in(content: Content) -> tuple[tuple[int, ...], ...]:
    """The areas one step away from each area."""
    areas = range(content.areas)
    return tuple(tuple(other for other in areas if content.steps[area] & BIT[other]) for area in areas)


def areas_of(known: Known) -> dict[str, Area]:
    """The map, as it is printed."""
    content, names = known.table.content, known.names
    found: dict[str, Area] = {}
    for number, steps in enumerate(neighbours_in(content)):
        city = content.area_city[number]
        found[names.areas[number]] = Area(
            name=names.areas[number],
            city=names.cities[city] if city != NONE else None,
            is_overseas=number >= content.kingdom_areas,
            has_port=content.area_port[number] == 1,
            neighbours=tuple(names.areas[other] for other in steps),
        )
    return found
