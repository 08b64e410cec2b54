"""Looks ahead in imagined worlds before it answers, by simulations or by the clock."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from wk_agents.advised import AdvisedAgent
from wk_agents.learned.policy import Policy, policy_named
from wk_agents.reasons import reasons_of_game
from wk_agents.specs import Value

from wk_env.kernel.advisor import USUAL_STYLE, Advisor
from wk_env.kernel.core import Game, State
from wk_env.play.view import View
from wk_env.search.search import Search

USUAL: Final = 100
MOST: Final = 1_000_000
ROOM: Final = 20_000  # answers that a tree remembers
AT_ONCE: Final = 4  # simulations between two looks at the clock
MILLION: Final = 1_000_000


class Searcher(AdvisedAgent):
    """Searches a tree over imagined worlds: 100 of them unless told how many, or how many milliseconds it has.

    With a policy, from a file or the shipped one, what is left in doubt is settled by what that thinks of the answers.
    """

    tools = AdvisedAgent.tools | {"clock", "policy"}

    def __init__(
        self,
        name: str,
        sims: "Value | None" = None,
        ms: "Value | None" = None,
        style: Value = USUAL_STYLE,
        rounds: Value = 1,
        policy: Value = "",
        trust: Value = 0.005,
    ) -> None:
        super().__init__(name, style)
        self.policy: Policy | None = policy_named(str(policy)) if policy else None
        self.trust: float = share("trust", trust)
        if sims is not None and ms is not None:
            raise ValueError(f"search has sims={sims} and ms={ms}; it takes one of them")
        self.ms: int = 0 if ms is None else whole("ms", ms)
        self.sims: int = 0 if self.ms else whole("sims", USUAL if sims is None else sims)
        self.rounds: int = whole("rounds", rounds)
        self.clock: Callable[[], float] = perf_counter
        self.dealt: int = 0  # from what seed the worlds of the last search were dealt

    def choose(self, view: View) -> int:
        """The answer that is best in imagined worlds; a steward's where searching does not pay."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        advisor, game = self.position(view)
        if self.budget(advisor, view.ask) == 0:
            return actions[int(advisor.judge(game))]
        self.dealt = self.luck.draw()
        search = self.search(advisor, game)
        if self.policy is not None:
            self.give_starts(search, view)
        return view.spec.action_of(view.ask, int(search.best()))

    def give_starts(self, search: Search[State], view: View) -> None:
        """Give each answer a head start by what the policy thinks of it."""
        assert self.policy is not None
        offered, merits = self.policy.offers(view, search.advisor, search.base)
        chances = dict(zip(offered, self.policy.log_chances(view, offered, merits).tolist(), strict=True))
        least = min(chances.values())
        for place, choice in enumerate(search.field):
            chance = chances.get(view.spec.action_of(view.ask, int(choice)), least)
            search.starts[place] = int(MILLION * self.trust * chance)

    def explain(self, view: View, action: int) -> str:
        """What it came to in imagined games, what the next best would have brought, and whether a steward agrees."""
        choice = view.spec.choice_of(view.ask, action)
        advisor, game = self.position(view)
        if self.budget(advisor, view.ask) == 0:
            return f"{self.name} would {view.say(action)} without much thought; {self.steward_says(view, action)}."
        search = self.search(advisor, game)
        visits = int(search.visits_of(choice))
        if not visits:
            return f"{self.name} did not think of {view.say(action)}; {self.steward_says(view, action)}."
        worth = f"in {visits} imagined games that came to {percent(search, choice)} of a win"
        parts = [f"{self.name} would {view.say(action)}: {worth}"]
        others = [other for other in view.choices if other != choice and search.visits_of(other)]
        if others:
            second = max(others, key=lambda other: int(search.share_after(other)))
            said = view.say(view.spec.action_of(view.ask, second))
            parts.append(f"to {said} came to {percent(search, second)} in {int(search.visits_of(second))}")
        return ", ".join([*parts, f"and {self.steward_says(view, action)}."])

    def budget(self, advisor: Advisor[State], ask: int) -> int:
        """How many simulations a question gets at most; 0 if a steward's answer will do."""
        return int(advisor.budget(ask, self.sims or MOST))

    def steward_says(self, view: View, action: int) -> str:
        """Whether a steward would do the same, and why."""
        advisor, game = self.position(view)
        if view.actions[int(advisor.judge(game))] != action:
            return "a steward would do something else"
        merits = reasons_of_game(view.spec).merits(view.imagine(0), view.spec.choice_of(view.ask, action), self.style)
        return f"a steward agrees, since {merits}"

    def search(self, advisor: Advisor[State], game: Game[State]) -> Search[State]:
        """The tree after all the thinking, in worlds dealt from the last seed."""
        simulations = self.budget(advisor, int(game.decision.ask))
        room = min(simulations + 2, ROOM)
        search = Search(advisor, game, self.dealt, self.rounds, room)
        if self.sims:
            search.think(simulations)
            return search
        until = self.clock() + self.ms / 1000
        while not search.is_settled() and self.clock() < until:
            search.think(AT_ONCE)
        return search


def percent(search: Search[State], choice: int) -> str:
    """The share of the win after a choice, in words."""
    return f"{int(search.share_after(choice)) / 10_000:.0f} %"


def share(name: str, value: Value) -> float:
    """A parameter that is a number from 0 to 1; ValueError for anything else."""
    if not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError(f"search has {name}={value!r}; it takes a number from 0 to 1")
    return float(value)


def whole(name: str, value: Value) -> int:
    """A parameter that is a whole number; ValueError for anything else."""
    if not isinstance(value, int) or not 1 <= value <= MOST:
        raise ValueError(f"search has {name}={value!r}; it takes a whole number from 1 to {MOST}")
    return value
