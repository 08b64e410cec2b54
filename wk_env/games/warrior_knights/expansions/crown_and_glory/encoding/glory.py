"""What For Glory adds behind an observation: its rules, its cards, and the counts for which the others have no room."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.blocks import MOST, UNSEEN
from wk_env.games.warrior_knights.encoding.compact_cards import place_of_card
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.learning import see_learning
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_ADVANCEMENT, FIRST_MORE_AGENDA
from wk_env.games.warrior_knights.knowledge.sight import may_count_fate, may_count_hand, may_see_fist
from wk_env.games.warrior_knights.knowledge.viewpoint import seat_at
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, FIRST_AGENDA
from wk_env.games.warrior_knights.rules.state import Play, Table

# Places of the block of counts.
EVENTS: Final[i64] = 0
AGENDAS: Final[i64] = 1
HIRE: Final[i64] = 2
FATE: Final[i64] = 3
STACK: Final[i64] = 4  # + stack - 1
HELD: Final[i64] = 7  # + side
SEEN: Final[i64] = 9
STACKS: Final[i64] = 3
FOURTH: Final[i64] = 3


class Sight:
    """What is seen of For Glory where it is not played: nothing."""

    __slots__ = ()

    def see(self, game: Play, viewer: i64, row: vec[i16], first: i64) -> None:
        """Write its facts into a row of zeros, from this place on."""


class GlorySight(Sight):
    """What is seen of it where it is."""

    __slots__ = ()

    def see(self, game: Play, viewer: i64, row: vec[i16], first: i64) -> None:
        """Rules, counts and cards.

        Rules: CG-001, CG-002
        """
        table = game.state
        row[first + starts.GLORY_RULES] = i16(table.rules.glory)
        row[first + starts.GLORY_RULES + 1] = i16(table.rules.works_or_garrison)
        row[first + starts.GLORY_RULES + 2] = i16(table.rules.muster_or_levies)
        row[first + starts.GLORY_RULES + 3] = i16(table.rules.late_withdrawal)
        row[first + starts.GLORY_RULES + 4] = i16(table.rules.closed_research)
        see_counts(game, viewer, row, first + starts.MORE_COUNTS)
        see_agendas(game, viewer, row, first)
        see_more_cards(table, viewer, row, first + starts.MORE_CARDS - FIRST_MORE_AGENDA)
        see_learning(table, viewer, row, first)


SIGHTS: Final[list[Sight]] = [Sight(), GlorySight()]


def see_counts(game: Play, viewer: i64, row: vec[i16], first: i64) -> None:
    """How many cards lie in decks, stacks and hands of Fate cards; -1 where that may not be known."""
    table = game.state
    row[first + EVENTS] = i16(table.event_count)
    row[first + AGENDAS] = i16(table.agenda_count)
    row[first + HIRE] = i16(table.hire_count)
    row[first + FATE] = i16(table.fate_count if may_count_fate(game, viewer) else UNSEEN)
    row[first + SEEN] = i16(table.event_seen)
    for stack in range(STACKS):
        row[first + STACK + stack] = i16(table.stack_left[stack])
    for side in range(i64(2)):
        row[first + HELD + side] = i16(table.fate_held[side] if may_count_hand(game, side, viewer) else UNSEEN)


def see_agendas(game: Play, viewer: i64, row: vec[i16], first: i64) -> None:
    """The current Agendas, and what two players have written down for the fourth.

    Rules: CG-078
    """
    table = game.state
    for place in range(len(table.current)):
        if table.current[place] >= 0:
            row[first + starts.MORE_CURRENT + place] = i16(table.current[place] - FIRST_AGENDA + 1)
    if table.seats > 2:
        return
    for away in range(table.seats):
        seat: i64 = seat_at(table, viewer, away)
        votes: i64 = min(table.written[seat * len(table.current) + FOURTH] + 1, MOST)
        row[first + starts.MORE_WRITTEN + away] = i16(votes if may_see_fist(game, seat, viewer) else UNSEEN)


def see_more_cards(table: Table, viewer: i64, row: vec[i16], first: i64) -> None:
    """Where its Agendas and Events lie, and on what.

    Rules: CG-005
    """
    for card in range(i64(FIRST_MORE_AGENDA), FIRST_ADVANCEMENT):
        place: i64 = table.card_place[card]
        row[first + card] = i16(place_of_card(table, viewer, card) if place > CARD_DISCARDED else place)
