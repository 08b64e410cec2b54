"""Whoever does jobs: the same bytes come back from this process, from others, and through Ray."""

import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from tests.support.easy_jobs import CHAT, DIE, backwards
from tests.support.fake_ray import FakeRay, RayError, lay_in
from wk_env.jobs import cluster, versions
from wk_env.jobs.cluster import LARGE, Cluster
from wk_env.jobs.processes import Processes
from wk_env.jobs.workers import Here, JobError, Workers, refuse_backend

JOBS = [(number, (b"%d " % number, b"x" * number, b"")) for number in range(7)]
RESULTS = {number: backwards(*parts) for number, parts in JOBS}

ASKER = """
import time
from tests.support.easy_jobs import SLEEP
from wk_env.jobs.processes import Processes
made = Processes("tests.support.easy_jobs", 1)
made.give(0, (SLEEP,))
print(made._processes[0]._process.pid, flush=True)
time.sleep(60)
"""


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    """A cluster that is no cluster."""
    return lay_in(monkeypatch)


@pytest.fixture
def processes() -> Iterator[Processes]:
    """Two processes."""
    made = Processes("tests.support.easy_jobs", 2)
    yield made
    made.close()


def results(workers: Workers) -> dict[int, bytes]:
    """What comes of all jobs, by number."""
    for number, parts in JOBS:
        workers.give(number, parts)
    return dict(workers.take() for _ in JOBS)


def test_the_same_comes_back_from_anywhere(processes: Processes, ray: FakeRay) -> None:
    assert results(Here(backwards)) == RESULTS
    assert results(processes) == RESULTS
    assert results(Cluster(backwards)) == RESULTS
    assert (Here(backwards).places, processes.places, Cluster(backwards).places) == (1, 2, 7)


def test_large_parts_pass_a_pipe_while_results_wait_in_it(processes: Processes) -> None:
    large = bytes(3_000_000)
    for number in range(4):
        processes.give(number, (large, b"%d" % number))
    assert sorted(processes.take()[1][:1] for _ in range(4)) == [b"0", b"1", b"2", b"3"]


def test_a_process_that_ends_is_named_by_its_code(processes: Processes) -> None:
    processes.give(0, (DIE,))
    with pytest.raises(JobError, match="a process that does jobs ended with code 3"):
        processes.take()


def test_what_a_job_prints_and_reads_does_not_mix_with_results(capfd: pytest.CaptureFixture[str]) -> None:
    with closing(Processes("tests.support.easy_jobs", 1)) as one:
        one.give(0, (CHAT,))
        assert one.take() == (0, b"tahc")
        assert capfd.readouterr() == ("", "somebody said ''\n")


def test_an_interrupt_ends_no_process() -> None:
    with closing(Processes("tests.support.easy_jobs", 1)) as one:
        worker = one._processes[0]._process.pid
        assert os.getpgid(worker) != os.getpgid(0)  # what is typed at a terminal does not reach it
        one.give(0, (b"ab",))
        one.take()
        os.kill(worker, signal.SIGINT)
        one.give(1, (b"ab",))
        assert one.take() == (1, b"ba")


def test_a_process_ends_with_whoever_asked_even_amid_a_job() -> None:
    with subprocess.Popen([sys.executable, "-c", ASKER], stdout=subprocess.PIPE) as asker:
        assert asker.stdout is not None
        worker = int(asker.stdout.readline())
        time.sleep(1)  # the job is begun
        asker.kill()
    until = time.monotonic() + 20
    with suppress(ProcessLookupError):
        while time.monotonic() < until:
            os.kill(worker, 0)
            time.sleep(0.05)
    assert time.monotonic() < until


def test_a_large_part_is_sent_to_a_cluster_once(ray: FakeRay) -> None:
    workers, large = Cluster(backwards), bytes(LARGE)
    for number in range(3):
        workers.give(number, (large, b"small"))
    assert [len(workers.take()[1]) for _ in range(3)] == [LARGE + 5] * 3
    assert ray.puts == [large]


def test_a_cluster_is_found_by_its_address_and_left_in_the_end(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Cluster(backwards)
    assert ray.is_initialized()
    assert ray.address == "auto"
    workers.give(0, (b"never done",))
    workers.close()
    assert ray.cancelled == 1
    assert not ray.is_initialized()
    monkeypatch.setenv("RAY_ADDRESS", "somewhere:6379")
    first, guest = Cluster(backwards), Cluster(backwards)
    guest.close()
    assert ray.address == "somewhere:6379"
    first.close()
    assert not ray.is_initialized()


def test_what_a_job_raises_is_said_in_its_own_words(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Cluster(backwards)
    workers.give(0, (b"",))
    monkeypatch.setattr(versions, "versions", lambda: {"torch": "0.1"})
    with pytest.raises(JobError, match=r" has torch 0\.1; where the job comes from it is .*: install the same"):
        workers.take()


def test_a_job_that_is_never_done_is_given_up(ray: FakeRay) -> None:
    workers = Cluster(backwards)
    workers.give(0, (b"",))
    ray.dies = RayError("The node died.\nMuch more.")
    with pytest.raises(JobError, match=r"^a job was begun 6 times and never done: The node died\.$"):
        workers.take()


def test_no_ray_no_cluster_and_no_such_backend_are_one_sentence_each(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray.is_reachable = False
    with pytest.raises(ValueError, match="no Ray cluster answers: `ray start --head` begins one here"):
        Cluster(backwards)
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(ValueError, match=r"needs Ray: pip install 'warrior-knights-env\[ray\]'"):
        Cluster(backwards)
    with pytest.raises(ValueError, match="there is no backend 'slurm'; there are processes and ray"):
        refuse_backend("slurm")


def test_versions_tell_apart_whoever_has_other_sources() -> None:
    ours = versions.versions()
    assert set(ours) == {versions.SOURCES, "numpy", "torch"}
    assert (importlib.util.find_spec("torch") is None) == (ours["torch"] == "not installed")
    versions.refuse_others(dict(ours))
    with pytest.raises(ValueError, match="has the sources of warrior-knights-env"):
        versions.refuse_others({**ours, versions.SOURCES: "another"})
