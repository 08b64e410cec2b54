"""Whoever withdraws: what it spares him, where his Nobles go, and what he gives up."""

import pytest

from tests.support.arrange import answer, asked, control, hire, noble_of, put, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    CADIZ_AREA,
    FAR,
    FROLI,
    MEADOW,
    NEAR,
    URAN_AREA,
    attack,
    besiege,
    finish,
    is_besieging,
    place_stronghold,
)
from tests.support.fates import clash, glory_table, meadow
from tests.support.withdrawals import FOE, FOES_STAR, MINE, before_home, held, hemmed_in, hundreds, in_berac, storm_home
from wk_env.games.warrior_knights.rules.asks import (
    DISCARD,
    GIVE_CITY,
    KEEP,
    KEEP_OR_RAZE,
    NO_MORE_DISCARDS,
    RAZE,
    RETREAT,
    WHO_FIRST,
    WITHDRAW_OR_STAND,
)
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    FIRST_GROUP,
    FIRST_STRONGHOLD,
    NO,
    NONE,
    OFF_BOARD,
    PREVENT,
    RAZED,
    STAR,
    WITHDRAW,
    YES,
)
from wk_env.games.warrior_knights.rules.state import put as laid


@pytest.mark.rule("CG-102")
def test_nobles_go_one_by_one_and_may_part() -> None:
    game = meadow((100,), (100,), glory_table())
    put(game, FOES_STAR, MEADOW, troops=(100,))
    cards = stack_fate(game, PREVENT, DEAL, DEAL, WITHDRAW, PREVENT, DEAL, DEAL)
    attack(game, 1)
    answer(game, CIRCLE, *sorted(cards[1:3]), NO_MORE_DISCARDS, *sorted(cards[5:]), NO_MORE_DISCARDS)
    answer(game, YES)
    assert asked(game) == (WHO_FIRST, 1, [STAR, CIRCLE])
    answer(game, CIRCLE)
    assert game.state.subject == FOE
    answer(game, NEAR, FAR)
    assert (game.state.noble_at[FOE], game.state.noble_at[FOES_STAR]) == (NEAR, FAR)
    assert game.is_over()


@pytest.mark.rule("CG-102")
def test_he_goes_to_no_area_with_a_noble_or_city_of_another_baron() -> None:
    game = hundreds(1)
    put(game, noble_of(0, STAR), NEAR, troops=(50,))
    control(game, 0, BERAC)
    clash(game, (DEAL,), (WITHDRAW,))
    answer(game, YES)
    assert asked(game) == (RETREAT, 1, sorted((FAR, URAN_AREA)))


@pytest.mark.rule("CG-102")
def test_with_no_area_open_he_is_exhausted_at_his_stronghold() -> None:
    game = hemmed_in(hundreds(1))
    place_stronghold(game, 1, 30)
    clash(game, (DEAL,), (WITHDRAW,))
    answer(game, YES)
    assert game.is_over()
    assert (game.state.noble_at[FOE], game.state.noble_fresh[FOE]) == (30, 0)


@pytest.mark.rule("CG-102")
def test_with_no_area_open_and_no_stronghold_he_dies() -> None:
    game = hemmed_in(hundreds(1))
    clash(game, (DEAL,), (WITHDRAW,))
    answer(game, YES)
    assert game.state.noble_at[FOE] == OFF_BOARD


@pytest.mark.rule("CG-102")
def test_overseas_he_dies() -> None:
    game = meadow((100,), (100,), glory_table(), CADIZ_AREA)
    place_stronghold(game, 1, 30)
    clash(game, (DEAL,), (WITHDRAW,), CADIZ_AREA)
    answer(game, YES)
    assert game.state.noble_at[FOE] == OFF_BOARD


@pytest.mark.rule("CG-103")
@pytest.mark.parametrize(("choice", "owner"), [(KEEP, 0), (RAZE, RAZED)])
def test_the_attacker_gains_the_city_after_the_nobles_have_left_and_may_raze_it(choice: int, owner: int) -> None:
    game = in_berac()
    game.state.breaches = laid(game.state.breaches, BERAC, 1)
    clash(game, (DEAL,), (WITHDRAW, PREVENT), BERAC_AREA)
    assert game.state.matter == BERAC
    answer(game, YES)
    assert (game.decision.ask, game.state.city_owner[BERAC]) == (RETREAT, 1)
    answer(game, game.decision.options[0])
    assert asked(game)[:2] == (KEEP_OR_RAZE, 0)
    assert (game.state.city_owner[BERAC], game.state.breaches[BERAC]) == (0, 1)
    answer(game, choice)
    assert game.state.city_owner[BERAC] == owner


