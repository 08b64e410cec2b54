"""Games of a data set as a job: settings and the number of a file go in, the bytes of that file come out."""

from functools import lru_cache
from typing import TypeAlias

import msgspec
from wk_experiments.dataset.games import packed
from wk_experiments.dataset.play import Player
from wk_experiments.dataset.settings import Settings

from wk_env.jobs.processes import serve
from wk_env.play.faults import in_words
from wk_env.play.referee import AgentError


class Made(msgspec.Struct, frozen=True, tag=True):
    """A file of games, and how many decisions were made in them."""

    number: int
    decisions: int
    data: bytes


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Why a file could not be made, in a sentence."""

    sentence: str


Answer: TypeAlias = Made | Failed


def made(*parts: bytes) -> bytes:
    """What came of a file: its parts are the settings and its number."""
    settings, number = parts
    return msgspec.msgpack.encode(answer(player_of(settings), int(number)))


@lru_cache(maxsize=1)
def player_of(settings: bytes) -> Player:
    """Who plays games of these settings."""
    return Player(msgspec.json.decode(settings, type=Settings))


def answer(player: Player, number: int) -> Answer:
    """A file of games, or why there is none."""
    try:
        games = player.file(number)
    except AgentError as fault:
        return Failed(str(fault))
    except Exception as fault:  # an agent reached into the game, or its setup failed at a later seat
        return Failed(f"a game cannot be played: {in_words(fault)}")
    return Made(number, sum(len(game.choices) for game in games), packed(games))


if __name__ == "__main__":
    serve(made)
