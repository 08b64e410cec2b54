"""What happened between two positions, for those who were not there: cities, sieges, offices, laws, Events, fleets."""

from collections.abc import Iterator
from typing import Final

from wk_env.warrior_knights.facts import cities_of
from wk_env.warrior_knights.state import Table
from wk_env.warrior_knights.words import (
    CARD_DISCARDED,
    CARD_IN_FORCE,
    CITIES,
    EVENTS,
    HOLDS,
    MOST_SEATS,
    NEUTRAL,
    NOBLES,
    OFF_BOARD,
    OUT_OF_GAME,
    RAZED,
    VOYAGES,
)
from wk_env.words.cards import say_in_force
from wk_env.words.things import VOYAGES as VOYAGE_NAMES
from wk_env.words.things import Speech, counted, listed

BANS: Final = ("no longer banned from", "banned from")


def tell_cities(old: Table, speech: Speech) -> Iterator[str]:
    """Cities that changed hands."""
    new = speech.table
    for city in range(CITIES):
        before, after = old.city_owner[city], new.city_owner[city]
        if before == after:
            continue
        if after == RAZED:
            yield f"{speech.city(city)} is razed"
        elif after == NEUTRAL:
            yield f"{speech.baron(before)} loses {speech.city(city)}"
        else:
            yield f"{speech.baron(after)} gains {speech.city(city)}" + (
                f" from {speech.baron(before)}" if before >= 0 else ""
            )


def tell_sieges(old: Table, speech: Speech) -> Iterator[str]:
    """Sieges that began, strongholds that fell or rose again."""
    new = speech.table
    for row in range(HOLDS * MOST_SEATS):
        if old.siege_since[row] == 0 and new.siege_since[row] > 0:
            yield f"{speech.baron(row % MOST_SEATS)} lays siege to {speech.hold(row // MOST_SEATS)}"
    for seat in range(new.seats):
        before, after = old.stronghold_at[seat], new.stronghold_at[seat]
        if before != after and after == OFF_BOARD:
            yield f"the stronghold of {speech.baron(seat)} falls"
        elif before != after:
            yield f"the stronghold of {speech.baron(seat)} stands in {speech.area(after)}"


def tell_people(old: Table, speech: Speech) -> Iterator[str]:
    """Offices of the realm, bans, and Nobles who died for good."""
    new = speech.table
    if old.round == 0:
        return
    if old.chairman != new.chairman:
        yield f"{speech.baron(new.chairman)} becomes Chairman of the Assembly"
    if old.head != new.head:
        yield f"{speech.baron(new.head)} becomes Head of the Church"
    for seat in range(new.seats):
        if old.banned[seat] != new.banned[seat]:
            yield f"{speech.baron(seat)} is {BANS[new.banned[seat]]} the Assembly"
    for noble in range(NOBLES):
        if old.noble_at[noble] != new.noble_at[noble] == OUT_OF_GAME:
            yield f"{speech.noble(noble)} dies without an heir"


def tell_cards(old: Table, speech: Speech) -> Iterator[str]:
    """Events that came up, and cards that are in force from now on."""
    new = speech.table
    for card in range(len(new.card_place)):
        before, after = old.card_place[card], new.card_place[card]
        if before == after:
            continue
        if after == CARD_IN_FORCE:
            yield f"in force from now on: {say_in_force(speech, card)}"
        elif before == CARD_IN_FORCE:
            yield f"{speech.names.card(card)} is no longer in force"
        elif card < EVENTS and after == CARD_DISCARDED:
            yield f"Event: {speech.names.card(card)}"


def tell_voyages(old: Table, speech: Speech) -> Iterator[str]:
    """Expeditions that set out or came to an end."""
    new = speech.table
    for voyage in range(VOYAGES):
        if old.voyage_spot[voyage] == 0 < new.voyage_spot[voyage]:
            yield f"an expedition to {VOYAGE_NAMES[voyage]} sets out"
        elif old.voyage_spot[voyage] > 0 == new.voyage_spot[voyage]:
            yield f"the expedition to {VOYAGE_NAMES[voyage]} is over"


def tell(old: Table, speech: Speech) -> list[str]:
    """Everything worth telling that happened since an older position."""
    told = (tell_cities, tell_sieges, tell_people, tell_cards, tell_voyages)
    return [line for chapter in told for line in chapter(old, speech)]


def say_standing(speech: Speech) -> str:
    """How the Barons stand, in one line."""
    table = speech.table
    parts = (
        f"{speech.baron(seat)} {table.influence[seat]} with {counted(cities_of(table, seat), 'city', 'cities')}"
        for seat in range(table.seats)
    )
    return f"Influence: {listed(parts)}; {table.pool} left in the pool"
