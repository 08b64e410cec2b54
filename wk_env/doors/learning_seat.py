"""One learning seat at one table, the others played by opponents: what the Gymnasium doors stand on."""

from collections.abc import Mapping, Sequence
from typing import Final

from gymnasium.error import ResetNeeded

from wk_env.doors.opponents import BatchRival, Opponent, Rival, rivals_of
from wk_env.doors.rewards import checked_scheme, end_rewards, potentials
from wk_env.doors.session import DoorSession
from wk_env.kernel.spec import GameSpec, Settings
from wk_env.play.arguments import number_or_none, switch, whole_number
from wk_env.play.history import SEEDS
from wk_env.play.starts import Draw, Start

ILLEGAL: Final = -1.0


class Learner:
    """A seat that learns: each step is a decision of its own.

    Without a seat it learns from each in turn, a game each, and a seed says from which it goes on.
    """

    def __init__(
        self,
        spec: GameSpec,
        opponents: Sequence[Opponent],
        seat: int | None,
        rules: Settings,
        reward: str,
        max_decisions: int | None,
        observation: str,
        *,
        skip_forced: bool,
        start: "Draw | None",
    ) -> None:
        self.rivals: list[Rival] = rivals_of(opponents)
        players = len(self.rivals) + 1
        self.session: DoorSession = DoorSession(spec, {**rules, "seats": players}, observation)
        self.reward: str = checked_scheme(reward)
        self.max_decisions: int | None = number_or_none("max_decisions", max_decisions, 1)
        self.seat: int = 0 if seat is None else whole_number("the seat", seat, 0, players - 1, ", or None for each")
        self.skip_forced: bool = switch("skip_forced", skip_forced)
        self.start: Start = Start(start)
        # Where nobody plays in batches and nothing is skipped, as at most tables, the others are let play faster.
        self.is_plain: bool = not (self.skip_forced or any(isinstance(rival, BatchRival) for rival in self.rivals))
        self.is_over: bool = True
        self.is_cut: bool = False
        self._is_fixed: bool = seat is not None
        self.turn: int = 0  # whose turn it is to learn, where each does
        self._decisions: int = 0
        self._standing: float = 0.0
        self._is_foul: bool = False

    def begin(self, seed: int | None, options: Mapping[str, object] | None = None) -> None:
        """Begin a game and go on to this seat's first decision."""
        self.open(seed, options)
        self.go_on()
        self.check_asked()

    def open(self, seed: int | None, options: Mapping[str, object] | None = None) -> None:
        """Begin a game, in which nobody has answered yet."""
        session = self.session
        session.begin(seed, self.start.options(seed, options))
        players = session.seats
        if not self._is_fixed:
            self.seat = (self.turn if seed is None else seed) % players
            self.turn = self.seat + 1
        for rival, own in zip(self.rivals, session.luck.integers(SEEDS, size=players - 1), strict=True):
            rival.begin(int(own))
        self._decisions = 0
        self._standing = potentials(self.reward, session.match)[self.seat]
        self.is_over = self.is_cut = self._is_foul = False

    def check_asked(self) -> None:
        """ValueError if the game went by without a question to this seat."""
        if self.session.match.decision.count == 0:
            raise ValueError(f"seat {self.seat} is not asked again before the game ends; begin at an earlier position")

    def checked(self, action: object) -> int:
        """A flat action of Python's own, legal or not; a sentence says why there is none, or why it comes too late."""
        if self.is_over or self.is_cut:
            raise ResetNeeded("the episode is over, or never began; reset the environment first")
        return self.session.whole(action)

    def step(self, number: int) -> float:
        """Play a decision of this seat, then the others until it is asked again; what the seat earned since the last.

        What it earned before its first decision comes with the first step. An illegal action ends the game with -1.
        """
        self.answer(number)
        self.go_on()
        return self.earned()

    def answer(self, number: int) -> None:
        """Play a decision of this seat, or end the game if it is not legal."""
        session = self.session
        session.observer.look(session.match, self.seat)
        if session.observer.mask[number]:
            session.act(number)
            self._decisions += 1
        else:
            self.is_over = self._is_foul = True

    def go_on(self) -> None:
        """Let the others play until this seat is asked or the game is over."""
        session, seat, rivals = self.session, self.seat, self.rivals
        if self.is_plain:
            match = session.match
            question = match.decision
            while question.count and (asked := question.seat) != seat:
                rivals[asked - (asked > seat)].play(session, asked)
                question = match.decision
            return
        while (rival := self.wait()) is not None:
            rival.play(session, session.match.decision.seat)

    def wait(self) -> BatchRival | None:
        """Let the others play until this seat is asked or the game is over, or until it takes one who plays in batches.

        That one is returned, unanswered.
        """
        session, seat, rivals, match = self.session, self.seat, self.rivals, self.session.match
        question, skips = match.decision, self.skip_forced
        while question.count:
            if skips and question.count == 1:
                session.answer_forced()
            elif (asked := question.seat) == seat:
                return None
            else:
                rival = rivals[asked - (asked > seat)]
                if isinstance(rival, BatchRival):
                    return rival
                rival.play(session, asked)
            question = match.decision
        return None

    def earned(self) -> float:
        """What this seat has earned since it was last asked for that; whether the game is over or cut is noted, too."""
        if self._is_foul:
            return ILLEGAL
        match = self.session.match
        before = self._standing
        if match.decision.count == 0:
            self.is_over = True
            return end_rewards(self.reward, match)[self.seat] - before
        self.is_cut = self.max_decisions is not None and self._decisions >= self.max_decisions
        if self.reward != "influence":
            return 0.0
        self._standing = potentials(self.reward, match)[self.seat]
        return self._standing - before
