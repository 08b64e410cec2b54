"""What a policy sees of a position: rows for what is unusual."""

import numpy as np
import pytest
from wk_agents.learned.entries import Entries, columns_of, learned_from, step_of, widened
from wk_training.survey import survey

from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.play.registry import game_named


@pytest.fixture(scope="module")
def seen() -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
    return survey(WARRIOR_KNIGHTS, [4], 6, every=9).numbers


def test_small_numbers_have_a_step_each_and_large_ones_share() -> None:
    steps = step_of(0, 9999, is_exact=False)
    assert steps[:25].tolist() == list(range(25))
    assert steps[25] == 24
    assert (np.diff(steps) >= 0).all()
    assert steps[48] == 24 + 6
    assert steps[9999] < 90
    assert step_of(-1, 300, is_exact=True).tolist() == list(range(302))


WIDTH = WARRIOR_KNIGHTS.lens().width


def test_the_bits_of_a_set_are_columns_of_their_own() -> None:
    columns = columns_of(WARRIOR_KNIGHTS)
    numbers = np.zeros((1, WIDTH), np.int16)
    place, bits = columns.sets[0]
    numbers[0, place] = 0b101
    wide = widened(columns, numbers)
    assert wide[0, place] == 0
    assert wide[0, WIDTH : WIDTH + bits].tolist() == [1, 0, 1] + [0] * (bits - 3)


def test_rows_are_values_that_are_not_usual(seen: "np.ndarray[tuple[int, ...], np.dtype[np.int16]]") -> None:
    entries = learned_from(WARRIOR_KNIGHTS, seen, fewest=2)
    usual = entries.usual[:WIDTH].astype(np.int16)
    sets = [place for place, _ in entries.columns.sets]
    usual[sets] = 0
    assert entries.of(usual[None])[0].size == 0
    changed = usual.copy()
    column = WARRIOR_KNIGHTS.blocks()[1].start  # the round
    changed[column] = 3 if usual[column] != 3 else 4
    rows, starts = entries.of(np.stack([usual, changed, usual]))
    assert rows.size == 1
    assert starts.tolist() == [0, 0, 1]
    assert (entries.places[rows[0]], entries.steps[rows[0]]) == (column, changed[column])


def test_what_was_never_seen_has_no_row(seen: "np.ndarray[tuple[int, ...], np.dtype[np.int16]]") -> None:
    entries = learned_from(WARRIOR_KNIGHTS, seen, fewest=10**6)
    assert entries.count == 0
    assert entries.of(seen)[0].size == 0


def test_rows_written_down_as_columns_and_steps_are_the_same() -> None:
    spec = game_named("wk/tollgate")
    found = learned_from(spec, survey(spec, [2, 3], 8).numbers, fewest=3)
    again = Entries(columns_of(spec), found.usual, found.places, found.steps)
    assert again.count == found.count > 10
    assert (again.row_at == found.row_at).all()
