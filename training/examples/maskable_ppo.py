"""MaskablePPO of sb3-contrib on many tables; needs `pip install warrior-knights-env[train]`."""

from typing import TYPE_CHECKING

from wk_env import LearningSeats, stable_baselines_env

if TYPE_CHECKING:
    from sb3_contrib import MaskablePPO  # pyright: ignore[reportMissingImports]


def learn(decisions: int, tables: int = 8, seed: int = 1) -> "MaskablePPO":
    """A policy for every seat, after this many decisions against Barons who play by chance."""
    # Only this example needs them, and the other two run without.
    import torch  # noqa: PLC0415 # pyright: ignore[reportMissingImports]
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 # pyright: ignore[reportMissingImports]

    torch.set_num_threads(1)
    env = stable_baselines_env(LearningSeats(tables, seat=None, reward="influence"))
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=64, n_epochs=2, seed=seed, device="cpu")
    return model.learn(decisions)


if __name__ == "__main__":
    print(f"decisions learned from: {learn(1000).num_timesteps}")
