"""A learned policy where it plays: its weights as numpy arrays, and what it thinks of the answers that are offered.

One position or many: what it thinks of a position is the same, bit for bit, whatever others it is asked about with it.
So nothing here adds up over several positions, and BLAS is called for a position at a time, as its sums depend on how
many rows it is given.
"""

from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_agents.learned.gaps import STEPS
from wk_agents.learned.inputs import inputs_in
from wk_agents.learned.policy_arrays import Arrays, Card, parts_in

from wk_env.kernel.spec import GameSpec
from wk_env.kernel.surroundings import MOST_AROUND

Floats: TypeAlias = "NDArray[np.float32]"
Whole: TypeAlias = "NDArray[np.int64]"
TINY: Final = 1e-5  # what LayerNorm adds to a variance
LEAST: Final = 1e-6  # what its weights are at least, so that they can be divided by


class Network:
    """The policy of `wk_training.network`, without torch."""

    def __init__(self, spec: GameSpec, arrays: Arrays, card: Card) -> None:
        self.card: Card = card
        self.entries, self.gaps, self.opinions = inputs_in(arrays, spec)
        self.turns: list[list[list[int]]] = turns(spec).tolist()
        held = {name: array.astype(np.float32) for name, array in arrays.items()}
        first, second = (Norm(held[f"{name}.weight"], held[f"{name}.bias"]) for name in ("norm", "second_norm"))
        self.norm, self.second_norm = first, second
        self.rows = first.fed(held["first.weight"])
        self.bias = first.fed(held["bias"])
        self.second = second.fed(held["second.weight"].T * first.scale[:, None])
        self.second_bias = second.fed(held["second.bias"])
        self.gate = (1 + held["gate.weight"]) * second.scale
        self.third = np.ascontiguousarray(held["third.weight"].T)
        self.third_bias = held["shift.weight"] @ self.third + held["third.bias"]
        self.answers, self.standings = held["answers.weight"], held["standings.weight"]
        self.last = held["last.weight"].T
        fifth = Norm(held["fifth_norm.weight"], held["fifth_norm.bias"])
        self.fifth, self.fifth_bias = fifth.fed(held["fifth.weight"].T), fifth.fed(held["fifth.bias"])
        self.fifth_norm, self.last_of_fifth = fifth, np.ascontiguousarray(self.last * fifth.scale[:, None])
        self.liked, self.advised = held["answer_bias.weight"][:, 0], held["behind.weight"][:, 0]
        self.shift, self.products = held["shift.weight"], held.get("products.weight")
        self.ones = np.ones(max(MOST_AROUND + card.offers, len(self.entries.columns.lows)), np.float32)
        self.landmarks = len(held["around.weight"]) if "around.weight" in held else 0
        if self.landmarks:
            norm = Norm(held["around_norm.weight"], held["around_norm.bias"])
            self.about = first.fed(held["about.weight"])
            self.around, self.around_ask = norm.fed(held["around.weight"]), norm.fed(held["around_ask.weight"])
            self.around_norm = norm
            self.fourth = np.ascontiguousarray((held["fourth.weight"] * norm.scale).T)
            self.nowhere = np.matmul(norm(self.around_ask.copy())[:, None], self.fourth)[:, 0]

    def scores(
        self,
        numbers: "NDArray[np.int16]",
        asks: Whole,
        counts: Whole,
        actions: Whole,
        steps: Whole,
        around: Whole,
        sizes: Whole,
    ) -> Floats:
        """A score for each answer that is offered, those of one position behind those of another.

        A row of `numbers`, an ask and a number of offers for each position; an action, turned to who is asked, and a
        step for each offer. Of what lies around the place that a position is asked about, then around that of each of
        its offers, `sizes` says how much there is; both are empty for a policy that does not look around.
        """
        about, looked = self.looks(asks, counts, around, sizes) if self.landmarks else (None, None)
        hidden = np.matmul(self.seen(numbers, about)[:, None], self.second)[:, 0]
        hidden += self.second_bias
        hidden = self.second_norm(hidden)
        hidden *= self.gate.take(asks, 0)
        summed = np.matmul(hidden[:, None], self.third)[:, 0]
        summed += self.third_bias.take(asks, 0)
        standings = asks.repeat(counts) * STEPS + steps
        mixed = summed.repeat(counts, 0)
        mixed += self.answers.take(actions, 0)
        mixed += self.standings.take(standings, 0)
        if looked is not None:
            mixed += looked
        np.maximum(mixed, 0, out=mixed)
        found: Floats = np.matmul(mixed[:, None], self.last)[:, 0, 0]
        found += np.matmul(self.mixed_once_more(mixed, counts)[:, None], self.last_of_fifth)[:, 0, 0]
        found += self.liked.take(actions)
        found += self.advised.take(standings)
        if self.products is not None:
            hidden += self.shift.take(asks, 0)
            found += np.matmul(hidden.repeat(counts, 0)[:, None], self.products.take(actions, 0)[:, :, None])[:, 0, 0]
        return found

    def mixed_once_more(self, mixed: Floats, counts: Whole) -> Floats:
        """The layer behind that in which each answer is looked at, the answers of a position at a time."""
        found = np.empty_like(mixed)
        first = 0
        for count in counts.tolist():
            np.matmul(mixed[first : first + count], self.fifth, out=found[first : first + count])
            first += count
        found += self.fifth_bias
        return self.fifth_norm(found)

    def seen(self, numbers: "NDArray[np.int16]", about: "Floats | None") -> Floats:
        """The first layer: the rows of each position added up, with what lies about its place, normed."""
        rows, starts = self.entries.of(numbers)
        found = self.sums(self.rows, rows, np.diff(np.append(starts, len(rows))))
        if about is not None:
            found += about
        found += self.bias
        return self.norm(found)

    def looks(self, asks: Whole, counts: Whole, around: Whole, sizes: Whole) -> tuple[Floats, Floats]:
        """What lies around places: for the first layer that which is asked about, for the last one those offered."""
        slots = counts + 1
        is_offer = np.ones(len(sizes), np.bool_)
        is_offer[np.cumsum(slots) - slots] = False
        belongs = is_offer.repeat(sizes)
        about = self.sums(self.about, around[~belongs], sizes[~is_offer])
        asked, offered = asks.repeat(counts), sizes[is_offer]
        looked = self.nowhere.take(asked, 0)
        placed = offered.nonzero()[0]
        if len(placed):
            found = self.sums(self.around, around[belongs], offered[placed])
            found += self.around_ask.take(asked[placed], 0)
            looked[placed] = np.matmul(self.around_norm(found)[:, None], self.fourth)[:, 0]
        return about, looked

    def sums(self, weights: Floats, rows: "Whole | NDArray[np.int32]", sizes: Whole) -> Floats:
        """Rows of weights added up, so many for each sum."""
        found = np.zeros((len(sizes), weights.shape[1]), np.float32)
        end = 0
        for place, size in enumerate(sizes.tolist()):
            if size:
                own = weights.take(rows[end : end + size], 0)
                np.dot(self.ones[:size], own, out=found[place])
                end += size
        return found


class Norm:
    """LayerNorm, then nothing below 0, as far as it is not done beforehand in the layers around it.

    The layer before it takes the mean away and the signs of the weights in (`fed`), the one behind it their sizes
    (`scale`).
    """

    def __init__(self, weight: Floats, bias: Floats) -> None:
        self.signs = np.where(weight < 0, -1, 1).astype(np.float32)
        self.scale = np.maximum(np.abs(weight), LEAST) * np.float32(len(weight) ** 0.5)
        self.bias = bias / self.scale
        self.tiny = np.float32(TINY * len(weight))

    def fed(self, weights: Floats) -> Floats:
        """The weights of the layer before it; the last axis is what is normed."""
        found: Floats = np.ascontiguousarray((weights - weights.mean(-1, keepdims=True)) * self.signs)
        return found

    def __call__(self, rows: Floats) -> Floats:
        """The rows, normed, in their place."""
        squares = np.matmul(rows[:, None], rows[:, :, None])[:, 0]
        rows /= np.sqrt(squares + self.tiny)
        rows += self.bias
        return np.maximum(rows, 0, out=rows)


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
    return Network(spec, *parts_in(path, spec))
