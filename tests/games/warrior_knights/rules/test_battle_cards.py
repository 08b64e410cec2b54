"""Commanders, and the Fate cards of a battle: drawn, discarded, revealed, put back."""

import pytest

from tests.support.arrange import answer, arrange, asked, control, noble_of, own, put, stack_fate
from tests.support.battles import MEADOW, VECHT, VECHT_AREA, attack, desert, drawn, field, hand, keep, top_of_deck
from wk_env.games.warrior_knights.rules.asks import (
    ABILITY,
    ASSAULT,
    COMMANDER,
    DISCARD,
    NEUTRAL_CITY,
    NO_MORE_DISCARDS,
    RETREAT,
)
from wk_env.games.warrior_knights.rules.numbers import (
    CIRCLE,
    DEAL,
    DRAW_FATE,
    FATE_CARDS,
    NO,
    PREVENT,
    SQUARE,
    STAR,
    TRIANGLE,
    VICTORY,
    YES,
)
from wk_env.games.warrior_knights.rules.procedures.fate_hands import draw_hand, must_discard
from wk_env.games.warrior_knights.rules.state import Play


def two_against_two() -> Play:
    """Stars and triangles on both sides, each with 100 troops."""
    game = arrange(seats=2)
    for seat in (0, 1):
        put(game, noble_of(seat, STAR), MEADOW, troops=(100,))
        put(game, noble_of(seat, TRIANGLE), MEADOW, troops=(100,))
    return game


@pytest.mark.rule("WK-364", "WK-365", "WK-366", "WK-381")
def test_commanders_then_discards_then_abilities_the_attacker_first() -> None:
    game = two_against_two()
    stack_fate(game, DEAL, DEAL, PREVENT, PREVENT, DEAL, DEAL, PREVENT, PREVENT)
    attack(game, 1, STAR, TRIANGLE)
    assert asked(game) == (COMMANDER, 0, [STAR, TRIANGLE])
    answer(game, STAR)
    assert asked(game) == (COMMANDER, 1, [STAR, TRIANGLE])
    answer(game, STAR)
    assert asked(game)[:2] == (DISCARD, 0)
    keep(game)
    assert asked(game)[:2] == (DISCARD, 1)
    keep(game)
    assert asked(game) == (ABILITY, 0, [NO, YES])
    answer(game, NO)
    assert asked(game) == (ABILITY, 1, [NO, YES])


@pytest.mark.rule("WK-367")
def test_a_single_noble_commands_by_default() -> None:
    game = field((100,), (100,))
    attack(game, 1)
    assert asked(game)[:2] == (DISCARD, 0)


@pytest.mark.rule("WK-368", "WK-021")
def test_only_the_commander_adds_two_cards_and_his_ability() -> None:
    game = two_against_two()
    stack_fate(game, VICTORY, DEAL, PREVENT, PREVENT, VICTORY, DEAL, PREVENT, PREVENT)
    attack(game, 1, STAR, TRIANGLE, TRIANGLE, STAR)
    assert drawn(game) == (4, 4)
    keep(game)
    keep(game)
    assert asked(game)[:2] == (ABILITY, 1)


@pytest.mark.rule("WK-369", "WK-370")
def test_a_side_draws_one_card_per_full_hundred_and_two_for_its_commander() -> None:
    game = field((50,), (200, 50))
    attack(game, 1)
    assert drawn(game) == (2, 4)


@pytest.mark.rule("WK-369")
def test_the_hundreds_are_counted_over_the_whole_side() -> None:
    game = field((50,), (100,))
    put(game, noble_of(0, STAR), MEADOW, troops=(50,))
    attack(game, 1, STAR, CIRCLE, CIRCLE)
    assert drawn(game) == (3, 3)


@pytest.mark.rule("WK-371", "WK-035")
def test_each_casualty_token_lowers_the_strength_by_a_hundred() -> None:
    game = field((200, 100), (100,))
    game.state.casualties[noble_of(0, CIRCLE)] = 2
    attack(game, 1)
    assert drawn(game) == (3, 3)


