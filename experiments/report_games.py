"""Games of a tournament worth a look: the closest, the shortest, the longest ..., each with a page to leaf through."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from wk_experiments.arena.records import record_of
from wk_experiments.arena.results import Game, Results
from wk_experiments.arena.witness import MAJORITY

from wk_env.knights import WARRIOR_KNIGHTS
from wk_env.record import Record, save
from wk_env.render.page import save_page
from wk_env.render.replay import replay_page

FOLDER: Final = "replays"
MOST_DECISIONS: Final = 5000
RecordOf = Callable[[Path, int], Record]


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


def margin(game: Game) -> int:
    """How far the best two Barons ended apart."""
    best = sorted(game.standing, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0


def choices(games: Sequence[Game]) -> dict[int, str]:
    """The games worth a look by number, each with its first reason; none too long for a page that opens fast."""
    games = [game for game in games if game.decisions <= MOST_DECISIONS]
    whole = [game for game in games if game.fault is None]
    found: dict[int, str] = {}
    if whole:
        closest = min(whole, key=margin)
        found.setdefault(closest.number, f"the closest: {margin(closest)} Influence apart")
        clear = max(whole, key=margin)
        found.setdefault(clear.number, f"the clearest: {margin(clear)} Influence apart")
        short, long = min(whole, key=lambda game: game.decisions), max(whole, key=lambda game: game.decisions)
        found.setdefault(short.number, f"the shortest: {short.decisions} decisions")
        found.setdefault(long.number, f"the longest: {long.decisions} decisions")
    for game in games:
        if game.won_by == MAJORITY:
            found.setdefault(game.number, "won by a majority of the cities")
            break
    for game in games:
        if game.fault is not None:
            found.setdefault(game.number, f"forfeited: {game.fault.kind}")
            break
    return found


def write_games(folder: Path, results: Results) -> list[Chosen]:
    """Write the pages and records of the games worth a look; what is there already stays."""
    if results.settings.game != WARRIOR_KNIGHTS.id:
        return []
    by_number = {game.number: game for game in results.games}
    folder.joinpath(FOLDER).mkdir(exist_ok=True)
    return [write_game(folder, results, by_number[number], why) for number, why in choices(results.games).items()]


def write_game(folder: Path, results: Results, game: Game, why: str) -> Chosen:
    """Write the page and the record of a game."""
    name = f"{FOLDER}/game-{game.number}"
    page, kept = folder / f"{name}.html", folder / f"{name}.json"
    if not (page.exists() and kept.exists()):
        record = record_of(folder, game.number)
        if not kept.exists():
            save(record, kept)
        if not page.exists():
            save_page(replay_page(record, None), page)
    agents = [results.settings.agents[agent] for agent in game.seats]
    return Chosen(game.number, why, agents, game.ranks, game.rounds, game.won_by, f"{name}.html", f"{name}.json")
