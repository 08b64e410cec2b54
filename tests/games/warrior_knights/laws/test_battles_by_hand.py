"""Battles of the engine and battles by hand: the same questions to the same seats, and the same table afterwards."""

from random import Random

import pytest

from tests.support.arrange import run
from tests.support.by_hand.attacks import fight
from tests.support.by_hand.board import Board, Question
from tests.support.by_hand.positions import scatter
from wk_env.games.warrior_knights.rules.asks import CONSENT, DISCARD, NO_MORE_DISCARDS
from wk_env.games.warrior_knights.rules.numbers import NONE, YES
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play

BATTLES_A_TEST = 60


def asked_now(game: Play) -> Question | None:
    """The open question, or None when all is over."""
    decision = game.decision
    return (decision.ask, decision.seat, sorted(decision.choices())) if game.stack else None


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
    by_hand = next(steps, None)
    while by_hand is not None:
        assert asked_now(game) == by_hand, seed
        choice = choose(luck, by_hand, liked)
        play(game, choice)
        try:
            by_hand = steps.send(choice)
        except StopIteration:
            by_hand = None
    assert asked_now(game) is None, seed
    return game, board


def compare(game: Play, board: Board) -> None:
    """Every column that a battle changes is what it is by hand."""
    table, after = game.state, Board(game)
    assert after.noble_at == board.noble_at
    assert after.fresh == board.fresh
    assert after.office == board.office
    assert after.tokens == board.tokens
    assert after.breaches == board.breaches
    assert after.owner == board.owner
    assert after.fortified == board.fortified
    assert after.stronghold == board.stronghold
    assert after.crowns == board.crowns
    assert after.siege == board.siege
    assert after.fate == board.fate
    kinds = [sorted(table.content.troop_kind[card] for card in army) for army in after.army]
    assert kinds == [sorted(table.content.troop_kind[card] for card in army) for army in board.army]


@pytest.mark.rule("WK-364", "WK-391", "WK-405", "WK-413", "WK-449", "WK-470", "WK-480", "WK-481")
@pytest.mark.parametrize("first", range(0, 10 * BATTLES_A_TEST, BATTLES_A_TEST))
def test_a_battle_by_the_engine_is_the_battle_by_hand(first: int) -> None:
    for seed in range(first, first + BATTLES_A_TEST):
        compare(*fight_twice(seed))
