"""Warrior Knights told in English: what its spec gives as `story`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.queries import cities_of
from wk_env.games.warrior_knights.story.deeds import say_options, say_to, say_viewer
from wk_env.games.warrior_knights.story.news import say_opening, tell
from wk_env.games.warrior_knights.story.recap import Digest
from wk_env.games.warrior_knights.story.summary import account, ending, rounds_of
from wk_env.games.warrior_knights.words.optional.lords_of_the_realm import influence_word
from wk_env.games.warrior_knights.words.phases import chapter_of
from wk_env.games.warrior_knights.words.questions import is_sealed
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.faces import Chapter, Entry, News, Position, Viewer
from wk_env.kernel.spec import Match

ASSAULTS: Final = "Assaults"
SIEGES: Final = "Sieges"
SpeechOf = Callable[[Match], Speech]


class KnightsRecap:
    """A game in paragraphs while it goes on."""

    def __init__(self, speech_of: SpeechOf, digest: Digest) -> None:
        self.speech_of: SpeechOf = speech_of
        self.digest: Digest = digest

    def copy(self) -> "KnightsRecap":
        """An independent copy."""
        return KnightsRecap(self.speech_of, self.digest.copy())

    def follow(self, match: Match, choice: int) -> None:
        """A choice and what came of it."""
        self.digest.follow(self.speech_of(match), choice)

    def entries(self, match: Match, seat: Viewer) -> list[Entry]:
        """All paragraphs so far; to a Baron, without the march that he is on until it is decided."""
        return self.digest.told_to(self.speech_of(match), seat)


class KnightsStory:
    """Tells games; `speech_of` finds out who talks about a match."""

    events: Sequence[str] = (ASSAULTS, SIEGES)

    def __init__(self, speech_of: SpeechOf) -> None:
        self.speech_of: SpeechOf = speech_of

    def name(self, match: Match, seat: int) -> str:
        """A Baron by his family."""
        return self.speech_of(match).baron(seat)

    def say_viewer(self, match: Match, viewer: Viewer) -> str:
        """Through whose eyes a game is told."""
        return say_viewer(self.speech_of(match), viewer)

    def chapter(self, match: Match) -> Chapter:
        """The round and the phase."""
        return chapter_of(self.speech_of(match))

    def opening(self, match: Match) -> Sequence[str]:
        """What Fate and the cards settled before the first choice."""
        return say_opening(self.speech_of(match))

    def is_closed(self, match: Match, viewer: Viewer) -> bool:
        """Whether the open question is put to somebody else in secret."""
        return is_sealed(self.speech_of(match), viewer)

    def deed(self, match: Match, choice: int, viewer: Viewer) -> str:
        """A choice as a viewer may know it."""
        return say_to(self.speech_of(match), choice, viewer)

    def news(self, match: Match, choice: int) -> Sequence[News]:
        """What everybody sees happen upon a choice."""
        return tell(self.speech_of(match), choice)

    def options(self, match: Match, viewer: Viewer) -> Sequence[str]:
        """The open question and its options, unless they are somebody else's secret."""
        return say_options(self.speech_of(match), viewer)

    def ending(self, match: Match) -> str:
        """Who won, in one sentence."""
        return ending(self.speech_of(match), match.result())

    def summary(self, game: Iterable[Position], width: int) -> list[str]:
        """A chapter a round, then the board and the result."""
        last: list[Match] = []

        def followed() -> Iterator[tuple[Speech, int | None]]:
            for match, choice in game:
                last[:] = [match]
                yield self.speech_of(match), choice

        rounds = rounds_of(followed())
        assert last, "a game has a first position"
        return account(rounds, self.speech_of(last[0]), last[0].result(), width)

    def event(self, match: Match, choice: int) -> str:
        """An assault or a siege."""
        if match.decision.ask != asks.BATTLE_KIND:
            return ""
        return {asks.ASSAULT: ASSAULTS, asks.SIEGE: SIEGES}.get(choice, "")

    def holdings(self, match: Match) -> Mapping[str, Sequence[int]]:
        """Cities and Influence."""
        table = self.speech_of(match).table
        seats = range(table.seats)
        return {
            "Cities": [int(cities_of(table, seat)) for seat in seats],
            influence_word(table): [int(table.influence[seat]) for seat in seats],
        }

    def recap(self) -> KnightsRecap:
        """An empty recap."""
        return KnightsRecap(self.speech_of, Digest())
