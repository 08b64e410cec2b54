"""The table in sentences, as one seat sees it or as nobody may."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.words.crown import (
    dignity,
    say_known_mission,
    say_race,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning import (
    say_learning,
    say_mind,
    scholar_dignity,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.troops import say_garrisoned
from wk_env.games.warrior_knights.knowledge.sight import (
    may_count_plans,
    may_see_fist,
    may_see_troops,
)
from wk_env.games.warrior_knights.rules.action_cards import cards_of, owner_of
from wk_env.games.warrior_knights.rules.asks import TIE_BARON
from wk_env.games.warrior_knights.rules.numbers import (
    BLOCKED,
    CARD_CURRENT,
    CITIES,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    IN_HAND,
    KINGDOM_CITIES,
    MOST_SEATS,
    NEUTRAL,
    NONE,
    ON_OFFER,
    RAZED,
    REVEALED,
    SPOTS,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.invader import is_invader
from wk_env.games.warrior_knights.rules.queries import (
    baron_of_army,
    cities_of,
    full_strength,
    is_besieged,
    sides_of,
    strength_of_hold,
)
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.games.warrior_knights.words.armies import say_troops
from wk_env.games.warrior_knights.words.cards import cards_in_force, say_agenda, say_in_force
from wk_env.games.warrior_knights.words.optional.advanced_sieges import say_siege_tokens
from wk_env.games.warrior_knights.words.optional.invader import say_invader
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import say_influence, say_pool
from wk_env.games.warrior_knights.words.optional.won_cities import say_won_over
from wk_env.games.warrior_knights.words.optional_rules import say_optional
from wk_env.games.warrior_knights.words.phases import say_phase
from wk_env.games.warrior_knights.words.public_knowledge import say_battle, say_fight, say_history
from wk_env.games.warrior_knights.words.questions import say_question
from wk_env.games.warrior_knights.words.stakes import say_all_at_stake
from wk_env.games.warrior_knights.words.things import (
    COLOURS,
    SPECIAL_AREAS,
    SYMBOL_NAMES,
    VOYAGES,
    Speech,
)
from wk_env.games.warrior_knights.words.things import SPOTS as SPOT_NAMES
from wk_env.games.warrior_knights.words.topics import say_card
from wk_env.kernel.english import counted, listed

STACKS: Final = range(1, 4)
PLACES: Final = ("Hand", "In stack 1", "In stack 2", "In stack 3")
SIDES: Final = ("no", "yes")
Viewer = int | None


def sees_all(viewer: Viewer) -> bool:
    """Whether nothing is hidden from a viewer: he is nobody at the table."""
    return viewer is None


def say_owner(speech: Speech, card: int) -> str:
    """Whose Action card it is."""
    seat = owner_of(speech.table, card)
    return "neutral" if seat == NONE else speech.baron(seat)


def say_moment(speech: Speech) -> str:
    """The round and phase, the pool, and what ends the game with a King."""
    return f"{say_phase(speech)}. {say_pool(speech.table)}. {say_race(speech.table)}".strip()


def say_table(speech: Speech) -> Iterator[str]:
    """What belongs to nobody: the pool, the stacks, the decks, the cards that lie open."""
    table = speech.table
    yield say_moment(speech)
    if table.stack:
        left = [f"{table.stack_left[stack - 1]} in stack {stack}" for stack in STACKS]
        yield f"Action cards face down: {listed(left)}."
    open_cards = [
        f"{speech.action(card)} ({say_owner(speech, card)})"
        for card in range(len(table.action_at))
        if table.action_at[card] == REVEALED
    ]
    if open_cards:
        yield f"Turned over: {listed(open_cards)}."
    for place, name in SPECIAL_AREAS.items():
        owners = [say_owner(speech, card) for card, at in enumerate(table.action_at) if at == place]
        if owners:
            yield f"{name[:1].upper()}{name[1:]}: {len(owners)} of {2 * table.headcount} cards ({listed(owners)})."
    if table.event_count:
        colour = table.content.event_colour[table.event_deck[table.event_count - 1]]
        yield f"The top Event is {COLOURS[colour]}."


def offices_of(speech: Speech, seat: int) -> list[str]:
    """What a Baron is besides: King, Chairman, Head of the Church, Scholar, banned."""
    table = speech.table
    found = dignity(speech, seat)
    found += ["Chairman of the Assembly"] if table.chairman == seat else []
    found += ["acting Chairman"] if table.acting == seat else []
    found += ["Head of the Church"] if table.head == seat else []
    found += scholar_dignity(speech, seat)
    return found + (["banned from the Assembly"] if table.banned[seat] else [])


def say_side(speech: Speech, side: int) -> str:
    """What a Baron said that his Votes support, if he has said it."""
    if side == NONE:
        return ""
    return f" for {speech.baron(side - TIE_BARON) if side >= TIE_BARON else SIDES[side]}"


def say_baron(speech: Speech, seat: int, viewer: Viewer) -> Iterator[str]:
    """A Baron: purse, Influence, offices, cards, then his stronghold and his Nobles; likewise the invader."""
    yield from say_invader(speech) if is_invader(speech.table, seat) else say_person(speech, seat, viewer)
    yield f"  {say_stronghold(speech, seat, viewer)}"
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        yield f"  {say_noble(speech, noble, viewer)}"


def say_person(speech: Speech, seat: int, viewer: Viewer) -> Iterator[str]:
    """What a Baron has and is, and his cards."""
    table = speech.table
    purse = f"{counted(table.crowns[seat], 'crown')}, {table.faith[seat]} Faith, {counted(table.votes[seat], 'Vote')}"
    cities = counted(cities_of(table, seat), "city", "cities")
    head = [f"{speech.baron(seat)} ({speech.names.colours[table.colour[seat]]}): {purse}"]
    head += [f"{say_influence(table, int(table.influence[seat]))}, {cities}", *offices_of(speech, seat)]
    yield f"{', '.join(head)}."
    yield from (f"  {line}" for line in say_action_cards(speech, seat, viewer))
    if sees_all(viewer) or may_see_fist(speech.game, seat, viewer or 0):
        yield from (f"  {line}" for line in say_votes(speech, seat))
    yield from (f"  {line}" for line in say_known_mission(speech, seat, viewer))
    yield from (f"  {line}" for line in say_mind(speech, seat))


def say_votes(speech: Speech, seat: int) -> Iterator[str]:
    """The Votes in a Baron's fist, and those that he has written for Agendas still to be voted on, where two play."""
    table = speech.table
    if table.fist[seat] != NONE:
        yield f"Holds {counted(table.fist[seat], 'Vote')} ready{say_side(speech, table.declared[seat])}."
    if not len(table.written):
        return
    papers = [
        f"{table.written[seat * len(table.current) + place]} on {say_card(speech, card)}"
        for place, card in enumerate(table.current)
        if card != NONE and table.written[seat * len(table.current) + place] != NONE
    ]
    if papers:
        yield f"Has written {listed(papers)}."


