"""A table at which people and agents sit: who is asked, what each person was told since, and steps back.

A person may take back answers of one turn: as long as nobody else was asked and nothing hidden came to light. Where
there is one answer only, nobody is asked for it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wk_agents.base import Agent
from wk_agents.roster import agent
from wk_agents.specs import spec_of

from wk_env.kernel.faces import Entry, Recap, Story
from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.play.history import History, new_history
from wk_env.play.record import Record, history_of, to_record
from wk_env.play.referee import choice_of
from wk_env.play.registry import game_named
from wk_env.play.seeds import derive
from wk_env.play.transcript import recap_of
from wk_env.play.view import View

HUMAN: Final = "human"
DREAMS: Final = (1, 2, 3)


class Read(NamedTuple):
    """How far a person has read: so many paragraphs, the last of which stood like this."""

    paragraphs: int
    last: Entry | None


class UndoStep(NamedTuple):
    """What an answer is taken back to: the game before it, what was told of it, and how many answers there were."""

    history: History
    recap: Recap | None
    read: dict[int, Read]
    options: int


class TableSession:
    """One game at a table; `players` says who sits where, `salt` from what its seed was made."""

    def __init__(self, history: History, players: Sequence[str], salt: str = "") -> None:
        self.history: History = history
        self.spec: GameSpec = history.spec
        self.story: Story | None = history.spec.story  # the game told in English, if it is one that tells
        self.players: list[str] = list(players)
        self.salt: str = salt
        if len(self.players) != history.match.seats:
            raise ValueError(
                f"the record names {len(self.players)} players for {history.match.seats} seats;"
                " say who sits there by --seats"
            )
        self.minds: list[Agent | None] = [
            None if spec_of(player).name == HUMAN else agent(player, derive(history.seed, "seat", seat), self.spec.id)
            for seat, player in enumerate(self.players)
        ]
        self.people: list[int] = [seat for seat, mind in enumerate(self.minds) if mind is None]
        self.recap: Recap | None = None if self.story is None else self.story.recap()
        self._read: dict[int, Read] = dict.fromkeys(self.people, Read(0, None))
        self._back: list[UndoStep] = []
        # What was answered for each person who had no choice, until it is told to him and to nobody else.
        self.forced: dict[int, list[str]] = {}

    @property
    def match(self) -> Match:
        """The game."""
        return self.history.match

    def record(self) -> Record:
        """The game so far, with who sits where."""
        return to_record(self.history, self.players, self.salt)

    @property
    def asked(self) -> int | None:
        """The person who is asked; None when the game is over."""
        return int(self.match.decision.seat) if self.match.decision.count else None

    @property
    def can_go_back(self) -> bool:
        """Whether the person who is asked may take back the last answer."""
        return any(step.options > 1 for step in self._back)

    def view(self, seat: int) -> View:
        """What a person sees."""
        return View(self.spec, self.match, seat)

    def run(self) -> int | None:
        """Let the agents play until a person has a choice; None when the game is over."""
        while (seat := self.asked) is not None:
            mind, view = self.minds[seat], self.view(seat)
            if mind is not None:
                self._note(choice_of(mind, view, self.match, mind.name))
                self._back.clear()
            elif len(view.actions) == 1:
                self.forced.setdefault(seat, []).append(view.say(view.actions[0]))
                self.play(view.actions[0])
            else:
                break
        return self.asked

    def play(self, *actions: int) -> None:
        """A person's answer: one action, or those that answer a chain of questions put to nobody else."""
        seat = self.asked
        assert seat is not None
        before, options = self.history.copy(), int(self.match.decision.count)
        step = UndoStep(
            before,
            self.recap and self.recap.copy(),
            dict(self._read),
            options if len(actions) == 1 else 2,
        )
        choices = []
        for action in actions:
            assert self.asked == seat, "an answer goes on where somebody else is asked"
            choices.append(self.spec.choice_of(int(self.match.decision.ask), action))
            self._note(choices[-1])
        self._back.append(step)
        if self.asked != seat or self._has_learned(before.match, choices, seat):
            self._back.clear()

    def go_back(self) -> None:
        """Take back the last answer of the person who is asked, and what followed without a choice."""
        if not self.can_go_back:
            raise ValueError("nothing can be taken back: somebody else was asked, or something came to light")
        step = self._back.pop()
        while step.options == 1:
            step = self._back.pop()
        self.history = step.history
        self.recap, self._read = step.recap, step.read

    def told(self, seat: int | None = None) -> list[Entry]:
        """All that everybody could follow, in paragraphs; to a seat, without what it is itself in the middle of."""
        return [] if self.recap is None else self.recap.entries(self.match, seat)

    def news(self, seat: int) -> list[Entry]:
        """What happened since the person was told last; of a paragraph that has grown, what is new."""
        story, (count, last) = self.told(seat), self._read[seat]
        read = Read(len(story), story[-1] if story else None)
        self._read[seat] = read
        self._back = [step._replace(read={**step.read, seat: read}) for step in self._back]
        fresh = story[count:]
        grown = story[count - 1].since(last) if last is not None and 0 < count <= len(story) else None
        return fresh if grown is None else [grown, *fresh]

    def last_read(self, seat: int) -> Entry | None:
        """The paragraph that the person was told last."""
        return self._read[seat].last

    def catch_up(self) -> None:
        """Follow what was played before this session: it is in the story, and no news."""
        if self.story is not None:
            self.recap = recap_of(self.story, self.record())
            for seat in self.people:
                self.news(seat)

    def _note(self, choice: int) -> None:
        if self.recap is not None and self.people:
            self.recap.follow(self.match, choice)
        self.history.play(choice)

    def _has_learned(self, before: Match, choices: Sequence[int], seat: int) -> bool:
        seen = View(self.spec, self.match, seat)
        for dream in DREAMS:
            other = before.redeal(seat, dream)
            for choice in choices:
                other.play(choice)
            dreamed = View(self.spec, other, seat)
            is_same = (dreamed.asked, dreamed.ask) == (seen.asked, seen.ask)
            if not is_same or (dreamed.observation != seen.observation).any():
                return True
        return False


def new_session(
    game: str, players: list[str], seed: int, rules: Settings | None = None, salt: str = ""
) -> TableSession:
    """A new game with these players in its seats, in the order of the seats, by these other settings of the rules."""
    return TableSession(new_history(game_named(game), {**(rules or {}), "seats": len(players)}, seed), players, salt)


def resumed(record: Record, players: list[str] | None = None) -> TableSession:
    """A saved game to be gone on with, by other players if some are given; people are told nothing they saw before."""
    session = TableSession(history_of(record), players or record.players, record.salt)
    session.catch_up()
    return session
