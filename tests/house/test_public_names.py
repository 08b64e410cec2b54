"""What users import stands in the packages' own namespaces: listed, documented, loaded late, known to type checkers."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.pages import blocks_of, pages
from tests.house.public_names import FOLDERS, PACKAGES, inner_imports, offered
from tests.house.sources import HOME, shipped
from wk_env.play.registry import GAMES

NAMES = {
    "wk_env": {
        *("AgentsForAgilerl", "AgentsForRllib", "Batched", "Evaluation", "GameFacts", "GameOption", "GameSpec"),
        *("LearningSeats", "Mask", "Match", "Numbers", "Observation", "Record", "SeatForRllib", "SoloEnv"),
        *("SoloVectorEnv", "Tables", "View", "batched", "columns_of", "game", "game_ids", "is_compiled"),
        *("load_record", "play_on", "replay_record", "save_record", "scale_of", "stable_baselines_env"),
    },
    "wk_env.warrior_knights_v0": {"AgentsSettings", "ID", "SHORT", "env", "parallel_env", "raw_env"},
    "wk_env.games.warrior_knights": {"KnightsFacts", "KnightsOption"},
    "wk_env.games.tollgate": {"FairFacts", "FairOption"},
    "wk_agents": {"Agent", "agent", "agent_names"},
    "wk_experiments": {
        *("DatasetRequest", "DatasetSummary", "PlayedGame", "Report", "Score", "TournamentRequest"),
        *("evaluate", "make_dataset", "read_games", "run_tournament", "write_report"),
    },
    "wk_training": {"PRESETS", "Preset", "resume_training", "run_training"},
}
LIGHT = """
import sys, wk_env, wk_agents, wk_training, wk_experiments
print([name for name in ("numpy", "gymnasium", "pettingzoo", "msgspec") if name in sys.modules])
"""
HELP = """
import sys, time
sys.argv = ["wk", "--help"]
from wk_env.__main__ import main
try:
    main()
finally:
    print(time.process_time())
"""
MISSPELT = """
import wk_agents
import wk_env
from wk_agents import Agnet
from wk_env import Wiew
from wk_env.games.tollgate import FairFact

