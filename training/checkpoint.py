"""Checkpoints: everything that a run goes on from, in one file of numbers, written before the last good one is let go.

A file is safetensors: named arrays, and a JSON text with counters, settings, versions and a digest of the arrays. It is
written under another name, brought to the disk and renamed; the two newest are kept. Nothing in it is ever run.
"""

import hashlib
import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import safetensors.numpy
import torch
from numpy.typing import NDArray
from torch import nn

from wk_env.content.files import named, read_plain, write_whole

FORMAT: Final = 1
KEPT: Final = 2
HEAD: Final = struct.Struct("<Q")  # the length of the JSON text, before it
LARGEST_FILE: Final = 2**32
PREFIX: Final = "checkpoint-"
SUFFIX: Final = ".safetensors"
Array: TypeAlias = "NDArray[np.float32] | NDArray[np.int64] | NDArray[np.int32] | NDArray[np.float16]"
Arrays: TypeAlias = "dict[str, Array]"
Facts: TypeAlias = "dict[str, object]"


class BrokenCheckpointError(ValueError):
    """A file that is no checkpoint, or not a whole one."""


@dataclass(frozen=True)
class Checkpoint:
    """Arrays by name, and what is known of them."""

    arrays: Arrays
    facts: Facts


def written(checkpoint: Checkpoint) -> bytes:
    """A checkpoint as bytes."""
    arrays = checkpoint.arrays
    told = {"format": FORMAT, "digest": digest_of(arrays), **checkpoint.facts}
    return packed(arrays, told)


def packed(arrays: Mapping[str, Array], facts: Facts) -> bytes:
    """Arrays and facts as bytes; safetensors writes the memory of an array as it lies: each is laid in order first."""
    laid = {name: np.asarray(array, order="C") for name, array in arrays.items()}
    return safetensors.numpy.save(laid, {"wk": json.dumps(facts)})


def unpacked(data: bytes) -> tuple[Arrays, Facts]:
    """The arrays and facts that were packed."""
    (length,) = HEAD.unpack(data[: HEAD.size])
    header = json.loads(data[HEAD.size : HEAD.size + length])
    return safetensors.numpy.load(data), json.loads(header["__metadata__"]["wk"])


def read(data: bytes) -> Checkpoint:
    """The checkpoint that some bytes are; BrokenCheckpointError in one sentence if they are none."""
    try:
        arrays, facts = unpacked(data)
    except Exception as fault:
        raise BrokenCheckpointError("this is no checkpoint of wk_training, or a part of it is missing") from fault
    if facts.get("format") != FORMAT:
        raise BrokenCheckpointError(
            f"this checkpoint is of format {facts.get('format')!r}; this version reads {FORMAT}"
        )
    if facts.pop("digest") != digest_of(arrays):
        raise BrokenCheckpointError("the numbers in this checkpoint are not those that were written")
    del facts["format"]
    return Checkpoint(arrays, facts)


def digest_of(arrays: Mapping[str, Array]) -> str:
    """A hash of all names, types and numbers."""
    found = hashlib.sha256()
    for name in sorted(arrays):
        array = arrays[name]
        found.update(f"{name} {array.dtype} {array.shape}".encode())
        found.update(np.ascontiguousarray(array).tobytes())
    return found.hexdigest()


def keep(folder: Path, step: int, checkpoint: Checkpoint) -> Path:
    """Keep a checkpoint of a step, and of the older ones the newest."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{PREFIX}{step:08d}{SUFFIX}"
    write_whole(path, written(checkpoint))
    older = sorted(other for other in folder.glob(f"{PREFIX}*{SUFFIX}") if other < path)
    for old in older[: 1 - KEPT]:
        old.unlink()
    return path


def newest(folder: Path) -> tuple[Checkpoint | None, list[str]]:
    """The newest checkpoint that is whole, or None; and what is wrong with each newer one."""
    faults: list[str] = []
    for path in sorted(folder.glob(f"{PREFIX}*{SUFFIX}"), reverse=True):
        try:
            return read(read_plain(path, LARGEST_FILE)), faults
        except BrokenCheckpointError as fault:
            faults.append(f"{path}: {fault}")
        except OSError as fault:
            faults.append(f"{path}: {named(fault)}")
    return None, faults


# ---- networks and optimisers as arrays


def arrays_of(net: nn.Module, name: str) -> Arrays:
    """The weights of a network."""
    return {f"{name}.{key}": tensor.detach().cpu().numpy().copy() for key, tensor in net.state_dict().items()}


def fill(net: nn.Module, arrays: Arrays, name: str) -> None:
    """Give a network the weights that stand there; BrokenCheckpointError if they are not of its shape."""
    own = {key[len(name) + 1 :]: array for key, array in arrays.items() if key.startswith(name + ".")}
    try:
        net.load_state_dict({key: torch.from_numpy(array.copy()) for key, array in own.items()})
    except RuntimeError as fault:
        raise BrokenCheckpointError(f"the weights of {name} are of another shape") from fault


def arrays_of_adam(optimiser: torch.optim.Optimizer, name: str) -> Arrays:
    """What an Adam optimiser remembers."""
    state = optimiser.state_dict()["state"]
    return {
        f"{name}.{number}.{key}": torch.as_tensor(value).numpy().copy()
        for number, row in state.items()
        for key, value in row.items()
    }


def fill_adam(optimiser: torch.optim.Optimizer, arrays: Arrays, name: str) -> None:
    """Give an Adam optimiser what it remembered."""
    state: dict[int, dict[str, torch.Tensor]] = {}
    for key, array in arrays.items():
        if key.startswith(name + "."):
            _, number, part = key.rsplit(".", 2)
            state.setdefault(int(number), {})[part] = torch.from_numpy(array.copy())
    optimiser.load_state_dict({"state": state, "param_groups": optimiser.state_dict()["param_groups"]})
