"""How a policy sees a position and what the Advisor thinks of its answers; read from arrays, and written as arrays."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from wk_agents.learned.entries import Entries, columns_of
from wk_agents.learned.gaps import Gaps
from wk_agents.learned.growth import Array
from wk_agents.learned.opinions import Opinions

from wk_env.kernel.spec import GameSpec

Whole: TypeAlias = "NDArray[np.int64]"


class Inputs(NamedTuple):
    """Entries of positions, gaps between answers, opinions of them."""

    entries: Entries
    gaps: Gaps
    opinions: Opinions

    def arrays(self) -> dict[str, Whole]:
        """What `inputs_in` reads."""
        entries, opinions = self.entries, self.opinions
        return {
            "entries.usual": entries.usual,
            "entries.places": entries.places,
            "entries.steps": entries.steps,
            "opinions.edges": opinions.edges,
            "opinions.places": opinions.places,
            "gaps.edges": self.gaps.edges,
        }


def inputs_in(arrays: Mapping[str, Array], spec: GameSpec) -> Inputs:
    """The inputs of a policy for a game that were written down as arrays."""
    usual, places, steps, edges, answers, gaps = (
        arrays[name].astype(np.int64)
        for name in (
            *("entries.usual", "entries.places", "entries.steps"),
            *("opinions.edges", "opinions.places", "gaps.edges"),
        )
    )
    return Inputs(Entries(columns_of(spec), usual, places, steps), Gaps(gaps), Opinions(edges, answers))
