"""Hail to the King in words: the reign, and who concedes."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.optional.hail_to_the_king import rounds_of_reign
from wk_env.games.warrior_knights.rules.optional.reign import collector_of
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import listed

SAYS: Final = (
    "who has most Influence when the pool is empty is King and gets an army; he wins once all others concede, with all"
    " Kingdom cities, or after 12 rounds; who takes his stronghold is King instead"
)
AIM: Final = (
    "Cities give Influence in every round. When the pool is empty whoever has most is crowned King and gets an army;"
    " from then on all Influence goes to him, and he wins once all others have conceded, or with all {} that stand{}."
    " Whoever takes his stronghold is King instead."
)
CITIES: Final = ("of the Kingdom's cities", "cities, overseas ones too,")


def say_aim(speech: Speech) -> list[str]:
    """What the game is about."""
    rules = speech.table.rules
    last = f", or when he and those before him have reigned for {rules.reign_rounds} rounds" * (rules.reign_rounds > 0)
    return [AIM.format(CITIES[int(rules.reign_cities)], last)]


def say_reign(table: Table) -> str:
    """What ends the game once there is a King."""
    if collector_of(table) == NONE:
        return ""
    left = int(rounds_of_reign(table))
    last = f", at the latest with round {table.round + left}" if left != NONE else ""
    return f"The King wins once all others have conceded{last}."


def say_conceded(speech: Speech) -> Iterator[str]:
    """Who has conceded to the King."""
    found = [speech.baron(seat) for seat, has in enumerate(speech.table.conceded) if has]
    if found:
        yield f"Conceded to the King: {listed(found)}."


def tell_concessions(step: Step) -> Iterator[str]:
    """Who conceded."""
    old, new = step.old, step.new
    for seat, has in enumerate(new.conceded):
        if has and not old.conceded[seat]:
            yield f"{step.speech.baron(seat)} concedes to the King"
