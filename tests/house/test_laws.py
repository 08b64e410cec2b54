"""The house keeps its laws, and each law catches an offender."""

from collections.abc import Callable

import pytest

from tests.house import import_law, laws, public_names
from tests.house.sources import HOME, Source, proofs, shipped, source_of

Law = Callable[[Source], list[str]]

OFFENDERS: list[tuple[Law, str, str]] = [
    (import_law.upward_imports, "wk_env/kernel/x.py", "from wk_env.games.tollgate.rules.game import COINS"),
    (
        import_law.upward_imports,
        "wk_env/games/tollgate/spec.py",
        "def late():\n    from wk_env.games.warrior_knights.rules import state",
    ),
    (import_law.upward_imports, "wk_env/games/tollgate/rules/x.py", "import wk_env.games.tollgate.encoding.lens"),
    (import_law.upward_imports, "wk_env/games/new/words/x.py", "from wk_env.games.new.story import summary"),
    (
        import_law.upward_imports,
        "wk_env/games/new/rules/memory.py",
        "from wk_env.games.new.expansions.crowns.rules import annex",
    ),
    (
        import_law.upward_imports,
        "wk_env/games/new/rules/frames.py",
        "from wk_env.games.new.expansions.crowns.advice import policy",
    ),
    (
        import_law.upward_imports,
        "wk_env/games/new/expansions/crowns/rules/x.py",
        "from wk_env.games.new.expansions.riots.rules import annex",
    ),
    (
        import_law.upward_imports,
        "wk_env/games/new/expansions/crowns/rules/x.py",
        "from wk_env.games.new.advice import policy",
    ),
    (import_law.upward_imports, "wk_env/search/x.py", "from wk_env.games.tollgate.rules.game import COINS"),
    (import_law.upward_imports, "wk_env/doors/x.py", "from wk_env.pages import html"),
    (import_law.upward_imports, "wk_env/play/record.py", "import wk_agents.base"),
    (import_law.upward_imports, "training/x.py", "from wk_experiments.tournament import run"),
    (import_law.upward_imports, "experiments/x.py", "from wk_training import ppo"),
    (public_names.outward_imports, "wk_env/doors/x.py", "from wk_env import View"),
    (public_names.outward_imports, "agents/x.py", "import wk_env\n\ndef f():\n    return wk_env.game('wk/tollgate')"),
    (public_names.outward_imports, "wk_env/pages/x.py", "from wk_env.games.tollgate import FairFacts"),
    (laws.stolen_names, "wk_env/x.py", "from agents import base"),
    (laws.stolen_names, "training/x.py", "import experiments.tournament"),
    (laws.named_games, "agents/table/x.py", "from wk_env.games.tollgate.rules.game import COINS"),
    (laws.named_games, "agents/table/x.py", "def f(spec):\n    return spec.id == 'wk/warrior-knights'"),
    (laws.named_games, "agents/x.py", "from wk_agents.games.tollgate import reasons"),
    (laws.named_games, "wk_env/doors/x.py", "from wk_env.games.tollgate.spec import TOLLGATE"),
    (laws.named_games, "experiments/x.py", "def f():\n    import wk_env.games.warrior_knights.rules.asks"),
    (laws.named_games, "wk_env/command/x.py", "USUAL = 'wk/warrior-knights'"),
    (laws.dangers, "agents/x.py", "import pickle"),
    (laws.dangers, "agents/x.py", "import torch\ntorch.load('x')"),
    (laws.dangers, "agents/x.py", "def f():\n    from torch import load"),
    (laws.dangers, "agents/x.py", "import numpy as n\nn.load('x', allow_pickle=True)"),
    (laws.dangers, "wk_env/x.py", "import importlib\nimportlib.import_module('x')"),
    (laws.dangers, "agents/x.py", "def f(x):\n    return eval(x)"),
    (laws.dangers, "training/x.py", "from cloudpickle import dumps"),
    (laws.unchecked_questions, "experiments/x.py", "def f(mind, view):\n    return mind.choose(view)"),
    (laws.unchecked_questions, "wk_env/x.py", "def f(self):\n    self.agent.choose(View(spec, match, 0))"),
    (laws.boolean_rules, "wk_env/x.py", "class Rules:\n    seats: int\n    is_long: bool = False"),
    (laws.boolean_rules, "wk_env/x.py", "class Rules:\n    heirs: 'bool | None'"),
    (laws.boolean_rules, "wk_env/x.py", "class Rules:\n    heirs: Flag = True"),
    (laws.boolean_rules, "wk_env/x.py", "class Rules:\n    heirs = False"),
    (laws.oversized, "wk_env/x.py", "x = 1\n" * 301),
    (laws.oversized, "wk_env/x.py", "def f():\n" + "    x = 1\n" * 41),
    (laws.oversized, "wk_env/x.py", "def f(x):\n" + "    if x:\n        pass\n" * 10),
    (laws.written_columns, "wk_env/games/warrior_knights/rules/x.py", "def f(table):\n    table.fortified[3] = 1"),
    (laws.written_columns, "wk_env/games/warrior_knights/rules/x.py", "def f(table):\n    table.breaches[3] += 1"),
    (
        laws.written_columns,
        "wk_env/games/warrior_knights/rules/x.py",
        "def f(t):\n    deck = t.hire_deck\n    deck[0] = 1",
    ),
    (
        laws.written_columns,
        "wk_env/games/warrior_knights/rules/x.py",
        "def f(t, rng):\n    rng.shuffle(t.hire_deck, 0, 9)",
    ),
    (laws.oversized, "wk_env/x.py", "class C:\n" + "".join(f"    def f{n}(self): pass\n" for n in range(16))),
]


