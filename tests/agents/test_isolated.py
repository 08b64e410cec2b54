"""An isolated agent plays as it does in process, is sent data only, and is named whatever it does."""

import ast
import copy
import os
import pickle
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from wk_agents.base import Agent
from wk_agents.isolated import Isolated, IsolatedError
from wk_agents.isolated_process import MOST_OUTPUT
from wk_agents.roster import agent

from tests.support.players import PLAYERS
from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.rng import rng_from
from wk_env.play.view import View

BOTS: Final = Path(__file__).parents[1] / "support" / "hostile.py"


def asked_view(decisions: int = 0) -> View:
    """What the asked seat sees after so many decisions."""
    match = WARRIOR_KNIGHTS.new_match({}, 1)
    luck = rng_from(3)
    for _ in range(decisions):
        match.play(PLAYERS["lively"](match, luck))
    return View(WARRIOR_KNIGHTS, match, int(match.decision.seat))


def answers(mind: Agent, first: int, count: int = 8) -> list[tuple[int, str]]:
    """What an agent says to some questions, and why."""
    views = [asked_view(decisions) for decisions in range(first, first + 9 * count, 9)]
    return [(action := mind.choose(view), mind.explain(view, action)) for view in views]


@pytest.mark.parametrize("spec", ["uniform", "steward(level=3)", "greedy(worlds=2)", "search(sims=5)"])
def test_it_plays_and_explains_as_it_does_in_process(spec: str) -> None:
    isolated, own = agent(f"isolated({spec})", 7), agent(spec, 7)
    assert answers(isolated, 0) == answers(own, 0)
    isolated.reset(9)
    own.reset(9)
    assert answers(isolated, 100) == answers(own, 100)


def test_it_plays_any_game() -> None:
    match = TOLLGATE.new_match({}, 1)
    mind = agent("isolated(uniform)", 3, TOLLGATE.id)
    while match.decision.count:
        match.act(mind.choose(View(TOLLGATE, match, int(match.decision.seat))))
    assert min(match.result()) == 1


@pytest.mark.parametrize("observation", ["compact", "wide"])
def test_it_sees_the_observation_of_its_door(observation: str) -> None:
    match = WARRIOR_KNIGHTS.new_match({}, 1)
    view = View(WARRIOR_KNIGHTS, match, int(match.decision.seat), observation)
    assert agent(f"isolated({BOTS}:Wide)").explain(view, 0) == str(len(view.observation))


def test_no_match_but_its_own_imagination_is_in_its_process_and_no_file_is_open() -> None:
    mind = agent(f"isolated({BOTS}:Looking)", 1)
    view = asked_view(150)
    mind.choose(view)
    found, files = ast.literal_eval(mind.explain(view, view.actions[0]))
    assert found == [view.imagine(0).say_position(None)]
    assert len(files) <= 5  # input, output, complaints, the socket, and the folder that is being listed


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Raising", "Raising: KeyError: 'no idea' .hostile.py"),
        ("Wordy", "answered 'the best', which is no action"),
        ("Huge", "answered '1000.*, which is no action"),
        ("Sleeping", "Sleeping did not answer within 0.3 s"),
        ("Spinning", "Spinning did not answer within 0.3 s"),
        ("Leaving", "Leaving ended itself with exit code 7"),
        ("Aborting", "Aborting was ended by SIGABRT"),
        ("Closing", "Closing (was killed, or closed its connection|ended itself with exit code 1)"),
    ],
)
def test_whatever_it_does_it_is_named_in_a_sentence(name: str, sentence: str) -> None:
    seconds = 0.3 if "0.3 s" in sentence else 10.0
    mind = agent(f"isolated({BOTS}:{name}, seconds={seconds})")
    with pytest.raises(IsolatedError, match=sentence) as told:
        mind.choose(asked_view())
    assert "\n" not in str(told.value)


def ask_twice(mind: Agent) -> None:
    """Ask, wait, and ask again: two answers to the first may come one after the other, or mixed."""
    for _ in range(2):
        mind.choose(asked_view())
        time.sleep(0.2)


def test_who_answers_twice_is_found_out() -> None:
    with pytest.raises(IsolatedError, match=r"answered twice|answered with bytes"):
        ask_twice(agent(f"isolated({BOTS}:Forking, seconds=5)"))


