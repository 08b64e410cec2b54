"""Special phases: when they start, which comes first, what goes home."""

import pytest

from tests.games.warrior_knights.rules.test_actions import card_of, lay_stack
from tests.support.arrange import answer, arrange, run
from wk_env.games.warrior_knights.rules.asks import BUY_SPOT, DO_IT, NO_SPOT
from wk_env.games.warrior_knights.rules.cards.baron_actions import call_baron_action
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    DRAFT_SOLDIERS,
    IN_ASSEMBLY,
    IN_HAND,
    IN_TAXATION,
    IN_WAGES,
    LEVY_TAXES,
    RALLY_SUPPORT,
    REVEALED,
    SERVE_THE_CHURCH,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.phases.actions import Actions, SendHome, SpecialPhases, full_areas, is_draft_due
from wk_env.games.warrior_knights.rules.phases.assembly import Assembly
from wk_env.games.warrior_knights.rules.phases.draft import Draft
from wk_env.games.warrior_knights.rules.phases.taxation import Taxation
from wk_env.games.warrior_knights.rules.phases.wages import Wages
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame, settle


def fill(game: Play, area: int, count: int) -> None:
    """So many Action cards lie in a special phase area, the last cards of each Baron first."""
    for number in range(count):
        seat = number % game.state.seats
        game.state.action_at[seat * 12 + 11 - number // game.state.seats] = area


def mark(game: Play, *spots: int) -> None:
    """Markers of seat 0 on these spots."""
    for spot in spots:
        game.state.track[spot] = 0


def called_by_special_phases(game: Play) -> list[type[Frame[Table]]]:
    """What the special phases call next, the first to run first."""
    game.call(SpecialPhases())
    game.stack[-1].resume(game)
    return [type(frame) for frame in reversed(game.stack) if not isinstance(frame, (SpecialPhases, SendHome))]


def play_card(game: Play, card: int, *choices: int) -> None:
    """A Baron's card is turned over, resolved by these answers and allocated."""
    game.state.action_at[card] = REVEALED
    call_baron_action(game, card)
    settle(game)
    answer(game, *choices)


@pytest.mark.rule("WK-139", "WK-140", "WK-141", "WK-143", "WK-150")
@pytest.mark.parametrize("area", [IN_TAXATION, IN_WAGES, IN_ASSEMBLY])
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_an_area_is_full_with_two_cards_a_player(area: int, seats: int, cards: int) -> None:
    game = arrange(seats=seats)
    fill(game, area, cards - 1)
    assert full_areas(game.state) == 0
    fill(game, area, cards)
    assert full_areas(game.state) == BIT[area]


@pytest.mark.rule("WK-142", "WK-143", "WK-150")
@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_the_track_is_full_with_a_marker_more_than_players(seats: int, markers: int) -> None:
    game = arrange(seats=seats)
    mark(game, *range(markers - 1))
    assert not is_draft_due(game.state)
    mark(game, markers - 1)
    assert is_draft_due(game.state)


@pytest.mark.rule("WK-139", "WK-140", "WK-141", "WK-142")
@pytest.mark.parametrize(("area", "phase"), [(IN_TAXATION, Taxation), (IN_WAGES, Wages), (IN_ASSEMBLY, Assembly)])
def test_a_full_area_starts_its_phase(area: int, phase: type[Frame[Table]]) -> None:
    game = arrange(seats=3)
    fill(game, area, 6)
    assert called_by_special_phases(game) == [phase]


@pytest.mark.rule("WK-119", "WK-142")
def test_the_fifth_marker_of_four_players_starts_a_draft() -> None:
    game = arrange(seats=4)
    mark(game, 0, 1, 2, 3)
    play_card(game, card_of(1, DRAFT_SOLDIERS), 4)
    assert called_by_special_phases(game) == [Draft]


@pytest.mark.rule("WK-147")
def test_a_bought_marker_starts_a_draft_too() -> None:
    game = arrange(seats=4)
    mark(game, 0, 1, 2, 4)
    play_card(game, card_of(1, VERSATILE_STRATEGY), BUY_SPOT, 3)
    assert game.state.crowns[1] == 10
    assert called_by_special_phases(game) == [Draft]


@pytest.mark.rule("WK-145", "WK-146")
def test_wages_come_before_a_draft_set_off_by_the_same_card() -> None:
    game = arrange(seats=2)
    mark(game, 0, 1)
    fill(game, IN_WAGES, 3)
    play_card(game, card_of(1, DRAFT_SOLDIERS), 2)
    assert called_by_special_phases(game) == [Wages]
    game.end()
    game.stack[-1].resume(game)
    game.stack[-1].resume(game)
    assert isinstance(game.stack[-1], Draft)


@pytest.mark.rule("WK-138")
def test_the_third_card_in_taxation_starts_nothing() -> None:
    game = arrange(seats=4)
    game.state.faith[0], game.state.head = 3, 0
    fill(game, IN_TAXATION, 2)
    play_card(game, card_of(2, SERVE_THE_CHURCH), DO_IT, IN_TAXATION)
    assert (game.state.faith[2], game.state.head) == (1, 0)
    assert called_by_special_phases(game) == []


@pytest.mark.rule("WK-149")
def test_the_eighth_card_in_the_assembly_starts_it_after_the_check_for_the_chair() -> None:
    game = arrange(seats=4)
    fill(game, IN_ASSEMBLY, 7)
    play_card(game, card_of(2, RALLY_SUPPORT), DO_IT)
    assert (game.state.votes[2], game.state.chairman) == (2, 2)
    assert called_by_special_phases(game) == [Assembly]


@pytest.mark.rule("WK-097", "WK-144", "WK-148")
def test_a_special_phase_is_over_before_the_next_card_is_turned() -> None:
    game = arrange(seats=2)
    fill(game, IN_TAXATION, 3)
    lay_stack(game, 1, card_of(1, RALLY_SUPPORT), card_of(0, LEVY_TAXES))
    game.state.city_owner[1] = 1
    run(game, Actions())
    answer(game, DO_IT)
    assert game.decision.seat == 1
    assert game.state.crowns[1] == 15 + game.state.content.city_income[1]
    assert {game.state.action_at[card] for card in range(24)} == {IN_HAND, REVEALED}


@pytest.mark.rule("WK-148")
def test_only_the_cards_of_the_area_go_home() -> None:
    game = arrange(seats=2)
    game.state.action_at[0], game.state.action_at[1], game.state.action_at[2] = IN_WAGES, IN_TAXATION, 2
    run(game, SendHome(IN_TAXATION))
    assert list(game.state.action_at[:3]) == [IN_WAGES, IN_HAND, 2]


@pytest.mark.rule("WK-145")
def test_a_declined_draft_soldiers_can_still_start_wages() -> None:
    game = arrange(seats=2)
    mark(game, 0, 1)
    fill(game, IN_WAGES, 3)
    play_card(game, card_of(1, DRAFT_SOLDIERS), NO_SPOT)
    assert called_by_special_phases(game) == [Wages]
    assert not is_draft_due(game.state)
