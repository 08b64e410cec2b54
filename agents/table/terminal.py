"""A game in the terminal: what happened, how things stand, numbered answers, and commands of one letter."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote
from typing import Final

from wk_agents.table import commands
from wk_agents.table.composed_prompts import prompt_of
from wk_agents.table.plain import name_of, screens_of_game
from wk_agents.table.prompts import Prompt
from wk_agents.table.session import TableSession
from wk_agents.table.standings import is_worth_showing, standing_lines
from wk_agents.table.typed_answers import shortened

from wk_env.kernel.spec import Match
from wk_env.kernel.table_faces import Screens
from wk_env.picture.text import page_width, wrapped
from wk_env.play.record import save
from wk_env.play.transcript import lines_of

Ask = Callable[[str], str]
Tell = Callable[[str], None]
NO_WAY_BACK: Final = (
    "Nothing can be taken back but what you answered since somebody else was asked or something came to light."
)
BLANK_LINES: Final = 60
FEWEST_ROWS: Final = 10
YES: Final = frozenset(("y", "yes"))
NO: Final = frozenset(("n", "no"))


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The people want to stop."""


class Terminal:
    """Shows a session to the people at one keyboard, who pass it on with a blank screen between them."""

    def __init__(self, session: TableSession, path: Path, ask: Ask = input, tell: Tell = print) -> None:
        self.session: TableSession = session
        self.path: Path = path
        self.ask: Ask = ask
        self.tell: Tell = tell
        self.screens: Screens = screens_of_game(session.spec)
        self.letters: dict[str, str] = commands.letters_of(self.screens.commands)
        self._last: int | None = None
        self._shown: dict[int, list[str]] = {}
        self._met: set[int] = set()
        self._background: list[str] = []
        self._knows_signs: bool = False
        self._small_print: str = ""

    def run(self) -> None:
        """Play until the game is over or the people stop; the game is saved either way. Interrupts go on upwards."""
        try:
            while (seat := self.session.run()) is not None:
                self.hand_over(seat)
                self.show(seat)
                self.turn(seat)
            self.end()
        except (Quit, EOFError):
            self.tell("")
        finally:
            self.save()
            if self.session.asked is not None:
                self.tell(f"Go on with: wk play --resume {quote(str(self.path))}")

    def hand_over(self, seat: int) -> None:
        """Between two people a blank screen, so that nobody reads what the other one knows."""
        if len(self.session.people) > 1 and self._last != seat:
            self.tell("\n" * BLANK_LINES)
            self.ask(f"Now {self.name(seat)}: when only you can see the screen, press Enter. ")
            self._shown.pop(seat, None)
            self._background, self._small_print = [], ""
        self._last = seat

    def show(self, seat: int) -> None:
        """What happened since, how things stand if that has changed, what is asked, and the answers."""
        match, prompt = self.seen(seat), prompt_of(self.session.view(seat))
        if seat not in self._met:
            self.page([*self.screens.opening(match, seat, self.session.players), "? shows what you can type."])
            self._met.add(seat)
        last = self.session.last_read(seat)
        self.page([*lines_of(self.session.news(seat), last)])
        self.page(say_forced(self.session.forced.pop(seat, [])))
        status = standing_lines(self.screens.standing(match), seat)
        if is_worth_showing(status, self._shown.get(seat)):
            self.page(["", *status])
            self._shown[seat] = status
        beside = [*self.screens.beside(match)]
        is_old = beside == self._background
        self._background = beside
        self.page(["", *([] if is_old else beside), self.question(match)])
        self.page(prompt.lines())

    def question(self, match: Match) -> str:
        """What is asked, and what the card says that it is about unless that was said just before."""
        told = self.screens.question(match)
        is_old, self._small_print = told.small_print == self._small_print, told.small_print
        return f"{told.question}{'' if is_old else told.small_print}"

    def turn(self, seat: int) -> None:
        """Commands until one of them is an answer, or takes one back."""
        prompt = prompt_of(self.session.view(seat))
        while True:
            typed, letter, rest = parts_of(self.ask(f"{self.name(seat)} ({prompt.short}; ? for help): "), self.letters)
            actions = [] if typed.partition(" ")[0] in self.letters else self.answer(prompt, typed)
            if actions:
                self.session.play(*actions)
                return
            if letter == "u" and self.session.can_go_back:
                self.session.go_back()
                return
            if actions is not None:
                self.command(letter, rest, prompt)

    def answer(self, prompt: Prompt, typed: str) -> list[int] | None:
        """The actions that were typed, and confirmed where they are many; none for no answer, None for a wrong one."""
        try:
            actions = prompt.read(typed)
        except ValueError as fault:
            self.page([f"{shown_fault(fault)}"])
            return None
        if not actions or not prompt.wants_yes(actions):
            return actions
        return confirmed(self, prompt, actions)

    def command(self, letter: str, rest: str, prompt: Prompt) -> None:
        """What is no answer."""
        do: dict[str, Callable[[], None]] = {
            "s": self.save,
            "q": leave,
            "u": lambda: self.page([NO_WAY_BACK]),
            "o": lambda: self.page(prompt.lines()),
            "h": lambda: self.page([commands.hint(prompt)]),
            "w": lambda: self.page(commands.why(prompt, rest)),
            "b": lambda: self.board(prompt, rest),
            "l": lambda: self.log(rest),
            "?": lambda: self.page(commands.help_lines(self.screens.commands, page_width())),
        }
        if letter in do:
            do[letter]()
        elif letter in {command.letter for command in self.screens.commands}:
            self.page([*self.screens.show(letter, prompt.match, prompt.view.seat)])
        else:
            typed = f"{letter} {rest}".strip()
            self.page([f"{shortened(typed)} is no answer; type {prompt.allowed}, or ? for help."])

    def board(self, prompt: Prompt, rest: str) -> None:
        """The board; what its signs mean the first time, and when somebody asks."""
        has_legend = not self._knows_signs or bool(rest)
        self._knows_signs = True
        self.page([*self.screens.board(prompt.match, page_width(), has_legend=has_legend)])

    def log(self, rest: str) -> None:
        """The story so far, or of one round, page by page."""
        story = self.session.told()
        if rest:
            story = [entry for entry in story if rest.lower() in names_of(entry.chapter.round)]
        lines = wrapped(lines_of(story), page_width()) or ["Nothing has happened yet that all could see."]
        rows = max(FEWEST_ROWS, shutil.get_terminal_size((page_width(), 24)).lines) - 2
        for first in range(0, len(lines), rows):
            self.tell("\n".join(lines[first : first + rows]))
            if first + rows < len(lines) and self.ask("-- Enter: more; q: enough -- ").strip():
                return

    def save(self) -> None:
        """Write the game so far to its file."""
        save(self.session.record(), self.path)
        self.tell(f"saved: {self.path}")

    def end(self) -> None:
        """The last news, told once, how things stand at the end, the result, and from what the game was dealt."""
        last = {seat: self.session.last_read(seat) for seat in self.session.people}
        news = [[*lines_of(self.session.news(seat), read)] for seat, read in last.items()]
        self.page(max(news, key=len, default=[]))
        if len(self.session.people) == 1:
            self.page(say_forced(self.session.forced.pop(self.session.people[0], [])))
        players, record, match = self.session.players, self.session.record(), self.seen(0)
        ranked = sorted((rank, seat) for seat, rank in enumerate(self.session.match.result()))
        ranks = [f"rank {rank}: {self.name(seat)} ({players[seat]})" for rank, seat in ranked]
        status = standing_lines(self.screens.standing(match), None)
        self.page([*([""] if status else []), *status, *ranks])
        self.page([commands.say_deal(self.session.spec, len(players), record.seed, record.salt)])

    def name(self, seat: int) -> str:
        """A seat as people call it."""
        return name_of(self.session.spec, self.session.match, seat)

    def seen(self, seat: int) -> Match:
        """The game as a seat may know it."""
        return self.session.view(seat).imagine(0)

    def page(self, lines: list[str]) -> None:
        """Lines no wider than the terminal; nothing if there are none."""
        if lines:
            self.tell("\n".join(wrapped(lines, page_width())))


