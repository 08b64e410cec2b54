"""Writes down all that a seat knows of a game, from what it may see and remember alone.

Rules: WK-044
"""

from functools import partial

from wk_env.games.warrior_knights.content.names import Names
from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.crown import crown_in
from wk_env.games.warrior_knights.expansions.crown_and_glory.facts.learning import learning_in
from wk_env.games.warrior_knights.facts.barons import (
    bargain_of,
    baron_of,
    pacts_of,
    promises_of,
    seen_neutral,
    truces_of,
)
from wk_env.games.warrior_knights.facts.board import Armies, areas_of, cities_of, nobles_of, strongholds_of
from wk_env.games.warrior_knights.facts.invader import invader_in
from wk_env.games.warrior_knights.facts.known import Known, seat_or_none
from wk_env.games.warrior_knights.facts.situation import (
    agendas_of,
    battle_of,
    card_of,
    cards_at,
    decks_of,
    expeditions_of,
)
from wk_env.games.warrior_knights.facts.types import KnightsFacts
from wk_env.games.warrior_knights.rules.numbers import CARD_CURRENT
from wk_env.games.warrior_knights.rules.questions import ASK_NAMES
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.words.cards import cards_in_force
from wk_env.games.warrior_knights.words.optional_rules import MOTIONS
from wk_env.games.warrior_knights.words.phases import chapter_of
from wk_env.games.warrior_knights.words.stakes import say_stake


def look(game_id: str, names: Names, game: Play, seat: int) -> KnightsFacts:
    """What a seat knows of a game."""
    known = Known(names, game, seat)
    table, armies, (asked, question) = known.table, Armies(known), asked_of(game)
    asked_for = partial(KnightsFacts, game=game_id, seat=seat, seats=known.seats, asked=asked, question=question)
    return asked_for(
        round=int(table.round),
        phase=chapter_of(known.speech).phase,
        stack=int(table.stack) or None,
        stack_left=tuple(int(left) for left in table.stack_left),
        turned_over=tuple(seen_neutral(known)),
        pool=int(table.pool),
        is_last_upkeep=table.last_upkeep == 1,
        chairman=seat_or_none(table.chairman),
        deputy=seat_or_none(table.acting),
        head_of_church=seat_or_none(table.head),
        crown=crown_in(table),
        learning=learning_in(known.names, table),
        invader=invader_in(known),
        barons=tuple(baron_of(known, baron) for baron in range(known.seats)),
        nobles=nobles_of(known, armies),
        strongholds=tuple(strongholds_of(known, armies)),
        cities=cities_of(known, armies),
        areas=areas_of(known),
        expeditions=expeditions_of(known),
        track=tuple(seat_or_none(marker) for marker in table.track),
        on_offer=tuple(armies.on_offer),
        agendas=tuple(agendas_of(known)),
        in_force=tuple(card_of(known, card) for card in cards_in_force(known.table)),
        events=tuple(cards_at(known, CARD_CURRENT, known.table.content.events)),
        decks=decks_of(known),
        battle=battle_of(known),
        bargain=bargain_of(known),
        promises=tuple(promises_of(known)),
        truces=tuple(truces_of(known)),
        pacts=tuple(pacts_of(known)),
        at_stake=say_stake(known.speech) or None,
        standing_rules=standing_rules(known),
    )


def standing_rules(known: Known) -> tuple[str, ...]:
    """The rules that the Assembly laid down by motions."""
    return tuple(MOTIONS[motion] for motion, stands in enumerate(known.table.standing) if stands)


def asked_of(game: Play) -> tuple[int | None, str | None]:
    """Who is asked, and what, by name; None for nobody."""
    asked = game.decision
    return (int(asked.seat), ASK_NAMES[asked.ask]) if asked.count else (None, None)
