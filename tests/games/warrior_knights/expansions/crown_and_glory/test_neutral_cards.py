"""The new Neutral cards: Research and A Pressing Agenda."""

import pytest

from tests.support.arrange import answer, asked
from tests.support.learning import (
    COATS,
    PILOTS,
    RANSOMS,
    RHETORIC,
    ROADS,
    SIEGE_ENGINE,
    SOME_ROW,
    academy,
    cost_of,
    deck_of,
    give,
    know,
    knowledge,
    name_scholar,
    owned,
    place_of,
    play_neutral,
    row_of,
)
from tests.support.neutral_cards import research
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import (
    DECK,
    DECK_COUNT,
    DECK_KNOWN,
    FIRST_ADVANCEMENT,
)
from wk_env.games.warrior_knights.rules.asks import (
    DROP_ADVANCEMENT,
    KEEP_RESEARCH,
    RESEARCH_PAID,
)
from wk_env.games.warrior_knights.rules.numbers import (
    A_PRESSING_AGENDA,
    CARD_AT_HAND,
    CARD_CURRENT,
    CARD_IN_DECK,
    FIRST_AGENDA,
    IN_PILE,
    NO,
    NONE,
    RESEARCH,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.display import reveal_agendas
from wk_env.games.warrior_knights.rules.state import put as laid


@pytest.mark.rule("CG-076", "CG-068")
def test_the_scholar_may_pay_two_crowns_to_draw_the_top_advancement() -> None:
    game = research()
    assert asked(game) == (RESEARCH_PAID, 1, [NO, YES])
    assert game.state.subject == 2
    answer(game, YES)
    assert game.state.crowns[1] == 13
    assert place_of(game, COATS) == CARD_AT_HAND
    assert row_of(game) == sorted(SOME_ROW)


@pytest.mark.rule("CG-076")
def test_who_declines_pays_nothing() -> None:
    game = research()
    answer(game, NO)
    assert game.is_over()
    assert game.state.crowns[1] == 15
    assert deck_of(game)[-1] == COATS


@pytest.mark.rule("CG-076", "CG-075")
def test_without_a_scholar_nothing_is_asked_and_the_card_goes_to_the_pile() -> None:
    game = academy()
    card = play_neutral(game, RESEARCH)
    assert game.is_over()
    assert game.state.action_at[card] == IN_PILE


@pytest.mark.rule("CG-076")
def test_a_scholar_with_one_crown_is_not_asked() -> None:
    game = academy()
    name_scholar(game, 1)
    game.state.crowns[1] = 1
    play_neutral(game, RESEARCH)
    assert game.is_over()


@pytest.mark.rule("CG-077", "CG-049")
def test_he_buys_it_for_a_knowledge_less() -> None:
    price = cost_of(SIEGE_ENGINE) - 1
    game = research(knows=price, top=SIEGE_ENGINE)
    answer(game, YES)
    assert asked(game) == (KEEP_RESEARCH, 1, [NO, YES])
    assert (game.state.subject, game.state.matter) == (FIRST_ADVANCEMENT + SIEGE_ENGINE, price)
    answer(game, YES)
    assert owned(game, 1) == [SIEGE_ENGINE]
    assert knowledge(game) == [0, 0, 0]


@pytest.mark.rule("CG-077")
def test_what_costs_one_is_free_and_never_less() -> None:
    game = research(knows=0, top=RANSOMS)
    answer(game, YES)
    assert game.state.matter == 0
    answer(game, YES)
    assert owned(game, 1) == [RANSOMS]
    assert knowledge(game) == [0, 0, 0]


@pytest.mark.rule("CG-077")
def test_or_he_puts_it_under_the_deck() -> None:
    game = research()
    answer(game, YES, NO)
    assert deck_of(game)[0] == COATS
    assert game.state.annex[DECK_KNOWN] == 1
    assert place_of(game, COATS) == CARD_IN_DECK


@pytest.mark.rule("CG-077")
def test_what_he_cannot_pay_for_goes_back_unasked() -> None:
    game = research(knows=cost_of(SIEGE_ENGINE) - 2, top=SIEGE_ENGINE)
    answer(game, YES)
    assert game.is_over()
    assert deck_of(game)[0] == SIEGE_ENGINE


@pytest.mark.rule("CG-077", "CG-054")
def test_he_buys_no_second_copy() -> None:
    game = academy()
    give(game, 1, COATS)
    know(game, 1, 5)
    name_scholar(game, 1)
    annex = game.state.annex
    last = annex[DECK_COUNT] - 1
    place = deck_of(game).index(COATS + 1)
    game.state.annex = laid(laid(annex, DECK + place, annex[DECK + last]), DECK + last, COATS + 1)
    play_neutral(game, RESEARCH)
    answer(game, YES)
    assert game.is_over()
    assert owned(game, 1) == [COATS]


@pytest.mark.rule("CG-077", "CG-055")
def test_with_four_he_gives_one_up() -> None:
    game = academy()
    give(game, 1, PILOTS, ROADS, RHETORIC)
    know(game, 1, 5)
    name_scholar(game, 1)
    top = deck_of(game)[-1]
    play_neutral(game, RESEARCH)
    answer(game, YES, YES)
    assert asked(game) == (DROP_ADVANCEMENT, 1, sorted((PILOTS, ROADS, RHETORIC, top)))


@pytest.mark.rule("CG-078")
def test_the_top_agenda_joins_the_current_ones() -> None:
    game = academy()
    reveal_agendas(game)
    before, top = list(game.state.current), FIRST_AGENDA + game.state.agenda_deck[game.state.agenda_count - 1]
    play_neutral(game, A_PRESSING_AGENDA)
    assert before[3] == NONE
    assert list(game.state.current) == [*before[:3], top]
    assert game.state.card_place[top] == CARD_CURRENT