def confirmed(screen: Terminal, prompt: Prompt, actions: list[int]) -> list[int] | None:
    """The actions if they are right, or those that are typed instead; None if nothing is to be done.

    Commands show what they show, and the question comes again.
    """
    told = prompt.told(actions)
    while True:
        screen.page([f"   {told[:1].upper()}{told[1:]}."])
        typed, letter, rest = parts_of(screen.ask("Right? (y/n): "), screen.letters)
        if typed in YES:
            return actions
        if typed[:1].isdecimal() and (others := screen.answer(prompt, typed)) != []:
            return others
        if typed in NO or letter == "u":
            screen.page(["Nothing was done; choose again.", *prompt.lines()])
            return None
        screen.command(letter, rest, prompt)


def parts_of(line: str, letters: Mapping[str, str]) -> tuple[str, str, str]:
    """What somebody typed, in small letters; the letter of the command that it may be, and what stands behind that."""
    typed = " ".join(line.split())
    word, _, rest = typed.partition(" ")
    return typed.lower(), letters.get(word.lower(), word.lower() or "o"), rest


def names_of(round_name: str) -> set[str]:
    """What somebody may call a round: by its name, or by its number alone."""
    name = round_name.lower()
    return {name, name.rpartition(" ")[2]}


def say_forced(answers: list[str]) -> list[str]:
    """What was answered for somebody who had no choice; nothing if nothing was."""
    return [f"Nothing else was possible, so it was answered for you: {'; '.join(answers)}."] if answers else []


def leave() -> None:
    """Stop."""
    raise Quit


def shown_fault(fault: ValueError) -> str:
    """What was wrong with an answer, as a sentence."""
    told = str(fault).rstrip(".")
    return f"{told[:1].upper()}{told[1:]}."