@pytest.mark.rule("WK-372", "WK-548")
def test_no_side_draws_more_than_ten_cards_before_draw_one_fate() -> None:
    game = field((200, 200, 200, 200, 200), (100,))
    stack_fate(game, DRAW_FATE, *([DEAL] * 9), PREVENT, PREVENT, PREVENT, VICTORY)
    attack(game, 1)
    assert drawn(game) == (10, 3)
    keep(game, DRAW_FATE, *([DEAL] * 7))
    before = game.state.fate_held[0]
    keep(game, PREVENT)
    assert before == 8
    assert game.state.casualties[noble_of(1, CIRCLE)] == 0
    assert game.state.noble_at[noble_of(1, CIRCLE)] != MEADOW


@pytest.mark.rule("WK-373")
def test_the_attacker_draws_first() -> None:
    game = field((100,), (100,))
    cards = stack_fate(game, DEAL, VICTORY, PREVENT, DEAL, VICTORY, PREVENT)
    attack(game, 1)
    assert hand(game, 0) == cards[:3]
    assert hand(game, 1) == cards[3:]


@pytest.mark.rule("WK-374", "WK-378")
def test_hands_are_closed_until_both_are_revealed_together() -> None:
    game = two_against_two()
    attack(game, 1, STAR, TRIANGLE, STAR, STAR)
    assert list(game.state.fate_open) == [0, 0]
    keep(game)
    assert list(game.state.fate_open) == [0, 0]
    keep(game)
    assert list(game.state.fate_open) == [1, 1]


@pytest.mark.rule("WK-375", "WK-377")
def test_a_side_with_a_commander_discards_at_least_two() -> None:
    game = field((200,), (100,))
    cards = sorted(stack_fate(game, DEAL, DEAL, DEAL, DEAL))
    attack(game, 1)
    assert asked(game) == (DISCARD, 0, cards[:3])
    answer(game, cards[0])
    assert asked(game) == (DISCARD, 0, cards[1:])
    answer(game, cards[1])
    assert asked(game) == (DISCARD, 0, [*cards[2:], NO_MORE_DISCARDS])
    answer(game, cards[2], cards[3])
    assert asked(game)[:2] == (DISCARD, 1)
    assert drawn(game) == (0, 3)


@pytest.mark.rule("WK-375")
def test_how_often_a_baron_is_asked_tells_nothing_of_what_he_discards() -> None:
    game = field((100,), (100,))
    cards = sorted(stack_fate(game, DEAL, DEAL, DEAL))
    attack(game, 1)
    answer(game, cards[1], cards[2])
    assert asked(game) == (DISCARD, 0, [NO_MORE_DISCARDS])


@pytest.mark.rule("WK-375", "WK-081")
def test_kept_cards_stay_in_the_order_in_which_they_were_drawn() -> None:
    game = field((200,), (200,))
    cards = stack_fate(game, DEAL, VICTORY, PREVENT, VICTORY, DEAL, VICTORY, PREVENT, VICTORY)
    attack(game, 1)
    keep(game, PREVENT, VICTORY)
    assert hand(game, 0) == [cards[1], cards[2]]
    answer(game, *sorted(cards[4:6]))
    assert hand(game, 1) == cards[4:]
    twin = game.copy()
    answer(twin, NO_MORE_DISCARDS)
    assert hand(game, 1) == cards[4:]
    assert [twin.state.fate_held[side] for side in (0, 1)] == [0, 0]


@pytest.mark.rule("WK-376")
def test_of_only_two_cards_one_may_be_kept() -> None:
    game = field((50,), (50,))
    cards = sorted(stack_fate(game, DEAL, VICTORY))
    attack(game, 1)
    assert asked(game) == (DISCARD, 0, cards)
    answer(game, cards[0])
    assert asked(game) == (DISCARD, 0, [cards[1], NO_MORE_DISCARDS])
    assert [must_discard(drawn) for drawn in (0, 1, 2, 3, 7)] == [0, 0, 1, 2, 2]


