"""Games side by side in one process; who plays in batches is asked once for all tables that wait for it.

The list of games is given before the first begins and all of them are played to their ends, whichever table has room:
so games that are soon over count as often as long ones.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from wk_experiments.tournament.deal_seeds import agent_seed
from wk_experiments.tournament.judging import ranks_of
from wk_experiments.tournament.slot import MOST_DECISIONS

from wk_env.doors.opponents import BatchRival, Opponent, play_waiting, rivals_of
from wk_env.doors.session import DoorSession
from wk_env.kernel.spec import GameSpec, Settings


class Fixture(NamedTuple):
    """A game to be played: its deal, whose place of the line-up each seat has, and the seeds of table and players."""

    deal: int
    places: list[int]
    deal_seed: int
    game_seed: int


class Outcome(NamedTuple):
    """A game that was played, and the rank of each place of the line-up."""

    fixture: Fixture
    ranks: list[int]


class Table:
    """A table at which a line-up plays one game after another."""

    def __init__(self, spec: GameSpec, settings: Settings, lineup: Sequence[Opponent], observation: str) -> None:
        self.session: DoorSession = DoorSession(spec, settings, observation)
        self.rivals = rivals_of(lineup)
        self.fixture: Fixture | None = None
        self.asked: BatchRival | None = None

    def begin(self, fixture: Fixture) -> None:
        """Begin a game."""
        self.fixture = fixture
        self.session.begin(fixture.deal_seed, None)
        for seat, place in enumerate(fixture.places):
            self.rivals[place].begin(agent_seed(fixture.game_seed, seat))

    def wait(self) -> BatchRival | None:
        """Play on to a question for somebody who plays in batches, or to the end; forced answers are given."""
        session, fixture = self.session, self.fixture
        assert fixture is not None, "only games that were begun are played"
        self.asked = None
        while len(session.history.choices) < MOST_DECISIONS and self.asked is None:
            session.answer_forced()
            match = session.match
            if match.decision.count == 0:
                break
            rival = self.rivals[fixture.places[match.decision.seat]]
            if isinstance(rival, BatchRival):
                self.asked = rival
            else:
                rival.play(session, match.decision.seat)
        return self.asked

    def outcome(self) -> Outcome:
        """How the game came out; nobody wins one that was broken off, which ranks seats by what they have."""
        fixture = self.fixture
        assert fixture is not None, "only games that were begun come out"
        ranks = ranks_of(self.session.match, None, fixture.places)
        return Outcome(fixture, [ranks[fixture.places.index(place)] for place in range(len(ranks))])


def play_side_by_side(tables: Sequence[Table], fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
    """Play all these games, each at the first table that has room, and hand them over as they end."""
    coming = iter(fixtures)
    active: list[Table] = []
    for table, fixture in zip(tables, coming, strict=False):
        table.begin(fixture)
        active.append(table)
    while active:
        for table in active:
            yield from ended(table, coming)
        active = [table for table in active if table.asked is not None]
        play_waiting([(table.asked, table.session) for table in active if table.asked is not None])


def ended(table: Table, coming: Iterator[Fixture]) -> Iterator[Outcome]:
    """Play game after game at a table, until somebody is asked there who plays in batches or no game is left."""
    while table.wait() is None:
        yield table.outcome()
        following = next(coming, None)
        if following is None:
            return
        table.begin(following)
