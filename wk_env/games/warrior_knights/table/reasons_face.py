"""Why the Advisor of Warrior Knights judges as it does: what its spec gives as `reasons`."""

from collections.abc import Callable, Sequence

from wk_env.games.warrior_knights.advice.policy.styles import weights_of
from wk_env.games.warrior_knights.table.outcomes import contrast
from wk_env.games.warrior_knights.table.reasons import case_of, plea, reasons_for
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.games.warrior_knights.words.things import Speech
from wk_env.kernel.advisor import BEST_LEVEL
from wk_env.kernel.english import listed
from wk_env.kernel.spec import Match


class KnightsReasons:
    """The reasons that stand beside the scores of the policy, and the terms of the evaluation."""

    def __init__(self, speech_of: Callable[[Match], Speech]) -> None:
        self.speech_of: Callable[[Match], Speech] = speech_of

    def case(self, name: str, match: Match, choice: int, style: str, level: int) -> str:
        """What speaks for it, the odds if it is a matter of odds, and what sets it apart from the next best option."""
        seen = Seen(match, self.speech_of(match))
        return plea(name, seen, choice, case_of(seen.speech, weights_of(style, level), choice))

    def merits(self, match: Match, choice: int, style: str) -> str:
        """What the policy itself says for it."""
        seen = Seen(match, self.speech_of(match))
        return listed(reasons_for(seen, case_of(seen.speech, weights_of(style, BEST_LEVEL), choice)))

    def contrast(self, match: Match, choice: int, other: int, seeds: Sequence[int]) -> str:
        """In what terms of the evaluation the outcomes of two choices differ most."""
        return contrast(match, choice, other, seeds)
