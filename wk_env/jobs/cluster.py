"""Jobs done on the machines of a Ray cluster; what dies with a machine is done again on another.

Ray pickles what it carries. We give it bytes, texts and the name of a function, nothing else.
"""

import os
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from wk_env.jobs.versions import refuse_others, versions
from wk_env.jobs.workers import JobError, Parts, Work

LARGE: Final = 64 * 1024  # bytes from which a part is sent to each machine once
KEPT: Final = 4  # such parts that are remembered
AGAIN: Final = 5  # how often a job is begun again whose process or machine died
MISSING: Final = "the backend ray needs Ray: pip install 'warrior-knights-env[ray]'"
NOWHERE: Final = (
    "no Ray cluster answers: `ray start --head` begins one here, RAY_ADDRESS=HOST:PORT names one elsewhere;"
    " one that asks for a token takes RAY_AUTH_MODE=token and RAY_AUTH_TOKEN"
)


class Cluster:
    """The machines that Ray finds: those of RAY_ADDRESS, or of a cluster that was begun on this machine."""

    def __init__(self, work: Work) -> None:
        if find_spec("ray") is None:
            raise ValueError(MISSING)
        import ray  # noqa: PLC0415 - an extra  # pyright: ignore[reportMissingImports]

        self._ray = ray
        self._work = work
        self._is_guest: bool = ray.is_initialized()
        if not self._is_guest:
            self._join()
        self._do = ray.remote(num_cpus=1, max_retries=AGAIN)(done)
        self._given: dict[object, int] = {}
        self._sent: list[tuple[bytes, object]] = []

    def _join(self) -> None:
        try:
            self._ray.init(address=os.environ.get("RAY_ADDRESS") or "auto", logging_level="error")
        except ConnectionError as fault:
            raise ValueError(NOWHERE) from fault

    @property
    def places(self) -> int:
        """How many jobs are done at once: the processors that the machines offer."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 0)))

    def give(self, number: int, parts: Parts) -> None:
        """Put a job behind those that wait."""
        sent = [self._placed(part) for part in parts]
        self._given[self._do.remote(self._work, versions(), *sent)] = number

    def _placed(self, part: bytes) -> object:
        if len(part) < LARGE:
            return part
        known = next((place for other, place in self._sent if other is part), None)
        if known is None:
            known = self._ray.put(part)
            self._sent = [*self._sent, (part, known)][-KEPT:]
        return known

    def take(self) -> tuple[int, bytes]:
        """The number and the result of a job that is done, when there is one."""
        (ready, *_), _ = self._ray.wait([*self._given], num_returns=1)
        number = self._given.pop(ready)
        try:
            return number, bytes(self._ray.get(ready))
        except self._ray.exceptions.RayTaskError as fault:
            raise JobError(str(fault.cause)) from fault
        except self._ray.exceptions.RayError as fault:
            reason = str(fault).partition("\n")[0]
            raise JobError(f"a job was begun {1 + AGAIN} times and never done: {reason}") from fault

    def close(self) -> None:
        """Drop what is not done, and leave the cluster if nobody else has joined it in this process."""
        for job in self._given:
            self._ray.cancel(job, force=True)
        self._given.clear()
        if not self._is_guest:
            self._ray.shutdown()


def done(work: Work, theirs: Mapping[str, str], *parts: bytes) -> bytes:
    """What comes of a job on the machine where this runs; ValueError where other results might come of it."""
    refuse_others(theirs)
    return work(*parts)
