"""A match that a seat could be in, as it is told to that seat."""

from typing import NamedTuple

from wk_env.games.warrior_knights.encoding.match import BareMatch
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.spec import Match


class Seen(NamedTuple):
    """A match in which a seat is asked, and whoever tells that seat of it."""

    match: Match
    speech: Speech

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.match.decision.seat)

    @property
    def ask(self) -> int:
        """What is asked."""
        return int(self.match.decision.ask)

    def world(self, seed: int) -> Play:
        """A game that the seat could be in: what it cannot know is dealt by this seed."""
        match = self.match.redeal(self.seat, seed)
        assert isinstance(match, BareMatch)
        return match.game
