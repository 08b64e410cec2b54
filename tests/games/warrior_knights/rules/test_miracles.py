"""Miracles Can Happen: lasting Events are cancelled later, for a Faith more."""

import pytest

from tests.support.arrange import answer, arrange, asked, give_regulars, noble_of, put, run
from tests.support.decks import CARD_OF, lay_down
from wk_env.games.warrior_knights.rules.asks import MIRACLE, NO_MIRACLE, PLEDGE
from wk_env.games.warrior_knights.rules.numbers import CARD_DISCARDED, CARD_IN_FORCE, OFF_BOARD, OUT_OF_GAME, STAR
from wk_env.games.warrior_knights.rules.phases.interlude import Interlude, before_cards
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.procedures.elimination import end_all
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

ESTEBAN = noble_of(1, STAR)
NO_HEIR_CARD = CARD_OF["No Heir"]


def struck(name: str = "No Heir", on: int = ESTEBAN, faith: tuple[int, ...] = (9, 9, 9), heirs: int = 0) -> Play:
    """A lasting Event lies on a Noble of seat 1, who stands somewhere with a Regular; everybody has this much Faith."""
    game = arrange(rules=Rules(seats=3, miracles=1, heirs=heirs))
    put(game, ESTEBAN, 13)
    give_regulars(game, ESTEBAN, 100)
    lay_down(game, name, on)
    for seat, amount in enumerate(faith):
        game.state.faith[seat] = amount
    run(game, Interlude(before_cards(game.state.rules)))
    return game


def place(game: Play, name: str) -> int:
    """Where a card lies."""
    return game.state.card_place[CARD_OF[name]]


@pytest.mark.rule("WK-585")
def test_only_the_victim_of_a_red_event_is_asked() -> None:
    game = struck()
    assert asked(game) == (MIRACLE, 1, [NO_HEIR_CARD, NO_MIRACLE])


@pytest.mark.rule("WK-585")
def test_he_may_wait() -> None:
    game = struck()
    answer(game, NO_MIRACLE)
    assert game.is_over()
    assert place(game, "No Heir") == CARD_IN_FORCE


@pytest.mark.rule("WK-586", "WK-585")
def test_no_heir_for_two_is_cancelled_for_three_faith() -> None:
    game = struck(faith=(9, 3, 9))
    answer(game, NO_HEIR_CARD)
    assert list(game.state.faith[:3]) == [9, 0, 9]
    assert place(game, "No Heir") == CARD_DISCARDED
    run(game, Death(ESTEBAN, BY_CARD))
    assert game.state.noble_at[ESTEBAN] == OFF_BOARD


@pytest.mark.rule("WK-586", "WK-585")
def test_with_two_faith_it_cannot_be_cancelled() -> None:
    assert struck(faith=(9, 2, 9)).is_over()


@pytest.mark.rule("WK-586")
def test_after_the_death_of_the_noble_it_is_too_late() -> None:
    game = struck()
    end_all(game)
    game.decision.count = 0
    run(game, Death(ESTEBAN, BY_CARD))
    run(game, Interlude(before_cards(game.state.rules)))
    assert game.is_over()
    assert game.state.noble_at[ESTEBAN] == OUT_OF_GAME


@pytest.mark.rule("WK-585")
def test_without_the_rule_nobody_is_asked() -> None:
    game = arrange(seats=3)
    lay_down(game, "No Heir", ESTEBAN)
    game.state.faith[1] = 9
    run(game, Interlude(before_cards(game.state.rules)))
    assert game.is_over()


@pytest.mark.rule("WK-585")
def test_an_event_without_a_price_stays() -> None:
    assert struck("A Song Half Written", on=1).is_over()


@pytest.mark.rule("WK-585")
def test_where_heirs_are_tokens_a_dead_one_is_final() -> None:
    assert struck(heirs=1).is_over()


@pytest.mark.rule("WK-585")
def test_anybody_may_pay_the_whole_price_of_a_blue_event() -> None:
    game = struck("Broken Line")
    card = CARD_OF["Broken Line"]
    assert asked(game) == (MIRACLE, 0, [card, NO_MIRACLE])
    answer(game, card)
    assert asked(game) == (PLEDGE, 0, [0, 1, 2, 3])
    answer(game, 3)
    assert list(game.state.faith[:3]) == [6, 9, 9]
    assert place(game, "Broken Line") == CARD_DISCARDED
    assert game.is_over()


@pytest.mark.rule("WK-585")
def test_barons_may_pay_for_a_blue_event_together() -> None:
    game = struck("Broken Line", faith=(1, 1, 1))
    answer(game, CARD_OF["Broken Line"], 1, 1, 1)
    assert list(game.state.faith[:3]) == [0, 0, 0]
    assert place(game, "Broken Line") == CARD_DISCARDED


@pytest.mark.rule("WK-585")
def test_shares_below_the_price_are_not_paid() -> None:
    game = struck("Broken Line", faith=(2, 2, 0))
    answer(game, CARD_OF["Broken Line"], 1, 0, 0, 1, 0, 0)
    assert list(game.state.faith[:3]) == [2, 2, 0]
    assert place(game, "Broken Line") == CARD_IN_FORCE
    assert asked(game)[:2] == (MIRACLE, 1)


@pytest.mark.rule("WK-585")
def test_nobody_hopes_for_a_price_that_all_together_cannot_pay() -> None:
    assert struck("Broken Line", faith=(1, 1, 0)).is_over()
