"""What is true of every table on which For Glory is played; on others these laws have nothing to say."""

from collections import Counter
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import columns as at
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_AT_HAND,
    CARD_CURRENT,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    CITIES,
    FIRST_GROUP,
    KINGDOM_CITIES,
    NOBLES,
    OUT,
)
from wk_env.games.warrior_knights.rules.queries import has_noble_in
from wk_env.games.warrior_knights.rules.state import Table

MOST_OWNED: Final = 3
ROW: Final = 3
OWNED: Final = frozenset({int(at.CARD_READY), int(at.CARD_EXHAUSTED), int(CARD_IN_FORCE)})


def is_played(table: Table) -> bool:
    """Whether the table has the cards of For Glory."""
    return len(table.card_place) == at.END_OF_CARDS


def advancements(table: Table) -> list[int]:
    """The Advancements, if there are any."""
    return list(range(at.FIRST_ADVANCEMENT, at.FIRST_ADVANCEMENT + at.ADVANCEMENTS)) if is_played(table) else []


def advancements_are_conserved(table: Table) -> list[str]:
    """The deck is what lies in it, at most three lie in the row, and each other one has an owner (CG-012, CG-053)."""
    cards = advancements(table)
    if not cards:
        return []
    count = int(table.annex[at.DECK_COUNT])
    deck = sorted(at.FIRST_ADVANCEMENT + int(table.annex[at.DECK + place]) for place in range(count))
    wrong = [] if deck == [card for card in cards if table.card_place[card] == CARD_IN_DECK] else ["Advancement deck"]
    if not 0 <= table.annex[at.DECK_KNOWN] <= count:
        wrong.append("more Advancements are known than lie in the deck")
    return wrong + [fault for card in cards for fault in place_of(table, card)]


def place_of(table: Table, card: int) -> list[str]:
    """What is wrong with where an Advancement lies."""
    at_place = int(table.card_place[card])
    if at_place not in {CARD_IN_DECK, CARD_CURRENT, CARD_AT_HAND, *OWNED}:
        return [f"Advancement {card} lies at {at_place}"]
    is_lost = at_place in OWNED and not 0 <= table.card_on[card] < table.seats
    return [f"Advancement {card} has no owner"] if is_lost else []


def the_row_has_room(table: Table) -> list[str]:
    """At most three Advancements lie in the row (CG-012, CG-053)."""
    row = [card for card in advancements(table) if table.card_place[card] == CARD_CURRENT]
    return [f"{len(row)} Advancements lie in the row"] if len(row) > ROW else []


def nobody_owns_too_many(table: Table) -> list[str]:
    """Three Advancements at most, none twice (CG-054, CG-055)."""
    owned = [card for card in advancements(table) if table.card_place[card] in OWNED]
    counts = Counter(int(table.card_on[card]) for card in owned)
    titles = Counter(
        (int(table.card_on[card]), table.content.annex[at.TITLE + card - at.FIRST_ADVANCEMENT]) for card in owned
    )
    wrong = [f"seat {seat} owns {count} Advancements" for seat, count in counts.items() if count > MOST_OWNED]
    return wrong + [
        f"seat {seat} owns Advancement {title} twice" for (seat, title), count in titles.items() if count > 1
    ]


def tokens_lie_on_owned_cities(table: Table) -> list[str]:
    """Tokens are in cities that somebody controls, no riot beside a Noble of his or a Garrison (CG-035, CG-096)."""
    if not is_played(table):
        return []
    garrisons, riots = int(table.annex[at.GARRISONED]), int(table.annex[at.RIOTS])
    wrong = ["more Garrisons than there are"] if garrisons.bit_count() > table.content.annex[at.GARRISONS] else []
    for city in range(CITIES):
        here = 1 << city
        owner = table.city_owner[city]
        if (garrisons | riots) & here and owner < 0:
            wrong.append(f"a token lies on city {city} of nobody")
        elif riots & here and (garrisons & here or has_noble_in(table, owner, table.content.city_area[city])):
            wrong.append(f"city {city} riots before a Noble or a Garrison")
    return wrong


def captains_lend_their_abilities(table: Table) -> list[str]:
    """An ability is in force on the Baron's Noble with whom its captain is, and nowhere else (CG-022, VR-077)."""
    if not is_played(table):
        return []
    wrong = []
    for captain in range(at.CAPTAINS):
        army, card = int(table.troop_at[at.FIRST_CAPTAIN + captain]), at.FIRST_ABILITY + captain
        lent = (table.card_place[card], table.card_on[card]) if table.card_place[card] == CARD_IN_FORCE else None
        due = (CARD_IN_FORCE, army) if 0 <= army < min(FIRST_GROUP, 4 * table.seats) else None
        if lent != due:
            wrong.append(f"captain {captain} is with {army}, his ability at {lent}")
    return wrong


def no_noble_has_two_of_a_rank(table: Table) -> list[str]:
    """At most one Leader and one Herald, but for an invader's (CG-024, VR-077)."""
    if not is_played(table):
        return []
    found = Counter((int(table.troop_at[at.FIRST_CAPTAIN + captain]), captain % 2) for captain in range(at.CAPTAINS))
    return [
        f"Noble {army} has {count} of rank {rank}"
        for (army, rank), count in found.items()
        if 0 <= army < min(NOBLES, 4 * table.seats) and count > 1
    ]


def levies_are_at_home_or_with_somebody(table: Table) -> list[str]:
    """A Levy lies in the supply or with an army, or left the game with its razed city (CG-018, CG-047)."""
    if not is_played(table):
        return []
    places = {levy: int(table.troop_at[at.FIRST_LEVY + levy]) for levy in range(KINGDOM_CITIES)}
    return [f"Levy {levy} lies at {place}" for levy, place in places.items() if place < 0 and place not in {-1, OUT}]


ALWAYS: Final = (
    advancements_are_conserved,
    the_row_has_room,
    captains_lend_their_abilities,
    levies_are_at_home_or_with_somebody,
)
WHEN_QUIET: Final = (nobody_owns_too_many, tokens_lie_on_owned_cities, no_noble_has_two_of_a_rank)
