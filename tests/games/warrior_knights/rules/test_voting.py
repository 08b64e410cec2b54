"""Votes: who has them, how they are hidden, shown, declared, counted and spent."""

import pytest

from tests.support.agendas import CHARGE, ELECTION, LAW, MOTION, assembly, bends, in_force, vote, write
from tests.support.arrange import answer, asked, run
from wk_env.games.warrior_knights.knowledge.sight import may_see_fist
from wk_env.games.warrior_knights.rules.asks import FOR_BARON, HUNDRED_MORE, NEXT_AGENDA, SIDE, TIE, TIE_BARON, VOTES
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_BARON, VOTE_YES_NO, WORD_GAIN
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTES as IN_VOTES
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, VOTES_CAST
from wk_env.games.warrior_knights.rules.numbers import CARD_IN_FORCE, NO, NONE, YES
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly, gather
from wk_env.games.warrior_knights.rules.procedures.voting import Voting
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle


def gathered(*votes: int) -> Play:
    """An Assembly of so many Barons, who hold these Votes."""
    game = assembly(seats=len(votes))
    gather(game.state)
    for seat, held in enumerate(votes):
        game.state.votes[seat] = held
    return game


@pytest.mark.rule("WK-242")
def test_vote_totals_are_public_until_the_fists_close() -> None:
    game = gathered(3, 2, 4)
    run(game, Voting(VOTE_YES_NO, NONE))
    assert list(game.state.votes[:3]) == [3, 2, 4]


@pytest.mark.rule("WK-248")
def test_each_baron_hides_none_to_all_of_his_votes() -> None:
    game = gathered(3, 1, 0)
    run(game, Voting(VOTE_YES_NO, NONE))
    assert asked(game) == (VOTES, 0, [0, 1, 2, 3])
    answer(game, 3)
    assert asked(game) == (VOTES, 1, [0, 1])
    answer(game, 0)
    assert asked(game) == (VOTES, 2, [0])


@pytest.mark.rule("WK-248")
def test_nobody_sees_a_closed_fist() -> None:
    game = gathered(3, 1)
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, 3)
    assert not may_see_fist(game, 0, 1)
    assert list(game.state.votes[:2]) == [3, 1]


@pytest.mark.rule("WK-248")
def test_more_than_99_votes_are_counted_by_the_hundred() -> None:
    game = gathered(230, 0)
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, HUNDRED_MORE, HUNDRED_MORE)
    assert asked(game) == (VOTES, 0, list(range(31)))
    answer(game, 30, 0, YES)
    assert game.state.votes[0] == 0


@pytest.mark.rule("WK-249")
def test_all_fists_open_together() -> None:
    game = gathered(3, 1)
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, 2, 1)
    assert asked(game) == (SIDE, 0, [NO, YES])
    assert may_see_fist(game, 0, 1)
    assert list(game.state.fist[:2]) == [2, 1]


@pytest.mark.rule("WK-250")
def test_barons_declare_in_turn_from_the_chairman_if_they_showed_any_vote() -> None:
    game = gathered(1, 1, 1, 1)
    game.state.chairman = 2
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, 1, 0, 1, 1)
    assert asked(game)[:2] == (SIDE, 2)
    answer(game, YES)
    assert asked(game)[:2] == (SIDE, 0)
    answer(game, YES)
    assert asked(game)[:2] == (SIDE, 1)


@pytest.mark.rule("WK-250")
def test_a_vote_for_a_baron_may_name_any_baron_in_the_game() -> None:
    game = gathered(1, 0, 0)
    run(game, Voting(VOTE_BARON, NONE))
    answer(game, 1, 0, 0)
    assert asked(game) == (FOR_BARON, 0, [0, 1, 2])


@pytest.mark.rule("WK-251", "WK-256")
def test_all_shown_votes_are_spent_and_the_others_kept() -> None:
    game = gathered(5, 4, 3)
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, 5, 2, 0, YES, NO)
    assert game.state.outcome == YES
    assert list(game.state.votes[:3]) == [0, 2, 3]
    assert list(game.state.fist[:3]) == [NONE, NONE, NONE]


@pytest.mark.rule("WK-252")
def test_the_result_with_most_votes_wins() -> None:
    game = gathered(5, 4, 2)
    run(game, Voting(VOTE_BARON, NONE))
    answer(game, 5, 4, 2, 0, 2, 2)
    assert game.state.outcome == 2


