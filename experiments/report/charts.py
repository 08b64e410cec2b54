"""Small charts as inline SVG, placed in per cent so that they fit any width; every number shown stands beside them."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from wk_experiments.tournament.findings import Figure

STRIP: Final = 26
TICKS: Final = (1, 2, 5, 10)
MARGIN: Final = 0.06
COLUMNS_HEIGHT: Final = 150
WIDEST_BAR: Final = 6.0
MOST_COLUMNS: Final = 20
MOST_LABELS: Final = 10
ROOMY: Final = ("", ' class="roomy"')  # every other number is left out where there is little room
CURVE: Final = (120, 28)
COURSE: Final = (280, 120)  # the field of a course, and beside it the room for what is written there
ROOM: Final = (34, 22)
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True)
class Scale:
    """Numbers laid out from left to right."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> str:
        """Where a number lies, in per cent of the width; numbers beyond an end lie at it."""
        part = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, part)):.2f}%"


@dataclass(frozen=True)
class Spot:
    """A share at some time."""

    time: float
    share: Figure


def scale_of(figures: list[Figure], *more: float, wanted: int = 5) -> Scale:
    """A scale that holds figures with their intervals, and some numbers besides."""
    found = [end for figure in figures for end in (figure.low, figure.value, figure.high) if end is not None]
    low, high = min([*found, *more]), max([*found, *more])
    reach = (high - low) or 1.0
    low, high = low - MARGIN * reach, high + MARGIN * reach
    step = step_of((high - low) / wanted)
    first = math.ceil(low / step)
    return Scale(low, high, tuple(round(step * n, 10) for n in range(first, math.floor(high / step) + 1)))


def step_of(rough: float) -> float:
    """A round number at least so large."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * tick for tick in TICKS if power * tick >= rough * 0.999)


def strip(scale: Scale, figure: Figure, mark: float) -> str:
    """A dot with its whiskers, if it has any, over a thin line at a mark."""
    dot, line, middle = scale.at(figure.value), scale.at(mark), STRIP // 2
    return (
        f'<svg class="strip" width="100%" height="{STRIP}" aria-hidden="true">'
        f'<line class="mark" x1="{line}" x2="{line}" y1="0" y2="{STRIP}"/>{whiskers(scale, figure)}'
        f'<circle class="dot" cx="{dot}" cy="{middle}" r="5.5"/></svg>'
    )


def whiskers(scale: Scale, figure: Figure) -> str:
    """The interval of a figure; an arrow to the end of the scale from a number that is a bound."""
    if figure.bound:
        return arrow(scale, figure)
    if figure.low is None or figure.high is None:
        return ""
    low, high, middle = scale.at(figure.low), scale.at(figure.high), STRIP // 2
    ends = ((low, high, middle, middle), (low, low, middle - 5, middle + 5), (high, high, middle - 5, middle + 5))
    return "".join(f'<line class="whisker" x1="{a}" x2="{b}" y1="{c}" y2="{d}"/>' for a, b, c, d in ends)


def arrow(scale: Scale, figure: Figure) -> str:
    """A line from a bound to where nobody knows."""
    middle, tip = STRIP // 2, "100%" if figure.high is None else "0%"
    return f'<line class="whisker open" x1="{scale.at(figure.value)}" x2="{tip}" y1="{middle}" y2="{middle}"/>'


def axis(scale: Scale, unit: str, factor: float = 1.0) -> str:
    """The numbers under strips."""
    ticks = "".join(
        f'<line class="mark" x1="{scale.at(tick)}" x2="{scale.at(tick)}" y1="0" y2="5"/>'
        f'<text x="{scale.at(tick)}" y="18"{ROOMY[place % 2]}>{tick * factor:g}{unit}</text>'
        for place, tick in enumerate(scale.ticks)
    )
    return f'<svg class="axis" width="100%" height="22" aria-hidden="true">{ticks}</svg>'


def curve(values: Sequence[float], most: float, words: str) -> str:
    """A line through values from left to right, on a scale from 0 to the most of any line beside it."""
    width, height = CURVE
    step = width / max(1, len(values) - 1)
    spots = ((place * step, height - height * value / (most or 1)) for place, value in enumerate(values))
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    return (
        f'<svg class="curve" viewBox="-2 -2 {width + 4} {height + 4}" role="img" aria-label="{escape(words)}">'
        f'<polyline points="{points}"/></svg>'
    )


def course(title: str, spots: Sequence[Spot], unit: str, mark: float | None) -> str:
    """How a share went in time, on a scale from 0 to 100 %, its interval as a band, a dashed line at a mark."""
    (width, height), (left, below) = COURSE, ROOM
    latest = max(spot.time for spot in spots) or 1.0
    line, words = traced(spots, latest), ", ".join(f"{spot.time:.1f} {unit} {spot.share.value:.0%}" for spot in spots)
    dots = "".join(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y, _, _ in line)
    band = [(x, low) for x, _, low, _ in line] + [(x, high) for x, _, _, high in line[::-1]]
    return (
        f"<figure><figcaption>{escape(title)}: <b>{spots[-1].share.value:.0%}</b> in the end</figcaption>"
        f'<svg class="course" viewBox="{-left} -8 {width + left + 12} {height + below + 8}" role="img"'
        f' aria-label="{escape(title)}: {escape(words)}">{levels(mark)}{times(latest, unit)}'
        f'<polygon class="band" points="{pairs(band)}"/>'
        f'<polyline points="{pairs([(x, y) for x, y, _, _ in line])}"/>{dots}</svg></figure>'
    )


def traced(spots: Sequence[Spot], latest: float) -> list[tuple[float, float, float, float]]:
    """Where shares lie on the field of a course: across, down, and down to the ends of their intervals."""
    width, height = COURSE
    return [
        (
            width * spot.time / latest,
            height * (1 - spot.share.value),
            height * (1 - (spot.share.low or 0.0)),
            height * (1 - (spot.share.high or 0.0)),
        )
        for spot in spots
    ]


def levels(mark: float | None) -> str:
    """The lines behind a course with what they stand for, and one at a mark."""
    width, height = COURSE
    lines = [f'<line class="rule" x1="0" x2="{width}" y1="{height * part}" y2="{height * part}"/>' for part in QUARTERS]
    texts = [f'<text class="left" x="-5" y="{height * (1 - part) + 4}">{part:.0%}</text>' for part in QUARTERS]
    if mark is not None:
        y = height * (1 - mark)
        lines.append(f'<line class="mark" x1="0" x2="{width}" y1="{y:.1f}" y2="{y:.1f}"/>')
    return "".join([*lines, *texts])


def times(latest: float, unit: str) -> str:
    """What stands below a course."""
    width, height = COURSE
    step = step_of(latest / 4)
    shown = [step * number for number in range(int(latest / step + 1e-9) + 1)]
    words = [f"{time:g}" for time in shown[:-1]] + [f"{shown[-1]:g} {unit}"]
    return "".join(
        f'<text x="{width * time / latest:.1f}" y="{height + 16}">{escape(word)}</text>'
        for time, word in zip(shown, words, strict=True)
    )


def pairs(points: Sequence[tuple[float, float]]) -> str:
    """Points as SVG writes them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def bar(part: float) -> str:
    """A bar for a part of a whole."""
    return (
        '<svg class="strip" width="100%" height="14" aria-hidden="true">'
        f'<rect class="rail" width="100%" height="14"/><rect class="bar" width="{100 * part:.2f}%" height="14"/></svg>'
    )


