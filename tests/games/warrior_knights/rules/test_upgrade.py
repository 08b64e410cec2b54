"""Upgrade Defenses: repairs and fortification, and what fortification is worth."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, run
from tests.support.decks import lay_down
from wk_env.games.warrior_knights.rules.asks import FORTIFY, NO_UPGRADE, REPAIR_MORE, REPAIR_STRONGHOLD, UPGRADE
from wk_env.games.warrior_knights.rules.deeds import breach, make_neutral, put_control
from wk_env.games.warrior_knights.rules.numbers import FIRST_STRONGHOLD, MOST_SEATS, NO, YES
from wk_env.games.warrior_knights.rules.procedures.upgrade import UpgradeDefenses
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import Play

# House content: city 5 has strength 200, city 11 has 400.
WEAK, STRONG = 5, 11


def besiege(game: Play, hold: int) -> None:
    """A siege by seat 1 stands at a hold."""
    game.state.siege_since[hold * MOST_SEATS + 1] = 1


@pytest.mark.rule("WK-207")
def test_each_baron_is_asked_once_chairman_first_and_may_pass() -> None:
    game = arrange(seats=3)
    game.state.chairman = 2
    run(game, UpgradeDefenses())
    assert asked(game) == (UPGRADE, 2, [NO_UPGRADE])
    answer(game, NO_UPGRADE, NO_UPGRADE)
    assert game.decision.seat == 1
    answer(game, NO_UPGRADE)
    assert game.is_over()


@pytest.mark.rule("WK-207", "WK-211")
def test_he_may_repair_a_city_or_his_stronghold_or_fortify_a_city() -> None:
    game = arrange()
    control(game, 0, WEAK, STRONG)
    game.state.breaches[WEAK] = game.state.breaches[FIRST_STRONGHOLD] = 1
    game.state.stronghold_at[0] = 30
    run(game, UpgradeDefenses())
    assert asked(game)[2] == [WEAK, REPAIR_STRONGHOLD, FORTIFY + WEAK, FORTIFY + STRONG, NO_UPGRADE]


@pytest.mark.rule("WK-208", "WK-209")
def test_each_breach_costs_two_crowns_and_as_many_go_as_he_likes() -> None:
    game = arrange()
    control(game, 0, STRONG)
    game.state.breaches[STRONG] = 3
    run(game, UpgradeDefenses())
    answer(game, STRONG, YES)
    assert asked(game) == (REPAIR_MORE, 0, [NO, YES])
    answer(game, NO)
    assert (game.state.breaches[STRONG], game.state.crowns[0]) == (1, 11)
    assert game.decision.seat == 1


@pytest.mark.rule("WK-207", "WK-208")
def test_only_one_thing_is_repaired_up_to_what_he_can_pay() -> None:
    game = arrange()
    game.state.stronghold_at[0] = 30
    game.state.breaches[FIRST_STRONGHOLD] = 2
    game.state.crowns[0] = 3
    run(game, UpgradeDefenses())
    answer(game, REPAIR_STRONGHOLD)
    assert (game.state.breaches[FIRST_STRONGHOLD], game.state.crowns[0]) == (1, 1)
    assert game.decision.seat == 1


@pytest.mark.rule("WK-210", "WK-213")
def test_fortifying_costs_four_crowns_and_adds_a_hundred_strength() -> None:
    game = arrange()
    control(game, 0, WEAK)
    run(game, UpgradeDefenses())
    answer(game, FORTIFY + WEAK)
    assert (game.state.fortified[WEAK], game.state.crowns[0]) == (1, 11)
    assert strength_of_hold(game.state, WEAK) == 300


@pytest.mark.rule("WK-210", "WK-211")
def test_a_fortified_city_and_one_he_cannot_pay_for_are_not_offered() -> None:
    game = arrange()
    control(game, 0, WEAK)
    control(game, 1, STRONG)
    game.state.fortified[WEAK] = 1
    game.state.crowns[1] = 3
    run(game, UpgradeDefenses())
    assert asked(game)[2] == [NO_UPGRADE]
    answer(game, NO_UPGRADE)
    assert asked(game)[2] == [NO_UPGRADE]


@pytest.mark.rule("WK-211")
def test_a_stronghold_is_never_fortified() -> None:
    game = arrange()
    game.state.stronghold_at[0] = 30
    run(game, UpgradeDefenses())
    assert asked(game)[2] == [NO_UPGRADE]


@pytest.mark.rule("WK-212", "WK-454")
def test_nothing_besieged_is_repaired_or_fortified() -> None:
    game = arrange()
    control(game, 0, WEAK)
    game.state.stronghold_at[0] = 30
    game.state.breaches[WEAK] = game.state.breaches[FIRST_STRONGHOLD] = 1
    besiege(game, WEAK)
    besiege(game, FIRST_STRONGHOLD)
    run(game, UpgradeDefenses())
    assert asked(game)[2] == [NO_UPGRADE]


@pytest.mark.rule("WK-213")
def test_a_fortified_city_takes_one_more_breach() -> None:
    game = arrange()
    control(game, 0, WEAK)
    game.state.fortified[WEAK] = 1
    breach(game.state, WEAK)
    breach(game.state, WEAK)
    assert strength_of_hold(game.state, WEAK) == 100


@pytest.mark.rule("WK-214")
def test_a_fortified_city_stays_fortified_under_a_new_controller() -> None:
    game = arrange()
    control(game, 0, WEAK)
    game.state.fortified[WEAK] = 1
    put_control(game.state, WEAK, 1)
    assert game.state.fortified[WEAK] == 1


@pytest.mark.rule("WK-215")
def test_a_fortified_city_that_becomes_neutral_keeps_its_breaches_alone() -> None:
    game = arrange()
    control(game, 0, WEAK)
    game.state.fortified[WEAK] = game.state.breaches[WEAK] = 1
    make_neutral(game.state, WEAK)
    assert (game.state.fortified[WEAK], game.state.breaches[WEAK]) == (0, 1)


@pytest.mark.rule("WK-216")
def test_breached_to_nothing_it_loses_its_fortification_and_one_breach() -> None:
    game = arrange()
    control(game, 0, WEAK)
    game.state.fortified[WEAK], game.state.breaches[WEAK] = 1, 2
    breach(game.state, WEAK)
    assert (game.state.fortified[WEAK], game.state.breaches[WEAK]) == (0, 2)
    assert strength_of_hold(game.state, WEAK) == 0


@pytest.mark.rule("WK-216")
def test_a_card_that_weakens_the_walls_counts_when_they_fall() -> None:
    game = arrange()
    control(game, 0, WEAK)
    lay_down(game, "Subsidence", on=WEAK)
    game.state.fortified[WEAK], game.state.breaches[WEAK] = 1, 1
    breach(game.state, WEAK)
    assert (game.state.fortified[WEAK], game.state.breaches[WEAK]) == (0, 1)
    assert strength_of_hold(game.state, WEAK) == 0


@pytest.mark.rule("WK-210")
def test_a_law_lowers_the_price_of_walls() -> None:
    game = arrange()
    control(game, 0, WEAK)
    lay_down(game, "The Masons' Statute")
    run(game, UpgradeDefenses())
    answer(game, FORTIFY + WEAK)
    assert game.state.crowns[0] == 13


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = arrange()
    control(game, 0, STRONG)
    game.state.breaches[STRONG] = 3
    run(game, UpgradeDefenses())
    answer(game, STRONG)
    twin = game.copy()
    answer(game, YES, YES)
    assert twin.state.breaches[STRONG] == 2
    answer(twin, YES, YES)
    assert twin.digest() == game.digest()