def say_action_cards(speech: Speech, seat: int, viewer: Viewer) -> Iterator[str]:
    """How many Action cards a Baron holds and has laid, and which, if the viewer may know."""
    table, game = speech.table, speech.game
    own = cards_of(table, seat)
    if not (sees_all(viewer) or may_count_plans(game, seat, viewer or 0)):
        yield f"Action cards: {sum(IN_HAND <= table.action_at[card] <= STACKS[-1] for card in own)} in hand or laid."
        return
    for place, name in enumerate(PLACES):
        cards = [speech.action(card) for card in own if table.action_at[card] == place]
        if cards:
            yield f"{name}: {listed(cards) if viewer in {None, seat} else len(cards)}."


def say_army(speech: Speech, army: int, viewer: Viewer) -> str:
    """The troops of an army, its cards and its casualties."""
    seat = baron_of_army(army)
    if not (sees_all(viewer) or may_see_troops(speech.game, seat, viewer or 0)):
        return "troops not yet shown"
    return say_troops(speech, army)


def say_stronghold(speech: Speech, seat: int, viewer: Viewer) -> str:
    """A stronghold: where, how strong, who lies in it and before it."""
    table, hold = speech.table, FIRST_STRONGHOLD + seat
    place = table.stronghold_at[seat]
    where = f"in {speech.area(place)}, {say_walls(speech, hold)}" if place >= 0 else "off the board"
    return f"Stronghold {where}: {say_army(speech, FIRST_GROUP + seat, viewer)}."


def say_walls(speech: Speech, hold: int) -> str:
    """The strength of a city or stronghold, its breaches and besiegers, and whether its people riot."""
    table = speech.table
    parts = [f"strength {strength_of_hold(table, hold)}", *say_siege_tokens(table, hold)]
    if table.breaches[hold]:
        parts[0] += f" of {full_strength(table, hold)}"
        parts.append(counted(table.breaches[hold], "breach", "breaches"))
    if hold < FIRST_STRONGHOLD and table.fortified[hold]:
        parts.append("fortified")
    if hold < FIRST_STRONGHOLD and is_rioting(table, hold):
        parts.append("rioting")
    parts += say_won_over(table, hold)
    parts += say_garrisoned(speech, hold)
    if is_besieged(table, hold):
        row = range(hold * MOST_SEATS, hold * MOST_SEATS + table.seats)
        besiegers = [speech.baron(seat) for seat, since in enumerate(row) if table.siege_since[since] > 0]
        parts.append(f"besieged by {listed(besiegers)}")
    return ", ".join(parts)


