"""A history holds a match and the choices that led to it: copied, pickled, recorded, gone on with."""

import copy
import pickle
from collections.abc import Callable

import pytest

from tests.support.recorded_games import recorded
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import GameSpec
from wk_env.play.history import History, new_history
from wk_env.play.record import history_of, to_record, verify

GAMES = (TOLLGATE, WARRIOR_KNIGHTS)


def gone_on(history: History, decisions: int) -> History:
    """The same history after so many last choices, by choice and by flat action in turn."""
    for number in range(decisions):
        question = history.match.decision
        if number % 2:
            history.play(question.choices()[-1])
        else:
            history.act(history.spec.action_of(question.ask, question.choices()[-1]))
    return history


@pytest.mark.parametrize("spec", GAMES)
def test_its_choices_lead_to_its_match(spec: GameSpec) -> None:
    history = gone_on(new_history(spec, {}, 5), 20)
    match = spec.new_match(history.rules, history.seed)
    for choice in history.choices:
        match.play(choice)
    assert (match.digest(), len(history.choices)) == (history.match.digest(), 20)


@pytest.mark.parametrize("spec", GAMES)
def test_an_action_that_is_not_legal_is_not_noted(spec: GameSpec) -> None:
    history = gone_on(new_history(spec, {}, 5), 4)
    with pytest.raises(ValueError, match="is not legal"):
        history.act(spec.action_count - 1)
    assert len(history.choices) == 4


@pytest.mark.parametrize("twice", [History.copy, copy.deepcopy, lambda history: pickle.loads(pickle.dumps(history))])  # noqa: S301
@pytest.mark.parametrize("is_whole", [True, False])
def test_a_copy_goes_on_for_itself(twice: Callable[[History], History], is_whole: bool) -> None:  # noqa: FBT001
    history = gone_on(new_history(WARRIOR_KNIGHTS, {}, 5), 6)
    if not is_whole:
        history = gone_on(History(WARRIOR_KNIGHTS, history.match, history.rules, 5, None), 2)
    twin = twice(history)
    before = history.match.pack()
    assert (twin.match.pack(), twin.choices, twin.is_whole) == (before, history.choices, is_whole)
    gone_on(twin, 3)
    assert (history.match.pack(), len(twin.choices)) == (before, len(history.choices) + 3)
    assert gone_on(history, 3).match.pack() == twin.match.pack()


def test_a_record_is_gone_on_with_where_it_ends() -> None:
    history = gone_on(new_history(TOLLGATE, {"seats": 2}, 3), 5)
    record = to_record(history, ["Ada", "Bo"], "00" * 16)
    again = history_of(record)
    assert (again.choices, again.seed, again.rules) == (history.choices, 3, history.rules)
    assert to_record(again, record.players, record.salt) == record
    assert verify(to_record(gone_on(again, 2))).digest() == gone_on(history, 2).match.digest()


def test_what_began_at_a_position_of_its_own_is_not_recorded() -> None:
    record = recorded()
    history = History(TOLLGATE, TOLLGATE.new_match({}, 1), record.rules, record.seed, None)
    with pytest.raises(ValueError, match="the game began at a position of its own; only a game from a seed"):
        to_record(history)
