"""A tournament from its settings to its file: begin it, go on with it, stop when all is played or decided."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from difflib import get_close_matches
from itertools import count
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from wk_agents.session import HUMAN
from wk_agents.specs import spec_of
from wk_experiments.arena.pool import Pool
from wk_experiments.arena.progress import Progress
from wk_experiments.arena.results import FORMAT, SCHEDULES, Game, Rules, Settings
from wk_experiments.arena.schedule import Schedule
from wk_experiments.arena.store import Store, create, locked, open_store, refuse_taken
from wk_experiments.arena.verdict import counted, focus_share, sequential_test

from wk_env.doctor import findings
from wk_env.games import game_named

USUAL_GAME: Final = "wk/warrior-knights"
USUAL_GAMES: Final = 400
USUAL_SEED: Final = 1
USUAL_TIME_LIMIT: Final = 60.0  # seconds
LONGEST_TIME_LIMIT: Final = 1_000_000  # seconds
LEAST_AGENTS: Final = {"league": 1, "ladder": 2, "grid": 2}
MAY_CHANGE: Final = {"games"}
Number = TypeVar("Number", int, float)
ABOUT: Final = ("wk", "rules", "python", "platform", "cores", "numpy")


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as somebody asks for it; None for what he leaves to us."""

    agents: list[str] | None = None
    games: int | None = None
    seed: int | None = None
    players: int | None = None
    rules: dict[str, int | str] | None = None
    schedule: str | None = None
    sprt: tuple[float, float] | None = None
    time_limit: float | None = None
    game: str | None = None


class Referee:
    """Follows the blocks of a tournament in their order, whatever the order in which they end."""

    def __init__(self, settings: Settings) -> None:
        self.test = sequential_test(settings)
        self.players = settings.players
        self.blocks: dict[int, list[Game]] = {}
        self.next = 0

    def add(self, game: Game) -> None:
        """Take in a game."""
        if self.test is None:
            return
        self.blocks.setdefault(game.number // self.players, []).append(game)
        while len(self.blocks.get(self.next, ())) == self.players:
            self.test.add(focus_share(sorted(self.blocks.pop(self.next), key=lambda game: game.number)))
            self.next += 1

    @property
    def is_decided(self) -> bool:
        """Whether no further game matters."""
        return self.test is not None and self.test.is_decided


def settings_of(asked: Asked) -> Settings:
    """The whole settings of a tournament; ValueError says what is wrong with those given."""
    spec = game_named(asked.game or USUAL_GAME)
    seats: dict[str, int | str] = {} if asked.players is None else {"seats": asked.players}
    rules = msgspec.convert(msgspec.to_builtins(spec.settings({**(asked.rules or {}), **seats})), Rules)
    settings = Settings(
        format=FORMAT,
        game=spec.id,
        rules_version=spec.rules_version,
        rules=rules,
        players=players_of(rules),
        agents=[str(spec_of(text)) for text in asked.agents or []],
        schedule=asked.schedule or ("ladder" if asked.sprt else "league"),
        games=given(asked.games, USUAL_GAMES),
        seed=given(asked.seed, USUAL_SEED),
        time_limit=given(asked.time_limit, USUAL_TIME_LIMIT),
        sprt=asked.sprt,
    )
    refuse_agents(settings.schedule, settings.agents)
    refuse_numbers(settings)
    return settings


def given(value: Number | None, usual: Number) -> Number:
    """What is asked for, or what is usual."""
    return usual if value is None else value


def players_of(rules: Mapping[str, object]) -> int:
    """How many sit at the table."""
    seats = rules["seats"]
    assert isinstance(seats, int), "the game has checked it"
    return seats


def refuse_agents(schedule: str, agents: Sequence[str]) -> None:
    """ValueError for agents that cannot play such a schedule."""
    if schedule not in SCHEDULES:
        near = get_close_matches(schedule, SCHEDULES, 1)
        hint = f"did you mean {near[0]!r}" if near else f"there is {', '.join(SCHEDULES)}"
        raise ValueError(f"no such schedule: {schedule!r}; {hint}")
    if not agents:
        raise ValueError("nobody is named who shall play; agents are written as --agents steward,greedy")
    if HUMAN in (spec_of(name).name for name in agents):
        raise ValueError("people do not play in tournaments, which ask in many processes at once; they play by wk play")
    least = LEAST_AGENTS[schedule]
    if len(agents) < least:
        raise ValueError(f"a {schedule} of {len(agents)} agents is none; it takes {least} or more")
    for name in agents:
        if agents.count(name) > 1:
            raise ValueError(f"{name} is named twice; each agent is named once and sits as often as the schedule says")


def refuse_numbers(settings: Settings) -> None:
    """ValueError for numbers that make no tournament."""
    if settings.games < 1:
        raise ValueError(f"games is {settings.games}; it takes a whole number from 1")
    if not 0 < settings.time_limit <= LONGEST_TIME_LIMIT:
        limit = f"{settings.time_limit:g} s"
        raise ValueError(f"the time limit is {limit}; it takes more than 0 and at most {LONGEST_TIME_LIMIT}")
    if settings.sprt is None:
        return
    if len(settings.agents) != 2 or settings.schedule != "ladder":
        raise ValueError("a sequential test tries one agent against copies of another; it takes two agents, no more")
    p0, p1 = settings.sprt
    if not 0 < p0 < p1 < 1:
        raise ValueError(f"a sequential test of {p0:g} against {p1:g} is none; it takes 0 < p0 < p1 < 1")


def hold(folder: Path, asked: Asked, jobs: int) -> None:
    """Play a new tournament into a folder that holds none; ValueError if the settings or the agents are no good."""
    settings = settings_of(asked)
    refuse_taken(folder)
    with Pool(settings, jobs) as pool:
        refuse_unfit(pool)
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder), closing(create(folder, settings, about())) as store:
            play_on(store, pool)


