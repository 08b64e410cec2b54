"""What positions and answers are like in some games of the Advisor's, before anything is learned."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from wk_agents.learned.entries import Entries, columns_of
from wk_agents.learned.gaps import Gaps, gaps_from
from wk_agents.learned.inputs import Inputs
from wk_agents.learned.opinions import Opinions, no_opinions, opinions_from
from wk_training.collect import Collector, Offers
from wk_training.experience import LEARNS, Ints, Seating

from wk_env.kernel.spec import GameSpec


@dataclass(frozen=True)
class Survey:
    """What Advisors met in some games of their own: positions, and what they thought of the answers."""

    numbers: NDArray[np.int16]
    gaps: Gaps
    opinions: Opinions


def judged_offers(collector: Collector, active: Ints) -> Offers:
    """The answers that are offered at some tables with what the Advisor thinks of them, ranked by it or not."""
    offers = collector.offers(active)
    if collector.play.is_choosy:
        return offers
    merits = np.concatenate([collector.judged(table) for table in active.tolist()])
    best = np.maximum.reduceat(merits, np.flatnonzero(offers.ranks == 0))[offers.owners]
    return offers._replace(merits=merits, behind=best - merits, ranks=best - merits)


def survey(
    spec: GameSpec, seats: Sequence[int], games: int, every: int = 3, width: int = 8, *, is_advised: bool = True
) -> Survey:
    """What Advisors see in some games of their own, now and then: what a policy may meet.

    One that is not advised meets every question, with all its answers.
    """
    nothing, kinds, columns = np.zeros(0, np.int64), len(spec.asks), columns_of(spec)
    blank = Entries(columns, columns.lows, nothing, nothing)
    inputs = Inputs(blank, Gaps(np.zeros((kinds, 1), np.int64)), no_opinions(kinds))
    collector = Collector(spec, inputs, [], [], games, width, is_advised=is_advised)
    for number in range(games):
        count = seats[number % len(seats)]
        collector.begin(number, number, Seating({"seats": count}, number, (LEARNS,) * count))
    found: list[NDArray[np.int16]] = []
    offered: list[Offers] = []
    step = 0
    while len(active := np.flatnonzero(collector.counts)):
        if step % every == 0:
            for table in active.tolist():
                collector.batch.put(table, collector.matches[table])
            found.append(collector.numbers[active].copy())
            offered.append(judged_offers(collector, active))
        for table in active.tolist():
            collector.play.play(table, int(collector.judged(table).argmax()))
        step += 1
    offers = Offers(*map(np.concatenate, zip(*offered, strict=True)))
    is_behind = offers.ranks > 0
    gaps = gaps_from(offers.asks[is_behind], offers.behind[is_behind], kinds)
    return Survey(np.concatenate(found), gaps, opinions_from(offers.asks, offers.actions, offers.merits, kinds))
