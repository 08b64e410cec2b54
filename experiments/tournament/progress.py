"""How far a tournament is, on stderr: one line that changes on a terminal, a line now and then elsewhere."""

import sys
import time
from collections import Counter
from typing import Final

from wk_experiments.tournament.results import Fault, GameResult, Settings

from wk_env.pages.console import remark

LEAST_GAMES: Final = 3
MOST_NAMED: Final = 3  # forfeits of an agent
SECONDS_BETWEEN: Final = {True: 0.2, False: 30.0}
MINUTE: Final = 60


class Count:
    """Games done of games to do; the time left is judged by the games of this run."""

    def __init__(self, done: int, total: int) -> None:
        self.done, self.total, self.played = done, total, 0
        self.began = self.told = time.monotonic()
        self.is_live = sys.stderr.isatty()

    def advance(self, games: int = 1, standing: str = "") -> None:
        """Count some games; `standing`: how a test stands."""
        self.done += games
        self.played += games
        now = time.monotonic()
        if now - self.told >= SECONDS_BETWEEN[self.is_live] or self.done == self.total:
            self.told = now
            self.show(now, standing)

    def show(self, now: float, standing: str) -> None:
        """How far it is, and how long it will take."""
        line = f"wk: {self.done} of {self.total} games"
        if self.played >= LEAST_GAMES and self.done < self.total:
            seconds = (now - self.began) / self.played * (self.total - self.done)
            line += f", about {in_minutes(seconds)} to go"
        if standing:
            line += f", {standing}"
        remark(f"\r\x1b[K{line}" if self.is_live else line, end="" if self.is_live else "\n")

    def say(self, sentence: str) -> None:
        """A sentence of its own."""
        remark(f"\r\x1b[Kwk: {sentence}" if self.is_live else f"wk: {sentence}")

    def end(self) -> None:
        """Leave the line that changes."""
        if self.is_live:
            remark("")


class Progress(Count):
    """How far a tournament is, and who forfeits."""

    def __init__(self, settings: Settings, done: int, total: int) -> None:
        super().__init__(done, total)
        self.settings = settings
        self.forfeits: Counter[str] = Counter()

    def add(self, game: GameResult, standing: str = "") -> None:
        """Count a game; name who forfeited it, or why it does not count. `standing`: how a test stands."""
        if game.fault is not None:
            self.name(game.number, self.settings.agents[game.seats[game.fault.seat]], game.fault)
        if game.void is not None:
            self.say(f"game {game.number} does not count: {game.void}")
        self.advance(1, standing)

    def name(self, number: int, agent: str, fault: Fault) -> None:
        """Name who forfeited a game, the first few times."""
        self.forfeits[agent] += 1
        if self.forfeits[agent] <= MOST_NAMED:
            told = f"{fault.kind} after {fault.decision} decisions: {fault.reason}"
            self.say(f"game {number}: {agent} forfeits: {told}")
        if self.forfeits[agent] == MOST_NAMED:
            self.say(f"{agent} has forfeited {MOST_NAMED} games; report.json names the others")


class Steps:
    """What is being done after the games, on stderr: one line that changes on a terminal, a line a step elsewhere."""

    def __init__(self) -> None:
        self.is_live = sys.stderr.isatty()

    def __enter__(self) -> "Steps":
        return self

    def __exit__(self, *_: object) -> None:
        if self.is_live:
            remark("\r\x1b[K", end="")

    def say(self, step: str) -> None:
        """A step begins."""
        if self.is_live:
            remark(f"\r\x1b[Kwk: {step}", end="")
        else:
            remark(f"wk: {step}")


def in_words(seconds: float) -> str:
    """A time that was measured, as people say it; nothing for none."""
    if seconds < MINUTE:
        return f"{seconds:.1f} s" if seconds else ""
    hours, rest = divmod(round(seconds / MINUTE), 60)
    return f"{hours} h {rest} min" if hours else f"{rest} min"


def in_minutes(seconds: float) -> str:
    """A time as people say it."""
    if seconds < MINUTE:
        return f"{seconds:.0f} s"
    if seconds < MINUTE**2:
        return f"{seconds / MINUTE:.0f} min"
    return f"{seconds / MINUTE**2:.1f} h"
