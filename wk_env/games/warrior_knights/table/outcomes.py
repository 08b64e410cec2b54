"""What sets the outcomes of two choices apart: the terms of the evaluation, in words."""

from collections.abc import Sequence
from typing import Final

from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.evaluation.evaluation import look, part
from wk_env.games.warrior_knights.advice.evaluation.features import Features
from wk_env.games.warrior_knights.advice.evaluation.weights import WEIGHTS
from wk_env.games.warrior_knights.table.reasons import MOST_PROS, notable
from wk_env.games.warrior_knights.words.evaluation_terms import TERMS, TermWords
from wk_env.kernel.english import listed
from wk_env.kernel.spec import Match
from wk_env.search.lookahead import ahead_of

NOTABLE: Final = 4  # a term counts if it moves the value by at least one part in so many of the greatest


def contrast(match: Match, choice: int, other: int, seeds: Sequence[int]) -> str:
    """In what the outcomes of two choices differ most, as a clause; nothing if they do not."""
    moved = notable(differences(match, choice, other, seeds), NOTABLE)
    pros = [term.better for term, number in moved.items() if number > 0][:MOST_PROS]
    cons = [term.worse for term, number in moved.items() if number < 0][:MOST_PROS]
    if not pros:
        return f", though it leads to {listed(cons)}" if cons else ""
    if not cons:
        return f", for it leads to {listed(pros)}"
    return f", for it leads to {listed(pros)}, though to {listed(cons)}"


def differences(match: Match, choice: int, other: int, seeds: Sequence[int]) -> dict[TermWords, int]:
    """By how much each term of the seat's value is better after one choice than after another."""
    moved = dict.fromkeys(TERMS, 0)
    advisor, one, two = KnightsAdvisor(), Features(), Features()
    game = advisor.game_of(match)
    seat = int(match.decision.seat)
    for seed in seeds:
        look(ahead_of(advisor, game, seat, choice, seed).state, one)
        look(ahead_of(advisor, game, seat, other, seed).state, two)
        for term in TERMS:
            moved[term] += int(part(one, seat, term.place, WEIGHTS) - part(two, seat, term.place, WEIGHTS))
    return moved