def go_on(folder: Path, asked: Asked, jobs: int) -> None:
    """Play what is missing in a folder; what is asked again must be what it was, but for more games."""
    open_store(folder).close()
    with locked(folder), closing(open_store(folder)) as store:
        old = store.settings()
        refuse_other(old, asked)
        settings = msgspec.structs.replace(old, games=max(old.games, given(asked.games, old.games)))
        with Pool(settings, jobs) as pool:
            if not counted(settings, store.games())[1]:
                refuse_unfit(pool)
            store.write_settings(settings, store.about())
            play_on(store, pool)


def refuse_unfit(pool: Pool) -> None:
    """ValueError if an agent cannot be set up: it would forfeit every game."""
    sentence = pool.complaint()
    if sentence:
        raise ValueError(sentence)


def refuse_other(old: Settings, asked: Asked) -> None:
    """ValueError if something else is asked for than what was begun, or the rules have changed since."""
    now = game_named(old.game).rules_version
    if now != old.rules_version:
        raise ValueError(f"the tournament was begun under version {old.rules_version} of the rules; this is {now}")
    wanted = msgspec.structs.asdict(asked)
    wanted["agents"] = None if asked.agents is None else [str(spec_of(text)) for text in asked.agents]
    rules: dict[str, object] = wanted.pop("rules") or {}
    pairs = [(name, getattr(old, name), value) for name, value in wanted.items() if name not in MAY_CHANGE]
    pairs += [(f"the rule {name}", old.rules.get(name), value) for name, value in rules.items()]
    for name, was, value in pairs:
        if value is not None and value != was:
            raise ValueError(f"{name} was {was!r} when the tournament began and is {value!r} now; it cannot change")


def play_on(store: Store, pool: Pool) -> None:
    """Play what is missing and save each game as it ends; stop when a test is decided."""
    settings = pool.settings
    saved = store.games()
    referee = Referee(settings)
    for game in saved:
        referee.add(game)
    if referee.is_decided:
        return
    schedule = Schedule(settings)
    numbers = {game.number for game in saved}
    progress = Progress(settings, len(numbers), len(schedule))
    missing = (fixture for fixture in schedule if fixture.number not in numbers)
    try:
        for played in pool.play(missing):
            store.add(played)
            progress.add(played.game)
            referee.add(played.game)
            if referee.is_decided:
                break
    finally:
        progress.end()


def free_folder(wanted: Path | None, name: str) -> Path:
    """Where a new tournament may go: the folder wanted, or the first free name in the folder `runs`."""
    if wanted is not None:
        return wanted
    numbered = (Path("runs", f"{name}{'' if number == 1 else f'-{number}'}") for number in count(1))
    return next(path for path in numbered if not path.exists())


def about() -> dict[str, str]:
    """With what and where the games are played."""
    found: Mapping[str, str] = findings()
    return {name: found[name] for name in ABOUT}


def rules_given(words: Sequence[str]) -> dict[str, int | str]:
    """Rules as people write them, `k=v`, also several with commas; a whole number where it looks like one."""
    rules: dict[str, int | str] = {}
    for word in (part for given in words for part in given.split(",")):
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise ValueError(f"{word!r} is no rule; it is written as name=value, as influence_each=8")
        rules[name] = int(value) if value.lstrip("-").isdigit() else value
    return rules


def shares_given(text: str) -> tuple[float, float]:
    """The two win shares of a sequential test, written with a comma between them."""
    first, _, second = text.partition(",")
    try:
        return float(first), float(second)
    except ValueError as fault:
        raise ValueError(f"{text!r} is no sequential test; it is written as p0,p1, as 0.25,0.30") from fault
