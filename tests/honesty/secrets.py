"""Another world with other secrets, made from the list of what the rules hide (WK-044), without a look at sight.py.

Everything that the seat may know stays as it is. What comes out need not be likely, only possible.
"""

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import own
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    DECK,
    DECK_COUNT,
    DECK_KNOWN,
    MISSION,
    SECRET,
    SHOWN,
)
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.action_cards import cards_of, owner_of
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    CAME_HOME,
    FIRST_GROUP,
    IN_HAND,
    MOST_SEATS,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.state import Table, stack_room
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.rng import rng_from

# Until all have answered, even the asked seat's answers so far are hidden.
COUNTED = (asks.PLAN, asks.DISCARD, asks.VOTES)
SEALED = (asks.PLAN, asks.DISCARD, asks.VOTES, asks.SETUP_TROOP)


def other_world(match: KnightsMatch, viewer: int, seed: int) -> KnightsMatch:
    """A copy in which the secrets of others, of the decks and of chance are different."""
    luck = Random(seed)
    other = gone_on(match, viewer, luck)
    table = other.game.state
    own(table)
    ask = int(match.decision.ask) if match.decision.count else -1
    # In the middle of a sealed question the frame of the asked seat holds his answers; others' are on the table.
    asked = int(match.decision.seat) if ask in SEALED else -1
    if ask == asks.PLAN:
        plan_otherwise(table, luck, [seat for seat in answered(match) if seat != viewer])
    else:
        mix_all_plans(table, luck, {viewer, asked})
    if ask in {asks.VOTES, asks.SETUP_TROOP}:
        otherwise = vote_otherwise if ask == asks.VOTES else place_otherwise
        otherwise(table, luck, [seat for seat in answered(match) if seat != viewer])
    swap_fate(other, viewer, asked if ask == asks.DISCARD else -1, luck)
    mix_events(table, luck)
    mix_missions(table, viewer, luck)
    mix_advancements(table, viewer, luck)
    mix_deck(table.agenda_deck, table.agenda_count, luck)
    mix_deck(table.hire_deck, table.hire_count, luck)
    other.game.rng = rng_from(luck.getrandbits(60))
    return other


def mix_missions(table: Table, viewer: int, luck: Random) -> None:
    """The others hold any Missions but the viewer's, until all lie open (CG-111); nobody knows what the dead had."""
    if not len(table.annex) or not table.rules.missions or table.annex[SHOWN]:
        return
    dealt = [seat for seat in range(table.seats) if table.annex[MISSION + seat]]
    free = [number for number in range(1, 11) if viewer not in dealt or number != table.annex[MISSION + viewer]]
    luck.shuffle(free)
    for seat, number in zip((seat for seat in dealt if seat != viewer), free, strict=False):
        table.annex[MISSION + seat] = number


def mix_advancements(table: Table, viewer: int, luck: Random) -> None:
    """The Advancements of which the viewer did not see where they went lie in another order (CG-012, CG-076)."""
    if not len(table.annex):
        return
    seen_alone = [int(table.annex[SECRET + seat]) for seat in range(MOST_SEATS)]
    count, known = int(table.annex[DECK_COUNT]), int(table.annex[DECK_KNOWN])
    hidden = [
        DECK + place
        for place in range(count)
        if not seen_alone[viewer] >> place & 1 and (place >= known or any(seen >> place & 1 for seen in seen_alone))
    ]
    cards = [int(table.annex[place]) for place in hidden]
    for place, card in zip(hidden, luck.sample(cards, len(cards)), strict=True):
        table.annex[place] = card


def mix_all_plans(table: Table, luck: Random, known: set[int]) -> None:
    """The face-down cards of all but some, the Neutral ones, and the order of every stack."""
    for owner in set(range(table.seats)) - known:
        mix_plans(table, luck, cards_of(table, owner), IN_HAND)
    mix_plans(table, luck, range(table.content.first_neutral, len(table.action_at)), ASIDE)
    for stack in range(3):
        mix_stack(table, luck, stack)


def mix_deck(deck: vec[i64], count: int, luck: Random) -> None:
    """The cards of a deck lie in another order."""
    cards = luck.sample([deck[place] for place in range(count)], count)
    for place, card in enumerate(cards):
        deck[place] = card


def gone_on(match: KnightsMatch, viewer: int, luck: Random) -> KnightsMatch:
    """A copy; where another seat answers in secret and has more to answer, it may have answered one question more.

    Which troop card he is about to deal out, or for which Agenda he writes, is no secret.
    """
    other = match.copy()
    asked = match.decision
    if asked.count and asked.ask in COUNTED and asked.seat != viewer:
        other.play(luck.choice(asked.choices()))
        went_on = other.decision.count and (other.decision.seat, other.decision.ask) == (asked.seat, asked.ask)
        if went_on and other.game.state.subject == match.game.state.subject:
            return other
    return match.copy()


def answered(match: KnightsMatch) -> list[int]:
    """The seats whose sealed answers lie closed already: those before the asked one, from the Chairman on."""
    table = match.game.state
    order = [(table.chairman + place) % table.seats for place in range(table.seats)]
    return order[: order.index(int(match.decision.seat))]


