"""Advanced Sieges in words: what lies on besieged walls, and what Fate does to them."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.numbers import DEAL, FIGHT_SEAT, NONE, PREVENT, VICTORY
from wk_env.games.warrior_knights.rules.optional.advanced_sieges import SiegeDraw
from wk_env.games.warrior_knights.rules.optional.siege_tokens import draws_for_sieges, spares, tokens_on
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import BATTLE_RESULTS
from wk_env.games.warrior_knights.words.wording import Asked
from wk_env.kernel.english import counted

SAYS: Final = (
    "a second siege takes nothing: in each Upkeep Fate lays casualties and breaches on besieged walls until they fall"
)


def say_siege_tokens(table: Table, hold: int) -> Iterator[str]:
    """The casualty tokens on walls, and whether the Nobles inside are spared."""
    tokens = tokens_on(table, hold)
    if tokens:
        yield counted(int(tokens), "casualty token")
    if spares(table, hold):
        yield "Nobles inside retreat if the siege takes it"


def is_dealt_by_siege(table: Table) -> bool:
    """Whether a casualty that is asked about comes of a siege, not of a battle."""
    return draws_for_sieges(table) and table.doing[FIGHT_SEAT] == NONE


def ask_casualty(speech: Asked) -> str:
    """Who takes the casualty that Fate deals besieged walls; the usual words in a battle."""
    if not is_dealt_by_siege(speech.table):
        return ""
    return f"Fate deals besieged {speech.by} a casualty: which army inside takes one, too?"


def tell_draws(step: Step) -> Iterator[str]:
    """The Fate card that was turned for a siege and what it did, or that the place falls."""
    draw = step.frame
    if not isinstance(draw, SiegeDraw):
        return
    old, hold = step.old, int(draw.hold)
    where = f"besieged {step.speech.hold(hold)}"
    if old.fate_top != step.new.fate_top:
        result = int(old.content.fate_battle[old.fate_deck[old.fate_top]])
        yield f"for {where} Fate turns {BATTLE_RESULTS[result]}: {say_result(step, result, hold)}"
    elif isinstance(step.next, Capture):
        yield f"{where} is worn down and falls"


def say_result(step: Step, result: int, hold: int) -> str:
    """What a Fate card did to besieged walls."""
    left = f"strength {strength_of_hold(step.new, hold)} is left"
    if result == DEAL:
        return f"a casualty token lies on it, {left}"
    if result == PREVENT:
        return "the walls are breached"
    if result != VICTORY:
        return "another card is turned"
    if isinstance(step.next, Capture):
        return "it surrenders"
    return "the Nobles inside will retreat if it falls" if spares(step.new, hold) else "it holds out"
