"""What is played in which order: deal after deal, for each deal every line-up, for each line-up every rotation.

All rotations of a line-up on one deal are a block: each agent of it plays each seat once. All line-ups play the same
deals. How a line-up sits in rotation 0 is drawn from the seed for each block, so that nobody always follows the same
neighbour. A tournament is rounded up to whole deals; a longer one begins with the games of a shorter one.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from wk_experiments.tournament.deal_seeds import deal_seed, game_seed, shuffled
from wk_experiments.tournament.lineups import Lineup, lineups_of
from wk_experiments.tournament.results import Settings

from wk_env.kernel.rng import rng_from
from wk_env.play.seeds import derive


class Fixture(NamedTuple):
    """A game to be played: which agent sits where, and the seeds of the table and of the agents."""

    number: int
    deal: int
    lineup: int
    rotation: int
    deal_seed: int
    game_seed: int
    seats: list[int]
    focus: int | None


class Schedule:
    """The games of a tournament, by number."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @cached_property
    def lineups(self) -> list[Lineup]:
        """The line-ups that play each deal."""
        return lineups_of(self.settings.schedule, len(self.settings.agents), self.settings.players)

    @property
    def games_a_deal(self) -> int:
        """How many games are played with one deal."""
        return len(self.lineups) * self.settings.players

    def __len__(self) -> int:
        whole_deals = -(-self.settings.games // self.games_a_deal)
        return whole_deals * self.games_a_deal

    def __iter__(self) -> Iterator[Fixture]:
        return map(self.fixture, range(len(self)))

    def fixture(self, number: int) -> Fixture:
        """A game by its number."""
        seed, players = self.settings.seed, self.settings.players
        block, rotation = divmod(number, players)
        deal, lineup = divmod(block, len(self.lineups))
        places = seating(self.settings, block)
        turned = [places[(seat + rotation) % players] for seat in range(players)]
        chosen = self.lineups[lineup]
        return Fixture(
            number=number,
            deal=deal,
            lineup=lineup,
            rotation=rotation,
            deal_seed=deal_seed(seed, self.settings.salt, deal),
            game_seed=game_seed(seed, self.settings.salt, block, rotation),
            seats=[chosen.agents[place] for place in turned],
            focus=None if chosen.focus is None else turned.index(chosen.focus),
        )


def seating(settings: Settings, block: int) -> list[int]:
    """Which place of the line-up sits in which seat in rotation 0 of a block."""
    return shuffled(rng_from(derive(settings.seed, "seating", block)), settings.players)
