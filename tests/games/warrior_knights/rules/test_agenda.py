"""Agendas that passed: motions, laws, charges and offices."""

import pytest

from tests.support.agendas import (
    CHARGE,
    ELECTION,
    LAW,
    MOTION,
    OFFICE,
    assembly,
    bends,
    in_force,
    refusable,
    vote,
    write,
)
from tests.support.arrange import answer, arrange, asked, noble_of, put, run
from tests.support.battles import desert
from wk_env.games.warrior_knights.rules.asks import ACCEPT, DROP_CARD, OFFICE_NOBLE
from wk_env.games.warrior_knights.rules.cards.effects import Resolve
from wk_env.games.warrior_knights.rules.cards.in_force import draw_agenda
from wk_env.games.warrior_knights.rules.cards.vocabulary import CROWNS, TOKEN_HEAD, WORD_GAIN, WORD_SEAT
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, PRICE_FORTIFY, measure
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_CURRENT,
    CARD_DISCARDED,
    CARD_IN_DECK,
    CARD_IN_FORCE,
    CIRCLE,
    NO,
    NONE,
    OFF_BOARD,
    OUT_OF_GAME,
    SQUARE,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.assembly import gather
from wk_env.games.warrior_knights.rules.phases.taxation import concessions_of
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda, take_effect
from wk_env.games.warrior_knights.rules.procedures.appointment import Charge, Office
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, CheckArmies
from wk_env.games.warrior_knights.rules.procedures.holdings import charges_of
from wk_env.games.warrior_knights.rules.queries import strength_of, troops_of
from wk_env.games.warrior_knights.rules.state import Play


def in_session(card: int) -> Play:
    """An Assembly that votes on a card; each of three Barons holds 1 Vote."""
    game = assembly(card)
    gather(game.state)
    run(game, Agenda(card, NONE))
    return game


def place(game: Play, card: int) -> int:
    """Where a card lies."""
    return game.state.card_place[card]


@pytest.mark.rule("WK-258", "WK-262")
def test_a_motion_that_passes_takes_effect_at_once_and_is_discarded() -> None:
    game = in_session(MOTION)
    write(game, MOTION, WORD_GAIN, 5, CROWNS)
    vote(game, 1, YES)
    assert list(game.state.crowns[:3]) == [20, 20, 20]
    assert place(game, MOTION) == CARD_DISCARDED


@pytest.mark.rule("WK-259")
def test_a_yes_no_agenda_that_fails_is_discarded_without_effect() -> None:
    game = in_session(LAW)
    vote(game, 1, NO)
    assert place(game, LAW) == CARD_DISCARDED


@pytest.mark.rule("WK-260")
def test_a_vote_for_a_baron_goes_to_the_one_with_most_votes() -> None:
    game = in_session(ELECTION)
    write(game, ELECTION, WORD_GAIN, 5, CROWNS)
    vote(game, 1, 2)
    assert list(game.state.crowns[:3]) == [15, 15, 20]
    assert place(game, ELECTION) == CARD_DISCARDED


@pytest.mark.rule("WK-261")
def test_a_charge_can_go_to_a_banned_baron_or_to_oneself() -> None:
    game = assembly(CHARGE)
    game.state.banned[2] = 1
    gather(game.state)
    run(game, Agenda(CHARGE, NONE))
    answer(game, 1, 0)
    assert asked(game)[2] == [0, 1, 2]
    answer(game, 2)
    assert game.state.card_on[CHARGE] == 2


@pytest.mark.rule("WK-263")
def test_a_law_stays_face_up_and_works() -> None:
    game = in_session(LAW)
    bends(game, LAW, PRICE_FORTIFY, ALWAYS, ADD, -2)
    vote(game, 1, YES)
    assert place(game, LAW) == CARD_IN_FORCE
    assert measure(game.state, PRICE_FORTIFY, 0, NONE, NONE, NONE, 4, 1) == 2


@pytest.mark.rule("WK-264")
def test_a_charge_gives_its_baron_alone_a_lasting_ability() -> None:
    game = in_session(CHARGE)
    bends(game, CHARGE, PRICE_FORTIFY, ALWAYS, ADD, -2)
    vote(game, 1, 1)
    assert measure(game.state, PRICE_FORTIFY, 1, NONE, NONE, NONE, 4, 1) == 2
    assert measure(game.state, PRICE_FORTIFY, 0, NONE, NONE, NONE, 4, 1) == 4


def with_three_charges() -> Play:
    """Seat 1 holds three charges, one of them a concession, and seat 0 holds one."""
    game = assembly()
    for place in range(3):
        in_force(game, CHARGE + place, 1)
    in_force(game, CHARGE + 3, 0)
    game.state.content.card_concession[CHARGE] = 2
    return game


@pytest.mark.rule("WK-265", "WK-266")
def test_on_a_fourth_charge_an_older_one_goes() -> None:
    game = with_three_charges()
    run(game, Charge(CHARGE + 4, 1))
    assert asked(game) == (DROP_CARD, 1, [CHARGE - 36, CHARGE - 35, CHARGE - 34])
    answer(game, CHARGE - 35)
    assert place(game, CHARGE + 1) == CARD_DISCARDED
    assert game.state.card_on[CHARGE + 4] == 1
    assert charges_of(game.state, 1) == 3


