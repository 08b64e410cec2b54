"""Recorded games to try things on."""

from wk_env.games.tollgate.spec import TOLLGATE
from wk_env.kernel.rng import rng_from
from wk_env.play.history import new_history
from wk_env.play.record import Record, to_record


def recorded(seed: int = 1, seats: int = 3) -> Record:
    """A whole game of Tollgate, played by chance."""
    history, luck = new_history(TOLLGATE, {"seats": seats}, seed), rng_from(seed)
    while history.match.decision.count:
        history.play(history.match.decision.choices()[luck.below(history.match.decision.count)])
    return to_record(history, ["Ada", "Bo", "Cy"][:seats])
