"""The fall of a King's stronghold by the engine and by hand: the same questions, and the same table afterwards."""

from collections import Counter
from random import Random

import pytest

from tests.support.arrange import run
from tests.support.by_hand.board import Board
from tests.support.by_hand.fates import capture
from tests.support.by_hand.positions import scatter
from tests.support.by_hand.side_by_side import compare, play_beside
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import ARMY, FIRST_OF_THE_KING, KING
from wk_env.games.warrior_knights.rules.asks import PLACE_TROOP, WHO_FIRST
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.numbers import FIRST_GROUP, FIRST_STRONGHOLD, NONE, OFF_BOARD, SYMBOLS
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play, put

CASES_A_TEST = 100


def kingdom(luck: Random) -> tuple[Play, int]:
    """A crowded table whose King has a stronghold, his Army spread over his own, some badly hurt; the King."""
    while True:
        seats = luck.choice((2, 3, 3, 4))
        game, _ = scatter(luck, Rules(seats=seats, victory=2))
        homes = [seat for seat in range(seats) if game.state.stronghold_at[seat] != OFF_BOARD]
        if homes:
            break
    table, king = game.state, luck.choice(homes)
    table.annex = put(put(table.annex, KING, king + 1), ARMY, seats)
    nobles = range(king * SYMBOLS, king * SYMBOLS + SYMBOLS)
    for card in range(seats):
        move_troop(table, FIRST_OF_THE_KING + card, luck.choice((*nobles, *nobles, FIRST_GROUP + king)))
    for noble in nobles:
        if table.noble_at[noble] != OFF_BOARD and luck.random() < 0.8:
            table.casualties[noble] = (table.army_troops[noble] - 1) // 100
    return game, king


def fall_twice(seed: int) -> Counter[int]:
    """The King's stronghold falls to somebody, or to nobody; which questions were asked."""
    luck = Random(seed)
    game, king = kingdom(luck)
    others = [seat for seat in range(game.state.seats) if seat != king]
    conqueror = luck.choice((*others, *others, *others, NONE))
    board = Board(game)
    steps = capture(board, conqueror, FIRST_STRONGHOLD + king)
    run(game, Capture(conqueror, FIRST_STRONGHOLD + king))
    asked = play_beside(game, steps, lambda question: luck.choice(question[2]), seed)
    compare(game, board)
    assert game.state.annex[KING] - 1 == board.king == (king if conqueror == NONE else conqueror)
    return asked


@pytest.mark.rule("CG-122", "CG-123", "CG-125", "CG-127", "CG-128", "CG-129")
@pytest.mark.parametrize("first", range(0, 10 * CASES_A_TEST, CASES_A_TEST))
def test_a_king_falls_by_the_engine_as_by_hand(first: int) -> None:
    asked = Counter[int]()
    for seed in range(first, first + CASES_A_TEST):
        asked += fall_twice(seed)
    assert asked[PLACE_TROOP] > CASES_A_TEST
    assert asked[WHO_FIRST] > 0
