"""What a package offers under its own name, loaded when somebody asks for it; the modules behind it may move."""

import importlib
import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias

Getter: TypeAlias = Callable[[str], object]
Lister: TypeAlias = Callable[[], list[str]]


def offering(package: str, places: Mapping[str, str]) -> tuple[Getter, Lister]:
    """The `__getattr__` and the `__dir__` of a package that offers names, each from its `module:name`."""

    def get(name: str) -> object:
        if name not in places:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        module, _, thing = places[name].partition(":")
        found: object = getattr(importlib.import_module(module), thing)
        setattr(sys.modules[package], name, found)
        return found

    def names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *places})

    return get, names
