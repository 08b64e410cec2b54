"""Garrisons and Levies in words: what is asked, what may be answered, and what happened."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import GARRISONED
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import wage_of_garrison
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import (
    garrisons_left,
    is_hired,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.levies import price_of_levy
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import CITIES, RAZED
from wk_env.games.warrior_knights.words.optional.house_garrisons import say_manned
from wk_env.games.warrior_knights.words.phrases import own, told
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.games.warrior_knights.words.topics import say_hold, say_number
from wk_env.games.warrior_knights.words.wording import Asked, Wording
from wk_env.kernel.english import counted


def say_garrison(speech: Asked, choice: int) -> str:
    """A city that gets a Garrison, and the price."""
    if choice == asks.NO_CITY:
        return "hire no Garrison"
    return f"hire a Garrison for {speech.city(choice)} ({counted(int(speech.table.subject), 'crown')})"


def say_recruit(speech: Asked, choice: int) -> str:
    """A Levy to recruit, and the price."""
    if choice == asks.NO_CITY:
        return "recruit no more Levies"
    return f"recruit the {speech.names.levies[choice]} ({counted(int(price_of_levy(speech.table, choice)), 'crown')})"


def say_garrison_paid(speech: Asked, choice: int) -> str:
    """Whether a Garrison is paid, and how much."""
    wage = counted(int(wage_of_garrison(speech.table)), "crown")
    return told(speech, f"pay the Garrison of {{it}} ({wage})" if choice else "let the Garrison of {it} go")


def ask_garrison(speech: Asked) -> str:
    """Which city gets a Garrison, and how many are left."""
    left = int(garrisons_left(speech.table))
    return f"Upgrade Defenses: which of {speech.your} cities gets a Garrison (100 strength; {left} left)?"


def say_garrisoned(speech: Speech, hold: int) -> list[str]:
    """That a city has a garrison, and of which cards one of the house rule is."""
    return ["with a Garrison"] if is_hired(speech.table, hold) else say_manned(speech, hold)


TROOPS: Final = (
    Wording(
        asks.PAY_GARRISON,
        "Is the Garrison of {it} paid?",
        say_garrison_paid,
        "yes or no: a Garrison that is not paid leaves its city.",  # CG-034
        topic=say_hold,
    ),
    Wording(
        asks.HIRE_GARRISON,
        "Upgrade Defenses: which of {your} cities gets a Garrison?",
        say_garrison,
        "cities of yours without a Garrison that are not besieged, one of them; there are eight Garrisons.",  # CG-028
        topic=say_number,
        in_particular=ask_garrison,
    ),
    Wording(
        asks.RECRUIT,
        "Muster Forces: which Levy is recruited?",
        say_recruit,
        "cities of yours that are not besieged, where a Noble of yours is and whose Levy is with nobody.",  # CG-040
        topic=say_number,
    ),
    Wording(
        asks.LEVY_NOBLE,
        "Which of {your} Nobles gets the Levy of {it}?",
        own("give the Levy of {it} to {}"),
        "your Nobles at that city, fresh or exhausted.",  # CG-087
        topic=say_hold,
    ),
)


# ---- what happened


def tell_garrisons(step: Step) -> Iterator[str]:
    """Garrisons that are lost without an answer that says so."""
    old, new, speech = step.old, step.new, step.speech
    is_quiet = step.answered in {asks.HIRE_GARRISON, asks.PAY_GARRISON}  # the answer says it
    if is_quiet or not len(new.annex) or old.annex[GARRISONED] == new.annex[GARRISONED]:
        return
    for city in range(CITIES):
        if is_hired(new, city) and not is_hired(old, city):
            yield f"{speech.city(city)} gets a Garrison"
        elif is_hired(old, city) and not is_hired(new, city) and new.city_owner[city] != RAZED:
            yield f"{speech.city(city)} loses its Garrison"
