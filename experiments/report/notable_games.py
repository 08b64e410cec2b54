"""Games of a tournament worth a look: the closest, the shortest, the longest ..., each with a page to leaf through."""

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.tournament.findings import LeftOut
from wk_experiments.tournament.processes import nursery, surroundings
from wk_experiments.tournament.records import record_of
from wk_experiments.tournament.results import GameResult, Results

from wk_env.pages.html import save_page
from wk_env.pages.replay_page import replay_page
from wk_env.play.record import save
from wk_env.play.registry import game_named

FOLDER: Final = "replays"
MOST_DECISIONS: Final = 5000
GAMES_A_PAGE: Final = 6  # at least: a page takes as long to make as a few games to play
Say = Callable[[str], None]


class Chosen(msgspec.Struct, frozen=True):
    """A game to look at: why, who sat where, the ranks, and its page beside the report."""

    game: int
    why: str
    agents: list[str]
    ranks: list[int]
    rounds: int
    won_by: str
    page: str
    record: str


def margin(game: GameResult) -> int:
    """How far the best two ended apart in what wins games."""
    best = sorted(game.standing, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0


def choices(games: Sequence[GameResult]) -> dict[int, str]:
    """The games worth a look by number, each with its first reason; none too long for a page that opens fast."""
    games = [game for game in games if game.decisions <= MOST_DECISIONS]
    whole = [game for game in games if game.fault is None]
    found: dict[int, str] = {}
    if whole:
        closest = min(whole, key=margin)
        found.setdefault(closest.number, f"the closest: {margin(closest)} apart")
        clear = max(whole, key=margin)
        found.setdefault(clear.number, f"the clearest: {margin(clear)} apart")
        short, long = min(whole, key=lambda game: game.decisions), max(whole, key=lambda game: game.decisions)
        found.setdefault(short.number, f"the shortest: {short.decisions} decisions")
        found.setdefault(long.number, f"the longest: {long.decisions} decisions")
    endings = Counter(game.won_by for game in whole)
    rarest = min(endings, key=lambda way: endings[way], default="")
    if len(endings) > 1:
        rare = next(game for game in whole if game.won_by == rarest)
        found.setdefault(rare.number, f"ended by {rarest}")
    for game in games:
        if game.fault is not None:
            found.setdefault(game.number, f"forfeited: {game.fault.kind}")
            break
    return found


def write_games(folder: Path, results: Results, jobs: int, say: Say) -> tuple[list[Chosen], list[LeftOut]]:
    """Write the pages and records of the games worth a look, and name those that cannot be played again.

    What is there already stays.
    """
    spec = game_named(results.settings.game)
    if spec.story is None or spec.picture is None:
        return [], []
    by_number = {game.number: game for game in results.games}
    most = max(1, len(results.games) // GAMES_A_PAGE)
    found = dict([*choices(results.games).items()][:most])
    folder.joinpath(FOLDER).mkdir(exist_ok=True)
    missing = [number for number in found if not all(path.exists() for path in paths_of(folder, number))]
    lost = {number: fault for number, fault in written(folder, missing, jobs, say) if fault}
    chosen = [described(results, by_number[number], why) for number, why in found.items() if number not in lost]
    return chosen, [LeftOut(number, fault) for number, fault in lost.items()]


def written(folder: Path, numbers: Sequence[int], jobs: int, say: Say) -> Iterator[tuple[int, str]]:
    """Write games, several at once, and tell for each what was wrong with it, if anything."""
    began, whole = time.monotonic(), len(numbers)
    if numbers:
        say(f"making {whole} {'page' if whole == 1 else 'pages'} of games")
    for done, (number, fault) in enumerate(zip(numbers, mapped(folder, numbers, jobs), strict=True), 1):
        left = (time.monotonic() - began) / done * (whole - done)
        if left:
            say(f"{done} of {whole} pages of games, about {left:.0f} s to go")
        yield number, fault


def mapped(folder: Path, numbers: Sequence[int], jobs: int) -> Iterator[str]:
    """Write games in as many processes as there is work for."""
    if min(jobs, len(numbers)) < 2:
        yield from (write_game(folder, number) for number in numbers)
        return
    with surroundings(), ProcessPoolExecutor(min(jobs, len(numbers)), nursery(), undisturbed) as pool:
        yield from pool.map(write_game, [folder] * len(numbers), numbers)


def undisturbed() -> None:
    """Leave it to whoever waits to be interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def paths_of(folder: Path, number: int) -> tuple[Path, Path]:
    """The page and the record of a game."""
    return folder / FOLDER / f"game-{number}.html", folder / FOLDER / f"game-{number}.json"


def write_game(folder: Path, number: int) -> str:
    """Write the page and the record of a game; what is wrong with it, if anything."""
    page, kept = paths_of(folder, number)
    try:
        record = record_of(folder, number)
    except ValueError as fault:
        return str(fault)
    if not kept.exists():
        save(record, kept)
    if not page.exists():
        save_page(replay_page(record, None), page)
    return ""


def described(results: Results, game: GameResult, why: str) -> Chosen:
    """A game as the report shows it."""
    name = f"{FOLDER}/game-{game.number}"
    agents = [results.settings.agents[agent] for agent in game.seats]
    return Chosen(game.number, why, agents, game.ranks, game.rounds, game.won_by, f"{name}.html", f"{name}.json")
