"""The Assembly: who comes, who presides, in which order the Agendas come up, what is left at the end."""

import pytest

from tests.support.agendas import (
    CHARGE,
    ELECTION,
    LAW,
    MOTION,
    PRIVATE,
    assembly,
    bends,
    in_force,
    listens,
    vote,
    write,
)
from tests.support.arrange import answer, asked, control, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import (
    DEPUTY,
    FOR_BARON,
    NEXT_AGENDA,
    PROPOSE,
    PROPOSE_NOTHING,
    SIDE,
    TIE,
    VOTES,
)
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    FAITH,
    TO_HOLDER,
    VOTE_YES_NO,
    WHO_HOLDER,
    WORD_BAN,
    WORD_GAIN,
    WORD_SEAT,
)
from wk_env.games.warrior_knights.rules.deeds import take_chair
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, MAY_ATTEND, ONLY_FEWEST_CITIES, SET, VOTES_RECEIVED
from wk_env.games.warrior_knights.rules.moments import ASSEMBLY_BEGINS
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_AT_HAND,
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_FORCE,
    MOST_SEATS,
    NO,
    NONE,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly, gather
from wk_env.games.warrior_knights.rules.queries import speaker
from wk_env.games.warrior_knights.rules.state import Play


def keep_away(game: Play, seat: int) -> None:
    """A charge keeps a Baron away from the Assembly."""
    bends(game, CHARGE, MAY_ATTEND, ALWAYS, SET, 0)
    in_force(game, CHARGE, seat)


@pytest.mark.rule("WK-238")
def test_every_baron_attends_unasked() -> None:
    game = assembly(MOTION)
    run(game, Assembly())
    assert asked(game)[0] == VOTES
    assert list(game.state.attends[:3]) == [1, 1, 1]


@pytest.mark.rule("WK-238", "WK-241")
def test_a_banned_baron_and_one_with_a_charge_stay_away_without_votes() -> None:
    game = assembly(MOTION)
    keep_away(game, 1)
    game.state.banned[2] = 1
    gather(game.state)
    assert list(game.state.attends[:3]) == [1, 0, 0]
    assert list(game.state.votes[:3]) == [1, 0, 0]


@pytest.mark.rule("WK-241")
def test_who_does_not_attend_cannot_vote() -> None:
    game = assembly(MOTION)
    game.state.banned[1] = 1
    game.state.votes[1] = 9
    run(game, Assembly())
    answer(game, 1)
    assert asked(game)[:2] == (VOTES, 2)
    answer(game, 0, YES)
    assert game.state.votes[1] == 9


@pytest.mark.rule("WK-239", "WK-245")
def test_an_assembly_goes_step_by_step() -> None:
    game = assembly(MOTION, LAW, PRIVATE)
    keep_away(game, 0)
    run(game, Assembly())
    assert list(game.state.votes[:3]) == [0, 1, 1]
    assert asked(game)[:2] == (DEPUTY, 0)
    answer(game, 2)
    assert asked(game)[0] == PROPOSE
    answer(game, PROPOSE_NOTHING)
    assert asked(game) == (NEXT_AGENDA, 2, [0, 1])
    answer(game, 1)
    assert asked(game)[:2] == (VOTES, 2)
    answer(game, 1, 0, YES)
    assert game.state.card_place[LAW] == CARD_IN_FORCE
    assert MOTION not in game.state.current
    answer(game, 0, 0, NO)
    assert NONE not in game.state.current
    assert game.is_over()


@pytest.mark.rule("WK-239")
def test_cards_that_speak_when_an_assembly_begins_come_first() -> None:
    game = assembly(MOTION)
    keep_away(game, 1)
    listens(game, CHARGE, ASSEMBLY_BEGINS, WHO_HOLDER, WORD_GAIN, 2, FAITH, TO_HOLDER)
    run(game, Assembly())
    assert game.state.faith[1] == 2


@pytest.mark.rule("WK-240")
def test_each_attending_baron_gains_a_vote_and_one_per_kingdom_city() -> None:
    game = assembly(MOTION)
    control(game, 0, 0, 1, 18, 19)
    control(game, 1, 2)
    gather(game.state)
    assert list(game.state.votes[:3]) == [3, 2, 1]


@pytest.mark.rule("WK-240")
def test_a_besieged_city_gives_its_vote() -> None:
    game = assembly(MOTION)
    control(game, 0, 0)
    put(game, noble_of(1, STAR), game.state.content.city_area[0], troops=(50,))
    game.state.siege_since[0 * MOST_SEATS + 1] = 1
    gather(game.state)
    assert game.state.votes[0] == 2


@pytest.mark.rule("WK-240")
def test_a_law_may_give_more_votes_to_those_who_have_fewest_cities() -> None:
    game = assembly(MOTION, seats=4)
    bends(game, LAW, VOTES_RECEIVED, ONLY_FEWEST_CITIES, ADD, 2)
    in_force(game, LAW)
    control(game, 0, 0, 1)
    control(game, 1, 18)
    control(game, 2, 2)
    game.state.banned[3] = 1
    gather(game.state)
    assert list(game.state.votes[:4]) == [3, 3, 4, 0]


@pytest.mark.rule("WK-243")
def test_an_absent_chairman_names_an_attending_deputy() -> None:
    game = assembly(MOTION)
    keep_away(game, 0)
    run(game, Assembly())
    assert asked(game) == (DEPUTY, 0, [1, 2])


