"""Wages: what is due, in which order it is paid, and who deserts."""

import pytest

from tests.support.agendas import LAW, OFFICE, assembly, bends, in_force
from tests.support.arrange import answer, arrange, asked, give_regulars, hire, noble_of, put, run
from tests.support.battles import desert
from wk_env.games.warrior_knights.rules.asks import NO_MORE_PAY, PAY_TROOP
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, WAGE
from wk_env.games.warrior_knights.rules.numbers import BIT, CIRCLE, FIRST_GROUP, IN_DECK, OFF_BOARD, OUT, SQUARE, STAR
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.state import Play

ENGLISH_50, ENGLISH_100, POLISH_50 = 0, 1, 8
ENGLISH, POLISH = 0, 2
FROLI = 13


def without_regulars(seats: int = 2, game: Play | None = None) -> Play:
    """A table at which nobody has Regulars."""
    game = game or arrange(seats=seats)
    for troop in range(24):
        move_troop(game.state, troop, OUT)
    return game


@pytest.mark.rule("WK-226")
def test_barons_settle_one_by_one_from_the_chairman_to_the_treasury() -> None:
    game = arrange(seats=3)
    game.state.chairman = 1
    hire(game, noble_of(0, STAR), 50)
    hire(game, noble_of(1, STAR), 50)
    run(game, Wages(7))
    assert asked(game)[:2] == (PAY_TROOP, 1)
    assert list(game.state.crowns[:3]) == [15, 10, 15]
    answer(game, ENGLISH_50)
    assert asked(game)[:2] == (PAY_TROOP, 0)
    assert list(game.state.crowns[:3]) == [10, 9, 10]


@pytest.mark.rule("WK-226")
def test_only_the_barons_hit_pay() -> None:
    game = arrange(seats=3)
    put(game, noble_of(0, CIRCLE), FROLI, troops=(200, 200, 50))
    put(game, noble_of(2, SQUARE), FROLI, troops=(50,))
    run(game, Wages(BIT[1]))
    assert game.is_over()
    assert list(game.state.crowns[:3]) == [15, 10, 15]


@pytest.mark.rule("WK-227")
def test_each_card_costs_the_wage_printed_on_it() -> None:
    game = without_regulars()
    troop = hire(game, noble_of(0, STAR), 150)
    run(game, Wages(BIT[0]))
    answer(game, game.state.content.troop_kind[troop])
    assert game.state.crowns[0] == 15 - game.state.content.troop_wage[troop] == 12


@pytest.mark.rule("WK-227")
def test_a_card_in_force_may_bend_wages() -> None:
    game = assembly(seats=2)
    bends(game, LAW, WAGE, ALWAYS, ADD, 1)
    in_force(game, LAW)
    run(game, Wages(BIT[0]))
    assert game.state.crowns[0] == 15 - 5 - 4


@pytest.mark.rule("WK-228", "WK-231")
def test_regulars_come_first_and_without_their_pay_all_mercenaries_go() -> None:
    game = arrange()
    troop = hire(game, noble_of(0, STAR), 50)
    game.state.crowns[0] = 4
    run(game, Wages(BIT[0]))
    assert game.is_over()
    assert game.state.troop_at[troop] == IN_DECK


@pytest.mark.rule("WK-229", "WK-563")
def test_wages_are_due_wherever_troops_are_and_in_spite_of_casualties() -> None:
    game = arrange()
    give_regulars(game, noble_of(0, STAR), 50)
    put(game, noble_of(0, STAR), FROLI, casualties=0)
    give_regulars(game, noble_of(0, SQUARE), 100)
    hire(game, noble_of(0, STAR), 100)
    game.state.casualties[noble_of(0, STAR)] = 1
    run(game, Wages(BIT[0]))
    assert game.state.crowns[0] == 10
    answer(game, ENGLISH_100)
    assert game.state.crowns[0] == 8


@pytest.mark.rule("WK-230")
def test_a_poor_baron_pays_as_many_regulars_as_he_can_and_keeps_all() -> None:
    game = arrange()
    game.state.crowns[0] = 4
    run(game, Wages(BIT[0]))
    assert game.state.crowns[0] == 1
    assert game.state.army_troops[FIRST_GROUP] == 250


