"""What the Advisor thinks of answers, as numbers: a level of merit at each answer that was seen often enough."""

import numpy as np
from wk_agents.learned.opinions import FEWEST, LEVELS, Opinions, no_opinions, opinions_from


def opinions() -> Opinions:
    """Of two kinds of question: merits from 0 to 799 of answer 5, and a thousand times as large ones of answer 6."""
    merits = np.arange(800)
    asks, actions = np.repeat([1, 3], 800), np.repeat([5, 6], 800)
    return opinions_from(asks, actions, np.concatenate([merits, 1000 * merits]), 4)


def test_each_level_holds_as_many_merits_of_its_question() -> None:
    found = opinions()
    assert found.count == 2 * LEVELS
    for ask, action, scale in ((1, 5, 1), (3, 6, 1000)):
        numbers = found.of(np.full(800, ask), np.full(800, action), scale * np.arange(800))
        assert (np.diff(numbers) >= 0).all()
        assert (np.abs(np.unique(numbers, return_counts=True)[1] - 800 // LEVELS) <= 1).all()


def test_of_one_question_it_thinks_the_same_as_of_many() -> None:
    found = opinions()
    merits = np.random.default_rng(1).integers(-100, 900, 400)
    many = found.of(np.full(400, 1), np.full(400, 5), merits)
    assert found.numbers_of(1, [5] * 400, merits.tolist()) == many.tolist()


def test_an_answer_that_was_hardly_seen_has_no_number() -> None:
    seldom = FEWEST - 1
    asks, actions = np.zeros(seldom + 800, np.int64), np.array([7] * seldom + [8] * 800)
    found = opinions_from(asks, actions, np.zeros(len(asks), np.int64), 1)
    assert found.of(np.array([0, 0, 0]), np.array([7, 8, 900]), np.zeros(3, np.int64)).tolist() == [-1, 0, -1]
    assert found.numbers_of(0, [7, 8, 900], [0, 0, 0]) == [0]


def test_without_opinions_no_answer_has_a_number() -> None:
    nothing = no_opinions(2)
    assert nothing.of(np.array([1]), np.array([0]), np.array([5])).tolist() == [-1]
    assert nothing.numbers_of(1, [0], [5]) == []
