"""Positions in three lines: a bare table, things put on it, a frame run on it.

game = arrange(seats=3)
put(game, noble_of(0, STAR), area=13, troops=(50, 100))
stack_fate(game, VICTORY, DEAL)          # the next Fate cards, top first, by battle result
run(game, Fight(0, 13))
answer(game, NEUTRAL_CITY, ASSAULT)
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.base_sizes import FIRST_NEUTRAL, MERCENARIES
from wk_env.games.warrior_knights.content.load import HOUSE, box_of
from wk_env.games.warrior_knights.content.tables import LAYOUT
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.deeds import move_troop, put_control
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_CARDS,
    ASIDE,
    FATE_CARDS,
    FIRST_GROUP,
    IN_DECK,
    MOST_SEATS,
    NEUTRAL,
    OFF_BOARD,
    OUT,
    REGULARS,
)
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import SHARED, Play, Table, new_table
from wk_env.kernel.core import Frame, Game, play, settle
from wk_env.kernel.rng import rng_from

# Strength and income of the cities at these tables: other numbers than the house's, which is tuned again and again.
CITIES: Final = (
    *((300, 5), (300, 3), (300, 4), (200, 3), (300, 3), (200, 2), (400, 5), (300, 2), (300, 3), (300, 4), (300, 4)),
    *((300, 4), (200, 3), (300, 3), (400, 5), (300, 4), (300, 2), (400, 2)),
    *((200, 3), (300, 4), (400, 6), (300, 4), (200, 3), (300, 5)),
)


@cache
def plain_content() -> Content:
    """The map and cards of the house, with cities whose numbers stay as they are."""
    tables = LAYOUT.read(HOUSE)
    for row, (strength, income) in zip(tables["city"], CITIES, strict=True):
        row["strength"], row["income"] = strength, income
    return box_of(tables).content


def arrange(seats: int = 2, seed: int = 1, rules: Rules | None = None) -> Play:
    """A table at which nothing has happened: Regulars on the stronghold cards, all else off the board or in its deck.

    Seat s plays colour s; seat 0 is Chairman, seat 1 Head of the Church; everybody has 15 crowns.
    """
    table = new_table(rules or Rules(seats=seats), plain_content())
    for seat in range(table.seats):
        table.seat_of[seat] = table.colour[seat] = seat
        table.crowns[seat] = 15
    table.head = 1
    table.round = 1
    table.pool = 10 * table.seats
    lay_cards(table)
    return Game(table, rng_from(seed))


def lay_cards(table: Table) -> None:
    """Every card where it begins, decks in the order of their ids with the highest on top (Fate: the lowest)."""
    for noble in range(4 * MOST_SEATS):
        table.noble_at[noble] = OFF_BOARD
        table.noble_fresh[noble] = 1
    for troop in range(REGULARS):
        move_troop(table, troop, FIRST_GROUP + troop // 4 if troop // 4 < table.seats else OUT)
    for place in range(MERCENARIES):
        table.hire_deck[place] = REGULARS + place
        table.troop_at[REGULARS + place] = IN_DECK
    table.hire_count = MERCENARIES
    lay_decks(table)


def lay_decks(table: Table) -> None:
    """Decks in the order of their ids, action cards in hand, cities neutral."""
    for card in range(FATE_CARDS):
        table.fate_deck[card] = card
    table.fate_count = FATE_CARDS
    for card in range(ACTION_CARDS):
        absent = card >= FIRST_NEUTRAL or card // 12 >= table.seats
        table.action_at[card] = ASIDE if absent else 0
    for card in range(36):
        table.event_deck[card] = card
    for card in range(44):
        table.agenda_deck[card] = card
    table.event_count, table.agenda_count = 36, 44
    for city in range(24):
        table.city_owner[city] = NEUTRAL


def noble_of(seat: int, symbol: int) -> int:
    """The Noble of this symbol."""
    return seat * 4 + symbol


def own(table: Table) -> None:
    """Give a table all its columns for itself, so that a test may write into them: copies share some."""
    for name in SHARED:
        column: vec[i64] = getattr(table, name)
        setattr(table, name, column[:])


def put(game: Play, noble: int, area: int, troops: tuple[int, ...] = (), casualties: int = 0) -> None:
    """A fresh Noble stands in an area with Mercenaries of these strengths (of any nation) and casualty tokens."""
    game.state.noble_at[noble] = area
    for strength in troops:
        hire(game, noble, strength)
    game.state.casualties[noble] = casualties


def hire(game: Play, army: int, strength: int, nation: int | None = None) -> int:
    """Lay a Mercenary of this strength, and nation if given, from the deck with an army; the card."""
    table = game.state
    for place in range(table.hire_count):
        troop = table.hire_deck[place]
        fits = table.content.troop_strength[troop] == strength
        if fits and nation in {None, table.content.troop_nation[troop]}:
            for later in range(place, table.hire_count - 1):
                table.hire_deck[later] = table.hire_deck[later + 1]
            table.hire_count -= 1
            move_troop(table, troop, army)
            return troop
    raise AssertionError(f"no Mercenary of strength {strength} is left in the deck")


def give_regulars(game: Play, noble: int, *strengths: int) -> None:
    """Lay Regulars of these strengths from the stronghold card with a Noble."""
    table = game.state
    seat = noble // 4
    for strength in strengths:
        regulars = range(seat * 4, seat * 4 + 4)
        troop = next(
            t
            for t in regulars
            if table.troop_at[t] == FIRST_GROUP + seat and table.content.troop_strength[t] == strength
        )
        move_troop(table, troop, noble)


def control(game: Play, seat: int, *cities: int) -> None:
    """A Baron controls these cities, unfortified."""
    for city in cities:
        put_control(game.state, city, seat)


def stack_fate(game: Play, *wanted: int | Callable[[int], bool]) -> list[int]:
    """Put Fate cards on top, first one topmost: each by its battle result, or by a test of its id; their ids."""
    table = game.state
    ring = len(table.fate_deck)
    rest = [int(table.fate_deck[(table.fate_top + place) % ring]) for place in range(table.fate_count)]
    top: list[int] = []
    for wish in wanted:
        card = next(c for c in rest if (wish(c) if callable(wish) else table.content.fate_battle[c] == wish))
        rest.remove(card)
        top.append(card)
    for place, card in enumerate(top + rest):
        table.fate_deck[place] = card
    table.fate_top = 0
    return top


def run(game: Play, frame: Frame[Table]) -> None:
    """Start a piece of business and go on to the first question, or to the end."""
    game.call(frame)
    settle(game)


def answer(game: Play, *choices: int) -> None:
    """Answer one question after another."""
    for choice in choices:
        play(game, choice)


def asked(game: Play) -> tuple[int, int, list[int]]:
    """The open question: kind, seat, choices in rising order."""
    return game.decision.ask, game.decision.seat, sorted(game.decision.choices())
