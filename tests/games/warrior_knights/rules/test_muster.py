"""Muster Troops: casualty tokens removed for crowns."""

import pytest

from tests.support.arrange import answer, arrange, asked, give_regulars, noble_of, put, run
from wk_env.games.warrior_knights.rules.asks import MUSTER, MUSTER_MORE, NO_MUSTER, STRONGHOLD
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, FIRST_STRONGHOLD, NO, SQUARE, STAR, YES
from wk_env.games.warrior_knights.rules.procedures.muster import MusterTroops


@pytest.mark.rule("WK-217")
def test_each_baron_is_asked_once_chairman_first_and_may_pass() -> None:
    game = arrange(seats=3)
    game.state.chairman = 1
    run(game, MusterTroops())
    assert asked(game) == (MUSTER, 1, [NO_MUSTER])
    answer(game, NO_MUSTER)
    assert game.decision.seat == 2
    answer(game, NO_MUSTER)
    assert game.decision.seat == 0
    answer(game, NO_MUSTER)
    assert game.is_over()


@pytest.mark.rule("WK-217", "WK-218")
def test_each_token_costs_two_crowns_and_as_many_go_as_he_likes() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 13, (200, 200), casualties=3)
    run(game, MusterTroops())
    answer(game, STAR, YES)
    assert asked(game) == (MUSTER_MORE, 0, [NO, YES])
    answer(game, NO)
    assert game.state.casualties[noble_of(0, STAR)] == 1
    assert game.state.crowns[0] == 15 - 4
    assert game.decision.seat == 1


@pytest.mark.rule("WK-217", "WK-218")
def test_no_more_tokens_go_than_he_can_pay() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 13, (200, 200), casualties=3)
    game.state.crowns[0] = 3
    run(game, MusterTroops())
    answer(game, STAR)
    assert game.state.casualties[noble_of(0, STAR)] == 2
    assert (game.state.crowns[0], game.decision.seat) == (1, 1)


@pytest.mark.rule("WK-217")
def test_without_two_crowns_only_passing_is_offered() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 13, (200,), casualties=1)
    game.state.crowns[0] = 1
    run(game, MusterTroops())
    assert asked(game) == (MUSTER, 0, [NO_MUSTER])


@pytest.mark.rule("WK-003", "WK-219")
def test_only_one_army_is_mustered_and_the_unled_troops_are_one() -> None:
    game = arrange()
    put(game, noble_of(0, SQUARE), 13, (200,), casualties=1)
    game.state.casualties[FIRST_GROUP] = 1
    run(game, MusterTroops())
    assert asked(game) == (MUSTER, 0, [SQUARE, STRONGHOLD, NO_MUSTER])
    answer(game, STRONGHOLD)
    assert (game.state.casualties[FIRST_GROUP], game.state.casualties[noble_of(0, SQUARE)]) == (0, 1)
    assert game.decision.seat == 1


@pytest.mark.rule("WK-219")
def test_a_besieged_army_can_be_mustered() -> None:
    game = arrange()
    game.state.stronghold_at[0] = 13
    put(game, noble_of(0, STAR), 13, casualties=1)
    give_regulars(game, noble_of(0, STAR), 100, 50)
    game.state.siege_since[FIRST_STRONGHOLD * 6 + 1] = 1
    run(game, MusterTroops())
    answer(game, STAR)
    assert game.state.casualties[noble_of(0, STAR)] == 0


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 13, (200, 200), casualties=3)
    run(game, MusterTroops())
    answer(game, STAR)
    twin = game.copy()
    answer(game, YES, YES)
    assert twin.state.casualties[noble_of(0, STAR)] == 2
    answer(twin, YES, YES)
    assert twin.digest() == game.digest()
