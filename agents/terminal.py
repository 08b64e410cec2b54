"""A game in the terminal: what happened, the status, numbered answers, and commands of one letter."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from wk_agents.roster import agent
from wk_agents.session import Session

from wk_env.knights import KnightsMatch
from wk_env.pages import page_width, wrapped
from wk_env.record import save
from wk_env.render.board import draw_board
from wk_env.view import View
from wk_env.words.conditions import why_not
from wk_env.words.questions import say_question

Ask = Callable[[str], str]
Tell = Callable[[str], None]
COUNSELLOR: Final = "steward"
HELP: Final = """\
number  that answer          o  the answers again     b  the board
t  the whole table           w  why is something not possible
h  a hint and its reasons    u  take back the last answer
s  save the game             q  save it and stop"""
NO_WAY_BACK: Final = "Nothing can be taken back: somebody else was asked, or something came to light."
BLANK_LINES: Final = 60


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The people want to stop."""


def leave() -> None:
    """Stop."""
    raise Quit


class Terminal:
    """Shows a session to the people at one keyboard, who pass it on with a blank screen between them."""

    def __init__(self, session: Session, path: Path, ask: Ask = input, tell: Tell = print) -> None:
        self.session: Session = session
        self.path: Path = path
        self.ask: Ask = ask
        self.tell: Tell = tell
        self._last: int | None = None

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

    def hand_over(self, seat: int) -> None:
        """Between two people a blank screen, so that nobody reads what the other one knows."""
        people = len(self.session.sagas)
        if people > 1 and self._last != seat:
            self.tell("\n" * BLANK_LINES)
            self.ask(f"Now {self.name(seat)}: when only you can see the screen, press Enter. ")
        self._last = seat

    def show(self, seat: int) -> None:
        """What happened since, how things stand, what is asked, and the answers."""
        self.page(self.session.news(seat))
        view = self.session.view(seat)
        self.tell("")
        self.page(self.status(view))
        self.options(view)

    def status(self, view: View) -> list[str]:
        """Everybody's means in a line, and the question."""
        match = self.session.match
        if not isinstance(match, KnightsMatch):
            return [*view.text.splitlines(), f"Asked: {view.question}"]
        speech = match.speech()
        table = speech.table
        means = " | ".join(
            f"{speech.baron(seat)}{'*' if seat == view.seat else ''} {table.influence[seat]} Influence,"
            f" {table.crowns[seat]} crowns, {table.votes[seat]} Votes, {table.faith[seat]} Faith"
            for seat in range(table.seats)
        )
        return [f"Round {table.round}, {table.pool} Influence in the pool. {means}", say_question(speech, view.seat)]

    def options(self, view: View) -> None:
        """The legal answers by number."""
        self.page([f"{number:4}  {view.say(action)}" for number, action in enumerate(view.actions, 1)])

    def turn(self, seat: int) -> None:
        """Commands until one of them is an answer, or takes one back."""
        view = self.session.view(seat)
        actions = view.actions
        while True:
            typed = self.ask(f"{self.name(seat)} (1 to {len(actions)}, ? for help): ").strip().lower()
            if typed.isdecimal() and 1 <= int(typed) <= len(actions):
                self.session.play(actions[int(typed) - 1])
                return
            if typed == "u" and self.session.can_go_back:
                self.session.go_back()
                return
            self.command(typed, view)

    def command(self, typed: str, view: View) -> None:
        """What is no answer."""
        show: dict[str, Callable[[], None]] = {
            "o": lambda: self.options(view),
            "b": self.board,
            "t": lambda: self.page(view.text.splitlines()),
            "w": lambda: self.page([why_not(view.ask) if self.is_knights() else "Possible are the numbered answers."]),
            "h": lambda: self.hint(view),
            "u": lambda: self.page([NO_WAY_BACK]),
            "s": self.save,
            "q": leave,
            "?": lambda: self.tell(HELP),
        }
        wrong = f"{typed!r} is no answer; type a number from 1 to {len(view.actions)}, or ? for help."
        show.get(typed, lambda: self.page([wrong]))()

    def hint(self, view: View) -> None:
        """What a sensible Baron would do, and why."""
        counsel = agent(COUNSELLOR if self.is_knights() else "uniform")
        action = counsel.choose(view)
        number = view.actions.index(action) + 1
        self.page([f"Hint: {number}, {view.say(action)}. {counsel.explain(view, action)}"])

    def board(self) -> None:
        """The board in characters: all that stands on it is public."""
        match = self.session.match
        if isinstance(match, KnightsMatch):
            self.tell("\n".join(draw_board(match.speech(), page_width())))
        else:
            self.tell("This game has no board.")

    def save(self) -> None:
        """Write the game so far to its file."""
        save(self.session.recorder.record(), self.path)
        self.tell(f"saved: {self.path}")

    def end(self) -> None:
        """The last news and the result."""
        for seat in self.session.sagas:
            self.page(self.session.news(seat))
        ranked = sorted((rank, self.name(seat)) for seat, rank in enumerate(self.session.match.result()))
        self.page([f"rank {rank}: {name}" for rank, name in ranked])

    def name(self, seat: int) -> str:
        """A seat as people call it."""
        match = self.session.match
        return match.speech().baron(seat) if isinstance(match, KnightsMatch) else f"seat {seat + 1}"

    def page(self, lines: list[str]) -> None:
        """Lines no wider than the terminal."""
        self.tell("\n".join(wrapped(lines, page_width())))

    def is_knights(self) -> bool:
        """Whether this is Warrior Knights."""
        return isinstance(self.session.match, KnightsMatch)
