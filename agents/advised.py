"""What agents share that live by the judgement of a game: they ask the Advisor of its spec, whatever the game is."""

from wk_agents.base import Agent
from wk_agents.specs import Value

from wk_env.kernel.advisor import BEST_LEVEL, USUAL_STYLE, Advisor
from wk_env.kernel.core import Game, State
from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import GAMES, game_named
from wk_env.play.view import View


class AdvisedAgent(Agent):
    """An agent that plays every game that has an Advisor with its style."""

    tools = frozenset({"known"})

    def __init__(self, name: str, style: Value = USUAL_STYLE, level: int = BEST_LEVEL, offers: int = 1) -> None:
        super().__init__(name)
        self.style: str = str(style)
        self.level: int = level
        self.bargains: int = offers  # 0: it makes no bargains and declines all
        self.known: tuple[GameSpec, Advisor[State]] | None = None  # the advisor of the game that is played
        if style != USUAL_STYLE and style not in (known := all_styles()):
            raise ValueError(f"{self.kind} has no style {style!r}; there are {', '.join(known)}")

    @property
    def kind(self) -> str:
        """What it is called without its parameters."""
        return self.name.partition("(")[0]

    def check(self, game: str) -> None:
        """ValueError, in the name of the agent, for a game that has no advisor of its style."""
        self.advisor(game_named(game))

    def advisor(self, spec: GameSpec) -> Advisor[State]:
        """The advisor of its style and level for a game, the same each time; ValueError if the game has none."""
        if self.known is None or self.known[0] is not spec:
            self.known = spec, self.new_advisor(spec)
        return self.known[1]

    def new_advisor(self, spec: GameSpec) -> Advisor[State]:
        """An advisor of its style and level for a game; ValueError if the game has none."""
        usual = spec.advisor
        if usual is None:
            raise ValueError(f"{self.kind} needs the advice of a game, and {spec.id} has none; uniform plays any game")
        if self.style not in usual.styles():
            raise ValueError(f"{spec.id} has no style {self.style!r}; there are {', '.join(usual.styles())}")
        return usual.in_style(self.style, self.level, self.bargains)

    def position(self, view: View) -> tuple[Advisor[State], Game[State]]:
        """The advisor, and a game that the seat of a view could be in; it is looked at and not played on."""
        advisor = self.advisor(view.spec)
        return advisor, advisor.game_of(view.match)


def all_styles() -> list[str]:
    """Every style of every game, the usual one first."""
    found = [USUAL_STYLE]
    for spec in GAMES.values():
        found += [] if spec.advisor is None else [style for style in spec.advisor.styles() if style not in found]
    return found
