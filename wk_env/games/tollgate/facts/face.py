"""The face Facts of Tollgate: what its spec gives as `facts`."""

from msgspec import Struct
from mypy_extensions import i64

from wk_env.games.tollgate.encoding.action_space import ASKS
from wk_env.games.tollgate.encoding.match import GAME, TollgateMatch
from wk_env.games.tollgate.facts.types import Carter, FairFacts, FairOption
from wk_env.games.tollgate.knowledge.sight import is_sealed
from wk_env.games.tollgate.rules.game import BID, CARTS, DUEL, NOBODY, TURN_AWAY, Play, score_of
from wk_env.kernel.facts import Evaluation, Facts, GameFacts, GameOption, Term
from wk_env.kernel.spec import Match


class FactsOfFair(Facts):
    """Tells facts of Tollgate."""

    facts_type: type[GameFacts] = FairFacts
    option_type: type[GameOption] = FairOption

    def look(self, match: Match, seat: int) -> GameFacts:
        """What a carter knows of a fair: closed fists of others and carts to come are not told."""
        game = game_of(match)
        table, asked = game.state, game.decision
        return FairFacts(
            game=GAME,
            seat=seat,
            seats=int(table.seats),
            asked=int(asked.seat) if asked.count else None,
            question=ASKS[asked.ask] if asked.count else None,
            carts_gone=int(table.turned),
            carts=int(CARTS),
            worth=int(table.deck[table.turned]) if table.turned < CARTS else None,
            carters=tuple(carter_of(game, carter, seat) for carter in range(table.seats)),
        )

    def me(self, facts: GameFacts) -> Struct:
        """The carter of the seat."""
        assert isinstance(facts, FairFacts), f"{facts.game} is another game"
        return facts.carters[facts.seat]

    def option(self, match: Match, choice: int) -> GameOption:
        """A legal choice of the open question as data."""
        ask = game_of(match).decision.ask
        if ask == BID:
            return FairOption(question=ASKS[ask], kind="coins", coins=choice)
        if ask == DUEL:
            return FairOption(question=ASKS[ask], kind="fist", fist=choice)
        return FairOption(question=ASKS[ask], kind="answer", pays=choice == TURN_AWAY)

    def evaluate(self, match: Match, seat: int) -> Evaluation:
        """What a carter has so far."""
        table = game_of(match).state
        goods, coins = int(table.goods[seat]), int(table.coins[seat])
        terms = {
            "goods": Term(goods, "goods", 2 * goods, "they count double"),
            "coins": Term(coins, "coins", coins, "they count once"),
        }
        return Evaluation(terms, int(score_of(table, seat)))


def game_of(match: Match) -> Play:
    """What lies on the table of a fair."""
    assert isinstance(match, TollgateMatch), f"{match!r} is no match of Tollgate"
    return match.game


def carter_of(game: Play, carter: int, viewer: int) -> Carter:
    """A carter as another one sees him."""
    table = game.state
    return Carter(
        seat=carter,
        coins=int(table.coins[carter]),
        goods=int(table.goods[carter]),
        score=int(score_of(table, carter)),
        bid=None if is_closed(game, BID, carter, viewer) else number_or_none(table.bids[carter]),
        fist=None if is_closed(game, DUEL, carter, viewer) else number_or_none(table.fists[carter]),
    )


def is_closed(game: Play, ask: i64, carter: int, viewer: int) -> bool:
    """Whether the fist of a carter is closed to another one."""
    return carter != viewer and is_sealed(game, ask)


def number_or_none(number: i64) -> int | None:
    """What a fist holds; None if it holds nothing."""
    return None if number == NOBODY else int(number)
