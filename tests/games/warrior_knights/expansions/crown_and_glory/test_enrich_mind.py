"""Enrich Mind: Knowledge, the token of the Scholar, purchases and the three Advancements that a Baron may own."""

import pytest

from tests.support.arrange import answer, asked
from tests.support.learning import (
    BLACK_POWDER,
    COATS,
    HORNS,
    MANTLETS,
    PILOTS,
    RANSOMS,
    RHETORIC,
    ROADS,
    ROTATION,
    SIEGE_ENGINE,
    SOME_ROW,
    STAKES,
    STARS,
    WATCH,
    academy,
    cost_of,
    deck_of,
    give,
    know,
    knowledge,
    name_scholar,
    owned,
    place_of,
    play_enrich_mind,
    row_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import scholar_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import CARD_EXHAUSTED, CARD_READY, DECK_KNOWN
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import FIRST_ADVANCEMENT as FIRST
from wk_env.games.warrior_knights.rules.asks import (
    ACT,
    ALLOCATE,
    BUY_ADVANCEMENT,
    DECLINE,
    DO_IT,
    DROP_ADVANCEMENT,
    NO_ADVANCEMENT,
)
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_IN_FORCE,
    ENRICH_MIND,
    IN_ASSEMBLY,
    IN_TAXATION,
    NONE,
)
from wk_env.games.warrior_knights.rules.procedures.victory import lead

# ---- Knowledge and the Scholar


@pytest.mark.rule("CG-048", "CG-067", "CG-073")
def test_it_gives_a_knowledge_and_the_token_to_whoever_then_leads() -> None:
    game = academy()
    play_enrich_mind(game, 1)
    assert asked(game) == (ACT, 1, [DECLINE, DO_IT])
    assert game.state.subject == ENRICH_MIND
    answer(game, DO_IT)
    assert knowledge(game) == [0, 1, 0]
    assert scholar_of(game.state) == 1


@pytest.mark.rule("CG-067")
def test_who_only_draws_level_does_not_become_the_scholar() -> None:
    game = academy()
    know(game, 2, 1)
    name_scholar(game, 0)
    play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert knowledge(game) == [0, 1, 1]
    assert scholar_of(game.state) == 0


@pytest.mark.rule("CG-067")
def test_spending_knowledge_does_not_pass_the_token() -> None:
    game = academy(row=(RHETORIC, WATCH, ROTATION))
    know(game, 0, 1)
    know(game, 1, 1)
    play_enrich_mind(game, 1)
    answer(game, DO_IT, RHETORIC)
    answer(game, NO_ADVANCEMENT)
    assert knowledge(game) == [1, 1, 0]
    answer(game, IN_TAXATION)
    assert scholar_of(game.state) == 1


@pytest.mark.rule("CG-069", "CG-074")
def test_who_declines_gains_nothing_and_still_says_where_the_card_goes() -> None:
    game = academy()
    card = play_enrich_mind(game, 1)
    answer(game, DECLINE)
    assert knowledge(game) == [0, 0, 0]
    assert scholar_of(game.state) == NONE
    assert asked(game) == (ALLOCATE, 1, [IN_TAXATION, IN_ASSEMBLY])
    answer(game, IN_ASSEMBLY)
    assert game.state.action_at[card] == IN_ASSEMBLY


@pytest.mark.rule("CG-073", "CG-074")
def test_the_card_is_laid_after_the_purchase() -> None:
    game = academy(row=(RHETORIC, STAKES, SIEGE_ENGINE))
    name_scholar(game, 0)
    know(game, 2, 5)
    card = play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert asked(game) == (BUY_ADVANCEMENT, 1, [RHETORIC, NO_ADVANCEMENT])
    answer(game, RHETORIC)
    assert asked(game)[0] == ALLOCATE
    answer(game, IN_TAXATION)
    assert game.state.action_at[card] == IN_TAXATION


# ---- purchases


@pytest.mark.rule("CG-050", "CG-052")
@pytest.mark.parametrize("in_hand", [cost_of(STAKES), cost_of(SIEGE_ENGINE) - 1])
def test_only_what_he_can_pay_for_is_offered_and_it_costs_what_is_printed(in_hand: int) -> None:
    game = academy(row=(STAKES, SIEGE_ENGINE, RHETORIC))
    know(game, 0, 9)
    know(game, 1, in_hand - 1)
    play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert asked(game)[2] == [STAKES, RHETORIC, NO_ADVANCEMENT]
    answer(game, STAKES)
    assert knowledge(game) == [9, in_hand - cost_of(STAKES), 0]
    assert owned(game, 1) == [STAKES]


@pytest.mark.rule("CG-050")
def test_of_two_copies_in_the_row_one_is_offered() -> None:
    game = academy(row=(RHETORIC, RHETORIC + 1, ROADS))
    play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert asked(game)[2] == [ROADS, RHETORIC, NO_ADVANCEMENT]


