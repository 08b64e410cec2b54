"""Plays each option in imagined worlds up to the next quiet point and takes the one after which it stands best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.advised import AdvisedAgent
from wk_agents.reasons import reasons_of_game
from wk_agents.specs import Value

from wk_env.kernel.core import Game, State
from wk_env.play.view import View
from wk_env.search.lookahead import Outlook
from wk_env.search.rollout import seed_of

USUAL: Final = 8
MOST: Final = 1000
PERCENT: Final = 10_000  # millionths


class Greedy(AdvisedAgent):
    """Looks one choice ahead in imagined worlds and values what comes of it."""

    def __init__(self, name: str, worlds: Value = USUAL) -> None:
        super().__init__(name)
        if not isinstance(worlds, int) or not 1 <= worlds <= MOST:
            raise ValueError(f"greedy has worlds={worlds}; it takes a whole number from 1 to {MOST}")
        self.worlds: int = worlds
        self.dealt: int = 0  # from what seed the worlds of the last choice were dealt

    def choose(self, view: View) -> int:
        """The option after which its chance to win is best on the average; of equals the first."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        outlook, game = self.look(view)
        self.dealt = self.luck.draw()
        means = self.means(outlook, game)
        return actions[max(range(len(actions)), key=means.__getitem__)]

    def explain(self, view: View, action: int) -> str:
        """How often it wins from there, and what sets that apart from what the best of the other options leads to."""
        actions, place = view.actions, view.actions.index(action)
        if len(actions) == 1:
            return f"{self.name} would {view.say(action)}: there is no other choice."
        outlook, game = self.look(view)
        means = self.means(outlook, game)
        if means[place] < 0:  # one of very many, and left out
            means[place] = int(outlook.share_after(game, view.seat, view.choices[place], self.dealt))
        other = max((rival for rival in range(len(actions)) if rival != place), key=means.__getitem__)
        this, that, ahead = view.say(action), view.say(actions[other]), (means[place] - means[other]) / PERCENT
        if ahead < 0:
            return (
                f"{self.name} would rather {that} than {this}: it hopes to win {means[other] / PERCENT:.0f} % of such"
                f" games rather than {means[place] / PERCENT:.0f} %{self.contrast(view, outlook, other, place)}."
            )
        than = "if it were to" if len(actions) == 2 else "with the next best, to"
        return (
            f"{self.name} would {this}: it hopes to win {means[place] / PERCENT:.0f} % of such games,"
            f" {more(ahead)} {than} {that}{self.contrast(view, outlook, place, other)}."
        )

    def look(self, view: View) -> tuple[Outlook[State], Game[State]]:
        """A place for looking ahead, and the game from which it looks."""
        advisor, game = self.position(view)
        return Outlook(advisor, self.worlds), game

    def means(self, outlook: Outlook[State], game: Game[State]) -> list[int]:
        """How often each option wins on the average, in millionths; below 0 for those that are left out."""
        room = vec[i64]([0] * game.decision.count)
        outlook.weigh_options(game, game.decision.seat, self.dealt, room)
        return [int(number) for number in room]

    def contrast(self, view: View, outlook: Outlook[State], place: int, other: int) -> str:
        """In what the outcomes of two options differ most, in the worlds in which both were tried."""
        both = max(1, min(int(outlook.tries[place]), int(outlook.tries[other])))
        seeds = [int(seed_of(self.dealt, world)) for world in range(both)]
        reasons, choices = reasons_of_game(view.spec), view.choices
        return reasons.contrast(view.imagine(0), choices[place], choices[other], seeds)


def more(ahead: float) -> str:
    """How many more games are won, in words."""
    return f"{round(ahead)} % more than" if round(ahead) else "about as many as"
