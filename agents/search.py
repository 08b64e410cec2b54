"""Looks ahead in imagined worlds before it answers, by simulations or by the clock."""

from time import perf_counter
from typing import Final

from wk_agents.base import Agent

from wk_env.counsel.search import Search
from wk_env.counsel.styles import NAMES, style_of
from wk_env.knights import KnightsMatch
from wk_env.view import View
from wk_env.warrior_knights import asks

USUAL: Final = 400
ROOM: Final = 20_000
AT_ONCE: Final = 8
# Where thinking pays. Everything else is answered as a steward would.
THOUGHT_OVER: Final = frozenset(
    (
        *(asks.PLAN, asks.ACT, asks.ALLOCATE, asks.MOBILIZE_AREA, asks.MOVER, asks.TARGET, asks.BATTLE_KIND),
        *(asks.ATTACKER, asks.DISCARD, asks.CONSENT, asks.UPGRADE, asks.MUSTER, asks.HIRE, asks.VOTES, asks.SIDE),
        *(asks.FOR_BARON, asks.PROPOSE, asks.STRONGHOLD_AREA, asks.FIRST_AREA, asks.RETURN_AREA, asks.KEEP_OR_RAZE),
    )
)


class Searcher(Agent):
    """Searches a tree over imagined worlds; thinks so many simulations, or so many milliseconds."""

    def __init__(
        self, name: str, sims: int = 0, ms: int = 0, style: str = "balanced", boldness: int = 300, depth: int = 24
    ) -> None:
        super().__init__(name)
        if sims < 0 or ms < 0 or (sims and ms):
            raise ValueError(f"search has sims={sims} and ms={ms}; it takes one of them, from 1 on")
        if style not in NAMES:
            raise ValueError(f"search has no style {style!r}; there are {', '.join(NAMES)}")
        if not 0 <= depth <= 10_000 or not 0 <= boldness <= 1_000_000:
            raise ValueError(f"search has boldness={boldness}, depth={depth}; both take a whole number from 0 on")
        self.sims: int = sims if sims or ms else USUAL
        self.ms: int = ms
        self.boldness: int = boldness
        self.depth: int = depth
        self.style: int = NAMES.index(style)

    def choose(self, view: View) -> int:
        """The answer that was tried most."""
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        search = self.search(view, 1 if view.ask not in THOUGHT_OVER else self.sims)
        return view.spec.action_of(view.ask, int(search.best()))

    def explain(self, view: View, action: int) -> str:
        """What the search saw in it."""
        search = self.search(view, self.sims)
        choice = view.spec.choice_of(view.ask, action)
        share, visits = search.share_after(choice) / 10_000, int(search.visits_of(choice))
        return f"{self.name} tried this {visits} times in imagined games and won a share of {share:.0f} % with it."

    def search(self, view: View, sims: int) -> Search:
        """The tree after all the thinking."""
        match = view.imagine(0)
        if not isinstance(match, KnightsMatch):
            raise TypeError(f"{self.name} plays Warrior Knights only, not {view.spec.title}")
        room = sims + 2 if sims else ROOM
        search = Search(match.game, self.luck.draw(), style_of(self.style), self.boldness, self.depth, room)
        if sims == 0:
            until = perf_counter() + self.ms / 1000
            while perf_counter() < until:
                search.think(AT_ONCE)
        else:
            search.think(sims)
        return search
