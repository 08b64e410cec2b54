"""One match after another in PettingZoo: `MatchEnv`, an AEC environment of any game.

All agents end together. An illegal action raises here; the wrapped `env` ends the game against the offender. A copy
(`copy.deepcopy`) is a game of its own; a pickle carries the position as data.
"""

import wk_env.doors.host_process  # noqa: F401 - before PettingZoo

# isort: split
from typing import TypeAlias, cast

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv

from wk_env.doors.observer import Info, Numbers, Observation, masked_space, numbers_space
from wk_env.doors.render_modes import RENDER_MODES, checked_mode, checked_viewer, shown, viewer_of
from wk_env.doors.rewards import checked_scheme, end_rewards, potentials
from wk_env.doors.session import DoorSession
from wk_env.kernel.spec import GameSpec, Match, Settings
from wk_env.play.arguments import number_or_none, switch
from wk_env.play.record import Record
from wk_env.play.registry import game_of, usual_seats
from wk_env.play.rules_given import Given, settings_given

__all__ = ("RENDER_MODES", "MatchEnv", "Observation")

Last: TypeAlias = "tuple[Observation, float, bool, bool, Info]"


def check_begun(env: AECEnv) -> None:
    """ResetNeeded before the first `reset`: then it is nobody's turn."""
    if not hasattr(env, "agent_selection"):
        raise ResetNeeded("it is nobody's turn before the first reset; reset the environment first")


def hold_nothing(self: AECEnv) -> None:
    """Nothing is held open; PettingZoo's api_test wants every environment that draws to say so itself."""


class MatchEnv(AECEnv):
    """One match at a time, agent after agent as the rules ask them."""

    metadata: dict[str, object] = {  # noqa: RUF012 - PettingZoo reads it from class and instance
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }
    close = hold_nothing

    def __init__(
        self,
        game: GameSpec | str | None = None,
        players: int | None = None,
        *,
        rules: Given = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        content: str | None = None,
        observation: str = "compact",
        skip_forced: bool = False,
        state: bool = False,
        render_seat: int | str = "all",
    ) -> None:
        super().__init__()
        spec = game_of(game)
        settings = {**settings_given(rules, content), "seats": usual_seats(spec) if players is None else players}
        self.render_mode: str | None = checked_mode(render_mode)
        self.reward: str = checked_scheme(reward)
        self.session: DoorSession = DoorSession(spec, settings, observation)
        self.settings: Settings = self.session.settings
        self.observation: str = observation
        self.skip_forced: bool = switch("skip_forced", skip_forced)
        self.max_cycles: int | None = number_or_none("max_cycles", max_cycles, 1)
        seats = self.session.seats
        self.patience: int | None = None if self.max_cycles is None else self.max_cycles * seats
        self.render_seat: int | str = checked_viewer(render_seat, seats)
        self.metadata = {**type(self).metadata, "name": spec.id.rpartition("/")[2].replace("-", "_") + "_v0"}
        self.possible_agents: list[str] = [f"{spec.seat_noun}_{seat}" for seat in range(seats)]
        self._seats: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: masked_space(spec, observation) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(spec.action_count) for agent in self.possible_agents}
        if switch("state", state):
            self.state_space: spaces.Box = numbers_space(spec, observation, seats)
        self.agents: list[str] = []

    @property
    def spec(self) -> GameSpec:
        """The game."""
        return self.session.spec

    @property
    def match(self) -> Match:
        """The match in play, to look at; only `step` plays it."""
        return self.session.match

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what an agent sees: numbers and the mask of its legal actions."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The flat action space, the same for every agent and number of players."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a match: of this seed, the next one of the sequence, or a position (see `starts.py`)."""
        self.session.begin(seed, options)
        if self.skip_forced:
            self.session.answer_forced()
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        nothing = {agent: np.zeros(self.spec.action_count, np.int8) for agent in self.agents}
        self._silent: dict[str, Info] = {agent: {"action_mask": mask} for agent, mask in nothing.items()}
        self.infos: dict[str, Info] = {**self._silent}
        self._skip_agent_selection: str | None = None
        self._decisions: int = 0
        self._has_paid: bool = False
        self._potentials: list[float] = potentials(self.reward, self.match)
        self._turn()

    def last(self, observe: bool = True) -> Last:  # noqa: FBT001, FBT002 - PettingZoo's own signature
        """What the agent whose turn it is sees, has earned, and whether it has ended."""
        check_begun(self)
        return cast("Last", super().last(observe))

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, in arrays of its own."""
        return self.session.see(self._seats[agent])

    def step(self, action: int | np.integer | None) -> None:
        """Play the action of the agent whose turn it is."""
        if not self.agents:
            raise ValueError("nobody is left to act; reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self.session
        session.act(session.whole(action))
        if self.skip_forced:
            session.answer_forced()
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._silent[agent]
        self._pay()
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        match = self.session.match
        if match.decision.count == 0:
            final, standing = end_rewards(self.reward, match), [0.0] * len(self.possible_agents)
        elif self.reward == "influence" and (standing := potentials(self.reward, match)) != self._potentials:
            final = [0.0] * len(standing)
        else:
            if self._has_paid:
                self._clear_rewards()
                self._has_paid = False
            return
        for agent, seat in self._seats.items():
            self.rewards[agent] = final[seat] + standing[seat] - self._potentials[seat]
        self._potentials, self._has_paid = standing, True
        self._accumulate_rewards()

    def _turn(self) -> None:
        session = self.session
        question = session.match.decision
        is_over = question.count == 0
        seat = 0 if is_over else question.seat
        agent = self.agent_selection = self.possible_agents[seat]
        if is_over or (self.patience is not None and self._decisions >= self.patience):
            ended = self.terminations if is_over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            self.infos = {name: {"action_mask": session.see(self._seats[name])["action_mask"]} for name in self.agents}
        else:
            session.observer.look(session.match, seat)
            self.infos[agent] = {"action_mask": session.observer.mask.copy()}

    def state(self) -> Numbers:
        """What all seats know, side by side: a god's view, for critics in training; made only with `state=True`."""
        if not hasattr(self, "state_space"):
            raise NotImplementedError("state() shows what no seat may see; make the environment with state=True")
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position as `render_seat` sees it, in the render mode; printed in characters for people."""
        return shown(self.spec, self.match, self.render_mode, viewer_of(self.match, self.render_seat))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal for the agent whose turn it is, as MaskablePPO wants it."""
        check_begun(self)
        return self.observe(self.agent_selection)["action_mask"].astype(np.bool_)

    def record(self) -> Record:
        """The game so far, to be saved, verified and told."""
        return self.session.record()
