"""Important Events: targets, what happens, where the card goes, and the cards that the rulebook names."""

import pytest

from tests.support.arrange import answer, arrange, control, noble_of, put, run, stack_fate
from tests.support.decks import CARD_OF, draw, lay_down
from wk_env.games.warrior_knights.content.load import house_box, house_content
from wk_env.games.warrior_knights.rules.cards.effects import Hit
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import change_casualties, kill
from wk_env.games.warrior_knights.rules.cards.effects_on_cities import burn, change_breaches, turn_marker
from wk_env.games.warrior_knights.rules.numbers import (
    BLUE,
    CARD_DISCARDED,
    CARD_IN_FORCE,
    EVENTS,
    GREEN,
    NO,
    NONE,
    OFF_BOARD,
    RAZED,
    RED,
    SQUARE,
    STAR,
    YES,
)
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

CONTENT = house_content()


def city_card(city: int) -> int:
    """The Fate card that names a city."""
    return list(CONTENT.fate_city).index(city)


def place(game: Play, name: str) -> int:
    """Where a card lies."""
    return game.state.card_place[CARD_OF[name]]


@pytest.mark.rule("WK-174")
def test_a_spent_event_is_discarded() -> None:
    game = arrange()
    card = draw(game, "An Uncle's Testament")
    assert game.state.card_place[card] == CARD_DISCARDED


@pytest.mark.rule("WK-174", "WK-555", "WK-185")
def test_a_lasting_event_not_cancelled_stays_with_its_victim() -> None:
    game = arrange()
    card = draw(game, "Heretic")
    answer(game, NO)
    assert (game.state.card_place[card], game.state.card_on[card]) == (CARD_IN_FORCE, 0)


@pytest.mark.rule("WK-185")
def test_heretic_can_be_cancelled_when_played() -> None:
    game = arrange()
    game.state.faith[0] = 2
    card = draw(game, "Heretic")
    answer(game, YES)
    assert game.state.card_place[card] == CARD_DISCARDED


@pytest.mark.rule("WK-078")
def test_one_card_names_both_the_baron_and_his_noble() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 13, (200,))
    put(game, noble_of(1, SQUARE), 14, (200, 200))
    stack_fate(game, lambda card: card == noble_of(1, SQUARE))
    draw(game, "Assassin")
    answer(game, 0, 0)
    assert game.state.casualties[noble_of(1, SQUARE)] == 2
    assert game.state.casualties[noble_of(0, STAR)] == 0


@pytest.mark.rule("WK-079")
def test_cards_that_do_not_fit_are_turned_on() -> None:
    game = arrange()
    game.state.city_owner[5] = RAZED
    stack_fate(game, lambda card: card == city_card(5), lambda card: card == city_card(6))
    draw(game, "The Earth Shakes")
    assert list(game.state.breaches[5:7]) == [0, 2]
    assert game.state.fate_top == 2


@pytest.mark.rule("WK-079")
def test_an_event_that_nothing_fits_is_skipped_and_nobody_pays() -> None:
    game = arrange()
    game.state.faith[0] = 9
    card = draw(game, "The Poisoned Cup")
    assert game.is_over()
    assert game.state.card_place[card] == CARD_DISCARDED


@pytest.mark.rule("WK-175", "WK-176", "WK-177")
def test_red_events_are_bad_green_ones_good_and_both_are_about_the_drawer() -> None:
    pairs = list(zip(CONTENT.event_colour, CONTENT.card_faith, strict=False))
    prices = {kind: [price for colour, price in pairs if colour == kind] for kind in (RED, GREEN, BLUE)}
    assert sum(price > 0 for price in prices[RED]) > 6
    assert set(prices[GREEN]) == {0}
    assert 0 < sum(price > 0 for price in prices[BLUE]) < 12


@pytest.mark.rule("WK-031")
def test_the_deck_has_36_events_of_three_kinds() -> None:
    colours = list(house_content().event_colour)
    assert [colours.count(colour) for colour in (RED, GREEN, BLUE)] == [12, 12, 12]
    assert len(set(house_box().names.cards[:EVENTS])) == EVENTS


# ---- the cards that the rulebook names


