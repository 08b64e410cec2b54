"""Windows for bargains where something is at stake: who may bid for what, what is paid, whose word is broken."""

import pytest

from tests.support.agendas import CHARGE, PRIVATE, assembly
from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.battles import BERAC
from tests.support.windows import (
    FROLI,
    FROLI_CITY,
    GREY_MOOR,
    HARN_PASS,
    before_berac,
    broken,
    crowns,
    on_the_way,
    open_windows,
    promise,
    voting,
)
from wk_env.games.warrior_knights.rules.asks import (
    ARRIVE,
    ASK_FOR,
    BARGAIN,
    BARGAIN_COUNTER,
    BARGAIN_HEIR,
    BARGAIN_LAST,
    BARGAIN_REPLY,
    BARGAIN_STAKE,
    BARGAIN_SUM,
    CONSENT,
    COUNTER,
    DISCARD,
    FOR_BARON,
    JOIN_PAYMENT,
    NO_HEIR,
    NO_PARTNER,
    PERMIT,
    POSTPONE,
    ROUTE,
    SIDE,
    VOTES,
)
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_BARON, VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import (
    AT_VOTE,
    ELECT,
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
from wk_env.games.warrior_knights.rules.phases.assembly import gather
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne
from wk_env.games.warrior_knights.rules.procedures.private_motion import PrivateMotion
from wk_env.games.warrior_knights.rules.rules import Rules

VOTE_YES = GIVE_VOTES + YES - FIRST_AT_STAKE
VOTE_NO = GIVE_VOTES + NO - FIRST_AT_STAKE


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


# ---- votes


@pytest.mark.rule("WK-522", "WK-523")
def test_before_the_fists_close_each_baron_may_bid_for_the_votes_of_another() -> None:
    game = voting(3, 2, 0)
    assert asked(game) == (BARGAIN, 0, [1, NO_PARTNER])
    answer(game, 1)
    assert asked(game) == (BARGAIN_STAKE, 0, [VOTE_NO, VOTE_YES])
    answer(game, VOTE_YES, 5, 0)
    assert asked(game)[:2] == (BARGAIN_REPLY, 1)
    answer(game, YES)
    assert crowns(game) == [10, 20, 15]
    assert asked(game) == (BARGAIN, 1, [0, NO_PARTNER])
    answer(game, NO_PARTNER)
    assert asked(game) == (BARGAIN, 2, [0, 1, NO_PARTNER])
    answer(game, NO_PARTNER)
    assert asked(game)[0] == VOTES


@pytest.mark.rule("WK-523", "WK-526")
@pytest.mark.parametrize(
    ("votes", "side", "count"),
    [(3, YES, 0), (2, YES, 0), (1, YES, 1), (3, NO, 1), (0, None, 1)],
)
def test_half_of_his_votes_for_the_right_side_keep_his_word(votes: int, side: int | None, count: int) -> None:
    game = voting(1, 3, 0)
    answer(game, 1, VOTE_YES, 5, 0, YES, NO_PARTNER, NO_PARTNER, 1, votes, 0)
    assert asked(game)[0] == SIDE
    answer(game, NO)
    if side is not None:
        assert promise(game, 1, 0) == GIVE_VOTES + YES
        answer(game, side)
    assert broken(game, 1, 0) == count
    assert promise(game, 1, 0) == 0
    assert list(game.state.stake) == [NONE] * 4


@pytest.mark.rule("WK-523")
def test_votes_for_a_baron_may_be_bought() -> None:
    game = voting(1, 3, 0, ballot=VOTE_BARON)
    answer(game, 1)
    assert asked(game)[2] == [ELECT + seat - FIRST_AT_STAKE for seat in range(3)]
    answer(game, ELECT + 0 - FIRST_AT_STAKE, 5, 0, YES, NO_PARTNER, NO_PARTNER, 1, 3, 0)
    assert asked(game)[:2] == (FOR_BARON, 0)
    answer(game, 0, 1)
    assert broken(game, 1, 0) == 1


@pytest.mark.rule("WK-524", "WK-525")
def test_votes_and_faith_themselves_stay_where_they_are() -> None:
    game = voting(3, 2, 0)
    game.state.faith[0] = 4
    others = [game.state.votes[:], game.state.faith[:], game.state.influence[:], game.state.troop_at[:]]
    answer(game, 1, VOTE_YES, 5, 0, YES)
    assert [game.state.votes, game.state.faith, game.state.influence, game.state.troop_at] == others


@pytest.mark.rule("WK-522")
def test_a_charge_and_a_private_motion_are_voted_on_behind_a_window() -> None:
    game = open_windows(assembly(CHARGE))
    gather(game.state)
    run(game, Agenda(CHARGE, NONE))
    assert asked(game)[0] == BARGAIN
    assert list(game.state.stake) == [AT_VOTE, NONE, CHARGE, VOTE_BARON]
    game = open_windows(assembly(PRIVATE))
    gather(game.state)
    stack_fate(game, lambda card: game.state.content.fate_baron[card] == 1)
    run(game, PrivateMotion())
    answer(game, POSTPONE)
    assert asked(game)[0] == BARGAIN
    assert list(game.state.stake) == [AT_VOTE, NONE, NONE, VOTE_YES_NO]
