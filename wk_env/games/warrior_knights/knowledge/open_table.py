"""The table as a seat sees and remembers it: what it cannot know is blank, so nothing can be read that it may not."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.knowledge.advancement_deck import cover_advancements
from wk_env.games.warrior_knights.expansions.crown_and_glory.knowledge.secrets import cover_missions
from wk_env.games.warrior_knights.knowledge.sample_decks import is_back_seen, take_back
from wk_env.games.warrior_knights.knowledge.sample_plans import STACKS, may_lie_elsewhere
from wk_env.games.warrior_knights.knowledge.sight import has_discarded_in_secret, is_asked, may_see_hand
from wk_env.games.warrior_knights.rules.asks import PLAN, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.memory import cell_of, knows
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    FIRST_GROUP,
    IN_HAND,
    NONE,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK
from wk_env.games.warrior_knights.rules.queries import baron_of_army, sides_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.columns import filled


def open_table(game: Play, viewer: i64) -> Table:
    """A copy in which cards, Votes and decks that the viewer cannot know are NONE; how many there are stays.

    Of simultaneous answers it looks as if the others had not given theirs: their troops wait at their strongholds,
    their discards are in their hands. Events whose backs were seen are told by the lowest card of their colour.
    Rules: WK-044
    """
    table = game.state.copy()
    if has_discarded_in_secret(game, viewer):
        take_back(table, ATTACK)
    cover_troops(game, table, viewer)
    cover_plans(game, table, viewer)
    cover_votes(game, table, viewer)
    cover_fate(game, table, viewer)
    cover_decks(table)
    if len(table.annex) > 0:
        cover_missions(table, viewer)
        cover_advancements(table, viewer)
    return table


def cover_troops(game: Play, table: Table, viewer: i64) -> None:
    """During the first distribution the others' cards lie at their strongholds."""
    if not is_asked(game, SETUP_TROOP):
        return
    for troop in range(TROOPS):
        army: i64 = table.troop_at[troop]
        if army >= 0 and baron_of_army(army) not in (viewer, table.seats):
            move_troop(table, troop, FIRST_GROUP + baron_of_army(army))


def cover_plans(game: Play, table: Table, viewer: i64) -> None:
    """Face-down cards of the others and Neutral ones lie nowhere, unless none of their owner's is in a stack.

    Nobody knows the invader's, which are dealt when all have planned.
    Rules: VR-074
    """
    for place in range(len(table.stacks)):
        table.stacks[place] = NONE
    planned: i64 = 1 if is_asked(game, PLAN) else 0
    for owner in range(sides_of(table)):
        if owner != viewer:
            first: i64 = owner * table.content.hand
            cover_cards(table, first, first + table.content.hand, IN_HAND, planned if owner < table.seats else i64(0))
    cover_cards(table, table.content.first_neutral, len(table.action_at), ASIDE, 0)


def cover_cards(table: Table, first: i64, end: i64, beside: i64, laid: i64) -> None:
    """Some Action cards of one owner that lie in the stacks or beside them; laid: 1 if some are laid in secret."""
    for card in range(first, end):
        if 1 <= table.action_at[card] <= STACKS:
            laid = 1
    for card in range(first, end):
        if laid == 1 and may_lie_elsewhere(table, card, beside):
            table.action_at[card] = NONE


def cover_votes(game: Play, table: Table, viewer: i64) -> None:
    """Until all Votes are revealed the fists and papers of the others are empty."""
    if not is_asked(game, VOTES):
        return
    for owner in range(table.seats):
        if owner != viewer:
            table.fist[owner] = NONE
            places: i64 = len(table.current)
            for place in range(owner * places, owner * places + places):
                table.written = put(table.written, place, NONE)


def cover_fate(game: Play, table: Table, viewer: i64) -> None:
    """Fate cards lie open in the deck and the hands where the viewer knows them; memories are his own."""
    for place in range(len(table.fate_deck)):
        ring: i64 = (table.fate_top + place) % len(table.fate_deck)
        if place >= table.fate_count or not is_sure(table, viewer, table.fate_deck[ring]):
            table.fate_deck[ring] = NONE
    for side in range(i64(2)):
        if not may_see_hand(game, side, viewer):
            cover_hand(table, viewer, side)
    for row in range(len(table.fate_cell)):
        if row // len(table.fate_deck) != viewer or not knows(table, viewer, row % len(table.fate_deck)):
            table.fate_cell[row] = NONE


def cover_hand(table: Table, viewer: i64, side: i64) -> None:
    """A hand of Fate cards that the viewer does not see."""
    first: i64 = side * len(table.fate_deck)
    for place in range(first, first + table.fate_held[side]):
        if not is_sure(table, viewer, table.fate_hand[place]):
            table.fate_hand[place] = NONE


def is_sure(table: Table, viewer: i64, card: i64) -> bool:
    """Whether a viewer knows where a card lies: it is known and alone in its cell."""
    if not knows(table, viewer, card):
        return False
    for other in range(len(table.fate_deck)):
        if other != card and cell_of(table, viewer, other) == cell_of(table, viewer, card):
            return False
    return True


def cover_decks(table: Table) -> None:
    """Decks are face down: of the Events whose backs were seen the colour shows."""
    table.agenda_deck = filled(len(table.agenda_deck), NONE)
    table.hire_deck = filled(len(table.hire_deck), NONE)
    backs = filled(len(table.event_deck), NONE)
    for place in range(table.event_count):
        if is_back_seen(table, place):
            backs[place] = first_of_colour(table, table.content.event_colour[table.event_deck[place]])
    table.event_deck = backs


def first_of_colour(table: Table, colour: i64) -> i64:
    """The lowest Event of a colour."""
    for card in table.content.events:
        if table.content.event_colour[card] == colour:
            return card
    return NONE