@pytest.mark.rule("WK-231")
def test_mercenaries_that_are_not_due_stay_though_regulars_go_unpaid() -> None:
    game = arrange()
    troop = hire(game, noble_of(0, CIRCLE), 50)
    game.state.crowns[0] = 0
    run(game, Wages(BIT[0]))
    assert game.state.troop_at[troop] == noble_of(0, CIRCLE)


@pytest.mark.rule("WK-232")
def test_he_may_pay_any_mercenaries_that_he_can() -> None:
    game = without_regulars()
    for strength, nation in ((50, ENGLISH), (100, ENGLISH), (50, POLISH), (150, POLISH)):
        hire(game, noble_of(0, STAR), strength, nation)
    game.state.crowns[0] = 2
    run(game, Wages(BIT[0]))
    assert asked(game) == (PAY_TROOP, 0, [ENGLISH_50, ENGLISH_100, POLISH_50, NO_MORE_PAY])
    answer(game, ENGLISH_50)
    assert asked(game) == (PAY_TROOP, 0, [POLISH_50, NO_MORE_PAY])


@pytest.mark.rule("WK-232")
def test_he_may_refuse_though_he_could_pay_everything() -> None:
    game = without_regulars()
    hire(game, noble_of(0, STAR), 50)
    run(game, Wages(BIT[0]))
    assert asked(game) == (PAY_TROOP, 0, [ENGLISH_50, NO_MORE_PAY])
    answer(game, NO_MORE_PAY)
    assert game.state.crowns[0] == 15
    assert game.state.army_troops[noble_of(0, STAR)] == 0


@pytest.mark.rule("WK-232")
def test_several_cards_of_a_kind_are_paid_one_by_one() -> None:
    game = without_regulars()
    for _ in range(3):
        hire(game, noble_of(0, STAR), 50, ENGLISH)
    run(game, Wages(BIT[0]))
    answer(game, ENGLISH_50, ENGLISH_50, NO_MORE_PAY)
    assert game.state.crowns[0] == 13
    assert game.state.army_troops[noble_of(0, STAR)] == 100


@pytest.mark.rule("WK-232")
def test_he_decides_army_by_army() -> None:
    game = without_regulars()
    hire(game, noble_of(0, STAR), 50, ENGLISH)
    hire(game, FIRST_GROUP, 50, ENGLISH)
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY, ENGLISH_50)
    assert game.state.army_troops[noble_of(0, STAR)] == 0
    assert game.state.army_troops[FIRST_GROUP] == 50


def ways(game: Play) -> list[tuple[int, ...]]:
    """What the army of the first Noble holds after every way to answer."""
    if game.is_over():
        troops = [troop for troop in range(90) if game.state.troop_at[troop] == noble_of(0, STAR)]
        return [tuple(sorted(game.state.content.troop_kind[troop] for troop in troops))]
    found = []
    for choice in asked(game)[2]:
        branch = game.copy()
        answer(branch, choice)
        found += ways(branch)
    return found


@pytest.mark.rule("WK-232")
def test_every_set_that_he_can_pay_is_reached_in_one_way() -> None:
    game = without_regulars()
    for strength, nation in ((50, ENGLISH), (50, ENGLISH), (100, ENGLISH), (50, POLISH)):
        hire(game, noble_of(0, STAR), strength, nation)
    run(game, Wages(BIT[0]))
    every = ways(game)
    assert len(every) == len(set(every)) == 3 * 2 * 2


@pytest.mark.rule("WK-232")
def test_no_set_beyond_his_crowns_is_reached() -> None:
    game = without_regulars()
    for strength, nation in ((50, ENGLISH), (50, ENGLISH), (100, ENGLISH), (50, POLISH)):
        hire(game, noble_of(0, STAR), strength, nation)
    game.state.crowns[0] = 2
    run(game, Wages(BIT[0]))
    assert sorted(ways(game)) == [(), (0,), (0, 0), (0, 8), (1,), (8,)]


@pytest.mark.rule("WK-233")
def test_unpaid_mercenaries_are_shuffled_into_the_deck() -> None:
    game = without_regulars()
    troop = hire(game, noble_of(0, STAR), 50)
    assert game.state.hire_count == 65
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY)
    assert game.state.troop_at[troop] == IN_DECK
    assert troop in game.state.hire_deck[: game.state.hire_count]


