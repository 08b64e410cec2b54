"""The Gymnasium door: one learning seat, the others played by opponents.

`gymnasium.make("WarriorKnights-v0")` works after `import wk_env.solo`. An opponent is `"uniform"` or a function of its
observation (the numbers and the mask of its legal actions) and a generator, giving the action.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wk_env import warrior_knights_v0
from wk_env.aec import RENDER_MODES, MatchEnv, Observation
from wk_env.kernel.spec import Settings

ID = "WarriorKnights-v0"
ILLEGAL = -1.0
Opponent: TypeAlias = "str | Callable[[Observation, np.random.Generator], int]"
Numbers: TypeAlias = "NDArray[np.int16]"
Info: TypeAlias = "dict[str, NDArray[np.int8]]"


def uniform(observation: Observation, luck: np.random.Generator) -> int:
    """Any legal action, each as likely."""
    return int(luck.choice(np.flatnonzero(observation["action_mask"])))


def player_of(opponent: Opponent) -> Callable[[Observation, np.random.Generator], int]:
    """The function that an opponent is; ValueError if it is none."""
    if callable(opponent):
        return opponent
    if opponent != "uniform":
        raise ValueError(
            f"no such opponent: {opponent!r}; it takes 'uniform' or a function of observation and generator"
        )
    return uniform


class SoloEnv(gymnasium.Env[Numbers, np.int64]):
    """A game of Warrior Knights from one seat: every step is a decision of that seat.

    An illegal action ends the episode with the reward -1. The mask is `info["action_mask"]` and `action_masks()`.
    """

    metadata: dict[str, object] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[Opponent] = ("uniform", "uniform", "uniform"),
        seat: int = 0,
        rules: Settings | None = None,
        reward: str = "rank",
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        players = len(opponents) + 1
        if not 0 <= seat < players:
            raise ValueError(f"the seat is {seat}; it takes a whole number from 0 to {players - 1}")
        self.table: MatchEnv = warrior_knights_v0.raw_env(players, rules, reward, None, render_mode)
        self.render_mode: str | None = render_mode
        self.max_decisions: int | None = max_decisions
        self.me: str = self.table.possible_agents[seat]
        rivals = [name for name in self.table.possible_agents if name != self.me]
        self._rivals = {name: player_of(rival) for name, rival in zip(rivals, opponents, strict=True)}
        self._luck: np.random.Generator = np.random.default_rng()
        space = self.table.observation_space(self.me)["observation"]
        self.observation_space: spaces.Space[Numbers] = space
        self.action_space = self.table.action_space(self.me)
        self._decisions: int = 0

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Numbers, Info]:
        """Begin a new game and go on to this seat's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.table.reset(seed=int(self._luck.integers(2**62)))
        self._decisions = 0
        self._run()
        return self._see()

    def step(self, action: int | np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        """Play a decision of this seat, then let the others play until it is asked again."""
        if not self.action_space.contains(action) or not self.action_masks()[action]:
            return (self._see()[0], ILLEGAL, True, False, self._see()[1])
        self._decisions += 1
        earned = self._play(int(action)) + self._run()
        is_cut = self.max_decisions is not None and self._decisions >= self.max_decisions
        is_over = self.table.match.decision.count == 0
        observation, info = self._see()
        return observation, earned, is_over, is_cut and not is_over, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO wants it."""
        return self.table.observe(self.me)["action_mask"].astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The whole position: in characters, as SVG or in pixels."""
        return self.table.render()

    def _see(self) -> tuple[Numbers, Info]:
        seen = self.table.observe(self.me)
        return seen["observation"].astype(np.int16), {"action_mask": seen["action_mask"].astype(np.int8)}

    def _play(self, action: int) -> float:
        self.table.step(action)
        return self.table.rewards[self.me]

    def _run(self) -> float:
        earned = 0.0
        while self.table.match.decision.count and self.table.agent_selection != self.me:
            name = self.table.agent_selection
            earned += self._play(self._rivals[name](self.table.observe(name), self._luck))
        return earned


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="wk_env.solo:SoloEnv")
