"""Stewards where something is at stake: they pay for what is worth it, take what pays, keep their word by style."""

import pytest
from wk_agents.roster import agent

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, MEADOW, at_berac, field
from tests.support.decks import draw
from tests.support.sitting import judged, view_of
from tests.support.windows import before_berac, broken, on_the_way, open_windows, promise, voting
from wk_env.games.warrior_knights.advice.policy.answers import best_option, score_options
from wk_env.games.warrior_knights.advice.policy.favours import cost_in_all, greatest_price, least_price, seen_by
from wk_env.games.warrior_knights.advice.policy.situation import Situation
from wk_env.games.warrior_knights.advice.policy.styles import HONOUR, OFFERS, weights_of
from wk_env.games.warrior_knights.advice.tactics.given_word import at_peace, trust_in
from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BARGAIN,
    BARGAIN_LAST,
    BARGAIN_REPLY,
    CONSENT,
    COUNTER,
    JOIN_PAYMENT,
    NO_PARTNER,
    NO_TARGET,
    PERMIT,
    PLEDGE,
    SIDE,
    TARGET,
    VOTES,
)
from wk_env.games.warrior_knights.rules.numbers import (
    BROKEN,
    CIRCLE,
    FIRST_AT_STAKE,
    GIVE_VOTES,
    GRANT_CONSENT,
    NO,
    NO_ATTACK,
    PLEDGE_FAITH,
    SPARE,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.core import play

BALANCED = weights_of("balanced", 6)
AT_STAKES = {"offers": 1, "stack_windows": 1, "bargain_windows": 1}


def refused(game: Play) -> int:
    """What a steward answers who makes no bargains."""
    style = BALANCED[:]
    style[OFFERS] = 0
    return int(game.decision.options[best_option(game, style)])


def rich(game: Play, crowns: int = 30) -> Play:
    """Everybody has so many crowns."""
    for seat in range(game.state.seats):
        game.state.crowns[seat] = crowns
    return game


# ---- offers, replies, joint payments


@pytest.mark.rule("WK-522")
def test_who_hopes_for_a_city_pays_for_consent_and_the_price_is_right() -> None:
    game = open_windows(field((200, 200, 200), (50,), seats=3, area=BERAC_AREA))
    control(game, 1, BERAC)
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    run(game, Fight(0, BERAC_AREA))
    answer(rich(game), NO_PARTNER, NO_PARTNER, 1, ASSAULT)
    game.state.crowns[2] = 0
    put(game, noble_of(2, CIRCLE), MEADOW, troops=(200, 200))
    assert asked(game)[:2] == (BARGAIN, 0)
    assert judged(game) == 2
    answer(game, 2)
    crowns = judged(game)
    mine = Situation(game, BALANCED)
    gain = 10**5
    assert 0 < crowns <= greatest_price(mine, 2, gain)
    answer(game, crowns)
    assert asked(game)[0] == BARGAIN_REPLY
    assert judged(game) in {YES, COUNTER}
    while game.decision.ask != BARGAIN:
        answer(game, judged(game))
    assert promise(game, 2, 0) == GRANT_CONSENT


@pytest.mark.rule("WK-522")
def test_too_little_is_declined_and_no_crowns_are_given_away() -> None:
    game = rich(before_berac())
    answer(game, 2, 1)
    assert judged(game) in {NO, COUNTER}
    game = on_the_way()
    game.state.crowns[0] = 1
    assert judged(game) == NO_PARTNER


@pytest.mark.rule("WK-522")
def test_the_least_price_makes_up_for_the_favour_and_what_it_helps_the_other() -> None:
    game = before_berac()
    other = seen_by(Situation(game, BALANCED), 2)
    small, great = (cost_in_all(other, GRANT_CONSENT, 0, gain) for gain in (0, 4000))
    assert 0 <= small < great
    prices = [int(least_price(other, GRANT_CONSENT, 0, gain)) for gain in (0, 4000)]
    assert prices[0] < prices[1]


@pytest.mark.rule("WK-522")
def test_who_refuses_makes_takes_and_joins_nothing() -> None:
    game = rich(before_berac(seats=4))
    assert refused(game) == NO_PARTNER
    answer(game, 2, 5)
    assert asked(game)[0] == JOIN_PAYMENT
    assert refused(game) == 0
    answer(game, 0)
    assert asked(game)[0] == BARGAIN_REPLY
    assert refused(game) == NO


@pytest.mark.rule("WK-522")
def test_a_refusing_steward_is_an_agent() -> None:
    minds = [agent("steward(offers=0)", seat) for seat in range(4)]
    match = WARRIOR_KNIGHTS.new_match({**AT_STAKES, "seats": 4, "most_rounds": 2}, 5)
    while match.decision.count:
        ask, view = int(match.decision.ask), view_of(match)
        choice = WARRIOR_KNIGHTS.choice_of(view.ask, minds[view.seat].choose(view))
        assert ask != BARGAIN or choice == NO_PARTNER
        match.play(choice)
    with pytest.raises(ValueError, match="offers=2; it takes 1, or 0"):
        agent("steward(offers=2)", 1)
    agent("steward(offers=0)", 1).check("wk/tollgate")


# ---- a word given


@pytest.mark.rule("WK-526")
def test_a_balanced_steward_keeps_his_word_and_an_opportunist_only_while_it_pays() -> None:
    game = before_berac()
    answer(game, 2, 3, YES, NO_PARTNER)
    assert asked(game)[:2] == (CONSENT, 2)
    assert judged(game) == YES
    liar = BALANCED[:]
    liar[HONOUR] = 0
    assert game.decision.options[best_option(game, liar)] == NO
    game = on_the_way()
    answer(game, 1, 4, YES)
    assert asked(game)[0] == PERMIT
    assert (judged(game), game.decision.options[best_option(game, liar)]) == (YES, NO)


@pytest.mark.rule("WK-526")
def test_who_was_paid_to_spare_somebody_attacks_elsewhere_or_nobody() -> None:
    game = open_windows(field((200, 200), (50,), seats=3))
    run(game, Fight(0, MEADOW))
    answer(game, 0, 10, YES)
    assert asked(game)[0] == TARGET
    assert promise(game, 0, 1) == SPARE
    spared = judged(game)
    answer(game, spared)
    assert broken(game, 0, 1) == 0


@pytest.mark.rule("WK-523", "WK-526")
@pytest.mark.parametrize("side", [NO, YES])
def test_sold_votes_are_given(side: int) -> None:
    game = voting(1, 4, 0)
    answer(game, 1, GIVE_VOTES + side - FIRST_AT_STAKE, 6, 0, YES, NO_PARTNER, NO_PARTNER, 0)
    assert asked(game)[:2] == (VOTES, 1)
    votes = judged(game)
    assert votes >= 2
    answer(game, votes, 0)
    assert asked(game)[:2] == (SIDE, 1)
    assert judged(game) == side
    answer(game, side)
    assert broken(game, 1, 0) == 0


@pytest.mark.rule("WK-523", "WK-526")
def test_sold_faith_is_pledged() -> None:
    game = open_windows(arrange(seats=3))
    game.state.faith[2] = 2
    draw(game, "Wreckers' Moon")
    answer(game, 2, PLEDGE_FAITH + 2 - FIRST_AT_STAKE, 3, 0, YES, NO_PARTNER)
    while game.decision.count and (game.decision.ask, game.decision.seat) != (PLEDGE, 2):
        answer(game, 0 if game.decision.ask == PLEDGE else NO_PARTNER)
    assert judged(game) == 2


@pytest.mark.rule("WK-526")
def test_trust_falls_with_every_broken_promise_and_nothing_else() -> None:
    game = before_berac()
    before = trust_in(game.state, 2)
    game.state.history[BROKEN + 2 * 6 + 1] += 1
    once = trust_in(game.state, 2)
    game.state.history[BROKEN + 2 * 6] += 9
    assert 10 <= trust_in(game.state, 2) < once < before == 100


@pytest.mark.rule("WK-526")
def test_peace_that_was_promised_takes_the_threat_away_and_costs_a_word_to_break() -> None:
    game = open_windows(at_berac(seats=3))
    game.ask(1, BARGAIN).offer(NO_PARTNER)
    assert at_peace(Situation(game, BALANCED)) == 0
    game.state.promised[0 * 6 + 1] = NO_ATTACK
    assert at_peace(Situation(game, BALANCED)) == 1
    game = open_windows(field((200, 200), (50,), seats=3))
    run(game, Fight(0, MEADOW))
    answer(game, NO_PARTNER)
    assert judged(game) == 1
    game.state.promised[0 * 6 + 1] = NO_ATTACK
    assert judged(game) == NO_TARGET


# ---- honesty and whole games


def test_bids_and_replies_read_nothing_that_the_seat_may_not_know() -> None:
    checked = 0
    match = WARRIOR_KNIGHTS.new_match({**AT_STAKES, "seats": 4}, 11)
    assert isinstance(match, KnightsMatch)
    while match.decision.count and checked < 25:
        if match.decision.ask in {BARGAIN, BARGAIN_REPLY, JOIN_PAYMENT, BARGAIN_LAST}:
            rows = set[tuple[int, ...]]()
            for seed in range(3):
                scores = type(BALANCED)([0] * 512)
                score_options(match.redeal(int(match.decision.seat), seed).game, BALANCED, scores)
                rows.add(tuple(scores[: int(match.decision.count)]))
            assert len(rows) == 1
            checked += 1
        play(match.game, judged(match.game))
    assert checked == 25
