"""Which agents there are: the shipped ones, those of installed packages (entry point `wk.agents`) and of files."""

import importlib.util
import inspect
import sys
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, Protocol, cast

from wk_agents.base import Agent
from wk_agents.greedy import Greedy
from wk_agents.human import Human
from wk_agents.isolated import Isolated
from wk_agents.mixed import Mixed
from wk_agents.policy import PolicyAgent
from wk_agents.search import Searcher
from wk_agents.specs import INNER, Spec, Value, spec_of
from wk_agents.steward import Steward
from wk_agents.uniform import Uniform


class Maker(Protocol):
    """What makes an agent of a name and the parameters in its brackets: a class, as a rule."""

    def __call__(self, name: str, **parameters: Value) -> Agent:
        """A new agent."""
        ...


HOUSE: Final[dict[str, Maker]] = {
    "greedy": cast("Maker", Greedy),
    "human": cast("Maker", Human),
    "isolated": cast("Maker", Isolated),
    "mixed": cast("Maker", Mixed),
    "policy": cast("Maker", PolicyAgent),
    "search": cast("Maker", Searcher),
    "steward": cast("Maker", Steward),
    "uniform": cast("Maker", Uniform),
}
GROUP: Final = "wk.agents"
GATHERS: Final = frozenset((inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD))


def agent(text: str, seed: int = 0, game: str | None = None) -> Agent:
    """The agent that a spec names, ready for its first game; ValueError says what is wrong with the spec.

    If the id of a game is given, ValueError also says that the agent cannot play it.
    """
    spec = spec_of(text)
    maker = maker_of(spec.name)
    check_parameters(spec, maker)
    made = maker(name=str(spec), **spec.parameters)
    if not isinstance(made, Agent):
        raise ValueError(f"{spec.name} makes {made!r}; it takes a wk_agents.Agent")  # noqa: TRY004
    if game is not None:
        made.check(game)
    made.reset(seed)
    return made


def strange_names(text: str) -> list[str]:
    """What an agent, or one within it, is called whose code is not ours."""
    spec = spec_of(text)
    inner = spec.parameters.get(INNER)
    named = [] if spec.name in HOUSE else [spec.name]
    return named + (strange_names(inner) if isinstance(inner, str) else [])


def is_shipped(text: str) -> bool:
    """Whether the code of an agent, and of every agent within it, is ours."""
    return not strange_names(text)


def names() -> list[str]:
    """Every agent that can be named without a file."""
    return sorted({*HOUSE, *_installed()})


def players() -> list[str]:
    """Every agent that plays by itself and needs to be told nothing."""
    return [name for name in names() if HOUSE.get(name) is not HOUSE["human"] and not needs_more(name)]


def needs_more(name: str) -> bool:
    """Whether an agent of the house cannot be had without a parameter."""
    known = parameters_of(HOUSE[name]).values() if name in HOUSE else ()
    return any(parameter.default is inspect.Parameter.empty for parameter in known)


def summary(name: str) -> str:
    """An agent in one line: what its class says of itself, and its parameters; or why it cannot be had."""
    try:
        maker = maker_of(name)
    except ValueError as fault:
        return str(fault)
    line = (inspect.getdoc(maker) or "").partition("\n")[0]
    known = ", ".join(
        key if value.default is None or value.default is inspect.Parameter.empty else f"{key}={value.default}"
        for key, value in parameters_of(maker).items()
    )
    return f"{line} Parameters: {known}." if known else line


def maker_of(name: str) -> Maker:
    """What makes agents of this name; ValueError if there is none, with the nearest name."""
    if ":" in name:
        return maker_in(name)
    if name in HOUSE:
        return HOUSE[name]
    installed = _installed()
    if name in installed:
        return _loaded(installed[name])
    near = get_close_matches(name, names(), 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(names())}, and file.py:Name"
    raise ValueError(f"no such agent: {name!r}; {hint}")


def maker_in(name: str) -> Maker:
    """The class of an agent in a file of the user's own."""
    file, _, title = name.rpartition(":")
    path = Path(file)
    if path.suffix != ".py" or not path.is_file():
        raise ValueError(f"there is no Python file {file!r}; an agent of your own is written as path/file.py:Name")
    found = getattr(_module(path.resolve()), title, None)
    if not callable(found):
        raise ValueError(f"{file} has no class {title!r}; an agent of your own is written as path/file.py:Name")  # noqa: TRY004
    if inspect.isclass(found) and not issubclass(found, Agent):
        raise ValueError(f"{name} is no agent; an agent's class derives from wk_agents.Agent")
    if inspect.isclass(found) and inspect.isabstract(found):
        raise ValueError(f"{name} has no method choose; an agent answers by choose(view)")
    return cast("Maker", found)


def parameters_of(maker: Maker) -> dict[str, inspect.Parameter]:
    """What may stand in an agent's brackets."""
    known = inspect.signature(maker).parameters.items()
    return {key: value for key, value in known if key != "name" and value.kind not in GATHERS}


def check_parameters(spec: Spec, maker: Maker) -> None:
    """ValueError for a parameter that the agent does not have, or one that it needs."""
    known = parameters_of(maker)
    if INNER in spec.parameters and INNER not in known:
        raise ValueError(f"{spec.parameters[INNER]!r} in '{spec}' is no parameter; it is written as name=value")
    for name in spec.parameters:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(known) or 'none'}"
            raise ValueError(f"{spec.name} has no parameter {name!r}; {hint}")
    for name, parameter in known.items():
        if parameter.default is inspect.Parameter.empty and name not in spec.parameters:
            raise ValueError(f"{spec.name} needs the parameter {name!r}; it is written as {spec.name}({name}=...)")


@cache
def _module(path: Path) -> object:
    name = f"wk_own_{abs(hash(path))}"
    place = importlib.util.spec_from_file_location(name, path)
    if place is None or place.loader is None:
        raise ValueError(f"{path} cannot be read as Python; it takes a file that ends in .py")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # modules beside it are found, as if Python ran the file
    module = sys.modules[name] = importlib.util.module_from_spec(place)
    try:
        place.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _loaded(point: EntryPoint) -> Maker:
    try:
        return cast("Maker", point.load())
    except Exception as fault:
        raise ValueError(f"{point.name} is installed as {point.value} and cannot be loaded: {fault}") from fault
