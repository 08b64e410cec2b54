"""The King and the Missions in words: who is King, what ends the game, what a Mission takes and how far it is."""

from collections.abc import Iterator
from typing import Final

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.knowledge.secrets import may_see_mission
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import EMPTIED, SHOWN
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import king_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.missions import (
    goal_of,
    held,
    is_fulfilled,
    kind_of,
    mission_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.words.learning import say_learning_beside
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.procedures.victory import VICTORIES
from wk_env.games.warrior_knights.rules.state import Table
from wk_env.games.warrior_knights.words.optional.hail_to_the_king import say_reign
from wk_env.games.warrior_knights.words.steps import Step
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.english import counted, listed

# What a Mission counts, one and several, in the order of rules/missions.py.
COUNTED: Final = (
    ("city", "cities"),
    ("fortified city", "fortified cities"),
    ("crown", "crowns"),
    ("Faith", "Faith"),
    ("Vote", "Votes"),
    ("troop", "troops"),
    ("dignity", "dignities"),
    ("city with a port", "cities with a port"),
    ("city away from the edge of the Kingdom", "cities away from the edge of the Kingdom"),
    ("city", "cities"),
)
AIM: Final = (
    "Cities give Influence in every round. When the pool is empty a King is crowned, who gets an army and 1 Influence"
    " more in every round; from then on the game ends with the round in which somebody has {} Influence, and most"
    " Influence wins."
)

DEALT: Final = (
    "Before the strongholds are placed each Baron is dealt a Mission, which he alone knows; if it is true when the"
    " game ends by Influence it gives him 2 more. m shows yours."
)


def has_king(table: Table) -> bool:
    """Whether this table crowns a King."""
    return VICTORIES[table.rules.victory].has_king()


def king_in(table: Table) -> int | None:
    """The seat of the King; None for nobody."""
    king = king_of(table)
    return None if king == NONE else int(king)


def say_aims(speech: Speech) -> list[str]:
    """What a game with a King is about."""
    return [AIM.format(speech.table.rules.crown_goal)]


def say_missions(speech: Speech) -> list[str]:
    """That there are Missions, where they are played."""
    return [DEALT] * int(speech.table.rules.missions)


def dignity(speech: Speech, seat: int) -> list[str]:
    """Whether a Baron is King, as an office."""
    return ["King"] if king_in(speech.table) == seat else []


def say_race(table: Table) -> str:
    """What ends the game once the pool is empty; nothing where no King is crowned, or before that."""
    if not has_king(table) or not table.annex[EMPTIED]:
        return ""
    goal = VICTORIES[table.rules.victory].goal(table)
    return f"The game ends with the round in which somebody has {goal} Influence." if goal else say_reign(table)


def say_mission(names: Names, table: Table, seat: int) -> str:
    """The Mission of a Baron: its name and what it takes."""
    mission = int(mission_of(table, seat))
    goal = counted(int(goal_of(table, mission)), *COUNTED[kind_of(table, mission)])
    return f"{names.missions[mission]}: {names.mission_texts[mission].format(goal=goal)}"


def say_progress(speech: Speech, seat: int) -> str:
    """How much of what his Mission takes a Baron has now."""
    table, mission = speech.table, mission_of(speech.table, seat)
    return f"{held(table, seat, kind_of(table, mission))} of {goal_of(table, mission)}"


def say_known_mission(speech: Speech, seat: int, viewer: int | None) -> Iterator[str]:
    """The Mission of a Baron and how far it is, if the viewer knows it (None: if anybody may)."""
    table = speech.table
    if mission_of(table, seat) != NONE and (viewer is None or may_see_mission(table, seat, viewer)):
        yield f"Mission: {say_mission(speech.names, table, seat)} Now {say_progress(speech, seat)}."


def say_beside(speech: Speech, viewer: int | None) -> Iterator[str]:
    """What stands beside a drawn board: what ends the game, Missions that the viewer knows, Knowledge."""
    race, seats = say_race(speech.table), list(range(speech.table.seats))
    if race:
        yield race
    if viewer is not None:
        yield from say_known_mission(speech, viewer, viewer)
        seats = [seat for seat in seats if seat != viewer and len(speech.table.annex) and speech.table.annex[SHOWN]]
    held_by = [f"{speech.baron(seat)} {line}" for seat in seats for line in say_title(speech, seat)]
    if held_by:
        yield f"Missions: {listed(held_by)}."
    yield from say_learning_beside(speech)


def say_title(speech: Speech, seat: int) -> Iterator[str]:
    """The Mission of a Baron by its name, and how far it is."""
    mission = mission_of(speech.table, seat)
    if mission != NONE:
        yield f"{speech.names.missions[mission]} ({say_progress(speech, seat)})"


# ---- what happened


def tell_crown(step: Step) -> Iterator[str]:
    """Who was crowned, or took the crown."""
    old, new, speech = king_in(step.old), king_in(step.new), step.speech
    if new is None or new == old:
        return
    yield f"{speech.baron(new)} {'is crowned King' if old is None else f'takes the crown from {speech.baron(old)}'}"


def tell_missions(step: Step) -> Iterator[str]:
    """All Missions, once they are laid open."""
    table = step.new
    if not len(table.annex) or table.annex[SHOWN] == step.old.annex[SHOWN]:
        return
    for seat in range(table.seats):
        mission = mission_of(table, seat)
        if mission != NONE:
            does = "fulfils" if is_fulfilled(table, seat) else "fails in"
            yield f"{step.speech.baron(seat)} {does} his Mission, {step.speech.names.missions[mission]}"
