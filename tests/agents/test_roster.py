"""One grammar for agents everywhere, and one clear sentence for what it cannot read."""

import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from wk_agents import roster
from wk_agents.roster import GROUP, agent, names, players, summary
from wk_agents.specs import spec_of, split_specs

from wk_env.play.registry import game_named
from wk_env.play.view import View

OWN = '''
from wk_agents.base import Agent


class Last(Agent):
    """Takes the last answer."""

    def __init__(self, name, back=1):
        super().__init__(name)
        self.back = back

    def choose(self, view):
        return view.actions[-min(self.back, len(view.actions))]


class Lenient(Last):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)


class Duck:
    def choose(self, view):
        return view.actions[0]


class Mute(Agent):
    pass


NOT_AN_AGENT = 3


def maker(name):
    return 7
'''


@pytest.fixture
def own(tmp_path: Path) -> str:
    """A file with an agent of somebody's own."""
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return str(path)


def test_a_spec_is_a_name_with_numbers_and_words_in_brackets() -> None:
    spec = spec_of(" search( sims=400, c=0.5, style = conqueror, low=-3 ) ")
    assert spec.name == "search"
    assert spec.parameters == {"sims": 400, "c": 0.5, "style": "conqueror", "low": -3}
    assert spec_of(str(spec)) == spec
    assert spec_of("uniform()") == spec_of("uniform")


@pytest.mark.parametrize(
    "text", ["mixed( steward( level=1 ),epsilon=.5)", "mixed(agent=steward(level=1), epsilon=0.50)"]
)
def test_an_agent_stands_within_another_with_or_without_its_name(text: str) -> None:
    spec = spec_of(text)
    assert spec.parameters == {"agent": "steward(level=1)", "epsilon": 0.5}
    assert str(spec) == "mixed(steward(level=1), epsilon=0.5)"
    assert spec_of(str(spec)) == spec


def test_agents_lie_within_each_other_as_deep_as_one_likes_within_reason() -> None:
    assert spec_of("a(b(c(x=1), y=2), z=3)").parameters == {"agent": "b(c(x=1), y=2)", "z": 3}
    with pytest.raises(ValueError, match="names no agent"):
        spec_of("a(" * 3000 + "b" + ")" * 3000)


def test_commas_between_brackets_part_no_agents() -> None:
    assert split_specs("uniform, a(b(d=3),c=2),x.py:Y") == ["uniform", "a(b(d=3),c=2)", "x.py:Y"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("unifrom", "no such agent: 'unifrom'; did you mean 'uniform'"),
        ("zzzz", "there is "),
        ("uniform(x=1)", "uniform has no parameter 'x'; there is none"),
        ("uniform(", "names no agent"),
        ("", "names no agent"),
        ("uniform(x)", "'x' in 'uniform(x)' is no parameter"),
        ("search(400)", "400 in 'search(400)' is no parameter"),
        ("uniform(steward(level=1))", "'steward(level=1)' in 'uniform(steward(level=1))' is no parameter"),
        ("mixed(epsilon=.5, steward)", "'steward' in 'mixed(epsilon=.5, steward)' is no parameter"),
        ("mixed(stewart)", "no such agent: 'stewart'; did you mean 'steward'"),
        ("mixed(steward(level=9))", "steward has level=9"),
        ("mixed(steward(level=1)", "names no agent"),
        ("mixed(steward)(greedy)", "names no agent"),
        ("mixed(7)", "mixed has agent=7; it takes the spec of an agent"),
        ("mixed(steward, epsilon=2)", "mixed has epsilon=2; it takes a number from 0 to 1"),
        ("mixed(steward, epsilon=half)", "mixed has epsilon=half; it takes a number from 0 to 1"),
        ("uniform(x=1,x=2)", "x is given twice"),
        ("nowhere.py:A", "there is no Python file 'nowhere.py'"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)) as fault:
        agent(text)
    assert "\n" not in str(fault.value)


def test_empty_names_in_a_list_are_refused() -> None:
    with pytest.raises(ValueError, match="empty name"):
        split_specs("uniform,,uniform")


def test_an_agent_in_a_file_takes_its_parameters(own: str) -> None:
    view = View(spec := game_named("wk/tollgate"), spec.new_match({}, 1), 0)
    assert agent(f"{own}:Last").choose(view) == view.actions[-1]
    assert agent(f"{own}:Last(back=2)").choose(view) == view.actions[-2]
    with pytest.raises(ValueError, match="no parameter 'bak'; did you mean 'back'"):
        agent(f"{own}:Last(bak=2)")
    with pytest.raises(ValueError, match="has no class 'NOT_AN_AGENT'"):
        agent(f"{own}:NOT_AN_AGENT")
    with pytest.raises(ValueError, match=r"it takes a wk_agents\.Agent"):
        agent(f"{own}:maker")


@pytest.mark.parametrize(("name", "sentence"), [("Duck", "is no agent"), ("Mute", "has no method choose")])
def test_a_class_that_is_no_agent_is_refused_in_a_sentence(own: str, name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        agent(f"{own}:{name}")


def test_a_class_that_passes_on_what_it_is_given_needs_no_parameters(own: str) -> None:
    assert agent(f"{own}:Lenient").name == f"{own}:Lenient"


def test_an_agent_in_a_file_may_use_dataclasses_and_the_modules_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "beside_the_bot.py").write_text("BACK = 1\n")
    top = "from __future__ import annotations\nfrom dataclasses import dataclass\nfrom beside_the_bot import BACK\n"
    memory = "@dataclass\nclass Memory:\n    turns: int = BACK\n"
    (tmp_path / "bot.py").write_text(top + OWN + memory)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert agent(f"{tmp_path / 'bot.py'}:Last").name.endswith("bot.py:Last")


def test_a_package_that_cannot_be_loaded_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    points = (EntryPoint("broken", "no_such_module:Bot", GROUP), EntryPoint("kin", "wk_agents.uniform:Uniform", GROUP))
    monkeypatch.setattr(roster, "entry_points", lambda group: points)
    roster._installed.cache_clear()
    try:
        assert {"broken", "kin", "steward"} <= set(names())
        assert agent("kin").name == "kin"
        sentence = "broken is installed as no_such_module:Bot and cannot be loaded: No module named 'no_such_module'"
        assert summary("broken") == sentence
        with pytest.raises(ValueError, match=sentence):
            agent("broken")
    finally:
        roster._installed.cache_clear()


def test_every_agent_of_the_house_says_what_it_is() -> None:
    assert {"human", "uniform"} <= set(names())
    assert "human" not in players()
    assert all(summary(name) for name in names())


@pytest.mark.parametrize("name", players())
def test_the_same_seed_and_view_give_the_same_answer(name: str) -> None:
    spec = game_named("wk/warrior-knights")
    match = spec.new_match({"seats": 3}, 5)
    view = View(spec, match, match.decision.seat)
    first, second = agent(name, 9), agent(name, 9)
    assert [first.choose(view) for _ in range(5)] == [second.choose(view) for _ in range(5)]
    assert first.explain(view, view.actions[0])
