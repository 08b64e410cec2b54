"""Positions of many games: all numbers of seats, with and without optional rules, more of those with sealed answers."""

from collections.abc import Iterator

from tests.honesty.secrets import SEALED
from tests.support.players import CROWN, GLORY, OPTIONAL, PLAYERS
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.kernel.rng import rng_from

EVERY = 37
EVERY_SEALED = 5


def positions(first_seed: int) -> Iterator[KnightsMatch]:
    """Positions of game after game; each is a copy to keep."""
    seed = first_seed
    while True:
        seats = 2 + seed % 5
        glory = {**GLORY, "closed_research": seed // 4 % 2}
        rules = {"seats": seats, **((OPTIONAL, CROWN, {}, glory)[seed % 4])}
        match = WARRIOR_KNIGHTS.new_match(rules, seed)
        assert isinstance(match, KnightsMatch)
        luck, player = rng_from(seed), PLAYERS["lively"]
        number = seed % EVERY
        while match.decision.count:
            number += 1
            every = EVERY_SEALED if match.decision.ask in SEALED else EVERY
            if number % every == 0:
                yield match.copy()
            match.play(player(match, luck))
        yield match.copy()
        seed += 1
