"""Tell Gymnasium and PettingZoo of every game, at once if they are loaded, else as soon as they are.

Neither library looks for plugins. Loading both at `import wk_env` would cost a tenth of a second of CPU, more than all
else that `wk --help` does; a hook in the import system costs nothing, and works whichever is imported first. All that
is registered are texts: no game is loaded before somebody makes one.
"""

import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Final

from wk_env.play.registry import ROWS

if TYPE_CHECKING:  # importing it takes longer than all the rest
    from importlib.abc import Loader


def gymnasium_id(game: str) -> str:
    """What a game is called in Gymnasium: `WarriorKnights-v0` for `wk/warrior-knights`."""
    return named_for_gymnasium(game, "")


def named_for_gymnasium(game: str, form: str) -> str:
    """The name of a game in Gymnasium, or of a form of it such as `Short`."""
    words = "".join(word.capitalize() for word in game.rpartition("/")[2].split("-"))
    return f"{words}{form}-v0"


def pettingzoo_id(game: str) -> str:
    """What a game is called in PettingZoo: `wk/warrior-knights-v0`."""
    return f"{game}-v0"


def tell_gymnasium() -> None:
    """Register one learning seat, and many, of every game and of its short form."""
    import gymnasium  # noqa: PLC0415 - it is loaded already

    for game in ROWS:
        for form, maker, many in (
            ("", "gymnasium:SoloEnv", "adapters:SoloVectorEnv"),
            ("Short", "gymnasium:short_env", "adapters:short_vector_env"),
        ):
            name = named_for_gymnasium(game, form)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    f"wk_env.doors.{maker}",
                    vector_entry_point=f"wk_env.doors.{many}",
                    kwargs={"game": game},
                )


def tell_pettingzoo() -> None:
    """Register all agents of every game, one after another and at once."""
    import pettingzoo  # noqa: PLC0415 - it is loaded already

    for game in ROWS:
        name, kwargs = pettingzoo_id(game), {"game": game}
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, entry_point="wk_env.doors.pettingzoo:env", kwargs=kwargs)
            pettingzoo.register("parallel", name, entry_point="wk_env.doors.pettingzoo:parallel_env", kwargs=kwargs)


TELL: Final[dict[str, Callable[[], None]]] = {"gymnasium": tell_gymnasium, "pettingzoo": tell_pettingzoo}


class TellingLoader:
    """Loads a library as its own loader does, then tells it of the games."""

    def __init__(self, own: "Loader", name: str) -> None:
        self.own = own
        self.name = name

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """What the library's own loader makes."""
        return self.own.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Run the library, which is to know its own loader, then tell it."""
        module.__loader__ = self.own
        if module.__spec__ is not None:
            module.__spec__.loader = self.own
        self.own.exec_module(module)
        TELL[self.name]()


class TellingFinder:
    """Watches for libraries that are to be told once they are loaded."""

    def __init__(self, waiting: set[str]) -> None:
        self.waiting = waiting

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A library that waits, found as if nobody watched; None for all other modules."""
        if fullname not in self.waiting:
            return None
        self.waiting.remove(fullname)
        found = find_spec(fullname)
        if found is None or found.loader is None:
            self.waiting.add(fullname)
            return None
        found.loader = TellingLoader(found.loader, fullname)  # type: ignore[assignment]  # it does what a loader must
        return found


def tell_libraries() -> None:
    """Tell the libraries that are loaded, and watch for the others."""
    loaded = {name for name in TELL if hasattr(sys.modules.get(name), "register")}
    for name in loaded:
        TELL[name]()
    sys.meta_path.insert(0, TellingFinder(set(TELL) - loaded))
