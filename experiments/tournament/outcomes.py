"""What a game looked like from outside: its length, how it was won, what told the seats apart, how it went."""

from wk_experiments.games.warrior_knights.regions import COLOURS, region_of
from wk_experiments.tournament.results import NOBODY, Course, Start

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.queries import cities_of
from wk_env.games.warrior_knights.spec import KnightsMatch
from wk_env.kernel.spec import Match

MAJORITY, INFLUENCE, FIRST = "majority of cities", "influence", "first"


class Witness:
    """Follows a game from choice to choice; of games other than Warrior Knights there is little to tell."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.starts: list[Start] = []
        self.round = 0
        seats = match.seats
        self.course = Course(assaults=[0] * seats, sieges=[0] * seats)
        self.chairman = int(match.game.state.chairman) if isinstance(match, KnightsMatch) else 0

    def play(self, choice: int) -> None:
        """Make a choice and note what it changed."""
        match = self.match
        if not isinstance(match, KnightsMatch):
            match.play(choice)
            return
        decision = match.decision
        if decision.ask == asks.BATTLE_KIND:
            (self.course.assaults if choice == asks.ASSAULT else self.course.sieges)[int(decision.seat)] += 1
        elif decision.ask == asks.FIRST_NOBLE and not self.starts:
            self.starts = starts_of(match, self.chairman)
        match.play(choice)
        if match.game.state.round != self.round:
            self.round = int(match.game.state.round)
            self.look()

    def look(self) -> None:
        """Note what each seat has now."""
        if isinstance(self.match, KnightsMatch):
            table = self.match.game.state
            self.course.influence.append(list(self.match.standing()))
            self.course.cities.append([int(cities_of(table, seat)) for seat in range(table.seats)])


def starts_of(match: KnightsMatch, chairman: int) -> list[Start]:
    """What told the seats apart at the start, once all strongholds stand."""
    table = match.game.state
    return [
        Start((seat - chairman) % table.seats, COLOURS[table.colour[seat]], region_of(table.stronghold_at[seat]))
        for seat in range(table.seats)
    ]


def rounds_of(match: Match) -> int:
    """How many rounds were begun; 0 in games without rounds."""
    return int(match.game.state.round) if isinstance(match, KnightsMatch) else 0


def won_by(match: Match) -> str:
    """How a finished game was won."""
    if 1 not in match.result():
        return NOBODY
    if isinstance(match, KnightsMatch):
        return INFLUENCE if match.game.state.winner == NONE else MAJORITY
    return FIRST