@pytest.mark.rule("CG-050", "CG-049")
def test_nobody_is_asked_who_can_buy_nothing() -> None:
    game = academy(row=(BLACK_POWDER, STAKES, SIEGE_ENGINE))
    play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert asked(game)[0] == ALLOCATE


@pytest.mark.rule("CG-050")
def test_who_is_not_the_scholar_buys_one_at_most() -> None:
    game = academy(row=(RHETORIC, ROADS, MANTLETS))
    know(game, 0, 9)
    know(game, 1, 4)
    play_enrich_mind(game, 1)
    answer(game, DO_IT, RHETORIC)
    assert asked(game)[0] == ALLOCATE


@pytest.mark.rule("CG-051", "CG-068")
def test_the_scholar_buys_as_long_as_he_can_pay() -> None:
    game = academy(row=(RHETORIC, ROADS, MANTLETS))
    know(game, 1, 1)
    play_enrich_mind(game, 1)
    answer(game, DO_IT, RHETORIC)
    assert asked(game)[:2] == (BUY_ADVANCEMENT, 1)
    answer(game, ROADS)
    assert asked(game)[0] == ALLOCATE
    assert owned(game, 1) == [ROADS, RHETORIC]
    assert knowledge(game) == [0, 0, 0]


@pytest.mark.rule("CG-053")
def test_the_row_is_filled_at_once_from_the_top_of_the_deck() -> None:
    game = academy(row=(RHETORIC, WATCH, ROTATION))
    top = deck_of(game)[-1]
    play_enrich_mind(game, 1)
    answer(game, DO_IT, RHETORIC)
    assert row_of(game) == sorted((top, WATCH, ROTATION))
    assert top not in deck_of(game)


@pytest.mark.rule("CG-053")
def test_what_needs_no_use_works_at_once_and_the_rest_lies_ready() -> None:
    game = academy()
    give(game, 1, RHETORIC, ROADS)
    assert (place_of(game, RHETORIC), place_of(game, ROADS)) == (CARD_IN_FORCE, CARD_READY)
    assert game.state.card_on[FIRST + RHETORIC] == game.state.card_on[FIRST + ROADS] == 1


@pytest.mark.rule("CG-054")
def test_nobody_buys_a_second_copy() -> None:
    game = academy(row=(RHETORIC + 1, STAKES, SIEGE_ENGINE))
    give(game, 1, RHETORIC)
    play_enrich_mind(game, 1)
    answer(game, DO_IT)
    assert asked(game)[0] == ALLOCATE


@pytest.mark.rule("CG-055", "CG-056", "CG-057")
def test_who_owns_four_gives_one_up_the_new_one_included() -> None:
    game = academy(row=(RHETORIC, WATCH, ROTATION))
    give(game, 1, ROADS, COATS, STAKES)
    game.state.card_place[FIRST + COATS] = CARD_EXHAUSTED
    play_enrich_mind(game, 1)
    answer(game, DO_IT, RHETORIC)
    assert asked(game) == (DROP_ADVANCEMENT, 1, [COATS, STAKES, ROADS, RHETORIC])
    answer(game, COATS)
    assert owned(game, 1) == [STAKES, ROADS, RHETORIC]
    assert deck_of(game)[0] == COATS
    assert game.state.annex[DECK_KNOWN] == 1


@pytest.mark.rule("CG-056")
def test_what_is_given_up_works_no_more() -> None:
    game = academy(row=(RHETORIC, WATCH, ROTATION))
    give(game, 1, STARS, COATS, STAKES)
    before = list(game.state.bent)
    play_enrich_mind(game, 1)
    answer(game, DO_IT, RHETORIC, STARS)
    assert sum(game.state.bent) == sum(before)
    assert sum(one != other for one, other in zip(game.state.bent, before, strict=True)) == 2


@pytest.mark.rule("CG-056")
def test_the_scholar_gives_up_after_each_purchase() -> None:
    game = academy(row=(RHETORIC, RANSOMS, ROADS))
    give(game, 1, HORNS, COATS, PILOTS)
    know(game, 1, 1)
    play_enrich_mind(game, 1)
    answer(game, DO_IT, RHETORIC)
    assert asked(game)[0] == DROP_ADVANCEMENT
    answer(game, HORNS)
    assert asked(game)[0] == BUY_ADVANCEMENT


# ---- what never changes hands, and what counts for nothing


@pytest.mark.rule("CG-144", "CG-048")
def test_knowledge_breaks_no_tie() -> None:
    game = academy(seats=2)
    know(game, 0, 9)
    name_scholar(game, 0)
    give(game, 0, *SOME_ROW)
    assert lead(game.state, 0, 1) == 0
