"""The Advisor of Tollgate: what a bid, a hidden number and a toll are worth, and who stands how well."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.tollgate.encoding.match import BareFair
from wk_env.games.tollgate.knowledge.redeal import redeal
from wk_env.games.tollgate.rules.game import BID, DUEL, FISTS, TOLL_PRICE, TURN_AWAY, Play, Table, score_of
from wk_env.kernel.advisor import Advisor

if TYPE_CHECKING:
    from wk_env.kernel.spec import Match

MILLION: Final[i64] = 1_000_000
MOST_OPTIONS: Final[i64] = 4
LEAD: Final[i64] = 2  # points
ODDS: Final[vec[i64]] = vec[i64]([128, 64, 32, 16, 8, 4, 2, 1])  # for each so many points behind the best: half as many


class TollgateAdvisor(Advisor[Table]):
    """A carter who knows what a cart is worth."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(MOST_OPTIONS)

    def in_style(self, style: str, level: i64, offers: i64 = 1) -> "TollgateAdvisor":
        """An advisor of the one style that there is; a level overlooks nothing, and nobody makes offers."""
        return TollgateAdvisor()

    def game_of(self, match: "Match") -> Play:
        """The game behind a match."""
        if not isinstance(match, BareFair):
            raise TypeError("this advisor judges games of Tollgate only")
        return match.game  # slow-ok: one look-up

    def redeal(self, game: Play, seat: i64, seed: i64) -> Play:
        """A fair that this seat could be at."""
        return redeal(game, seat, seed)

    def judge(self, world: Play) -> i64:
        """Score the options of the open question; the place of the best, the first of equals."""
        decision = world.decision
        best: i64 = 0
        for place in range(decision.count):
            self.scores[place] = worth_of(world, decision.options[place])
            if self.scores[place] > self.scores[best]:
                best = place
        return best

    def value(self, world: Play, shares: vec[i64]) -> None:
        """Write down each carter's chance to win: at the end the best share it, before it who leads has most of it."""
        table = world.state
        total: i64 = 0
        for seat in range(table.seats):
            shares[seat] = weight_of(world, seat)
            total += shares[seat]
        for seat in range(table.seats):
            shares[seat] = shares[seat] * MILLION // total

    def clock(self, world: Play) -> i64:
        """How many carts have gone by."""
        return world.state.turned


def worth_of(game: Play, choice: i64) -> i64:
    """What an answer is worth to the asked carter."""
    table, decision = game.state, game.decision
    if decision.ask == BID:  # more of the cart's worth is kept by a lower bid, and won by a higher one
        return (2 * table.deck[table.turned] - choice) * (choice + 1)
    if decision.ask == DUEL:
        return i64(choice == drawn_fist(game))
    return toll_worth(table) if choice == TURN_AWAY else i64(0)


def drawn_fist(game: Play) -> i64:
    """A number to hide that nobody can foresee: chance in imagined games follows from their seed."""
    luck = game.rng.copy()
    fist: i64 = luck.below(FISTS)
    for _ in range(game.state.turned * game.state.seats + game.decision.seat):
        fist = luck.below(FISTS)
    return fist


def toll_worth(table: Table) -> i64:
    """What it is worth to turn the cart away: what the winner loses, as far as it helps this carter, less the price."""
    best: i64 = 0
    for seat in range(table.seats):
        best = max(best, table.bids[seat])
    return (2 * table.deck[table.turned] - best) // (table.seats - 1) - TOLL_PRICE


def weight_of(game: Play, seat: i64) -> i64:
    """How likely a carter is to win beside the others, by how far he is behind the best."""
    table = game.state
    behind: i64 = 0
    for rival in range(table.seats):
        behind = max(behind, score_of(table, rival) - score_of(table, seat))
    if game.is_over():
        return i64(behind == 0)
    return ODDS[min(behind // LEAD, len(ODDS) - 1)]
