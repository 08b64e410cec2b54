"""The flat action space is small, unique within a question, and shared between questions about the same things."""

import pytest
from wk_experiments.games.warrior_knights.random_barons import choose

from tests.support.observed_games import begun
from wk_env.games.warrior_knights.encoding.action_space import (
    ACTION_COUNT,
    BLOCKS,
    NAMES,
    RESERVED,
    action_of,
    block_of,
    choice_of,
)
from wk_env.games.warrior_knights.rules import asks
from wk_env.games.warrior_knights.rules.question_row import Question
from wk_env.games.warrior_knights.rules.questions import ASK_NAMES, QUESTIONS, in_order
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.games.warrior_knights.words.questions import ROWS
from wk_env.kernel.rng import rng_from

ASKS = {name: value for name, value in vars(asks).items() if name.lower() in ASK_NAMES}


def test_there_is_room_below_a_thousand_for_what_comes_later() -> None:
    assert ACTION_COUNT + sum(size for _, size, _, _ in RESERVED) < 1000


def test_every_question_has_its_name_its_actions_and_its_words() -> None:
    assert [ASKS[name.upper()] for name in ASK_NAMES] == list(range(len(ASK_NAMES)))
    assert all(question.choices for question in QUESTIONS)
    assert sorted(row.ask for row in ROWS) == list(range(len(ASK_NAMES)))


@pytest.mark.parametrize(("numbers", "wrong"), [((0, 1, 1), 1), ((0, 2), 2), ((1, 2), 1)])
def test_a_number_taken_twice_or_left_out_is_refused(numbers: tuple[int, ...], wrong: int) -> None:
    with pytest.raises(ValueError, match=f"has the number {wrong}, not"):
        in_order([Question(number, f"question {number}", []) for number in numbers])


def test_the_choices_of_a_question_have_different_actions() -> None:
    for ask in ASKS.values():
        actions = [action_of(ask, choice) for choice in range(150)]
        known = [action for action in actions if action >= 0]
        assert len(set(known)) == len(known)
        assert [choice_of(ask, action) for action in known] == [c for c in range(150) if actions[c] >= 0]


def test_questions_about_areas_share_a_block_and_so_do_those_about_troops() -> None:
    assert action_of(asks.MOBILIZE_AREA, 13) == action_of(asks.RETREAT, 13) == action_of(asks.ROUTE, 13)
    assert action_of(asks.TAKE, 5) == action_of(asks.HIRE, 5) == action_of(asks.PAY_TROOP, 5)
    assert NAMES[block_of(action_of(asks.RETREAT, 13))] == "area"


def test_a_block_is_as_large_as_its_questions_need() -> None:
    sizes = {name: size for name, size, _ in BLOCKS}
    assert [
        row.block for question in QUESTIONS for row in question.choices if row.start + row.count > sizes[row.block]
    ] == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_option_of_a_game_has_an_action_and_words_of_its_own(seats: int) -> None:
    match, luck = begun(seats, 3), rng_from(3)
    while match.decision.count:
        options = match.decision.choices()
        actions = [WARRIOR_KNIGHTS.action_of(match.decision.ask, choice) for choice in options]
        assert [WARRIOR_KNIGHTS.choice_of(match.decision.ask, action) for action in actions] == options
        assert len({match.say_choice(choice) for choice in options}) == len(options)
        match.play(choose(match, luck))


def test_an_action_of_another_question_is_refused() -> None:
    with pytest.raises(ValueError, match="does not answer 'bless'; it belongs to another question"):
        WARRIOR_KNIGHTS.choice_of(asks.BLESS, action_of(asks.RETREAT, 13))
