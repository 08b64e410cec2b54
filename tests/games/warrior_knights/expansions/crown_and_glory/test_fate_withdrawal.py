"""The battle result Retreat: who may withdraw, and when."""

import pytest

from tests.support.arrange import answer, asked, control, noble_of, put, stack_fate
from tests.support.battles import (
    BERAC,
    BERAC_AREA,
    FAR,
    FROLI_AREA,
    MEADOW,
    NEAR,
    URAN_AREA,
    attack,
)
from tests.support.fates import clash, glory_table
from tests.support.withdrawals import FOE, MINE, QUESTION, held, hundreds, led_by_stars
from wk_env.games.warrior_knights.rules.asks import (
    ABILITY,
    NEUTRAL_CITY,
    NO_MORE_DISCARDS,
    RETREAT,
)
from wk_env.games.warrior_knights.rules.numbers import (
    DEAL,
    DRAW_FATE,
    NO,
    NONE,
    PREVENT,
    STAR,
    VICTORY,
    WITHDRAW,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE, count_results


@pytest.mark.rule("CG-098", "CG-099", "CG-100")
def test_a_defender_who_shows_more_retreats_is_asked_before_other_cards_are_drawn() -> None:
    game = hundreds(2)
    clash(game, (DRAW_FATE, DEAL), (WITHDRAW, DRAW_FATE))
    assert asked(game) == QUESTION
    assert (game.state.subject, game.state.matter) == (0, NONE)
    assert held(game) == (2, 2)
    assert list(game.state.fate_open) == [1, 1]


@pytest.mark.rule("CG-098", "CG-100")
@pytest.mark.parametrize(("mine", "his"), [((WITHDRAW, DEAL), (WITHDRAW, DEAL)), ((WITHDRAW, DEAL), (DEAL, DEAL))])
def test_without_a_lead_each_retreat_brings_a_card(mine: tuple[int, int], his: tuple[int, int]) -> None:
    game = led_by_stars(2)
    clash(game, mine, his)
    assert game.decision.ask == ABILITY
    drawn = [count_results(game.state, side, WITHDRAW) for side in (ATTACK, DEFENCE)]
    assert held(game) == (2 + drawn[ATTACK], 2 + drawn[DEFENCE])


@pytest.mark.rule("CG-100")
def test_if_he_stands_all_retreats_of_both_sides_bring_cards() -> None:
    game = led_by_stars(3)
    clash(game, (WITHDRAW, PREVENT, PREVENT), (WITHDRAW, WITHDRAW, PREVENT), later=(DEAL, DEAL, DEAL))
    assert asked(game) == QUESTION
    answer(game, NO)
    assert held(game) == (4, 5)
    assert game.decision.ask == ABILITY


@pytest.mark.rule("CG-098", "CG-099")
def test_a_retreat_that_is_drawn_later_brings_another_card_and_no_second_question() -> None:
    game = led_by_stars(2)
    clash(game, (PREVENT, PREVENT), (DRAW_FATE, PREVENT), later=(WITHDRAW, DEAL))
    assert game.decision.ask == ABILITY
    assert held(game) == (2, 4)


@pytest.mark.rule("CG-099")
def test_a_retreat_that_was_discarded_does_not_count() -> None:
    game = led_by_stars(1)
    cards = stack_fate(game, DEAL, DEAL, DEAL, WITHDRAW, WITHDRAW, PREVENT)
    attack(game, 1)
    answer(game, *sorted(cards[:2]), NO_MORE_DISCARDS, *sorted(cards[3:5]), NO_MORE_DISCARDS)
    assert game.decision.ask == ABILITY
    assert held(game) == (1, 1)


@pytest.mark.rule("CG-099")
def test_a_table_may_count_retreats_after_the_cards_of_draw_1_fate() -> None:
    game = led_by_stars(2, late_withdrawal=1)
    clash(game, (PREVENT, PREVENT), (DRAW_FATE, PREVENT), later=(WITHDRAW, DEAL))
    assert asked(game) == QUESTION
    assert held(game) == (2, 3)
    answer(game, NO)
    assert held(game) == (2, 4)


@pytest.mark.rule("CG-100")
def test_at_such_a_table_a_card_brings_no_second_card() -> None:
    game = led_by_stars(2, late_withdrawal=1)
    clash(game, (PREVENT, PREVENT), (DRAW_FATE, WITHDRAW), later=(PREVENT, PREVENT))
    assert held(game) == (2, 3)
    answer(game, NO)
    assert held(game) == (2, 4)


@pytest.mark.rule("CG-106")
def test_before_a_neutral_city_a_retreat_brings_a_card_on_both_sides() -> None:
    game = glory_table()
    put(game, noble_of(0, STAR), FROLI_AREA, troops=(100,))
    cards = stack_fate(game, WITHDRAW, DEAL, DEAL, WITHDRAW, WITHDRAW, PREVENT, PREVENT, PREVENT)
    attack(game, NEUTRAL_CITY, 0, area=FROLI_AREA)
    answer(game, *sorted(cards[1:3]), NO_MORE_DISCARDS)
    assert game.decision.ask == ABILITY
    assert held(game) == (2, 4)


@pytest.mark.rule("CG-100")
def test_a_city_without_a_noble_has_nobody_to_withdraw() -> None:
    game = glory_table()
    put(game, noble_of(0, STAR), BERAC_AREA, troops=(100,))
    control(game, 1, BERAC)
    cards = stack_fate(game, PREVENT, DEAL, DEAL, WITHDRAW, WITHDRAW, PREVENT, PREVENT)
    attack(game, 1, 0, area=BERAC_AREA)
    answer(game, *sorted(cards[1:3]), NO_MORE_DISCARDS)
    assert game.decision.ask == ABILITY
    assert held(game) == (1, 4)


@pytest.mark.rule("CG-101", "CG-102")
def test_who_withdraws_goes_to_a_next_area_and_nobody_is_hurt_or_deserts() -> None:
    game = hundreds(2)
    clash(game, (DEAL, VICTORY), (WITHDRAW, DEAL))
    answer(game, YES)
    assert asked(game) == (RETREAT, 1, sorted((BERAC_AREA, NEAR, FAR, URAN_AREA)))
    answer(game, NEAR)
    assert game.is_over()
    assert (game.state.noble_at[FOE], game.state.noble_at[MINE]) == (NEAR, MEADOW)
    assert (game.state.army_troops[FOE], game.state.casualties[FOE], game.state.casualties[MINE]) == (200, 0, 0)


@pytest.mark.rule("CG-101")
def test_the_attackers_are_exhausted_the_defenders_not_and_the_cards_go_under_the_deck() -> None:
    game = hundreds(1)
    clash(game, (DEAL,), (WITHDRAW,))
    hands = [int(game.state.fate_hand[0]), int(game.state.fate_hand[len(game.state.fate_deck)])]
    top = game.state.fate_top
    answer(game, YES, NEAR)
    table = game.state
    assert (table.noble_fresh[MINE], table.noble_fresh[FOE]) == (0, 1)
    assert (held(game), table.fate_count, table.fate_top) == ((0, 0), 48, top)
    under = [int(table.fate_deck[(top - place) % 48]) for place in (2, 1)]
    assert under == hands
