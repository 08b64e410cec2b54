"""Riots: what starts one, what it costs, what it takes, and what ends it."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.support.arrange import answer, asked, control, noble_of, own, put, run, stack_fate
from tests.support.battles import BERAC, BERAC_AREA, CADIZ, CADIZ_AREA, MEADOW, NEAR, URAN, URAN_AREA
from tests.support.fates import glory_content, glory_table, riot_in, says
from wk_env.games.warrior_knights.content.load import house_content
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import GARRISONED
from wk_env.games.warrior_knights.rules.asks import (
    LET_RIOT,
    LOSE_CITY,
    PAY_CROWNS,
    PAY_FAITH,
    REVOLT,
    RIOT,
)
from wk_env.games.warrior_knights.rules.deeds import make_neutral, put_control, put_noble, raze
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CALM,
    CARD_IN_FORCE,
    CIRCLE,
    FATE_CARDS,
    NEUTRAL,
    PORT,
    RAZED,
    REVOLTS,
    RIOTS,
    STAR,
)
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.upkeep import Upkeep, influence_of
from wk_env.games.warrior_knights.rules.procedures.march import March
from wk_env.games.warrior_knights.rules.procedures.revolt import Revolts, worst_result
from wk_env.games.warrior_knights.rules.queries import kingdom_cities_of
from wk_env.games.warrior_knights.rules.riots import is_rioting
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.state import put as laid

STAR_0, STAR_1 = noble_of(0, STAR), noble_of(1, STAR)


def restless(*cities: int) -> Play:
    """Seat 0 holds cities that riot; his stronghold stands."""
    game = glory_table()
    control(game, 0, *cities)
    game.state.stronghold_at = laid(game.state.stronghold_at, 0, 30)
    return riot_in(game, *cities)


def drawn_for(result: int, *more: int) -> Play:
    """Seat 0 holds Berac, which Fate tests with these results on its cards."""
    game = glory_table()
    control(game, 0, BERAC)
    stack_fate(game, *(says(game, one) for one in (result, *more)))
    return game


@pytest.mark.rule("CG-003", "CG-091")
def test_ten_of_the_forty_eight_fate_cards_say_riot() -> None:
    assert Counter(glory_content().fate_revolt) == {CALM: 30, REVOLTS: 8, RIOTS: 10}
    assert RIOTS not in set(house_content().fate_revolt)
    assert len(house_content().fate_revolt) == FATE_CARDS


@pytest.mark.rule("CG-091")
@pytest.mark.parametrize(
    ("cards", "worst"),
    [
        ((CALM, CALM), CALM),
        ((RIOTS, CALM), RIOTS),
        ((CALM, RIOTS), RIOTS),
        ((RIOTS, REVOLTS), REVOLTS),
        ((REVOLTS, RIOTS), REVOLTS),
    ],
)
def test_of_several_cards_the_worst_counts_revolt_before_riot(cards: tuple[int, int], worst: int) -> None:
    game = drawn_for(*cards)
    assert worst_result(game.state, 2) == worst


@pytest.mark.rule("CG-092")
def test_a_riot_offers_faith_crowns_or_the_riot_itself() -> None:
    game = drawn_for(RIOTS)
    game.state.faith[0] = 1
    game.state.fortified = laid(game.state.fortified, BERAC, 1)
    run(game, Revolts())
    assert asked(game) == (RIOT, 0, [PAY_FAITH, PAY_CROWNS, LET_RIOT])
    assert (game.state.subject, game.state.matter) == (BERAC, 2 * game.state.content.city_income[BERAC])


@pytest.mark.rule("CG-092")
@pytest.mark.parametrize(
    ("choice", "faith", "crowns", "riots"), [(PAY_FAITH, 0, 15, 0), (PAY_CROWNS, 1, 9, 0), (LET_RIOT, 1, 15, 1)]
)
def test_whoever_does_not_pay_at_once_has_a_rioting_city(choice: int, faith: int, crowns: int, riots: int) -> None:
    game = drawn_for(RIOTS)
    game.state.faith[0] = 1
    run(game, Revolts())
    answer(game, choice)
    assert (game.state.faith[0], game.state.crowns[0]) == (faith, crowns)
    assert is_rioting(game.state, BERAC) == riots
    assert game.state.city_owner[BERAC] == 0
    assert game.is_over()


@pytest.mark.rule("CG-092")
@pytest.mark.parametrize(("short", "choices"), [(0, [PAY_CROWNS, LET_RIOT]), (1, [])])
def test_only_what_he_can_pay_is_offered_and_nothing_is_asked_of_who_can_pay_nothing(
    short: int, choices: list[int]
) -> None:
    game = drawn_for(RIOTS)
    game.state.crowns[0] = 6 - short
    run(game, Revolts())
    assert sorted(game.decision.choices()) == choices
    assert is_rioting(game.state, BERAC) == bool(short)


@pytest.mark.rule("CG-092")
def test_cities_are_asked_about_one_at_a_time_in_the_order_of_revolts() -> None:
    game = drawn_for(RIOTS, RIOTS)
    control(game, 0, URAN)
    run(game, Revolts())
    assert (game.decision.ask, game.state.subject) == (RIOT, BERAC)
    answer(game, LET_RIOT)
    assert (game.decision.ask, game.state.subject) == (RIOT, URAN)


@pytest.mark.rule("CG-092", "CG-096")
def test_a_garrison_keeps_its_city_quiet_and_nobody_is_asked() -> None:
    game = drawn_for(RIOTS)
    game.state.annex = laid(game.state.annex, GARRISONED, BIT[BERAC])
    run(game, Revolts())
    assert game.is_over()
    assert not is_rioting(game.state, BERAC)
    assert game.state.crowns[0] == 15


@pytest.mark.rule("CG-091")
def test_a_city_with_a_noble_of_its_baron_does_not_riot() -> None:
    game = drawn_for(RIOTS)
    put(game, STAR_0, BERAC_AREA, (50,))
    run(game, Revolts())
    assert game.is_over()
    assert not is_rioting(game.state, BERAC)


@pytest.mark.rule("CG-093")
def test_a_rioting_city_pays_no_crowns_not_even_for_its_walls() -> None:
    game = restless(BERAC)
    control(game, 0, URAN)
    game.state.fortified = laid(game.state.fortified, BERAC, 1)
    run(game, Taxation(1))
    assert game.state.crowns[0] == 15 + game.state.content.city_income[URAN]


@pytest.mark.rule("CG-093")
def test_concessions_keep_paying() -> None:
    game = restless(BERAC)
    table = game.state
    own(table)
    card = next(card for card in range(36, 80) if table.content.card_concession[card] > 0)
    table.card_place[card], table.card_on[card] = CARD_IN_FORCE, 0
    run(game, Taxation(1))
    assert table.crowns[0] == 15 + table.content.card_concession[card]


@pytest.mark.rule("CG-094")
def test_a_rioting_city_gives_no_influence_but_counts_among_the_cities() -> None:
    game = restless(BERAC, CADIZ)
    control(game, 0, URAN)
    assert influence_of(game.state, 0) == 1
    assert kingdom_cities_of(game.state, 0) == 2


@pytest.mark.rule("CG-094")
def test_influence_is_gained_before_the_riots_of_the_same_upkeep() -> None:
    game = drawn_for(RIOTS)
    game.state.stronghold_at = laid(game.state.stronghold_at, 0, 30)
    run(game, Upkeep())
    assert game.decision.ask == RIOT
    assert game.state.influence[0] == 1


@pytest.mark.rule("CG-095")
def test_riot_for_a_rioting_city_is_a_revolt() -> None:
    game = riot_in(drawn_for(RIOTS), BERAC)
    run(game, Revolts())
    assert asked(game) == (REVOLT, 0, [PAY_CROWNS, LOSE_CITY])


@pytest.mark.rule("CG-095")
def test_the_token_stays_when_that_revolt_is_bought_off() -> None:
    game = riot_in(drawn_for(RIOTS), BERAC)
    run(game, Revolts())
    answer(game, PAY_CROWNS)
    assert is_rioting(game.state, BERAC)
    assert game.state.city_owner[BERAC] == 0


@pytest.mark.rule("CG-095", "CG-097")
def test_the_token_goes_when_that_revolt_costs_him_the_city() -> None:
    game = riot_in(drawn_for(RIOTS), BERAC)
    run(game, Revolts())
    answer(game, LOSE_CITY)
    assert game.state.city_owner[BERAC] == NEUTRAL
    assert not is_rioting(game.state, BERAC)


@pytest.mark.rule("CG-096")
def test_a_noble_who_comes_to_his_barons_city_ends_the_riot() -> None:
    game = restless(BERAC, URAN)
    put_noble(game.state, STAR_0, BERAC_AREA)
    assert not is_rioting(game.state, BERAC)
    assert is_rioting(game.state, URAN)


@pytest.mark.rule("CG-096")
def test_passing_through_is_enough() -> None:
    game = restless(URAN)
    put(game, STAR_0, MEADOW, (50,))
    run(game, March(STAR_0, vec[i64]([URAN_AREA, NEAR])))
    assert game.state.noble_at[STAR_0] == NEAR
    assert not is_rioting(game.state, URAN)


@pytest.mark.rule("CG-096")
def test_a_noble_of_somebody_else_ends_no_riot() -> None:
    game = restless(BERAC)
    put_noble(game.state, STAR_1, BERAC_AREA)
    assert is_rioting(game.state, BERAC)


@pytest.mark.rule("CG-096")
def test_off_a_port_a_noble_ends_no_riot_until_he_lands() -> None:
    game = restless(CADIZ)
    put_noble(game.state, noble_of(0, CIRCLE), PORT + CADIZ_AREA)
    assert is_rioting(game.state, CADIZ)
    put_noble(game.state, noble_of(0, CIRCLE), CADIZ_AREA)
    assert not is_rioting(game.state, CADIZ)


@pytest.mark.rule("CG-097")
def test_the_token_goes_with_the_control_of_the_city() -> None:
    game = restless(BERAC, URAN, CADIZ)
    put_control(game.state, BERAC, 1)
    make_neutral(game.state, URAN)
    raze(game.state, CADIZ)
    assert [game.state.city_owner[city] for city in (BERAC, URAN, CADIZ)] == [1, NEUTRAL, RAZED]
    assert [is_rioting(game.state, city) for city in (BERAC, URAN, CADIZ)] == [False] * 3
