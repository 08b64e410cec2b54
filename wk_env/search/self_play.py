"""Games side by side, each played on by Advisors up to the next question that a learner answers.

Whoever learns needs thousands of games and few of their questions: what has a single answer, what seats of the house
answer, and what is not worth a thought is played here, in compiled code. Of the question that is left the best options
are listed, and what each seat's chances are.
"""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.advisor import Advisor
from wk_env.kernel.columns import NONE, filled
from wk_env.kernel.core import Game, S, take
from wk_env.kernel.rng import Rng, rng_from
from wk_env.kernel.surroundings import MOST_AROUND, Surroundings
from wk_env.search.rollout import FARTHEST, answer
from wk_env.search.tree import MOST_SEATS

LEARNER: Final[i64] = -1  # a player from here down is asked; one from 0 on is an advisor by its place
THOUSAND: Final[i64] = 1000
FAR: Final[i64] = 1_000_000_000_000_000_000


class SelfPlay(Generic[S]):
    """Games of one kind, a place each; buffers never move, and each look at a place writes over its rows.

    `field`: the places of the options that are offered to the learner, the best first; `scores`: what the judge thinks
    of them; `counts`: how many there are, 0 once the game is over; `shares`: each seat's chance in millionths; `around`
    and `ends`: what the question is about and what each of the field meets, by numbers, and where those of each end.
    """

    __slots__ = (
        *("advisors", "around", "asks", "counts", "ends", "field", "games", "is_choosy", "is_looking", "judge", "luck"),
        *("players", "scores", "seats", "seen", "shares", "slips", "taken", "values", "width"),
    )

    def __init__(
        self, judge: Advisor[S], advisors: list[Advisor[S]], size: i64, width: i64, *, is_looking: bool
    ) -> None:
        self.judge: Advisor[S] = judge
        self.advisors: list[Advisor[S]] = advisors
        self.width: i64 = width
        self.is_choosy: bool = True  # whether the judge answers what is not worth a thought, and ranks the rest
        self.is_looking: bool = is_looking and judge.landmarks > 0  # whether it looks around the places of the field
        self.games: list[Game[S]] = []
        self.luck: list[Rng] = []
        self.players: vec[i64] = filled(size * MOST_SEATS, LEARNER)
        self.slips: vec[i64] = filled(size * MOST_SEATS, 0)  # of a thousand answers of a seat of the house
        self.asks: vec[i64] = filled(size, 0)
        self.counts: vec[i64] = filled(size, 0)
        self.seats: vec[i64] = filled(size, 0)
        self.field: vec[i64] = filled(size * width, 0)
        self.scores: vec[i64] = filled(size * width, 0)
        self.shares: vec[i64] = filled(size * MOST_SEATS, 0)
        self.seen: Surroundings = Surroundings(width)
        slots: i64 = size * (width + 1)
        self.around: vec[i64] = filled(slots * MOST_AROUND if self.is_looking else size, 0)
        self.ends: vec[i64] = filled(slots, 0)
        self.taken: vec[i64] = filled(len(judge.scores), 0)
        self.values: vec[i64] = filled(MOST_SEATS, 0)

    def views(self) -> list[memoryview]:
        """The buffers: asks, counts, seats, field, scores, shares, around, ends."""
        return [  # slow-ok: asked for once
            memoryview(self.asks),  # slow-ok: asked for once
            memoryview(self.counts),  # slow-ok: asked for once
            memoryview(self.seats),  # slow-ok: asked for once
            memoryview(self.field),  # slow-ok: asked for once
            memoryview(self.scores),  # slow-ok: asked for once
            memoryview(self.shares),  # slow-ok: asked for once
            memoryview(self.around),  # slow-ok: asked for once
            memoryview(self.ends),  # slow-ok: asked for once
        ]

    def put(self, place: i64, game: Game[S], seed: i64) -> None:
        """Lay a game into a place, or a place more after the last one, where all seats learn."""
        if place == len(self.games):
            self.games.append(game)  # slow-ok: once a game
            self.luck.append(rng_from(seed))  # slow-ok: once a game
        else:
            self.games[place] = game  # slow-ok: once a game
            self.luck[place] = rng_from(seed)  # slow-ok: once a game
        for seat in range(MOST_SEATS):
            self.seat(place, seat, LEARNER, 0)

    def seat(self, place: i64, seat: i64, player: i64, slips: i64) -> None:
        """Say who sits on a seat, and how many of a thousand answers he gives by chance."""
        self.players[place * MOST_SEATS + seat] = player
        self.slips[place * MOST_SEATS + seat] = slips

    def play(self, place: i64, number: i64) -> None:
        """Answer with an option of the field by its number there, and go on."""
        game = self.games[place]
        take(game, game.decision.options[self.field[place * self.width + number]])
        self.go_on(place)

    def go_on(self, place: i64) -> None:
        """Play up to the next question for a learner, and look at it."""
        game = self.games[place]
        for _ in range(FARTHEST):
            decision = game.decision
            if decision.count == 0 or self.is_asked(place, game):
                break
            player: i64 = self.players[place * MOST_SEATS + decision.seat]
            if decision.count == 1:
                take(game, decision.options[0])
            elif player < 0:
                answer(self.judge, game)
            elif self.luck[place].below(THOUSAND) < self.slips[place * MOST_SEATS + decision.seat]:
                take(game, decision.options[self.luck[place].below(decision.count)])
            else:
                answer(self.advisors[player], game)
        self.look(place)

    def is_asked(self, place: i64, game: Game[S]) -> bool:
        """Whether a learner answers the open question."""
        decision = game.decision
        if decision.count < 2 or self.players[place * MOST_SEATS + decision.seat] >= 0:
            return False
        return not self.is_choosy or self.judge.budget(decision.ask, 1) > 0

    def look(self, place: i64) -> None:
        """Write down what is asked, the field, and each seat's chances."""
        game = self.games[place]
        decision = game.decision
        self.asks[place] = decision.ask
        self.seats[place] = decision.seat
        self.counts[place] = min(decision.count, self.width)
        if decision.count == 0:
            return
        if self.is_choosy:
            self.rank(place)
        else:
            for number in range(self.counts[place]):
                self.field[place * self.width + number] = number
        if self.is_looking:
            self.look_around(place)
        self.judge.value(game, self.values)
        for seat in range(MOST_SEATS):
            self.shares[place * MOST_SEATS + seat] = self.values[seat]

    def look_around(self, place: i64) -> None:
        """Write down what is asked about, then what each of the field meets."""
        game = self.games[place]
        seen = self.seen
        count: i64 = self.counts[place]
        for number in range(count):
            self.taken[number] = game.decision.options[self.field[place * self.width + number]]
        self.judge.look_around(game, self.taken, count, seen)
        slots: i64 = self.width + 1
        first: i64 = place * slots * MOST_AROUND
        for number in range(seen.count):
            self.around[first + number] = seen.found[number]
        for number in range(count + 1):
            self.ends[place * slots + number] = seen.ends[number]

    def rank(self, place: i64) -> None:
        """Write down the options that the judge holds best, the best first, and their scores."""
        game = self.games[place]
        count: i64 = game.decision.count
        self.judge.judge(game)
        scores = self.judge.scores
        taken = self.taken
        for option in range(count):
            taken[option] = 0
        first: i64 = place * self.width
        for number in range(self.counts[place]):
            best: i64 = NONE
            most: i64 = -FAR
            for option in range(count):
                if taken[option] == 0 and scores[option] > most:
                    best = option
                    most = scores[option]
            taken[best] = 1
            self.field[first + number] = best
            self.scores[first + number] = most
