"""Bargains about Votes, Events, expeditions and targets: what is paid, and whose word is broken."""

import pytest

from tests.support.agendas import CHARGE, PRIVATE, assembly
from tests.support.arrange import answer, arrange, asked, run, stack_fate
from tests.support.battles import MEADOW, field
from tests.support.decks import draw
from tests.support.windows import broken, crowns, open_windows, promise
from wk_env.games.warrior_knights.rules.asks import (
    BARGAIN,
    BARGAIN_REPLY,
    BARGAIN_STAKE,
    BARGAIN_SUM,
    BLESS,
    CANCEL,
    FOR_BARON,
    JOIN_PAYMENT,
    NO_PARTNER,
    NO_TARGET,
    PLEDGE,
    POSTPONE,
    SIDE,
    TARGET,
    VOTES,
)
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_BARON, VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import (
    AT_VOTE,
    ELECT,
    FIRST_AT_STAKE,
    GIVE_VOTES,
    LET_HAPPEN,
    NO,
    NO_ATTACK,
    NONE,
    PLEDGE_FAITH,
    SPARE,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.assembly import gather
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.expedition import FundExpeditions
from wk_env.games.warrior_knights.rules.procedures.private_motion import PrivateMotion
from wk_env.games.warrior_knights.rules.procedures.voting import Voting
from wk_env.games.warrior_knights.rules.state import Play

HARN_PASS, FROLI, GREY_MOOR = 6, 13, 20
FROLI_CITY = 5
VOTE_YES = GIVE_VOTES + YES - FIRST_AT_STAKE
VOTE_NO = GIVE_VOTES + NO - FIRST_AT_STAKE


def voting(*votes: int, ballot: int = VOTE_YES_NO) -> Play:
    """An Assembly of so many Barons, who hold these Votes, is to vote; everybody has 15 crowns."""
    game = open_windows(assembly(seats=len(votes)))
    gather(game.state)
    for seat, held in enumerate(votes):
        game.state.votes[seat] = held
    run(game, Voting(ballot, NONE))
    return game


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


# ---- Events


@pytest.mark.rule("WK-522", "WK-523")
def test_others_may_pay_the_drawer_of_a_red_event_to_cancel_it_or_not() -> None:
    game = open_windows(arrange(seats=3))
    game.state.faith[0] = 3
    draw(game, "The Paymaster's Reckoning")
    assert asked(game) == (BARGAIN, 1, [0, NO_PARTNER])
    answer(game, 0, LET_HAPPEN - FIRST_AT_STAKE, 3, 0, YES, NO_PARTNER)
    assert asked(game)[:2] == (CANCEL, 0)
    answer(game, YES)
    assert broken(game, 0, 1) == 1


@pytest.mark.rule("WK-522")
def test_without_the_faith_he_can_only_be_paid_to_let_it_happen() -> None:
    game = open_windows(arrange(seats=3))
    draw(game, "The Paymaster's Reckoning")
    answer(game, 0)
    assert asked(game)[0] == BARGAIN_SUM
    assert game.state.offer[4] == LET_HAPPEN


@pytest.mark.rule("WK-523", "WK-526")
@pytest.mark.parametrize(("pledges", "count"), [((0, 0, 1, 0), 0), ((0, 0, 0), 1), ((0, 1, 1), 0)])
def test_faith_towards_a_blue_event_may_be_bought(pledges: tuple[int, ...], count: int) -> None:
    game = open_windows(arrange(seats=3))
    game.state.faith[1] = game.state.faith[2] = 1
    draw(game, "Wreckers' Moon")
    assert asked(game) == (BARGAIN, 0, [1, 2, NO_PARTNER])
    answer(game, 2, 3)
    assert game.state.offer[4] == PLEDGE_FAITH + 1
    answer(game, 0, YES, NO_PARTNER, NO_PARTNER)
    assert asked(game)[:2] == (PLEDGE, 0)
    answer(game, *pledges)
    while game.decision.count and game.decision.ask == PLEDGE:
        answer(game, 0)
    assert broken(game, 2, 0) == count


# ---- expeditions and targets


@pytest.mark.rule("WK-522", "WK-523")
def test_whoever_invested_may_pay_for_a_blessing() -> None:
    game = open_windows(arrange(seats=4))
    game.state.faith[1] = 1
    run(game, FundExpeditions())
    answer(game, 2, 2, 0, 0, 3)
    assert asked(game) == (BARGAIN, 0, [1, NO_PARTNER])
    answer(game, 1, 2)
    assert asked(game)[:2] == (JOIN_PAYMENT, 3)
    answer(game, 1, YES, NO_PARTNER)
    assert asked(game) == (BLESS, 1, [NO, YES])
    answer(game, NO)
    assert (broken(game, 1, 0), broken(game, 1, 3)) == (1, 1)


@pytest.mark.rule("WK-522")
def test_without_faith_no_blessing_is_for_sale() -> None:
    game = open_windows(arrange(seats=3))
    run(game, FundExpeditions())
    answer(game, 2, 2, 0, 3)
    assert asked(game) == (BLESS, 1, [NO])


@pytest.mark.rule("WK-522", "WK-526")
@pytest.mark.parametrize("target", [1, NO_TARGET])
def test_whoever_may_be_attacked_may_pay_to_be_spared(target: int) -> None:
    game = open_windows(field((100,), (200,), seats=3))
    run(game, Fight(0, MEADOW))
    assert asked(game) == (BARGAIN, 1, [0, NO_PARTNER])
    answer(game, 0, 4, YES)
    assert promise(game, 0, 1) == SPARE
    assert asked(game) == (TARGET, 0, [1, NO_TARGET])
    answer(game, target)
    assert broken(game, 0, 1) == int(target == 1)
    assert promise(game, 0, 1) == 0
    assert crowns(game) == [19, 11, 15]


@pytest.mark.rule("WK-526")
def test_one_attack_may_break_two_promises() -> None:
    game = open_windows(field((100,), (200,), seats=3))
    game.state.promised[1] = NO_ATTACK
    run(game, Fight(0, MEADOW))
    answer(game, 0, 4, YES, 1)
    assert broken(game, 0, 1) == 2
