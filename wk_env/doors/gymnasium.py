"""The Gymnasium door: one learning seat, the others played by opponents.

`gymnasium.make("WarriorKnights-v0", opponents=["uniform"] * 3, seat=0)` after `import wk_env`; `wk_env:` before the
name imports it. `opponents.py` says who may be an opponent, `starts.py` where a game may begin.
"""

from collections.abc import Sequence
from typing import Final, Unpack, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wk_env.doors.learning_seat import Learner
from wk_env.doors.observer import Info, Mask, Numbers, Observation, masked_space, numbers_space
from wk_env.doors.opponents import Opponent
from wk_env.doors.render_modes import RENDER_MODES, checked_mode, checked_viewer, shown, viewer_of
from wk_env.doors.session import DoorSession
from wk_env.doors.settings import SoloSettings, short_of
from wk_env.kernel.spec import GameSpec
from wk_env.play.arguments import seed_of
from wk_env.play.record import Record
from wk_env.play.registry import game_of, usual_seats
from wk_env.play.rules_given import Given, settings_given
from wk_env.play.starts import Draw

IN_INFO: Final = "info"
IN_OBSERVATION: Final = "observation"


class SoloEnv(gymnasium.Env[Numbers, np.int64]):
    """A game from one seat, or from each in turn (None): every step is a decision of that seat.

    An illegal action ends the episode with the reward -1. The mask is `info["action_mask"]` and `action_masks()`; with
    `mask="observation"` it stands in the observation, too, which is a dictionary then. `game` is a game or its name;
    None is the first of the registry. Without opponents, all others of the usual number of seats play by chance.
    """

    metadata: dict[str, object] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[Opponent] | None = None,
        seat: int | None = 0,
        *,
        rules: Given = None,
        reward: str = "rank",
        max_decisions: int | None = None,
        render_mode: str | None = None,
        content: str | None = None,
        observation: str = "compact",
        mask: str = IN_INFO,
        skip_forced: bool = False,
        start: "Draw | None" = None,
        render_seat: int | str = "own",
        game: GameSpec | str | None = None,
    ) -> None:
        spec = game_of(game)
        rivals, settings = opponents_at(spec, opponents), settings_given(rules, content)
        self.learner: Learner = Learner(
            spec, rivals, seat, settings, reward, max_decisions, observation, skip_forced=skip_forced, start=start
        )
        session = self.session
        self.render_mode: str | None = checked_mode(render_mode)
        self.render_seat: int | str = "own" if render_seat == "own" else checked_viewer(render_seat, session.seats)
        self.max_decisions: int | None = self.learner.max_decisions
        if mask not in {IN_INFO, IN_OBSERVATION}:
            raise ValueError(
                f"mask is {mask!r}; it takes 'info', or 'observation' for a dictionary with the mask in it"
            )
        self.mask: str = mask
        space = numbers_space if mask == IN_INFO else masked_space
        self.observation_space: spaces.Space[Numbers] = cast("spaces.Space[Numbers]", space(session.spec, observation))
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(session.spec.action_count)

    @property
    def session(self) -> DoorSession:
        """The game in play, to look at; only `step` plays it."""
        return self.learner.session

    @property
    def seat(self) -> int:
        """The learning seat of the game in play."""
        return self.learner.seat

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Numbers, Info]:
        """Begin a new game, or one from a position, and go on to this seat's first decision."""
        super().reset(seed=seed_of(seed))
        self.learner.begin(seed, options)
        return self._see()

    def step(self, action: int | np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        """Play a decision of this seat, then let the others play until it is asked again."""
        learner = self.learner
        earned = learner.step(learner.checked(action))
        observation, info = self._see()
        if self.render_mode == "human":
            self.render()
        return observation, earned, learner.is_over, learner.is_cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO wants it."""
        observer = self.session.observer
        observer.look(self.session.match, self.seat)
        return observer.mask.astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position as `render_seat` sees it (`own` is the learning seat), in the render mode."""
        chosen = self.seat if self.render_seat == "own" else self.render_seat
        return shown(self.session.spec, self.session.match, self.render_mode, viewer_of(self.session.match, chosen))

    def record(self) -> Record:
        """The game so far, to be saved, verified and told."""
        return self.session.record()

    def _see(self) -> tuple[Numbers, Info]:
        observer = self.session.observer
        observer.look(self.session.match, self.learner.seat)
        return self.seen(observer.numbers.copy(), observer.mask.copy()), {"action_mask": observer.mask.copy()}

    def seen(self, numbers: Numbers, mask: Mask) -> Numbers:
        """An observation of these numbers and this mask: the numbers, or a dictionary of both under the same type."""
        seen: Observation = {"observation": numbers, "action_mask": mask}
        return numbers if self.mask == IN_INFO else cast("Numbers", seen)


def opponents_at(spec: GameSpec, given: Sequence[Opponent] | None) -> Sequence[Opponent]:
    """The opponents that are given, or one who plays by chance at every other seat of the usual number."""
    return ["uniform"] * (usual_seats(spec) - 1) if given is None else given


def short_env(**settings: Unpack[SoloSettings]) -> SoloEnv:
    """The short form of a game, but for what is chosen otherwise."""
    chosen: SoloSettings = {**short_of(settings.get("game")), **settings}
    return SoloEnv(**chosen)
