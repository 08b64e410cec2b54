"""What a data set is asked to be, and what is wrong with that: from words to settings."""

from collections.abc import Sequence
from typing import Final

import msgspec
from wk_agents.roster import agent
from wk_agents.specs import spec_of
from wk_agents.table.session import HUMAN
from wk_experiments.dataset.games import FORMAT
from wk_experiments.tournament.results import Matchup
from wk_experiments.tournament.settings import MOST_GAMES, Request, given, matchup_of

from wk_env.play.arguments import whole_number
from wk_env.play.faults import in_words
from wk_env.play.history import SEEDS

USUAL_GAMES: Final = 1000
USUAL_SEED: Final = 1
USUAL_FILE: Final = 100  # games
LARGEST_FILE: Final = 10_000  # games
LONGEST_NAME: Final = 200  # that a record takes


class DatasetRequest(Request, frozen=True):
    """A data set as it is asked for, by the words of `wk dataset`; None for what is usual."""

    game: str | None = None
    games_a_file: int | None = None


class Settings(Matchup, frozen=True, forbid_unknown_fields=True):
    """All that the games of a data set follow from; how many there are may grow."""

    seed: int
    games_a_file: int


def settings_of(asked: DatasetRequest) -> Settings:
    """The whole settings of a data set; ValueError says what is wrong with those given."""
    settings = Settings(
        **msgspec.structs.asdict(matchup_of(asked, asked.game, FORMAT)),
        seed=whole_number("the seed", given(asked.seed, USUAL_SEED), 0, SEEDS - 1),
        games_a_file=whole_number("the number of games a file", given(asked.games_a_file, USUAL_FILE), 1, LARGEST_FILE),
    )
    refuse_agents(settings.agents, settings.game)
    return settings


def files_of(asked: DatasetRequest, settings: Settings) -> int:
    """How many files that makes: games are rounded up to whole ones."""
    games = whole_number("the number of games", given(asked.games, USUAL_GAMES), 1, MOST_GAMES)
    return -(-games // settings.games_a_file)


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
