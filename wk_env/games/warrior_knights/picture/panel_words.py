"""What stands beside the board, in words: one text for each thing, so that a page can set it as it likes."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words.crown import say_beside
from wk_env.games.warrior_knights.picture.panel import special_cards
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_CURRENT,
    NONE,
    ON_OFFER,
    OUT_OF_GAME,
)
from wk_env.games.warrior_knights.rules.queries import cities_of
from wk_env.games.warrior_knights.words.cards import cards_in_force, say_agenda, say_in_force
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import has_points, say_pool
from wk_env.games.warrior_knights.words.phases import say_phase
from wk_env.games.warrior_knights.words.position import Viewer, offices_of, say_marker, say_voyages
from wk_env.games.warrior_knights.words.questions import SEALED, is_sealed, say_what
from wk_env.games.warrior_knights.words.things import SPECIAL_AREAS, Speech
from wk_env.kernel.english import counted, listed

# What stands beside the board, and the numbers of a Baron.
FACTS: Final = ("The table", "Expeditions", "Mercenary Track", "On offer", "Agendas", "In force")
BARON_FACTS: Final = ("Crowns", "Faith", "Votes", "Influence", "Cities")
MARK: Final = "\t"  # between the facts of a Baron and between the lines of a fact


def facts_of(speech: Speech, viewer: Viewer) -> Iterator[str]:
    """Every fact of a position, as a viewer may know it."""
    table, decision, sight = speech.table, speech.game.decision, Sight(speech, viewer)
    yield say_phase(speech)
    yield str(decision.seat) if decision.count else ""
    yield question(speech, viewer) if decision.count else ""
    yield MARK.join(pool(sight))
    yield MARK.join(say_voyages(speech))
    yield ", ".join(track(speech))
    yield listed(speech.troop(troop) for troop, at in enumerate(table.troop_at) if at == ON_OFFER)
    yield MARK.join(say_agenda(speech, card) for card in table.current if card != NONE)
    yield MARK.join(in_force(speech))
    for seat in range(table.seats):
        yield MARK.join(baron(sight, seat))


def pool(sight: Sight) -> Iterator[str]:
    """What belongs to nobody, in three short texts; what ends the game with a King, and Missions."""
    table = sight.table
    stacks = ", ".join(str(left) for left in table.stack_left)
    special = ", ".join(f"{name} {special_cards(sight, place)}" for place, name in SPECIAL_AREAS.items())
    yield say_pool(table) if has_points(table) else f"Influence in the pool: {table.pool}"
    yield f"Action cards face down: {stacks}"
    yield f"Cards towards {special} of {2 * table.headcount}"
    yield from say_beside(sight.speech, sight.viewer)


def question(speech: Speech, viewer: Viewer) -> str:
    """Who is asked what; of a secret question only what everybody sees."""
    decision = speech.game.decision
    who = speech.baron(decision.seat)
    return (
        f"{who} {SEALED[int(decision.ask)]}." if is_sealed(speech, viewer) else f"{who}: {say_what(speech.to(viewer))}"
    )


def track(speech: Speech) -> Iterator[str]:
    """The spots of the Mercenary Track: the fee and whose marker lies there."""
    table = speech.table
    for spot, seat in enumerate(table.track):
        yield f"{table.content.track_fee[spot]}: {'free' if seat == NONE else say_marker(speech, int(seat))}"


def in_force(speech: Speech) -> Iterator[str]:
    """Laws, charges, offices and Events in force, and the Event just drawn."""
    places = speech.table.card_place
    yield from (say_in_force(speech, card) for card in cards_in_force(speech.table))
    drawn = (card for card in speech.table.content.events if places[card] == CARD_CURRENT)
    yield from (f"Drawn: {say_in_force(speech, card)}" for card in drawn)


def baron(sight: Sight, seat: int) -> Iterator[str]:
    """What a Baron has, then his offices and his pieces off the board."""
    speech, table = sight.speech, sight.table
    numbers = (table.crowns[seat], table.faith[seat], table.votes[seat], table.influence[seat], cities_of(table, seat))
    yield from map(str, numbers)
    yield " · ".join([*offices_of(speech, seat), *away(sight, seat)])


def away(sight: Sight, seat: int) -> Iterator[str]:
    """How many pieces of a Baron are not on the board."""
    nobles = sight.nobles_away(seat)
    dead = sum(sight.table.noble_at[noble] == OUT_OF_GAME for noble in nobles)
    if dead:
        yield f"{counted(dead, 'Noble')} dead for good"
    if len(nobles) > dead:
        yield f"{counted(len(nobles) - dead, 'Noble')} off the board"
    if sight.table.stronghold_at[seat] < 0:
        yield "stronghold off the board"
