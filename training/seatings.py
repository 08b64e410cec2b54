"""Who plays whom in a round of the training."""

import numpy as np
from wk_training.experience import FORMER, LEARNS, Seating
from wk_training.presets import Preset


def seatings(preset: Preset, seed: int, number: int, shard: int, styles: int, former: int) -> tuple[Seating, ...]:
    """The games of one shard of a round: which deals, and who sits where."""
    luck = np.random.default_rng((seed, number, shard))
    counts, chances = list(preset.seats), np.array(list(preset.seats.values()))
    games = preset.games // preset.shards
    return tuple(
        seating(preset, luck, int(luck.choice(counts, p=chances / chances.sum())), styles, former) for _ in range(games)
    )


def seating(preset: Preset, luck: np.random.Generator, seats: int, styles: int, former: int) -> Seating:
    """One game: all learn, or one learns among former selves, or among the house."""
    deal, drawn = int(luck.integers(2**62)), luck.random()
    others = [LEARNS] * seats
    slips = [0] * seats
    if drawn < preset.former and former:
        others = [FORMER - int(luck.integers(former)) for _ in others]
    elif drawn < preset.former + preset.alone:
        others = [int(luck.integers(styles)) for _ in others]
        slips = [int(luck.choice(preset.slips)) for _ in others]
    learner = int(luck.integers(seats))
    others[learner], slips[learner] = LEARNS, 0
    return Seating({"seats": seats}, deal, tuple(others), tuple(slips))


def measured(seats: int, games: int, other: int, first: int, slips: int = 0) -> tuple[Seating, ...]:
    """Games of one learner against copies of one other that errs so often, each deal from every seat."""
    deals = -(-games // seats)
    return tuple(
        Seating(
            {"seats": seats},
            first + deal,
            tuple(LEARNS if seat == own else other for seat in range(seats)),
            tuple(0 if seat == own else slips for seat in range(seats)),
        )
        for deal in range(deals)
        for own in range(seats)
    )
