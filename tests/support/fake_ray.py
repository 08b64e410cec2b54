"""Ray as `Cluster` uses it, in this process: it takes plain data only, and does the youngest job first."""

import sys
from collections.abc import Callable, Mapping
from types import ModuleType, SimpleNamespace
from typing import Protocol

import pytest

from wk_env.jobs import cluster


class Function(Protocol):
    """What Ray is given to be called elsewhere."""

    def __call__(self, work: object, theirs: object, *parts: bytes) -> bytes:
        """What comes of it."""
        ...


class Ref:
    """What stands for a result, or for bytes that were sent."""

    def __init__(self, made: Callable[[], bytes]) -> None:
        self.made = made


class RayError(Exception):
    """What Ray says of its own."""


class RayTaskError(RayError):
    """What a job raised, wrapped."""

    def __init__(self, cause: Exception) -> None:
        super().__init__("a long traceback")
        self.cause = cause


def lay_in(monkeypatch: pytest.MonkeyPatch) -> "FakeRay":
    """Let it be found in the place of Ray."""
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr(cluster, "find_spec", lambda _: fake)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return fake


class FakeRay(ModuleType):
    """The module."""

    def __init__(self, *, is_reachable: bool = True) -> None:
        super().__init__("ray")
        self.is_reachable = is_reachable
        self.address: str | None = None
        self.puts: list[bytes] = []
        self.cancelled = 0
        self.dies: RayError | None = None
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, address: str, logging_level: str) -> None:
        if not self.is_reachable:
            raise ConnectionError(logging_level)
        self.address = address

    def shutdown(self) -> None:
        self.address = None

    def cluster_resources(self) -> Mapping[str, float]:
        return {"CPU": 7.0}

    def put(self, value: bytes) -> Ref:
        self.puts.append(value)
        return Ref(lambda: value)

    def remote(self, **options: int) -> Callable[[Function], SimpleNamespace]:
        assert options == {"num_cpus": 1, "max_retries": 5}
        return lambda function: SimpleNamespace(remote=lambda *words: self.later(function, words))

    def later(self, function: Function, words: tuple[object, ...]) -> Ref:
        work, theirs, *parts = words
        assert callable(work)
        assert isinstance(theirs, Mapping)
        assert all(isinstance(part, Ref | bytes) for part in parts)

        def made() -> bytes:
            return function(work, theirs, *map(bytes_of, parts))

        return Ref(made)

    def wait(self, refs: list[Ref], num_returns: int) -> tuple[list[Ref], list[Ref]]:
        return refs[-num_returns:], refs[:-num_returns]

    def get(self, ref: Ref) -> bytes:
        if self.dies is not None:
            raise self.dies
        try:
            return ref.made()
        except Exception as fault:
            raise RayTaskError(fault) from fault

    def cancel(self, ref: Ref, *, force: bool) -> None:
        self.cancelled += force and isinstance(ref, Ref)


def bytes_of(part: object) -> bytes:
    """The bytes that were sent, or that were put where this stands for."""
    found = part.made() if isinstance(part, Ref) else part
    assert isinstance(found, bytes)
    return found
