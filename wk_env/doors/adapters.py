"""The doors of `LearningSeats`: a Gymnasium `VectorEnv` and, made on demand, a Stable-Baselines3 `VecEnv`.

Both copy what they return. Both begin the next game in the step that ends one, unless Gymnasium's is told otherwise.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias, Unpack

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wk_env.doors.learning_seats import Actions, LearningSeats
from wk_env.doors.observer import Numbers
from wk_env.doors.opponents import Opponent
from wk_env.doors.settings import SeatSettings, VectorSettings, short_of
from wk_env.play.arguments import check_mapping, seed_of, seeds_from, whole_number
from wk_env.play.starts import Options

if TYPE_CHECKING:
    from stable_baselines3.common.vec_env import VecEnv  # pyright: ignore[reportMissingImports]

Indices: TypeAlias = "int | Iterable[int] | None"
Info: TypeAlias = "dict[str, object]"
Flags: TypeAlias = "NDArray[np.bool_]"
Rewards: TypeAlias = "NDArray[np.float64]"


class SoloVectorEnv(VectorEnv[Numbers, Actions, NDArray[np.generic]]):
    """Gymnasium's view: exactly what its `SyncVectorEnv` of N `SoloEnv` returns with the same autoreset mode."""

    metadata: dict[str, object] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        opponents: Sequence[Opponent] | None = None,
        seat: int | None = 0,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **settings: Unpack[SeatSettings],
    ) -> None:
        self.learners: LearningSeats = LearningSeats(
            num_envs, opponents, seat, autoreset_mode=autoreset_mode, **settings
        )
        self.autoreset_mode: AutoresetMode = self.learners.autoreset_mode  # where TorchRL looks for it
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs = self.learners.count
        self.single_observation_space = self.learners.single.observation_space
        self.single_action_space = self.learners.single.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, object] | None = None
    ) -> tuple[Numbers, Info]:
        """Begin a new game at every table: of seeds from this one on, of these seeds, or of the next ones.

        The options are those of `SoloEnv`; every table begins at the same position. `reset_mask`, an array with a truth
        value a table, says at which tables a game begins: at those alone.
        """
        seeds = seed if isinstance(seed, Iterable) else seeds_from(seed_of(seed), self.num_envs)
        chosen, own = self._chosen(options)
        self.learners.reset(seeds, own, None if chosen is None else np.flatnonzero(chosen).tolist())
        return self._seen(), self._masks(np.ones(self.num_envs, np.bool_) if chosen is None else chosen)

    def step(self, actions: Actions) -> tuple[Numbers, Rewards, Flags, Flags, Info]:
        """Play a decision of every learning seat.

        With SAME_STEP an ended game is told of in `final_obs` and `final_info`, since the next one has begun.
        """
        learners = self.learners
        learners.step(actions)
        infos = self._masks(np.ones(self.num_envs, np.bool_))
        if learners.autoreset_mode is AutoresetMode.SAME_STEP:
            for table in np.flatnonzero(learners.terminations | learners.truncations).tolist():
                mask = learners.final_masks[table].copy()
                last = learners.single.seen(learners.final_observations[table].copy(), mask)
                self._add_info(infos, {"final_obs": last, "final_info": {"action_mask": mask}}, table)
        rewards, terminations = learners.rewards.copy(), learners.terminations.copy()
        return self._seen(), rewards, terminations, learners.truncations.copy(), infos

    def action_masks(self) -> Flags:
        """Which actions are legal at each table."""
        return self.learners.masks.astype(np.bool_)

    def _chosen(self, options: dict[str, object] | None) -> "tuple[Flags | None, Options]":
        """At which tables a game begins (None for all), and the options that are left."""
        check_mapping("options", options)
        own = dict(options or {})
        chosen = own.pop("reset_mask", None)
        if chosen is None:
            return None, own or None
        if not (isinstance(chosen, np.ndarray) and chosen.shape == (self.num_envs,) and chosen.dtype == np.bool_):
            raise TypeError(f"reset_mask is {chosen!r}; it takes an array of {self.num_envs} truth values")
        if not chosen.any():
            raise ValueError(f"reset_mask is {chosen!r}; it takes one with at least one True")
        return chosen, own or None

    def _seen(self) -> Numbers:
        return self.learners.single.seen(self.learners.observations.copy(), self.learners.masks.copy())

    def _masks(self, tables: Flags) -> Info:
        return {"action_mask": self.learners.masks * tables[:, np.newaxis], "_action_mask": tables.copy()}


