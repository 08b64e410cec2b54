"""The inside of the process of an isolated agent: it does what it is asked until nobody asks any more.

Its input is the socket to whoever asks; its output goes to a pipe. It has no other open file.
"""

import os
import select
import socket
import threading
from collections.abc import Callable
from typing import Final

import msgspec
from wk_agents.base import Agent
from wk_agents.memory import memory_of, recall
from wk_agents.messages import LENGTH, LONGEST_TEXT, AgentReply, AgentRequest, framed
from wk_agents.roster import agent

from wk_env.play.faults import readable, said_by
from wk_env.play.referee import ILLEGAL, AgentError, asked, kind_of, reason_of
from wk_env.play.registry import game_named
from wk_env.play.view import View


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
    """Do what is asked, request after request, until nobody asks any more."""
    player: Agent | None = None
    while (request := next_request(line)) is not None:
        try:
            if player is None:
                player = agent(request.text)
                answer = AgentReply(request.turn)
            else:
                answer = DEEDS[request.kind](request, player)
        except BaseException as fault:  # whatever an agent raises, there is an answer
            answer = complaint(request, fault)
        line.sendall(framed(answer))


def next_request(line: socket.socket) -> AgentRequest | None:
    """The next request; None when nobody asks any more."""
    head = line.recv(LENGTH.size, socket.MSG_WAITALL)
    size: int = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else 0
    body = line.recv(size, socket.MSG_WAITALL)
    return msgspec.msgpack.decode(body, type=AgentRequest) if body else None


def complaint(request: AgentRequest, fault: BaseException) -> AgentReply:
    """What went wrong: a sentence about what was given to the agent, or what it raised."""
    if isinstance(fault, ValueError) and request.kind in REFUSING:
        return AgentReply(request.turn, refusal=readable(said_by(fault)))
    return AgentReply(request.turn, fault=reason_of(fault), kind=kind_of(fault))


def check(request: AgentRequest, player: Agent) -> AgentReply:
    """Refuse a game that it cannot play."""
    player.check(request.text)
    return AgentReply(request.turn)


def reset(request: AgentRequest, player: Agent) -> AgentReply:
    """Begin a new game."""
    player.reset(request.number)
    return AgentReply(request.turn)


def choose(request: AgentRequest, player: Agent) -> AgentReply:
    """Answer a question."""
    action, said = asked(player, view_in(request), (BaseException,))
    if action is None:
        raise AgentError(f"answered {said!r}, which is no action", ILLEGAL)
    return AgentReply(request.turn, action)


def explain(request: AgentRequest, player: Agent) -> AgentReply:
    """Give the reason for an action."""
    return AgentReply(request.turn, text=readable(str(player.explain(view_in(request), request.number)))[:LONGEST_TEXT])


def remember(request: AgentRequest, player: Agent) -> AgentReply:
    """Say what it remembers in mid-game."""
    return AgentReply(request.turn, data=memory_of(player))


def recalled(request: AgentRequest, player: Agent) -> AgentReply:
    """Remember what another one did."""
    recall(player, request.data)
    return AgentReply(request.turn)


def view_in(request: AgentRequest) -> View:
    """The view that a request is about."""
    spec = game_named(request.text)
    return View(spec, spec.unpack(request.data), request.seat, request.observed_as)


DEEDS: Final[dict[str, Callable[[AgentRequest, Agent], AgentReply]]] = {
    "check": check,
    "reset": reset,
    "choose": choose,
    "explain": explain,
    "remember": remember,
    "recall": recalled,
}
REFUSING: Final = {"begin", "check", "remember"}
