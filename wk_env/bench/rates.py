"""What `wk bench` measures: rates per CPU second, side by side in one run, as multiples of a plain Python loop.

C is how often that loop turns in a CPU second. `turns` is how many of them one decision, copy or replay takes: a rate
is C / turns. The targets are those of the project, for the base game with four players who play at random.
"""

import contextlib
import io
import platform
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from wk_env.pages.doctor import findings

CALIBRATION: Final = "plain Python loop"
PER_SECOND: Final = {"turns/s": 0.0, "decisions/s": 0.0, "us": 1e6, "ms": 1e3}
ROUNDS: Final = 5
WIDTH: Final = 110


@dataclass(frozen=True)
class Case:
    """Something to time: every step of its work does some of it and says how much.

    `at_most` is the target: turns a decision where the unit is a rate, else a number of that unit.
    """

    name: str
    work: Callable[[], Iterator[int]]
    unit: str = "decisions/s"
    at_most: float | None = None


class Row(msgspec.Struct, frozen=True):
    """A number measured, its lowest and highest round, what it is in turns of the plain loop, and the target."""

    name: str
    value: float
    unit: str
    low: float
    high: float
    turns: float | None
    at_most: float | None
    target: str
    meets: bool | None


class BenchReport(msgspec.Struct, frozen=True):
    """A whole run."""

    machine: dict[str, str]
    seconds: float
    rounds: int
    calibration: float
    rows: list[Row]
    peers: list[Row]
    absent: dict[str, str]


def turn() -> None:
    """A million turns of the loop that everything is compared with."""
    x = 0
    for i in range(10**6):
        x = (x * 31 + i) & 0xFFFFFFF


def calibrate() -> Iterator[int]:
    """The plain Python loop."""
    while True:
        turn()
        yield 10**6


def rate(work: Iterator[int], seconds: float) -> float:
    """How much is done in a CPU second, all threads of this process counted."""
    done = 0
    start = time.process_time()
    spent = 0.0
    while done == 0 or spent <= 0 or spent < seconds:
        done += next(work)
        spent = time.process_time() - start
    return done / spent


def open_cases(cases: Sequence[Case]) -> tuple[dict[str, Iterator[int]], dict[str, str]]:
    """The work of every case, warmed up, and why some cannot be done here."""
    works: dict[str, Iterator[int]] = {}
    absent: dict[str, str] = {}
    for case in cases:
        work = case.work()
        try:
            with contextlib.redirect_stdout(sys.stderr):  # some packages greet whoever imports them
                next(work)
        except ImportError as fault:
            absent[case.name] = f"not installed ({str(fault).partition('.')[0]})"
        else:
            works[case.name] = work
    return works, absent


def measure(works: dict[str, Iterator[int]], seconds: float, rounds: int) -> dict[str, list[float]]:
    """The rate of each in every round; a round takes each in turn, so that a busy moment hurts all alike."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(rate(work, seconds / rounds))
    return rates


def row_of(case: Case, rates: list[float], calibration: float) -> Row:
    """What came out for a case, in its own unit."""
    turns = calibration / statistics.median(rates)
    scale = PER_SECOND[case.unit]
    values = sorted(scale / one if scale else one for one in rates)
    value = statistics.median(values)
    judged = value if scale else turns
    meets = None if case.at_most is None else judged <= case.at_most
    target = "" if case.at_most is None else f"{case.at_most:g} {case.unit}" if scale else f"C / {case.at_most:g}"
    return Row(case.name, value, case.unit, values[0], values[-1], turns, case.at_most, target, meets)


def plain_row(name: str, values: list[float], unit: str, at_most: float | None) -> Row:
    """A number that is no rate."""
    value = statistics.median(values)
    meets = None if at_most is None else value <= at_most
    target = "" if at_most is None else f"{at_most:g} {unit}"
    return Row(name, value, unit, min(values), max(values), None, at_most, target, meets)


def least_row(name: str, value: float, unit: str, at_least: float) -> Row:
    """A number that is no rate and should be large."""
    return Row(name, value, unit, value, value, None, None, f"at least {at_least:g}", value >= at_least)


def bench(own: Sequence[Case], peers: Sequence[Case], plain: Sequence[Row], seconds: float, rounds: int) -> BenchReport:
    """Measure all cases together; `plain` are rows that are measured otherwise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what peers deprecate is not ours to tell
        works, absent = open_cases([Case(CALIBRATION, calibrate, "turns/s"), *own, *peers])
        rates = measure(works, seconds, rounds)
    calibration = statistics.median(rates[CALIBRATION])
    first = row_of(Case(CALIBRATION, calibrate, "turns/s"), rates[CALIBRATION], calibration)
    mine = [row_of(case, rates[case.name], calibration) for case in own]
    theirs = [row_of(case, rates[case.name], calibration) for case in peers if case.name in rates]
    return BenchReport(machine(), seconds, rounds, calibration, [first, *mine, *plain], theirs, absent)


def machine() -> dict[str, str]:
    """Mode, versions and machine, the processor's name and the load included."""
    cpuinfo = Path("/proc/cpuinfo")
    text = cpuinfo.read_text(encoding="utf-8") if cpuinfo.exists() else ""
    names = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("model name")]
    load = Path("/proc/loadavg")
    busy = load.read_text(encoding="utf-8").split()[0] if load.exists() else "unknown"
    return {**findings(), "processor": names[0] if names else platform.processor(), "load": busy}


def as_json(report: BenchReport) -> str:
    """A run for machines."""
    return msgspec.json.encode(report).decode()


def figure(number: float | None) -> str:
    """A number with three digits that matter, or all before the point."""
    return "" if number is None else f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def as_table(report: BenchReport) -> str:
    """A run for people."""
    loop = report.rows[0]
    spread = f"{figure(loop.low)} to {figure(loop.high)}"
    table = Table(title=f"per CPU second; C = {figure(loop.value)} turns of a plain Python loop ({spread})")
    for heading in ("what", "number", "unit", "C /", "target", "met"):
        table.add_column(heading, justify="right" if heading in {"number", "C /"} else "left")
    for row in report.rows:
        met = "" if row.meets is None else "yes" if row.meets else "no"
        table.add_row(row.name, figure(row.value), row.unit, figure(row.turns), row.target, met)
    table.add_section()
    for row in report.peers:
        table.add_row(row.name, figure(row.value), row.unit, figure(row.turns))
    paper = io.StringIO()
    Console(file=paper, width=WIDTH).print(table)
    shown = ("rules", "python", "processor", "cores", "load", "platform", "wk", "numpy", "pettingzoo", "gymnasium")
    about = [f"{name}: {report.machine[name]}" for name in shown]
    how = f"medians of {report.rounds} rounds, {report.seconds:g} CPU seconds a row in all"
    missing = [f"{name}: {why}" for name, why in report.absent.items()]
    return "\n".join([*about, how, "", paper.getvalue(), *missing]).rstrip()