def short_vector_env(num_envs: int, **settings: Unpack[VectorSettings]) -> SoloVectorEnv:
    """The short form of a game at many tables, but for what is chosen otherwise."""
    chosen: VectorSettings = {**short_of(settings.get("game")), **settings}
    return SoloVectorEnv(num_envs, **chosen)


class StableBaselinesMethods:
    """What Stable-Baselines3 asks of a `VecEnv`, without its base class; `stable_baselines_env` adds that."""

    learners: LearningSeats
    num_envs: int
    reset_infos: list[Info]
    _seeds: list[int | None]
    _options: list[Options]

    def reset(self) -> Numbers:
        """Begin a new game at every table: of the seeds and options set before, once, or of the next seeds."""
        self.learners.reset(self._seeds, self._options)
        self._seeds, self._options = [None] * self.num_envs, [None] * self.num_envs
        self.reset_infos = self._infos()
        return self._seen()

    def step_async(self, actions: Actions) -> None:
        """Take the actions for `step_wait`."""
        self._actions: Actions = actions

    def step_wait(self) -> tuple[Numbers, NDArray[np.float32], Flags, list[Info]]:
        """Play a decision of every learning seat; an ended game's last sight is `terminal_observation`."""
        learners = self.learners
        learners.step(self._actions)
        dones = learners.terminations | learners.truncations
        infos = self._infos()
        for table, info in enumerate(infos):
            info["TimeLimit.truncated"] = bool(learners.truncations[table])
            if dones[table]:
                self.reset_infos[table] = {"action_mask": info["action_mask"]}
                info["action_mask"] = learners.final_masks[table].copy()
                last = learners.final_observations[table].copy()
                info["terminal_observation"] = learners.single.seen(last, learners.final_masks[table].copy())
        return self._seen(), learners.rewards.astype(np.float32), dones, infos

    def close(self) -> None:
        """Nothing is held open."""

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[object]:
        """An attribute of the single environment, the same for every table; `action_masks` is the masks' own."""
        if attr_name == "action_masks":
            return [lambda table=table: self._mask(table) for table in self._chosen(indices)]
        return [getattr(self.learners.single, attr_name) for _ in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:
        """Refused: the tables share one environment's settings."""
        raise AttributeError(f"{attr_name!r} cannot be set: the tables share their settings; make another environment")

    def env_method(self, method_name: str, *arguments: object, indices: Indices = None, **named: object) -> list[Flags]:
        """The legal actions of some tables, by the method `action_masks`; there is no other."""
        if method_name != "action_masks" or arguments or named:
            raise AttributeError(f"no such method: {method_name!r} with {arguments or named}; there is 'action_masks'")
        return [self._mask(table) for table in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:
        """No table is wrapped in anything."""
        return [False for _ in self._chosen(indices)]

    def _seen(self) -> Numbers:
        return self.learners.single.seen(self.learners.observations.copy(), self.learners.masks.copy())

    def _mask(self, table: int) -> Flags:
        return self.learners.masks[table].astype(np.bool_)

    def _infos(self) -> list[Info]:
        return [{"action_mask": mask.copy()} for mask in self.learners.masks]

    def _chosen(self, indices: Indices) -> Sequence[int]:
        if indices is None:
            return range(self.num_envs)
        given = indices if isinstance(indices, Iterable) else [indices]
        return [whole_number("the table", table, 0, self.num_envs - 1) for table in given]


def stable_baselines_env(learners: LearningSeats) -> "VecEnv":
    """A `VecEnv` for Stable-Baselines3 that `MaskablePPO` takes as it is; needs `stable_baselines3`."""
    if learners.autoreset_mode is not AutoresetMode.SAME_STEP:
        raise ValueError(f"autoreset_mode is {learners.autoreset_mode.name}; Stable-Baselines3 takes SAME_STEP")
    # Nobody else needs it installed.
    from stable_baselines3.common.vec_env import VecEnv  # noqa: PLC0415 # pyright: ignore[reportMissingImports]

    class StableBaselinesEnv(StableBaselinesMethods, VecEnv):  # pyright: ignore[reportIncompatibleVariableOverride]
        """N learning seats for Stable-Baselines3: what its `DummyVecEnv` of N `SoloEnv` returns."""

        def __init__(self) -> None:
            self.learners = learners
            single = learners.single
            VecEnv.__init__(self, learners.count, single.observation_space, single.action_space)

        def __reduce__(self) -> tuple[object, ...]:
            return stable_baselines_env, (self.learners,), vars(self)

        def seed(self, seed: int | None = None) -> Sequence[int | None]:
            """Take a seed for the next `reset`; None is one by chance."""
            return super().seed(seed_of(seed))

    return StableBaselinesEnv()
