"""What a tournament is asked to be, and what is wrong with that: from words to settings."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeVar

import msgspec
from wk_agents.specs import spec_of
from wk_agents.table.session import HUMAN
from wk_experiments.tournament.results import FORMAT, SCHEDULES, Matchup, Settings

from wk_env.play.arguments import whole_number
from wk_env.play.record import rules_on_file
from wk_env.play.registry import USUAL, game_named
from wk_env.play.rules_given import seated
from wk_env.play.seeds import random_salt, salt_given

USUAL_GAMES: Final = 400
USUAL_SEED: Final = 1
USUAL_TIME_LIMIT: Final = 60.0  # seconds
LONGEST_TIME_LIMIT: Final = 1_000_000  # seconds
MOST_GAMES: Final = 100_000_000
LEAST_AGENTS: Final = {"league": 1, "ladder": 2, "grid": 2}
Number = TypeVar("Number", int, float, bool)


class Request(msgspec.Struct, frozen=True):
    """Games as they are asked for, by the words of a command; None for what is usual."""

    agents: list[str] | None = None
    games: int | None = None
    seed: int | None = None
    players: int | None = None
    rules: dict[str, int | str | list[str]] | None = None


class TournamentRequest(Request, frozen=True):
    """A tournament as it is asked for, by the words of `wk tournament`; None for what is usual."""

    schedule: str | None = None
    sprt: tuple[float, float] | None = None
    time_limit: float | None = None
    game: str | None = None
    salt: str | None = None
    reuse: bool | None = None
    isolate: bool | None = None


def settings_of(asked: TournamentRequest) -> Settings:
    """The whole settings of a tournament; ValueError says what is wrong with those given."""
    settings = Settings(
        **msgspec.structs.asdict(matchup_of(asked, asked.game, FORMAT)),
        schedule=asked.schedule or ("ladder" if asked.sprt else "league"),
        games=given(asked.games, USUAL_GAMES),
        seed=given(asked.seed, USUAL_SEED),
        time_limit=given(asked.time_limit, USUAL_TIME_LIMIT),
        sprt=asked.sprt,
        salt=random_salt() if asked.salt is None else salt_given(asked.salt),
        reuse=given(asked.reuse, usual=False),
        isolate=given(asked.isolate, usual=False),
    )
    refuse_agents(settings.schedule, settings.agents)
    refuse_numbers(settings)
    return settings


def matchup_of(asked: Request, game: str | None, version: int) -> Matchup:
    """Who plays what, as a file of this version of its format holds it; ValueError says what is wrong with it."""
    spec = game_named(game or USUAL)
    rules = rules_on_file(spec.settings(seated(asked.rules or {}, asked.players)))
    agents = [str(spec_of(text)) for text in asked.agents or []]
    return Matchup(version, spec.id, spec.rules_version, rules, players_of(rules), agents)


def given(value: Number | None, usual: Number) -> Number:
    """What is asked for, or what is usual."""
    return usual if value is None else value


def players_of(rules: Mapping[str, object]) -> int:
    """How many sit at the table."""
    seats = rules["seats"]
    assert isinstance(seats, int), "the game has checked it"
    return seats


def refuse_settings(settings: Settings) -> None:
    """ValueError for settings, read from a file, that nobody can have asked for."""
    rules = game_named(settings.game).settings(settings.rules)
    if settings.players != players_of(rules):
        raise ValueError(f"players is {settings.players}; the rules seat {players_of(rules)}")
    salt_given(settings.salt)
    refuse_agents(settings.schedule, settings.agents)
    refuse_numbers(settings)


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
    whole_number("games", settings.games, 1, MOST_GAMES)
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


def shares_given(text: str) -> tuple[float, float]:
    """The two win shares of a sequential test, written with a comma between them."""
    first, _, second = text.partition(",")
    try:
        return float(first), float(second)
    except ValueError as fault:
        raise ValueError(f"{text!r} is no sequential test; it is written as p0,p1, as 0.25,0.30") from fault
