"""Diplomatic Conquest in words: the questions of an appeal, and what came of it."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import Appeal, faith_of_appeal
from wk_env.games.warrior_knights.words.phrases import own
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.topics import say_hold, say_number
from wk_env.games.warrior_knights.words.wording import Asked, Wording
from wk_env.kernel.english import counted

SAYS: Final = (
    "instead of Mobilize Forces, or with Versatile Strategy, a Noble may appeal to an unguarded city for 1 Faith or"
    " twice its income: a Victory on a Fate card wins it"
)


def say_appeal(asked: Asked, choice: int) -> str:
    """A city to appeal to, or none."""
    return "appeal to no city" if choice == asks.NO_CITY else f"appeal to {asked.city(choice)}"


def say_cost(asked: Asked, choice: int) -> str:
    """What is paid for an appeal."""
    if choice == asks.PAY_CROWNS:
        return f"pay {counted(int(asked.table.matter), 'crown')} for the appeal to {asked.it}"
    return f"pay {faith_of_appeal(asked.table, asked.game.decision.seat)} Faith for the appeal to {asked.it}"


APPEALS: Final = (
    Wording(
        asks.APPEAL_CITY,
        "Which city do {your} Nobles appeal to?",
        say_appeal,
        (  # VR-051, VR-052
            "cities of nobody or of other Barons where a fresh Noble of yours stands, if you can pay: none that is"
            " besieged, has a Garrison or a Noble of its Baron, or belongs to a Baron with whom you have a truce."
        ),
    ),
    Wording(
        asks.APPEAL_COST,
        "What does the appeal to {it} cost: Faith, or {by} crowns?",
        say_cost,
        "the Faith or the crowns; they are lost if Fate is against you.",  # VR-052
        topic=say_hold,
        matter=say_number,
    ),
    Wording(
        asks.APPEAL_NOBLE,
        "Which of {your} Nobles appeals to {it}?",
        own("let {} appeal to {it}"),
        "your fresh Nobles there; the one who speaks is exhausted.",  # VR-054
        topic=say_hold,
    ),
)


def tell_appeals(step: Step) -> Iterator[str]:
    """Who appealed to a city, and what Fate said."""
    frame, speech = step.frame, step.speech
    if isinstance(frame, Appeal) and step.old.fate_top != step.new.fate_top:
        is_won = step.new.city_owner[frame.city] == frame.seat
        end = "and wins it" if is_won else "in vain"
        yield f"{speech.baron(frame.seat)} appeals to {speech.city(frame.city)} {end}"
