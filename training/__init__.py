"""How learned agents are made: from the first game to the file of a policy; example programs, one a door."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wk_training.presets import PRESETS, Preset
    from wk_training.train import resume_training, run_training

__all__ = ("PRESETS", "Preset", "resume_training", "run_training")

# Where each public name is, as the imports at the top say it to type checkers.
PLACES: Final = {
    "PRESETS": "wk_training.presets:PRESETS",
    "Preset": "wk_training.presets:Preset",
    "resume_training": "wk_training.train:resume_training",
    "run_training": "wk_training.train:run_training",
}

if not TYPE_CHECKING:  # else names that are misspelt would pass type checks
    from wk_env.public_names import offering

    __getattr__, __dir__ = offering(__name__, PLACES)