@pytest.mark.rule("WK-234", "WK-566")
def test_desertion_down_to_the_casualties_kills_the_noble() -> None:
    game = without_regulars()
    put(game, noble_of(0, STAR), FROLI, troops=(50, 100), casualties=1)
    run(game, Wages(BIT[0]))
    answer(game, ENGLISH_100)
    desert(game)
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD
    assert game.state.casualties[noble_of(0, STAR)] == 0


@pytest.mark.rule("WK-234")
def test_a_noble_left_without_troops_and_casualties_just_leaves() -> None:
    game = without_regulars(game=assembly(seats=2))
    put(game, noble_of(0, STAR), FROLI, troops=(50,))
    in_force(game, OFFICE, noble_of(0, STAR))
    run(game, Wages(BIT[0]))
    answer(game, NO_MORE_PAY)
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD
    assert game.state.noble_office[noble_of(0, STAR)] == OFFICE


@pytest.mark.rule("WK-235", "WK-554")
def test_example_a_circle_noble_with_two_200_cards_pays_nothing() -> None:
    game = without_regulars()
    put(game, noble_of(0, CIRCLE), FROLI, troops=(200, 200))
    game.state.noble_fresh[noble_of(0, CIRCLE)] = 0
    run(game, Wages(BIT[0]))
    assert game.is_over()
    assert game.state.crowns[0] == 15
    assert game.state.army_troops[noble_of(0, CIRCLE)] == 400


@pytest.mark.rule("WK-235")
def test_the_circle_counts_off_the_board_and_for_regulars() -> None:
    game = arrange()
    give_regulars(game, noble_of(0, CIRCLE), 50, 50, 50, 100)
    run(game, Wages(BIT[0]))
    assert game.state.crowns[0] == 15


@pytest.mark.rule("WK-236")
def test_with_450_all_troops_of_the_circle_noble_are_due_casualties_or_not() -> None:
    game = without_regulars()
    put(game, noble_of(0, CIRCLE), FROLI, troops=(200, 200, 50), casualties=1)
    run(game, Wages(BIT[0]))
    assert asked(game)[0] == PAY_TROOP
    answer(game, NO_MORE_PAY)
    assert game.state.army_troops[noble_of(0, CIRCLE)] == 0


@pytest.mark.rule("WK-237", "WK-570")
def test_maintained_troops_cost_nothing_but_count_for_the_circle_limit() -> None:
    game = without_regulars(game=assembly(seats=2))
    game.state.content.card_maintained[OFFICE] = 50
    put(game, noble_of(0, CIRCLE), FROLI, troops=(200, 200))
    in_force(game, OFFICE, noble_of(0, CIRCLE))
    run(game, Wages(BIT[0]))
    kinds = [choice for choice in asked(game)[2] if choice != NO_MORE_PAY]
    answer(game, kinds[0], kinds[-1])
    assert game.is_over()
    assert game.state.crowns[0] == 15 - 8


@pytest.mark.rule("WK-564")
def test_example_150_troops_with_100_casualties_cost_the_wages_of_150() -> None:
    game = without_regulars()
    put(game, noble_of(0, STAR), FROLI, troops=(150,), casualties=1)
    run(game, Wages(BIT[0]))
    answer(game, asked(game)[2][0])
    assert game.state.crowns[0] == 12


@pytest.mark.rule("WK-567")
def test_example_250_troops_with_200_casualties_die_with_an_unpaid_100() -> None:
    game = without_regulars()
    put(game, noble_of(0, STAR), FROLI, troops=(150, 100), casualties=2)
    run(game, Wages(BIT[0]))
    answer(game, 2)
    desert(game)
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD


@pytest.mark.rule("WK-229", "WK-235")
def test_no_circle_noble_leads_the_stronghold_of_the_fourth_baron() -> None:
    game = without_regulars(seats=4)
    hire(game, FIRST_GROUP + 3, 50)
    run(game, Wages(BIT[3]))
    assert asked(game)[:2] == (PAY_TROOP, 3)


@pytest.mark.rule("WK-228", "WK-233")
def test_each_army_is_paid_once_and_card_by_card() -> None:
    game = without_regulars()
    put(game, noble_of(0, STAR), FROLI, troops=(50, 100, 100))
    run(game, Wages(BIT[0]))
    answer(game, ENGLISH_50, ENGLISH_100, NO_MORE_PAY)
    assert game.is_over()
    assert (game.state.crowns[0], game.state.army_troops[noble_of(0, STAR)]) == (12, 150)
