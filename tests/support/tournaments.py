"""Tournaments to try things on: of Tollgate, which takes milliseconds a game."""

import sqlite3
from contextlib import closing
from pathlib import Path

from wk_experiments.tournament.guard import Guard
from wk_experiments.tournament.judging import judge
from wk_experiments.tournament.play import play_game
from wk_experiments.tournament.results import GameResult, Played, Settings
from wk_experiments.tournament.schedule import Schedule
from wk_experiments.tournament.settings import TournamentRequest, settings_of
from wk_experiments.tournament.shipped_agents import PUBLIC_SALT
from wk_experiments.tournament.slot import Slot
from wk_experiments.tournament.store import NAME

BOTS = Path(__file__).with_name("bots.py")
TAMPERERS = Path(__file__).with_name("tamperers.py")
TOLLGATE = "wk/tollgate"


def bot(name: str) -> str:
    """The spec of an agent in bots.py or in tamperers.py."""
    return f"{BOTS if f'class {name}(' in BOTS.read_text() else TAMPERERS}:{name}"


def asked(
    *agents: str, games: int = 6, sprt: tuple[float, float] | None = None, time_limit: float = 10.0
) -> TournamentRequest:
    """A tournament of Tollgate with three players."""
    return TournamentRequest(
        agents=list(agents),
        games=games,
        players=3,
        game=TOLLGATE,
        sprt=sprt,
        time_limit=time_limit,
        salt=PUBLIC_SALT,
    )


def settings(
    *agents: str, games: int = 6, sprt: tuple[float, float] | None = None, time_limit: float = 10.0
) -> Settings:
    """The settings of a tournament of Tollgate with three players."""
    return settings_of(asked(*agents, games=games, sprt=sprt, time_limit=time_limit))


def played(number: int, *agents: str, time_limit: float = 10.0) -> Played:
    """A game of such a tournament, played and judged in this process."""
    chosen = settings(*agents, time_limit=time_limit)
    fixture = Schedule(chosen).fixture(number)
    return judge(chosen, fixture, play_game(chosen, fixture, (slot := Slot()), Guard(slot)))


def outcomes(folder: Path) -> list[tuple[object, ...]]:
    """Everything on file that must not depend on how the games were played."""
    with closing(sqlite3.connect(folder / NAME)) as base:
        return list(base.execute("SELECT * FROM games NATURAL JOIN choices ORDER BY number"))


def won(number: int, seats: list[int], ranks: list[int], focus: int | None = None) -> GameResult:
    """A game as it might have come out: three players, one line-up."""
    return GameResult(
        number, number // 3, 0, number % 3, 1, 1, focus, seats, ranks, "first", 0, 20, [1, 2, 3], [], None, 0
    )
