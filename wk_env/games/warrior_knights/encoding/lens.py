"""A lens: where a game is written down as one seat sees it, in numbers, with the mask of what it may answer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from wk_env.games.warrior_knights.encoding import starts
from wk_env.games.warrior_knights.encoding.action_space import ACTION_COUNT, CODES
from wk_env.games.warrior_knights.encoding.blocks import WHOLE_WIDE_WIDTH, WHOLE_WIDTH, WIDE_WIDTH, WIDTH
from wk_env.games.warrior_knights.encoding.compact import see, see_optional_rules, see_siege_tokens
from wk_env.games.warrior_knights.encoding.compact_barons import (
    see_conceded,
    see_deaths,
    see_pacts,
    see_points,
    see_truces,
    see_won_over,
)
from wk_env.games.warrior_knights.encoding.compact_fights import SCRATCH
from wk_env.games.warrior_knights.encoding.compact_garrisons import see_house_garrisons
from wk_env.games.warrior_knights.encoding.compact_invader import see_invader
from wk_env.games.warrior_knights.encoding.compact_stakes import see_stake
from wk_env.games.warrior_knights.encoding.match import BareMatch
from wk_env.games.warrior_knights.encoding.wide import widen
from wk_env.games.warrior_knights.expansions.crown_and_glory.encoding.more import see_more
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.columns import filled
from wk_env.kernel.lens import BareLens
from wk_env.kernel.spec import Match

COMPACT_ZEROS: Final[vec[i16]] = vec[i16]([0] * WHOLE_WIDTH)
WIDE_ZEROS: Final[vec[i16]] = vec[i16]([0] * WHOLE_WIDE_WIDTH)


@mypyc_attr(acyclic=True)
class KnightsLens(BareLens):
    """A game as one seat sees it."""

    __slots__ = ("is_wide", "scratch")

    def __init__(self, is_wide: bool) -> None:  # noqa: FBT001 - there are two
        super().__init__(WIDE_ZEROS if is_wide else COMPACT_ZEROS, ACTION_COUNT)
        self.is_wide: bool = is_wide
        self.scratch: vec[i64] = filled(SCRATCH, 0)

    def look(self, match: Match, seat: i64) -> None:
        """Write down what a seat knows, and what it may answer."""
        if not isinstance(match, BareMatch):
            raise TypeError("this lens shows games of Warrior Knights only")
        self.see(match.game, seat)  # slow-ok: one look-up, since the match may be of a class in plain Python

    def see(self, game: Play, seat: i64) -> None:
        """Write down what a seat knows of a game, and what it may answer."""
        self.observe(game, seat)
        self.marks.show(game.decision, seat, CODES)

    def observe(self, game: Play, seat: i64) -> None:
        """Write down what a seat knows of a game."""
        self.wipe()
        more: i64 = WIDE_WIDTH if self.is_wide else WIDTH
        see(game, seat, self.row, self.scratch, more)
        see_invader(game.state, seat, self.row, more + starts.INVADER)
        if self.is_wide:
            widen(game.state, seat, self.row)
        see_optional_rules(game.state.rules, self.row, more)
        see_deaths(game.state, seat, self.row, more + starts.DEATHS)
        see_truces(game.state, seat, self.row, more + starts.TRUCES)
        see_won_over(game.state, self.row, more + starts.DIPLOMACY)
        see_siege_tokens(game.state, seat, self.row, more)
        see_points(game.state, seat, self.row, more + starts.POINTS)
        see_conceded(game.state, seat, self.row, more + starts.CONCEDED)
        see_pacts(game.state, seat, self.row, more + starts.PACTS)
        see_house_garrisons(game.state, seat, self.row, more + starts.HOUSE_GARRISONS)
        see_stake(game.state, seat, self.row, more)
        if len(game.state.annex) > 0:
            see_more(game, seat, self.row, more)
