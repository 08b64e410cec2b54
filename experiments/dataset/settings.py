"""What a data set is asked to be, and what is wrong with that: from words to settings."""

from collections.abc import Sequence
from typing import Final

import msgspec
from wk_agents.roster import agent
from wk_agents.specs import spec_of
from wk_agents.table.session import HUMAN
from wk_experiments.dataset.games import FORMAT, Rules
from wk_experiments.tournament.settings import given, players_of

from wk_env.play.faults import in_words
from wk_env.play.history import SEEDS
from wk_env.play.registry import USUAL, game_named

USUAL_GAMES: Final = 1000
USUAL_SEED: Final = 1
USUAL_FILE: Final = 100  # games
LARGEST_FILE: Final = 10_000  # games
MOST_GAMES: Final = 100_000_000
LONGEST_NAME: Final = 200  # that a record takes


class DatasetRequest(msgspec.Struct, frozen=True):
    """A data set as it is asked for, by the words of `wk dataset`; None for what is usual."""

    agents: list[str]
    games: int | None = None
    seed: int | None = None
    players: int | None = None
    rules: dict[str, int | str | list[str]] | None = None
    game: str | None = None
    games_a_file: int | None = None


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the games of a data set follow from; how many there are may grow."""

    format: int
    game: str
    rules_version: int
    rules: Rules
    players: int
    agents: list[str]
    seed: int
    games_a_file: int


def settings_of(asked: DatasetRequest) -> Settings:
    """The whole settings of a data set; ValueError says what is wrong with those given."""
    spec = game_named(asked.game or USUAL)
    seats: dict[str, int | str] = {} if asked.players is None else {"seats": asked.players}
    rules = msgspec.convert(msgspec.to_builtins(spec.settings({**(asked.rules or {}), **seats})), Rules)
    settings = Settings(
        format=FORMAT,
        game=spec.id,
        rules_version=spec.rules_version,
        rules=rules,
        players=players_of(rules),
        agents=[str(spec_of(text)) for text in asked.agents],
        seed=within("the seed", given(asked.seed, USUAL_SEED), 0, SEEDS - 1),
        games_a_file=within("the number of games a file", given(asked.games_a_file, USUAL_FILE), 1, LARGEST_FILE),
    )
    refuse_agents(settings.agents, spec.id)
    return settings


def files_of(asked: DatasetRequest, settings: Settings) -> int:
    """How many files that makes: games are rounded up to whole ones."""
    games = within("the number of games", given(asked.games, USUAL_GAMES), 1, MOST_GAMES)
    return -(-games // settings.games_a_file)


def within(name: str, number: int, lowest: int, highest: int) -> int:
    """A number within its bounds; ValueError for another."""
    if not lowest <= number <= highest:
        raise ValueError(f"{name} is {number}; it takes a whole number from {lowest} to {highest}")
    return number


def refuse_agents(agents: Sequence[str], game: str) -> None:
    """ValueError for agents that cannot play by themselves, or not this game."""
    if not agents:
        raise ValueError("nobody is named who shall play; agents are written as wk dataset steward 'search(sims=25)'")
    for text in agents:
        if spec_of(text).name == HUMAN:
            raise ValueError("people play no data sets, which ask in many processes at once; they play by wk play")
        if len(text) > LONGEST_NAME:
            raise ValueError(f"the agent {text[:40]}... is named by {len(text)} letters; it takes {LONGEST_NAME}")
        try:
            agent(text, game=game)
        except ValueError:
            raise
        except Exception as fault:
            raise ValueError(f"the agent {text} cannot be set up: {in_words(fault)}") from fault