@pytest.mark.rule("WK-252")
def test_a_card_may_count_a_vote_more_for_who_shows_any() -> None:
    game = gathered(2, 2, 0)
    bends(game, CHARGE, VOTES_CAST, ALWAYS, ADD, 1)
    in_force(game, CHARGE, 1)
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, 2, 2, 0, NO, YES)
    assert game.state.outcome == YES
    assert game.state.votes[1] == 0


@pytest.mark.rule("WK-253")
def test_the_chairman_breaks_a_tie_even_against_his_own_vote() -> None:
    game = gathered(2, 2, 2, 1)
    run(game, Voting(VOTE_BARON, NONE))
    answer(game, 2, 2, 2, 1, 0, 1, 2, 3)
    assert asked(game) == (TIE, 0, [TIE_BARON, TIE_BARON + 1, TIE_BARON + 2])
    answer(game, TIE_BARON + 1)
    assert game.state.outcome == 1


@pytest.mark.rule("WK-253")
def test_no_votes_at_all_are_a_tie_of_yes_and_no() -> None:
    game = gathered(1, 1)
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, 0, 0)
    assert asked(game) == (TIE, 0, [NO, YES])
    answer(game, YES)
    assert game.state.outcome == YES


@pytest.mark.rule("WK-253")
def test_no_votes_at_all_are_a_tie_of_every_baron() -> None:
    game = gathered(1, 1, 1)
    run(game, Voting(VOTE_BARON, NONE))
    answer(game, 0, 0, 0)
    assert asked(game) == (TIE, 0, [TIE_BARON, TIE_BARON + 1, TIE_BARON + 2])


@pytest.mark.rule("WK-254")
def test_a_result_takes_effect_before_the_next_vote() -> None:
    game = assembly(MOTION, LAW)
    write(game, MOTION, WORD_GAIN, 5, IN_VOTES)
    run(game, Assembly())
    answer(game, 0)
    vote(game, 1, YES)
    assert asked(game) == (VOTES, 0, [0, 1, 2, 3, 4, 5])


# ---- two players


def two_players() -> Play:
    """Two Barons with 4 and 3 Votes before three Agendas whose order is settled."""
    game = assembly(MOTION, LAW, ELECTION, seats=2)
    game.state.votes[0], game.state.votes[1] = 3, 2
    run(game, Assembly())
    answer(game, 0, 1)
    return game


@pytest.mark.rule("WK-531")
def test_two_players_write_a_split_of_their_votes_before_the_first_vote() -> None:
    game = two_players()
    assert asked(game) == (VOTES, 0, [0, 1, 2, 3, 4])
    answer(game, 3)
    assert asked(game) == (VOTES, 0, [0, 1])
    answer(game, 0, 1)
    assert asked(game) == (VOTES, 1, [0, 1, 2, 3])
    assert not may_see_fist(game, 0, 1)
    assert list(game.state.votes[:2]) == [4, 3]


@pytest.mark.rule("WK-531")
def test_the_order_comes_before_the_writing() -> None:
    game = assembly(MOTION, LAW, seats=2)
    run(game, Assembly())
    assert asked(game)[0] == NEXT_AGENDA
    answer(game, 0)
    assert asked(game)[0] == VOTES


@pytest.mark.rule("WK-532")
def test_written_votes_are_shown_together_and_spent_agenda_by_agenda() -> None:
    game = two_players()
    answer(game, 3, 0, 1, 1, 2, 0)
    assert asked(game)[:2] == (SIDE, 0)
    assert may_see_fist(game, 0, 1)
    answer(game, NO, YES)
    assert list(game.state.votes[:2]) == [1, 0]
    assert asked(game)[:2] == (SIDE, 1)
    answer(game, YES)
    assert game.state.card_place[LAW] == CARD_IN_FORCE
    assert asked(game) == (FOR_BARON, 0, [0, 1])
    answer(game, 1)
    assert list(game.state.votes[:2]) == [0, 0]


@pytest.mark.rule("WK-532")
def test_written_votes_of_a_banned_baron_stay_with_him() -> None:
    game = two_players()
    answer(game, 3, 0, 1, 1, 2, 0, NO)
    game.state.attends[1] = 0
    answer(game, YES)
    assert asked(game)[0] == TIE
    answer(game, NO)
    assert game.state.votes[1] == 2
    assert game.state.card_place[LAW] != CARD_IN_FORCE


@pytest.mark.rule("WK-533")
def test_a_vote_before_the_order_has_its_own_fists() -> None:
    game = gathered(4, 3)
    game.state.written[0] = 2
    run(game, Voting(VOTE_YES_NO, NONE))
    answer(game, 1, 0, YES)
    assert list(game.state.votes[:2]) == [3, 3]
    settle(game)
    assert game.is_over()
