"""Game Setup in twelve steps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.beginning import BEGINNINGS
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import DEALS
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.fate_deck import shuffle_fate, turn_fate_for_seat
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    BIT,
    CIRCLE,
    CITIES,
    FIRST_GROUP,
    HOLDS,
    IN_DECK,
    IN_HAND,
    MOST_SEATS,
    NEUTRAL,
    NONE,
    OFF_BOARD,
    OUT,
    OUT_OF_GAME,
    SYMBOLS,
    TRIANGLE,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.optional.invader_pieces import enter, give_troops
from wk_env.games.warrior_knights.rules.phases.placing import DistributeTroops, PlaceFirstNobles, PlaceStrongholds
from wk_env.games.warrior_knights.rules.procedures.display import offer_mercenaries, reveal_agendas
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.rules import TOKENS_OF_VICTORY
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.columns import filled, rising
from wk_env.kernel.core import Frame

FIRST_CROWNS: Final[i64] = 15
TROOPS_DEALT: Final[i64] = 0
DISPLAY: Final[i64] = 1
NOBLES_PLACED: Final[i64] = 2


class Setup(Frame[Table]):
    """Steps 1 to 8 up to the distribution of troops, 9 to 11 up to the strongholds, 12 the Nobles.

    Rules: WK-045, CG-110
    """

    __slots__ = ("step",)

    def __init__(self, step: i64 = TROOPS_DEALT) -> None:
        self.step: i64 = step

    def resume(self, game: Play) -> None:
        """Do what needs no decision, then call the next decisions."""
        step: i64 = self.step
        self.step += 1
        if step == TROOPS_DEALT:
            lay_out(game)
            deal_troops(game)
            game.call(DistributeTroops())
        elif step == DISPLAY:
            offer_mercenaries(game)
            reveal_agendas(game)
            DEALS[game.state.rules.missions].deal(game)
            game.call(PlaceStrongholds())
        elif step == NOBLES_PLACED:
            game.call(PlaceFirstNobles())
        else:
            game.end()
            enter(game)

    def copy(self) -> "Setup":
        """An independent copy."""
        return Setup(self.step)


def lay_out(game: Play) -> None:
    """Steps 1 to 7: decks, treasury, pool, razing, player pieces, offices, crowns.

    Rules: WK-044, WK-045, WK-056, WK-057, WK-529, CG-011, CG-013, CG-017
    """
    shuffle_decks(game)
    fill_pool(game.state)
    put_cities(game.state)
    BEGINNINGS[game.state.rules.glory].raze(game)
    shuffle_fate(game)
    deal_strongholds(game)
    for seat in range(i64(MOST_SEATS)):
        hand_out_pieces(game.state, seat)
    draw_offices(game.state)
    learning_of(game.state).begin(game)
    shuffle_fate(game)
    hand_out_crowns(game.state)


def shuffle_decks(game: Play) -> None:
    """All decks are complete and shuffled, 44 Agendas among them; then top Events go under their deck.

    Rules: WK-025, WK-030, WK-031, WK-032, WK-046, WK-047, WK-549, CG-019, CG-004
    """
    table = game.state
    table.fate_count = len(table.fate_deck)
    table.event_count = len(table.event_deck)
    table.agenda_count = len(table.agenda_deck)
    table.fate_deck = rising(table.fate_count)
    for action in range(table.content.first_neutral, len(table.action_at)):
        table.action_at[action] = ASIDE
    shuffle_fate(game)
    table.event_deck = shuffled(game, table.content.events)
    table.agenda_deck = shuffled(game, rising(table.agenda_count))
    shuffle_mercenaries(game)
    BEGINNINGS[table.rules.glory].bury_events(table)


def shuffled(game: Play, cards: vec[i64]) -> vec[i64]:
    """A deck of these cards, shuffled."""
    deck = cards[:]
    game.rng.shuffle(deck, 0, len(deck))
    return deck


def shuffle_mercenaries(game: Play) -> None:
    """All Mercenaries are in their deck, shuffled.

    Rules: WK-023, WK-046
    """
    table = game.state
    table.hire_deck = shuffled(game, table.content.for_hire)
    table.hire_count = len(table.hire_deck)
    for troop in table.hire_deck:
        table.troop_at[troop] = IN_DECK


def fill_pool(table: Table) -> None:
    """The Influence pool holds as many tokens a player as the length of the game asks for.

    Where Influence is counted anew there is none.
    Rules: WK-013, WK-043, WK-049, WK-534, WK-536, VR-011
    """
    table.pool = table.rules.influence_each * table.seats * TOKENS_OF_VICTORY[table.rules.victory]


def put_cities(table: Table) -> None:
    """A city piece stands on every city: neutral, unfortified, unbreached.

    Rules: WK-006, WK-007, WK-014, WK-050, WK-051
    """
    table.city_owner = filled(CITIES, NEUTRAL)
    table.fortified = filled(CITIES, 0)
    table.breaches = filled(HOLDS, 0)


def deal_strongholds(game: Play) -> None:
    """Every player is dealt a Stronghold card that fixes his colour; the invader's colour is nobody's.

    Rules: WK-001, WK-015, WK-052, VR-071, VR-075
    """
    table = game.state
    cards = shuffled(game, rising(MOST_SEATS))
    for seat in range(table.seats):
        table.colour = put(table.colour, seat, cards[seat])
        table.seat_of = put(table.seat_of, cards[seat], seat)
    if len(table.invader) > 0:
        table.colour = put(table.colour, table.seats, cards[table.seats])


def hand_out_pieces(table: Table, seat: i64) -> None:
    """A Baron gets his Nobles, fresh side up, his Action cards and his Regulars; those of absent Barons stay out.

    Rules: WK-015, WK-016, WK-022, WK-028, WK-052, WK-053, WK-060, VR-073, VR-074
    """
    plays: bool = seat < table.seats or is_invader(table, seat)
    table.stronghold_at = put(table.stronghold_at, seat, OFF_BOARD)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        table.noble_at[noble] = OFF_BOARD if plays else OUT_OF_GAME
        table.noble_fresh[noble] = 1
    for card in range(seat * table.content.hand, seat * table.content.hand + table.content.hand):
        table.action_at[card] = IN_HAND if plays else ASIDE
    for troop in range(seat * 4, seat * 4 + 4):
        move_troop(table, troop, FIRST_GROUP + seat if plays else OUT)


def draw_offices(table: Table) -> None:
    """Fate names the Chairman of the Assembly, then another Baron as Head of the Church.

    Rules: WK-039, WK-040, WK-054, WK-055, WK-056, WK-077
    """
    table.chairman = turn_fate_for_seat(table, all_seats(table))
    table.head = turn_fate_for_seat(table, all_seats(table) - BIT[table.chairman])
    assert table.chairman != NONE
    assert table.head != NONE


def hand_out_crowns(table: Table) -> None:
    """Every Baron has 15 crowns and nothing else; the rest is the treasury, which never runs out.

    Rules: WK-033, WK-034, WK-043, WK-048, WK-058, WK-059
    """
    for seat in range(table.seats):
        table.crowns[seat] = FIRST_CROWNS
        table.faith[seat] = 0
        table.votes[seat] = 0
        table.influence[seat] = 0


def deal_troops(game: Play) -> None:
    """Every Baron gets a random Mercenary of 100 and one of 50 beside his Regulars; then the deck is shuffled again.

    Rules: WK-060, WK-061, WK-062, VR-073, VR-151
    """
    table = game.state
    for seat in range(table.seats):
        deal_mercenary(table, 100, FIRST_GROUP + seat)
        deal_mercenary(table, 50, FIRST_GROUP + seat)
    if len(table.invader) > 0:
        give_troops(table)
        deal_mercenary(table, 50, table.seats * SYMBOLS + TRIANGLE)
        deal_mercenary(table, 100, table.seats * SYMBOLS + CIRCLE)
    deck = table.hire_deck[:]
    game.rng.shuffle(deck, 0, table.hire_count)
    table.hire_deck = deck


def deal_mercenary(table: Table, strength: i64, army: i64) -> None:
    """The uppermost Mercenary of this strength in the shuffled deck, no captain, goes to an army.

    Rules: WK-061, WK-062, CG-008, CG-009
    """
    place: i64 = table.hire_count - 1
    deck = table.hire_deck[:]
    ranks = table.content.troop_rank
    while table.content.troop_strength[deck[place]] != strength or ranks[deck[place]] != NONE:
        place -= 1
    move_troop(table, deck[place], army)
    table.hire_count -= 1
    while place < table.hire_count:
        deck[place] = deck[place + 1]
        place += 1
    table.hire_deck = deck
