"""A process that plays the games of a data set, a file at a time: asked by number, answered by the file's bytes."""

import os
import signal
import sys
import threading
from multiprocessing.connection import Connection
from typing import TypeAlias

import msgspec
from wk_experiments.dataset.games import packed
from wk_experiments.dataset.play import Player
from wk_experiments.dataset.settings import Settings
from wk_experiments.tournament.worker import die_with_parent

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


def serve(pipe: "Connection[bytes, bytes]", settings_text: bytes) -> None:
    """Make files until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when to stop
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what agents print must not mix with results
    threading.Thread(target=die_with_parent, daemon=True).start()
    player = Player(msgspec.json.decode(settings_text, type=Settings))
    while True:
        try:
            number: int = msgspec.json.decode(pipe.recv_bytes(), type=int)
            pipe.send_bytes(msgspec.msgpack.encode(answer(player, number)))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


def answer(player: Player, number: int) -> Answer:
    """A file of games, or why there is none."""
    try:
        games = player.file(number)
    except AgentError as fault:
        return Failed(str(fault))
    except Exception as fault:  # an agent reached into the game, or its setup failed at a later seat
        return Failed(f"a game cannot be played: {in_words(fault)}")
    return Made(number, sum(len(game.choices) for game in games), packed(games))
