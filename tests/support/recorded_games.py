"""Recorded games to try things on."""

from wk_env.kernel.rng import rng_from
from wk_env.play.record import Record, Recorder


def recorded(seed: int = 1, seats: int = 3) -> Record:
    """A whole game of Tollgate, played by chance."""
    recorder = Recorder("wk/tollgate", {"seats": seats}, seed, ["Ada", "Bo", "Cy"][:seats])
    luck = rng_from(seed)
    while recorder.match.decision.count:
        recorder.play(recorder.match.decision.choices()[luck.below(recorder.match.decision.count)])
    return recorder.record()
