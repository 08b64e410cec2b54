"""Questions that are put in other words when they are about something in particular, with the numbers that matter.

"" for the usual words.
"""

from wk_env.games.warrior_knights.rules.cards.resources import parameter
from wk_env.games.warrior_knights.rules.cards.vocabulary import EAR_ROW, WHAT
from wk_env.games.warrior_knights.rules.numbers import FUND_EXPEDITIONS, NONE, VERSATILE_STRATEGY
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in, strength_of_armies
from wk_env.games.warrior_knights.rules.procedures.attack_targets import (
    COMMANDER_IN_SIEGE,
    strength_against_siege,
    strength_in_siege,
)
from wk_env.games.warrior_knights.rules.procedures.muster import MUSTER_PRICE
from wk_env.games.warrior_knights.rules.procedures.raze import INCOMES_FOR_RAZING
from wk_env.games.warrior_knights.rules.procedures.upgrade import REPAIR_PRICE
from wk_env.games.warrior_knights.rules.queries import area_of_hold
from wk_env.games.warrior_knights.words.special_options import say_amount
from wk_env.games.warrior_knights.words.things import COLOURS, Speech
from wk_env.games.warrior_knights.words.topics import attack_of, say_card
from wk_env.games.warrior_knights.words.wording import Asked
from wk_env.kernel.english import counted


def ask_battle_area(speech: Speech) -> str:
    """Where a battle is started by Versatile Strategy."""
    is_battle = speech.table.subject == VERSATILE_STRATEGY
    return "Versatile Strategy: where is a battle started?" if is_battle else ""


def ask_expedition(speech: Speech) -> str:
    """Which expedition sets out."""
    return "Fund Expeditions: which one is started?" if speech.table.subject == FUND_EXPEDITIONS else ""


def ask_mover(speech: Speech) -> str:
    """Who moves, to no area in particular."""
    return f"Which of {speech.your} Nobles moves?" if speech.table.subject == NONE else ""


def ask_charge(speech: Speech) -> str:
    """Which charge makes room for a new one."""
    new = speech.table.matter
    return f"Three charges are the most: which one makes room for {say_card(speech, new)}?" if new != NONE else ""


def ask_event(speech: Speech) -> str:
    """Who draws an Event of which colour."""
    table = speech.table
    colour = table.content.event_colour[table.event_deck[table.event_count - 1]]
    return f"Who draws the Event, a {COLOURS[colour]} one?"


def ask_test(speech: Speech) -> str:
    """Which city is tested for revolt."""
    return f"Which of {speech.your} cities is tested for revolt next?" if speech.table.subject == NONE else ""


def ask_hiring(speech: Asked) -> str:
    """Who is hired, by whoever may hire several of a nationality at once."""
    further = int(speech.table.subject)
    if further == 0:
        return ""
    if speech.table.matter == NONE:
        return f"Mercenary Draft: who is hired (up to {further + 1} of one nationality at once)?"
    return f"Mercenary Draft: who is hired besides, for a marker each ({speech.by}, up to {further} more)?"


def ask_consent(speech: Asked) -> str:
    """Which attack on a city or stronghold a third Baron is asked to let happen."""
    return f"May {speech.by} {attack_of(speech)} {speech.it}?"


def ask_battle(speech: Asked) -> str:
    """How a hold is attacked: how strong it is against a siege, and how strong besiegers are."""
    table, hold = speech.table, int(speech.table.subject)
    seat = speech.game.decision.seat
    nobles = fresh_nobles_in(table, seat, area_of_hold(table, hold))
    fresh = strength_of_armies(table, nobles)
    against = strength_against_siege(table, hold)
    more = strength_in_siege(table, nobles) - fresh - COMMANDER_IN_SIEGE
    force = f"{speech.your} {fresh} troops and {COMMANDER_IN_SIEGE} for a commander"
    force += f" and {more} by cards" if more else ""
    return f"Assault {speech.it}, or lay siege (a siege must beat {against}; {force})?"


def ask_spoils(speech: Speech) -> str:
    """What a city that was taken is worth."""
    city = int(speech.table.subject)
    income = int(speech.table.content.city_income[city])
    crowns = counted(INCOMES_FOR_RAZING * income, "crown")
    return f"Is {speech.city(city)} kept (income {income}), or razed for {crowns}?"


def ask_demand(speech: Asked) -> str:
    """What a card in force takes."""
    card = int(speech.table.subject)
    much = say_amount(speech.table, parameter(speech.table, card, EAR_ROW, WHAT), int(speech.table.matter))
    return f"Is {speech.it} obeyed (it takes {much})?"


def ask_repair(speech: Asked) -> str:
    """What another repair costs."""
    return f"Is another breach of {speech.it} repaired for {counted(REPAIR_PRICE, 'crown')}?"


def ask_mustering(speech: Asked) -> str:
    """What it costs to remove another casualty."""
    return f"Does {speech.it} lose another casualty for {counted(MUSTER_PRICE, 'crown')}?"


def ask_placing(speech: Asked) -> str:
    """Where a captain goes, who is one man."""
    content = speech.table.content
    rank = content.troop_rank[list(content.troop_kind).index(speech.table.subject)]
    return "" if rank == NONE else f"Where does {speech.it} go?"
