"""The one grammar for agents everywhere: `steward`, `search(sims=400)`, `mixed(steward, epsilon=.5)`, `mine.py:Bot`."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

Value: TypeAlias = "int | float | str"

SPEC: Final = re.compile(r"(?P<name>[^()]+?)(?:\((?P<parameters>.*)\))?", re.DOTALL)
NAMED: Final = re.compile(r"[^(=]*=.*", re.DOTALL)
WHOLE: Final = re.compile(r"-?\d+")
DECIMAL: Final = re.compile(r"-?\d*\.\d+")
WRITTEN: Final = "it is written as steward, search(sims=400) or mine.py:MyBot"
INNER: Final = "agent"  # the parameter that may stand without its name: another agent
DEEPEST: Final = 8


@dataclass(frozen=True)
class Spec:
    """What an agent is called, and its parameters; an agent within it is a text, the spec of that agent."""

    name: str
    parameters: dict[str, Value]

    def __str__(self) -> str:
        if not self.parameters:
            return self.name
        inner = [str(self.parameters[INNER])] if INNER in self.parameters else []
        named = [f"{name}={value}" for name, value in self.parameters.items() if name != INNER]
        return f"{self.name}({', '.join(inner + named)})"


def spec_of(text: str) -> Spec:
    """The spec that a text says; ValueError shows how one is written."""
    found = SPEC.fullmatch(text.strip())
    if found is None or depth_of(text) is None:
        raise ValueError(f"{text!r} names no agent; {WRITTEN}")
    given = found["parameters"]
    parameters: dict[str, Value] = {}
    for number, part in enumerate(parts_of(given) if given and given.strip() else []):
        name, value = parameter_of(part, text, is_first=number == 0)
        if name in parameters:
            raise ValueError(f"{name} is given twice in {text!r}; it is given once, or not at all")
        parameters[name] = value_of(value)
    return Spec(found["name"].strip(), parameters)


def parameter_of(part: str, text: str, *, is_first: bool) -> tuple[str, str]:
    """The name and the value of a parameter; the first may be an agent without a name."""
    if NAMED.fullmatch(part):
        name, _, value = (piece.strip() for piece in part.partition("="))
    else:
        name, value = INNER if is_first else "", part
    if not name.isidentifier() or not value:
        raise ValueError(f"{part!r} in {text!r} is no parameter; it is written as name=value")
    return name, value


def value_of(text: str) -> Value:
    """A number if it looks like one, the spec of an agent if it has brackets, else the text."""
    if WHOLE.fullmatch(text):
        return int(text)
    if "(" in text:
        return str(spec_of(text))
    return float(text) if DECIMAL.fullmatch(text) else text


def depth_of(text: str) -> int | None:
    """How deep brackets lie in each other; None if they do not match, or lie deeper than agents ever do."""
    depth = deepest = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        deepest = max(deepest, depth)
        if depth < 0 or deepest > DEEPEST:
            return None
    return deepest if depth == 0 else None


def split_specs(text: str) -> list[str]:
    """The specs in a list with commas; commas between brackets belong to a spec."""
    found = parts_of(text)
    if "" in found:
        raise ValueError(f"there is an empty name in {text!r}; agents are parted by single commas")
    return found


def parts_of(text: str) -> list[str]:
    """What stands between the commas outside of brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]