@pytest.mark.rule("WK-243", "WK-284")
def test_a_banned_deputy_is_replaced() -> None:
    game = assembly(ELECTION, LAW)
    keep_away(game, 0)
    write(game, ELECTION, WORD_BAN, 1)
    run(game, Assembly())
    answer(game, 1, 0)
    vote(game, 1, 1)
    assert asked(game) == (DEPUTY, 0, [2])
    answer(game, 2)
    assert asked(game)[:2] == (VOTES, 2)


@pytest.mark.rule("WK-243", "WK-273")
def test_an_absent_baron_who_is_given_the_chair_names_his_own_deputy() -> None:
    game = assembly(ELECTION, LAW, seats=4)
    keep_away(game, 0)
    in_force_too = CHARGE + 1
    bends(game, in_force_too, MAY_ATTEND, ALWAYS, SET, 0)
    in_force(game, in_force_too, 3)
    write(game, ELECTION, WORD_SEAT, 0, 0)
    run(game, Assembly())
    answer(game, 1, 0)
    vote(game, 1, 3)
    assert asked(game) == (DEPUTY, 3, [1, 2])


@pytest.mark.rule("WK-243")
def test_without_anybody_attending_the_agendas_are_discarded_and_new_ones_revealed() -> None:
    game = assembly(MOTION, PRIVATE)
    game.state.banned[0] = game.state.banned[1] = game.state.banned[2] = 1
    run(game, Assembly())
    assert game.is_over()
    assert game.state.card_place[MOTION] == game.state.card_place[PRIVATE] == CARD_DISCARDED
    assert NONE not in game.state.current


@pytest.mark.rule("WK-244")
def test_the_deputy_orders_and_breaks_ties_and_the_token_stays() -> None:
    game = assembly(MOTION, LAW)
    keep_away(game, 0)
    run(game, Assembly())
    answer(game, 2)
    assert asked(game)[:2] == (NEXT_AGENDA, 2)
    answer(game, 0, 0, 0)
    assert asked(game)[:2] == (TIE, 2)
    answer(game, NO, 0, 0, NO)
    assert game.is_over()
    assert (game.state.chairman, game.state.acting, speaker(game.state)) == (0, NONE, 0)


@pytest.mark.rule("WK-244", "WK-273")
def test_an_attending_baron_who_is_given_the_chair_presides_at_once() -> None:
    game = assembly(ELECTION, LAW)
    keep_away(game, 0)
    run(game, Assembly())
    answer(game, 2)
    take_chair(game.state, 1)
    assert speaker(game.state) == 1


@pytest.mark.rule("WK-245")
def test_private_motions_come_before_all_else() -> None:
    game = assembly(MOTION, PRIVATE, PRIVATE + 1)
    run(game, Assembly())
    assert asked(game)[0] == PROPOSE
    answer(game, PROPOSE_NOTHING)
    assert asked(game)[0] == PROPOSE
    answer(game, PROPOSE_NOTHING)
    assert asked(game)[0] == VOTES


@pytest.mark.rule("WK-246")
def test_the_chairman_may_choose_any_order() -> None:
    game = assembly(MOTION, LAW, ELECTION)
    run(game, Assembly())
    assert asked(game) == (NEXT_AGENDA, 0, [0, 1, 2])
    answer(game, 2)
    assert list(game.state.current) == [ELECTION, LAW, MOTION]
    assert asked(game) == (NEXT_AGENDA, 0, [1, 2])
    answer(game, 2)
    assert list(game.state.current) == [NONE, MOTION, LAW]
    assert game.state.card_place[ELECTION] == CARD_AT_HAND


@pytest.mark.rule("WK-247")
def test_the_whole_order_is_announced_before_the_first_vote() -> None:
    game = assembly(MOTION, LAW, ELECTION)
    run(game, Assembly())
    answer(game, 2, 1)
    assert list(game.state.current) == [NONE, LAW, MOTION]
    vote(game, 1, 1)
    assert asked(game)[0] == VOTES
    assert list(game.state.current) == [NONE, NONE, MOTION]


@pytest.mark.rule("WK-255")
def test_three_new_agendas_are_revealed_at_the_end() -> None:
    game = assembly(MOTION)
    run(game, Assembly())
    vote(game, 0, NO)
    assert game.is_over()
    assert [game.state.card_place[card] for card in game.state.current] == [CARD_CURRENT] * 3
    assert MOTION not in game.state.current
    assert list(game.state.attends[:3]) == [0, 0, 0]


@pytest.mark.rule("WK-255")
def test_fewer_are_revealed_when_deck_and_discards_run_out() -> None:
    game = assembly(MOTION)
    game.state.agenda_count = 0
    run(game, Assembly())
    vote(game, 0, NO)
    assert list(game.state.current) == [MOTION, NONE, NONE]


@pytest.mark.rule("WK-256")
def test_votes_that_were_not_shown_are_kept_for_later() -> None:
    game = assembly(MOTION)
    game.state.votes[1] = 4
    run(game, Assembly())
    answer(game, 1, 2, 0, YES, YES)
    assert game.is_over()
    assert list(game.state.votes[:3]) == [0, 3, 1]


@pytest.mark.rule("WK-257")
def test_each_agenda_prescribes_yes_or_no_or_a_baron() -> None:
    game = assembly(MOTION, ELECTION)
    run(game, Assembly())
    answer(game, 0, 1, 0, 0)
    assert asked(game)[0] == SIDE
    answer(game, NO)
    game.state.votes[0] = 1
    answer(game, 0, 1, 0)
    assert asked(game)[0] == FOR_BARON
    assert game.state.content.agenda_vote[MOTION - 36] == VOTE_YES_NO
