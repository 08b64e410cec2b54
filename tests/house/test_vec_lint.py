"""What compiled code is handed from Python it gives back: setup.py mends what mypyc writes, and the lint sees it."""

import runpy
import sys
from collections.abc import Callable

import pytest
from mypyc.build import mypycify

from tests.house import vec_lint
from tests.house.sources import HOME

# An argument, one with a default, a setter, a property's setter, an operator, an index, native unboxing, a bad form.
CROSSING = """from librt.vecs import vec
from mypy_extensions import i16, i64


def first(count: i64, numbers: vec[i64] = vec[i64]([1])) -> i64:
    return numbers[count]


class Row:
    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers: vec[i16] = numbers

    @property
    def half(self) -> vec[i16]:
        return self.numbers

    @half.setter
    def half(self, given: vec[i16]) -> None:
        self.numbers = given

    def __add__(self, given: vec[i16]) -> i16:
        return given[0]

    def __setitem__(self, place: vec[i16], given: vec[i16]) -> None:
        self.numbers = given


def items(rows: list[vec[i64]]) -> i64:
    return rows[0][0]
"""


@pytest.fixture
def mend(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """`borrow_vecs` of setup.py, which builds nothing when no command is given."""
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    found: Callable[[str], str] = runpy.run_path(str(HOME / "setup.py"))["borrow_vecs"]
    return found


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypyc makes of a module that takes vecs from Python."""
    folder = tmp_path_factory.mktemp("crossing")
    (folder / "crossing.py").write_text(CROSSING)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        mypycify(["crossing.py"], target_dir="c")
    return (folder / "c" / "__native.c").read_text()


def test_every_vec_from_python_is_given_back(code: str, mend: Callable[[str], str]) -> None:
    mended = mend(code)
    assert len(vec_lint.lint("crossing.c", code)) == 11
    assert vec_lint.lint("crossing.c", mended) == []
    assert mended.count("cpy_r") == code.count("cpy_r")


def test_a_form_that_is_not_known_ends_the_build_in_a_sentence(code: str, mend: Callable[[str], str]) -> None:
    with pytest.raises(SystemExit, match=r"^wk: 10 of 11 vecs from Python are given back: mypyc writes"):
        mend(code.replace("arg_numbers = Vec", "kept = Vec", 1))


def test_the_last_build_gives_every_vec_back() -> None:
    assert [finding for path in vec_lint.generated() for finding in vec_lint.lint(path.name, path.read_text())] == []
