"""Checkpoints are whole or not at all, say what is wrong with them, and give everything back."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
from wk_training.checkpoint import (
    Array,
    BrokenCheckpointError,
    Checkpoint,
    arrays_of,
    arrays_of_adam,
    fill,
    fill_adam,
    keep,
    newest,
    read,
    written,
)

SAVED = Checkpoint({"a": np.arange(5), "b": np.ones((2, 2), np.float32)}, {"round": 3, "seed": 1})


def test_what_is_written_is_read() -> None:
    again = read(written(SAVED))
    assert again.facts == SAVED.facts
    assert (again.arrays["a"] == SAVED.arrays["a"]).all()
    assert again.arrays["b"].dtype == np.float32


@pytest.mark.parametrize("other", [np.flip, np.transpose, lambda array: array[:, ::2]], ids=["flip", "turn", "part"])
def test_arrays_that_lie_otherwise_are_written_as_they_read(other: Callable[[Array], Array]) -> None:
    array = other(np.arange(12).reshape(3, 4))
    assert read(written(Checkpoint({"a": array}, {}))).arrays["a"].tolist() == array.tolist()


@pytest.mark.parametrize("cut", [0, 7, 40, -1])
def test_a_part_is_no_checkpoint(cut: int) -> None:
    with pytest.raises(BrokenCheckpointError, match="no checkpoint of wk_training, or a part of it is missing"):
        read(written(SAVED)[:cut])


def test_other_numbers_are_noticed() -> None:
    data = bytearray(written(SAVED))
    data[-1] ^= 1
    with pytest.raises(BrokenCheckpointError, match="not those that were written"):
        read(bytes(data))


def test_the_two_newest_are_kept_and_the_last_good_one_is_used(tmp_path: Path) -> None:
    paths = [keep(tmp_path, step, Checkpoint(SAVED.arrays, {"round": step})) for step in (1, 2, 30)]
    assert sorted(tmp_path.iterdir()) == paths[1:]
    paths[2].write_bytes(b"rubbish")
    found, faults = newest(tmp_path)
    assert found is not None
    assert found.facts == {"round": 2}
    assert faults == [f"{paths[2]}: this is no checkpoint of wk_training, or a part of it is missing"]
    paths[1].write_bytes(b"")
    assert newest(tmp_path)[0] is None
    assert newest(tmp_path / "nothing") == (None, [])


def test_files_with_later_numbers_do_not_drive_out_what_is_kept(tmp_path: Path) -> None:
    for step in (7, 8, 9):
        (tmp_path / f"checkpoint-{step:08}.safetensors").write_bytes(b"rubbish")
    paths = [keep(tmp_path, step, SAVED) for step in (1, 2, 3)]
    assert sorted(tmp_path.iterdir())[:2] == paths[1:]
    assert newest(tmp_path)[0] is not None


def test_what_is_no_plain_file_is_left_out_and_named(tmp_path: Path) -> None:
    keep(tmp_path, 1, SAVED)
    os.mkfifo(tmp_path / "checkpoint-00000002.safetensors")
    (tmp_path / "checkpoint-00000003.safetensors").mkdir()
    found, faults = newest(tmp_path)
    assert found is not None
    assert [fault.partition(": ")[2] for fault in faults] == ["Is a directory", "it is a pipe; it takes a plain file"]


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(tmp_path, 1, SAVED)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        keep(tmp_path, 2, SAVED)
    assert [path.name for path in tmp_path.iterdir()] == ["checkpoint-00000001.safetensors"]


def test_networks_and_optimisers_come_back_as_they_were() -> None:
    torch.manual_seed(1)
    nets = [torch.nn.Linear(3, 2) for _ in range(2)]
    adams = [torch.optim.Adam(net.parameters(), 0.1) for net in nets]
    seen = torch.ones(4, 3)

    def step(number: int) -> None:
        adams[number].zero_grad()
        nets[number](seen).sum().backward()
        adams[number].step()

    step(0)
    arrays = {**arrays_of(nets[0], "net"), **arrays_of_adam(adams[0], "adam")}
    step(0)
    fill(nets[1], arrays, "net")
    fill_adam(adams[1], arrays, "adam")
    step(1)
    assert (nets[0].weight == nets[1].weight).all()
    with pytest.raises(BrokenCheckpointError, match="the weights of net are of another shape"):
        fill(torch.nn.Linear(2, 2), arrays, "net")
