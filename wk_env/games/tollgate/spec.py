"""Tollgate as a game among others: its name, its actions, its one setting."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from wk_env.games.tollgate.advice.advisor import TollgateAdvisor
from wk_env.games.tollgate.demo_player import ThriftyCarter
from wk_env.games.tollgate.encoding.action_space import ACTION_COUNT, ASKS, CODES
from wk_env.games.tollgate.encoding.lens import BLOCKS, TollgateLens
from wk_env.games.tollgate.encoding.match import GAME, RULES_VERSION, SEATS, TollgateMatch, new_match, unpack
from wk_env.games.tollgate.facts.face import FactsOfFair
from wk_env.games.tollgate.picture.face import FairPicture
from wk_env.games.tollgate.story.face import FairStory
from wk_env.games.tollgate.table.form import FairForm
from wk_env.games.tollgate.table.reasons import FairReasons
from wk_env.games.tollgate.table.screens import FairScreens
from wk_env.kernel.advisor import Advisor, for_any_game
from wk_env.kernel.codes import Codes
from wk_env.kernel.core import State
from wk_env.kernel.faces import DemoPlayer, NumbersInWords, OptionalRule, Picture, RuleSet, Story
from wk_env.kernel.facts import Facts
from wk_env.kernel.settings import checked_observation, number_setting, refuse_unknown, rule_names
from wk_env.kernel.spec import Batch, Block, Lens, Match, Settings
from wk_env.kernel.table_faces import Form, Reasons, Screens


class Tollgate:
    """The spec of Tollgate; nothing of it can be changed."""

    __slots__ = ()

    id: str = GAME
    title: str = "Tollgate"
    seat_range: range = SEATS
    seat_noun: str = "carter"
    rules_version: int = RULES_VERSION
    action_count: int = int(ACTION_COUNT)
    asks: Sequence[str] = ASKS
    codes: Codes = CODES
    seat_actions: Sequence[tuple[int, int]] = ()
    advisor: Advisor[State] = for_any_game(TollgateAdvisor())
    story: Story | None = FairStory()
    picture: Picture | None = FairPicture()
    demo_player: DemoPlayer | None = ThriftyCarter()
    facts: Facts | None = FactsOfFair()
    numbers_in_words: NumbersInWords | None = None
    form: Form | None = FairForm()
    screens: Screens | None = FairScreens()
    reasons: Reasons | None = FairReasons()
    short: Settings = MappingProxyType({})
    optional_rules: Sequence[OptionalRule] = ()
    rule_sets: Sequence[RuleSet] = ()

    def action_of(self, ask: int, choice: int) -> int:
        """The flat action that means this choice of this question."""
        action = CODES.action_of(ask, choice)
        assert action >= 0, f"{ASKS[ask]!r} has no choice {choice}"
        return int(action)

    def choice_of(self, ask: int, action: int) -> int:
        """The choice that a flat action means."""
        choice = CODES.choice_of(ask, action)
        if choice < 0:
            raise ValueError(f"action {action} does not answer {ASKS[ask]!r}; it belongs to another question")
        return int(choice)

    def settings(self, given: Settings) -> Settings:
        """The number of seats: 2 to 4, as a rule 3."""
        refuse_unknown(given, ("seats", "rules"))
        rule_names(given, ())
        return {"seats": number_setting(given, "seats", 3, SEATS)}

    def new_match(self, settings: Settings, seed: int) -> Match:
        """A fair about to ask for its first bid."""
        return new_match(number_setting(self.settings(settings), "seats", 3, SEATS), seed)

    def unpack(self, data: bytes) -> TollgateMatch:
        """The fair that was packed; ValueError in one sentence if the bytes are none."""
        return unpack(data)

    def lens(self, observation: str = "compact") -> Lens:
        """A lens; both observations are the same here, since the compact one is as wide as any learner wants."""
        checked_observation(observation)
        return TollgateLens()

    def blocks(self, observation: str = "compact") -> Sequence[Block]:
        """What the numbers of an observation mean."""
        checked_observation(observation)
        return BLOCKS

    def batch(self, size: int, observation: str = "compact", *, skip_forced: bool = False) -> Batch | None:
        """None: it is a game to test doors with."""
        return None


TOLLGATE: Final = Tollgate()
