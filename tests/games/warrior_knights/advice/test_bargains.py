"""Stewards at a table where Barons bargain: offers are answered with sense, and nobody is asked too often."""

import pytest
from wk_agents.roster import agent
from wk_agents.table.sittings import rules_among

from tests.support.sitting import view_of
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NO, NO_ATTACK, NO_FAVOUR, NONE, PARTNERS, STAKE, YES
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch

PEOPLE = ["human", "steward", "steward", "steward"]


def begun(seed: int) -> KnightsMatch:
    """A new game of a person and three stewards."""
    rules = rules_among(WARRIOR_KNIGHTS.id, PEOPLE)
    return WARRIOR_KNIGHTS.new_match({**rules, "seats": 4}, seed)


def replied(crowns: int, favour: int) -> int:
    """What a steward says to an offer of so many crowns, below 0 asked of him, and of this favour."""
    match = begun(3)
    mind = agent("steward", 1)
    while match.decision.ask != asks.BARGAIN:
        match.act(mind.choose(view_of(match)))
    for seat in range(4):
        match.game.state.crowns[seat] = 12
    match.play((int(match.decision.seat) + 1) % 4)
    match.play(crowns if crowns >= 0 else asks.ASK_FOR - crowns)
    match.play(favour)
    view = view_of(match)
    return WARRIOR_KNIGHTS.choice_of(view.ask, mind.choose(view))


@pytest.mark.rule("WK-522", "WK-523")
@pytest.mark.parametrize(
    ("crowns", "favour", "reply"),
    [
        (5, NO_FAVOUR, YES),
        (5, PARTNERS + NO_ATTACK, YES),
        (-5, NO_FAVOUR, NO),
        (-5, NO_ATTACK, NO),
        (0, PARTNERS + NO_ATTACK, NO),
        (0, NO_ATTACK, YES),
    ],
)
def test_stewards_take_what_is_given_and_pay_for_no_words(crowns: int, favour: int, reply: int) -> None:
    assert replied(crowns, favour) == reply


def questions(match: KnightsMatch, rounds: int) -> int:
    """How often the first Baron is asked to offer a bargain in so many rounds of stewards."""
    minds = [agent("steward", seat) for seat in range(4)]
    asked = 0
    while match.decision.count and match.game.state.round <= rounds:
        is_at_stake = match.game.state.stake[STAKE] != NONE
        asked += match.decision.ask == asks.BARGAIN and match.decision.seat == 0 and not is_at_stake
        match.act(minds[match.decision.seat].choose(view_of(match)))
    return asked


@pytest.mark.rule("WK-522")
def test_people_are_asked_for_an_offer_three_times_a_round() -> None:
    assert questions(begun(2), 2) == 6
    assert rules_among(WARRIOR_KNIGHTS.id, ["steward", "steward"]) == {}
    assert rules_among("wk/tollgate", ["human", "uniform", "uniform"]) == {}
