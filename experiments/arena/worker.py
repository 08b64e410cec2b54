"""A process that plays games one after another: asked for by number, answered as JSON.

It is a process of its own because an agent may hang or die: then only this process is ended.
"""

import os
import signal
import sys
import threading
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from typing import TypeAlias

import msgspec
from wk_agents.faults import in_words
from wk_agents.roster import agent
from wk_experiments.arena.play import play_game, setup_seconds
from wk_experiments.arena.results import Played, Settings
from wk_experiments.arena.schedule import Schedule
from wk_experiments.arena.slot import Slot


class Order(msgspec.Struct, frozen=True, tag=True):
    """Play the game of this number."""

    number: int


class Inspect(msgspec.Struct, frozen=True, tag=True):
    """Say whether all agents can be set up."""


class Done(msgspec.Struct, frozen=True, tag=True):
    """A game that was played."""

    played: Played


class Said(msgspec.Struct, frozen=True, tag=True):
    """A sentence: the complaint about an agent or, after an order, about the game itself. Empty for none."""

    sentence: str


Request: TypeAlias = Order | Inspect
Answer: TypeAlias = Done | Said


def serve(pipe: "Connection[bytes, bytes]", settings_text: bytes, slot: Slot) -> None:
    """Do what is asked until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when to stop
    os.dup2(2, 1)  # what agents print must not mix with results
    threading.Thread(target=die_with_parent, daemon=True).start()
    settings = msgspec.json.decode(settings_text, type=Settings)
    schedule = Schedule(settings)
    while True:
        try:
            request: Request = msgspec.json.decode(pipe.recv_bytes(), type=Request)
            pipe.send_bytes(msgspec.json.encode(answer(request, settings, schedule, slot)))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


def answer(request: Request, settings: Settings, schedule: Schedule, slot: Slot) -> Answer:
    """What is to be said to a request."""
    if isinstance(request, Inspect):
        return Said(complaint(settings, slot))
    try:
        return Done(play_game(settings, schedule.fixture(request.number), slot))
    except Exception as fault:  # agents' faults are caught before: this is one of ours
        return Said(f"game {request.number} cannot be played: {in_words(fault)}")


def complaint(settings: Settings, slot: Slot) -> str:
    """What is wrong with the first agent that cannot be set up, or not for this game."""
    for number, text in enumerate(settings.agents):
        with slot.thinking(number, setup_seconds(settings)):
            try:
                agent(text, game=settings.game)
            except ValueError as fault:
                return str(fault)
            except BaseException as fault:
                return f"the agent {text} cannot be set up: {in_words(fault)}"
    return ""


def die_with_parent() -> None:
    """End this process as soon as the one that began it is gone, even if an agent is thinking."""
    parent = parent_process()
    assert parent is not None, "a worker has somebody to work for"
    wait([parent.sentinel])
    sys.stderr.flush()
    os._exit(1)
