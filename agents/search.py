"""Looks ahead in imagined worlds before it answers, by simulations or by the clock."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from wk_agents.games.warrior_knights.base import KnightsAgent
from wk_agents.games.warrior_knights.reasons import case_of, reasons_for
from wk_agents.specs import Value

from wk_env.games.warrior_knights.advice.policy.answers import best_option
from wk_env.games.warrior_knights.advice.policy.styles import NAMES, style_of
from wk_env.games.warrior_knights.advice.search import Search
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.words.things import listed
from wk_env.play.view import View

USUAL: Final = 100
MOST: Final = 1_000_000
ROOM: Final = 20_000  # answers that a tree remembers
AT_ONCE: Final = 4  # simulations between two looks at the clock
# Where thinking pays. Everything else is answered as a steward would.
THOUGHT_OVER: Final = frozenset(
    (
        *(asks.PLAN, asks.ACT, asks.ALLOCATE, asks.MOBILIZE_AREA, asks.MOVER, asks.TARGET, asks.BATTLE_KIND),
        *(asks.ATTACKER, asks.DISCARD, asks.CONSENT, asks.UPGRADE, asks.MUSTER, asks.HIRE, asks.VOTES, asks.SIDE),
        *(asks.FOR_BARON, asks.PROPOSE, asks.STRONGHOLD_AREA, asks.FIRST_AREA, asks.RETURN_AREA, asks.KEEP_OR_RAZE),
    )
)


class Searcher(KnightsAgent):
    """Searches a tree over imagined worlds: 100 of them unless told how many, or how many milliseconds it has."""

    tools = frozenset({"clock"})

    def __init__(
        self,
        name: str,
        sims: "Value | None" = None,
        ms: "Value | None" = None,
        style: Value = "balanced",
        rounds: Value = 1,
    ) -> None:
        super().__init__(name)
        if not isinstance(style, str) or style not in NAMES:
            raise ValueError(f"search has no style {style!r}; there are {', '.join(NAMES)}")
        self.style: int = NAMES.index(style)
        if sims is not None and ms is not None:
            raise ValueError(f"search has sims={sims} and ms={ms}; it takes one of them")
        self.ms: int = 0 if ms is None else whole("ms", ms)
        self.sims: int = 0 if self.ms else whole("sims", USUAL if sims is None else sims)
        self.rounds: int = whole("rounds", rounds)
        self.clock: Callable[[], float] = perf_counter
        self.dealt: int = 0  # from what seed the worlds of the last search were dealt

    def choose(self, view: View) -> int:
        """The answer that is best in imagined worlds; a steward's where thinking does not pay."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        game = self.match_of(view).game
        if view.ask not in THOUGHT_OVER:
            return actions[int(best_option(game, style_of(self.style)))]
        self.dealt = self.luck.draw()
        return view.spec.action_of(view.ask, int(self.search(game, self.dealt).best()))

    def explain(self, view: View, action: int) -> str:
        """What it came to in imagined games, what the next best would have brought, and whether a steward agrees."""
        choice = view.spec.choice_of(view.ask, action)
        if view.ask not in THOUGHT_OVER:
            return f"{self.name} would {view.say(action)} without much thought; {self.steward_says(view, action)}."
        search = self.search(self.match_of(view).game, self.dealt)
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

    def steward_says(self, view: View, action: int) -> str:
        """Whether a steward would do the same, and why."""
        match, style = self.match_of(view), style_of(self.style)
        game, choice = match.game, view.spec.choice_of(view.ask, action)
        if game.decision.options[best_option(game, style)] != choice:
            return "a steward would do something else"
        return f"a steward agrees, since {listed(reasons_for(view, case_of(match, style, choice)))}"

    def search(self, game: Play, seed: int) -> Search:
        """The tree after all the thinking."""
        room = min(self.sims + 2, ROOM) if self.sims else ROOM
        search = Search(game, seed, style_of(self.style), self.rounds, room)
        if self.sims:
            search.think(self.sims)
            return search
        until = self.clock() + self.ms / 1000
        while not search.is_settled() and self.clock() < until:
            search.think(AT_ONCE)
        return search


def percent(search: Search, choice: int) -> str:
    """The share of the win after a choice, in words."""
    return f"{int(search.share_after(choice)) / 10_000:.0f} %"


def whole(name: str, value: Value) -> int:
    """A parameter that is a whole number; ValueError for anything else."""
    if not isinstance(value, int) or not 1 <= value <= MOST:
        raise ValueError(f"search has {name}={value!r}; it takes a whole number from 1 to {MOST}")
    return value
