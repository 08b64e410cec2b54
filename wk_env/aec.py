"""The PettingZoo door: any match of the house as an AEC environment.

All agents end together. An illegal action raises here; the wrapped `env` ends the game against the offender.
"""

from typing import Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.render.pictures import pixels_of, svg_of, words_of
from wk_env.rewards import checked_scheme, final_rewards, potentials

HIGHEST_SEED: Final = 2**62
RENDER_MODES: Final = ("ansi", "svg", "rgb_array", "human")
Observation: TypeAlias = "dict[str, NDArray[np.int16] | NDArray[np.int8]]"
Info: TypeAlias = "dict[str, NDArray[np.int8]]"


class MatchEnv(AECEnv):
    """One match at a time, agent after agent as the rules ask them."""

    metadata: dict[str, object] = {  # noqa: RUF012 - PettingZoo reads it from class and instance
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        spec: GameSpec,
        settings: Settings,
        reward: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        name: str = "player",
    ) -> None:
        super().__init__()
        if render_mode not in {None, *RENDER_MODES}:
            raise ValueError(f"no such render mode: {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is {max_cycles}; it takes a whole number from 1, or nothing")
        self.spec: GameSpec = spec
        self.settings: Settings = spec.settings(settings)
        self.reward: str = checked_scheme(reward)
        self.max_cycles: int | None = max_cycles
        self.render_mode: str | None = render_mode
        self.metadata = {**type(self).metadata, "name": spec.id.rpartition("/")[2].replace("-", "_") + "_v0"}
        self.match: Match = spec.new_match(self.settings, 0)
        self.possible_agents: list[str] = [f"{name}_{seat}" for seat in range(len(self.match.result()))]
        self._seats: dict[str, int] = {name: seat for seat, name in enumerate(self.possible_agents)}
        width = len(self.match.observe(0))
        self._observations: dict[str, spaces.Dict] = {name: self._space(width) for name in self.possible_agents}
        self._actions: dict[str, spaces.Discrete] = {
            name: spaces.Discrete(spec.action_count) for name in self.possible_agents
        }
        self._luck: np.random.Generator = np.random.default_rng()
        self.agents: list[str] = []

    def _space(self, width: int) -> spaces.Dict:
        numbers = np.iinfo(np.int16)
        observation = spaces.Box(numbers.min, numbers.max, (width,), np.int16)
        return spaces.Dict(
            {"observation": observation, "action_mask": spaces.Box(0, 1, (self.spec.action_count,), np.int8)}
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what an agent sees: numbers and the mask of its legal actions."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The flat action space, the same for every agent and number of players."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new match: of this seed, or the next one of the sequence. No option means anything here."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match = self.spec.new_match(self.settings, int(self._luck.integers(HIGHEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {name: {} for name in self.agents}
        self._decisions: int = 0
        self._potentials: list[float] = potentials(self.reward, self.match)
        self._turn()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, in arrays of its own."""
        seat = self._seats[agent]
        return {"observation": np.array(self.match.observe(seat), np.int16), "action_mask": self._mask(seat)}

    def step(self, action: int | np.integer | None) -> None:
        """Play the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choice = self._choice(action)
        self._cumulative_rewards[agent] = 0.0
        self.match.play(choice)
        self._decisions += 1
        self._pay()
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _choice(self, action: int | np.integer | None) -> int:
        asked = self.match.decision
        if isinstance(action, (bool, np.bool_)) or not isinstance(action, (int, np.integer)):
            raise TypeError(f"the action is {action!r}; it takes a whole number from 0 to {self.spec.action_count - 1}")
        if not 0 <= action < self.spec.action_count:
            raise ValueError(f"the action is {action}; it takes a whole number from 0 to {self.spec.action_count - 1}")
        if not self._mask(asked.seat)[action]:
            raise ValueError(
                f"action {action} is not legal for {self.agent_selection}, who is asked {self.spec.asks[asked.ask]!r}"
            )
        return self.spec.choice_of(asked.ask, int(action))

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.spec.action_count, np.int8)
        asked = self.match.decision
        if asked.count and asked.seat == seat:
            mask[[self.spec.action_of(asked.ask, choice) for choice in asked.choices()]] = 1
        return mask

    def _pay(self) -> None:
        final = final_rewards(self.reward, self.match.result())
        standing = [0.0] * len(final) if any(final) else potentials(self.reward, self.match)
        for name, seat in self._seats.items():
            self.rewards[name] = final[seat] + standing[seat] - self._potentials[seat]
        self._potentials = standing
        self._accumulate_rewards()

    def _turn(self) -> None:
        is_over = self.match.decision.count == 0
        is_cut = not is_over and self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.agents)
        for name in self.agents:
            self.terminations[name] = is_over
            self.truncations[name] = is_cut
            self.infos[name] = {"action_mask": self._mask(self._seats[name])}
        self.agent_selection: str = self.possible_agents[0 if is_over else self.match.decision.seat]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The whole position: in characters, as SVG or in pixels; printed in characters for people."""
        match self.render_mode:
            case "ansi":
                return words_of(self.match)
            case "svg":
                return svg_of(self.match, None)
            case "rgb_array":
                return pixels_of(self.match, None)
            case "human":
                print(words_of(self.match))
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal for the agent whose turn it is, as MaskablePPO wants it."""
        return self._mask(self._seats[self.agent_selection]).astype(np.bool_)
