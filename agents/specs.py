"""The one grammar for agents everywhere: `steward`, `search(sims=400)`, `mine.py:MyBot`."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

Value: TypeAlias = "int | float | str"

SPEC: Final = re.compile(r"(?P<name>[^()]+?)(?:\((?P<parameters>[^()]*)\))?")
WHOLE: Final = re.compile(r"-?\d+")
DECIMAL: Final = re.compile(r"-?\d*\.\d+")


@dataclass(frozen=True)
class Spec:
    """What an agent is called, and its parameters."""

    name: str
    parameters: dict[str, Value]

    def __str__(self) -> str:
        if not self.parameters:
            return self.name
        return f"{self.name}({', '.join(f'{name}={value}' for name, value in self.parameters.items())})"


def spec_of(text: str) -> Spec:
    """The spec that a text says; ValueError shows how one is written."""
    found = SPEC.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"{text!r} names no agent; it is written as steward, search(sims=400) or mine.py:MyBot")
    given = found["parameters"]
    parameters: dict[str, Value] = {}
    for part in given.split(",") if given and given.strip() else []:
        name, sign, value = (piece.strip() for piece in part.partition("="))
        if not sign or not name.isidentifier() or not value:
            raise ValueError(f"{part.strip()!r} in {text!r} is no parameter; it is written as name=value")
        if name in parameters:
            raise ValueError(f"{name} is given twice in {text!r}; it is given once, or not at all")
        parameters[name] = value_of(value)
    return Spec(found["name"].strip(), parameters)


def value_of(text: str) -> Value:
    """A number if it looks like one, else the text."""
    if WHOLE.fullmatch(text):
        return int(text)
    return float(text) if DECIMAL.fullmatch(text) else text


def split_specs(text: str) -> list[str]:
    """The specs in a list with commas; commas between brackets belong to a spec."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    if "" in (stripped := [part.strip() for part in parts]):
        raise ValueError(f"there is an empty name in {text!r}; agents are parted by single commas")
    return stripped
