"""What one row says of a question in words, and whoever talks about the question that is open."""

from collections.abc import Callable
from dataclasses import dataclass

from wk_env.games.warrior_knights.words.things import Speech

Topic = Callable[[Speech, int], str]  # what a subject or a matter is called


class Asked(Speech):
    """Whoever talks about the open question: `it` is what it is about, `by` what stands beside that."""

    def __init__(self, speech: Speech, wording: "Wording") -> None:
        super().__init__(speech.names, speech.game, speech.listener)
        self.wording = wording

    @property
    def it(self) -> str:
        """What the question is about; nothing if it is about nothing."""
        say = self.wording.topic
        return "" if say is None else say(self, int(self.table.subject))

    @property
    def by(self) -> str:
        """What stands beside what the question is about; nothing if nothing does."""
        say = self.wording.matter
        return "" if say is None else say(self, int(self.table.matter))


Say = Callable[[Asked, int], str]  # an option


@dataclass(frozen=True, slots=True)
class Wording:
    """A question in words. In its phrases {it}, {by} and {your} are what it is about, what stands beside, whose."""

    ask: int
    question: str
    options: Say  # the verb first
    allowed: str  # what may be chosen, for somebody who misses an option
    topic: Topic | None = None  # what table.subject is
    matter: Topic | None = None  # what table.matter is
    in_particular: Callable[[Asked], str] | None = None  # the question in other words; "" for the usual ones
    small_print: Callable[[Asked], str] | None = None  # what the card or the bargain says that it is about
    sealed: str = ""  # what others see of a choice that stays closed until everybody has made his
