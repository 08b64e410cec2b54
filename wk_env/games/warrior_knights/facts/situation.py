"""Writes down what goes on: cards that lie open, the decks, expeditions and the battle."""

from collections.abc import Iterable, Iterator

from mypy_extensions import i64

from wk_env.games.warrior_knights.facts.affairs import Battle, Card, Decks, Expedition, Side
from wk_env.games.warrior_knights.facts.known import Known, seat_or_none
from wk_env.games.warrior_knights.knowledge.sight import may_count_fate, may_count_hand
from wk_env.games.warrior_knights.rules.asks import SIEGE
from wk_env.games.warrior_knights.rules.cards.event_targets import is_about_city, is_about_noble
from wk_env.games.warrior_knights.rules.cards.vocabulary import TARGET_RANDOM_BARON
from wk_env.games.warrior_knights.rules.measures import LIES_ON_BARON, LIES_ON_CITY, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    FIGHT_ABILITY,
    FIGHT_COMMANDER,
    FIGHT_HOLD,
    FIGHT_KIND,
    FIGHT_NOBLES,
    FIGHT_SEAT,
    FIRST_STRONGHOLD,
    MOST_SEATS,
    NONE,
)
from wk_env.games.warrior_knights.words.cards import say_kind
from wk_env.games.warrior_knights.words.things import COLOURS, VOYAGES

# ---- cards


def card_of(known: Known, card: int) -> Card:
    """An Event or Agenda, and what it lies on or is about."""
    on = int(known.table.card_on[card])
    what = "" if on == NONE else thing_under(known, card)
    return Card(
        name=known.names.card(card),
        kind=say_kind(known.speech, card),
        text=known.names.card_text(card),
        is_marked=card in known.names.marked,
        question=known.names.questions[card] or None,
        baron=on if what == "baron" else None,
        noble=known.noble(on) if what == "noble" else None,
        city=known.names.cities[on] if what == "city" else None,
        nation=known.names.nations[on] if what == "nation" else None,
    )


def thing_under(known: Known, card: int) -> str:
    """What kind of thing a card lies on or is about."""
    table = known.table
    lies = table.content.card_lies[card]
    if lies == LIES_ON_BARON or table.content.card_target[card] == TARGET_RANDOM_BARON:
        return "baron"
    if lies == LIES_ON_NOBLE or is_about_noble(table, card):
        return "noble"
    return "city" if lies == LIES_ON_CITY or is_about_city(table, card) else "nation"


def cards_at(known: Known, place: i64, among: Iterable[int]) -> Iterator[Card]:
    """The cards that lie in a place."""
    places = known.table.card_place
    for card in among:
        if places[card] == place:
            yield card_of(known, card)


def agendas_of(known: Known) -> Iterator[Card]:
    """The current Agendas."""
    for card in known.table.current:
        if card != NONE:
            yield card_of(known, card)


# ---- decks and expeditions


def decks_of(known: Known) -> Decks:
    """How many cards the decks hold, and what is known of them."""
    table = known.table
    colour = table.content.event_colour
    is_counted = may_count_fate(known.game, known.seat)
    ring = range(table.fate_top, table.fate_top + table.fate_count)
    return Decks(
        fate=int(table.fate_count) if is_counted else None,
        fate_known=tuple(known.fate(table.fate_deck[place % len(table.fate_deck)]) for place in ring),
        events=int(table.event_count),
        top_event=COLOURS[colour[table.event_deck[table.event_count - 1]]] if table.event_count else None,
        bottom_event=COLOURS[colour[table.event_deck[0]]] if table.event_seen else None,
        agendas=int(table.agenda_count),
        mercenaries=int(table.hire_count),
    )


def expeditions_of(known: Known) -> dict[str, Expedition]:
    """Every expedition by where it goes."""
    return {name: expedition_of(known, number) for number, name in enumerate(VOYAGES)}


def expedition_of(known: Known, number: int) -> Expedition:
    """An expedition, under way or not."""
    table = known.table
    spot, first = int(table.voyage_spot[number]), number * MOST_SEATS
    shares = table.voyage_share
    return Expedition(
        name=VOYAGES[number],
        spot=spot or None,
        is_blessed=spot > 0 and table.voyage_blessed[number] == 1,
        shares=tuple(int(shares[first + seat]) if spot else 0 for seat in range(known.seats)),
    )


# ---- battles


def battle_of(known: Known) -> Battle | None:
    """The battle or siege that was announced."""
    doing = known.table.doing
    if doing[FIGHT_SEAT] == NONE:
        return None
    hold = int(doing[FIGHT_HOLD])
    return Battle(
        is_siege=doing[FIGHT_KIND] == SIEGE,
        city=known.names.cities[hold] if 0 <= hold < FIRST_STRONGHOLD else None,
        stronghold=hold - FIRST_STRONGHOLD if hold >= FIRST_STRONGHOLD else None,
        attacker=fighting_side(known, 0),
        defender=fighting_side(known, 1),
    )


def fighting_side(known: Known, side: int) -> Side:
    """One side of a battle."""
    table, doing = known.table, known.table.doing
    nobles, ability = doing[FIGHT_NOBLES + side], doing[FIGHT_ABILITY + side]
    is_counted, first = may_count_hand(known.game, side, known.seat), side * len(table.fate_deck)
    held = range(first, first + table.fate_held[side])
    return Side(
        baron=seat_or_none(doing[FIGHT_SEAT + side]),
        nobles=tuple(known.nobles[number] for number in known.owned if nobles & BIT[number]),
        commander=known.noble(doing[FIGHT_COMMANDER + side]),
        uses_ability=None if ability == NONE else ability == 1,
        fate_seat=seat_or_none(table.fate_side[side]),
        fate_drawn=int(table.fate_drawn[side]),
        fate_held=len(held) if is_counted else None,
        fate=tuple(known.fate(table.fate_hand[place]) for place in held) if is_counted else None,
    )
