"""The inside of the process of an isolated agent: it does what it is asked until nobody asks any more.

Its input is the socket to whoever asks; its output goes to a pipe. It has no other open file.
"""

import operator
import os
import select
import socket
import threading
from collections.abc import Callable
from typing import Final

import msgspec
from wk_agents.base import Agent
from wk_agents.faults import in_words, readable, said_by
from wk_agents.memory import memory_of, recall
from wk_agents.messages import LENGTH, LONGEST_TEXT, Answer, Order, framed
from wk_agents.roster import agent

from wk_env.play.registry import game_named
from wk_env.play.view import View

LARGEST: Final = 2**62


def main() -> None:
    """Serve the socket that stands in the place of the standard input."""
    line = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    threading.Thread(target=end_with_parent, args=(line.fileno(),), daemon=True).start()
    serve(line)


def end_with_parent(line: int) -> None:
    """End this process as soon as nobody holds the other end, even if the agent is thinking."""
    watch = select.poll()
    watch.register(line, 0)
    watch.poll()
    os._exit(0)


def serve(line: socket.socket) -> None:
    """Do what is asked, order after order, until nobody asks any more."""
    mind: Agent | None = None
    while (order := next_order(line)) is not None:
        try:
            if mind is None:
                mind = agent(order.text)
                answer = Answer(order.turn)
            else:
                answer = DEEDS[order.kind](order, mind)
        except BaseException as fault:  # whatever an agent raises, there is an answer
            answer = complaint(order, fault)
        line.sendall(framed(answer))


def next_order(line: socket.socket) -> Order | None:
    """The next order; None when nobody asks any more."""
    head = line.recv(LENGTH.size, socket.MSG_WAITALL)
    size: int = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else 0
    body = line.recv(size, socket.MSG_WAITALL)
    return msgspec.msgpack.decode(body, type=Order) if body else None


def complaint(order: Order, fault: BaseException) -> Answer:
    """What went wrong: a sentence about what was given to the agent, or what it raised."""
    if isinstance(fault, ValueError) and order.kind in REFUSING:
        return Answer(order.turn, refusal=readable(said_by(fault)))
    return Answer(order.turn, fault=in_words(fault))


def check(order: Order, mind: Agent) -> Answer:
    """Refuse a game that it cannot play."""
    mind.check(order.text)
    return Answer(order.turn)


def reset(order: Order, mind: Agent) -> Answer:
    """Begin a new game."""
    mind.reset(order.number)
    return Answer(order.turn)


def choose(order: Order, mind: Agent) -> Answer:
    """Answer a question."""
    chosen: object = mind.choose(view_in(order))
    try:
        number = operator.index(chosen)  # type: ignore[arg-type]  # whatever it is
    except TypeError:
        raise TypeError(f"answered {str(chosen)[:50]!r}, which is no action") from None
    if not -LARGEST < number < LARGEST:
        raise ValueError("answered with a number beyond all actions")
    return Answer(order.turn, number)


def explain(order: Order, mind: Agent) -> Answer:
    """Give the reason for an action."""
    return Answer(order.turn, text=readable(str(mind.explain(view_in(order), order.number)))[:LONGEST_TEXT])


def remember(order: Order, mind: Agent) -> Answer:
    """Say what it remembers in mid-game."""
    return Answer(order.turn, data=memory_of(mind))


def recalled(order: Order, mind: Agent) -> Answer:
    """Remember what another one did."""
    recall(mind, order.data)
    return Answer(order.turn)


def view_in(order: Order) -> View:
    """The view that an order is about."""
    spec = game_named(order.text)
    return View(spec, spec.unpack(order.data), order.seat, order.observed_as)


DEEDS: Final[dict[str, Callable[[Order, Agent], Answer]]] = {
    "check": check,
    "reset": reset,
    "choose": choose,
    "explain": explain,
    "remember": remember,
    "recall": recalled,
}
REFUSING: Final = {"begin", "check", "remember"}
