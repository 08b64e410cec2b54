"""Plays each option in imagined worlds up to the next quiet point and takes the one after which it stands best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from wk_agents.base import Agent
from wk_agents.specs import Value

from wk_env.counsel.evaluation import TERM_NAMES, part
from wk_env.counsel.lookahead import Outlook
from wk_env.counsel.sheet import Sheet
from wk_env.counsel.weights import WEIGHTS
from wk_env.knights import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.view import View
from wk_env.warrior_knights.state import Play

USUAL: Final = 8
MOST: Final = 1000
REASONS: Final = 2


class Greedy(Agent):
    """Looks one choice ahead in imagined worlds and values what comes of it."""

    def __init__(self, name: str, worlds: Value = USUAL) -> None:
        super().__init__(name)
        if not isinstance(worlds, int) or not 1 <= worlds <= MOST:
            raise ValueError(f"greedy has worlds={worlds}; it takes a whole number from 1 to {MOST}")
        self.outlook: Outlook = Outlook(WEIGHTS, worlds)

    def choose(self, view: View) -> int:
        """The option after which its chance to win is best on the average; of equals the first."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        sums = self.sums(view, self.luck.draw())
        return actions[max(range(len(actions)), key=sums.__getitem__)]

    def explain(self, view: View, action: int) -> str:
        """How good it makes the seat's chance, and the terms that differ most from what the other options lead to."""
        place = view.actions.index(action)
        sums = self.sums(view, 0)
        chance = max(0, sums[place]) / self.outlook.worlds / 10_000
        changes = self.changes(view, view.choices[place])
        told = sorted(changes, key=lambda name: -abs(changes[name]))[:REASONS]
        because = " and ".join(f"{'better' if changes[name] > 0 else 'worse'} {name}" for name in told if changes[name])
        return f"{self.name} hopes to win {chance:.0f} % of such games with it: {because or 'nothing changes'}."

    def sums(self, view: View, seed: int) -> list[int]:
        """What each option leads to, summed over worlds, in millionths."""
        room = vec[i64]([0] * len(view.choices))
        self.outlook.weigh_options(game_of(view), view.seat, seed, room)
        return [int(number) for number in room]

    def changes(self, view: View, choice: int) -> dict[str, int]:
        """By how much a choice moves each term of the seat's value on the average, in thousandths of log odds."""
        moved = dict.fromkeys(TERM_NAMES, 0)
        before, after = Sheet(), Sheet()
        game = game_of(view)
        for world in range(self.outlook.worlds):
            self.outlook.look_after(game, view.seat, choice, world, before, after)
            for index, name in enumerate(TERM_NAMES):
                now = part(after, view.seat, index, WEIGHTS) - part(before, view.seat, index, WEIGHTS)
                moved[name] += int(now) // self.outlook.worlds
        return moved


def game_of(view: View) -> Play:
    """A game of Warrior Knights that the seat of a view could be in; ValueError for another game."""
    match = view.imagine(0)
    if not isinstance(match, KnightsMatch):
        raise ValueError(f"greedy plays {WARRIOR_KNIGHTS.id} and cannot judge {view.spec.id}; uniform plays any game")  # noqa: TRY004
    return match.game