def binned(counts: Mapping[int, int]) -> tuple[int, dict[int, int]]:
    """Numbers in few enough groups of the same breadth: the breadth, and how many lie in each group, empty ones too."""
    first, last = min(counts), max(counts)
    breadth = max(1, int(step_of((last - first + 1) / MOST_COLUMNS)))
    groups = dict.fromkeys(range(first // breadth * breadth, last + 1, breadth), 0)
    for value, count in counts.items():
        groups[value // breadth * breadth] += count
    return breadth, groups


def columns(counts: Mapping[int, int], name: str) -> str:
    """How often numbers occur, as columns from the least to the most, with the count on each."""
    breadth, groups = binned(counts)
    width, most = 100 / len(groups), max(groups.values())
    drawn = min(0.8 * width, WIDEST_BAR)
    every = math.ceil(len(groups) / MOST_LABELS)
    parts, told = [], []
    for place, (value, count) in enumerate(groups.items()):
        middle, tall = (place + 0.5) * width, round((COLUMNS_HEIGHT - 20) * count / most, 1)
        top = COLUMNS_HEIGHT - tall
        words = f"{value}-{value + breadth - 1}" if breadth > 1 else str(value)
        told.append(f"{words}: {count}")
        parts.append(
            f'<rect class="bar" x="{middle - drawn / 2:.2f}%" y="{top}" width="{drawn:.2f}%" height="{tall}"/>'
        )
        if count:
            parts.append(f'<text x="{middle:.2f}%" y="{top - 5}">{count}</text>')
        if place % every == 0:
            parts.append(f'<text x="{middle:.2f}%" y="{COLUMNS_HEIGHT + 17}">{words}</text>')
    return (
        f'<svg class="columns" width="100%" height="{COLUMNS_HEIGHT + 24}" role="img" '
        f'aria-label="{escape(name)}. {", ".join(told)}">{"".join(parts)}</svg>'
    )
