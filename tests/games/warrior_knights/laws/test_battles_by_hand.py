"""Battles of the engine and battles by hand: the same questions to the same seats, and the same table afterwards."""

from random import Random

import pytest

from tests.support.arrange import run
from tests.support.by_hand.attacks import fight
from tests.support.by_hand.board import Board, Question
from tests.support.by_hand.positions import scatter
from tests.support.by_hand.side_by_side import compare, play_beside
from wk_env.games.warrior_knights.rules.asks import CONSENT, DISCARD, NO_MORE_DISCARDS
from wk_env.games.warrior_knights.rules.numbers import NONE, YES
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.state import Play

BATTLES_A_TEST = 60


def choose(luck: Random, question: Question, liked: list[int]) -> int:
    """Any answer, but mostly one that leads to a battle in which the liked cards are kept."""
    ask, _, choices = question
    if ask == CONSENT and luck.random() < 0.9:
        return YES
    unliked = [card for card in choices if card not in liked]
    if ask == DISCARD and luck.random() < 0.8:
        return NO_MORE_DISCARDS if NO_MORE_DISCARDS in choices else luck.choice(unliked or choices)
    return luck.choice(choices[:-1] if len(choices) > 2 and luck.random() < 0.8 else choices)


def fight_twice(seed: int) -> tuple[Play, Board]:
    """A random battle by the engine and by hand, question for question."""
    luck = Random(seed)
    game, area = scatter(luck)
    seat, fixed = luck.randrange(game.state.seats), luck.choice((area, area, NONE))
    result = luck.randrange(4)
    liked = [card for card in range(24) if game.state.content.fate_battle[card] == result]
    board = Board(game)
    steps = fight(board, seat, fixed)
    run(game, Fight(seat, fixed))
    play_beside(game, steps, lambda question: choose(luck, question, liked), seed)
    return game, board


@pytest.mark.rule("WK-364", "WK-391", "WK-405", "WK-413", "WK-449", "WK-470", "WK-480", "WK-481")
@pytest.mark.parametrize("first", range(0, 10 * BATTLES_A_TEST, BATTLES_A_TEST))
def test_a_battle_by_the_engine_is_the_battle_by_hand(first: int) -> None:
    for seed in range(first, first + BATTLES_A_TEST):
        compare(*fight_twice(seed))