print(Agnet, Wiew, FairFact, wk_env.Veiw, wk_agents.agnet)
"""


def run(*command: str) -> str:
    """What a program says on stdout."""
    done = subprocess.run([sys.executable, *command], cwd=HOME, capture_output=True, text=True, check=False)
    return done.stdout


def typed_imports(package: str) -> dict[str, str]:
    """The names that type checkers see in a package, and where they come from."""
    tree = ast.parse(Path(str(import_module(package).__file__)).read_text(encoding="utf-8"))
    late = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    rows = [row for node in late for row in node.body if isinstance(row, ast.ImportFrom)]
    return {alias.asname or alias.name: f"{row.module}:{alias.name}" for row in rows for alias in row.names}


def test_the_public_names_are_these() -> None:
    assert {package: offered(package) for package in PACKAGES} == NAMES


def test_every_game_offers_the_types_of_its_facts() -> None:
    for spec in GAMES.values():
        assert spec.facts is not None
        kinds = (spec.facts.facts_type, spec.facts.option_type)
        folder = ".".join(type(spec).__module__.split(".")[:3])
        assert offered(folder) == {kind.__name__ for kind in kinds}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_can_be_had(package: str) -> None:
    module = import_module(package)
    assert {name for name in offered(package) if not hasattr(module, name)} == set()
    assert offered(package) <= set(dir(module))


@pytest.mark.parametrize("package", FOLDERS)
def test_what_runs_and_what_is_type_checked_is_the_same(package: str) -> None:
    assert typed_imports(package) == getattr(import_module(package), "PLACES", {})


@pytest.mark.parametrize("package", FOLDERS)
def test_no_public_name_is_that_of_a_module_beside_it(package: str) -> None:
    folder = Path(str(import_module(package).__file__)).parent
    beside = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert offered(package) & beside == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_the_page_lists_what_may_be_imported(package: str) -> None:
    page = (HOME / "docs" / "python.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*`) \|", page, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert f"`{package}`" in page
    assert offered(package) <= told <= set().union(*NAMES.values())


def test_the_packages_load_nothing_heavy_by_themselves() -> None:
    assert run("-c", LIGHT) == "[]\n"


def test_the_help_of_the_command_takes_a_quarter_of_a_second_at_most() -> None:
    assert min(float(run("-c", HELP).splitlines()[-1]) for _ in range(3)) < 0.25


def test_the_page_says_which_pettingzoo_it_takes() -> None:
    (floor,) = re.findall(r'"pettingzoo>=([\d.]+)"', (HOME / "pyproject.toml").read_text(encoding="utf-8"))
    assert f"PettingZoo {floor} or newer" in (HOME / "docs" / "python.md").read_text(encoding="utf-8")


def test_a_misspelt_name_is_missed() -> None:
    with pytest.raises(AttributeError, match="module 'wk_env' has no attribute 'Wiew'"):
        import_module("wk_env").Wiew  # noqa: B018
    with pytest.raises(ImportError, match="cannot import name 'Wiew'"):
        exec("from wk_env import Wiew")  # noqa: S102


def test_type_checks_refuse_misspelt_names_and_pass_all_others(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    imports = [f"from {package} import {name}" for package in PACKAGES for name in sorted(offered(package))]
    program.write_text("\n".join([*imports, MISSPELT]))
    told = run("-m", "mypy", "--no-error-summary", str(program)).splitlines()
    refused = [word for line in told for word in re.findall(r'has no attribute "(\w+)"', line)]
    assert (sorted(refused), len(told)) == (["Agnet", "FairFact", "Veiw", "Wiew", "agnet"], 5), told


def test_pages_and_the_bot_to_begin_with_import_public_names_alone() -> None:
    from wk_env.command.new_bot import BOT, TEST  # noqa: PLC0415

    shown = [(page.name, block.text) for page in pages() for block in blocks_of(page.read_text(encoding="utf-8"))]
    shown = [(name, text) for name, text in shown if "import wk_" in text or "from wk_" in text]
    shown += [("wk new-bot", BOT), ("wk new-bot", TEST.format(name="fox", game="wk/tollgate"))]
    assert len(shown) > 8
    assert [(name, found) for name, text in shown for found in inner_imports(ast.parse(text))] == []


def test_examples_import_public_names_alone() -> None:
    examples = [path for room in ("examples", "libraries") for path in (HOME / "training" / room).glob("*.py")]
    assert len(examples) >= 12
    assert [found for path in examples for found in inner_imports(ast.parse(path.read_text(encoding="utf-8")))] == []


def test_sentences_name_public_names_alone() -> None:
    spans = [
        (page.name, span)
        for page in pages()
        if page.name != "CHANGELOG.md"
        for span in re.findall(r"`@?((?:wk_env|wk_agents|wk_experiments|wk_training)\.[\w.]+)", page.read_text())
    ]
    public = {f"{package}.{name}" for package in PACKAGES for name in offered(package)} | set(PACKAGES)
    assert [(page, span) for page, span in spans if span not in public] == []


def test_docstrings_show_public_names_alone() -> None:
    shown = [
        (source.module, found)
        for source in shipped()
        for text in re.findall(r"`((?:from|import) wk_[^`]+)`", source.text)
        for found in inner_imports(ast.parse(text))
    ]
    assert shown == []


@pytest.mark.parametrize(
    "text",
    ["from wk_env.play.view import View", "import wk_agents.base", "from wk_env import kernel", "import wk_env.doors"],
)
def test_an_inner_import_is_found(text: str) -> None:
    assert inner_imports(ast.parse(text)) != []
