"""Writes what follows from the tables of actions and observations.

`python -m wk_env.games.warrior_knights.encoding_page` writes the page `docs/encoding.md` and, in
the encoding, `starts.py`: a compiler needs the places as literal numbers.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from wk_env.games.warrior_knights.encoding import action_space, blocks
from wk_env.games.warrior_knights.encoding_words import labels, rows_of_actions, rows_of_observation, rows_of_reserved
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS

PAGE: Final = Path(__file__).parents[3] / "docs" / "encoding.md"
CONSTANTS: Final = Path(action_space.__file__).with_name("starts.py")
HEAD: Final = "| numbers | block | for each | range | type | meaning |\n|---|---|---|---|---|---|"
TYPES: Final = (
    "A number is of one of three types. A `number` counts. A `category` names one of several things, as many as the",
    "type says: the number less the lowest of its range is a place in a table of vectors, one for each thing, *nobody*",
    "and *hidden* among them. `bits` are a set: a bit for each of so many things, the lowest first. What a `subject`",
    "and a `matter` name depends on the `ask`. For programs: `wk_env.columns_of(spec, observation)`. The",
    "doors of `environment.md` scale every number to -1 to 1 if the observation is `compact_float32` or",
    "`wide_float32`: a number n is log(1 + n) / log(1 + m) with its sign, where m is the farthest from 0 in its range;",
    "categories and bits go in equal steps from 0 for the lowest of the range to 1 for the highest.\n",
)


def sections() -> Iterator[str]:
    """The page, part by part."""
    wide = WARRIOR_KNIGHTS.blocks("wide")
    compact = WARRIOR_KNIGHTS.blocks("compact")
    yield "# The numbers: actions and observations\n"
    yield "Written by `python -m wk_env.games.warrior_knights.encoding_page` from the tables in"
    yield "`wk_env/games/warrior_knights/encoding`; a test keeps it in step. `wk explain action N` and"
    yield "`wk explain observation N [--wide]` explain one number.\n"
    yield "Barons are counted from the viewer on, clockwise; so are their Nobles (star, square, triangle, circle),"
    yield "armies and Regulars. What belongs to a seat that nobody plays is 0. In actions a Baron is a seat of the"
    yield "table, so that an action means the same for everybody.\n"
    yield f"## Actions\n\n{action_space.ACTION_COUNT} flat actions. A question uses the blocks named beside it.\n"
    yield "| actions | block | how many | meaning | questions |\n|---|---|---|---|---|"
    yield from rows_of_actions()
    yield "\nKept free behind them, so that no action ever moves:\n"
    yield "| actions | block | what for | rows of the ledgers |\n|---|---|---|---|"
    yield from rows_of_reserved(action_space.ACTION_COUNT, action_space.RESERVED)
    yield f"\n## The compact observation\n\n{blocks.WHOLE_WIDTH} numbers of 16 bits. In a block of A x B the B vary"
    yield "fastest. Unlike the actions, it names a Baron by his place from the viewer on; `own seat` ties the two"
    yield "together.\n"
    yield from TYPES
    yield HEAD
    yield from rows_of_observation(compact)
    yield "\nWhat goes behind them when the rest of Crown and Glory and more optional rules come:\n"
    yield "| numbers | block | what for | rows of the ledgers |\n|---|---|---|---|"
    yield from rows_of_reserved(blocks.WHOLE_WIDTH, blocks.RESERVED)
    yield f"\n## The wide observation\n\n{blocks.WHOLE_WIDE_WIDTH} numbers: those of the compact one up to `own seat`,"
    yield "then the same facts again as one-hots, counts and maps, then the rest of the compact one.\n"
    yield HEAD
    yield from rows_of_observation(wide[len(blocks.COMPACT) :])
    yield from lists()


def lists() -> Iterator[str]:
    """The things of the longer blocks in their order."""
    yield "\n## Things in their order\n"
    for kind in ("rule", "ask", "area", "city", "kind of troops", "card", "kind", "mission"):
        names = [name for name in labels()[kind] if not name.startswith(("kept free", "no such"))]
        yield f"**{kind}**: " + ", ".join(f"{place} {name}" for place, name in enumerate(names)) + ".\n"


def page() -> str:
    """The whole page."""
    return "\n".join(sections()).rstrip() + "\n"


def constants() -> str:
    """The module of the places where the blocks of both observations begin, and of where they end."""
    lines = [
        '"""Where each block of an observation begins.\n',
        '`python -m wk_env.games.warrior_knights.encoding_page` writes it from blocks.py.\n"""\n',
        "from typing import Final\n",
        "from mypy_extensions import i64\n",
    ]
    found = WARRIOR_KNIGHTS.blocks("wide")
    starts = {block.name: block.start for block in found if block.start < blocks.WIDE_WIDTH}
    starts |= {"width": blocks.WIDTH, "wide width": blocks.WIDE_WIDTH}
    for name, start in sorted(starts.items(), key=lambda row: row[1]):
        lines.append(f"{name.upper().replace(' ', '_')}: Final[i64] = {start}")
    lines.append("\n# From where the facts of expansions begin: the width of the observation without them.")
    for row, start in zip(blocks.MORE, blocks.MORE_STARTS, strict=False):
        lines.append(f"{row[0].upper().replace(' ', '_')}: Final[i64] = {start}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
    CONSTANTS.write_text(constants())
