"""What is learned: a game, how the policy sees it, and who else sits at its tables."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from wk_agents.learned.entries import learned_from
from wk_agents.learned.inputs import Inputs, inputs_in
from wk_agents.learned.opinions import no_opinions
from wk_training.checkpoint import Arrays, Facts, fill
from wk_training.collect import Collector
from wk_training.experience import NO_STUDY, Experience, Seating, Study
from wk_training.network import Policy, Shape
from wk_training.survey import survey

from wk_env.kernel.advisor import BEST_LEVEL
from wk_env.kernel.spec import GameSpec
from wk_env.play.registry import game_named

OFFERS: Final = 8  # how many of the Advisor's best answers a policy with a prior chooses among


@dataclass(frozen=True)
class Job:
    """A collection to be made."""

    seatings: tuple[Seating, ...]
    seed: int
    temperature: float = 1.0
    study: Study = NO_STUDY


class Task:
    """A game to be learned; everything in it is the same in every process of a run."""

    def __init__(self, game: str, inputs: Inputs, shape: Shape, tables: int) -> None:
        self.spec: GameSpec = game_named(game)
        self.inputs: Inputs = inputs
        self.shape: Shape = shape
        self.tables: int = tables
        advisor = self.spec.advisor
        if advisor is None:
            raise ValueError(f"{game} has no advisor, which plays what is not learned; it takes a game that has one")
        self.styles: tuple[str, ...] = advisor.styles()
        self.advisors = [advisor.in_style(style, BEST_LEVEL) for style in self.styles]
        self._policies: list[Policy] = []
        self._collector: Collector | None = None

    @property
    def arrays(self) -> Arrays:
        """How positions are seen, as arrays."""
        return dict(self.inputs.arrays())

    @property
    def facts(self) -> Facts:
        """The rest of it."""
        return {"game": self.spec.id, "shape": asdict(self.shape), "tables": self.tables}

    def collect(self, job: Job, weights: Arrays) -> Experience:
        """Play the games of a job; policy 0 learns, the others only play."""
        count = len({name.partition(".")[0] for name in weights})
        while len(self._policies) < count:
            self._policies.append(Policy(self.shape))
            self._collector = None
        for number, policy in enumerate(self._policies[:count]):
            fill(policy, weights, f"policy{number}")
        if self._collector is None:
            self._collector = Collector(
                self.spec,
                self.inputs,
                self._policies,
                self.advisors,
                self.tables,
                OFFERS,
                is_advised=self.shape.is_advised,
                is_looking=self.shape.landmarks > 0,
                is_privileged=self.shape.others > 0,
            )
        return self._collector.collect(job.seatings, job.seed, job.temperature, job.study)


def new_task(
    game: str,
    seats: Sequence[int],
    tables: int,
    games: int,
    *,
    is_advised: bool = True,
    is_ranked: bool = True,
    is_looking: bool = True,
    is_privileged: bool = False,
) -> Task:
    """A task whose policy knows the values that stand on the tables of some games of the Advisor's."""
    spec = game_named(game)
    seen = survey(spec, seats, games, width=OFFERS, is_advised=is_advised)
    entries = learned_from(spec, seen.numbers)
    others = max(seats) - 1 if is_privileged else 0
    sizes = (entries.count, spec.action_count, len(spec.asks))
    known = {"is_advised": is_advised, "is_ranked": is_ranked}
    landmarks = int(spec.advisor.landmarks) if spec.advisor is not None and is_looking else 0
    opinions = seen.opinions if landmarks and is_advised else no_opinions(len(spec.asks))
    shape = Shape(*sizes, **known, others=others, landmarks=landmarks, opinions=opinions.count)
    return Task(game, Inputs(entries, seen.gaps, opinions), shape, tables)


def task_of(arrays: Arrays, facts: Facts) -> Task:
    """The task that was written down as arrays and facts."""
    game, shape, tables = facts["game"], facts["shape"], facts["tables"]
    assert isinstance(game, str)
    assert isinstance(shape, dict)
    assert isinstance(tables, int)
    return Task(game, inputs_in(arrays, game_named(game)), Shape(**shape), tables)
