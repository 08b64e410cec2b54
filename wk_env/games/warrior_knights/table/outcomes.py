"""What sets the outcomes of two choices apart: the terms of the evaluation, in words."""

from collections.abc import Sequence
from typing import Final

from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.evaluation.evaluation import TERM_NAMES, look, part
from wk_env.games.warrior_knights.advice.evaluation.features import Features
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.table.reasons import MOST_PROS, notable
from wk_env.kernel.english import listed
from wk_env.kernel.spec import Match
from wk_env.search.lookahead import ahead_of

NOTABLE: Final = 4  # a term counts if it moves the value by at least one part in so many of the greatest
# What it looks like if a term is better after one option than after another, and if it is worse.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "influence": ("more Influence", "less Influence"),
    "promise": ("more Influence to come", "less Influence to come"),
    "cities of the Kingdom": ("more cities of the Kingdom", "fewer cities of the Kingdom"),
    "cities overseas": ("more cities overseas", "fewer cities overseas"),
    "majority": ("more of a majority of the Kingdom", "less of a majority of the Kingdom"),
    "crown in reach": ("the majority more often in hand", "the majority less often in hand"),
    "income": ("more income", "less income"),
    "purse": ("more crowns", "fewer crowns"),
    "wages": ("lower wages", "higher wages"),
    "debt": ("less debt", "more debt"),
    "host": ("more troops in the field", "fewer troops in the field"),
    "reserve": ("more troops in reserve", "fewer troops in reserve"),
    "spearhead": ("a stronger first army", "a weaker first army"),
    "Nobles": ("more Nobles on the board", "fewer Nobles on the board"),
    "fresh Nobles": ("more fresh Nobles", "fewer fresh Nobles"),
    "casualties": ("fewer casualties", "more casualties"),
    "targets at hand": ("more to take at hand", "less to take at hand"),
    "targets near": ("more to take a march away", "less to take a march away"),
    "targets beyond": ("more to take two marches away", "less to take two marches away"),
    "cities in danger": ("safer cities", "cities in more danger"),
    "stronghold in danger": ("a safer stronghold", "a stronghold in more danger"),
    "stronghold": ("the stronghold more often standing", "the stronghold less often standing"),
    "sieges laid": ("more sieges under way", "fewer sieges under way"),
    "sieges borne": ("fewer sieges to bear", "more sieges to bear"),
    "votes": ("more Votes", "fewer Votes"),
    "faith": ("more Faith", "less Faith"),
    "chair": ("the chair of the Assembly more often", "the chair of the Assembly less often"),
    "Head of the Church": ("the lead of the Church more often", "the lead of the Church less often"),
    "charges": ("better charges", "worse charges"),
    "offices": ("more offices", "fewer offices"),
    "ban": ("a ban less often", "a ban more often"),
    "marches left": ("more marches left", "fewer marches left"),
    "cards left": ("more other cards left", "fewer other cards left"),
    "expeditions": ("more from expeditions", "less from expeditions"),
    "markers": ("better spots on the Mercenary Track", "worse spots on the Mercenary Track"),
    "walls": ("stronger walls", "weaker walls"),
}


def contrast(match: Match, choice: int, other: int, seeds: Sequence[int]) -> str:
    """In what the outcomes of two choices differ most, as a clause; nothing if they do not."""
    moved = notable(differences(match, choice, other, seeds), NOTABLE)
    pros = [WORDS[name][0] for name, number in moved.items() if number > 0][:MOST_PROS]
    cons = [WORDS[name][1] for name, number in moved.items() if number < 0][:MOST_PROS]
    if not pros:
        return f", though it leads to {listed(cons)}" if cons else ""
    if not cons:
        return f", for it leads to {listed(pros)}"
    return f", for it leads to {listed(pros)}, though to {listed(cons)}"


def differences(match: Match, choice: int, other: int, seeds: Sequence[int]) -> dict[str, int]:
    """By how much each term of the seat's value is better after one choice than after another."""
    moved = dict.fromkeys(TERM_NAMES, 0)
    advisor, one, two = KnightsAdvisor(), Features(), Features()
    game = advisor.game_of(match)
    seat = int(match.decision.seat)
    for seed in seeds:
        look(ahead_of(advisor, game, seat, choice, seed).state, one)
        look(ahead_of(advisor, game, seat, other, seed).state, two)
        for index, name in enumerate(TERM_NAMES):
            moved[name] += int(part(one, seat, index, WEIGHTS) - part(two, seat, index, WEIGHTS))
    return moved
