"""The generator gives the written-down words, fair numbers and independent copies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from wk_env.kernel.rng import rng_from

VECTORS = {
    0: (1427488602, 1980682239, 456575201, 3300212312, 1743954244, 207519241),
    1: (573063952, 3268221502, 703077755, 2308299391, 1950625580, 354034397),
    2**40 + 7: (285645537, 2795397401, 3249033313, 251473621, 3987187133, 2462513609),
}


@pytest.mark.parametrize("seed", VECTORS)
def test_the_first_words_of_a_seed_never_change(seed: int) -> None:
    rng = rng_from(seed)
    assert tuple(rng.draw() for _ in range(6)) == VECTORS[seed]


def test_a_copy_goes_on_alike_and_alone() -> None:
    rng = rng_from(5)
    twin = rng.copy()
    ahead = [rng.draw() for _ in range(10)]
    assert [twin.draw() for _ in range(10)] == ahead


@given(st.integers(0, 2**62 - 1), st.integers(1, 2**30))
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    assert 0 <= rng_from(seed).below(limit) < limit


def test_every_number_below_a_limit_is_as_likely() -> None:
    rng = rng_from(9)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi square, 5 degrees, p = 0.001


def test_a_word_that_would_favour_low_numbers_is_drawn_again() -> None:
    limit = 3 * 2**28
    rng = rng_from(0)
    drawn = [rng.below(limit) for _ in range(20_000)]
    assert abs(sum(number % 3 == 0 for number in drawn) / 20_000 - 1 / 3) < 0.015


def test_shuffling_keeps_the_cards_and_leaves_the_rest_alone() -> None:
    cards = vec[i64](list(range(40)))
    rng_from(3).shuffle(cards, 10, 30)
    shuffled = list(cards)
    assert sorted(shuffled[10:30]) == list(range(10, 30)) != shuffled[10:30]
    assert shuffled[:10] + shuffled[30:] == [*range(10), *range(30, 40)]


def test_every_order_of_three_cards_is_as_likely() -> None:
    rng = rng_from(4)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        cards = vec[i64]([0, 1, 2])
        rng.shuffle(cards, 0, 3)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 20.5
