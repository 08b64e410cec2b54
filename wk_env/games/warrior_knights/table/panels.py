"""What a person wants to see beside a question: armies, walls, odds, prices, incomes."""

from collections.abc import Callable, Iterator
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, FUND_EXPEDITIONS, SYMBOLS, VOYAGES
from wk_env.games.warrior_knights.rules.procedures.expedition import HIGHEST_STAKE
from wk_env.games.warrior_knights.table.forecast import fight_panel, voyage_chances
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.games.warrior_knights.words.armies import say_troops
from wk_env.games.warrior_knights.words.optional.advanced_sieges import is_dealt_by_siege
from wk_env.games.warrior_knights.words.optional.pacts import say_pacts
from wk_env.games.warrior_knights.words.position import say_action_cards, say_noble, say_walls
from wk_env.games.warrior_knights.words.public_knowledge import say_battle, say_fight
from wk_env.games.warrior_knights.words.things import VOYAGES as VOYAGE_NAMES
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

Panel = Callable[[Seen], list[str]]


def armies(speech: Speech, seat: int) -> Iterator[str]:
    """Each army of a Baron and its troops."""
    for army in (*range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS), FIRST_GROUP + seat):
        name = "the stronghold" if army >= FIRST_GROUP else speech.noble(army)
        yield f"{name} {say_troops(speech, army).partition(' (')[0]}"


def all_armies(seen: Seen) -> list[str]:
    """A Baron's armies in one line."""
    return [f"Now: {listed(armies(seen.speech, seen.seat))}."]


def own_nobles(seen: Seen) -> list[str]:
    """Where a Baron's Nobles stand."""
    nobles = range(seen.seat * SYMBOLS, seen.seat * SYMBOLS + SYMBOLS)
    return ["Your Nobles", *(f"  {say_noble(seen.speech, noble, seen.seat)}" for noble in nobles)]


def before_walls(seen: Seen) -> list[str]:
    """Own Nobles, the walls before them and what an assault promises."""
    hold = int(seen.speech.table.subject)
    return [*own_nobles(seen), f"{seen.speech.hold(hold)}: {say_walls(seen.speech, hold)}.", *fight_panel(seen)]


def field(seen: Seen) -> list[str]:
    """Who fights, with which cards, and what it promises."""
    return [*say_fight(seen.speech), *say_battle(seen.speech, seen.seat), *fight_panel(seen)]


def sufferers(seen: Seen) -> list[str]:
    """The battle, or the walls that Fate wears down and who is inside."""
    if not is_dealt_by_siege(seen.speech.table):
        return field(seen)
    hold = int(seen.speech.table.matter)
    return [*own_nobles(seen), f"{seen.speech.hold(hold)}: {say_walls(seen.speech, hold)}."]


def plan(seen: Seen) -> list[str]:
    """The cards laid so far, or what they are for."""
    laid = [line for line in say_action_cards(seen.speech, seen.seat, seen.seat) if not line.startswith("Hand")]
    return laid or ["Two cards go face down into each of three stacks; c says what they do."]


def card_text(seen: Seen) -> list[str]:
    """What the Action card says."""
    return [seen.speech.names.action_texts[int(seen.speech.table.subject)]]


def purse(seen: Seen) -> str:
    """What he can spend."""
    table, seat = seen.speech.table, seen.seat
    return f"You have {counted(int(table.crowns[seat]), 'crown')} and {table.faith[seat]} Faith."


def voyages(seen: Seen) -> list[str]:
    """What Fate says of each expedition that may be started; money paid at once by a card needs no chances."""
    if seen.ask == asks.VOYAGE and seen.speech.table.subject != FUND_EXPEDITIONS:
        return []
    told = range(int(VOYAGES)) if seen.ask == asks.VOYAGE else (int(seen.speech.table.subject),)
    lines = [f"{VOYAGE_NAMES[voyage]}: {voyage_chances(seen.speech, voyage)}." for voyage in told]
    if seen.ask == asks.INVEST:
        lines.append(f"At most {HIGHEST_STAKE} crowns; the stake itself does not come back. {purse(seen)}")
    if seen.ask == asks.FUND_MORE:
        lines.append(purse(seen))
    if seen.ask == asks.BLESS:
        price = measure_of_baron(seen.speech.table, PRICE_FAITH, seen.seat, 1, 1)
        lines.append(f"A blessing costs {price} Faith: two Fate cards are drawn, and the better counts.")
    return [f"{line[:1].upper()}{line[1:]}" for line in lines]


def means(seen: Seen) -> list[str]:
    """What is in the purse."""
    return [purse(seen)]


def peace(seen: Seen) -> list[str]:
    """The pacts that stand, and own Nobles."""
    return [*say_pacts(seen.speech), *own_nobles(seen)]


PANELS: Final[dict[int, Panel]] = {
    **dict.fromkeys((asks.SETUP_TROOP, asks.PLACE_TROOP, asks.TRANSFER, asks.HAND), all_armies),
    **dict.fromkeys((asks.MOBILIZE_AREA, asks.MOVER, asks.ROUTE, asks.TARGET), own_nobles),
    **dict.fromkeys((asks.COMMANDER, asks.DISCARD, asks.ABILITY, asks.ATTACKER), field),
    asks.CASUALTY: sufferers,
    **dict.fromkeys((asks.VOYAGE, asks.INVEST, asks.BLESS, asks.FUND_MORE), voyages),
    **dict.fromkeys((asks.UPGRADE, asks.REPAIR_MORE, asks.MUSTER, asks.MUSTER_MORE), means),
    **dict.fromkeys((asks.PAY_TROOP, asks.HIRE, asks.COMPLY, asks.PLEDGE, asks.CANCEL), means),
    asks.RIOT: means,
    asks.CAPITULATE: own_nobles,
    **dict.fromkeys((asks.APPEAL_CITY, asks.APPEAL_COST), means),
    **dict.fromkeys((asks.BARGAIN_STAKE, asks.JOIN_PAYMENT), means),
    asks.WITHDRAW_OR_STAND: field,
    asks.CONCEDE: all_armies,
    **dict.fromkeys((asks.PROPOSE_PACT, asks.ACCEPT_PACT), peace),
    asks.BATTLE_KIND: before_walls,
    asks.PLAN: plan,
    asks.ACT: card_text,
    asks.MAN_CITY: own_nobles,
}


def background(seen: Seen) -> list[str]:
    """What a person wants to see before answering; nothing if the question says it all."""
    panel = PANELS.get(seen.ask)
    return [] if panel is None else panel(seen)
