"""Limited Heirs in words: who died how often, and what Fate says of an heir."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.numbers import OUT_OF_GAME
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

SAYS: Final = "from a Noble's third death on he has an heir only if the next Fate card shows his symbol"


def say_deaths(speech: Speech) -> Iterator[str]:
    """How often Nobles have died, where that is counted."""
    table = speech.table
    died = [f"{speech.noble(noble)} {counted(int(often), 'time')}" for noble, often in enumerate(table.deaths) if often]
    if died:
        yield f"Died: {listed(died)}; from the third death on Fate says whether there is an heir."


def tell_deaths(step: Step) -> Iterator[str]:
    """What Fate said of the heir of a Noble who had died often enough."""
    old, new = step.old, step.new
    for noble, often in enumerate(new.deaths):
        if often > max(old.deaths[noble], new.rules.sure_heirs):
            has = "no heir of" if new.noble_at[noble] == OUT_OF_GAME else "an heir of"
            yield f"Fate finds {has} {step.speech.noble(noble)}"
