"""A process that plays games: asked for one by one, answered as JSON.

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
from wk_agents.isolated import Isolated
from wk_experiments.tournament.guard import Guard
from wk_experiments.tournament.play import new_agent, play_game, setup_seconds
from wk_experiments.tournament.results import Settings, Told
from wk_experiments.tournament.schedule import Fixture
from wk_experiments.tournament.slot import Slot

from wk_env.play.faults import in_words


class Order(msgspec.Struct, frozen=True, tag=True):
    """Play this game."""

    fixture: Fixture


class Inspect(msgspec.Struct, frozen=True, tag=True):
    """Say whether all agents can be set up."""


class Done(msgspec.Struct, frozen=True, tag=True):
    """A game that was played."""

    told: Told


class Said(msgspec.Struct, frozen=True, tag=True):
    """A sentence: the complaint about an agent or, after an order, about the game itself. Empty for none."""

    sentence: str


Request: TypeAlias = Order | Inspect
Answer: TypeAlias = Done | Said


def serve(
    pipe: "Connection[bytes, bytes]", prints: "Connection[bytes, bytes]", settings_text: bytes, slot: Slot
) -> None:
    """Do what is asked until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when to stop
    os.dup2(prints.fileno(), 1)  # what agents print must not mix with results, nor fill the screen
    os.dup2(prints.fileno(), 2)
    threading.Thread(target=die_with_parent, daemon=True).start()
    settings = msgspec.json.decode(settings_text, type=Settings)
    guard = Guard(slot, (1, 2, pipe.fileno()))
    while True:
        try:
            request: Request = msgspec.json.decode(pipe.recv_bytes(), type=Request)
            answered = msgspec.json.encode(answer(request, settings, guard))
            sys.stdout.flush()
            sys.stderr.flush()
            pipe.send_bytes(answered)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


def answer(request: Request, settings: Settings, guard: Guard) -> Answer:
    """What is to be said to a request."""
    if isinstance(request, Inspect):
        return Said(complaint(settings, guard.slot))
    try:
        return Done(play_game(settings, request.fixture, guard.slot, guard))
    except Exception as fault:  # agents' faults are caught before: this is one of ours, or an agent reached into it
        return Said(f"it cannot be played: {in_words(fault)}")


def complaint(settings: Settings, slot: Slot) -> str:
    """What is wrong with the first agent that cannot be set up, or not for this game."""
    for number, text in enumerate(settings.agents):
        with slot.thinking(number, setup_seconds(settings)):
            try:
                made = new_agent(settings, text, game=settings.game)
                if isinstance(made, Isolated):
                    made.close()
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
    os._exit(1)
