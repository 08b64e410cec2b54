"""Who may know what: a game that a seat could be in, as far as the position on the table tells.

What somebody may remember of cards that lay open earlier is not in the position, so it does not bind a redeal.
"""

from typing import Final

from mypy_extensions import i64

from wk_env.kernel.rng import Rng, rng_from
from wk_env.warrior_knights.asks import DISCARD, PLAN, SETUP_TROOP, VOTES
from wk_env.warrior_knights.facts import baron_of_army
from wk_env.warrior_knights.procedures.fate_hands import ATTACK, keep_any_number
from wk_env.warrior_knights.state import Play, Table, filled
from wk_env.warrior_knights.words import (
    ACTION_CARDS,
    ACTIONS_A_BARON,
    ASIDE,
    FATE_CARDS,
    FIRST_GROUP,
    FIRST_NEUTRAL,
    IN_HAND,
    NONE,
    STACK_ROOM,
    SYMBOLS,
    TROOPS,
)

STACKS: Final[i64] = 3
CARDS_A_STACK: Final[i64] = 2
AGENDA_PLACES: Final[i64] = 3
ONE_IN_EIGHT: Final[i64] = 8


def redeal(game: Play, seat: i64, seed: i64) -> Play:
    """A game that this seat could be in: all that it cannot know is dealt anew, chance included.

    Rules: WK-029, WK-044
    """
    twin = game.copy()
    luck = rng_from(seed)
    redeal_troops(twin, seat, luck)
    redeal_plans(twin, seat, luck)
    redeal_votes(twin, seat, luck)
    if is_asked(twin, DISCARD) and is_hand_hidden(twin, ATTACK, seat):
        keep_any_number(twin.state, ATTACK, luck)
    redeal_fate(twin, seat, luck)
    redeal_decks(twin.state, luck)
    twin.rng = luck
    return twin


def is_asked(game: Play, ask: i64) -> bool:
    """Whether the open question is of this kind."""
    return game.decision.count > 0 and game.decision.ask == ask


def is_sealed(game: Play, owner: i64, viewer: i64) -> bool:
    """Whether a seat's secrets are free to vary for a viewer: not his own, nor of him who is asked now.

    Rules: WK-044
    """
    return owner != viewer and not (game.decision.count > 0 and game.decision.seat == owner)


def has_answered(game: Play, seat: i64) -> bool:
    """Whether a seat comes before the one that is asked, in the order from the Chairman.

    Rules: WK-002
    """
    table = game.state
    place: i64 = (seat - table.chairman + table.seats) % table.seats
    return place < (game.decision.seat - table.chairman + table.seats) % table.seats


def may_see_troops(game: Play, owner: i64, viewer: i64) -> bool:
    """Whether a viewer sees where the troops of a seat lie: during their first distribution only his own.

    Rules: WK-044, WK-063
    """
    return owner == viewer or not is_asked(game, SETUP_TROOP)


def may_see_fist(game: Play, owner: i64, viewer: i64) -> bool:
    """Whether a viewer knows the Votes that a seat holds ready: until all are revealed only his own.

    Rules: WK-044, WK-242, WK-248, WK-531
    """
    return owner == viewer or not is_asked(game, VOTES)


def may_count_plans(game: Play, owner: i64, viewer: i64) -> bool:
    """Whether a viewer sees how many cards a seat laid in each stack: while all plan at the same time only his own.

    Rules: WK-044, WK-087
    """
    return owner == viewer or not is_asked(game, PLAN)


def is_face_down(place: i64) -> bool:
    """Whether an Action card is in hand or in a stack: in which of them only its owner knows."""
    return IN_HAND <= place <= STACKS


# ---- troops at setup


def redeal_troops(game: Play, viewer: i64, luck: Rng) -> None:
    """During the first distribution the others' cards lie anywhere."""
    table = game.state
    if not is_asked(game, SETUP_TROOP):
        return
    for troop in range(TROOPS):
        army: i64 = table.troop_at[troop]
        if army < 0:
            continue
        owner: i64 = baron_of_army(army)
        if is_sealed(game, owner, viewer) and has_answered(game, owner):
            place: i64 = luck.below(SYMBOLS + 1)
            other: i64 = FIRST_GROUP + owner if place == SYMBOLS else owner * SYMBOLS + place
            table.army_troops[army] -= table.content.troop_strength[troop]
            table.army_troops[other] += table.content.troop_strength[troop]
            table.troop_at[troop] = other


# ---- Action cards


def redeal_plans(game: Play, viewer: i64, luck: Rng) -> None:
    """The others' face-down cards are any of those they hold or laid, and so are the Neutral ones."""
    table = game.state
    for owner in range(table.seats):
        first: i64 = owner * ACTIONS_A_BARON
        if not is_sealed(game, owner, viewer):
            continue
        if not is_asked(game, PLAN):
            mix_places(table, first, first + ACTIONS_A_BARON, IN_HAND, luck)
        elif has_answered(game, owner):
            plan_anew(table, first, luck)
    if not is_asked(game, PLAN):
        mix_places(table, FIRST_NEUTRAL, ACTION_CARDS, ASIDE, luck)
        restack(table, luck)