def test_it_plays_again_after_a_fault() -> None:
    mind = agent(f"isolated({BOTS}:Leaving)")
    for _ in range(2):
        mind.reset(4)
        with pytest.raises(IsolatedError, match="exit code 7"):
            mind.choose(asked_view())


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("isolated(stewrd)", "no such agent: 'stewrd'; did you mean 'steward'"),
        ("isolated(human)", "isolated has agent=human; it takes the spec of an agent that is no person"),
        ("isolated(steward, seconds=0)", "isolated has seconds=0; it takes a number above 0"),
        ("isolated(steward, seconds=x)", "isolated has seconds=x"),
        ("isolated(search(sims=x))", "search has sims='x'"),
    ],
)
def test_a_wrong_spec_gets_the_sentence_that_it_gets_in_process(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        agent(spec)


def test_what_it_refuses_at_its_making_is_told() -> None:
    with pytest.raises(ValueError, match="no such file: Strange"):
        agent(f"isolated({BOTS}:Strange)")
    with pytest.raises(IsolatedError, match="Broken: RuntimeError: cannot load Broken"):
        agent(f"isolated({BOTS}:Broken)")
    with pytest.raises(ValueError, match="wk/tollgate has no style 'bishop'; there are balanced"):
        agent("isolated(search(style=bishop))", 0, TOLLGATE.id)


def test_what_it_prints_is_passed_on_up_to_a_limit(capfd: pytest.CaptureFixture[str]) -> None:
    mind = agent(f"isolated({BOTS}:Printing)", 1)
    for _ in range(3):
        mind.choose(asked_view())
    mind.reset(2)
    mind.choose(asked_view())
    assert isinstance(mind, Isolated)
    mind.close()
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.count("printed more than 65536 bytes in a game; no more is shown") == 2
    assert 2 * MOST_OUTPUT <= len(said.err) <= 2 * MOST_OUTPUT + 1000


def pid_of(mind: Agent) -> int:
    """The number of the process of an agent."""
    assert isinstance(mind, Isolated)
    process = mind._process
    assert process is not None
    return process._process.pid


def is_running(pid: int) -> bool:
    """Whether there is a process of this number."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, ten seconds at most."""
    until = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_its_process_ends_with_it() -> None:
    mind, other = agent("isolated(uniform)"), agent("isolated(uniform)")
    pids = pid_of(mind), pid_of(other)
    assert isinstance(mind, Isolated)
    mind.close()
    del other
    assert not any(is_running(pid) for pid in pids)
    assert mind.choose(asked_view()) in asked_view().actions


def test_a_forked_copy_of_ours_neither_asks_nor_ends_it() -> None:
    mind = agent("isolated(uniform)", 3)
    pid = os.fork()
    if pid == 0:
        try:
            mind.choose(asked_view())
        except IsolatedError as fault:
            del mind
            os._exit(0 if "was begun by another process" in str(fault) else 1)
        os._exit(2)
    assert os.waitpid(pid, 0)[1] == 0
    assert mind.choose(asked_view()) == agent("uniform", 3).choose(asked_view())


def test_its_process_ends_when_ours_does(tmp_path: Path) -> None:
    pid = os.fork()
    if pid == 0:
        mind = agent(f"isolated({BOTS}:Sleeping)")
        (tmp_path / "pid").write_text(str(pid_of(mind)))
        mind.choose(asked_view())
        os._exit(0)
    file = tmp_path / "pid"
    wait_until(lambda: file.exists() and bool(file.read_text()))
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    wait_until(lambda: not is_running(int(file.read_text())))


@pytest.mark.parametrize("spec", ["uniform", "steward(level=2)", "greedy(worlds=2)", "mixed(steward(level=1))"])
def test_copies_in_mid_game_go_on_alike(spec: str) -> None:
    mind = agent(f"isolated({spec})", 5)
    answers(mind, 0)
    twins = [copy.deepcopy(mind), pickle.loads(pickle.dumps(mind))]  # noqa: S301 - our own
    expected = answers(mind, 60)
    assert [answers(twin, 60) for twin in twins] == [expected, expected]


def test_a_copy_remembers_what_an_agent_of_ones_own_keeps() -> None:
    mind = agent(f"isolated({BOTS}:Counting)", 5)
    answers(mind, 0, 5)
    twin = copy.deepcopy(copy.deepcopy(mind))
    assert answers(twin, 60) == answers(mind, 60)


def test_what_is_no_data_is_not_copied() -> None:
    with pytest.raises(ValueError, match="Keeping keeps a object as net and cannot be copied in mid-game"):
        copy.deepcopy(agent(f"isolated({BOTS}:Keeping)"))
