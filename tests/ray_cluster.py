"""Ray on two nodes of this machine, for real: the same results, also when a node dies, and what it costs.

python -m tests.ray_cluster              all of it: some minutes; it needs the extra ray
python -m tests.ray_cluster --no-figures the checks alone
"""

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import torch
from wk_experiments.tournament.jobs import JobPool, players_for
from wk_experiments.tournament.pool import Pool
from wk_experiments.tournament.results import GameResult, Settings
from wk_experiments.tournament.schedule import Schedule

from tests.support.easy_jobs import backwards, slowly
from tests.support.local_cluster import LocalCluster
from tests.support.ray_figures import tell_figures
from tests.support.tournaments import bot, settings
from tests.support.training import SMALL, small_run
from wk_env.jobs.cluster import Cluster
from wk_env.jobs.workers import PROCESSES, RAY

LEFT = ("checkpoint-00000008.safetensors", "policy.safetensors")


@contextmanager
def step(name: str) -> Iterator[None]:
    """Say what is checked, and that it was found so."""
    began = time.monotonic()
    print(f"{name} ...", flush=True)
    yield
    print(f"    ok, {time.monotonic() - began:.0f} s", flush=True)


def trained(folder: Path, backend: str, *, dying: LocalCluster | None = None) -> list[bytes]:
    """What a small run leaves behind; a node dies under it in its third round."""
    run = small_run(folder, SMALL, 2, backend=backend)
    run.order()
    while run.round < SMALL.rounds:
        if run.round == 3 and dying is not None:
            dying.kill_second()
        run.advance()
    run.close()
    run.export(folder / LEFT[1])
    return [(folder / name).read_bytes() for name in LEFT]


def games(pool: "JobPool | Pool", dying: LocalCluster | None = None) -> list[GameResult]:
    """The games of a tournament in their order; a node dies after the fifth."""
    found = []
    with pool:
        for number, played in enumerate(pool.play(Schedule(pool.settings))):
            if number == 5 and dying is not None:
                dying.kill_second()
            found.append(played.game)
    return sorted(found, key=lambda game: game.number)


def on_cluster(chosen: Settings) -> JobPool:
    """The tournament, played by all nodes."""
    found = players_for(chosen, None, RAY)
    assert isinstance(found, JobPool)
    return found


def check_same(folder: Path) -> None:
    """Two nodes come to the results of this process."""
    shipped, strange = (
        settings("uniform", "steward", games=12),
        settings(bot("Dying"), bot("Cheat"), "uniform", games=12),
    )
    with step("a tournament of shipped agents has the same games on two nodes"):
        assert games(on_cluster(shipped)) == games(Pool(shipped, 1))
    with step("a tournament of agents that crash and cheat has the same games and forfeits"):
        assert games(on_cluster(strange)) == games(Pool(strange, 1))
    with step("a run of the training comes to the same bytes"):
        assert trained(folder / "ray", RAY) == trained(folder / "here", PROCESSES)


def check_again(folder: Path, nodes: LocalCluster) -> None:
    """What a dead node had begun is done again on the other."""
    begun = folder / "begun"
    begun.touch()
    workers = Cluster(slowly)
    parts = [(str(begun).encode(), b"%d" % number) for number in range(2)]
    for number, part in enumerate(parts):
        workers.give(number, part)
    while len(lines := begun.read_text().splitlines()) < 2:
        time.sleep(0.05)
    assert len(set(lines)) == 2, "each node has begun a job"
    nodes.kill_second()
    assert dict(workers.take() for _ in parts) == {number: backwards(*part) for number, part in enumerate(parts)}
    lines = begun.read_text().splitlines()
    assert len(lines) == 3
    assert lines[2] in lines[:2], "the node that is left has begun another"
    workers.close()


def check_death(folder: Path, nodes: LocalCluster) -> None:
    """Nothing comes out otherwise because a node died."""
    with step("two jobs begin on two nodes, one node is killed, and its job is done again"):
        check_again(folder, nodes)
    nodes.add()
    with step("a run of the training under which a node dies comes to the same bytes"):
        kept = [(folder / "here" / name).read_bytes() for name in LEFT]
        assert trained(folder / "dying", RAY, dying=nodes) == kept
    nodes.add()
    chosen = settings("uniform", bot("Slow"), games=30)
    with step("a tournament under which a node dies has the same games"):
        assert games(on_cluster(chosen), nodes) == games(Pool(chosen, 1))


def main() -> None:
    """Check, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-figures", action="store_true", help="the checks alone")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory(prefix="wk-") as folder:
        os.environ["RAY_TMPDIR"] = folder  # no other cluster of this machine is found, and none finds ours
        with LocalCluster() as nodes:
            check_same(Path(folder))
            check_death(Path(folder), nodes)
        if not asked.no_figures:
            tell_figures()


if __name__ == "__main__":
    main()
