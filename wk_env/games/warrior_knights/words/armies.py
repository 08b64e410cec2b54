"""Armies in words: their troops, cards and casualties; and how they stood when the game began."""

from collections.abc import Iterator

from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, SYMBOLS
from wk_env.games.warrior_knights.rules.phases.setup import DISPLAY, Setup
from wk_env.games.warrior_knights.rules.queries import troops_of
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed


def own_armies(seat: int) -> list[int]:
    """The armies of a Baron: his Nobles', then the unled troops of his stronghold."""
    return [*range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS), FIRST_GROUP + seat]


def say_troops(speech: Speech, army: int) -> str:
    """The troops of an army, its cards and its casualties."""
    table = speech.table
    cards = [speech.troop(troop) for troop in range(len(table.troop_at)) if table.troop_at[troop] == army]
    troops = troops_of(table, army)
    if not troops:
        return "no troops"
    shown = f" ({listed(cards)})" if cards else ""
    hurt = f", {counted(table.casualties[army], 'casualty', 'casualties')}" if table.casualties[army] else ""
    return f"{troops} troops{shown}{hurt}"


def tell_distribution(step: Step) -> Iterator[str]:
    """With whom the troops of every Baron begin, once all have chosen."""
    if not isinstance(step.frame, Setup) or step.frame.step != DISPLAY:
        return
    speech = step.speech
    for seat in range(step.new.seats):
        shown = [
            f"{speech.noble(army) if army < FIRST_GROUP else 'the stronghold'} {troops_of(step.new, army)}"
            for army in own_armies(seat)
            if troops_of(step.new, army)
        ]
        yield f"the troops of {speech.baron(seat)}: {listed(shown)}"
