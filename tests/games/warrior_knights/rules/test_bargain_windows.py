"""Windows for bargains where something is at stake: who may bid for what, what is paid, whose word is broken."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run
from tests.support.battles import BERAC, BERAC_AREA, at_berac
from tests.support.windows import broken, crowns, open_windows, promise
from wk_env.games.warrior_knights.rules.asks import (
    ARRIVE,
    ASK_FOR,
    ASSAULT,
    BARGAIN,
    BARGAIN_COUNTER,
    BARGAIN_HEIR,
    BARGAIN_LAST,
    BARGAIN_REPLY,
    BARGAIN_SUM,
    CONSENT,
    COUNTER,
    DISCARD,
    JOIN_PAYMENT,
    NO_HEIR,
    NO_PARTNER,
    PERMIT,
    ROUTE,
)
from wk_env.games.warrior_knights.rules.numbers import (
    FIRST_AT_STAKE,
    GIVE_VOTES,
    GRANT_CONSENT,
    GRANT_PASSAGE,
    NO,
    NONE,
    REFUSE_CONSENT,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

HARN_PASS, FROLI, GREY_MOOR = 6, 13, 20
FROLI_CITY = 5
VOTE_YES = GIVE_VOTES + YES - FIRST_AT_STAKE
VOTE_NO = GIVE_VOTES + NO - FIRST_AT_STAKE


def on_the_way(seats: int = 3) -> Play:
    """A Noble of seat 0 is on his way through Froli, a city of seat 1."""
    game = open_windows(arrange(seats=seats))
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    control(game, 1, FROLI_CITY)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE)
    return game


def before_berac(seats: int = 3) -> Play:
    """Seat 0 announces an assault on Berac of seat 1; seat 2 has an army there; nobody bids to be spared."""
    game = open_windows(at_berac(seats=seats))
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    run(game, Fight(0, BERAC_AREA))
    answer(game, NO_PARTNER, NO_PARTNER, 1, ASSAULT)
    return game


# ---- passage


@pytest.mark.rule("WK-522")
def test_without_the_setting_nothing_is_at_stake() -> None:
    game = arrange(rules=Rules(seats=3, offers=1))
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    control(game, 1, FROLI_CITY)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE)
    assert asked(game) == (PERMIT, 1, [NO, YES])
    assert len(game.state.stake) == 0


@pytest.mark.rule("WK-522")
def test_without_offers_nothing_is_at_stake() -> None:
    assert len(arrange(rules=Rules(seats=3, bargain_windows=1)).state.stake) == 0


@pytest.mark.rule("WK-522", "WK-523")
def test_who_moves_may_pay_whoever_will_be_asked_for_passage() -> None:
    game = on_the_way()
    assert asked(game) == (BARGAIN, 0, [1, NO_PARTNER])
    answer(game, 1)
    assert asked(game) == (BARGAIN_SUM, 0, list(range(1, 16)))
    answer(game, 4)
    assert asked(game) == (BARGAIN_REPLY, 1, [NO, YES, COUNTER])
    assert list(game.state.offer) == [0, 1, 4, NONE, GRANT_PASSAGE]
    answer(game, YES)
    assert crowns(game) == [11, 19, 15]
    assert promise(game, 1, 0) == GRANT_PASSAGE
    assert asked(game) == (PERMIT, 1, [NO, YES])


@pytest.mark.rule("WK-526")
@pytest.mark.parametrize(("choice", "count"), [(YES, 0), (NO, 1)])
def test_his_word_binds_nobody_and_is_counted_if_he_breaks_it(choice: int, count: int) -> None:
    game = on_the_way()
    answer(game, 1, 4, YES, choice)
    assert broken(game, 1, 0) == count
    assert promise(game, 1, 0) == 0
    assert list(game.state.stake) == [NONE] * 4
    assert crowns(game) == [11, 19, 15]


@pytest.mark.rule("WK-522")
def test_a_window_opens_once_for_a_question() -> None:
    game = on_the_way()
    answer(game, NO_PARTNER)
    assert asked(game)[0] == PERMIT
    answer(game, NO)
    assert asked(game)[0] == ROUTE
    assert broken(game, 1, 0) == 0


@pytest.mark.rule("WK-522")
def test_who_has_nothing_to_give_is_not_asked_for_a_bid() -> None:
    game = open_windows(arrange(seats=3))
    game.state.crowns[0] = 0
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    control(game, 1, FROLI_CITY)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE)
    assert asked(game)[0] == PERMIT


@pytest.mark.rule("WK-522")
def test_the_partner_may_name_a_greater_sum_once() -> None:
    game = on_the_way()
    answer(game, 1, 13, COUNTER)
    assert asked(game) == (BARGAIN_COUNTER, 1, [ASK_FOR + 14, ASK_FOR + 15])
    answer(game, ASK_FOR + 15)
    assert asked(game) == (BARGAIN_LAST, 0, [NO, YES])
    answer(game, YES)
    assert crowns(game) == [0, 30, 15]
    assert promise(game, 1, 0) == GRANT_PASSAGE


@pytest.mark.rule("WK-522")
def test_what_is_declined_costs_nothing() -> None:
    game = on_the_way()
    answer(game, 1, 4, NO)
    assert (crowns(game), promise(game, 1, 0)) == ([15, 15, 15], 0)
    assert list(game.state.offer) == [NONE, NONE, 0, NONE, 0]
    assert asked(game)[0] == PERMIT


@pytest.mark.rule("WK-540")
def test_an_heir_may_be_paid_instead_of_crowns() -> None:
    game = open_windows(arrange(rules=Rules(seats=3, heirs=1)))
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    control(game, 1, FROLI_CITY)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE, 1)
    assert asked(game) == (BARGAIN_HEIR, 0, [0, 1, 2, 3, NO_HEIR])
    answer(game, 2)
    assert asked(game)[2] == list(range(16))
    answer(game, 0, YES)
    assert game.state.heir_at[2] == 1


# ---- consent


@pytest.mark.rule("WK-522", "WK-523")
def test_attacker_and_defender_may_bid_for_the_consent_of_a_third() -> None:
    game = before_berac()
    assert asked(game) == (BARGAIN, 0, [2, NO_PARTNER])
    answer(game, 2, 3, YES)
    assert promise(game, 2, 0) == GRANT_CONSENT
    assert asked(game) == (BARGAIN, 1, [2, NO_PARTNER])
    answer(game, 2, 6, YES)
    assert promise(game, 2, 1) == REFUSE_CONSENT
    assert asked(game) == (CONSENT, 2, [NO, YES])
    answer(game, YES)
    assert (broken(game, 2, 0), broken(game, 2, 1)) == (0, 1)
    assert crowns(game) == [12, 9, 24]
    assert asked(game)[0] == DISCARD


@pytest.mark.rule("WK-526")
def test_a_refusal_breaks_what_was_promised_to_the_attacker() -> None:
    game = before_berac()
    answer(game, 2, 3, YES, NO_PARTNER, NO)
    assert (broken(game, 2, 0), broken(game, 2, 1)) == (1, 0)


@pytest.mark.rule("WK-522")
def test_a_third_with_the_same_interest_may_add_crowns_once() -> None:
    game = before_berac(seats=4)
    answer(game, 2, 3)
    assert asked(game) == (JOIN_PAYMENT, 3, list(range(16)))
    answer(game, 2)
    assert asked(game)[:2] == (BARGAIN_REPLY, 2)
    assert list(game.state.joined[:4]) == [0, 0, 0, 2]
    answer(game, YES)
    assert crowns(game) == [12, 15, 20, 13]
    assert (promise(game, 2, 0), promise(game, 2, 3)) == (GRANT_CONSENT, GRANT_CONSENT)
    assert not any(game.state.joined)
    answer(game, NO_PARTNER, NO)
    assert (broken(game, 2, 0), broken(game, 2, 3)) == (1, 1)


@pytest.mark.rule("WK-522")
def test_all_together_give_no_more_than_the_largest_sum() -> None:
    game = before_berac(seats=4)
    open_windows(game, largest_sum=6)
    game.state.stake = type(game.state.stake)([1, 2, BERAC, 0])
    answer(game, 2, 4)
    assert asked(game) == (JOIN_PAYMENT, 3, [0, 1, 2])
    answer(game, 1, COUNTER)
    assert asked(game)[2] == [ASK_FOR + 5]


@pytest.mark.rule("WK-522")
def test_declined_joint_payments_stay_where_they_are() -> None:
    game = before_berac(seats=4)
    answer(game, 2, 3, 2, NO)
    assert (crowns(game), any(game.state.joined)) == ([15, 15, 15, 15], False)
