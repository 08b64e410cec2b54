"""After `import wk_env`, and nothing else, Gymnasium and PettingZoo know every game, whichever was imported first."""

import subprocess
import sys
from typing import Final

import pytest

from wk_env.doors.registration import gymnasium_id, named_for_gymnasium, pettingzoo_id
from wk_env.play.registry import game_ids

MAKE: Final = """
for name in ("WarriorKnights-v0", "WarriorKnightsShort-v0", "Tollgate-v0", "TollgateShort-v0"):
    gymnasium.make(name).reset(seed=1)
    gymnasium.make_vec(name, num_envs=2).reset(seed=1)
for name in ("wk/warrior-knights-v0", "wk/tollgate-v0"):
    pettingzoo.make("aec", name).reset(seed=1)
    pettingzoo.make("parallel", name).reset(seed=1)
"""


def run(program: str) -> str:
    """What a program in a fresh process says; any warning is a fault."""
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "imports",
    [
        "import wk_env, gymnasium, pettingzoo",
        "import gymnasium, wk_env, pettingzoo",
        "import pettingzoo, wk_env, gymnasium",
        "import wk_env, importlib; importlib.reload(wk_env); import pettingzoo, gymnasium",
    ],
)
def test_every_id_is_known_in_every_order(imports: str) -> None:
    run(imports + MAKE)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_among_those_that_are_made(game: str) -> None:
    for name in (gymnasium_id(game), named_for_gymnasium(game, "Short"), pettingzoo_id(game)):
        assert f'"{name}"' in MAKE


def test_gymnasium_finds_a_game_by_the_package_before_its_name() -> None:
    run("import gymnasium; gymnasium.make('wk_env:Tollgate-v0').reset(seed=1)")


def test_the_import_alone_loads_neither_library_nor_any_game() -> None:
    run(
        "import sys, wk_env\n"
        "heavy = {'numpy', 'gymnasium', 'pettingzoo', 'msgspec', 'wk_env.kernel'} & set(sys.modules)\n"
        "assert not heavy, heavy; assert not [name for name in sys.modules if name.startswith('wk_env.games')]"
    )


def test_knowing_the_names_loads_no_game() -> None:
    run(
        "import sys, wk_env, gymnasium, pettingzoo; assert 'Tollgate-v0' in gymnasium.registry\n"
        "assert not [name for name in sys.modules if name.startswith('wk_env.games')]"
    )


def test_a_library_that_is_told_keeps_its_own_loader_and_files() -> None:
    run(
        "import wk_env, gymnasium, importlib.resources\n"
        "assert type(gymnasium.__loader__) is type(wk_env.__loader__) is type(gymnasium.__spec__.loader)\n"
        "assert importlib.resources.files('gymnasium').joinpath('__init__.py').is_file()"
    )


def test_a_library_that_is_not_installed_is_missed_as_ever() -> None:
    assert "No module named 'pettingzoo'" in run(
        "import sys, wk_env\n"
        "sys.meta_path = [one for one in sys.meta_path if type(one).__name__ == 'TellingFinder']\n"
        "try:\n    import pettingzoo\nexcept ModuleNotFoundError as fault:\n    print(fault)"
    )


def test_what_the_import_of_pettingzoo_sets_in_the_process_is_put_back() -> None:
    run(
        "import os; os.environ['SDL_AUDIODRIVER'] = 'own'; import gymnasium; before = dict(os.environ)\n"
        "import wk_env.doors.pettingzoo, wk_env.doors.rllib, wk_env.doors.agilerl, wk_env.warrior_knights_v0\n"
        "import sys; assert 'pettingzoo' in sys.modules; assert dict(os.environ) == before"
    )
