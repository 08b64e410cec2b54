"""The list of everything that must occur in a recorded game at least once, and what does."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from tests.golden import happenings, happenings_of_glory
from tests.golden.options import all_options, option_of
from tests.golden.steps import Step, step_of
from wk_env.games.warrior_knights.content.load import house_box, house_content
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import columns as at
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    ENDS_NEVER,
    KIND_CHARGE,
    KIND_LAW,
    KIND_OFFICE,
    KIND_PRIVATE,
    VOTE_YES_NO,
)
from wk_env.games.warrior_knights.rules.content_columns import Content
from wk_env.games.warrior_knights.rules.measures import LIES_NOWHERE, LIES_ON_CITY, LIES_ON_NOBLE
from wk_env.games.warrior_knights.rules.numbers import (
    ASSEMBLE_TROOPS,
    ENRICH_MIND,
    LEVY_TAXES,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.rules import Rules
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
    happenings_of_glory.tell_glory,
)
CLAIMED: Final = (LEVY_TAXES, RALLY_SUPPORT, SERVE_THE_CHURCH, ENRICH_MIND)
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
        "the Scholar: another",
        "a Garrison: gone",
        "a Garrison: hired",
        "a Levy: home again",
        "a riot: calmed",
        "a riot: begins",
        "a spot: blocked",
        "revolt result 2: turned",
        "the end: broken off",
        "the end: no city is left",
        "the end: the pool is empty",
        "the end: the race is won",
        "the end: won at once",
    }
)


def all_events() -> Iterator[str]:
    """What must befall every Event."""
    content = glorious()
    for card in content.events:
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
    content = glorious()
    for agenda in range(len(content.agenda_kind)):
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
    for kind in range(ENRICH_MIND + 1):
        yield f"action {kind}: turned over"
    for kind in CLAIMED:
        yield f"action {kind}: done"
        yield f"action {kind}: declined"
    for kind in range(ASSEMBLE_TROOPS + 1):
        yield f"neutral action {kind}: turned over"


def all_fates() -> Iterator[str]:
    """Every Fate card in a battle, every battle result, every result of every expedition."""
    for content in (house_content(), glorious()):
        fates = len(content.fate_battle)
        for card in range(fates):
            yield f"fate {card} of {fates}: in a battle"
            yield f"battle result {content.fate_battle[card]}: open"
            for voyage in range(VOYAGES):
                yield f"expedition {voyage}: result {content.fate_voyage[voyage * fates + card]}"
                yield f"expedition {voyage}: blessed"
                yield f"expedition {voyage}: not blessed"


def all_of_glory() -> Iterator[str]:
    """What must befall every Advancement by its title, every captain and every Levy."""
    for title in {int(glorious().annex[at.TITLE + card]) for card in range(at.ADVANCEMENTS)}:
        yield f"advancement {title}: bought"
        yield f"advancement {title}: put under the deck"
    for card in range(at.ADVANCEMENTS):
        if glorious().annex[at.USE + card] != at.STANDING:
            yield f"advancement {glorious().annex[at.TITLE + card]}: used"
    for captain in range(at.CAPTAINS):
        yield f"captain {captain}: with a Noble"
    for levy in range(at.LEVIES):
        yield f"levy {levy}: recruited"


def glorious() -> Content:
    """The content of For Glory: all of the base game but its Fate cards, and more."""
    return house_box().of(Rules(glory=1)).content


@cache
def everything() -> frozenset[str]:
    """All that must occur."""
    return LOOSE | all_options() | {*all_events(), *all_agendas(), *all_actions(), *all_fates(), *all_of_glory()}


def play_and_tell(match: KnightsMatch, choice: int) -> set[str]:
    """Play a choice; what occurred with it."""
    option = option_of(match.game, choice)
    step = step_of(match, choice)
    return {option, *(fact for tell in STORIES for fact in tell(step))}
