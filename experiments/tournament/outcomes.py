"""What a game looked like from outside: what told the seats apart at the start, and how it went."""

from wk_experiments.tournament.results import Course

from wk_env.kernel.faces import Story
from wk_env.kernel.spec import Match
from wk_env.play.history import History


class Witness:
    """Follows a game from choice to choice; of a game without a story there is less to tell."""

    def __init__(self, history: History) -> None:
        self.story: Story | None = history.spec.story
        self.history = history
        self.match: Match = history.match
        match = self.match
        self.starts: list[dict[str, str]] = starts_of(match)
        self.round = int(match.round)
        events = () if self.story is None else self.story.events
        self.course = Course(done={name: [0] * match.seats for name in events})

    def play(self, choice: int) -> None:
        """Make a choice and note what it changed."""
        match = self.match
        event = "" if self.story is None else self.story.event(match, choice)
        if event:
            self.course.done[event][int(match.decision.seat)] += 1
        self.history.play(choice)
        self.starts = self.starts or starts_of(match)
        if match.round != self.round:
            self.round = int(match.round)
            self.look()

    def look(self) -> None:
        """Note what each seat has now."""
        if self.story is not None:
            for name, row in self.story.holdings(self.match).items():
                self.course.held.setdefault(name, []).append(list(row))


def starts_of(match: Match) -> list[dict[str, str]]:
    """What tells the seats apart; nothing until it is settled for all of them."""
    found = [dict(match.factors(seat)) for seat in range(match.seats)]
    return found if all(found) else []
