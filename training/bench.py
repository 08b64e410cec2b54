"""The rows of `wk bench` about learning: a learner with all that it does, and a policy that is asked."""

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from wk_agents.base import Agent
from wk_agents.policy import PolicyAgent
from wk_agents.roster import agent
from wk_training.network import Around, Policy
from wk_training.pieces import asked_of
from wk_training.presets import SELF_PLAY
from wk_training.run import Run
from wk_training.task import OFFERS, Task, new_task

from wk_env.bench.rates import Row, least_row, plain_row, rate
from wk_env.kernel.spec import GameSpec
from wk_env.play.referee import asked
from wk_env.play.registry import USUAL, usual_seats
from wk_env.play.view import View

LEAST: Final = 12_000  # decisions of its own that a learner makes and learns from in a CPU second
ALONE: Final = 60.0  # microseconds for an answer of a policy, beyond what it takes to see
TOGETHER: Final = 10.0  # and in a batch
LANDMARKS: Final = 40  # that lie around a place, on the average
BATCH: Final = 256
SAMPLE: Final = 32  # games in which it is looked for what stands on tables
FEW: Final = 8  # games of a round where there is no time for more
MILLION: Final = 1_000_000.0


def learner_rows(spec: GameSpec, seconds: float) -> list[Row]:
    """What is measured, so many CPU seconds each; the usual game has targets."""
    torch.set_num_threads(1)
    is_usual = spec.id == USUAL
    with tempfile.TemporaryDirectory() as folder:
        run = new_run(spec, Path(folder), SELF_PLAY.games if seconds else FEW)
        learning = rounds(run)
        next(learning)
        learned = rate(learning, seconds)
        run.export(Path(folder) / "policy.safetensors")
        player = agent(f"policy(path={folder}/policy.safetensors)", 1, spec.id)
        assert isinstance(player, PolicyAgent)
        costs = costs_of(player, spec, seconds)
    with_torch = MILLION / rate(batches(run.task, run.improver.averaged), seconds)
    costs.append((f"network, an answer of {BATCH} (torch)", with_torch, TOGETHER))
    name = "learner, all in, default network: own decisions"
    return [
        least_row(name, learned, "decisions/s", LEAST) if is_usual else plain_row(name, [learned], "decisions/s", None),
        *(plain_row(name, [cost], "us", most if is_usual else None) for name, cost, most in costs),
    ]


def new_run(spec: GameSpec, folder: Path, games: int) -> Run:
    """A run in this process alone, of the usual settings, that is measured once, before it begins."""
    seats = usual_seats(spec)
    preset = replace(
        SELF_PLAY, games=games, seats={seats: 1.0}, measure_every=10**9, measure_games=seats, keep_every=10**9
    )
    return Run(folder, new_task(spec.id, [seats], preset.tables, SAMPLE), preset, 1, 0)


def rounds(run: Run) -> Iterator[int]:
    """Rounds of games, and what is learned from them: how many of its own answers each had."""
    run.order()
    while True:
        run.advance()
        yield int(run.rows[-1]["answers"])


def costs_of(player: PolicyAgent, spec: GameSpec, seconds: float) -> list[tuple[str, float, float | None]]:
    """What an answer takes in microseconds and may take: of an agent beyond what it sees, and of its network alone."""
    views = thoughts(spec)
    many = [views[place % len(views)] for place in range(BATCH)]
    beyond = "beyond the observation"
    return [
        (f"policy, an answer {beyond}", beyond_sight(answers(player, views), views, seconds), ALONE),
        (f"policy, an answer of {BATCH} {beyond}", beyond_sight(together(player, many), many, seconds), None),
        (f"network, an answer of {BATCH}", MILLION / rate(scores(player, many), seconds), TOGETHER),
    ]


def beyond_sight(work: Iterator[int], views: list[View], seconds: float) -> float:
    """What an answer takes, in microseconds, without what its observation does."""
    return MILLION / rate(work, seconds) - MILLION / rate(looks(views), seconds)


def thoughts(spec: GameSpec) -> list[View]:
    """The questions of a game among stewards that are worth a thought."""
    advisor = spec.advisor
    assert advisor is not None, "a policy learned among its advisors"
    match, found = spec.new_match(spec.settings({}), 1), []
    while match.decision.count:
        game = advisor.game_of(match)
        if match.decision.count > 1 and advisor.budget(match.decision.ask, 1):
            found.append(View(spec, match, int(match.decision.seat)))
        match.play(match.decision.choices()[int(advisor.judge(game))])
    return found


def answers(player: Agent, views: list[View]) -> Iterator[int]:
    """An answer to each."""
    while True:
        for view in views:
            asked(player, view)
        yield len(views)


def together(player: PolicyAgent, views: list[View]) -> Iterator[int]:
    """An answer to each, of agents that are asked at once."""
    while True:
        player.choose_batch([player] * len(views), views)
        yield len(views)


def scores(player: PolicyAgent, views: list[View]) -> Iterator[int]:
    """What the network thinks of the answers to each, from their observations on."""
    questions = [player.policy.question(view, *player.offers(view)) for view in views]
    while True:
        player.policy.scores(views[0].spec, questions)
        yield len(views)


def looks(views: list[View]) -> Iterator[int]:
    """The observation of each."""
    while True:
        for view in views:
            view.observation  # noqa: B018 - it is made anew each time
        yield len(views)


def batches(task: Task, policy: Policy) -> Iterator[int]:
    """A batch of answers, from observations to what is chosen."""
    spec = task.spec
    views = thoughts(spec)
    picked = [views[place % len(views)] for place in range(BATCH)]
    numbers = np.stack([view.observation for view in picked])
    asks = np.array([view.ask for view in picked])
    actions = np.random.default_rng(1).integers(spec.action_count, size=BATCH * OFFERS)
    owners, steps = np.arange(BATCH).repeat(OFFERS), np.tile(np.arange(OFFERS), BATCH)
    around = by_chance(task.shape.landmarks, BATCH), by_chance(task.shape.landmarks, BATCH * OFFERS)
    while True:
        chosen(task, policy, numbers, (asks, actions, owners, steps), around)
        yield BATCH


def by_chance(landmarks: int, places: int) -> Around:
    """What lies around some places; nothing for a game that says nothing of it."""
    sizes = np.full(places, LANDMARKS if landmarks else 0)
    numbers = np.random.default_rng(2).integers(max(1, landmarks), size=int(sizes.sum()))
    return Around(torch.from_numpy(numbers), torch.from_numpy(np.cumsum(sizes) - sizes))


def chosen(
    task: Task,
    policy: Policy,
    numbers: NDArray[np.int16],
    columns: tuple[NDArray[np.int64], ...],
    around: tuple[Around, Around],
) -> NDArray[np.int64]:
    """Which of its offers each position takes."""
    rows, starts = task.inputs.entries.of(numbers)
    with torch.no_grad():
        found = policy(asked_of((rows, starts, *columns), *around))
    best: NDArray[np.int64] = found.view(len(numbers), OFFERS).argmax(1).numpy()
    return best