@pytest.mark.rule("WK-183", "WK-424")
def test_arson_razes_a_random_city_and_kills_its_controllers_nobles_in_the_area_only() -> None:
    game = arrange()
    control(game, 0, 5)
    area = CONTENT.city_area[5]
    put(game, noble_of(0, STAR), area, (50,))
    put(game, noble_of(1, STAR), area, (50,))
    lay_down(game, "Lean Harvest", on=5)
    stack_fate(game, lambda card: card == city_card(5))
    draw(game, "Arson")
    answer(game, 0, 0)
    while game.decision.count:
        answer(game, game.decision.options[0])
    assert game.state.city_owner[5] == RAZED
    assert game.state.noble_at[noble_of(0, STAR)] == OFF_BOARD
    assert game.state.noble_at[noble_of(1, STAR)] == area
    assert game.state.crowns[0] == 15
    assert place(game, "Lean Harvest") == CARD_DISCARDED


@pytest.mark.rule("WK-184")
def test_no_heir_lies_on_one_noble_and_takes_his_heir() -> None:
    game = arrange()
    stack_fate(game, lambda card: CONTENT.fate_symbol[card] == SQUARE)
    card = draw(game, "No Heir")
    answer(game, NO)
    assert game.state.card_on[card] == noble_of(0, SQUARE)


@pytest.mark.rule("WK-186", "WK-493")
def test_the_assassins_casualties_kill_at_once_when_they_reach_the_troops() -> None:
    game = arrange()
    put(game, noble_of(1, STAR), 13, (150,))
    stack_fate(game, lambda card: card == noble_of(1, STAR))
    draw(game, "Assassin")
    answer(game, 0, 0)
    while game.decision.count:
        answer(game, game.decision.options[0])
    assert game.state.noble_at[noble_of(1, STAR)] == OFF_BOARD


def test_a_thing_that_is_nobodys_has_no_purse() -> None:
    game = arrange()
    run(game, Hit(CARD_OF["An Uncle's Testament"], NONE, NONE, NONE))
    assert list(game.state.crowns[:2]) == [15, 15]


# ---- single changes


@pytest.mark.rule("WK-481")
def test_a_noble_off_the_board_cannot_be_killed() -> None:
    game = arrange()
    kill(game, noble_of(0, STAR))
    assert game.stack == []


@pytest.mark.rule("WK-212")
def test_walls_can_be_pulled_down_but_not_raised_in_a_siege() -> None:
    game = arrange()
    control(game, 0, 5)
    game.state.fortified[5] = game.state.siege_since[5 * 6 + 1] = 1
    turn_marker(game.state, 5, 0)
    assert game.state.fortified[5] == 0
    turn_marker(game.state, 5, 1)
    assert game.state.fortified[5] == 0


@pytest.mark.rule("WK-036", "WK-035")
def test_a_single_breach_or_token_is_mended() -> None:
    game = arrange()
    put(game, noble_of(0, STAR), 13, (200,), casualties=2)
    game.state.breaches[5] = 2
    change_breaches(game.state, 5, -1)
    change_casualties(game.state, noble_of(0, STAR), -1)
    assert (game.state.breaches[5], game.state.casualties[noble_of(0, STAR)]) == (1, 1)
    change_breaches(game.state, 5, -3)
    change_casualties(game.state, noble_of(0, STAR), -3)
    assert (game.state.breaches[5], game.state.casualties[noble_of(0, STAR)]) == (0, 0)


@pytest.mark.rule("WK-211")
def test_no_neutral_city_is_fortified() -> None:
    game = arrange()
    turn_marker(game.state, 5, 1)
    assert game.state.fortified[5] == 0
    control(game, 0, 5)
    turn_marker(game.state, 5, 1)
    assert game.state.fortified[5] == 1


@pytest.mark.rule("WK-183")
def test_a_burning_city_kills_no_noble_of_another_baron_elsewhere() -> None:
    game = arrange()
    control(game, 1, 5)
    put(game, noble_of(0, STAR), 40, (50,))
    burn(game, 5)
    settle(game)
    assert game.state.noble_at[noble_of(0, STAR)] == 40
