"""A game as those above it ask for it: its open question, its flat actions, its ranks."""

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.encoding.action_space import CODES
from wk_env.games.warrior_knights.rules.procedures.victory import rank_of
from wk_env.games.warrior_knights.rules.questions import ASK_NAMES
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import Decision, play, take


@mypyc_attr(allow_interpreted_subclasses=True)
class BareMatch:
    """A game in progress without the words and settings around it: what is asked often, in compiled code."""

    __slots__ = ("game",)

    def __init__(self, game: Play) -> None:  # slow-ok: only if a subclass has its own
        self.game: Play = game

    @property
    def decision(self) -> Decision:
        """The open question."""
        return self.game.decision

    @property
    def seats(self) -> i64:
        """How many Barons there are, eliminated ones included."""
        return self.game.state.seats

    @property
    def round(self) -> i64:
        """The number of the round; 0 during the setup."""
        return self.game.state.round

    def play(self, choice: i64) -> None:  # slow-ok: only if a subclass has its own
        """Answer the open question with a legal choice."""
        play(self.game, choice)

    def act(self, action: i64) -> i64:  # slow-ok: only if a subclass has its own
        """Answer the open question with a legal flat action; the choice it means, ValueError if it is not legal."""
        decision = self.game.decision
        choice: i64 = CODES.choice_of(decision.ask, action)
        if choice < 0 or not decision.allows(choice):
            raise ValueError(refusal(decision, action))
        take(self.game, choice)
        return choice

    def standing(self) -> list[int]:  # slow-ok: only if a subclass has its own
        """The Influence of each Baron."""
        return list(self.game.state.influence[: self.game.state.seats])  # slow-ok: rewards are lists

    def at_stake(self) -> i64:  # slow-ok: only if a subclass has its own
        """The Influence of the whole game: what lay in the pool at its beginning."""
        rules = self.game.state.rules
        return rules.seats * rules.influence_each

    def digest(self) -> i64:  # slow-ok: only if a subclass has its own
        """A 32-bit hash of everything that decides how the game goes on."""
        return self.game.digest()


def refusal(decision: Decision, action: i64) -> str:
    """Why a flat action cannot be played."""
    if decision.count == 0:
        return f"action {action} comes too late: the game is over"  # slow-ok: a fault
    asked = ASK_NAMES[decision.ask]  # slow-ok: a fault
    return f"action {action} is not legal for seat {decision.seat}, who is asked {asked!r}"  # slow-ok: a fault


def rank_now(game: Play, seat: i64) -> i64:
    """The rank of a seat, 1 for the winner; 0 while the game is on."""
    return rank_of(game.state, seat) if game.is_over() else i64(0)
