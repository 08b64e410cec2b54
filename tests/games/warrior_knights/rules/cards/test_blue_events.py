"""The twelve blue Events: nobody has Faith here, so nobody cancels them."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, hire, noble_of, put, run, stack_fate
from tests.support.decks import answer_first, draw
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.rules.asks import EXCHANGE, PLEDGE, REVOLT
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import change_casualties
from wk_env.games.warrior_knights.rules.cards.gains import claim
from wk_env.games.warrior_knights.rules.cards.in_force import end_of_round
from wk_env.games.warrior_knights.rules.numbers import (
    CARD_DISCARDED,
    FIRST_GROUP,
    LEVY_TAXES,
    MOST_SEATS,
    NEUTRAL,
    OFF_BOARD,
    OUT_OF_GAME,
    PORT,
    RAZED,
    SQUARE,
    STAR,
)
from wk_env.games.warrior_knights.rules.phases.wages import wage_of
from wk_env.games.warrior_knights.rules.procedures.death import BY_CASUALTIES, Death
from wk_env.games.warrior_knights.rules.procedures.routes import reach_of
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import Play

CONTENT = house_content()
STAR_0 = noble_of(0, STAR)
STAR_1 = noble_of(1, STAR)


def happen(game: Play, name: str) -> int:
    """Seat 0 draws it and nobody pledges a Faith; the number of the card."""
    card = draw(game, name)
    while game.decision.count > 0 and game.decision.ask == PLEDGE:
        answer(game, 0)
    return card


def city_card(city: int) -> int:
    """The Fate card that names a city."""
    return list(CONTENT.fate_city).index(city)


def test_arson_razes_a_neutral_city_too_and_kills_nobody_there() -> None:
    game = arrange()
    put(game, STAR_0, CONTENT.city_area[5], (50,))
    game.state.breaches[5] = 1
    stack_fate(game, lambda card: card == city_card(5))
    happen(game, "Arson")
    assert (game.state.city_owner[5], game.state.breaches[5]) == (RAZED, 0)
    assert game.state.noble_at[STAR_0] == CONTENT.city_area[5]


def test_broken_line_takes_the_heir_of_any_barons_noble_on_or_off_the_board() -> None:
    game = arrange()
    stack_fate(game, lambda card: card == STAR_1)
    card = happen(game, "Broken Line")
    assert game.state.card_on[card] == STAR_1
    put(game, STAR_1, 13, (50,))
    run(game, Death(STAR_1, BY_CASUALTIES))
    answer_first(game)
    assert game.state.noble_at[STAR_1] == OUT_OF_GAME


def test_assassin_puts_two_tokens_on_a_noble_on_the_board() -> None:
    game = arrange()
    put(game, STAR_1, PORT + 54, (200, 50))
    stack_fate(game, lambda card: card == STAR_0, lambda card: card == STAR_1)
    happen(game, "Assassin")
    assert game.state.casualties[STAR_1] == 2


@pytest.mark.rule("WK-186", "WK-384")
def test_assassin_stops_once_the_tokens_reach_the_troops() -> None:
    game = arrange()
    put(game, STAR_1, 13, (50,))
    change_casualties(game.state, STAR_1, 2)
    assert game.state.casualties[STAR_1] == 1


@pytest.mark.rule("WK-186", "WK-493")
def test_assassin_kills_when_the_tokens_reach_the_troops() -> None:
    game = arrange()
    put(game, STAR_1, 13)
    lost = hire(game, STAR_1, 50)
    spare = hire(game, FIRST_GROUP + 1, 50)
    stack_fate(game, lambda card: card == STAR_1)
    happen(game, "Assassin")
    answer_first(game)
    assert game.state.noble_at[STAR_1] == OFF_BOARD
    assert game.state.troop_at[lost] < 0
    assert game.state.troop_at[spare] == FIRST_GROUP + 1


def test_pestilence_hurts_every_army_led_in_the_area_of_a_city() -> None:
    game = arrange()
    area = CONTENT.city_area[18]
    put(game, STAR_0, area, (200,))
    put(game, STAR_1, area, (50,))
    put(game, noble_of(1, SQUARE), PORT + area, (200,))
    stack_fate(game, lambda card: card == city_card(18))
    happen(game, "Pestilence")
    answer_first(game)
    assert game.state.casualties[STAR_0] == 1
    assert game.state.noble_at[STAR_1] == OFF_BOARD
    assert game.state.casualties[noble_of(1, SQUARE)] == 0


@pytest.mark.rule("WK-216", "WK-410")
def test_the_earth_shakes_with_two_breaches_down_to_nothing() -> None:
    game = arrange()
    control(game, 0, 5)
    game.state.breaches[5] = 1
    stack_fate(game, lambda card: card == city_card(5))
    happen(game, "The Earth Shakes")
    assert (game.state.breaches[5], strength_of_hold(game.state, 5), game.state.city_owner[5]) == (2, 0, 0)


@pytest.mark.rule("WK-216")
def test_the_earth_shakes_a_fortification_down() -> None:
    game = arrange()
    control(game, 0, 5)
    game.state.fortified[5] = game.state.breaches[5] = 1
    game.state.siege_since[5 * MOST_SEATS + 1] = 1
    stack_fate(game, lambda card: card == city_card(5))
    happen(game, "The Earth Shakes")
    assert (game.state.fortified[5], game.state.breaches[5], strength_of_hold(game.state, 5)) == (0, 2, 0)


@pytest.mark.rule("WK-200")
def test_wreckers_moon_loses_all_expeditions_under_way() -> None:
    game = arrange()
    game.state.voyage_spot[0], game.state.voyage_spot[2], game.state.voyage_blessed[2] = 1, 3, 1
    game.state.voyage_share[0], game.state.voyage_share[1], game.state.voyage_share[2 * MOST_SEATS + 1] = 2, 3, 4
    happen(game, "Wreckers' Moon")
    assert list(game.state.voyage_spot) == [0, 0, 0]
    assert sum(game.state.voyage_share) == sum(game.state.voyage_blessed) == 0
    assert list(game.state.crowns[:2]) == [15, 15]


def test_a_saint_in_the_family_turns_two_faith_into_an_influence_up_to_twice() -> None:
    game = arrange(seats=3)
    game.state.chairman = 1
    game.state.faith[1], game.state.faith[2], game.state.faith[0] = 5, 3, 1
    happen(game, "A Saint in the Family")
    assert asked(game) == (EXCHANGE, 1, [0, 1, 2])
    answer(game, 2)
    assert asked(game) == (EXCHANGE, 2, [0, 1])
    answer(game, 0)
    assert game.is_over()
    assert (game.state.faith[1], game.state.influence[1]) == (1, 2)


def test_the_long_frost_shortens_every_march_until_the_end_of_the_round() -> None:
    game = arrange()
    card = happen(game, "The Long Frost")
    assert (reach_of(game.state, STAR_0), reach_of(game.state, STAR_1)) == (1, 1)
    end_of_round(game)
    assert reach_of(game.state, STAR_0) == 3
    assert game.state.card_place[card] == CARD_DISCARDED


def test_the_peasants_rise_against_every_baron_in_unguarded_cities() -> None:
    game = arrange()
    game.state.chairman = 1
    control(game, 0, 5, 6)
    control(game, 1, 7)
    put(game, STAR_0, CONTENT.city_area[6], (50,))
    stack_fate(game, *[lambda card: CONTENT.fate_revolt[card] == 1] * 2)
    happen(game, "The Peasants Rise")
    assert asked(game)[:2] == (REVOLT, 1)
    answer(game, 2)
    assert asked(game)[:2] == (REVOLT, 0)
    answer(game, 2)
    assert game.is_over()
    assert [game.state.city_owner[city] for city in (5, 6, 7)] == [NEUTRAL, 0, NEUTRAL]


@pytest.mark.rule("WK-077", "WK-079", "WK-273")
def test_a_conclave_of_bishops_makes_a_random_baron_head_of_the_church() -> None:
    game = arrange()
    stack_fate(game, lambda card: CONTENT.fate_baron[card] == 5, lambda card: CONTENT.fate_baron[card] == 0)
    happen(game, "Conclave of Bishops")
    assert (game.state.head, game.state.chairman) == (0, 0)
    assert game.state.fate_top == 2


def test_war_across_the_border_makes_mercenaries_of_a_nation_dearer() -> None:
    game = arrange()
    english, other = hire(game, FIRST_GROUP, 100, 0), hire(game, FIRST_GROUP, 100, 1)
    stack_fate(game, lambda card: CONTENT.fate_nation[card] == 0)
    card = happen(game, "War Across the Border")
    assert game.state.card_on[card] == 0
    assert (wage_of(game.state, english), wage_of(game.state, other)) == (3, 2)
    assert wage_of(game.state, 0) == CONTENT.troop_wage[0]


def test_the_great_fair_doubles_levied_taxes_until_the_end_of_the_round() -> None:
    game = arrange()
    put(game, STAR_0, 13, (50,))
    happen(game, "The Great Fair")
    claim(game.state, 0, LEVY_TAXES)
    assert game.state.crowns[0] == 17
    end_of_round(game)
    claim(game.state, 0, LEVY_TAXES)
    assert game.state.crowns[0] == 18
