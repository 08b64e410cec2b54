"""Searches to look at."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tests.support.battles import attack, field
from wk_env.games.warrior_knights.advice.advisor import KnightsAdvisor
from wk_env.games.warrior_knights.advice.policy.styles import BALANCED
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.numbers import NONE
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.search.search import Search
from wk_env.search.tree import Tree

ROOM: Final = 2000


def thought(game: Play, simulations: int, seed: int = 7, style: vec[i64] = BALANCED) -> Search[Table]:
    """A search after so many simulations."""
    search = Search(KnightsAdvisor(style), game, seed, 1, ROOM)
    search.think(simulations)
    return search


def children(tree: Tree, row: int) -> list[int]:
    """The rows of the answers that were tried after a row."""
    found, child = list[int](), tree.child[row]
    while child != NONE:
        found.append(int(child))
        child = tree.sibling[child]
    return found


def skirmish() -> Play:
    """Seat 0 chooses which of five Fate cards he discards in a battle in the open field; nothing follows it."""
    game = field((200, 200), (200, 100), seats=3)
    attack(game, 1)
    assert game.decision.ask == asks.DISCARD
    return game
