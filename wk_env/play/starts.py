"""Where a game at a door begins: at its own beginning, or at a position that `reset` is given.

`options={"position": match}` begins at a copy of a match, its chance included: the same answers lead the same way.
`options={"record": record, "decision": n}` begins before decision n of a record (or of the file of one); without n,
after all its choices. A position brings its own rules; the game and the number of seats must be those of the door.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from wk_env.kernel.spec import GameSpec, Settings
from wk_env.play.arguments import check_mapping, one_each
from wk_env.play.history import History
from wk_env.play.record import Record, load, replay

OPTIONS: Final = ("position", "record", "decision")
# PettingZoo's api_test hands in an option of this name, which means nothing.
MEANINGLESS: Final = "options"
Options: TypeAlias = "Mapping[str, object] | None"
# What says where the next game of a table begins: the options of a reset, or None for the beginning of a game.
Draw: TypeAlias = "Callable[[np.random.Generator], Options]"


class Start:
    """Where the games of a table begin if nobody says: a function draws it, so that a curriculum can be made of them.

    What it draws follows from the seed of the table.
    """

    def __init__(self, draw: "Draw | None") -> None:
        if draw is not None and not callable(draw):
            raise TypeError(f"start is {draw!r}; it takes a function of a generator that returns options, or nothing")
        self._draw = draw
        self._luck = np.random.default_rng()

    def options(self, seed: int | None, given: Options) -> Options:
        """The options that are given, or those that are drawn; a seed begins the lots anew."""
        if self._draw is None or given:
            return given
        if seed is not None:
            self._luck = np.random.default_rng([seed, 1])
        drawn = self._draw(self._luck)
        check_mapping("options that start draws", drawn)
        return drawn


def options_each(given: "Options | Sequence[Options]", count: int) -> list[Options]:
    """The options for each of so many tables: the same for all, or those that are given for each."""
    if given is None or isinstance(given, Mapping):
        return [given] * count
    return one_each("the options", given, count)


def beginning(
    spec: GameSpec, settings: Settings, seats: int, seed: int, options: Mapping[str, object] | None
) -> History:
    """A new game of this seed, or the position in the options; one sentence says what is wrong with them."""
    given = known(options or {})
    if "record" in given:
        return checked(spec, seats, recorded(spec, given["record"], given.get("decision")))
    match = spec.new_match(settings, seed)
    if "position" in given:
        position = given["position"]
        if not isinstance(position, type(match)):
            raise TypeError(f"the position is {position!r}; it takes a match of {spec.id}")
        return checked(spec, seats, History(spec, position.copy(), settings, seed, None))
    return History(spec, match, settings, seed)


def known(options: Mapping[str, object]) -> dict[str, object]:
    """The options that mean something; ValueError says which do not, or not together."""
    given = {name: value for name, value in options.items() if name != MEANINGLESS}
    for name in given:
        if name not in OPTIONS:
            raise ValueError(f"no such option: {name!r}; there are {', '.join(OPTIONS)}")
    if "decision" in given and "record" not in given:
        raise ValueError("decision is given without record; it takes the record that it counts in")
    if "record" in given and "position" in given:
        raise ValueError("position and record are both given; it takes one of them")
    return given


def recorded(spec: GameSpec, given: object, decision: object) -> History:
    """The position before a decision of a record, or after its last."""
    record = load(Path(given)) if isinstance(given, (str, Path)) else given
    if not isinstance(record, Record):
        raise TypeError(f"the record is {record!r}; it takes a record, or the path of one")
    if record.game != spec.id:
        raise ValueError(f"the record is one of {record.game}; it takes one of {spec.id}")
    last = len(record.choices) + 1
    if decision is None:
        decision = last
    if isinstance(decision, bool) or not isinstance(decision, int):
        raise TypeError(f"the decision is {decision!r}; it takes a whole number from 1 to {last}")
    if not 1 <= decision <= last:
        raise ValueError(f"the decision is {decision}; it takes a whole number from 1 to {last}")
    match = next(islice(replay(record), decision - 1, None))
    return History(spec, match, record.rules, record.seed, record.choices[: decision - 1])


def checked(spec: GameSpec, seats: int, found: History) -> History:
    """A position in which one of as many seats is asked; ValueError says why it is none."""
    count = found.match.seats
    if count != seats:
        raise ValueError(f"the position has {count} seats; it takes one of {spec.id} with {seats}")
    if found.match.decision.count == 0:
        raise ValueError("the position is the end of a game; it takes one in which somebody is asked")
    return found