@pytest.mark.rule("WK-266")
def test_refusing_a_fourth_charge_keeps_the_older_three() -> None:
    game = with_three_charges()
    refusable(game, CHARGE + 4)
    run(game, Charge(CHARGE + 4, 1))
    assert asked(game) == (ACCEPT, 1, [NO, YES])
    answer(game, NO)
    assert charges_of(game.state, 1) == 3
    assert place(game, CHARGE + 4) == CARD_DISCARDED


@pytest.mark.rule("WK-271", "WK-265")
def test_a_concession_is_a_charge_that_pays_at_every_taxation() -> None:
    game = with_three_charges()
    assert charges_of(game.state, 1) == 3
    assert concessions_of(game.state, 1) == 2


@pytest.mark.rule("WK-267")
def test_an_office_goes_to_any_noble_still_in_the_game() -> None:
    game = assembly()
    put(game, noble_of(1, STAR), 13, troops=(50,))
    game.state.noble_at[noble_of(1, SQUARE)] = OUT_OF_GAME
    run(game, Office(OFFICE, 1))
    assert asked(game) == (OFFICE_NOBLE, 1, [0, 2, 3])
    answer(game, CIRCLE)
    assert game.state.noble_office[noble_of(1, CIRCLE)] == OFFICE
    assert game.state.card_on[OFFICE] == noble_of(1, CIRCLE)


@pytest.mark.rule("WK-267")
def test_without_a_noble_in_the_game_the_office_is_discarded() -> None:
    game = assembly()
    for symbol in range(4):
        game.state.noble_at[noble_of(1, symbol)] = OUT_OF_GAME
    refusable(game, OFFICE)
    run(game, Office(OFFICE, 1))
    assert game.is_over()
    assert place(game, OFFICE) == CARD_DISCARDED


@pytest.mark.rule("WK-268")
def test_a_new_office_replaces_the_old_one_of_that_noble() -> None:
    game = assembly()
    in_force(game, OFFICE, noble_of(1, STAR))
    run(game, Office(OFFICE + 1, 1))
    answer(game, STAR)
    assert game.state.noble_office[noble_of(1, STAR)] == OFFICE + 1
    assert place(game, OFFICE) == CARD_DISCARDED


@pytest.mark.rule("WK-268", "WK-270")
def test_a_noble_who_loses_his_only_troops_with_his_old_office_leaves_the_board() -> None:
    game = assembly()
    game.state.content.card_maintained[OFFICE] = 100
    in_force(game, OFFICE, noble_of(1, STAR))
    put(game, noble_of(1, STAR), 13)
    run(game, Office(OFFICE + 1, 1))
    answer(game, STAR)
    assert game.state.noble_at[noble_of(1, STAR)] == OFF_BOARD


@pytest.mark.rule("WK-269")
def test_an_office_is_discarded_when_its_noble_dies() -> None:
    game = assembly()
    put(game, noble_of(1, STAR), 13, troops=(100,), casualties=1)
    in_force(game, OFFICE, noble_of(1, STAR))
    run(game, CheckArmies(1, BY_CARD))
    desert(game)
    assert place(game, OFFICE) == CARD_DISCARDED
    assert game.state.noble_office[noble_of(1, STAR)] == NONE


@pytest.mark.rule("WK-270")
def test_maintained_troops_add_strength_and_need_no_wages() -> None:
    game = assembly()
    game.state.content.card_maintained[OFFICE] = 150
    put(game, noble_of(1, STAR), 13, casualties=1)
    in_force(game, OFFICE, noble_of(1, STAR))
    run(game, Wages(BIT[1]))
    assert troops_of(game.state, noble_of(1, STAR)) == 150
    assert strength_of(game.state, noble_of(1, STAR)) == 50
    assert game.state.crowns[1] == 10


@pytest.mark.rule("WK-272")
def test_the_discards_rebuild_the_deck() -> None:
    game = in_session(LAW)
    vote(game, 1, NO)
    game.state.agenda_count = 0
    assert draw_agenda(game) == LAW


@pytest.mark.rule("WK-273")
def test_an_agenda_may_move_the_tokens() -> None:
    game = assembly()
    write(game, ELECTION, WORD_SEAT, 0, TOKEN_HEAD)
    take_effect(game, ELECTION, 2)
    run(game, CheckArmies(0, BY_CARD))
    assert game.state.head == 2


@pytest.mark.rule("WK-273")
def test_an_agenda_may_move_the_chair() -> None:
    game = in_session(ELECTION)
    write(game, ELECTION, WORD_SEAT, 0, 0)
    vote(game, 1, 2)
    assert game.state.chairman == 2


@pytest.mark.rule("WK-042", "WK-272")
def test_discarded_agendas_are_shuffled_to_the_last_one_and_lie_in_the_deck() -> None:
    drawn = set()
    for seed in range(12):
        game = arrange(seed=seed)
        game.state.agenda_count = 0
        game.state.card_place[LAW] = game.state.card_place[MOTION] = CARD_DISCARDED
        drawn.add(draw_agenda(game))
        assert sorted(place(game, card) for card in (LAW, MOTION)) == sorted((CARD_IN_DECK, CARD_CURRENT))
    assert drawn == {LAW, MOTION}


@pytest.mark.rule("WK-002", "WK-262")
def test_a_card_that_hits_all_hits_each_of_six_once() -> None:
    game = assembly(seats=6)
    write(game, MOTION, WORD_GAIN, 5, CROWNS)
    run(game, Resolve(MOTION, NONE, NONE))
    assert list(game.state.crowns) == [20] * 6
