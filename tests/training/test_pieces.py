"""What lies around places, with numbers more behind it."""

import numpy as np
import torch
from wk_training.network import Around
from wk_training.pieces import added

AROUND = Around(torch.tensor([5, 6, 7]), torch.tensor([0, 2, 2]))  # two numbers, none, one


def test_numbers_stand_behind_those_of_their_place() -> None:
    found = added(AROUND, np.array([3, 1, 2]), np.array([2, 0, 1]), 100)
    assert found.numbers.tolist() == [5, 6, 101, 102, 7, 103]
    assert found.starts.tolist() == [0, 3, 4]


def test_unknown_ones_are_left_out() -> None:
    found = added(AROUND, np.array([-1, 4]), np.array([0, 0]), 10)
    assert found.numbers.tolist() == [5, 6, 14, 7]
    assert found.starts.tolist() == [0, 3, 3]


def test_without_any_nothing_changes() -> None:
    assert added(AROUND, np.array([-1, -1]), np.array([0, 1]), 10) is AROUND