@pytest.mark.rule("WK-081", "WK-080", "WK-395")
def test_discards_go_under_the_deck_as_drawn_the_attackers_first() -> None:
    game = field((100,), (100,))
    cards = stack_fate(game, VICTORY, DEAL, PREVENT, VICTORY, DEAL, PREVENT)
    attack(game, 1)
    answer(game, *sorted(cards[:2]), NO_MORE_DISCARDS)
    answer(game, *sorted(cards[3:5]), NO_MORE_DISCARDS)
    bottom = [top_of_deck(game, place) for place in range(-6, 0)]
    assert bottom == [*cards[:2], *cards[3:5], cards[2], cards[5]]
    assert game.state.fate_count == FATE_CARDS
    assert sum(game.state.fate_hand) == 0
    assert list(game.state.fate_open) == [0, 0]


@pytest.mark.rule("WK-379")
def test_draw_one_fate_adds_a_card_faceup_and_again() -> None:
    game = field((100,), (100, 100, 100))
    stack_fate(game, DRAW_FATE, PREVENT, PREVENT, *([PREVENT] * 5), DRAW_FATE, DEAL)
    attack(game, 1)
    keep(game, DRAW_FATE)
    keep(game)
    assert game.state.casualties[noble_of(1, CIRCLE)] == 1


@pytest.mark.rule("WK-379")
def test_extra_cards_are_drawn_for_the_attacker_first() -> None:
    game = field((100, 100), (200,))
    stack_fate(game, DRAW_FATE, DEAL, DEAL, DEAL, DRAW_FATE, PREVENT, DEAL, DEAL, DEAL, VICTORY)
    attack(game, 1)
    keep(game, DRAW_FATE)
    keep(game, DRAW_FATE, PREVENT)
    desert(game)
    assert asked(game)[:2] == (RETREAT, 0)
    assert game.state.casualties[noble_of(1, CIRCLE)] == 0


@pytest.mark.rule("WK-084")
def test_a_draw_from_an_empty_deck_is_lost() -> None:
    game = arrange(seats=2)
    draw_hand(game.state, 0, 10)
    draw_hand(game.state, 1, 20)
    assert drawn(game) == (10, 14)


@pytest.mark.rule("WK-406", "WK-407", "WK-408", "WK-426")
def test_two_hundred_troops_in_vecht_draw_seven_cards_and_eight_behind_new_walls() -> None:
    game = field((100,), (200,), area=VECHT_AREA)
    control(game, 1, VECHT)
    twin = game.copy()
    own(twin.state)
    attack(game, 1, ASSAULT, area=VECHT_AREA)
    assert drawn(game) == (3, 7)
    twin.state.fortified[VECHT] = 1
    attack(twin, 1, ASSAULT, area=VECHT_AREA)
    assert drawn(twin) == (3, 8)


@pytest.mark.rule("WK-407", "WK-408")
def test_a_neutral_city_draws_by_its_strength_and_plays_all_its_cards() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), VECHT_AREA, troops=(100,))
    attack(game, NEUTRAL_CITY, ASSAULT, area=VECHT_AREA)
    assert drawn(game) == (3, 3)
    keep(game)
    assert asked(game)[:2] == (ABILITY, 0)
    assert drawn(game) == (0, 3)


@pytest.mark.rule("WK-408")
def test_a_controlled_city_without_a_noble_has_no_commander() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, STAR), VECHT_AREA, troops=(100,))
    control(game, 1, VECHT)
    attack(game, 1, ASSAULT, area=VECHT_AREA)
    keep(game)
    assert asked(game)[:2] == (ABILITY, 0)
    assert drawn(game) == (0, 3)


@pytest.mark.rule("WK-017", "WK-018", "WK-326", "WK-381")
def test_an_exhausted_commander_has_no_ability_but_his_two_cards() -> None:
    game = arrange(seats=2)
    put(game, noble_of(0, CIRCLE), MEADOW, troops=(100,))
    put(game, noble_of(1, SQUARE), MEADOW, troops=(100,))
    game.state.noble_fresh[noble_of(1, SQUARE)] = 0
    stack_fate(game, DEAL, PREVENT, PREVENT, PREVENT, PREVENT, PREVENT)
    attack(game, 1)
    assert drawn(game) == (3, 3)
    keep(game, DEAL)
    keep(game)
    assert game.state.noble_at[noble_of(1, SQUARE)] < 0
