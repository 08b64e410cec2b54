"""Private Motions: who proposes, what may be proposed, and what comes of it."""

import pytest

from tests.support.agendas import (
    CHARGE,
    ELECTION,
    LAW,
    MOTION,
    OFFICE,
    PRIVATE,
    assembly,
    discarded,
    in_force,
    vote,
    write,
)
from tests.support.arrange import answer, asked, noble_of, put, run, stack_fate
from wk_env.games.warrior_knights.rules.asks import (
    FOR_BARON,
    LIFT_BAN,
    NEXT_AGENDA,
    POSTPONE,
    PROPOSE,
    PROPOSE_NOTHING,
    REPEAL,
    REVIVE,
    SIDE,
    VOTES,
)
from wk_env.games.warrior_knights.rules.cards.vocabulary import CROWNS, WORD_GAIN
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_FORCE,
    NO,
    NONE,
    OFF_BOARD,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.procedures.private_motion import carry_out
from wk_env.games.warrior_knights.rules.state import Play


def names(seat: int, game: Play) -> None:
    """The next Fate card names this seat."""
    stack_fate(game, lambda card: game.state.content.fate_baron[card] == seat)


def proposing(seat: int, *cards: int, seats: int = 3) -> Play:
    """An Assembly with a Private Motion among these Agendas; Fate will name this seat."""
    game = assembly(PRIVATE, *cards, seats=seats)
    names(seat, game)
    return game


@pytest.mark.rule("WK-274")
def test_fate_names_the_baron_who_may_propose() -> None:
    game = proposing(2)
    run(game, Assembly())
    assert asked(game) == (PROPOSE, 2, [PROPOSE_NOTHING, POSTPONE])


@pytest.mark.rule("WK-274")
def test_fate_is_turned_on_while_it_names_nobody_in_the_game() -> None:
    game = assembly(PRIVATE)
    baron = game.state.content.fate_baron
    stack_fate(game, lambda card: baron[card] == 4, lambda card: baron[card] == 5, lambda card: baron[card] == 1)
    run(game, Assembly())
    assert asked(game)[:2] == (PROPOSE, 1)
    assert game.state.fate_top == 3


@pytest.mark.rule("WK-274")
def test_each_private_motion_has_its_own_proposer_one_after_the_other() -> None:
    game = assembly(PRIVATE, PRIVATE + 1)
    baron = game.state.content.fate_baron
    stack_fate(game, lambda card: baron[card] == 2, lambda card: baron[card] == 0)
    run(game, Assembly())
    assert asked(game)[:2] == (PROPOSE, 2)
    answer(game, PROPOSE_NOTHING)
    assert asked(game)[:2] == (PROPOSE, 0)


@pytest.mark.rule("WK-275", "WK-276")
def test_a_banned_baron_may_propose_the_end_of_his_own_ban() -> None:
    game = proposing(2)
    game.state.banned[2] = 1
    run(game, Assembly())
    assert asked(game) == (PROPOSE, 2, [PROPOSE_NOTHING, POSTPONE, LIFT_BAN + 2])


@pytest.mark.rule("WK-276", "WK-272")
def test_what_may_be_proposed() -> None:
    game = proposing(0)
    in_force(game, LAW)
    in_force(game, CHARGE, 1)
    in_force(game, OFFICE, noble_of(2, STAR))
    discarded(game, MOTION)
    discarded(game, PRIVATE + 1)
    run(game, Assembly())
    cards = [REPEAL + LAW - 36, REPEAL + CHARGE - 36, REPEAL + OFFICE - 36, REVIVE + MOTION - 36]
    assert asked(game) == (PROPOSE, 0, [PROPOSE_NOTHING, POSTPONE, *cards])


@pytest.mark.rule("WK-276")
def test_he_may_propose_nothing() -> None:
    game = proposing(0)
    run(game, Assembly())
    answer(game, PROPOSE_NOTHING)
    assert game.is_over()


@pytest.mark.rule("WK-277", "WK-290")
def test_a_lifted_ban_lets_him_attend_from_the_next_assembly_on() -> None:
    game = proposing(2, MOTION)
    game.state.banned[2] = 1
    run(game, Assembly())
    answer(game, LIFT_BAN + 2)
    assert asked(game)[:2] == (VOTES, 0)
    answer(game, 1, 0, YES)
    assert (game.state.banned[2], game.state.attends[2]) == (0, 0)
    answer(game, 0, 0, NO)
    assert game.state.votes[2] == 0


@pytest.mark.rule("WK-277")
def test_a_ban_stays_when_the_assembly_says_no() -> None:
    game = proposing(2)
    game.state.banned[2] = 1
    run(game, Assembly())
    answer(game, LIFT_BAN + 2, 1, 0, NO)
    assert game.state.banned[2] == 1


