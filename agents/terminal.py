"""A game in the terminal: what happened, the status, numbered answers, and commands of one letter."""

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Final

from wk_agents import screens
from wk_agents.roster import agent
from wk_agents.session import Session

from wk_env.knights import KnightsMatch
from wk_env.pages import page_width, wrapped
from wk_env.record import save
from wk_env.view import View
from wk_env.warrior_knights.words import NONE
from wk_env.words.questions import say_question
from wk_env.words.things import Speech

Ask = Callable[[str], str]
Tell = Callable[[str], None]
COUNSELLOR: Final = "steward"
COUNSELLOR_NAME: Final = "A sensible Baron"
NO_WAY_BACK: Final = (
    "Nothing can be taken back but what you answered since somebody else was asked or something came to light."
)
BLANK_LINES: Final = 60


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The people want to stop."""


def leave() -> None:
    """Stop."""
    raise Quit


def hint(view: View, speech: Speech | None) -> str:
    """What a sensible Baron would do, and why."""
    counsel = agent("uniform" if speech is None else COUNSELLOR)
    counsel.name = COUNSELLOR_NAME
    action = counsel.choose(view)
    return f"Hint: {view.actions.index(action) + 1}. {counsel.explain(view, action)}"


class Terminal:
    """Shows a session to the people at one keyboard, who pass it on with a blank screen between them."""

    def __init__(self, session: Session, path: Path, ask: Ask = input, tell: Tell = print) -> None:
        self.session: Session = session
        self.path: Path = path
        self.ask: Ask = ask
        self.tell: Tell = tell
        self._last: int | None = None
        self._shown: dict[int, list[str]] = {}
        self._met: set[int] = set()
        self._background: list[str] = []

    def run(self) -> None:
        """Play until the game is over or the people stop; the game is saved either way."""
        try:
            while (seat := self.session.run()) is not None:
                self.hand_over(seat)
                self.show(seat)
                self.turn(seat)
            self.end()
        except (Quit, KeyboardInterrupt, EOFError):
            self.tell("")
        finally:
            self.save()
        if self.session.asked is not None:
            self.tell(f"Go on with: wk play --resume {quote(str(self.path))}")

    def hand_over(self, seat: int) -> None:
        """Between two people a blank screen, so that nobody reads what the other one knows."""
        people = len(self.session.sagas)
        if people > 1 and self._last != seat:
            self.tell("\n" * BLANK_LINES)
            self.ask(f"Now {self.name(seat)}: when only you can see the screen, press Enter. ")
            self._shown.pop(seat, None)
            self._background = []
        self._last = seat

    def show(self, seat: int) -> None:
        """What happened since, how things stand if that has changed, what is asked, and the answers."""
        view, speech = self.session.view(seat), self.speech(seat)
        if speech is None:
            self.page([*self.session.news(seat), "", *view.text.splitlines(), f"Asked: {view.question}"])
            self.page(screens.options(view, speech))
            return
        if seat not in self._met:
            self.page(screens.opening(speech, seat, self.session.players))
            self._met.add(seat)
        self.page(self.session.news(seat))
        status = screens.standing(speech, seat)
        if self._shown.get(seat) != status:
            self.page(["", *status])
        self._shown[seat] = status
        background = screens.background(speech, seat)
        is_old = background == self._background
        self._background = background
        self.page(["", *([] if is_old else background), say_question(speech, seat)])
        self.page(screens.options(view, speech))

    def turn(self, seat: int) -> None:
        """Commands until one of them is an answer, or takes one back."""
        view = self.session.view(seat)
        actions = view.actions
        while True:
            typed = self.ask(f"{self.name(seat)} (1 to {len(actions)}, ? for help): ").strip().lower()
            number = screens.number_of(typed, len(actions))
            if number:
                self.session.play(actions[number - 1])
                return
            typed = screens.LETTERS.get(typed, typed or "o")
            if typed == "u" and self.session.can_go_back:
                self.session.go_back()
                return
            self.command(typed, view)

    def command(self, typed: str, view: View) -> None:
        """What is no answer."""
        do: dict[str, Callable[[], None]] = {"s": self.save, "q": leave, "u": lambda: self.page([NO_WAY_BACK])}
        if typed in do:
            do[typed]()
        elif typed == "h":
            self.page([hint(view, self.speech(view.seat))])
        elif typed in screens.PAGES:
            self.page(screens.PAGES[typed](view, self.speech(view.seat)))
        else:
            number = f"a number from 1 to {len(view.actions)}"
            self.page([f"{screens.shortened(typed)} is no answer; type {number}, or ? for help."])

    def save(self) -> None:
        """Write the game so far to its file."""
        save(self.session.recorder.record(), self.path)
        self.tell(f"saved: {self.path}")

    def end(self) -> None:
        """The last news, told once, how things stand at the end, and the result."""
        news = [self.session.news(seat) for seat in self.session.sagas]
        self.page(max(news, key=len, default=[]))
        speech, players = self.speech(0), self.session.players
        ranked = sorted((rank, seat) for seat, rank in enumerate(self.session.match.result()))
        ranks = [f"rank {rank}: {self.name(seat)} ({players[seat]})" for rank, seat in ranked]
        self.page([*([] if speech is None else ["", *screens.standing(speech, NONE)]), *ranks])

    def name(self, seat: int) -> str:
        """A seat as people call it."""
        match = self.session.match
        return match.speech().baron(seat) if isinstance(match, KnightsMatch) else f"seat {seat + 1}"

    def speech(self, seat: int) -> Speech | None:
        """Whoever talks about the game as a seat may know it; None in other games than Warrior Knights."""
        match = self.session.view(seat).imagine(0)
        return match.speech() if isinstance(match, KnightsMatch) else None

    def page(self, lines: list[str]) -> None:
        """Lines no wider than the terminal; nothing if there are none."""
        if lines:
            self.tell("\n".join(wrapped(lines, page_width())))
