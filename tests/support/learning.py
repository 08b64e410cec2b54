"""Tables with Advancements: which lie in the row, who owns which, how much Knowledge there is.

game = academy(seats=3, row=(BLACK_POWDER, BOOKS, ROADS))
know(game, 0, 3)
play_enrich_mind(game, 0)
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import run
from tests.support.fates import glory_content
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import gain
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.barons_cards import EnrichMind, ForcedMarch
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    ADVANCEMENTS,
    COST,
    DECK,
    DECK_COUNT,
    FIRST_ADVANCEMENT,
    FIRST_CAPTAIN,
    KNOWLEDGE,
    SCHOLAR,
)
from wk_env.games.warrior_knights.rules.cards.neutral_actions import NeutralAction
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    CARD_CURRENT,
    CARD_IN_DECK,
    FIRST_GROUP,
    IN_DECK,
    IN_HAND,
    NEUTRAL,
    NOBLES,
    OFF_BOARD,
    OUT,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, Table, new_table
from wk_env.games.warrior_knights.rules.state import put as laid
from wk_env.kernel.core import Game
from wk_env.kernel.rng import rng_from

# The first copy of some titles of the house.
BLACK_POWDER, BLADES, COATS, HORNS, STAKES, MANTLETS = 0, 3, 6, 9, 12, 14
SIEGE_ENGINE, ROADS, RELAYS, PILOTS, PAY, BOOKS = 16, 19, 21, 24, 27, 29
ROTATION, RHETORIC, PRECEDENTS, STARS, WATCH, RANSOMS = 32, 34, 36, 38, 40, 42
SOME_ROW: Final = (BOOKS, RHETORIC, STARS)


def academy(seats: int = 3, row: tuple[int, ...] = SOME_ROW, **numbers: int) -> Play:
    """A table of For Glory at which nothing has happened: all off the board, decks by number, everybody 15 crowns.

    Nobody is the Scholar. The Advancements that are not in the row lie in the deck, the highest on top.
    """
    table = new_table(Rules(seats=seats, glory=1, **numbers), glory_content())
    for seat in range(table.seats):
        table.seat_of[seat] = table.colour[seat] = seat
        table.crowns[seat] = 15
    table.head = 1
    table.round = 1
    table.pool = 10 * table.seats
    lay_pieces(table)
    lay_decks(table)
    offer(table, *row)
    return Game(table, rng_from(1))


def lay_pieces(table: Table) -> None:
    """Nobles off the board, Regulars at their strongholds, Action cards in hand, cities neutral."""
    content = table.content
    for noble in range(NOBLES):
        table.noble_at[noble] = OFF_BOARD
        table.noble_fresh[noble] = 1
    for troop in range(24):
        move_troop(table, troop, FIRST_GROUP + troop // 4 if troop // 4 < table.seats else OUT)
    for card in range(len(table.action_at)):
        plays = card < content.first_neutral and card // content.hand < table.seats
        table.action_at[card] = IN_HAND if plays else ASIDE
    table.city_owner = vec[i64]([NEUTRAL] * 24)


def lay_decks(table: Table) -> None:
    """Every deck by number, the highest on top but of Fate; Leaders and Heralds lie under the other Mercenaries."""
    table.hire_deck = vec[i64](sorted(table.content.for_hire, key=lambda troop: (troop < FIRST_CAPTAIN, troop)))
    table.hire_count = len(table.hire_deck)
    for troop in table.hire_deck:
        table.troop_at[troop] = IN_DECK
    table.fate_count = len(table.fate_deck)
    for card in range(table.fate_count):
        table.fate_deck[card] = card
    table.event_deck = table.content.events[:]
    table.event_count = len(table.event_deck)
    table.agenda_count = len(table.agenda_deck)
    table.agenda_deck = vec[i64](list(range(table.agenda_count)))


def offer(table: Table, *row: int) -> None:
    """These Advancements lie in the row, all others in the deck."""
    deck = [number for number in range(ADVANCEMENTS) if number not in row]
    annex = table.annex[:]
    for place, number in enumerate(deck):
        annex[DECK + place] = number
        table.card_place[FIRST_ADVANCEMENT + number] = CARD_IN_DECK
    annex[DECK_COUNT] = len(deck)
    table.annex = annex
    for number in row:
        table.card_place[FIRST_ADVANCEMENT + number] = CARD_CURRENT


def know(game: Play, seat: int, knowledge: int) -> None:
    """A Baron has so much Knowledge."""
    game.state.annex = laid(game.state.annex, KNOWLEDGE + seat, knowledge)


def knowledge(game: Play) -> list[int]:
    """The Knowledge of the Barons."""
    return [int(game.state.annex[KNOWLEDGE + seat]) for seat in range(game.state.seats)]


def name_scholar(game: Play, seat: int) -> None:
    """A Baron is the Scholar."""
    game.state.annex = laid(game.state.annex, SCHOLAR, seat + 1)


def give(game: Play, seat: int, *numbers: int) -> None:
    """A Baron owns these Advancements, out of the deck or the row."""
    table = game.state
    for number in numbers:
        deck = [n for n in deck_of(game) if n != number]
        annex = table.annex[:]
        for place in range(ADVANCEMENTS):
            annex[DECK + place] = deck[place] if place < len(deck) else 0
        annex[DECK_COUNT] = len(deck)
        annex[KNOWLEDGE + seat] += cost_of(number)
        table.annex = annex
        gain(table, seat, number, 0)


def cost_of(number: int) -> int:
    """The Knowledge that is printed on an Advancement."""
    return int(glory_content().annex[COST + number])


def added_by(number: int) -> int:
    """How much an Advancement adds to what it bends, as printed."""
    more = int(glory_content().bends[(FIRST_ADVANCEMENT + number) * BEND_WIDTH + 3])
    assert more > 0
    return more


def deck_of(game: Play) -> list[int]:
    """The Advancements of the deck, the lowest first."""
    annex = game.state.annex
    return [int(annex[DECK + place]) for place in range(annex[DECK_COUNT])]


def row_of(game: Play) -> list[int]:
    """The Advancements of the row."""
    places = game.state.card_place
    return [number for number in range(ADVANCEMENTS) if places[FIRST_ADVANCEMENT + number] == CARD_CURRENT]


def place_of(game: Play, number: int) -> int:
    """Where an Advancement lies."""
    return int(game.state.card_place[FIRST_ADVANCEMENT + number])


def owned(game: Play, seat: int) -> list[int]:
    """The Advancements of a Baron."""
    on = game.state.card_on
    return [number for number in range(ADVANCEMENTS) if on[FIRST_ADVANCEMENT + number] == seat]


def card_of_kind(game: Play, seat: int, kind: int) -> int:
    """The first Action card of a kind of a Baron."""
    content = game.state.content
    return int(seat * content.hand + content.own_first[kind])


def play_enrich_mind(game: Play, seat: int) -> int:
    """A Baron's first Enrich Mind is turned over; the card."""
    card = card_of_kind(game, seat, 7)
    run(game, EnrichMind(card))
    return card


def play_forced_march(game: Play, seat: int) -> int:
    """A Baron's Forced March is turned over; the card."""
    card = card_of_kind(game, seat, 6)
    run(game, ForcedMarch(card))
    return card


def play_neutral(game: Play, kind: int) -> int:
    """The first Neutral card of a kind is turned over; the card."""
    content = game.state.content
    card = int(content.first_neutral + list(content.neutral_kind).index(kind))
    run(game, NeutralAction(card))
    return card


def stack(game: Play, *wanted: int | Callable[[int], bool]) -> None:
    """Put Fate cards on top of the deck, first one topmost: each by its battle result, or by a test of its id."""
    table = game.state
    rest, top = list(range(len(table.fate_deck))), list[int]()
    for wish in wanted:
        card = next(c for c in rest if (wish(c) if callable(wish) else table.content.fate_battle[c] == wish))
        rest.remove(card)
        top.append(card)
    table.fate_deck = vec[i64](top + rest)
    table.fate_top = 0
    table.fate_count = len(table.fate_deck)
