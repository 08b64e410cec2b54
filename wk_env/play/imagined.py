"""Imagined matches: how one goes on if everybody plays as the game's advisor would."""

from typing import Final

from wk_env.kernel.advisor import Advisor
from wk_env.kernel.core import State
from wk_env.kernel.spec import Match
from wk_env.play.registry import GAMES

# Where a match that is played on stops; each stops where the game ends, too.
ENDS: Final = ("asked", "round", "over")


def play_on(match: Match, until: str = "asked", seat: int | None = None) -> Match:
    """Play an imagined match on as the game's advisor would: until `asked`, the next `round`, or the game is `over`.

    It stops where `seat` is asked; without a seat, where whoever is asked now is asked again. The match that is given
    goes on and comes back. ValueError for another end, and for a match of a game that has no advisor.
    """
    if until not in ENDS:
        raise ValueError(f"until is {until!r}; it takes one of {', '.join(ENDS)}")
    advisor, begun = advisor_of(match), match.round
    if until == "asked" and seat is None and match.decision.count:
        seat = match.decision.seat
        answer(match, advisor)
    while match.decision.count and not is_reached(match, until, seat, begun):
        answer(match, advisor)
    return match


def is_reached(match: Match, until: str, seat: int | None, begun: int) -> bool:
    """Whether a match that was played on from a round has come as far as it should."""
    if until == "asked":
        return match.decision.seat == seat
    return until == "round" and match.round > begun


def answer(match: Match, advisor: Advisor[State]) -> None:
    """Answer the open question as the advisor would."""
    place = advisor.judge(advisor.game_of(match))
    match.play(match.decision.choices()[place])


def advisor_of(match: Match) -> Advisor[State]:
    """The advisor of the game that a match is of."""
    for spec in GAMES.values():
        if spec.advisor is not None and plays(spec.advisor, match):
            return spec.advisor
    raise ValueError(f"{type(match).__name__} is of a game without an advisor, so nobody plays it on")


def plays(advisor: Advisor[State], match: Match) -> bool:
    """Whether an advisor is one for the game of a match."""
    try:
        advisor.game_of(match)
    except TypeError:
        return False
    return True
