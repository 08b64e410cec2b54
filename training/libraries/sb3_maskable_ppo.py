"""MaskablePPO of Stable-Baselines3: 94.9 % of games against chance after 181 s of one core.

`python -m wk_training.libraries.sb3_maskable_ppo --minutes 3 --curve curve.csv`. With `--self-play` it learns, for as
long as you have, against what it was before and a careless steward. Of the curve, the reward is the mean of the last
100 games: 1 for always first, -1 for always last.
"""

import csv
import time
from collections import deque
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO  # pyright: ignore[reportMissingImports]
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy  # pyright: ignore[reportMissingImports]
from stable_baselines3.common.callbacks import BaseCallback  # pyright: ignore[reportMissingImports]
from stable_baselines3.common.vec_env import VecMonitor  # pyright: ignore[reportMissingImports]
from wk_training.libraries.measure import OBSERVATION, UNIFORM, Learned, command_line, report

from wk_env import Batched, LearningSeats, Mask, Numbers, batched, stable_baselines_env

TABLES: Final = 16
STEPS: Final = 128  # decisions at each table between two updates
CARELESS: Final = "mixed(steward(level=1), epsilon=0.8)"
POOL: Final = 8  # how many snapshots are kept
SNAPSHOT_EVERY: Final = 25  # updates


class Snapshots:
    """Plays as the learner did at one time or another; by chance as long as it has learned nothing."""

    def __init__(self) -> None:
        self.pool: deque[MaskableActorCriticPolicy] = deque(maxlen=POOL)
        self.playing: MaskableActorCriticPolicy | None = None

    def answers(self, observations: Numbers, masks: Mask, luck: np.random.Generator) -> NDArray[np.int64]:
        """An action for each row."""
        if self.playing is None:
            return np.asarray((luck.random(masks.shape) * masks).argmax(1))
        return np.asarray(self.playing.predict(observations, action_masks=masks)[0], np.int64)


class Course(BaseCallback):
    """Stops in time, writes the curve, and keeps and exchanges snapshots."""

    def __init__(self, seconds: float, curve: Path | None, snapshots: Snapshots) -> None:
        super().__init__()
        self.seconds, self.curve, self.snapshots = seconds, curve, snapshots
        self.started, self.updates = time.process_time(), 0
        self.luck = np.random.default_rng(1)
        self.rows: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        return not self.updates or time.process_time() - self.started < self.seconds

    def _on_rollout_end(self) -> None:
        self.updates += 1
        pool = self.snapshots.pool
        if self.updates % SNAPSHOT_EVERY == 0:
            today = deepcopy(self.model.policy)
            assert isinstance(today, MaskableActorCriticPolicy)
            pool.append(today)
        if pool:
            self.snapshots.playing = pool[self.luck.integers(len(pool))]
        last = [game["r"] for game in self.model.ep_info_buffer or ()]
        spent, reward = round(time.process_time() - self.started, 1), round(float(np.mean(last)), 3) if last else np.nan
        self.rows.append({"seconds": spent, "decisions": self.num_timesteps, "reward": reward})

    def _on_training_end(self) -> None:
        if self.curve is not None:
            with self.curve.open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, ["seconds", "decisions", "reward"])
                writer.writeheader()
                writer.writerows(self.rows)


def fading(seconds: float) -> Callable[[float], float]:
    """A rate of learning that fades to nothing in this time; Stable-Baselines3 would count decisions instead."""
    started = time.process_time()
    return lambda _: 1e-3 * max(0.01, 1 - (time.process_time() - started) / seconds)


def model_against(opponents: Sequence[str | Batched], seconds: float, seed: int = 1) -> MaskablePPO:
    """A model that has learned nothing yet, for every seat in turn."""
    learners = LearningSeats(TABLES, opponents, None, reward="influence", observation=OBSERVATION)
    return MaskablePPO(
        "MlpPolicy",
        VecMonitor(stable_baselines_env(learners)),
        n_steps=STEPS,
        batch_size=512,
        n_epochs=3,
        learning_rate=fading(seconds),
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256], "optimizer_kwargs": {"eps": 1e-8}},
        seed=seed,
        device="cpu",
    )


def learn(
    seconds: float, *, others: Sequence[str] = UNIFORM, snapshots: int = 0, curve: Path | None = None, seed: int = 1
) -> Learned:
    """A policy for every seat, after so many seconds against others and so many seats of snapshots."""
    torch.set_num_threads(1)
    past = Snapshots()
    model = model_against([*others, *[batched(past.answers)] * snapshots], seconds, seed)
    model.learn(10**9, Course(seconds, curve, past))

    def answers(observations: Numbers, masks: Mask, _: np.random.Generator) -> NDArray[np.int64]:
        return np.asarray(model.predict(observations, action_masks=masks)[0], np.int64)

    return Learned(answers, model.num_timesteps)


def main() -> None:
    """The command."""
    options = command_line(__doc__)
    options.add_argument("--curve", type=Path, help="a file for the curve, as CSV")
    options.add_argument("--self-play", action="store_true", help="learn against snapshots, too")
    asked = options.parse_args()
    others, snapshots = ([CARELESS], 2) if asked.self_play else (UNIFORM, 0)
    report(asked, partial(learn, others=others, snapshots=snapshots, curve=asked.curve))


if __name__ == "__main__":
    main()
