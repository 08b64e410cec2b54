"""Events and Agendas that come into force and leave it, and the two decks they come from."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.vocabulary import ENDS_ROUND, KIND_OFFICE
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.measures import LIES_ON_BARON, LIES_ON_CITY, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    FIRST_AGENDA,
    FIRST_GROUP,
    NONE,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.state import Play, Table, put


def is_event(table: Table, card: i64) -> bool:
    """Whether a card is one of the Event deck."""
    return table.content.event_colour[card] != NONE


def is_agenda(table: Table, card: i64) -> bool:
    """Whether a card is one of the Agenda deck."""
    return FIRST_AGENDA <= card < FIRST_AGENDA + len(table.content.agenda_kind)


def is_office(table: Table, card: i64) -> bool:
    """Whether a card is an office."""
    return is_agenda(table, card) and table.content.agenda_kind[card - FIRST_AGENDA] == KIND_OFFICE


def is_in_force(table: Table, card: i64) -> bool:
    """Whether a card lies in force."""
    return table.card_place[card] == CARD_IN_FORCE


def count_bend(table: Table, card: i64, change: i64) -> None:
    """The measure that a card bends is bent by one card more or fewer."""
    what: i64 = table.content.bends[card * BEND_WIDTH]
    if what != NONE:
        table.bent = put(table.bent, what, table.bent[what] + change)


def lay(game: Play, card: i64, on: i64) -> None:
    """A card comes into force, lying on this Baron, Noble, city or nation (NONE: on the table).

    A Noble's new office replaces his old one.

    Rules: WK-174, WK-268, WK-555
    """
    table = game.state
    if is_office(table, card):
        if table.noble_office[on] != NONE:
            discard(game, table.noble_office[on])
        table.noble_office = put(table.noble_office, on, card)
    table.card_place[card] = CARD_IN_FORCE
    table.card_on[card] = on
    count_bend(table, card, 1)


def discard(game: Play, card: i64) -> None:
    """A card goes to its discard pile, out of force if it was in force.

    With an office its maintained troops go: checking that army is the caller's business.

    Rules: WK-174, WK-272
    """
    table = game.state
    if table.card_place[card] == CARD_IN_FORCE:
        count_bend(table, card, -1)
        if is_office(table, card):
            table.noble_office = put(table.noble_office, table.card_on[card], NONE)
    table.card_on[card] = NONE
    table.card_place[card] = CARD_DISCARDED


def lend(table: Table, card: i64, army: i64) -> None:
    """What a captain gives is in force on the Noble whom he is with, exhausted or not; elsewhere nowhere.

    It works without a question, as a standing ability does. An invader's captains give nothing.
    Rules: CG-022, CG-023, CG-140, VR-077
    """
    was: i64 = 1 if is_in_force(table, card) else 0
    now: i64 = 1 if 0 <= army < FIRST_GROUP and army // SYMBOLS < table.seats else 0
    table.card_place[card] = CARD_IN_FORCE if now == 1 else CARD_IN_DECK
    table.card_on[card] = army if now == 1 else NONE
    if was != now:
        count_bend(table, card, now - was)


def is_lent(table: Table, card: i64) -> bool:
    """Whether a card is what a captain gives: no Event and no Agenda that lies on a Noble.

    Rules: CG-022
    """
    return table.content.card_lies[card] == LIES_ON_NOBLE and not is_event(table, card) and not is_agenda(table, card)


def discard_cards_on(game: Play, lies: i64, on: i64) -> None:
    """Every card in force on one Baron, Noble or city goes; what a captain gives goes only with him."""
    table = game.state
    for card in range(len(table.card_place)):
        if table.card_place[card] != CARD_IN_FORCE or table.content.card_lies[card] != lies:
            continue
        if table.card_on[card] == on and not is_lent(table, card):
            discard(game, card)


def discard_cards_on_baron(game: Play, seat: i64) -> None:
    """What lies on an eliminated Baron goes."""
    discard_cards_on(game, LIES_ON_BARON, seat)


def discard_cards_on_noble(game: Play, noble: i64) -> None:
    """What lies on a dead Noble goes, his office included: his heir is another man.

    Rules: WK-269, WK-489
    """
    discard_cards_on(game, LIES_ON_NOBLE, noble)


def discard_cards_on_city(game: Play, city: i64) -> None:
    """What lies on a razed city goes.

    Rules: WK-424
    """
    discard_cards_on(game, LIES_ON_CITY, city)


def end_of_round(game: Play) -> None:
    """Events that last for the round go at the end of its Upkeep.

    Rules: WK-174
    """
    table = game.state
    for card in table.content.events:
        if table.card_place[card] == CARD_IN_FORCE and table.content.card_ends[card] == ENDS_ROUND:
            discard(game, card)


# ---- the decks


def fill_event_deck(game: Play) -> None:
    """An empty Event deck is rebuilt by shuffling the discards, if there are any.

    Rules: WK-042
    """
    table = game.state
    if table.event_count > 0:
        return
    deck = table.event_deck[:]
    for card in table.content.events:
        if table.card_place[card] == CARD_DISCARDED:
            table.card_place[card] = CARD_IN_DECK
            deck[table.event_count] = card
            table.event_count += 1
    table.event_seen = 0
    game.rng.shuffle(deck, 0, table.event_count)
    table.event_deck = deck


def draw_event(game: Play) -> i64:
    """The top Event is taken and is the current one; NONE if there is none left.

    Rules: WK-042
    """
    table = game.state
    fill_event_deck(game)
    if table.event_count == 0:
        return NONE
    table.event_count -= 1
    table.event_seen = min(table.event_seen, table.event_count)
    card: i64 = table.event_deck[table.event_count]
    table.card_place[card] = CARD_CURRENT
    return card


def draw_agenda(game: Play) -> i64:
    """The top Agenda is taken and is a current one; an empty deck is rebuilt; NONE if there is none left.

    Rules: WK-042, WK-272
    """
    table = game.state
    if table.agenda_count == 0:
        deck = table.agenda_deck[:]
        for agenda in range(len(table.content.agenda_kind)):
            if table.card_place[FIRST_AGENDA + agenda] == CARD_DISCARDED:
                table.card_place[FIRST_AGENDA + agenda] = CARD_IN_DECK
                deck[table.agenda_count] = agenda
                table.agenda_count += 1
        game.rng.shuffle(deck, 0, table.agenda_count)
        table.agenda_deck = deck
    if table.agenda_count == 0:
        return NONE
    table.agenda_count -= 1
    card: i64 = FIRST_AGENDA + table.agenda_deck[table.agenda_count]
    table.card_place[card] = CARD_CURRENT
    return card
