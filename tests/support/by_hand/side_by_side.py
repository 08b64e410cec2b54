"""The engine and the engine by hand, step by step beside each other."""

from collections import Counter
from collections.abc import Callable

from tests.support.by_hand.board import Board, Question, Steps
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import play


def asked_now(game: Play) -> Question | None:
    """The open question, or None when all is over."""
    decision = game.decision
    return (decision.ask, decision.seat, sorted(decision.choices())) if game.stack else None


def play_beside(game: Play, steps: Steps, choose: Callable[[Question], int], seed: int) -> Counter[int]:
    """Answer both alike until neither asks any more; how often each question was asked. A fault names the seed."""
    asked, by_hand = Counter[int](), next(steps, None)
    while by_hand is not None:
        assert asked_now(game) == by_hand, seed
        asked[by_hand[0]] += 1
        choice = choose(by_hand)
        play(game, choice)
        try:
            by_hand = steps.send(choice)
        except StopIteration:
            by_hand = None
    assert asked_now(game) is None, seed
    return asked


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
