"""A game in progress: a state, a stack of unfinished business and one open question.

`settle` runs the business until somebody must choose; `play` takes the choice. An empty stack means the game is over.
"""

from typing import Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.kernel.rng import MASK32, Rng

FIRST_ROOM: Final[i64] = 64
PRIME: Final[i64] = 16777619
START: Final[i64] = 2166136261
NEGATIVE: Final[i64] = -1


def mix(digest: i64, number: i64) -> i64:
    """A running 32-bit hash of numbers: FNV over 32-bit words, one for a small number and two for a wide one."""
    mixed: i64 = ((digest ^ (number & MASK32)) * PRIME) & MASK32
    mixed = mixed ^ (mixed >> 15)
    high: i64 = number >> 32
    if high == 0 or high == NEGATIVE:
        return mixed
    mixed = ((mixed ^ (high & MASK32)) * PRIME) & MASK32
    return mixed ^ (mixed >> 15)


def mix_column(digest: i64, column: vec[i64]) -> i64:
    """The running hash after every number of a column."""
    for number in column:
        digest = mix(digest, number)
    return digest


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """All facts of one game as integers and columns of them."""

    __slots__ = ()

    def copy(self) -> "State":  # slow-ok: only in games written in plain Python
        """An independent copy, of the same class."""
        raise NotImplementedError

    def digest(self) -> i64:  # slow-ok: only in games written in plain Python
        """A hash of every fact: equal states give equal digests on every machine."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """The open question: which seat is asked what, and the legal choices. No choices means that nobody is asked."""

    __slots__ = ("ask", "count", "options", "seat")

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.ask: i64 = 0
        self.count: i64 = 0
        self.options: vec[i64] = vec[i64]()

    def copy(self) -> "Decision":
        """An independent copy."""
        twin = Decision()
        twin.seat = self.seat
        twin.ask = self.ask
        twin.count = self.count
        twin.options = self.options[: self.count]
        return twin

    def offer(self, choice: i64) -> None:
        """Add a legal choice."""
        if self.count == len(self.options):
            self._make_room()
        self.options[self.count] = choice
        self.count += 1

    def allows(self, choice: i64) -> bool:
        """Whether the choice is legal."""
        options = self.options
        for place in range(self.count):
            if options[place] == choice:
                return True
        return False

    def choices(self) -> list[int]:
        """The legal choices in the order in which they were offered."""
        return list(self.options[: self.count])

    def _make_room(self) -> None:
        wider = vec[i64]([0] * (2 * self.count + FIRST_ROOM))
        for place in range(self.count):
            wider[place] = self.options[place]
        self.options = wider


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Unfinished business: a phase, a battle, a card being resolved. Its fields are integers and columns."""

    __slots__ = ("below",)

    below: "Frame[S] | None"  # what goes on when it is over, once it is part of a game

    def resume(self, game: "Game[S]") -> None:  # slow-ok: only in games written in plain Python
        """Go on until it asks, calls other business or ends."""
        raise NotImplementedError

    def answer(self, game: "Game[S]", choice: i64) -> None:  # slow-ok: only in games written in plain Python
        """Take the answer to the question it asked."""
        raise NotImplementedError

    def copy(self) -> "Frame[S]":  # slow-ok: only in games written in plain Python
        """An independent copy."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class Game(Generic[S]):
    """State, stack, open decision and generator: plain data that can be copied at any decision."""

    __slots__ = ("decision", "depth", "rng", "state", "top")

    def __init__(self, state: S, rng: Rng, decision: Decision | None = None) -> None:
        self.state: S = state
        self.rng: Rng = rng
        self.top: Frame[S] | None = None  # the business that goes on first; each leads to the one below it
        self.depth: i64 = 0  # how much there is
        self.decision: Decision = Decision() if decision is None else decision

    @property
    def stack(self) -> list[Frame[S]]:
        """All business that is left, the one on top last."""
        frames: list[Frame[S]] = []
        frame = self.top
        while frame is not None:
            frames.insert(0, frame)
            frame = frame.below
        return frames

    def ask(self, seat: i64, ask: i64) -> Decision:
        """Open a question to a seat; the caller offers the choices."""
        decision = self.decision
        decision.seat = seat
        decision.ask = ask
        decision.count = 0
        return decision

    def call(self, frame: Frame[S]) -> None:
        """Put business on top: it runs before anything below it goes on."""
        frame.below = self.top
        self.top = frame
        self.depth += 1

    def end(self) -> None:
        """End the business on top."""
        assert self.top is not None
        self.top = self.top.below
        self.depth -= 1

    def copy(self) -> "Game[S]":
        """An independent copy, chance included."""
        twin = Game(cast("S", self.state.copy()), self.rng.copy(), self.decision.copy())  # a state keeps its class
        twin.depth = self.depth
        frame = self.top
        above: Frame[S] | None = None
        while frame is not None:
            copied = frame.copy()
            copied.below = None
            if above is None:
                twin.top = copied
            else:
                above.below = copied
            above = copied
            frame = frame.below
        return twin

    def is_over(self) -> bool:
        """Whether no business is left."""
        return self.depth == 0

    def digest(self) -> i64:
        """A hash of the state, the generator and the open question with its choices; not of what frames remember."""
        decision = self.decision
        rng = self.rng
        digest: i64 = mix(mix(mix(mix(self.state.digest(), rng.a), rng.b), rng.c), rng.counter)
        digest = mix(mix(mix(digest, decision.seat), decision.ask), self.depth)
        for place in range(decision.count):
            digest = mix(digest, decision.options[place])
        return digest


def settle(game: Game[S]) -> None:
    """Run the business on top until somebody must choose or none is left."""
    while game.top is not None and game.decision.count == 0:
        game.top.resume(game)


def play(game: Game[S], choice: i64) -> None:
    """Answer the open question with a legal choice and run on to the next one."""
    assert game.decision.allows(choice), f"choice {choice} is not among {game.decision.choices()}"
    take(game, choice)


def take(game: Game[S], choice: i64) -> None:
    """Answer with a choice that is known to be legal and run on to the next question."""
    assert game.top is not None
    game.decision.count = 0
    game.top.answer(game, choice)
    settle(game)


def play_at_random(game: Game[S], luck: Rng) -> i64:
    """Play legal choices drawn from luck until the game ends; the hash of all positions on the way."""
    digest: i64 = START
    while game.decision.count > 0:
        digest = mix(digest, game.digest())
        take(game, game.decision.options[luck.below(game.decision.count)])
    return mix(digest, game.digest())


def play_out(game: Game[S], luck: Rng) -> i64:
    """Play legal choices drawn from luck until the game ends; how many there were."""
    decisions: i64 = 0
    while game.decision.count > 0:
        take(game, game.decision.options[luck.below(game.decision.count)])
        decisions += 1
    return decisions
