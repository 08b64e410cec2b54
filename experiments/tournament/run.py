"""A tournament from its settings to its file: begin it, go on with it, stop when all is played or decided."""

import time
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
from wk_agents.specs import spec_of
from wk_experiments.tournament.counted_games import add_block, counted, sequential_test
from wk_experiments.tournament.jobs import Players, players_for
from wk_experiments.tournament.progress import Progress
from wk_experiments.tournament.provenance import about, refuse_changed
from wk_experiments.tournament.results import GameResult, Settings
from wk_experiments.tournament.schedule import Schedule
from wk_experiments.tournament.settings import TournamentRequest, given, settings_of
from wk_experiments.tournament.store import Store, create, locked, open_store, refuse_taken
from wk_experiments.tournament.trust import refuse_untrusted

from wk_env.jobs.workers import PROCESSES
from wk_env.kernel.spec import Settings as Given
from wk_env.pages.console import remark
from wk_env.play.faults import readable
from wk_env.play.registry import game_named

MAY_CHANGE: Final = {"games"}


class SequentialCheck:
    """Follows the blocks of a tournament in their order, whatever the order in which they end."""

    def __init__(self, settings: Settings) -> None:
        self.test = sequential_test(settings)
        self.players = settings.players
        self.blocks: dict[int, list[GameResult]] = {}
        self.next = 0

    def add(self, game: GameResult) -> None:
        """Take in a game."""
        if self.test is None:
            return
        self.blocks.setdefault(game.number // self.players, []).append(game)
        while len(self.blocks.get(self.next, ())) == self.players:
            add_block(self.test, sorted(self.blocks.pop(self.next), key=lambda game: game.number))
            self.next += 1

    @property
    def is_decided(self) -> bool:
        """Whether no further game matters."""
        return self.test is not None and self.test.is_decided

    @property
    def standing(self) -> str:
        """How the test stands, for whoever waits; empty if there is none."""
        if self.test is None:
            return ""
        lower, upper = self.test.bounds
        return f"LLR {self.test.log_odds:.2f} ({lower:.2f}, {upper:.2f})"


def run_tournament(folder: Path, asked: TournamentRequest, jobs: int | None = 1, backend: str = PROCESSES) -> None:
    """Play a new tournament into a folder that holds none, so many games at once; None on a cluster: all it can.

    ValueError if the settings or the agents are no good.
    """
    settings = settings_of(asked)
    refuse_taken(folder)
    with players_for(settings, jobs, backend) as pool:
        refuse_unfit(pool)
        announce(settings, folder)
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder), closing(create(folder, settings, about(settings))) as store:
            play_on(store, pool)


def go_on(
    folder: Path, asked: TournamentRequest, jobs: int | None, *, is_trusted: bool = False, backend: str = PROCESSES
) -> None:
    """Play what is missing in a folder; what is asked again must be what it was, but for more games.

    Agents that are not shipped are run only if they are trusted, or were named again.
    """
    open_store(folder).close()
    with locked(folder), closing(open_store(folder)) as store:
        old = store.settings()
        refuse_other(old, asked)
        settings = msgspec.structs.replace(old, games=max(old.games, given(asked.games, old.games)))
        if counted(settings, store.games())[1]:
            return
        if not is_trusted and asked.agents is None:
            refuse_untrusted(settings.agents, folder)
        refuse_changed(settings, store.about())
        with players_for(settings, jobs, backend) as pool:
            refuse_unfit(pool)
            announce(settings, folder)
            store.write_settings(settings, store.about())
            play_on(store, pool)


def announce(settings: Settings, folder: Path) -> None:
    """Say what is about to happen, before the first game."""
    agents = "1 agent" if len(settings.agents) == 1 else f"{len(settings.agents)} agents"
    words = f"{agents}, {len(Schedule(settings))} games, seed {settings.seed}, results in {folder}"
    remark(readable(f"wk: {words}"))


def refuse_unfit(pool: Players) -> None:
    """ValueError if an agent cannot be set up: it would forfeit every game."""
    sentence = pool.complaint()
    if sentence:
        raise ValueError(sentence)


def rules_meant(game: str, rules: Given) -> dict[str, object]:
    """The numbers that rules say, those that optional rules change included."""
    spec = game_named(game)
    usual = spec.settings({})
    return {name: value for name, value in spec.settings(rules).items() if name in rules or value != usual[name]}


def refuse_other(old: Settings, asked: TournamentRequest) -> None:
    """ValueError if something else is asked for than what was begun, or the rules have changed since."""
    now = game_named(old.game).rules_version
    if now != old.rules_version:
        raise ValueError(f"the tournament was begun under version {old.rules_version} of the rules; this is {now}")
    wanted = msgspec.structs.asdict(asked)
    wanted["agents"] = None if asked.agents is None else [str(spec_of(text)) for text in asked.agents]
    rules = rules_meant(old.game, wanted.pop("rules") or {})
    pairs = [(name, getattr(old, name), value) for name, value in wanted.items() if name not in MAY_CHANGE]
    pairs += [(f"the rule {name}", old.rules.get(name), value) for name, value in rules.items()]
    for name, was, value in pairs:
        if value is not None and value != was:
            raise ValueError(f"{name} was {was!r} when the tournament began and is {value!r} now; it cannot change")


def play_on(store: Store, pool: Players) -> None:
    """Play what is missing and save each game as it ends; stop when a test is decided."""
    settings = pool.settings
    saved = store.games()
    check = SequentialCheck(settings)
    for game in saved:
        check.add(game)
    if check.is_decided:
        return
    schedule = Schedule(settings)
    numbers = {game.number for game in saved}
    progress = Progress(settings, len(numbers), len(schedule))
    missing = (fixture for fixture in schedule if fixture.number not in numbers)
    try:
        for played in pool.play(missing):
            store.add(played)
            check.add(played.game)
            progress.add(played.game, check.standing)
            if check.is_decided:
                break
    finally:
        progress.end()
        note_time(store, settings, time.monotonic() - progress.began)


def note_time(store: Store, settings: Settings, seconds: float) -> None:
    """Add to how long the tournament has been played."""
    known = store.about()
    store.write_settings(settings, {**known, "seconds": f"{float(known.get('seconds', 0)) + seconds:.1f}"})
