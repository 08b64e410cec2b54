"""Planning: cards from hand into three stacks, Neutral cards among them."""

import pytest

from tests.support.arrange import answer, arrange, asked, run
from tests.support.base_sizes import FIRST_NEUTRAL, STACK_ROOM
from wk_env.games.warrior_knights.rules.asks import PLAN, PLAN_DONE
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    DRAFT_SOLDIERS,
    IN_HAND,
    IN_TAXATION,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.phases.planning import Planning, deal_neutrals
from wk_env.games.warrior_knights.rules.state import Play

STACK_1, STACK_2, STACK_3 = 0, 7, 14
ALL_KINDS = [LEVY_TAXES, DRAFT_SOLDIERS, RALLY_SUPPORT, SERVE_THE_CHURCH, MOBILIZE_FORCES, VERSATILE_STRATEGY]


def stack_of(game: Play, stack: int) -> list[int]:
    """The cards of a stack, the top one last."""
    first = (stack - 1) * STACK_ROOM
    return list(game.state.stacks[first : first + game.state.stack_left[stack - 1]])


def plan_nothing(game: Play) -> None:
    """Every Baron lays no card at all."""
    while game.decision.ask == PLAN and game.decision.count > 0:
        answer(game, game.decision.options[game.decision.count - 1])


@pytest.mark.rule("WK-087", "WK-088", "WK-089")
def test_a_baron_lays_up_to_two_cards_in_each_stack() -> None:
    game = arrange(seats=2)
    run(game, Planning())
    assert asked(game) == (PLAN, 0, [*ALL_KINDS, PLAN_DONE])
    answer(game, STACK_1 + DRAFT_SOLDIERS, STACK_1 + MOBILIZE_FORCES)
    assert asked(game) == (PLAN, 0, [STACK_2 + kind for kind in [*ALL_KINDS, PLAN_DONE]])
    answer(game, STACK_2 + VERSATILE_STRATEGY, STACK_2 + PLAN_DONE, STACK_3 + PLAN_DONE)
    assert asked(game)[1] == 1
    assert [card for card in range(12) if game.state.action_at[card] == 1] == [DRAFT_SOLDIERS * 2, MOBILIZE_FORCES * 2]
    assert [card for card in range(12) if game.state.action_at[card] == 2] == [VERSATILE_STRATEGY * 2]


@pytest.mark.rule("WK-087")
def test_kinds_are_named_in_rising_order_so_that_a_pair_has_one_name() -> None:
    game = arrange(seats=2)
    run(game, Planning())
    answer(game, STACK_1 + SERVE_THE_CHURCH)
    assert asked(game)[2] == [SERVE_THE_CHURCH, MOBILIZE_FORCES, VERSATILE_STRATEGY, PLAN_DONE]


@pytest.mark.rule("WK-028", "WK-090")
def test_a_kind_is_offered_as_long_as_a_copy_is_in_hand() -> None:
    game = arrange(seats=2)
    game.state.action_at[LEVY_TAXES * 2] = IN_TAXATION
    run(game, Planning())
    answer(game, STACK_1 + LEVY_TAXES)
    assert asked(game)[2] == [*ALL_KINDS[1:], PLAN_DONE]
    answer(game, STACK_1 + PLAN_DONE)
    assert STACK_2 + LEVY_TAXES not in asked(game)[2]


@pytest.mark.rule("WK-089", "WK-090")
def test_a_baron_without_a_card_in_hand_is_not_asked() -> None:
    game = arrange(seats=2)
    for card in range(12):
        game.state.action_at[card] = IN_TAXATION
    run(game, Planning())
    assert asked(game)[1] == 1


@pytest.mark.rule("WK-089", "WK-091")
def test_a_closed_stack_is_not_opened_again() -> None:
    game = arrange(seats=2)
    run(game, Planning())
    answer(game, STACK_1 + PLAN_DONE, STACK_2 + PLAN_DONE, STACK_3 + PLAN_DONE)
    assert asked(game)[1] == 1
    plan_nothing(game)
    assert {game.state.action_at[card] for card in range(24)} == {IN_HAND}


@pytest.mark.rule("WK-002", "WK-087")
def test_barons_plan_in_the_order_from_the_chairman() -> None:
    game = arrange(seats=3)
    game.state.chairman = 2
    run(game, Planning())
    assert asked(game)[1] == 2
    answer(game, STACK_1 + PLAN_DONE, STACK_2 + PLAN_DONE, STACK_3 + PLAN_DONE)
    assert asked(game)[1] == 0


@pytest.mark.rule("WK-030", "WK-044", "WK-092", "WK-093")
def test_two_neutral_cards_go_to_each_stack_and_two_aside() -> None:
    game = arrange(seats=2)
    run(game, Planning())
    plan_nothing(game)
    assert list(game.state.stack_left) == [2, 2, 2]
    aside = [card for card in range(FIRST_NEUTRAL, 80) if game.state.action_at[card] == ASIDE]
    stacked = stack_of(game, 1) + stack_of(game, 2) + stack_of(game, 3)
    assert sorted(stacked + aside) == list(range(72, 80))


@pytest.mark.rule("WK-092", "WK-093")
def test_all_eight_neutral_cards_are_dealt_anew_each_round() -> None:
    game = arrange(seats=2)
    run(game, Planning())
    plan_nothing(game)
    first = [game.state.action_at[card] for card in range(72, 80)]
    run(game, Planning())
    plan_nothing(game)
    assert [game.state.action_at[card] for card in range(72, 80)] != first
    assert list(game.state.stack_left) == [2, 2, 2]


@pytest.mark.rule("WK-029", "WK-094")
def test_each_stack_is_shuffled_on_its_own() -> None:
    game = arrange(seats=6)
    run(game, Planning())
    while game.decision.count > 0:
        answer(game, game.decision.options[0])
    stacks = [stack_of(game, stack) for stack in (1, 2, 3)]
    assert [sorted(stack) == stack for stack in stacks] == [False, False, False]
    assert [{game.state.action_at[card] for card in stack} for stack in stacks] == [{1}, {2}, {3}]


@pytest.mark.rule("WK-095")
def test_six_players_make_stacks_of_fourteen_cards() -> None:
    game = arrange(seats=6)
    run(game, Planning())
    while game.decision.count > 0:
        answer(game, game.decision.options[0])
    assert list(game.state.stack_left) == [14, 14, 14]


@pytest.mark.rule("WK-092", "WK-093")
def test_any_neutral_card_may_lie_in_any_stack_or_aside() -> None:
    games = [arrange(seed=seed) for seed in range(40)]
    for game in games:
        deal_neutrals(game)
    assert {game.state.action_at[FIRST_NEUTRAL] for game in games} == {1, 2, 3, ASIDE}
    assert {game.state.action_at[FIRST_NEUTRAL + 7] for game in games} == {1, 2, 3, ASIDE}