@pytest.mark.rule("WK-278")
def test_a_law_charge_or_office_is_discarded_and_nobody_can_refuse() -> None:
    game = proposing(0)
    in_force(game, CHARGE, 1)
    game.state.content.card_refusable[CHARGE] = 1
    run(game, Assembly())
    answer(game, REPEAL + CHARGE - 36)
    vote(game, 1, YES)
    assert game.is_over()
    assert game.state.card_place[CHARGE] == CARD_DISCARDED


@pytest.mark.rule("WK-278", "WK-270")
def test_an_office_that_is_taken_away_takes_its_maintained_troops() -> None:
    game = proposing(0)
    game.state.content.card_maintained[OFFICE] = 50
    put(game, noble_of(1, STAR), 13)
    in_force(game, OFFICE, noble_of(1, STAR))
    run(game, Assembly())
    answer(game, REPEAL + OFFICE - 36)
    vote(game, 1, YES)
    assert game.state.noble_at[noble_of(1, STAR)] == OFF_BOARD


@pytest.mark.rule("WK-279")
def test_a_postponed_assembly_ends_and_its_agendas_wait() -> None:
    game = proposing(0, MOTION, PRIVATE + 1)
    run(game, Assembly())
    answer(game, POSTPONE)
    vote(game, 1, YES)
    assert game.is_over()
    assert list(game.state.current) == [NONE, MOTION, PRIVATE + 1]
    assert game.state.card_place[MOTION] == CARD_CURRENT
    assert list(game.state.votes[:3]) == [0, 1, 1]


@pytest.mark.rule("WK-279")
def test_new_agendas_are_revealed_after_a_postponement_that_leaves_none_waiting() -> None:
    game = proposing(0)
    run(game, Assembly())
    answer(game, POSTPONE)
    vote(game, 1, YES)
    assert NONE not in game.state.current


@pytest.mark.rule("WK-279")
def test_an_assembly_that_is_not_postponed_goes_on() -> None:
    game = proposing(0, MOTION)
    run(game, Assembly())
    answer(game, POSTPONE)
    vote(game, 1, NO)
    assert asked(game)[:2] == (VOTES, 0)


@pytest.mark.rule("WK-280", "WK-281")
def test_a_discarded_agenda_is_voted_on_by_its_own_rules() -> None:
    game = proposing(0)
    discarded(game, ELECTION)
    write(game, ELECTION, WORD_GAIN, 5, CROWNS)
    run(game, Assembly())
    answer(game, REVIVE + ELECTION - 36, 1, 0, 0)
    assert asked(game)[0] == FOR_BARON
    answer(game, 2)
    assert game.state.crowns[2] == 20
    assert game.state.card_place[ELECTION] == CARD_DISCARDED


@pytest.mark.rule("WK-280")
def test_a_revived_law_lies_on_the_table_or_stays_in_the_discards() -> None:
    game = assembly(PRIVATE, PRIVATE + 1)
    discarded(game, LAW)
    run(game, Assembly())
    answer(game, REVIVE + LAW - 36)
    vote(game, 1, NO)
    assert game.state.card_place[LAW] == CARD_DISCARDED
    answer(game, REVIVE + LAW - 36, 0, 1, 0, YES)
    assert game.state.card_place[LAW] == CARD_IN_FORCE


@pytest.mark.rule("WK-281")
def test_a_proposal_is_voted_on_yes_or_no_with_closed_fists() -> None:
    game = proposing(0)
    run(game, Assembly())
    answer(game, POSTPONE)
    assert asked(game)[:2] == (VOTES, 0)
    assert game.state.proposal == POSTPONE
    answer(game, 1, 0, 0)
    assert asked(game) == (SIDE, 0, [NO, YES])
    answer(game, NO)
    assert game.state.proposal == NONE


@pytest.mark.rule("WK-282")
def test_a_private_motion_takes_a_place_and_is_discarded() -> None:
    game = proposing(0, MOTION, LAW)
    run(game, Assembly())
    answer(game, PROPOSE_NOTHING)
    assert game.state.card_place[PRIVATE] == CARD_DISCARDED
    assert asked(game) == (NEXT_AGENDA, 0, [0, 1])


@pytest.mark.rule("WK-533")
def test_two_players_close_their_fists_for_a_private_motion_and_write_for_the_rest() -> None:
    game = proposing(0, MOTION, LAW, seats=2)
    game.state.votes[0] = 4
    run(game, Assembly())
    answer(game, POSTPONE)
    assert asked(game) == (VOTES, 0, [0, 1, 2, 3, 4, 5])
    answer(game, 2, 0, NO)
    assert asked(game)[0] == NEXT_AGENDA
    answer(game, 0)
    assert asked(game) == (VOTES, 0, [0, 1, 2, 3])
    answer(game, 1)
    assert asked(game) == (VOTES, 0, [0, 1, 2])


@pytest.mark.rule("WK-277")
def test_the_ban_of_the_first_baron_can_be_lifted() -> None:
    game = assembly()
    game.state.banned[0] = 1
    carry_out(game, LIFT_BAN)
    assert game.state.banned[0] == 0