@pytest.mark.rule("CG-103")
def test_whoever_stands_in_a_city_keeps_it_for_now() -> None:
    game = in_berac()
    clash(game, (PREVENT,), (WITHDRAW, PREVENT, PREVENT), BERAC_AREA)
    answer(game, NO)
    finish(game)
    assert game.state.city_owner[BERAC] == 1


@pytest.mark.rule("CG-104")
def test_a_stronghold_falls_with_half_the_crowns_and_a_city_once_the_nobles_have_left() -> None:
    game = before_home(FROLI)
    storm_home(game)
    assert (game.decision.ask, game.state.matter) == (WITHDRAW_OR_STAND, FIRST_STRONGHOLD + 1)
    answer(game, YES)
    assert (game.decision.ask, game.state.stronghold_at[1]) == (RETREAT, MEADOW)
    answer(game, NEAR)
    assert asked(game) == (GIVE_CITY, 1, [FROLI])
    assert game.state.stronghold_at[1] == OFF_BOARD
    assert (game.state.crowns[0], game.state.crowns[1]) == (15 + 7, 8)
    answer(game, FROLI)
    assert game.state.city_owner[FROLI] == 0
    assert game.state.noble_at[FOE] == NEAR


@pytest.mark.rule("CG-104")
def test_unled_troops_are_left_behind_and_treated_as_in_any_fall() -> None:
    game = before_home()
    regulars = game.state.army_troops[FIRST_GROUP + 1]
    hire(game, FIRST_GROUP + 1, 100)
    storm_home(game)
    answer(game, YES, NEAR)
    finish(game)
    assert game.state.stronghold_at[1] == OFF_BOARD
    assert regulars <= game.state.army_troops[FIRST_GROUP + 1] <= regulars + 100


@pytest.mark.rule("CG-143")
def test_from_his_own_stronghold_a_noble_without_a_way_out_dies() -> None:
    game = hemmed_in(before_home())
    storm_home(game)
    answer(game, YES)
    finish(game)
    assert game.state.noble_at[FOE] == OFF_BOARD
    assert game.state.stronghold_at[1] == OFF_BOARD


@pytest.mark.rule("CG-105")
def test_a_siege_is_lifted_when_the_besieger_withdraws_before_a_sortie() -> None:
    game = meadow((100,), (100,), glory_table(), BERAC_AREA)
    control(game, 0, BERAC)
    besiege(game, 1, BERAC)
    clash(game, (DEAL,), (WITHDRAW,), BERAC_AREA)
    assert game.state.matter == NONE
    answer(game, YES)
    assert is_besieging(game, 1, BERAC)
    answer(game, game.decision.options[0])
    assert not is_besieging(game, 1, BERAC)
    assert game.state.city_owner[BERAC] == 0


@pytest.mark.rule("CG-090")
@pytest.mark.parametrize(("hundreds_of_troops", "cards"), [(8, 10), (17, 19), (18, 20), (22, 20)])
def test_no_side_draws_more_than_twenty_cards(hundreds_of_troops: int, cards: int) -> None:
    game = hundreds()
    game.state.army_troops[MINE] = 100 * hundreds_of_troops
    attack(game, 1)
    assert game.decision.ask == DISCARD
    assert held(game) == (cards, 3)


def test_a_copy_in_the_middle_goes_on_by_itself() -> None:
    game = hundreds(2)
    put(game, FOES_STAR, MEADOW, troops=(100,))
    cards = stack_fate(game, PREVENT, PREVENT, DEAL, DEAL, WITHDRAW, PREVENT, PREVENT, DEAL, DEAL)
    attack(game, 1)
    answer(game, CIRCLE, *sorted(cards[2:4]), NO_MORE_DISCARDS, *sorted(cards[7:]), NO_MORE_DISCARDS, YES, STAR)
    twin = game.copy()
    answer(game, NEAR, FAR)
    assert twin.state.noble_at[FOES_STAR] == MEADOW
    answer(twin, NEAR, FAR)
    assert twin.digest() == game.digest()
