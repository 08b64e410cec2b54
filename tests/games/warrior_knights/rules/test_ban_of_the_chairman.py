"""The Chairman is banned: who takes the chair."""

import pytest

from tests.support.agendas import ELECTION, LAW, MOTION, assembly, refusable, vote
from tests.support.arrange import answer, asked, run, stack_fate
from wk_env.games.warrior_knights.rules.asks import NEXT_AGENDA, VOTES
from wk_env.games.warrior_knights.rules.deeds import take_chair
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, CARD_IN_FORCE, NO, YES
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.procedures.ban import ban, lift_ban
from wk_env.games.warrior_knights.rules.state import Play


def place(game: Play, card: int) -> int:
    """Where a card lies."""
    return game.state.card_place[card]


@pytest.mark.rule("WK-292")
def test_the_chair_of_a_banned_baron_goes_to_the_baron_with_most_votes() -> None:
    game = assembly(seats=4)
    game.state.votes[0], game.state.votes[1], game.state.votes[2] = 9, 2, 3
    ban(game, 0)
    assert game.state.chairman == 2


@pytest.mark.rule("WK-292")
def test_a_tie_for_the_chair_is_broken_by_fate() -> None:
    game = assembly(seats=4)
    game.state.votes[2] = game.state.votes[3] = 3
    baron = game.state.content.fate_baron
    stack_fate(game, lambda card: baron[card] == 1, lambda card: baron[card] == 2)
    ban(game, 0)
    assert game.state.chairman == 2


@pytest.mark.rule("WK-292")
def test_a_tie_for_the_chair_needs_no_fate_card_when_all_are_held_in_a_battle() -> None:
    game = assembly()
    game.state.fate_count = 0
    ban(game, 0)
    assert game.state.chairman in {1, 2}


@pytest.mark.rule("WK-292")
def test_a_new_chairman_takes_over_a_running_assembly_in_the_announced_order() -> None:
    game = assembly(ELECTION, MOTION, LAW)
    game.state.votes[2] = 5
    refusable(game, ELECTION)
    run(game, Assembly())
    assert asked(game)[:2] == (NEXT_AGENDA, 0)
    answer(game, 0, 2)
    vote(game, 1, 0, NO)
    assert game.state.chairman == 2
    assert place(game, MOTION) != CARD_DISCARDED
    assert asked(game)[:2] == (VOTES, 2)
    answer(game, 1, 0, YES)
    assert place(game, LAW) == CARD_IN_FORCE


@pytest.mark.rule("WK-292")
def test_the_token_stays_if_all_are_banned_until_one_ban_is_lifted() -> None:
    game = assembly()
    game.state.banned[1] = game.state.banned[2] = 1
    ban(game, 0)
    assert game.state.chairman == 0
    lift_ban(game.state, 1)
    assert game.state.chairman == 1


@pytest.mark.rule("WK-293")
def test_a_banned_baron_never_becomes_chairman() -> None:
    game = assembly()
    game.state.votes[1] = 9
    ban(game, 1)
    ban(game, 0)
    assert game.state.chairman == 2
    take_chair(game.state, 1)
    assert game.state.chairman == 2
