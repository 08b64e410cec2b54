"""Refusing what the Assembly decides, and what a ban is."""

import pytest

from tests.support.agendas import (
    CHARGE,
    ELECTION,
    LAW,
    MOTION,
    OFFICE,
    assembly,
    in_force,
    listens,
    refusable,
    vote,
    write,
)
from tests.support.arrange import answer, asked, noble_of, run
from wk_env.games.warrior_knights.rules.asks import ACCEPT, COMPLY, DROP_CARD, OFFICE_NOBLE, VOTES
from wk_env.games.warrior_knights.rules.cards.vocabulary import CROWNS, TO_ACTOR, WHO_ANY, WORD_GAIN, WORD_LOSE
from wk_env.games.warrior_knights.rules.moments import TAXED
from wk_env.games.warrior_knights.rules.numbers import BIT, CARD_DISCARDED, CARD_IN_FORCE, NO, NONE, STAR, YES
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly, gather
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.procedures.agenda import Motion
from wk_env.games.warrior_knights.rules.procedures.appointment import Charge, Office
from wk_env.games.warrior_knights.rules.procedures.ban import ban, can_refuse, lift_ban
from wk_env.games.warrior_knights.rules.procedures.repeal import Repeal
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

ALL_THREE = 7


def place(game: Play, card: int) -> int:
    """Where a card lies."""
    return game.state.card_place[card]


@pytest.mark.rule("WK-283")
def test_a_charge_an_office_and_a_motion_may_be_refused_as_they_pass() -> None:
    game = assembly()
    refusable(game, CHARGE, OFFICE, ELECTION)
    run(game, Charge(CHARGE, 1))
    assert asked(game) == (ACCEPT, 1, [NO, YES])
    answer(game, YES)
    assert game.is_over()
    run(game, Office(OFFICE, 1))
    assert asked(game) == (ACCEPT, 1, [NO, YES])
    answer(game, YES, STAR)
    run(game, Motion(ELECTION, BIT[1]))
    assert asked(game) == (ACCEPT, 1, [NO, YES])
    answer(game, YES)
    assert game.state.banned[1] == 0


@pytest.mark.rule("WK-283")
def test_several_barons_hit_are_asked_clockwise_from_the_chairman_before_the_effect() -> None:
    game = assembly()
    game.state.chairman = 1
    refusable(game, MOTION)
    write(game, MOTION, WORD_GAIN, 5, CROWNS)
    run(game, Motion(MOTION, ALL_THREE))
    assert asked(game)[:2] == (ACCEPT, 1)
    answer(game, YES)
    assert asked(game)[:2] == (ACCEPT, 2)
    answer(game, YES)
    assert asked(game)[:2] == (ACCEPT, 0)
    assert list(game.state.crowns[:3]) == [15, 15, 15]


@pytest.mark.rule("WK-284")
def test_who_refuses_is_banned_at_once_and_votes_no_more() -> None:
    game = assembly(ELECTION, LAW)
    refusable(game, ELECTION)
    run(game, Assembly())
    answer(game, 0)
    vote(game, 1, 2, NO)
    assert game.state.banned[2] == 1
    assert asked(game)[:2] == (VOTES, 0)
    answer(game, 0)
    assert asked(game)[:2] == (VOTES, 1)
    answer(game, 1, NO)
    assert game.is_over()


@pytest.mark.rule("WK-285")
def test_a_refused_agenda_is_discarded_without_effect() -> None:
    game = assembly()
    refusable(game, CHARGE, OFFICE)
    run(game, Charge(CHARGE, 1))
    answer(game, NO)
    assert game.is_over()
    run(game, Office(OFFICE, 2))
    answer(game, NO)
    assert game.is_over()
    assert place(game, CHARGE) == place(game, OFFICE) == CARD_DISCARDED


@pytest.mark.rule("WK-285")
def test_a_motion_that_one_refuses_binds_the_others() -> None:
    game = assembly()
    refusable(game, MOTION)
    write(game, MOTION, WORD_LOSE, 4, CROWNS)
    run(game, Motion(MOTION, ALL_THREE))
    answer(game, YES, NO, YES)
    assert list(game.state.crowns[:3]) == [11, 15, 11]
    assert list(game.state.banned[:3]) == [0, 1, 0]
    assert place(game, MOTION) == CARD_DISCARDED


def under_a_tax() -> Play:
    """A law in force takes 2 crowns of whatever Taxation pays."""
    game = assembly()
    game.state.content.card_demand[LAW] = 1
    refusable(game, LAW)
    listens(game, LAW, TAXED, WHO_ANY, WORD_LOSE, 2, CROWNS, TO_ACTOR)
    in_force(game, LAW)
    return game


