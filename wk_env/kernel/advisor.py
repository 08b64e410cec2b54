"""Judgement of a game: what search, greedy and steward ask of it, and nothing else.

A game has an Advisor or none (`GameSpec.advisor`). A learned policy is a subclass with another `judge` and `value`.
"""

from typing import TYPE_CHECKING, Final, Generic, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.kernel.columns import filled
from wk_env.kernel.core import Game, S, State
from wk_env.kernel.surroundings import Surroundings

if TYPE_CHECKING:  # the contract names the Advisor as one of its faces
    from wk_env.kernel.spec import Match

USUAL_STYLE: Final = "balanced"
BEST_LEVEL: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor(Generic[S]):
    """What one player thinks of a game: which option is best, and how well each seat stands.

    It keeps nothing between two calls but `scores`, which every judgement writes over.
    """

    __slots__ = ("landmarks", "scores")

    def __init__(self, most_options: i64) -> None:  # slow-ok: only if a subclass has its own
        self.scores: vec[i64] = filled(most_options, 0)  # place: how good the option is, comparable within a question
        self.landmarks: i64 = 0  # how many numbers `look_around` tells apart; 0 for a game that says nothing

    def styles(self) -> tuple[str, ...]:  # slow-ok: asked for once
        """The styles of play that there are; the first one is the usual one."""
        return (USUAL_STYLE,)  # slow-ok: asked for once

    def in_style(self, style: str, level: i64, offers: i64 = 1) -> "Advisor[S]":  # slow-ok: once an answer
        """Another advisor for this game, of a style and of a level from 1 to BEST_LEVEL; offers: 0 to refuse them."""
        raise NotImplementedError  # slow-ok: every game has its own

    def game_of(self, match: "Match") -> Game[S]:  # slow-ok: once an answer
        """The game behind a match; TypeError if it is a match of another game."""
        raise NotImplementedError  # slow-ok: every game has its own

    def redeal(self, game: Game[S], seat: i64, seed: i64) -> Game[S]:  # slow-ok: only in advisors in plain Python
        """A game that this seat could be in: what it cannot know is dealt anew."""
        raise NotImplementedError  # slow-ok: every game has its own

    def answer_anew(self, world: Game[S], seat: i64) -> None:  # slow-ok: only in advisors in plain Python
        """Let whoever answered in secret before this seat do so again, as this advisor judges, in a redealt game."""

    def judge(self, world: Game[S]) -> i64:  # slow-ok: only in advisors in plain Python
        """Score the options of the open question; the place of the best, the first of equals.

        Reads: what the asked seat may know. A question with one option gets no score.
        """
        raise NotImplementedError  # slow-ok: every game has its own

    def look_around(self, world: Game[S], choices: vec[i64], count: i64, seen: Surroundings) -> None:  # slow-ok: rare
        """Write down what the open question is about, then what each of so many choices meets, by numbers.

        They are below `landmarks`. Reads: what the asked seat may know.
        """
        raise NotImplementedError  # slow-ok: every game that has landmarks has its own

    def value(self, world: Game[S], shares: vec[i64]) -> None:  # slow-ok: only in advisors in plain Python
        """Write down each seat's chance to win, in millionths, at the horizon of a search."""
        raise NotImplementedError  # slow-ok: every game has its own

    def value_nearby(self, world: Game[S], shares: vec[i64]) -> None:  # slow-ok: only in advisors in plain Python
        """Write down each seat's chance to win, in millionths, where a look one choice ahead ends."""
        self.value(world, shares)

    def clock(self, world: Game[S]) -> i64:  # slow-ok: only in advisors in plain Python
        """How far the game has come, in rounds or the like; it never goes back."""
        raise NotImplementedError  # slow-ok: every game has its own

    def horizon(self, game: Game[S], rounds: i64) -> i64:  # slow-ok: only in advisors in plain Python
        """The clock at which a search that looks so many rounds ahead values its worlds."""
        return self.clock(game) + rounds

    def is_quiet(self, world: Game[S], ask: i64, since: i64, taken: i64) -> bool:  # slow-ok: only in plain Python
        """Whether a look ahead ends here that began with this question, at that clock, so many answers ago."""
        return self.clock(world) > since

    def budget(self, ask: i64, simulations: i64) -> i64:  # slow-ok: only in advisors in plain Python
        """How many of so many simulations this question deserves; 0 to answer at once, as `judge` says."""
        return simulations

    def worlds(self, ask: i64, most: i64) -> i64:  # slow-ok: only in advisors in plain Python
        """In how many of so many imagined worlds a look one choice ahead tries the best options of this question."""
        return most


def for_any_game(advisor: Advisor[S]) -> Advisor[State]:
    """An advisor as a face of a game: whoever asks it gives it games from its own `game_of` and `redeal`."""
    return cast("Advisor[State]", advisor)  # the type of a face cannot name the state of one game