@pytest.mark.parametrize(
    "law",
    [
        import_law.upward_imports,
        public_names.outward_imports,
        laws.stolen_names,
        laws.named_games,
        laws.dangers,
        laws.unchecked_questions,
        laws.boolean_rules,
        laws.oversized,
        laws.written_columns,
    ],
)
def test_the_house_keeps_this_law(law: Law) -> None:
    assert [offence for source in shipped() for offence in law(source)] == []


@pytest.mark.parametrize("law", [laws.stolen_names, laws.oversized])
def test_the_tests_keep_this_law(law: Law) -> None:
    assert [offence for source in proofs() for offence in law(source)] == []


@pytest.mark.parametrize(("law", "path", "text"), OFFENDERS)
def test_each_law_catches_its_offender(law: Law, path: str, text: str) -> None:
    assert law(source_of(HOME / path, text)) != []


def test_every_module_stands_on_a_storey() -> None:
    strays = {source.module for source in shipped() if import_law.place(source.module) is None}
    assert strays == {"wk_env", "wk_env.games"}


def test_imports_downwards_are_free() -> None:
    text = "from wk_env.kernel.core import Game\nfrom wk_env.play.registry import GAMES\nimport wk_env\nimport numpy"
    assert import_law.upward_imports(source_of(HOME / "agents/x.py", text)) == []


@pytest.mark.parametrize("path", ["wk_env/games/new/x.py", "agents/games/new/x.py", "experiments/games/new/x.py"])
def test_what_belongs_to_a_game_may_name_it(path: str) -> None:
    text = "from wk_env.games.tollgate.spec import TOLLGATE\nNAME = 'wk/tollgate'"
    assert laws.named_games(source_of(HOME / path, text)) == []


def test_a_column_of_ones_own_may_be_written_into() -> None:
    text = "def f(table):\n    deck = table.hire_deck[:]\n    deck[0] = 1\n    table.hire_deck = deck"
    assert laws.written_columns(source_of(HOME / "wk_env/games/warrior_knights/rules/x.py", text)) == []


def test_every_room_of_the_house_is_seen() -> None:
    assert {source.module.partition(".")[0] for source in shipped()} == {
        "wk_env",
        "wk_agents",
        "wk_training",
        "wk_experiments",
    }


def test_the_kernel_is_under_300_lines_and_knows_no_game() -> None:
    kernel = [source for source in shipped() if source.module in {"wk_env.kernel.core", "wk_env.kernel.rng"}]
    assert sum(source.text.count("\n") for source in kernel) < 300
    assert not [source.module for source in kernel if "baron" in source.text.lower()]


def test_every_room_is_typed() -> None:
    assert all((HOME / room / "py.typed").exists() for room in ("wk_env", "agents", "training", "experiments"))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("rules/frames.py", "from wk_env.games.new.expansions.crowns.rules import frames"),
        ("words/questions.py", "from wk_env.games.new.expansions.crowns.words import questions"),
        ("spec.py", "from wk_env.games.new.expansions.crowns.rules import annex"),
        ("expansions/crowns/rules/x.py", "from wk_env.games.new.rules.state import Table"),
        ("expansions/crowns/advice/x.py", "from wk_env.games.new.expansions.crowns.rules import annex"),
    ],
)
def test_an_expansion_stands_beside_each_layer_of_its_game(path: str, text: str) -> None:
    assert import_law.upward_imports(source_of(HOME / "wk_env/games/new" / path, text)) == []
