"""Treachery: who is asked for a pact, how long it lasts, when it is over."""

import pytest

from tests.support.arrange import answer, arrange, asked, run
from tests.support.pacts import FIRST, SECOND, THIRD, peace, window
from wk_env.games.warrior_knights.rules.asks import (
    ACCEPT_PACT,
    NO_PACT,
    PROPOSE_PACT,
)
from wk_env.games.warrior_knights.rules.numbers import NO, YES
from wk_env.games.warrior_knights.rules.optional.pacts import (
    NO_WORD,
    REFUSED,
    age_pacts,
    can_ask,
    has_pact_with,
    rounds_of_pact,
    write_pair,
)
from wk_env.games.warrior_knights.rules.optional.treachery import Pacts
from wk_env.games.warrior_knights.rules.phases.actions import Actions
from wk_env.games.warrior_knights.rules.phases.interlude import PACTS, before_cards
from wk_env.games.warrior_knights.rules.procedures.elimination import eliminate
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.variants import agree


@pytest.mark.rule("VR-059", "VR-060")
def test_each_baron_may_propose_one_pact_for_up_to_three_rounds_chairman_first() -> None:
    game = peace(0)
    game.state.chairman = 1
    run(game, Pacts(all_seats(game.state)))
    assert asked(game) == (PROPOSE_PACT, 1, [0, 1, 2, 6, 7, 8, NO_PACT])
    answer(game, NO_PACT)
    assert asked(game)[:2] == (PROPOSE_PACT, 2)
    answer(game, NO_PACT)
    assert asked(game)[:2] == (PROPOSE_PACT, 0)
    answer(game, NO_PACT)
    assert game.is_over()


@pytest.mark.rule("VR-060")
def test_the_partner_is_asked_and_a_pact_stands_for_both() -> None:
    game = window()
    answer(game, 3 * SECOND + 1)
    assert asked(game) == (ACCEPT_PACT, SECOND, [NO, YES])
    assert (game.state.subject, game.state.matter) == (FIRST, 2)
    answer(game, YES)
    assert rounds_of_pact(game.state, FIRST, SECOND) == rounds_of_pact(game.state, SECOND, FIRST) == 2
    assert list(game.state.pacts).count(2) == 2


@pytest.mark.rule("VR-060")
def test_there_is_one_proposal_a_window_and_one_pact_a_pair() -> None:
    game = window()
    answer(game, 3 * SECOND, YES)
    assert asked(game) == (PROPOSE_PACT, SECOND, [6, 7, 8, NO_PACT])


@pytest.mark.rule("VR-060")
def test_a_refused_pair_is_not_asked_again_by_either_before_the_next_round() -> None:
    game = window(seats=2)
    answer(game, 3 * SECOND, NO)
    assert game.is_over()
    assert not can_ask(game.state, SECOND, FIRST)
    age_pacts(game.state)
    assert can_ask(game.state, FIRST, SECOND)
    assert can_ask(game.state, SECOND, FIRST)


@pytest.mark.rule("VR-060")
def test_the_current_round_is_the_first_of_a_pact() -> None:
    game = peace(3)
    for left in (2, 1):
        age_pacts(game.state)
        assert rounds_of_pact(game.state, FIRST, SECOND) == left
        assert has_pact_with(game.state, SECOND, FIRST)
    age_pacts(game.state)
    assert not has_pact_with(game.state, FIRST, SECOND)
    assert set(game.state.pacts) == {NO_WORD}


@pytest.mark.rule("VR-060")
def test_pacts_are_asked_before_each_card_is_turned_over() -> None:
    game = peace(0, seats=2)
    game.state.stacks[0] = game.state.stacks[1] = 0
    game.state.stack_left[0] = 2
    run(game, Actions())
    for _ in range(2):
        assert asked(game)[:2] == (PROPOSE_PACT, FIRST)
        left = game.state.stack_left[0]
        answer(game, NO_PACT)
        assert game.state.stack_left[0] == left
        answer(game, NO_PACT)
        while game.decision.ask != PROPOSE_PACT and game.decision.count:
            answer(game, game.decision.options[0])
        if not game.decision.count:
            break
    assert before_cards(Rules(pact_rounds=3)) == 1 << PACTS
    assert before_cards(Rules()) == 0


@pytest.mark.rule("VR-149")
def test_eliminated_barons_are_not_asked_and_their_pacts_are_over() -> None:
    game = peace()
    write_pair(game.state, SECOND, THIRD, 1)
    game.state.missing[SECOND] = 1
    eliminate(game, SECOND)
    assert not any(game.state.pacts)
    assert not any(game.state.missing)
    run(game, Pacts(all_seats(game.state)))
    assert asked(game) == (PROPOSE_PACT, FIRST, [6, 7, 8, NO_PACT])


def test_by_name_it_is_three_rounds() -> None:
    assert agree(["treachery"]).pact_rounds == 3


def test_without_the_rule_there_are_no_columns() -> None:
    table = arrange().state
    assert (len(table.pacts), len(table.missing)) == (0, 0)
    assert not has_pact_with(table, FIRST, SECOND)


def test_a_refusal_is_written_for_both() -> None:
    game = window()
    answer(game, 3 * THIRD + 2, NO)
    assert game.state.pacts[FIRST * 6 + THIRD] == game.state.pacts[THIRD * 6 + FIRST] == REFUSED
