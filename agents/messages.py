"""What goes to an isolated agent and what comes back, framed by its length."""

import struct
from typing import Final

import msgspec

LENGTH: Final = struct.Struct("<I")
LONGEST_ANSWER: Final = 16 * 2**20  # bytes; more than any agent has to say or to remember
LONGEST_TEXT: Final = 10_000  # letters of an explanation or a complaint


class AgentRequest(msgspec.Struct, frozen=True, array_like=True):
    """What an agent is to do: begin, check, reset, choose, explain, remember or recall."""

    kind: str
    number: int = 0  # a seed, or the action to be explained
    text: str = ""  # a spec, or the id of a game
    seat: int = 0
    observed_as: str = "compact"
    data: bytes = b""  # a packed position, or what it is to remember
    turn: int = 0  # the answer carries the same number


class AgentReply(msgspec.Struct, frozen=True, array_like=True):
    """What it did: a number, a text or data, or else what went wrong."""

    turn: int
    number: int = 0
    text: str = ""
    data: bytes = b""
    refusal: str = ""  # a sentence about the spec, the game or what it keeps
    fault: str = ""  # what it raised
    kind: str = ""  # of what kind that is


def framed(message: AgentRequest | AgentReply) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body
