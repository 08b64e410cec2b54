"""Opponents at a door that are functions."""

import numpy as np

from wk_env.doors.observer import Observation


def uniform(observation: Observation, luck: np.random.Generator) -> int:
    """Any legal action, each as likely, as a function."""
    return int(luck.choice(np.flatnonzero(observation["action_mask"])))
