"""How far a tournament is, on stderr: one line that changes on a terminal, a line now and then elsewhere."""

import time
from collections import Counter
from typing import Final

from wk_experiments.tournament.results import Fault, GameResult, Settings

from wk_env.pages.console import remark
from wk_env.pages.live_line import MINUTE, LiveLine, in_minutes

LEAST_GAMES: Final = 3
MOST_NAMED: Final = 3  # forfeits of an agent
SECONDS_BETWEEN: Final = {True: 0.2, False: 30.0}


class Count:
    """Games done of games to do; the time left is judged by the games of this run."""

    def __init__(self, done: int, total: int) -> None:
        self.done, self.total, self.played = done, total, 0
        self.began = self.told = time.monotonic()
        self.line = LiveLine()

    def advance(self, games: int = 1, standing: str = "") -> None:
        """Count some games; `standing`: how a test stands."""
        self.done += games
        self.played += games
        now = time.monotonic()
        if now - self.told >= SECONDS_BETWEEN[self.line.is_live] or self.done == self.total:
            self.told = now
            self.show(now, standing)

    def show(self, now: float, standing: str) -> None:
        """How far it is, and how long it will take."""
        line = f"{self.done} of {self.total} games"
        if self.played >= LEAST_GAMES and self.done < self.total:
            seconds = (now - self.began) / self.played * (self.total - self.done)
            line += f", about {in_minutes(seconds)} to go"
        if standing:
            line += f", {standing}"
        (self.line.show if self.line.is_live else self.line.say)(line)

    def end(self) -> None:
        """Leave the line that changes."""
        if self.line.is_live:
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
            self.line.say(f"game {game.number} does not count: {game.void}")
        self.advance(1, standing)

    def name(self, number: int, agent: str, fault: Fault) -> None:
        """Name who forfeited a game, the first few times."""
        self.forfeits[agent] += 1
        if self.forfeits[agent] <= MOST_NAMED:
            told = f"{fault.kind} after {fault.decision} decisions: {fault.reason}"
            self.line.say(f"game {number}: {agent} forfeits: {told}")
        if self.forfeits[agent] == MOST_NAMED:
            self.line.say(f"{agent} has forfeited {MOST_NAMED} games; report.json names the others")


class Steps(LiveLine):
    """What is being done after the games, on stderr: one line that changes on a terminal, a line a step elsewhere."""

    def step(self, words: str) -> None:
        """A step begins."""
        (self.show if self.is_live else self.say)(words)


def in_words(seconds: float) -> str:
    """A time that was measured, as people say it; nothing for none."""
    if seconds < MINUTE:
        return f"{seconds:.1f} s" if seconds else ""
    hours, rest = divmod(round(seconds / MINUTE), 60)
    return f"{hours} h {rest} min" if hours else f"{rest} min"
