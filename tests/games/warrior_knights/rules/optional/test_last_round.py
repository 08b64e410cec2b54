"""A last round that was agreed on, and what stands first when it is over."""

import pytest

from tests.support.arrange import arrange, control
from wk_env.games.warrior_knights.advice.policy.situation import rounds_left
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.procedures.victory import is_decided, note_last_upkeep, rank_of
from wk_env.games.warrior_knights.rules.rules import MIGHT_IS_RIGHT, THE_KING, Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.rules.variants import agree
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS


def in_round(number: int, **numbers: int) -> Play:
    """A game of three in a round, whose Influence has just been handed out."""
    game = arrange(seats=3, rules=Rules(**numbers))
    game.state.round = number
    control(game, 1, 0)
    note_last_upkeep(game.state)
    return game


def ranks(game: Play) -> list[int]:
    """The rank of every seat."""
    return [rank_of(game.state, seat) for seat in range(3)]


@pytest.mark.rule("VR-136")
@pytest.mark.parametrize("victory", [0, MIGHT_IS_RIGHT, THE_KING])
def test_its_upkeep_is_the_last_and_no_other(victory: int) -> None:
    assert not is_decided(in_round(6, last_round=7, victory=victory).state)
    assert is_decided(in_round(7, last_round=7, victory=victory).state)
    assert not is_decided(in_round(7, victory=victory).state)


@pytest.mark.rule("VR-136")
def test_then_most_influence_wins() -> None:
    game = in_round(7, last_round=7)
    game.state.influence[2] = 1
    assert ranks(game) == [3, 2, 1]


@pytest.mark.rule("VR-136")
def test_in_might_is_right_most_kingdom_cities_win_whatever_lies_overseas() -> None:
    game = in_round(7, last_round=7, victory=MIGHT_IS_RIGHT)
    control(game, 0, 18, 19, 20)
    game.state.influence[2] = 9
    assert ranks(game) == [2, 1, 3]
    control(game, 0, 1)
    assert ranks(game) == [1, 2, 3]


@pytest.mark.rule("VR-136", "VR-122")
def test_might_is_right_ends_with_the_twentieth_round_if_nothing_else_was_agreed_on() -> None:
    assert agree(["might_is_right"]).last_round == 20
    assert agree(["might_is_right"], Rules(last_round=12)).last_round == 12
    assert WARRIOR_KNIGHTS.settings({"rules": ["might_is_right"], "last_round": 0})["last_round"] == 0


@pytest.mark.rule("VR-136")
def test_stewards_and_people_know_it() -> None:
    game = in_round(6, last_round=7)
    assert rounds_left(game.state) == 2
    assert rounds_left(in_round(1, last_round=7).state) > 2
    match = WARRIOR_KNIGHTS.new_match({"seats": 2, "last_round": 5}, 1)
    screens = WARRIOR_KNIGHTS.screens
    assert screens is not None
    assert "The game ends with round 5." in screens.opening(match, 0, ["a", "b"])
    assert match.game.state.winner == NONE
