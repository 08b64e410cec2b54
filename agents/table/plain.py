"""What people at a table get of a game that has no faces for them: numbered options, and the position in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.kernel.table_faces import (
    PICK,
    Chain,
    Command,
    Form,
    NumberedOption,
    QuestionText,
    Screens,
    Standing,
)

NO_RULES: Final[Mapping[str, int]] = {}
WHOLE: Final = Command("t", ("table",), "the whole table")


class PlainForm:
    """Options counted from 1 on, one question after another."""

    rules_among_people: Settings = NO_RULES

    def options(self, match: Match) -> Sequence[NumberedOption]:
        """The options in the order of the rules."""
        choices = match.decision.choices()
        return [NumberedOption(number, choice, match.say_choice(choice)) for number, choice in enumerate(choices, 1)]

    def manner(self, match: Match) -> str:
        """An option is picked by its number."""
        return PICK

    def possible(self, match: Match) -> str:
        """What is shown."""
        return "the numbered answers."

    def chain(self, match: Match) -> Chain | None:
        """None."""
        return None


class PlainScreens:
    """The position in words, and whatever else the game can do."""

    commands: Sequence[Command] = (WHOLE,)

    def __init__(self, spec: GameSpec) -> None:
        self.spec: GameSpec = spec

    def opening(self, match: Match, seat: int, players: Sequence[str]) -> Sequence[str]:
        """The game, and who sits where."""
        names = [name_of(self.spec, match, other) for other in range(int(match.seats))]
        others = [f"{names[other]}: {player}" for other, player in enumerate(players) if other != seat]
        return [f"{self.spec.title}. You are {names[seat]}. The others are {', '.join(others)}."]

    def standing(self, match: Match) -> Standing:
        """Nothing: the position in words says it."""
        return Standing("", (), ())

    def question(self, match: Match) -> QuestionText:
        """What is asked, by the name of the question."""
        return QuestionText(f"Asked: {self.spec.asks[int(match.decision.ask)]}")

    def beside(self, match: Match) -> Sequence[str]:
        """The position in words."""
        return match.say_position(int(match.decision.seat)).splitlines()

    def show(self, letter: str, match: Match, seat: int) -> Sequence[str]:
        """The position in words."""
        return match.say_position(seat).splitlines()

    def about(self, match: Match, name: str) -> Sequence[str]:
        """Nothing: what a name means is the game's own."""
        return []

    def board(self, match: Match, width: int, *, has_legend: bool) -> Sequence[str]:
        """The board as the picture of the game draws it."""
        picture = self.spec.picture
        return ["This game has no board."] if picture is None else picture.characters(match, width)


def name_of(spec: GameSpec, match: Match, seat: int) -> str:
    """A seat as the story of its game calls it, or by its number."""
    return f"{spec.seat_noun} {seat + 1}" if spec.story is None else spec.story.name(match, seat)


def form_of_game(spec: GameSpec) -> Form:
    """How people answer a game, plainly if it does not say."""
    return PlainForm() if spec.form is None else spec.form


def screens_of_game(spec: GameSpec) -> Screens:
    """What people are shown of a game, plainly if it does not say."""
    return PlainScreens(spec) if spec.screens is None else spec.screens