def mix_plans(table: Table, luck: Random, cards: range, beside: int) -> None:
    """The cards of one owner that lie face down change places among the stacks and beside them.

    Cards that went home in this round are in hand for all to know.
    """
    down = [card for card in cards if table.action_at[card] in {1, 2, 3, beside} and not went_home(table, card)]
    places = [int(table.action_at[card]) for card in down]
    mixed = luck.sample(places, len(places))
    moved, room = dict(zip(down, mixed, strict=True)), stack_room(table)
    for stack in range(3):
        for slot in range(stack * room, stack * room + table.stack_left[stack]):
            card = int(table.stacks[slot])
            if card in moved:
                # Whoever lies here now is of the same owner: its number is settled below.
                table.stacks[slot] = -1 - cards.start
    for card, place in moved.items():
        table.action_at[card] = place
        if 1 <= place <= 3:
            first = (place - 1) * room
            slot = next(at for at in range(first, first + room) if table.stacks[at] == -1 - cards.start)
            table.stacks[slot] = card


def went_home(table: Table, card: int) -> bool:
    """Whether everybody saw a Baron take up a card in this round."""
    owner = owner_of(table, card)
    return owner >= 0 and bool((table.history[CAME_HOME + owner] >> (card % table.content.hand)) & 1)


def mix_stack(table: Table, luck: Random, stack: int) -> None:
    """The cards that are still face down in a stack lie in another order."""
    first, count = stack * stack_room(table), int(table.stack_left[stack])
    cards = [int(table.stacks[slot]) for slot in range(first, first + count)]
    for slot, card in enumerate(luck.sample(cards, count)):
        table.stacks[first + slot] = card


def plan_otherwise(table: Table, luck: Random, seats: list[int]) -> None:
    """Those who have planned have laid other cards, and another number of them."""
    for seat in seats:
        cards = [card for card in cards_of(table, seat) if IN_HAND <= table.action_at[card] <= 3]
        luck.shuffle(cards)
        for card in cards:
            table.action_at[card] = IN_HAND
        for stack in (1, 2, 3):
            for _ in range(luck.randrange(3)):
                if cards:
                    table.action_at[cards.pop()] = stack


def place_otherwise(table: Table, luck: Random, seats: list[int]) -> None:
    """Those who have dealt out their first troops have dealt them out otherwise."""
    for seat in seats:
        places = [*range(seat * SYMBOLS, (seat + 1) * SYMBOLS), FIRST_GROUP + seat]
        for troop, place in enumerate(table.troop_at):
            if place in places:
                move_troop(table, troop, luck.choice(places))


def vote_otherwise(table: Table, luck: Random, seats: list[int]) -> None:
    """Those who have closed their fists hold another number of Votes in them, or have written others down."""
    for seat in seats:
        left = int(table.votes[seat])
        if table.fist[seat] >= 0:
            table.fist[seat] = luck.randint(0, left)
        for place in range(seat * len(table.current), (seat + 1) * len(table.current)):
            if table.written[place] >= 0:
                table.written[place] = luck.randint(0, left)
                left -= int(table.written[place])


def swap_fate(match: KnightsMatch, viewer: int, discarding: int, luck: Random) -> None:
    """Fate cards of which the viewer knows nothing change places, in the deck and in closed hands.

    What others know of a place stays with the place, whichever card lies there: that, too, is not for the viewer.
    """
    table = match.game.state
    hidden = [(table.fate_deck, (table.fate_top + place) % len(table.fate_deck)) for place in range(table.fate_count)]
    for side in range(2):
        if table.fate_open[side] == 0 and table.fate_side[side] not in {viewer, discarding}:
            first = side * len(table.fate_deck)
            hidden += [(table.fate_hand, place) for place in range(first, first + table.fate_held[side])]
    unknown = [(column, place) for column, place in hidden if not knows(table, viewer, int(column[place]))]
    cards = [int(column[place]) for column, place in unknown]
    mixed = luck.sample(cards, len(cards))
    became = dict(zip(cards, mixed, strict=True))
    for (column, place), card in zip(unknown, mixed, strict=True):
        column[place] = card
    rename_knowledge(table, became)


def knows(table: Table, viewer: int, card: int) -> bool:
    """Whether the viewer remembers anything of a Fate card."""
    return int(table.fate_cell[viewer * len(table.fate_deck) + card]) % 2 == 1


def rename_knowledge(table: Table, became: dict[int, int]) -> None:
    """Whoever knew something of a place knows it now of the card that lies there instead."""
    for seat in range(table.seats):
        row = [int(table.fate_cell[seat * len(table.fate_deck) + card]) for card in range(len(table.fate_deck))]
        for card in range(len(table.fate_deck)):
            cell, known = divmod(row[card], 2)
            table.fate_cell[seat * len(table.fate_deck) + became.get(card, card)] = became.get(cell, cell) * 2 + known


def mix_events(table: Table, luck: Random) -> None:
    """Events of one colour change places: the backs of all stay as they lie, so those that were seen do."""
    colour = table.content.event_colour
    for wanted in {int(colour[table.event_deck[place]]) for place in range(table.event_count)}:
        places = [place for place in range(table.event_count) if colour[table.event_deck[place]] == wanted]
        cards = [int(table.event_deck[place]) for place in places]
        for place, card in zip(places, luck.sample(cards, len(cards)), strict=True):
            table.event_deck[place] = card
