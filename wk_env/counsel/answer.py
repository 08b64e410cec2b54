"""An answer to one kind of question, and the reasons that it can give."""

from typing import Final

from mypy_extensions import i64

from wk_env.counsel.mind import Mind


class Answer:
    """What a sensible Baron answers to one kind of question."""

    __slots__ = ()

    def prepare(self, mind: Mind) -> None:
        """Work out once what is needed for all options."""

    def worth(self, mind: Mind, choice: i64) -> i64:  # slow-ok: every answer has its own
        """What an option is worth, in hundredths of a crown; comparable within a question."""
        raise NotImplementedError


# Why an option is worth something, by number; the words are the agent's.
NO_REASON: Final[i64] = 0
TAKES_HOLD: Final[i64] = 1
ENDS_SIEGE: Final[i64] = 2
BEGINS_SIEGE: Final[i64] = 3
BEATS_ARMY: Final[i64] = 4
COMES_NEARER: Final[i64] = 5
STAYS_AT_POST: Final[i64] = 6
SPARES_ARMY: Final[i64] = 7
EARNS_CROWNS: Final[i64] = 8
SAVES_CROWNS: Final[i64] = 9
EARNS_FAITH: Final[i64] = 10
EARNS_VOTES: Final[i64] = 11
RAISES_TROOPS: Final[i64] = 12
KEEPS_TROOPS: Final[i64] = 13
HOLDS_CITY: Final[i64] = 14
STRONGER_WALLS: Final[i64] = 15
HELPS_HIM: Final[i64] = 16
HURTS_RIVAL: Final[i64] = 17
HURTS_HIM: Final[i64] = 18
AVOIDS_BAN: Final[i64] = 19
WINS_VOTE: Final[i64] = 20
SAVES_VOTES: Final[i64] = 21
BEST_CARDS: Final[i64] = 22
BEST_LEADER: Final[i64] = 23
LEAST_LOSS: Final[i64] = 24
NOTHING_BETTER: Final[i64] = 25
BRINGS_PHASE: Final[i64] = 26
KEEPS_OTHERS_OUT: Final[i64] = 27
GOOD_GROUND: Final[i64] = 28
BETTER_BARGAIN: Final[i64] = 29
REASONS: Final[i64] = 30
