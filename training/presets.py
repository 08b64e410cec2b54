"""How long and how a policy is trained: presets from a minute to a night."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from wk_training.experience import NO_STUDY, Study
from wk_training.ppo import Settings

from wk_env.play.registry import game_named, usual_seats


@dataclass(frozen=True)
class Cycle:
    """A stretch of the training: rates fall along it, and it begins with a new anchor, the policy as it is then."""

    rounds: int
    rate: float = 5e-4
    last_rate: float = 1e-4
    anchor: float = 0.05
    last_anchor: float = 0.005
    study: Study = NO_STUDY  # if there is any, the policy learns what searches find, or how the Advisor ranks
    repeats: int = 3  # earlier rounds of the study that are learned again with each


@dataclass(frozen=True)
class Preset:
    """What a run does; every number of it is written into the checkpoint."""

    cycles: tuple[Cycle, ...]
    games: int = 64  # a round of the training
    shards: int = 2  # parts that each round's games are played in, side by side
    tables: int = 64  # games side by side in one process
    seats: dict[int, float] = field(default_factory=lambda: {4: 1.0})  # how many sit how often
    alone: float = 0.3  # the share of games with one learner among the house and former selves
    former: float = 0.1  # the share of games with one learner among former selves
    pool: int = 4  # former selves that are kept
    pool_every: int = 100
    slips: tuple[int, ...] = (0, 0, 50, 150)  # of a thousand answers of the house by chance
    measure_every: int = 50
    measure_games: int = 200  # against each rung of the panel
    keep_every: int = 25
    is_advised: bool = True
    is_ranked: bool = True  # whether the Advisor's ranking counts from the first, or is to be found out
    is_looking: bool = True  # whether the policy sees what lies around the places that answers name
    is_privileged: bool = False  # whether the critic sees in training what the other seats see
    caution: float = (
        1.0  # how much of what the Advisor's ranking is worth in training stays where questions were studied
    )
    is_exploiter: bool = False  # whether one policy is to be beaten, the only former self
    improve: Settings = field(default_factory=Settings)

    def for_game(self, game: str) -> "Preset":
        """The same for another game: as many sit there as it likes, and every kind of question is studied alike."""
        spec = game_named(game)
        seats = {count: chance for count, chance in self.seats.items() if count in spec.seat_range}
        cycles = tuple(replace(cycle, study=cycle.study.for_game(spec)) for cycle in self.cycles)
        return replace(self, seats=seats or {usual_seats(spec): 1.0}, cycles=cycles)

    def in_shards(self, shards: int | None) -> "Preset":
        """The same with so many parts a round; ValueError if its games cannot be parted so."""
        if shards is None:
            return self
        if shards < 1 or self.games % shards:
            raise ValueError(f"{shards} shards of {self.games} games are not alike; it takes a divisor of {self.games}")
        return replace(self, shards=shards)

    @property
    def rounds(self) -> int:
        """How many rounds there are in all."""
        return sum(cycle.rounds for cycle in self.cycles)

    def cycle_at(self, number: int) -> tuple[Cycle, float, bool]:
        """The cycle of a round, how far along it the round is, from 0 to 1, and whether it is its first."""
        for cycle in self.cycles:
            if number < cycle.rounds:
                return cycle, number / cycle.rounds, number == 0
            number -= cycle.rounds
        return self.cycles[-1], 1.0, False


# What is gained by thinking, and how often it is asked, differs from question to question; these pay most.
STUDY: Final = Study(
    worlds=4,
    share=0.02,
    shares={
        "votes": 0.3,
        "plan": 0.15,
        "mobilize_area": 0.35,
        "first_area": 0.35,
        "stronghold_area": 0.35,
        "mover": 0.25,
        "propose": 0.3,
        "attacker": 0.1,
        "hire": 0.1,
    },
)
# With more time, more of where areas are chosen, and of battles: these lessons go on to help when others hardly do.
WITH_MORE_TIME: Final = {
    "plan": 0.12,
    "mobilize_area": 0.5,
    "first_area": 0.5,
    "stronghold_area": 0.6,
    "attacker": 0.3,
    "act": 0.05,
    "target": 0.1,
    "battle_kind": 0.06,
    "discard": 0.1,
}
TRIAL: Final = Preset((Cycle(4),), games=16, is_ranked=False, measure_every=2, measure_games=12)
SHORT: Final = Preset(
    (Cycle(24, rate=2e-3, last_rate=1e-4, study=STUDY),),
    games=32,
    alone=0.4,
    former=0.0,
    slips=(0, 0, 50),
    caution=0.5,
    measure_every=8,
    measure_games=120,
    improve=Settings(batch=512, average=0.7),
)
MINUTE: Final = Preset((Cycle(24),), games=32, measure_every=12, measure_games=100)
SELF_PLAY: Final = Preset((Cycle(120), Cycle(120)), games=64)
QUICK: Final = replace(
    SHORT,
    cycles=(Cycle(40, rate=2e-3, last_rate=5e-5, study=STUDY),),
    games=64,
    measure_every=20,
    measure_games=200,
)
OVERNIGHT: Final = Preset(
    (Cycle(1500), *(Cycle(1500, anchor=0.03, last_anchor=0.003) for _ in range(7))),
    games=128,
    seats={2: 0.1, 3: 0.15, 4: 0.5, 5: 0.1, 6: 0.15},
    measure_every=100,
    measure_games=400,
)
# The first stretch of a night as far as the shipped policy went, against what came of its study.
PRACTICE: Final = replace(
    OVERNIGHT, cycles=(Cycle(672, last_rate=5e-4 - 4e-4 * 672 / 1500, last_anchor=0.05 - 0.045 * 672 / 1500),)
)
STUDIED: Final = Preset(
    (Cycle(280, rate=2e-3, last_rate=2e-5, study=replace(STUDY, shares={**STUDY.shares, **WITH_MORE_TIME})),),
    games=64,
    seats={2: 0.06, 3: 0.1, 4: 0.64, 5: 0.1, 6: 0.1},
    alone=0.4,
    former=0.0,
    slips=(0, 0, 50),
    caution=0.2,
    measure_every=40,
    keep_every=10,
    improve=Settings(batch=512, average=0.9),
)
# Who is given no ranking learns it first, in games of his own, then what searches find: each answer of each question.
UNADVISED: Final = replace(
    STUDIED,
    cycles=(
        Cycle(60, rate=2e-3, last_rate=1e-3, study=Study(copied=0.1), repeats=2),
        Cycle(120, rate=1e-3, last_rate=2e-5, study=replace(STUDIED.cycles[0].study, copied=0.03)),
    ),
    is_advised=False,
)
PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "trial": TRIAL,
        "minute": MINUTE,
        "short": SHORT,
        "quick": QUICK,
        "study": STUDIED,
        "overnight": OVERNIGHT,
        "practice": PRACTICE,
        "self-play": SELF_PLAY,
        "scratch": replace(OVERNIGHT, is_advised=False, is_looking=False),
        "unadvised": UNADVISED,
    }
)
