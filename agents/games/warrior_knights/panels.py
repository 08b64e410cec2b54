"""What a person wants to see beside a question: armies, walls, odds, prices, incomes."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from wk_agents.games.warrior_knights.forecast import fight_panel, voyage_chances
from wk_agents.table.typed_answers import TO_AREAS

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, FUND_EXPEDITIONS, NONE, RAZED, SYMBOLS, VOYAGES
from wk_env.games.warrior_knights.rules.phases.taxation import income_from
from wk_env.games.warrior_knights.rules.procedures.expedition import HIGHEST_STAKE
from wk_env.games.warrior_knights.rules.queries import city_in, strength_of_hold
from wk_env.games.warrior_knights.words.armies import say_troops
from wk_env.games.warrior_knights.words.position import say_action_cards, say_battle, say_noble, say_walls
from wk_env.games.warrior_knights.words.public_knowledge import say_fight
from wk_env.games.warrior_knights.words.things import VOYAGES as VOYAGE_NAMES
from wk_env.games.warrior_knights.words.things import Speech, counted, listed
from wk_env.play.view import View

Panel = Callable[[View, Speech], list[str]]


def armies(speech: Speech, seat: int) -> Iterator[str]:
    """Each army of a Baron and its troops."""
    for army in (*range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS), FIRST_GROUP + seat):
        name = "the stronghold" if army >= FIRST_GROUP else speech.noble(army)
        yield f"{name} {say_troops(speech, army).partition(' (')[0]}"


def all_armies(view: View, speech: Speech) -> list[str]:
    """A Baron's armies in one line."""
    return [f"Now: {listed(armies(speech, view.seat))}."]


def own_nobles(view: View, speech: Speech) -> list[str]:
    """Where a Baron's Nobles stand."""
    nobles = range(view.seat * SYMBOLS, view.seat * SYMBOLS + SYMBOLS)
    return ["Your Nobles", *(f"  {say_noble(speech, noble, view.seat)}" for noble in nobles)]


def before_walls(view: View, speech: Speech) -> list[str]:
    """Own Nobles, the walls before them and what an assault promises."""
    hold = int(speech.table.subject)
    return [*own_nobles(view, speech), f"{speech.hold(hold)}: {say_walls(speech, hold)}.", *fight_panel(view, speech)]


def field(view: View, speech: Speech) -> list[str]:
    """Who fights, with which cards, and what it promises."""
    return [*say_fight(speech), *say_battle(speech, view.seat), *fight_panel(view, speech)]


def plan(view: View, speech: Speech) -> list[str]:
    """The cards laid so far, or what they are for."""
    laid = [line for line in say_action_cards(speech, view.seat, view.seat) if not line.startswith("Hand")]
    return laid or ["Two cards go face down into each of three stacks; c says what they do."]


def card_text(_: View, speech: Speech) -> list[str]:
    """What the Action card says."""
    return [speech.names.action_texts[int(speech.table.subject)]]


def purse(view: View, speech: Speech) -> str:
    """What he can spend."""
    table, seat = speech.table, view.seat
    return f"You have {counted(int(table.crowns[seat]), 'crown')} and {table.faith[seat]} Faith."


def voyages(view: View, speech: Speech) -> list[str]:
    """What Fate says of each expedition that may be started; money paid at once by a card needs no chances."""
    if view.ask == asks.VOYAGE and speech.table.subject != FUND_EXPEDITIONS:
        return []
    told = range(int(VOYAGES)) if view.ask == asks.VOYAGE else (int(speech.table.subject),)
    lines = [f"{VOYAGE_NAMES[voyage]}: {voyage_chances(speech, voyage)}." for voyage in told]
    if view.ask == asks.INVEST:
        lines.append(f"At most {HIGHEST_STAKE} crowns; the stake itself does not come back. {purse(view, speech)}")
    if view.ask == asks.BLESS:
        price = measure_of_baron(speech.table, PRICE_FAITH, view.seat, 1, 1)
        lines.append(f"A blessing costs {price} Faith: two Fate cards are drawn, and the better counts.")
    return [f"{line[:1].upper()}{line[1:]}" for line in lines]


def means(view: View, speech: Speech) -> list[str]:
    """What is in the purse."""
    return [purse(view, speech)]


PANELS: Final[dict[int, Panel]] = {
    **dict.fromkeys((asks.SETUP_TROOP, asks.PLACE_TROOP, asks.TRANSFER, asks.HAND), all_armies),
    **dict.fromkeys((asks.MOBILIZE_AREA, asks.MOVER, asks.ROUTE, asks.TARGET), own_nobles),
    **dict.fromkeys((asks.COMMANDER, asks.DISCARD, asks.ABILITY, asks.CASUALTY, asks.ATTACKER), field),
    **dict.fromkeys((asks.VOYAGE, asks.INVEST, asks.BLESS), voyages),
    **dict.fromkeys((asks.UPGRADE, asks.REPAIR_MORE, asks.MUSTER, asks.MUSTER_MORE), means),
    **dict.fromkeys((asks.PAY_TROOP, asks.HIRE, asks.COMPLY, asks.PLEDGE, asks.CANCEL), means),
    asks.BATTLE_KIND: before_walls,
    asks.PLAN: plan,
    asks.ACT: card_text,
}


def background(view: View, speech: Speech) -> list[str]:
    """What a person wants to see before answering; nothing if the question says it all."""
    panel = PANELS.get(view.ask)
    return [] if panel is None else panel(view, speech)


def note(speech: Speech, seat: int, choice: int) -> str:
    """What people want to know of an answer that names an area: whose city is there, how strong, and what it pays."""
    ask = int(speech.game.decision.ask)
    if ask == asks.TARGET and choice == asks.NEUTRAL_CITY:
        return note_of_area(speech, seat, int(speech.table.subject))
    return note_of_goal(speech, seat, choice) if ask in TO_AREAS else ""


def note_of_goal(speech: Speech, seat: int, choice: int) -> str:
    """Whose city stands in the area that an answer names."""
    return note_of_area(speech, seat, area_named(speech, choice))


def area_named(speech: Speech, choice: int) -> int:
    """The area that an answer names, or NONE."""
    ask = int(speech.game.decision.ask)
    is_by_sea = ask == asks.ROUTE and asks.SAIL <= choice < asks.ARRIVE
    if choice >= asks.NO_AREA and not is_by_sea:
        return int(NONE)
    return choice - asks.SAIL if is_by_sea else choice


def note_of_area(speech: Speech, seat: int, area: int) -> str:
    """Whose city stands in an area, how strong it is and what it pays; nothing if none stands there."""
    known = city_at(speech, seat, area)
    return "" if known is None else f" ({known.whose}, {known.strength}, pays {known.pays})"


class City(NamedTuple):
    """What one wants to know of a city before one goes there."""

    whose: str
    strength: int
    pays: int


def city_at(speech: Speech, seat: int, area: int) -> City | None:
    """The city that stands in an area, if one does."""
    table = speech.table
    city = NONE if area == NONE else city_in(table, area)
    if city == NONE or table.city_owner[city] == RAZED:
        return None
    owner = table.city_owner[city]
    whose = "yours" if owner == seat else speech.owner(owner)
    return City(whose, int(strength_of_hold(table, city)), income_of_city(speech, city))


def income_of_city(speech: Speech, city: int) -> int:
    """The crowns that a city pays or would pay its Baron now."""
    table = speech.table
    owner = int(table.city_owner[city])
    return int(income_from(table, owner, city) if owner >= 0 else table.content.city_income[city])
