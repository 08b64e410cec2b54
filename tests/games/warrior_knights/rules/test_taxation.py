"""Taxation: income of cities, fortifications and concessions."""

import pytest

from tests.support.arrange import arrange, control, run
from wk_env.games.warrior_knights.content.decks import sort_cards
from wk_env.games.warrior_knights.content.load import HOUSE, load
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH, Content
from wk_env.games.warrior_knights.rules.measures import ADD, ALWAYS, INCOME, LIES_ON_BARON, LIES_ON_TABLE
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CARD_DISCARDED,
    CARD_IN_FORCE,
    FIRST_STRONGHOLD,
    MOST_SEATS,
    OFF_BOARD,
)
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation, concessions_of, income_of
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

CARD = 40


def own_cards(game: Play) -> Content:
    """Content of the game's own, so that a test may print its cards anew."""
    game.state.content = load(HOUSE)
    return game.state.content


def grant_concession(game: Play, seat: int, crowns: int) -> None:
    """A concession of these crowns lies on a Baron."""
    content = own_cards(game)
    content.card_concession[CARD], content.card_lies[CARD] = crowns, LIES_ON_BARON
    game.state.card_place[CARD], game.state.card_on[CARD] = CARD_IN_FORCE, seat


@pytest.mark.rule("WK-034", "WK-220")
def test_every_baron_takes_the_income_of_his_cities() -> None:
    game = arrange(seats=3)
    income = game.state.content.city_income
    control(game, 0, 1, 20)
    control(game, 2, 5)
    run(game, Taxation(BIT[0] + BIT[1] + BIT[2]))
    assert list(game.state.crowns[:3]) == [15 + income[1] + income[20], 15, 15 + income[5]]
    assert game.is_over()


@pytest.mark.rule("WK-220")
def test_only_the_barons_named_are_taxed() -> None:
    game = arrange(seats=3)
    control(game, 0, 1)
    control(game, 1, 2)
    run(game, Taxation(BIT[1]))
    assert list(game.state.crowns[:2]) == [15, 15 + game.state.content.city_income[2]]


@pytest.mark.rule("WK-039", "WK-220")
def test_a_new_chairman_in_mid_taxation_leaves_nobody_out() -> None:
    game = arrange(seats=3)
    control(game, 0, 1)
    control(game, 1, 2)
    control(game, 2, 5)
    game.call(Taxation(BIT[0] + BIT[1] + BIT[2]))
    game.stack[-1].resume(game)
    game.state.chairman = 2
    settle(game)
    assert [game.state.crowns[seat] - 15 for seat in range(3)] == [game.state.content.city_income[c] for c in (1, 2, 5)]


@pytest.mark.rule("WK-221")
def test_a_fortified_city_pays_one_crown_more() -> None:
    game = arrange()
    control(game, 0, 1)
    plain = income_of(game.state, 0)
    game.state.fortified[1] = 1
    assert income_of(game.state, 0) == plain + 1


@pytest.mark.rule("WK-223")
def test_a_besieged_city_pays_nothing() -> None:
    game = arrange()
    control(game, 0, 1)
    game.state.fortified[1] = 1
    game.state.siege_since[1 * MOST_SEATS + 1] = 1
    assert income_of(game.state, 0) == 0


@pytest.mark.rule("WK-224")
def test_the_stronghold_changes_nothing() -> None:
    game = arrange()
    control(game, 0, 1)
    game.state.stronghold_at[0] = OFF_BOARD
    missing = income_of(game.state, 0)
    game.state.stronghold_at[0] = 2
    game.state.siege_since[FIRST_STRONGHOLD * MOST_SEATS + 1] = 1
    assert income_of(game.state, 0) == missing == game.state.content.city_income[1]


@pytest.mark.rule("WK-222", "WK-271")
def test_a_concession_pays_its_holder() -> None:
    game = arrange(seats=3)
    grant_concession(game, 2, 4)
    run(game, Taxation(BIT[0] + BIT[1] + BIT[2]))
    assert list(game.state.crowns[:3]) == [15, 15, 19]


@pytest.mark.rule("WK-222")
def test_a_concession_that_left_play_pays_nothing() -> None:
    game = arrange(seats=3)
    grant_concession(game, 2, 4)
    game.state.card_place[CARD] = CARD_DISCARDED
    assert concessions_of(game.state, 2) == 0


@pytest.mark.rule("WK-225")
@pytest.mark.parametrize("added", [2, -9])
def test_a_law_in_force_changes_the_income(added: int) -> None:
    game = arrange()
    content = own_cards(game)
    row = CARD * BEND_WIDTH
    content.bends[row], content.bends[row + 1], content.bends[row + 2] = INCOME, ALWAYS, ADD
    content.bends[row + 3], content.card_lies[CARD] = added, LIES_ON_TABLE
    sort_cards(content)
    control(game, 0, 1, 2)
    plain = income_of(game.state, 0)
    game.state.card_place[CARD], game.state.bent[INCOME] = CARD_IN_FORCE, 1
    assert income_of(game.state, 0) == max(0, plain + 2 * added)


@pytest.mark.rule("WK-220")
def test_with_six_players_nobody_is_paid_for_neutral_cities() -> None:
    game = arrange(seats=6)
    run(game, Taxation(BIT[0]))
    assert list(game.state.crowns) == [15] * 6
