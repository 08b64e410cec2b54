"""Looks ahead in imagined worlds before it answers, by simulations or by the clock."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from wk_agents.base import Agent
from wk_agents.grounds import case_of, reasons_for
from wk_agents.matches import match_of
from wk_agents.specs import Value

from wk_env.counsel.answers import best_option
from wk_env.counsel.search import Search
from wk_env.counsel.styles import NAMES, style_of
from wk_env.view import View
from wk_env.warrior_knights import asks
from wk_env.warrior_knights.state import Play
from wk_env.words.things import listed

USUAL: Final = 400
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


class Searcher(Agent):
    """Searches a tree over imagined worlds: 400 of them unless told how many, or how many milliseconds it has."""

    def __init__(self, name: str, sims: Value = 0, ms: Value = 0, style: Value = "balanced", rounds: Value = 1) -> None:
        super().__init__(name)
        if not isinstance(style, str) or style not in NAMES:
            raise ValueError(f"search has no style {style!r}; there are {', '.join(NAMES)}")
        self.style: int = NAMES.index(style)
        self.sims: int = whole("sims", sims, 0)
        self.ms: int = whole("ms", ms, 0)
        self.rounds: int = whole("rounds", rounds, 1)
        if sims and ms:
            raise ValueError(f"search has sims={sims} and ms={ms}; it takes one of them")
        if not sims and not ms:
            self.sims = USUAL
        self.clock: Callable[[], float] = perf_counter
        self.dealt: int = 0  # from what seed the worlds of the last search were dealt

    def choose(self, view: View) -> int:
        """The answer that is best in imagined worlds; a steward's where thinking does not pay."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        game = match_of(view, "search").game
        if view.ask not in THOUGHT_OVER:
            return actions[int(best_option(game, style_of(self.style)))]
        self.dealt = self.luck.draw()
        return view.spec.action_of(view.ask, int(self.search(game, self.dealt).best()))

    def explain(self, view: View, action: int) -> str:
        """What it came to in imagined games, what the next best would have brought, and whether a steward agrees."""
        choice = view.spec.choice_of(view.ask, action)
        if view.ask not in THOUGHT_OVER:
            return f"{self.name} would {view.say(action)} without much thought; {self.steward_says(view, action)}."
        search = self.search(match_of(view, "search").game, self.dealt)
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
        match, style = match_of(view, "search"), style_of(self.style)
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


def whole(name: str, value: Value, least: int) -> int:
    """A parameter that is a whole number; ValueError for anything else."""
    if not isinstance(value, int) or not least <= value <= MOST:
        raise ValueError(f"search has {name}={value!r}; it takes a whole number from {max(1, least)} to {MOST}")
    return value
