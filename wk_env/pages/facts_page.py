"""Writes `docs/facts.md`: what the facts and options of every game are made of, field by field.

`python -m wk_env.pages.facts_page` writes it from the types; a test keeps it in step.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from wk_env.kernel.facts import Evaluation
from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import GAMES
from wk_env.play.view import facts_of

PAGE: Final = Path(__file__).parents[2] / "docs" / "facts.md"
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "int",
    inspect.StrType: "str",
    inspect.BoolType: "bool",
    inspect.NoneType: "None",
}


INTRODUCTION: Final = """# Facts, options and evaluations

Written by `python -m wk_env.pages.facts_page` from the types; a test keeps it in step.

`view.facts` is what your seat knows, by names: `view.facts.cities["Kovel"].owner`. `view.me` is what it says of your
own seat, `view.option(action)` is one of your legal answers as data, and `view.evaluate()` says how you stand. **None**
stands for what your seat does not know, and for what there is not. Seats count from 0.

Facts are frozen and travel as JSON: `msgspec.json.encode(view.facts)`. `wk explain --schema --game ID` prints the JSON
schema. Each game has its own type; where types are checked, say which one you mean:
`assert isinstance(view.facts, KnightsFacts)`.
"""


def schema_of(spec: GameSpec) -> dict[str, object]:
    """The JSON schema of the facts and the options of a game, and of what is said of a position."""
    told = facts_of(spec)
    kinds = {"facts": told.facts_type, "option": told.option_type, "evaluation": Evaluation}
    roots, parts = msgspec.json.schema_components(kinds.values())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": spec.title,
        "type": "object",
        "properties": dict(zip(kinds, roots, strict=True)),
        "$defs": parts,
    }


def spelled(kind: inspect.Type) -> str:
    """A type in words."""
    if isinstance(kind, inspect.Metadata):
        return spelled(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " or ".join(spelled(part) for part in kind.types)
    if isinstance(kind, inspect.DictType):
        return f"dict: {spelled(kind.key_type)} to {spelled(kind.value_type)}"
    if isinstance(kind, (inspect.VarTupleType, inspect.TupleType)):
        items = kind.item_type if isinstance(kind, inspect.VarTupleType) else kind.item_types[0]
        return f"tuple of {spelled(items)}"
    return kind.cls.__name__ if isinstance(kind, inspect.StructType) else PLAIN[type(kind)]


def parts_of(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """A structure and all that it is made of, each before its parts."""
    if isinstance(kind, inspect.StructType):
        yield kind
        for field in kind.fields:
            yield from parts_of(field.type)
    elif isinstance(kind, inspect.Metadata):
        yield from parts_of(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from parts_of(part)
    elif isinstance(kind, inspect.DictType):
        yield from parts_of(kind.value_type)
    elif isinstance(kind, inspect.VarTupleType):
        yield from parts_of(kind.item_type)


def meaning_of(field: inspect.Field) -> str:
    """The sentence of a field."""
    extra = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    return str((extra or {}).get("description", ""))


def table_of(struct: inspect.StructType) -> Iterator[str]:
    """A structure as a table of its fields."""
    yield f"### {struct.cls.__name__}\n\n{(struct.cls.__doc__ or '').strip()}\n"
    yield "| field | type | what |\n|---|---|---|"
    for field in struct.fields:
        yield f"| `{field.name}` | {spelled(field.type)} | {meaning_of(field)} |"
    yield ""


def tables_of(*kinds: type[msgspec.Struct]) -> Iterator[str]:
    """The tables of some structures and of all their parts, none twice."""
    seen: set[type] = set()
    for kind in kinds:
        for struct in parts_of(inspect.type_info(kind)):
            if struct.cls not in seen:
                seen.add(struct.cls)
                yield from table_of(struct)


def import_of(*kinds: type[msgspec.Struct]) -> str:
    """How to import types of a game, which its folder offers."""
    folder = ".".join(kinds[0].__module__.split(".")[:3])
    return f"from {folder} import {', '.join(kind.__name__ for kind in kinds)}"


def sections() -> Iterator[str]:
    """The page, part by part."""
    yield INTRODUCTION
    for spec in GAMES.values():
        told = facts_of(spec)
        yield f"## {spec.title}\n"
        yield f"`{import_of(told.facts_type, told.option_type)}`\n"
        yield from tables_of(told.facts_type, told.option_type)
    yield "## Every game\n"
    yield from tables_of(Evaluation)


def page() -> str:
    """The whole page."""
    return "\n".join(sections()).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
