"""The Fate deck: random choices, redraws, the ring of used cards."""

import pytest

from tests.support.arrange import arrange, put, run, stack_fate
from tests.support.base_sizes import FIRST_NEUTRAL
from wk_env.games.warrior_knights.knowledge.sight import may_see_hand
from wk_env.games.warrior_knights.rules.cards.event_targets import turn_for_target
from wk_env.games.warrior_knights.rules.cards.neutral_actions import NeutralAction
from wk_env.games.warrior_knights.rules.cards.vocabulary import TARGET_NOBLE
from wk_env.games.warrior_knights.rules.fate_deck import (
    bury_fate,
    draw_fate,
    shuffle_fate,
    turn_fate,
    turn_fate_for_seat,
)
from wk_env.games.warrior_knights.rules.numbers import BIT, EVENTS, FATE_CARDS, NONE, UNCERTAIN_TIMES
from wk_env.games.warrior_knights.rules.state import Play


def order_of(game: Play) -> list[int]:
    """The Fate deck from top to bottom."""
    table = game.state
    return [table.fate_deck[(table.fate_top + place) % FATE_CARDS] for place in range(table.fate_count)]


@pytest.mark.rule("WK-077", "WK-082")
def test_the_top_card_names_a_random_baron() -> None:
    game = arrange(seats=6)
    colours = game.state.content.fate_baron
    stack_fate(game, lambda card: colours[card] == 4)
    assert turn_fate_for_seat(game.state, BIT[6] - 1) == 4


@pytest.mark.rule("WK-077", "WK-079")
def test_barons_who_do_not_fit_are_drawn_again() -> None:
    game = arrange(seats=3)
    colours = game.state.content.fate_baron
    cards = stack_fate(game, *[lambda card, c=colour: colours[card] == c for colour in (5, 0, 2)])
    assert turn_fate_for_seat(game.state, BIT[1] + BIT[2]) == 2
    assert order_of(game)[-3:] == cards


@pytest.mark.rule("WK-079")
def test_nobody_is_named_when_nobody_fits() -> None:
    assert turn_fate_for_seat(arrange().state, 0) == NONE


@pytest.mark.rule("WK-080")
def test_a_used_card_goes_under_the_deck() -> None:
    game = arrange()
    assert turn_fate(game.state) == 0
    assert order_of(game) == [*range(1, 24), 0]


@pytest.mark.rule("WK-084")
def test_an_empty_deck_gives_no_card_until_one_is_discarded() -> None:
    game = arrange()
    held = [draw_fate(game.state) for _ in range(24)]
    assert draw_fate(game.state) == turn_fate(game.state) == NONE
    bury_fate(game.state, held[7])
    assert draw_fate(game.state) == held[7]


@pytest.mark.rule("WK-085")
def test_uncertain_times_shuffle_the_whole_fate_deck() -> None:
    game = arrange()
    kinds = list(game.state.content.neutral_kind)
    run(game, NeutralAction(FIRST_NEUTRAL + kinds.index(UNCERTAIN_TIMES)))
    assert order_of(game) != list(range(24))
    assert sorted(order_of(game)) == list(range(24))


@pytest.mark.rule("WK-078")
def test_one_card_gives_a_random_baron_and_his_noble() -> None:
    game = arrange(seats=6)
    table = game.state
    card = next(event for event in range(EVENTS) if table.content.card_target[event] == TARGET_NOBLE)
    noble = table.content.fate_baron[5] * 4 + table.content.fate_symbol[5]
    put(game, noble, 7, troops=(200,), casualties=1)
    stack_fate(game, lambda fate: fate == 5)
    assert turn_for_target(table, card, 0) == noble
    assert order_of(game)[-1] == 5


@pytest.mark.rule("WK-083")
def test_cards_held_in_battle_are_known_to_their_side_alone() -> None:
    game = arrange()
    game.state.fate_side[0], game.state.fate_side[1] = 0, 1
    assert may_see_hand(game, 0, 0)
    assert not may_see_hand(game, 0, 1)


@pytest.mark.rule("WK-079", "WK-078")
def test_a_noble_of_an_absent_baron_is_drawn_again() -> None:
    game = arrange(seats=2)
    card = next(event for event in range(EVENTS) if game.state.content.card_target[event] == TARGET_NOBLE)
    put(game, 5, 7, troops=(200,), casualties=1)
    fate = game.state.content
    stack_fate(
        game,
        lambda one: fate.fate_baron[one] == 4,
        lambda one: fate.fate_baron[one] == 1 and fate.fate_symbol[one] == 1,
    )
    assert turn_for_target(game.state, card, 0) == 5


@pytest.mark.rule("WK-085")
def test_a_deck_from_which_cards_are_held_is_shuffled_without_them() -> None:
    game = arrange()
    held = [draw_fate(game.state) for _ in range(5)]
    shuffle_fate(game)
    assert sorted([*held, *order_of(game)[: game.state.fate_count]]) == list(range(24))
