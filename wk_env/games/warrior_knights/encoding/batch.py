"""Many games in one call: answers come in as numbers, and what whoever is asked sees stands in buffers side by side."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from wk_env.games.warrior_knights.encoding.action_space import ACTION_COUNT, CODES
from wk_env.games.warrior_knights.encoding.blocks import WHOLE_WIDE_WIDTH, WHOLE_WIDTH
from wk_env.games.warrior_knights.encoding.lens import KnightsLens
from wk_env.games.warrior_knights.encoding.match import BareMatch
from wk_env.games.warrior_knights.rules.numbers import MOST_SEATS
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.codes import clear, mark
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Decision, take
from wk_env.kernel.spec import Match

ALL_LEGAL: Final[i64] = -1


@mypyc_attr(acyclic=True)
class KnightsBatch:
    """N games, a row each. No buffer ever moves; the next call writes over them.

    `numbers` and `mask` show the seat that is asked, `legal` its flat actions in the order of the options, of which
    `counts` are: 0 once the game is over, and then seat 0 is shown. `standing` holds the Influence of every seat.
    """

    __slots__ = ("blank", "counts", "games", "legal", "lens", "mask", "rows", "seats", "skips", "standing", "width")

    def __init__(self, size: int, is_wide: bool, skips: bool) -> None:  # noqa: FBT001 - two, and called by the spec only
        self.lens: KnightsLens = KnightsLens(is_wide)
        self.width: i64 = WHOLE_WIDE_WIDTH if is_wide else WHOLE_WIDTH
        self.skips: bool = skips
        self.games: list[Play] = []
        self.blank: vec[i16] = vec[i16](capacity=size * (WHOLE_WIDE_WIDTH if is_wide else WHOLE_WIDTH))
        self.rows: vec[i16] = extend(
            self.blank, vec[i16]([0] * (size * (WHOLE_WIDE_WIDTH if is_wide else WHOLE_WIDTH)))
        )
        self.mask: vec[u8] = vec[u8]([0] * (size * ACTION_COUNT))
        self.legal: vec[i64] = filled(size * ACTION_COUNT, 0)
        self.counts: vec[i64] = filled(size, 0)
        self.seats: vec[i64] = filled(size, 0)
        self.standing: vec[i64] = filled(size * MOST_SEATS, 0)

    def views(self) -> list[memoryview]:
        """The buffers: numbers, mask, legal, counts, seats, standing."""
        return [  # slow-ok: asked for once
            memoryview(self.rows),  # slow-ok: asked for once
            memoryview(self.mask),  # slow-ok: asked for once
            memoryview(self.legal),  # slow-ok: asked for once
            memoryview(self.counts),  # slow-ok: asked for once
            memoryview(self.seats),  # slow-ok: asked for once
            memoryview(self.standing),  # slow-ok: asked for once
        ]

    def put(self, place: i64, match: Match) -> None:
        """Lay a match into a row, or a row more after the last one, and look at it."""
        if not isinstance(match, BareMatch):
            raise TypeError("this batch plays games of Warrior Knights only")
        if place == len(self.games):
            self.games.append(match.game)  # slow-ok: once a game
        else:
            self.games[place] = match.game  # slow-ok: once a game
        self.skip_forced(match.game)  # slow-ok: once a game
        self.look(place)
        self.write(place)

    def step(self, actions: vec[i64]) -> None:
        """Play a legal answer in every row."""
        rows = self.blank
        for place in range(len(actions)):
            self.play(place, actions[place])
            self.look(place)
            rows = extend(rows, self.lens.row)
        self.rows = rows

    def step_some(self, places: vec[i64], actions: vec[i64]) -> None:
        """Play a legal answer in each of some rows."""
        for number in range(len(places)):
            self.play(places[number], actions[number])
            self.look(places[number])
            self.write(places[number])

    def play(self, place: i64, action: i64) -> None:
        """Play a legal answer in a row."""
        game = self.games[place]
        take(game, CODES.choice_of(game.decision.ask, action))
        self.skip_forced(game)

    def skip_forced(self, game: Play) -> None:
        """Play every question that has a single answer, if that was asked for."""
        while self.skips and game.decision.count == 1:
            take(game, game.decision.options[0])

    def look(self, place: i64) -> None:
        """Show who is asked in a row, what he sees and what he may answer; his numbers stay in the lens."""
        game = self.games[place]
        decision = game.decision
        seat: i64 = 0
        if decision.count > 0:
            seat = decision.seat
        self.seats[place] = seat
        self.lens.observe(game, seat)
        self.mark(place, decision)
        standing = self.standing
        first: i64 = place * MOST_SEATS
        for other in range(game.state.seats):
            standing[first + other] = game.state.influence[other]

    def mark(self, place: i64, decision: Decision) -> None:
        """The legal actions of a row: a list, and a mask that is cleared only where it was set."""
        first: i64 = place * ACTION_COUNT
        clear(self.mask, self.legal, first, self.counts[place])
        mark(self.mask, self.legal, first, decision, CODES)
        self.counts[place] = decision.count

    def first_illegal(self, places: vec[i64], actions: vec[i64]) -> i64:
        """Which of some answers, one for each of these rows, is the first that is not legal there, or -1."""
        mask = self.mask
        for number in range(len(places)):
            action: i64 = actions[number]
            if action < 0 or action >= ACTION_COUNT or mask[places[number] * ACTION_COUNT + action] == 0:
                return number
        return ALL_LEGAL

    def write(self, place: i64) -> None:
        """Copy the numbers of the lens into a row."""
        rows = self.rows
        seen = self.lens.row
        first: i64 = place * self.width
        for column in range(self.width):
            rows[first + column] = seen[column]
