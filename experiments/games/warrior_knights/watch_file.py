"""Watched games by the thousand: in several processes, and on file as they end, so that a run can go on later."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias, TypedDict

from wk_experiments.games.warrior_knights.watch import BaronDeeds, Watched, watch_game

Lineup: TypeAlias = "Callable[[int], list[str]]"
Settings: TypeAlias = "dict[str, int | str]"
AT_ONCE: Final = 8  # games that a process plays between two reports


class BaronRow(TypedDict):
    """A Baron as he stands in a file."""

    style: str
    order: int
    region: str
    rank: int
    deeds: dict[str, int]
    cards: list[int]


class Row(TypedDict):
    """A game as it stands in a file."""

    seed: int
    rounds: int
    decisions: int
    won_by: str
    barons: list[BaronRow]
    drawn: dict[str, int]
    done: dict[str, int]


def line_of_game(seed: int, game: Watched) -> str:
    """A game as a line of a file."""
    barons = [{**vars(baron), "cards": sorted(baron.cards)} for baron in game.barons]
    return json.dumps({"seed": seed, **vars(game), "barons": barons})


def game_of_line(line: str) -> tuple[int, Watched]:
    """The seed and the game that a line of a file tells of."""
    row: Row = json.loads(line)
    barons = [
        BaronDeeds(one["style"], one["order"], one["region"], one["rank"], Counter(one["deeds"]), set(one["cards"]))
        for one in row["barons"]
    ]
    drawn, done = (Counter({int(card): count for card, count in row[name].items()}) for name in ("drawn", "done"))
    return row["seed"], Watched(row["rounds"], row["decisions"], row["won_by"], barons, drawn, done)


def on_file(file: Path | None) -> dict[int, Watched]:
    """The games of a file by their seeds; a last line that was cut off is left out."""
    if file is None or not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    return dict(game_of_line(line) for line in lines if line.endswith("\n"))


def one_game(seated: tuple[int, list[str]], settings: Settings) -> tuple[int, Watched]:
    """Play a game of a seed with these in its seats."""
    seed, names = seated
    return seed, watch_game(seed, names, settings)


def played(seated: Sequence[tuple[int, list[str]]], settings: Settings, jobs: int) -> Iterator[tuple[int, Watched]]:
    """These games in their order, in so many processes."""
    play = partial(one_game, settings=settings)
    if jobs == 1:
        yield from map(play, seated)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, seated, chunksize=AT_ONCE)


def watched(seeds: range, lineup: Lineup, settings: Settings, jobs: int, file: Path | None) -> list[Watched]:
    """The games of these seeds in their order: those on file, and the others played and noted there."""
    games = on_file(file)
    missing = [(seed, lineup(seed)) for seed in seeds if seed not in games]
    if file is not None:
        keep_whole_lines(file)
    for seed, game in played(missing, settings, jobs):
        games[seed] = game
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(line_of_game(seed, game) + "\n")
    return [games[seed] for seed in seeds]


def keep_whole_lines(file: Path) -> None:
    """Cut off a last line that was not finished."""
    if file.exists():
        text = file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            file.write_text(whole, encoding="utf-8")
