"""A learned policy where it plays: its weights as numpy arrays, and what it thinks of the answers that are offered.

The file is safetensors: arrays by name, and a JSON text that says for which game they are and how they came about.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError, safe_open
from wk_agents.learned.entries import Entries, columns_of
from wk_agents.learned.gaps import STEPS, Gaps

from wk_env.kernel.spec import GameSpec

Floats: TypeAlias = "NDArray[np.float32]"
Whole: TypeAlias = "NDArray[np.int64]"
Arrays: TypeAlias = "dict[str, NDArray[np.float32] | NDArray[np.int64] | NDArray[np.int32] | NDArray[np.float16]]"
KIND: Final = "policy 1"
TINY: Final = 1e-5
PARTS: Final = frozenset(
    {
        *("entries.usual", "entries.places", "entries.steps", "first.weight", "bias", "norm.weight", "norm.bias"),
        *("second.weight", "second.bias", "second_norm.weight", "second_norm.bias", "gate.weight", "shift.weight"),
        *("answers.weight", "answer_bias.weight", "behind.weight", "gaps.edges"),
    }
)


@dataclass(frozen=True)
class Card:
    """What is known of a policy: its game, how many answers it is offered, how it was made."""

    game: str
    offers: int
    is_advised: bool
    story: dict[str, object]


class Network:
    """The policy of `wk_training.network`, without torch."""

    def __init__(self, spec: GameSpec, arrays: Arrays, card: Card) -> None:
        self.card: Card = card
        whole = [arrays[f"entries.{name}"].astype(np.int64) for name in ("usual", "places", "steps")]
        self.entries = Entries(columns_of(spec), *whole)
        self.weights = {name: np.ascontiguousarray(row, np.float32) for name, row in arrays.items() if name in PARTS}
        self.gaps = Gaps(arrays["gaps.edges"].astype(np.int64))
        self.turns = turns(spec)

    def scores(self, numbers: "NDArray[np.int16]", ask: int, actions: Whole, steps: Whole) -> Floats:
        """A score for each answer that is offered in one position; actions are turned to who is asked."""
        held = self.weights
        rows, _ = self.entries.of(numbers[None])
        seen = relu_norm(held["first.weight"][rows].sum(0) + held["bias"], held["norm.weight"], held["norm.bias"])
        hidden = held["second.weight"] @ seen + held["second.bias"]
        hidden = relu_norm(hidden, held["second_norm.weight"], held["second_norm.bias"])
        hidden = hidden * (1 + held["gate.weight"][ask]) + held["shift.weight"][ask]
        known = held["answers.weight"][actions] @ hidden + held["answer_bias.weight"][actions, 0]
        found: Floats = known + held["behind.weight"][ask * STEPS + steps, 0]
        return found


def relu_norm(row: Floats, weight: Floats, bias: Floats) -> Floats:
    """LayerNorm, then nothing below 0."""
    centred = row - row.mean()
    scaled = centred / np.sqrt(np.dot(centred, centred) / len(row) + TINY)
    found: Floats = np.maximum(scaled * weight + bias, 0)
    return found


def turns(spec: GameSpec) -> Whole:
    """For each number of seats and each seat: every flat action as it is called if that seat were the first."""
    most = spec.seat_range[-1]
    turned = np.tile(np.arange(spec.action_count), (most + 1, most, 1))
    for seats in spec.seat_range:
        for seat in range(seats):
            for start, things in spec.seat_actions:
                for other in range(seats):
                    first = start + things * ((other - seat) % seats)
                    named = range(start + things * other, start + things * (other + 1))
                    turned[seats, seat, named] = np.arange(first, first + things)
    return turned


def network_in(path: Path, spec: GameSpec) -> Network:
    """The policy in a file; ValueError in one sentence if there is none for this game."""
    try:
        with safe_open(path, "numpy") as file:
            told = (file.metadata() or {}).get("wk")
            arrays = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no dict
    except (OSError, SafetensorError) as fault:
        raise ValueError(f"{path} is no policy: {fault}") from fault
    if told is None or not set(arrays) >= PARTS:
        raise ValueError(f"{path} is no policy; `wk train` writes one as policy.safetensors")
    facts = json.loads(told)
    if facts.get("kind") != KIND or facts.get("game") != spec.id:
        raise ValueError(
            f"{path} is a {facts.get('kind')!r} for {facts.get('game')}; it takes a {KIND!r} for {spec.id}"
        )
    return Network(spec, arrays, Card(facts["game"], facts["offers"], facts["is_advised"], facts["story"]))