@pytest.mark.rule("WK-286")
def test_a_law_may_be_refused_each_time_it_demands_something_and_stays() -> None:
    game = under_a_tax()
    run(game, Taxation(BIT[1]))
    assert asked(game) == (COMPLY, 1, [NO, YES])
    answer(game, YES)
    assert (game.state.crowns[1], game.state.banned[1]) == (13, 0)
    run(game, Taxation(BIT[1]))
    answer(game, NO)
    assert (game.state.crowns[1], game.state.banned[1]) == (13, 1)
    assert place(game, LAW) == CARD_IN_FORCE


@pytest.mark.rule("WK-287")
def test_under_a_law_that_taxes_income_a_baron_is_banned_only_when_he_refuses_the_tax() -> None:
    game = under_a_tax()
    gather(game.state)
    assert game.state.attends[1] == 1
    run(game, Taxation(BIT[1]))
    answer(game, NO)
    assert (game.state.crowns[1], game.state.banned[1]) == (15, 1)


@pytest.mark.rule("WK-288")
def test_a_decision_that_takes_an_office_or_charge_away_cannot_be_refused() -> None:
    game = assembly()
    in_force(game, CHARGE, 1)
    in_force(game, CHARGE + 1, 2)
    in_force(game, OFFICE, noble_of(1, STAR))
    run(game, Repeal(1, 0))
    assert asked(game) == (DROP_CARD, 0, [CHARGE - 36, OFFICE - 36])
    answer(game, OFFICE - 36)
    assert game.is_over()
    assert game.decision.count == 0
    assert place(game, OFFICE) == CARD_DISCARDED
    assert place(game, CHARGE) == CARD_IN_FORCE


@pytest.mark.rule("WK-288")
def test_nothing_is_taken_from_a_baron_without_charge_and_office() -> None:
    game = assembly()
    run(game, Repeal(1, 0))
    assert game.is_over()


@pytest.mark.rule("WK-289", "WK-290")
def test_a_ban_lasts_until_it_is_lifted_and_then_for_the_running_assembly() -> None:
    game = assembly()
    gather(game.state)
    ban(game, 2)
    gather(game.state)
    assert game.state.attends[2] == 0
    lift_ban(game.state, 2)
    assert game.state.attends[2] == 0
    gather(game.state)
    assert game.state.attends[2] == 1


@pytest.mark.rule("WK-291")
def test_a_banned_baron_may_refuse_a_charge_or_office_without_further_penalty() -> None:
    game = assembly()
    game.state.banned[1] = 1
    refusable(game, CHARGE, OFFICE)
    run(game, Charge(CHARGE, 1))
    answer(game, NO)
    run(game, Office(OFFICE, 1))
    answer(game, NO)
    assert place(game, CHARGE) == place(game, OFFICE) == CARD_DISCARDED
    assert list(game.state.banned[:3]) == [0, 1, 0]
    assert game.state.chairman == 0


@pytest.mark.rule("WK-291")
def test_a_banned_baron_may_refuse_a_motion_if_the_table_lets_him() -> None:
    game = assembly()
    game.state.rules = Rules(seats=3, banned_refusals=1)
    game.state.banned[1] = 1
    refusable(game, ELECTION)
    run(game, Motion(ELECTION, BIT[1]))
    assert asked(game)[:2] == (ACCEPT, 1)


@pytest.mark.rule("WK-291")
def test_a_banned_baron_may_refuse_charges_and_offices_alone() -> None:
    game = assembly()
    game.state.banned[1] = 1
    refusable(game, MOTION, CHARGE, OFFICE)
    assert not can_refuse(game.state, MOTION, 1)
    assert can_refuse(game.state, MOTION, 2)
    assert can_refuse(game.state, CHARGE, 1)
    assert can_refuse(game.state, OFFICE, 1)


@pytest.mark.rule("WK-293", "WK-294")
def test_a_ban_leaves_votes_charges_offices_and_the_church_alone() -> None:
    game = assembly()
    game.state.votes[1] = 4
    in_force(game, CHARGE, 1)
    in_force(game, OFFICE, noble_of(1, STAR))
    ban(game, 1)
    assert game.state.votes[1] == 4
    assert game.state.head == 1
    assert game.state.card_on[CHARGE] == 1
    assert game.state.noble_office[noble_of(1, STAR)] == OFFICE


@pytest.mark.rule("WK-283")
def test_an_accepted_office_is_given_to_a_noble() -> None:
    game = assembly()
    refusable(game, OFFICE)
    run(game, Office(OFFICE, 1))
    answer(game, YES)
    assert asked(game)[:2] == (OFFICE_NOBLE, 1)


@pytest.mark.rule("WK-244", "WK-284")
def test_a_ban_takes_the_deputys_place_from_nobody_but_him() -> None:
    game = assembly()
    game.state.acting = 1
    ban(game, 2)
    assert game.state.acting == 1
    ban(game, 1)
    assert game.state.acting == NONE
