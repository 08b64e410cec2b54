"""The faces of Warrior Knights that only people need: each is loaded when somebody asks for it.

A process that only plays games would wait for them. What they are given of a match stands in `spec.py`, which stands on
this module, so that it is loaded as late.
"""

from collections.abc import Sequence
from functools import lru_cache

from wk_env.kernel.faces import DemoPlayer, NumbersInWords, OptionalRule, Picture, RuleSet, Story
from wk_env.kernel.facts import Facts
from wk_env.kernel.table_faces import Form, Reasons, Screens


class FacesForPeople:
    """What people are told, shown and asked; there is one spec, so that each face is made once."""

    __slots__ = ()

    @property
    @lru_cache  # noqa: B019 - for one spec
    def optional_rules(self) -> Sequence[OptionalRule]:
        """The rules that a table may agree on by name."""
        from wk_env.games.warrior_knights.words.rules_by_name import optional_rules  # noqa: PLC0415

        return optional_rules()

    @property
    @lru_cache  # noqa: B019 - for one spec
    def rule_sets(self) -> Sequence[RuleSet]:
        """Sets of them that make a good evening."""
        from wk_env.games.warrior_knights.evenings import EVENINGS  # noqa: PLC0415

        return tuple(RuleSet(name, evening.says, evening.seats, evening.rules) for name, evening in EVENINGS.items())

    @property
    @lru_cache  # noqa: B019 - for one spec
    def story(self) -> Story | None:
        """The game told in English."""
        from wk_env.games.warrior_knights.spec import speech_of  # noqa: PLC0415
        from wk_env.games.warrior_knights.story.face import KnightsStory  # noqa: PLC0415

        return KnightsStory(speech_of)

    @property
    @lru_cache  # noqa: B019 - for one spec
    def picture(self) -> Picture | None:
        """The game as it is drawn."""
        from wk_env.games.warrior_knights.picture.face import KnightsPicture  # noqa: PLC0415
        from wk_env.games.warrior_knights.spec import speech_of  # noqa: PLC0415

        return KnightsPicture(speech_of)

    @property
    @lru_cache  # noqa: B019 - for one spec
    def demo_player(self) -> DemoPlayer | None:
        """Who plays the game that newcomers are shown."""
        from wk_env.games.warrior_knights.demo_player import KnightsDemoPlayer  # noqa: PLC0415
        from wk_env.games.warrior_knights.spec import game_of  # noqa: PLC0415

        return KnightsDemoPlayer(game_of)

    @property
    @lru_cache  # noqa: B019 - for one spec
    def facts(self) -> Facts | None:
        """What a seat knows, as typed structures with names."""
        from wk_env.games.warrior_knights.facts.face import FactsOfKnights  # noqa: PLC0415
        from wk_env.games.warrior_knights.spec import GAME, speech_of  # noqa: PLC0415

        return FactsOfKnights(GAME, speech_of)

    @property
    @lru_cache  # noqa: B019 - for one spec
    def numbers_in_words(self) -> NumbersInWords | None:
        """What each action and number means."""
        from wk_env.games.warrior_knights.encoding_words import KnightsNumbers  # noqa: PLC0415

        return KnightsNumbers()

    @property
    @lru_cache  # noqa: B019 - for one spec
    def form(self) -> Form | None:
        """How people answer the questions."""
        from wk_env.games.warrior_knights.spec import speech_of  # noqa: PLC0415
        from wk_env.games.warrior_knights.table.form import KnightsForm  # noqa: PLC0415

        return KnightsForm(speech_of)

    @property
    @lru_cache  # noqa: B019 - for one spec
    def screens(self) -> Screens | None:
        """What people at a table are shown."""
        from wk_env.games.warrior_knights.spec import speech_of  # noqa: PLC0415
        from wk_env.games.warrior_knights.table.screens import KnightsScreens  # noqa: PLC0415

        return KnightsScreens(speech_of)

    @property
    @lru_cache  # noqa: B019 - for one spec
    def reasons(self) -> Reasons | None:
        """Why the advisor judges as it does, in words."""
        from wk_env.games.warrior_knights.spec import speech_of  # noqa: PLC0415
        from wk_env.games.warrior_knights.table.reasons_face import KnightsReasons  # noqa: PLC0415

        return KnightsReasons(speech_of)
