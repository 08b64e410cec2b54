"""Revolts: which cities are tested, what a revolt costs, what a lost city becomes."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, put, run, stack_fate
from tests.support.decks import lay_down
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import CITY, LOSE_CITY, PAY_CROWNS, PAY_FAITH, REVOLT
from wk_env.games.warrior_knights.rules.numbers import NEUTRAL, PORT, STAR
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolt, Revolts
from wk_env.games.warrior_knights.rules.procedures.revolt import test_city as try_city
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play

STAR_0 = noble_of(0, STAR)


def area(city: int) -> int:
    """The area of a city."""
    return house_content().city_area[city]


def revolt(card: int) -> bool:
    """Whether a Fate card says Revolt."""
    return house_content().fate_revolt[card] == 1


def calm(card: int) -> bool:
    """Whether a Fate card says No Revolt."""
    return house_content().fate_revolt[card] == 0


def used(game: Play) -> int:
    """How many Fate cards have been turned since they were stacked."""
    return game.state.fate_top


@pytest.mark.rule("WK-162")
def test_a_city_with_a_noble_of_its_controller_in_its_area_is_not_tested() -> None:
    game = arrange()
    control(game, 0, 5)
    put(game, STAR_0, area(5), (50,))
    stack_fate(game, revolt)
    run(game, Revolts())
    assert used(game) == 0
    assert game.state.city_owner[5] == 0


@pytest.mark.rule("WK-162", "WK-163")
def test_unguarded_cities_draw_a_card_each_overseas_cities_included() -> None:
    game = arrange()
    control(game, 0, 5, 18)
    put(game, noble_of(1, STAR), area(5), (50,))
    stack_fate(game, calm, revolt)
    run(game, Revolts())
    assert asked(game) == (REVOLT, 0, [PAY_CROWNS, LOSE_CITY])
    answer(game, PAY_CROWNS)
    assert game.state.crowns[0] == 15 - 2 * game.state.content.city_income[18]
    assert used(game) == 2


@pytest.mark.rule("WK-163")
def test_nothing_happens_on_no_revolt() -> None:
    game = arrange()
    control(game, 0, 5, 6)
    stack_fate(game, calm, calm)
    run(game, Revolts())
    assert game.is_over()
    assert game.state.city_owner[5] == game.state.city_owner[6] == 0


@pytest.mark.rule("WK-164")
def test_a_revolt_offers_faith_crowns_or_the_loss_of_the_city() -> None:
    game = arrange()
    control(game, 0, 5)
    game.state.faith[0] = 1
    run(game, Revolt(5))
    assert asked(game) == (REVOLT, 0, [PAY_FAITH, PAY_CROWNS, LOSE_CITY])
    answer(game, PAY_FAITH)
    assert (game.state.faith[0], game.state.crowns[0], game.state.city_owner[5]) == (0, 15, 0)


@pytest.mark.rule("WK-164")
def test_the_price_in_crowns_is_twice_the_printed_income_fortified_or_not() -> None:
    game = arrange()
    control(game, 0, 11)
    game.state.fortified[11] = 1
    run(game, Revolt(11))
    answer(game, PAY_CROWNS)
    assert game.state.crowns[0] == 15 - 8


@pytest.mark.rule("WK-164")
def test_only_affordable_payments_are_offered() -> None:
    game = arrange()
    control(game, 0, 11)
    game.state.crowns[0] = 7
    run(game, Revolt(11))
    assert asked(game) == (REVOLT, 0, [LOSE_CITY])


@pytest.mark.rule("WK-164")
def test_a_bend_of_the_price_in_faith_counts_in_revolts() -> None:
    game = arrange()
    control(game, 0, 5)
    lay_down(game, "Heretic", on=0)
    game.state.faith[0] = 1
    run(game, Revolt(5))
    assert asked(game) == (REVOLT, 0, [PAY_CROWNS, LOSE_CITY])


@pytest.mark.rule("WK-165", "WK-215")
def test_a_lost_city_becomes_neutral_without_fortification_and_keeps_its_breaches() -> None:
    game = arrange()
    control(game, 0, 11)
    game.state.fortified[11], game.state.breaches[11] = 1, 2
    run(game, Revolt(11))
    answer(game, LOSE_CITY)
    assert game.state.city_owner[11] == NEUTRAL
    assert (game.state.fortified[11], game.state.breaches[11]) == (0, 2)


@pytest.mark.rule("WK-166")
def test_a_table_may_let_each_baron_say_in_which_order_his_cities_are_tested() -> None:
    game = arrange(rules=Rules(seats=2, own_revolt_order=1))
    control(game, 0, 5, 6, 7, 8)
    put(game, STAR_0, area(6), (50,))
    game.state.faith[0], game.state.crowns[0] = 1, 0
    stack_fate(game, revolt, calm, revolt)
    run(game, Revolts())
    assert asked(game) == (CITY, 0, [5, 7, 8])
    answer(game, 8)
    assert asked(game) == (REVOLT, 0, [PAY_FAITH, LOSE_CITY])
    answer(game, PAY_FAITH)
    assert asked(game) == (CITY, 0, [5, 7])
    answer(game, 7)
    assert asked(game) == (REVOLT, 0, [LOSE_CITY])
    assert game.state.subject == 5


@pytest.mark.rule("WK-166")
def test_barons_are_tested_from_the_chairman_on_each_in_map_order() -> None:
    game = arrange(seats=3)
    game.state.chairman = 1
    control(game, 0, 0)
    control(game, 1, 7, 3)
    control(game, 2, 1)
    stack_fate(game, revolt, revolt, revolt, revolt)
    run(game, Revolts())
    assert game.decision.seat == 1
    answer(game, LOSE_CITY)
    assert game.state.city_owner[3] == NEUTRAL
    answer(game, LOSE_CITY)
    assert game.decision.seat == 2
    answer(game, LOSE_CITY)
    assert game.decision.seat == 0


@pytest.mark.rule("WK-167")
def test_a_noble_on_the_port_icon_does_not_protect_the_city() -> None:
    game = arrange()
    control(game, 0, 18)
    put(game, STAR_0, PORT + area(18), (50,))
    stack_fate(game, revolt)
    run(game, Revolts())
    assert game.decision.ask == REVOLT


@pytest.mark.rule("WK-168", "WK-167")
def test_revolts_come_after_influence_and_before_arrivals() -> None:
    game = arrange()
    control(game, 0, 18)
    put(game, STAR_0, PORT + area(18), (50,))
    game.state.stronghold_at[0] = 30
    stack_fate(game, revolt)
    run(game, Upkeep())
    assert game.decision.ask == REVOLT
    assert game.state.influence[0] == 1
    assert game.state.noble_at[STAR_0] == PORT + area(18)


@pytest.mark.rule("WK-169")
def test_a_besieged_city_is_tested_and_its_siege_goes_on() -> None:
    game = arrange()
    control(game, 0, 5)
    put(game, noble_of(1, STAR), area(5), (200,))
    game.state.siege_since[5 * 6 + 1] = 1
    stack_fate(game, revolt)
    run(game, Revolts())
    answer(game, LOSE_CITY)
    assert game.state.city_owner[5] == NEUTRAL
    assert game.state.siege_since[5 * 6 + 1] == 1


@pytest.mark.rule("WK-163", "WK-082")
def test_a_city_that_draws_two_cards_revolts_if_any_of_them_says_so() -> None:
    game = arrange()
    control(game, 0, 5)
    lay_down(game, "An Old Grudge", on=0)
    stack_fate(game, revolt, calm)
    run(game, Revolts())
    assert game.decision.ask == REVOLT
    assert used(game) == 2


@pytest.mark.rule("WK-163")
def test_cities_that_draw_no_card_are_not_tested() -> None:
    game = arrange()
    control(game, 0, 5)
    lay_down(game, "High Sheriff", on=0)
    stack_fate(game, revolt)
    run(game, Revolts())
    assert game.is_over()
    assert used(game) == 0


def test_nobody_is_asked_about_a_neutral_city() -> None:
    game = arrange()
    run(game, Revolt(5))
    assert game.is_over()


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = arrange()
    control(game, 0, 5, 6)
    stack_fate(game, revolt, revolt)
    run(game, Revolts())
    twin = game.copy()
    answer(game, LOSE_CITY, LOSE_CITY)
    assert twin.state.city_owner[5] == twin.state.city_owner[6] == 0
    answer(twin, LOSE_CITY, LOSE_CITY)
    assert twin.digest() == game.digest()


@pytest.mark.rule("WK-164")
@pytest.mark.parametrize(("short", "choices"), [(0, [PAY_CROWNS, LOSE_CITY]), (1, [LOSE_CITY])])
def test_a_revolt_is_bought_off_with_the_very_last_crown(short: int, choices: list[int]) -> None:
    game = arrange()
    control(game, 0, 5)
    game.state.crowns[0] = 2 * game.state.content.city_income[5] - short
    run(game, Revolt(5))
    assert asked(game) == (REVOLT, 0, choices)


@pytest.mark.rule("WK-162")
def test_no_card_is_drawn_for_a_neutral_city() -> None:
    game = arrange()
    try_city(game, 5)
    assert used(game) == 0