def mix_places(table: Table, first: i64, end: i64, beside: i64, luck: Rng) -> None:
    """Cards in the stacks and those beside them (in hand, or put aside) change places."""
    cards = filled(ACTION_CARDS, NONE)
    count: i64 = 0
    for card in range(first, end):
        if 1 <= table.action_at[card] <= STACKS or table.action_at[card] == beside:
            cards[count] = card
            count += 1
    places = filled(ACTION_CARDS, NONE)
    for index in range(count):
        places[index] = table.action_at[cards[index]]
    luck.shuffle(places, 0, count)
    for index in range(count):
        table.action_at[cards[index]] = places[index]


def plan_anew(table: Table, first: i64, luck: Rng) -> None:
    """A Baron who has planned may have laid any cards, as a rule two in each stack."""
    cards = filled(ACTIONS_A_BARON, NONE)
    count: i64 = 0
    for card in range(first, first + ACTIONS_A_BARON):
        if is_face_down(table.action_at[card]):
            table.action_at[card] = IN_HAND
            cards[count] = card
            count += 1
    luck.shuffle(cards, 0, count)
    laid: i64 = 0
    for place in range(STACKS * CARDS_A_STACK):
        if laid < count and luck.below(ONE_IN_EIGHT) > 0:
            table.action_at[cards[laid]] = 1 + place // CARDS_A_STACK
            laid += 1


def restack(table: Table, luck: Rng) -> None:
    """The cards that lie in each stack, in any order.

    Rules: WK-094
    """
    for stack in range(STACKS):
        first: i64 = stack * STACK_ROOM
        count: i64 = 0
        for card in range(ACTION_CARDS):
            if table.action_at[card] == stack + 1:
                table.stacks[first + count] = card
                count += 1
        luck.shuffle(table.stacks, first, first + count)


# ---- Votes


def redeal_votes(game: Play, viewer: i64, luck: Rng) -> None:
    """Closed fists hold, and papers say, any number of Votes that their Barons have.

    Rules: WK-248, WK-531
    """
    table = game.state
    if not is_asked(game, VOTES):
        return
    for owner in range(table.seats):
        if not is_sealed(game, owner, viewer):
            continue
        left: i64 = table.votes[owner]
        if table.fist[owner] != NONE:
            table.fist[owner] = luck.below(left + 1)
        for place in range(owner * AGENDA_PLACES, owner * AGENDA_PLACES + AGENDA_PLACES):
            if table.written[place] != NONE:
                table.written[place] = luck.below(left + 1)
                left -= table.written[place]


# ---- Fate cards


def may_see_hand(game: Play, side: i64, viewer: i64) -> bool:
    """Whether a viewer knows the Fate cards that a side of the battle holds: his own, and open ones.

    Rules: WK-044, WK-083, WK-374
    """
    return game.state.fate_open[side] == 1 or game.state.fate_side[side] == viewer


def may_count_hand(game: Play, side: i64, viewer: i64) -> bool:
    """Whether a viewer knows how many Fate cards a side keeps: while both discard at the same time only his own.

    Rules: WK-044, WK-375
    """
    return game.state.fate_side[side] == viewer or not is_asked(game, DISCARD)


def may_count_fate(game: Play, viewer: i64) -> bool:
    """Whether a viewer knows how many cards the Fate deck holds: while both discard, it would tell how many they keep.

    Rules: WK-044, WK-375
    """
    return may_count_hand(game, 0, viewer) and may_count_hand(game, 1, viewer)


def redeal_fate(game: Play, viewer: i64, luck: Rng) -> None:
    """The deck and the hands that a viewer cannot see are one heap, dealt anew. Whoever discards now keeps his hand.

    Rules: WK-083, WK-374
    """
    table = game.state
    heap = filled(FATE_CARDS, NONE)
    for place in range(table.fate_count):
        heap[place] = table.fate_deck[(table.fate_top + place) % FATE_CARDS]
    count: i64 = table.fate_count
    for side in range(2):
        if is_hand_hidden(game, side, viewer):
            for place in range(side * FATE_CARDS, side * FATE_CARDS + table.fate_held[side]):
                heap[count] = table.fate_hand[place]
                count += 1
    luck.shuffle(heap, 0, count)
    for place in range(table.fate_count):
        table.fate_deck[(table.fate_top + place) % FATE_CARDS] = heap[place]
    count = table.fate_count
    for side in range(2):
        if is_hand_hidden(game, side, viewer):
            for place in range(side * FATE_CARDS, side * FATE_CARDS + table.fate_held[side]):
                table.fate_hand[place] = heap[count]
                count += 1


def is_hand_hidden(game: Play, side: i64, viewer: i64) -> bool:
    """Whether a side's Fate cards are free to vary for a viewer."""
    is_discarding: bool = is_asked(game, DISCARD) and game.decision.seat == game.state.fate_side[side]
    return not is_discarding and not may_see_hand(game, side, viewer)


# ---- decks


def redeal_decks(table: Table, luck: Rng) -> None:
    """All decks are shuffled; the back of the top Event keeps its colour.

    Rules: WK-031, WK-044
    """
    luck.shuffle(table.agenda_deck, 0, table.agenda_count)
    luck.shuffle(table.hire_deck, 0, table.hire_count)
    last: i64 = table.event_count - 1
    if last < 0:
        return
    colour: i64 = table.content.event_colour[table.event_deck[last]]
    luck.shuffle(table.event_deck, 0, last + 1)
    place: i64 = last
    while table.content.event_colour[table.event_deck[place]] != colour:
        place -= 1
    top: i64 = table.event_deck[place]
    table.event_deck[place] = table.event_deck[last]
    table.event_deck[last] = top
