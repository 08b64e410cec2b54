"""How a question is put to somebody who types: its options as lines, what may be typed, and what it would mean."""

import re
from collections.abc import Callable
from typing import Final

from wk_agents.table.answer_columns import MANY, grouped, numbered, shared_start
from wk_agents.table.plain import form_of_game
from wk_agents.table.typed_answers import option_typed, range_of

from wk_env.kernel.spec import Match
from wk_env.kernel.table_faces import RANGE, NumberedOption
from wk_env.picture.text import page_width
from wk_env.play.view import View

NUMBERS: Final = re.compile(r"[0-9]{1,3}(?:[ ,]+[0-9]{1,3})*")
LEAST_LETTERS: Final = 3
MOST_MEANT: Final = 3


class Prompt:
    """A question with one answer."""

    is_composed: bool = False

    def __init__(self, view: View) -> None:
        form = form_of_game(view.spec)
        self.view: View = view
        self.match: Match = view.imagine(0)
        self.options: list[NumberedOption] = [*form.options(self.match)]
        self.manner: str = form.manner(self.match)

    @property
    def allowed(self) -> str:
        """What may be typed, in few words."""
        return range_of(self.options)

    @property
    def short(self) -> str:
        """What may be typed, in fewer words still."""
        return self.allowed

    def wants_yes(self, _actions: list[int]) -> bool:
        """Whether an answer is shown and confirmed before it counts."""
        return False

    def lines(self) -> list[str]:
        """The options by their numbers."""
        if self.manner == RANGE:
            return [f"   Type how many: {self.allowed}."]
        if len(self.options) > MANY and any(option.group for option in self.options):
            return self.groups()
        return numbered([(each.number, f"{each.words}{each.note}") for each in self.options], page_width())

    def groups(self) -> list[str]:
        """Many options under what they have in common."""
        start = self.start
        groups: dict[str, list[str]] = {}
        for option in filter(lambda option: option.number, self.options):
            name = f"{option.number} {option.words.removeprefix(start)}"
            groups.setdefault(option.group, []).append(f"{name} {option.brief}".rstrip())
        nothing = [f"{option.number:4}  {option.words}" for option in self.options if not option.number]
        return [*grouped(start, groups, page_width()), *nothing]

    @property
    def start(self) -> str:
        """The words with which all options begin but the one that does nothing."""
        return shared_start([option.words for option in self.options if option.number])

    def action_of(self, option: NumberedOption) -> int:
        """The flat action that an option means."""
        return self.view.spec.action_of(self.view.ask, option.choice)

    def read(self, typed: str) -> list[int]:
        """The actions that were typed; none if it is no answer at all; ValueError says what is wrong with one."""
        option = option_typed(typed, self.options, self.manner)
        option = option if option is not None else self.named(typed)
        if option is not None:
            return [self.action_of(option)]
        if NUMBERS.fullmatch(typed) and not typed.isdecimal():
            raise ValueError(f"one number is wanted here: {self.allowed}")
        return []

    def named(self, typed: str) -> NumberedOption | None:
        """The only option whose name begins with what was typed, if it is long enough to be meant."""
        start = self.start
        tails = [(option, option.words.removeprefix(start).lower()) for option in self.options]
        found = [option for option, tail in tails if len(typed) >= LEAST_LETTERS and tail.startswith(typed)]
        return found[0] if len(found) == 1 else None

    def meant(self, asked: str) -> list[tuple[int, int]]:
        """The options that somebody means by a number or a part of a name, a few at most: number and action."""
        found = [option for option in self.options if asked == str(option.number)]
        found = found or [option for option in self.options if asked in option.words.lower()]
        return [(option.number, self.action_of(option)) for option in found[:MOST_MEANT]]

    def advised(self, choose: Callable[[View], int]) -> list[int]:
        """What somebody would answer who chooses by views."""
        return [choose(self.view)]

    def typed_for(self, actions: list[int]) -> str:
        """What to type for these actions."""
        return str(self.option_of(actions[0]).number)

    def told(self, actions: list[int]) -> str:
        """What these actions do."""
        return self.option_of(actions[0]).words

    def option_of(self, action: int) -> NumberedOption:
        """The option that an action answers."""
        choice = self.view.spec.choice_of(self.view.ask, action)
        return next(option for option in self.options if option.choice == choice)
