"""How people answer the questions of Tollgate: what its spec gives as `form`."""

from collections.abc import Mapping, Sequence
from typing import Final

from wk_env.games.tollgate.rules.game import BID, DUEL, HIGHEST_BID, TOLL, TOLL_PRICE
from wk_env.games.tollgate.story.news import fair_at
from wk_env.games.tollgate.table.odds import chances_of, gain_of
from wk_env.kernel.english import counted
from wk_env.kernel.spec import Match, Settings
from wk_env.kernel.table_faces import AMOUNT, PICK, YES_OR_NO, Chain, NumberedOption

USUAL_RULES: Final[Mapping[str, int]] = {}
MANNERS: Final = {int(BID): AMOUNT, int(DUEL): PICK, int(TOLL): YES_OR_NO}
POSSIBLE: Final = {
    int(BID): f"0 to {HIGHEST_BID} coins, as many as you have. The highest bid takes the cart and is paid; if several"
    " are the highest, the first two of these carters fight a duel.",
    int(DUEL): "one of three things. If both hide the same, the first of the two gets the cart, else the second.",
    int(TOLL): f"to pay {TOLL_PRICE} coins, so that nobody gets the cart and the bid is not paid, or to let it pass.",
}


class FairForm:
    """The questions of a fair as carters answer them: none belongs to another."""

    rules_among_people: Settings = USUAL_RULES

    def options(self, match: Match) -> Sequence[NumberedOption]:
        """Coins are their own number, to let the cart pass is 0 and to turn it away 1; things are counted from 1 on."""
        first = int(match.decision.ask == DUEL)
        options = [
            NumberedOption(choice + first, choice, match.say_choice(choice), note(match, choice))
            for choice in match.decision.choices()
        ]
        return sorted(options, key=lambda option: match.decision.ask == TOLL and option.number == 0)

    def manner(self, match: Match) -> str:
        """How the question is answered."""
        return MANNERS[int(match.decision.ask)]

    def possible(self, match: Match) -> str:
        """What may be chosen, and what comes of it."""
        return POSSIBLE[int(match.decision.ask)]

    def chain(self, match: Match) -> Chain | None:
        """None: every question is answered alone."""
        return None


def note(match: Match, choice: int) -> str:
    """What a bid brings and how often it wins."""
    if match.decision.ask != BID:
        return ""
    table = fair_at(match).game.state
    chances = chances_of(table, int(match.decision.seat), choice)
    return f" (wins {chances.wins} %, ties {chances.ties} %; brings {counted(gain_of(table, choice), 'point')})"
