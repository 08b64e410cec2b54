"""Why the Advisor of Tollgate judges as it does: what its spec gives as `reasons`."""

from collections.abc import Sequence

from wk_env.games.tollgate.advice.advisor import TollgateAdvisor
from wk_env.games.tollgate.encoding.match import TollgateMatch
from wk_env.games.tollgate.rules.game import BID, DUEL, TOLL_PRICE, TURN_AWAY
from wk_env.games.tollgate.story.news import carter, fair_at
from wk_env.games.tollgate.table.odds import chances_of, gain_of, taker, worth_at_gate
from wk_env.kernel.spec import Match


class FairReasons:
    """What a bid, a hidden thing and a toll are worth."""

    def case(self, name: str, match: Match, choice: int, style: str, level: int) -> str:
        """What speaks for a choice, or for the better one."""
        fair, scores = fair_at(match), scores_of(fair_at(match))
        others = [rival for rival in scores if rival != choice]
        said = match.say_choice(choice)
        if not others:
            return f"{name} would {said}: there is no other choice."
        best = max(others, key=scores.__getitem__)
        rival = match.say_choice(best)
        if scores[choice] < scores[best]:
            return f"{name} would rather {rival} than {said}: {reason(fair, best)}."
        better = "as good as" if scores[choice] == scores[best] else "better than"
        return f"{name} would {said}: {reason(fair, choice)}; that is {better} the next best, to {rival}."

    def merits(self, match: Match, choice: int, style: str) -> str:
        """What speaks for a choice."""
        return reason(fair_at(match), choice)

    def contrast(self, match: Match, choice: int, other: int, seeds: Sequence[int]) -> str:
        """Nothing: whoever is ahead has more points, and that is all."""
        return ""


def scores_of(fair: TollgateMatch) -> dict[int, int]:
    """How the Advisor scores each choice."""
    advisor = TollgateAdvisor()
    advisor.judge(fair.game)
    return {choice: int(score) for choice, score in zip(fair.decision.choices(), advisor.scores, strict=False)}


def reason(fair: TollgateMatch, choice: int) -> str:
    """What speaks for a choice, as a clause."""
    table, ask = fair.game.state, fair.decision.ask
    if ask == BID:
        wins = chances_of(table, int(fair.decision.seat), choice).wins
        kept = f"{gain_of(table, choice)} of the cart's {2 * worth_at_gate(table)} points"
        return f"it brings {kept} and wins in {wins} of 100 fairs against bids by chance"
    if ask == DUEL:
        return "nobody can foresee what the other one hides"
    winner = taker(fair.game)
    gain = gain_of(table, int(table.bids[winner]))
    if choice == TURN_AWAY:
        return f"for {TOLL_PRICE} coins it keeps {gain} points from {carter(winner)}"
    return f"{gain} points for {carter(winner)} are not worth {TOLL_PRICE} coins"
