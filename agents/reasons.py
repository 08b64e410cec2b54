"""What agents say of a choice beyond its numbers: the reasons of the game, or plain ones."""

from collections.abc import Sequence

from wk_env.kernel.spec import GameSpec, Match
from wk_env.kernel.table_faces import Reasons


class PlainReasons:
    """What can be said of any game that has an Advisor: how the scores compare."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec: GameSpec = spec

    def case(self, name: str, match: Match, choice: int, style: str, level: int) -> str:
        """Whether the choice has the best score, and which option comes next or before it."""
        choices, scores = match.decision.choices(), self.scores(match, style, level)
        place = choices.index(choice)
        others = [rival for rival in range(len(scores)) if rival != place]
        said = match.say_choice(choice)
        if not others:
            return f"{name} would {said}: there is no other choice."
        best = max(others, key=scores.__getitem__)
        rival = match.say_choice(choices[best])
        if scores[place] < scores[best]:
            return f"{name} would rather {rival} than {said}: its rule gives that a higher score."
        as_good = "the same score as" if scores[place] == scores[best] else "a higher score than"
        return f"{name} would {said}: its rule gives that {as_good} the next best, to {rival}."

    def scores(self, match: Match, style: str, level: int) -> list[int]:
        """How the game's Advisor scores the options, in their order."""
        assert self.spec.advisor is not None
        advisor = self.spec.advisor.in_style(style, level)
        game = advisor.game_of(match)
        if game.decision.count == 1:
            return [0]
        advisor.judge(game)
        return [int(score) for score in advisor.scores[: game.decision.count]]

    def merits(self, match: Match, choice: int, style: str) -> str:
        """That it has the best score."""
        return f"its rule puts it first of {match.decision.count}"

    def contrast(self, match: Match, choice: int, other: int, seeds: Sequence[int]) -> str:
        """Nothing: the terms of a value are the game's own."""
        return ""


def reasons_of_game(spec: GameSpec) -> Reasons:
    """What is said of a game, plainly if it has no words of its own."""
    return PlainReasons(spec) if spec.reasons is None else spec.reasons