def say_noble(speech: Speech, noble: int, viewer: Viewer) -> str:
    """A Noble: his symbol, where he stands, his troops, whether he is exhausted, his office."""
    table = speech.table
    tired = "" if table.noble_fresh[noble] else ", exhausted"
    office = f", {speech.names.card(table.noble_office[noble])}" if table.noble_office[noble] != NONE else ""
    where = speech.place(table.noble_at[noble])
    name = f"{speech.noble(noble)} ({SYMBOL_NAMES[noble % SYMBOLS]}{office})"
    return f"{name} {where}{tired}: {say_army(speech, noble, viewer)}."


def say_cities(speech: Speech) -> Iterator[str]:
    """Every city that stands, by who holds it; then the razed ones."""
    table = speech.table
    yield "Cities"
    for owner in (*range(table.seats), NEUTRAL):
        mine = [city for city in range(CITIES) if table.city_owner[city] == owner]
        walls = [
            f"{speech.city(city)}{' overseas' * (city >= KINGDOM_CITIES)} ({say_walls(speech, city)})" for city in mine
        ]
        if walls:
            yield f"  {speech.owner(owner)}: {'; '.join(walls)}."
    razed = [speech.city(city) for city in range(CITIES) if table.city_owner[city] == RAZED]
    if razed:
        yield f"  razed: {listed(razed)}."


def say_voyages(speech: Speech) -> Iterator[str]:
    """The expeditions under way."""
    table = speech.table
    for voyage, name in enumerate(VOYAGES):
        if table.voyage_spot[voyage]:
            row = range(voyage * MOST_SEATS, voyage * MOST_SEATS + table.seats)
            shares = [f"{speech.baron(seat)} {table.voyage_share[at]}" for seat, at in enumerate(row)]
            funded = listed(share for share, at in zip(shares, row, strict=True) if table.voyage_share[at])
            blessed = ", blessed" if table.voyage_blessed[voyage] else ""
            yield f"The expedition to {name} is on spot {table.voyage_spot[voyage]}{blessed}; shares: {funded}."


def say_marker(speech: Speech, marker: int) -> str:
    """Whose marker lies on a spot of the Mercenary Track, or that a casualty token blocks it."""
    return "a casualty token" if marker == BLOCKED else speech.baron(marker)


def say_markets(speech: Speech) -> Iterator[str]:
    """The Mercenary Track and the Mercenaries on offer."""
    table = speech.table
    markers = [
        f"{say_marker(speech, int(table.track[spot]))} on {SPOT_NAMES[spot]}"
        for spot in range(SPOTS)
        if table.track[spot] != NONE
    ]
    offer = [speech.troop(troop) for troop, at in enumerate(table.troop_at) if at == ON_OFFER]
    yield f"Mercenary Track: {listed(markers)}. On offer: {listed(offer)}."


def say_agendas(speech: Speech) -> Iterator[str]:
    """The current Agendas, what is in force, and the Event that is being resolved."""
    table = speech.table
    current = [say_agenda(speech, card) for card in table.current if card != NONE]
    yield f"Current Agendas: {listed(current)}."
    drawn = [card for card in table.content.events if table.card_place[card] == CARD_CURRENT]
    for card in sorted([*cards_in_force(table), *drawn]):
        lies = "Drawn" if card in drawn else "In force"
        yield f"{lies}: {say_in_force(speech, card)}. {speech.names.card_text(card)}"


def say_position(speech: Speech, viewer: Viewer) -> str:
    """The table in words: all of it, or what a seat sees of it."""
    lines = [*say_table(speech), ""]
    for seat in range(sides_of(speech.table)):
        lines += say_baron(speech, seat, viewer)
    lines += ["", *say_cities(speech), *say_voyages(speech), *say_markets(speech), *say_learning(speech)]
    lines += [*say_agendas(speech), *say_fight(speech), *say_battle(speech, viewer), *say_history(speech)]
    lines += [*say_optional(speech), *say_all_at_stake(speech), "", say_question(speech, viewer)]
    return "\n".join(lines)
