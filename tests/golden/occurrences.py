"""The list of everything that must occur in a recorded game at least once, and what does."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from tests.golden import happenings
from tests.golden.options import all_options, option_of
from tests.golden.steps import Step, step_of
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    ENDS_NEVER,
    KIND_CHARGE,
    KIND_LAW,
    KIND_OFFICE,
    KIND_PRIVATE,
    VOTE_YES_NO,
)
from wk_env.games.warrior_knights.rules.measures import LIES_NOWHERE, LIES_ON_CITY, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import (
    ACTION_KINDS,
    AGENDAS,
    EVENTS,
    FATE_CARDS,
    LEVY_TAXES,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    UNCERTAIN_TIMES,
    VOYAGES,
)
from wk_env.games.warrior_knights.spec import KnightsMatch

Tell = Callable[[Step], Iterator[str]]
STORIES: Final[tuple[Tell, ...]] = (
    happenings.tell_cards,
    happenings.tell_prices,
    happenings.tell_ballots,
    happenings.tell_actions,
    happenings.tell_fate_in_battle,
    happenings.tell_revolts,
    happenings.tell_voyages,
    happenings.tell_cities,
    happenings.tell_strongholds,
    happenings.tell_sieges,
    happenings.tell_nobles,
    happenings.tell_people,
    happenings.tell_ends,
    happenings.tell_crown,
)
CLAIMED: Final = (LEVY_TAXES, RALLY_SUPPORT, SERVE_THE_CHURCH)
# Nobles die and cities are razed; what lies on a Baron or a nation goes only if it says so.
MORTAL: Final = frozenset({int(LIES_ON_NOBLE), int(LIES_ON_CITY)})
LASTING: Final = frozenset({int(KIND_LAW), int(KIND_CHARGE), int(KIND_OFFICE)})
LOOSE: Final = frozenset(
    {
        "a Baron: allowed back",
        "a King: crowned",
        "a King: usurped",
        "a mission: fulfilled",
        "a mission: not fulfilled",
        *(f"mission {number}: laid open" for number in range(10)),
        "a Baron: banned",
        "a Baron: without any Noble",
        "a Noble: at sea",
        "a Noble: dies with an heir",
        "a Noble: dies without an heir",
        "a city: lost to nobody",
        "a city: razed",
        "a city: taken from a Baron",
        "a neutral city: taken",
        "a siege of a city: laid",
        "a siege of a city: over",
        "a siege of a stronghold: laid",
        "a siege of a stronghold: over",
        "a stronghold: falls",
        "a stronghold: falls and a Noble inside dies",
        "a stronghold: rebuilt",
        "revolt result 0: turned",
        "revolt result 1: turned",
        "the Chairman: another",
        "the Head of the Church: another",
        "the end: broken off",
        "the end: no city is left",
        "the end: the pool is empty",
        "the end: the race is won",
        "the end: won at once",
    }
)


def all_events() -> Iterator[str]:
    """What must befall every Event."""
    content = house_content()
    for card in range(EVENTS):
        yield f"event {card}: drawn"
        if content.card_faith[card] > 0:
            yield f"event {card}: cancelled"
            yield f"event {card}: not cancelled"
        if content.card_lies[card] == LIES_NOWHERE:
            continue
        yield f"event {card}: in force"
        can_be_undone = content.card_faith[card] > 0  # by a Miracle, WK-585
        if can_be_undone or content.card_lies[card] in MORTAL or content.card_ends[card] != ENDS_NEVER:
            yield f"event {card}: out of force"


def all_agendas() -> Iterator[str]:
    """What must befall every Agenda, and every proposal of a Private Motion."""
    content = house_content()
    for agenda in range(AGENDAS):
        kind = content.agenda_kind[agenda]
        if kind == KIND_PRIVATE:
            yield f"agenda {agenda}: heard"
            continue
        yield f"agenda {agenda}: voted on"
        if kind in LASTING:
            yield f"agenda {agenda}: in force"
            yield f"agenda {agenda}: out of force"
        if content.agenda_vote[agenda] == VOTE_YES_NO:
            yield f"agenda {agenda}: passed"
            yield f"agenda {agenda}: failed"
    for proposal in ("postpone", "lift a ban", "repeal"):
        yield f"proposal to {proposal}: passed"
        yield f"proposal to {proposal}: failed"


def all_actions() -> Iterator[str]:
    """What must befall every kind of Action card."""
    for kind in range(ACTION_KINDS):
        yield f"action {kind}: turned over"
    for kind in CLAIMED:
        yield f"action {kind}: done"
        yield f"action {kind}: declined"
    for kind in range(UNCERTAIN_TIMES + 1):
        yield f"neutral action {kind}: turned over"


def all_fates() -> Iterator[str]:
    """Every Fate card in a battle, every battle result, every result of every expedition."""
    content = house_content()
    for card in range(FATE_CARDS):
        yield f"fate {card}: in a battle"
        yield f"battle result {content.fate_battle[card]}: open"
        for voyage in range(VOYAGES):
            yield f"expedition {voyage}: result {content.fate_voyage[voyage * FATE_CARDS + card]}"
            yield f"expedition {voyage}: blessed"
            yield f"expedition {voyage}: not blessed"


@cache
def everything() -> frozenset[str]:
    """All that must occur."""
    return LOOSE | all_options() | {*all_events(), *all_agendas(), *all_actions(), *all_fates()}


def play_and_tell(match: KnightsMatch, choice: int) -> set[str]:
    """Play a choice; what occurred with it."""
    option = option_of(match.game, choice)
    step = step_of(match, choice)
    return {option, *(fact for tell in STORIES for fact in tell(step))}
