"""The twelve red Events: each hits its drawer, who is seat 0 here and cannot or will not cancel."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, hire, noble_of, put, run, stack_fate
from tests.support.decks import CARD_OF, answer_first, draw, lay_down
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import (
    DESERTER,
    DESERTING,
    DROP_CARD,
    INSTEAD,
    LOSE_CITY,
    PAY_CROWNS,
    PAY_TROOP,
    REVOLT,
    STRONGHOLD,
)
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import LoseMercenaries
from wk_env.games.warrior_knights.rules.measures import PRICE_FAITH, REVOLT_DRAWS, measure, measure_of_baron
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_DISCARDED,
    CARD_IN_FORCE,
    FIRST_GROUP,
    IN_DECK,
    NEUTRAL,
    NO,
    NONE,
    OFF_BOARD,
    OUT_OF_GAME,
    PORT,
    SQUARE,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.procedures.death import BY_CARD, Death
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import Play

CONTENT = house_content()
STAR_0 = noble_of(0, STAR)
SQUARE_0 = noble_of(0, SQUARE)
ENGLISH = 0


def names_square(card: int) -> bool:
    """Whether a Fate card shows a square."""
    return CONTENT.fate_symbol[card] == SQUARE


def names_city(city: int, card: int) -> bool:
    """Whether a Fate card names this city."""
    return CONTENT.fate_city[card] == city


def names_english(card: int) -> bool:
    """Whether a Fate card names the first nationality."""
    return CONTENT.fate_nation[card] == ENGLISH


def is_in_force(game: Play, name: str, on: int) -> bool:
    """Whether a card lies in force on this."""
    card = CARD_OF[name]
    return (game.state.card_place[card], game.state.card_on[card]) == (CARD_IN_FORCE, on)


@pytest.mark.rule("WK-184", "WK-491")
def test_no_heir_makes_the_death_of_that_noble_final() -> None:
    game = arrange()
    put(game, SQUARE_0, 13, (50,))
    stack_fate(game, names_square)
    draw(game, "No Heir")
    answer(game, NO)
    assert is_in_force(game, "No Heir", SQUARE_0)
    run(game, Death(SQUARE_0, BY_CARD))
    answer_first(game)
    assert game.state.noble_at[SQUARE_0] == OUT_OF_GAME
    assert game.state.card_place[CARD_OF["No Heir"]] == CARD_DISCARDED


def test_no_heir_is_not_drawn_for_a_noble_who_has_none_already() -> None:
    game = arrange()
    lay_down(game, "Broken Line", on=SQUARE_0)
    stack_fate(game, names_square, lambda card: CONTENT.fate_symbol[card] == STAR)
    draw(game, "No Heir")
    answer(game, NO)
    assert is_in_force(game, "No Heir", STAR_0)


def test_heretic_adds_a_faith_to_what_its_baron_buys_alone() -> None:
    game = arrange()
    draw(game, "Heretic")
    answer(game, NO)
    assert measure_of_baron(game.state, PRICE_FAITH, 0, 1, 1) == 2
    assert measure_of_baron(game.state, PRICE_FAITH, 1, 1, 1) == 1


@pytest.mark.parametrize(("crowns", "left"), [(15, 11), (3, 0)])
def test_toll_of_the_road_takes_two_crowns_a_noble_on_the_board(crowns: int, left: int) -> None:
    game = arrange()
    put(game, STAR_0, 13, (50,))
    put(game, SQUARE_0, PORT + 54, (50,))
    game.state.crowns[0] = crowns
    draw(game, "Toll of the Road")
    answer(game, NO)
    assert game.state.crowns[0] == left


def test_bread_riots_are_a_revolt_without_a_draw_even_of_a_guarded_city() -> None:
    game = arrange()
    control(game, 0, 5)
    put(game, STAR_0, CONTENT.city_area[5], (50,))
    draw(game, "Bread Riots")
    assert asked(game) == (REVOLT, 0, [PAY_CROWNS, LOSE_CITY])
    answer(game, LOSE_CITY)
    assert game.state.city_owner[5] == NEUTRAL


def test_bread_riots_are_skipped_without_a_city() -> None:
    game = arrange()
    draw(game, "Bread Riots")
    assert game.is_over()


def test_the_poisoned_cup_kills_a_noble_on_the_board_whom_fate_names() -> None:
    game = arrange()
    put(game, SQUARE_0, 13, (50,))
    stack_fate(game, lambda card: CONTENT.fate_symbol[card] == STAR, names_square)
    draw(game, "The Poisoned Cup")
    answer(game, NO)
    answer_first(game)
    assert game.state.noble_at[SQUARE_0] == OFF_BOARD


def test_homesick_spears_are_two_mercenaries_of_one_nationality_of_his_choice() -> None:
    game = arrange()
    small = hire(game, FIRST_GROUP, 50, ENGLISH)
    large = hire(game, FIRST_GROUP, 100, ENGLISH)
    put(game, STAR_0, 13)
    led = hire(game, STAR_0, 150, ENGLISH)
    stack_fate(game, names_english)
    draw(game, "Homesick Spears")
    answer(game, NO)
    assert asked(game) == (DESERTING, 0, [STAR, STRONGHOLD])
    answer(game, STRONGHOLD)
    assert asked(game)[:2] == (DESERTER, 0)
    answer(game, ENGLISH * 4)
    answer(game, STAR)
    answer_first(game)
    assert [game.state.troop_at[troop] for troop in (small, large, led)] == [IN_DECK, FIRST_GROUP, IN_DECK]
    assert game.state.noble_at[STAR_0] == OFF_BOARD


@pytest.mark.rule("WK-234", "WK-566")
def test_homesick_spears_kill_a_noble_whose_casualties_reach_what_is_left() -> None:
    game = arrange()
    put(game, STAR_0, 13, casualties=1)
    hire(game, STAR_0, 150, ENGLISH)
    stack_fate(game, names_english)
    draw(game, "Homesick Spears")
    answer(game, NO)
    answer_first(game)
    assert game.state.noble_at[STAR_0] == OFF_BOARD
    assert game.state.casualties[STAR_0] == 0


def test_homesick_spears_without_such_mercenaries_do_nothing() -> None:
    game = arrange()
    stack_fate(game, names_english)
    draw(game, "Homesick Spears")
    answer(game, NO)
    assert game.is_over()


def test_the_paymasters_reckoning_is_wages_for_the_drawer_alone() -> None:
    game = arrange()
    hire(game, FIRST_GROUP, 150)
    hire(game, FIRST_GROUP + 1, 150)
    draw(game, "The Paymaster's Reckoning")
    answer(game, NO)
    assert asked(game)[:2] == (PAY_TROOP, 0)
    answer_first(game)
    assert game.state.crowns[0] < 15
    assert game.state.crowns[1] == 15


def test_out_of_favour_costs_a_charge_or_office_of_his_choice_or_three_votes() -> None:
    game = arrange()
    salt = lay_down(game, "The Salt Pans", on=0)
    game.state.votes[0] = 3
    draw(game, "Out of Favour")
    answer(game, NO)
    assert asked(game) == (INSTEAD, 0, [NO, YES])
    answer(game, NO)
    assert asked(game) == (DROP_CARD, 0, [salt - 36])
    answer(game, salt - 36)
    assert (game.state.card_place[salt], game.state.votes[0]) == (CARD_DISCARDED, 3)


@pytest.mark.parametrize(("votes", "left"), [(5, 2), (2, 0)])
def test_out_of_favour_without_a_charge_costs_votes_as_far_as_he_has_them(votes: int, left: int) -> None:
    game = arrange()
    game.state.votes[0] = votes
    draw(game, "Out of Favour")
    answer(game, NO)
    assert game.is_over()
    assert game.state.votes[0] == left


def test_a_vow_unkept_costs_two_faith_or_five_crowns() -> None:
    game = arrange()
    game.state.faith[0] = 2
    draw(game, "A Vow Unkept")
    assert asked(game) == (INSTEAD, 0, [NO, YES])
    answer(game, NO)
    assert (game.state.faith[0], game.state.crowns[0]) == (0, 15)


@pytest.mark.parametrize(("faith", "crowns", "left"), [(1, 9, (1, 4)), (2, 4, (0, 4)), (1, 4, (1, 0))])
def test_a_vow_unkept_asks_nothing_if_only_one_of_the_two_can_be_paid(faith: int, crowns: int, left: object) -> None:
    game = arrange()
    game.state.faith[0], game.state.crowns[0] = faith, crowns
    draw(game, "A Vow Unkept")
    assert game.is_over()
    assert (game.state.faith[0], game.state.crowns[0]) == left


def test_lean_harvest_takes_a_crown_from_the_income_of_a_city_whoever_holds_it() -> None:
    game = arrange()
    control(game, 0, 5)
    draw(game, "Lean Harvest")
    answer(game, NO)
    control(game, 1, 5)
    run(game, Taxation(BIT[1]))
    assert game.state.crowns[1] == 15 + 2 - 1


def test_an_old_grudge_adds_a_card_to_each_test_of_his_cities() -> None:
    game = arrange()
    draw(game, "An Old Grudge")
    answer(game, NO)
    assert measure(game.state, REVOLT_DRAWS, 0, NONE, 5, NONE, 1, 0) == 2
    assert measure(game.state, REVOLT_DRAWS, 1, NONE, 5, NONE, 1, 0) == 1


def test_high_sheriff_and_an_old_grudge_make_one_card() -> None:
    game = arrange()
    lay_down(game, "An Old Grudge", on=0)
    lay_down(game, "High Sheriff", on=0)
    assert measure(game.state, REVOLT_DRAWS, 0, NONE, 5, NONE, 1, 0) == 1


def test_subsidence_takes_a_hundred_from_the_strength_of_a_city() -> None:
    game = arrange()
    control(game, 0, 5, 11)
    stack_fate(game, lambda card: names_city(11, card))
    draw(game, "Subsidence")
    answer(game, NO)
    assert (strength_of_hold(game.state, 5), strength_of_hold(game.state, 11)) == (200, 200)


@pytest.mark.rule("WK-233")
def test_the_last_mercenary_to_go_home_is_of_his_choice_too() -> None:
    game = arrange()
    for army in (FIRST_GROUP, STAR_0):
        hire(game, army, 50, ENGLISH)
    run(game, LoseMercenaries(0, ENGLISH, 1))
    assert asked(game) == (DESERTING, 0, [STAR, STRONGHOLD])


@pytest.mark.rule("WK-233")
def test_nobody_is_asked_where_the_only_mercenaries_of_a_nation_go_from() -> None:
    game = arrange()
    cards = [hire(game, FIRST_GROUP, 50, ENGLISH) for _ in range(3)]
    hire(game, noble_of(1, SQUARE), 100, ENGLISH)
    run(game, LoseMercenaries(0, ENGLISH, 2))
    assert asked(game) == (DESERTER, 0, [ENGLISH * 4])
    answer_first(game)
    assert sum(game.state.troop_at[card] == IN_DECK for card in cards) == 2
