"""Trees of decisions behind positions of every phase have as many leaves as were counted, and the same ones."""

import pytest

from tests.perft.perft import Row, as_hash, load_rows, perft, reach
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

QUICK = 5_000
ROWS = load_rows()


def counted(row: Row) -> tuple[int, str]:
    """The leaves of a row's tree, counted now."""
    match = reach(row.settings, row.seed, row.prefix)
    assert match is not None, f"no game gets to {row.prefix}"
    nodes, digests = perft(match.game, row.depth)
    return nodes, as_hash(digests)


@pytest.mark.parametrize("row", [row for row in ROWS if row.nodes <= QUICK], ids=lambda row: row.name)
def test_small_trees_are_as_counted(row: Row) -> None:
    assert counted(row) == (row.nodes, row.hash)


@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in ROWS if row.nodes > QUICK], ids=lambda row: row.name)
def test_large_trees_are_as_counted(row: Row) -> None:
    assert counted(row) == (row.nodes, row.hash)


def test_every_question_has_its_tree() -> None:
    asked = {row.prefix.split(":")[1] for row in ROWS if row.prefix.startswith("until")}
    assert asked == set(WARRIOR_KNIGHTS.asks)


def test_every_number_of_seats_has_its_trees() -> None:
    assert {row.settings["seats"] for row in ROWS} == {2, 3, 4, 5, 6}
