"""Games on file played once more before a report: a file may have been changed since its games were played."""

import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
from wk_experiments.tournament.faults_of_files import StoreError
from wk_experiments.tournament.findings import LeftOut
from wk_experiments.tournament.judging import Judge
from wk_experiments.tournament.results import GameResult, Results, unpack
from wk_experiments.tournament.schedule import Schedule
from wk_experiments.tournament.store import Store, open_store, read_results


def print_nothing(_: str) -> None:
    """What is said to nobody."""


def sound_results(folder: Path, say: Callable[[str], None] = print_nothing) -> Results:
    """The results in a folder that come out as they are stored; ValueError if no game does."""
    results = read_results(folder)
    say(f"playing {len(results.games)} games again")
    results = verified(folder, results)
    if not results.games:
        raise ValueError(f"{folder} holds no finished game that counts; there is nothing to be said")
    return results


def verified(folder: Path, results: Results) -> Results:
    """Results without the games that do not come out as they are stored; each is named among those left out."""
    schedule = Schedule(results.settings)
    with closing(open_store(folder)) as store:
        found = [LeftOut(game.number, complaint_about(store, schedule, game)) for game in results.games]
    return without(results, [left for left in found if left.reason])


def without(results: Results, lost: list[LeftOut]) -> Results:
    """Results without games that cannot be played again."""
    reasons = {left.game: left.reason for left in lost}
    broken = [
        msgspec.structs.replace(game, void=reasons[game.number]) for game in results.games if game.number in reasons
    ]
    sound = [game for game in results.games if game.number not in reasons]
    return msgspec.structs.replace(results, games=sound, void=[*results.void, *broken])


def complaint_about(store: Store, schedule: Schedule, game: GameResult) -> str:
    """What is wrong with a game on file; empty if it comes out as stored."""
    try:
        choices = unpack(store.choices(game.number))
    except StoreError as fault:
        return str(fault)
    except zlib.error:
        return "its choices are damaged"
    again = Judge(schedule.settings, schedule.fixture(game.number), choices)
    if again.complaint:
        return again.complaint
    same = msgspec.json.encode(again.played(game.fault).game) == msgspec.json.encode(game)
    return "" if same else "what is stored of it is not what its choices come to"
