"""The tournament of all shipped agents, with one seed."""

from typing import Final

from wk_agents.roster import HOUSE
from wk_experiments.tournament.settings import TournamentRequest

STYLES: Final = ("conqueror", "merchant", "bishop", "statesman", "opportunist")
# As whom agents of the house play. Those that are not listed play under their names; people do not play.
ROLES: Final[dict[str, tuple[str, ...]]] = {
    "human": (),
    "isolated": (),
    "mixed": (),
    "policy": (),
    "steward": tuple(f"steward(style={style})" for style in STYLES),
    "search": ("search(sims=25)",),
}
QUICK: Final = ("uniform", "greedy", "steward")
GAMES: Final = {"full": 400, "quick": 1}


# Only shipped agents play for the house, and they guess no seeds: its salt is known, so that everybody deals the same.
PUBLIC_SALT: Final = b"warrior knights.".hex()


def field(size: str) -> list[str]:
    """Who plays for the house: everybody, or in a `quick` tournament those who are quick."""
    if size == "quick":
        return [name for name in QUICK if name in HOUSE]
    return [text for name in HOUSE for text in ROLES.get(name, (name,))]


def asked_of(seed: int, size: str, rules: dict[str, int | str | list[str]] | None = None) -> TournamentRequest:
    """The tournament of the house: `full`, or `quick`, which is a single deal."""
    return TournamentRequest(agents=field(size), games=GAMES[size], seed=seed, rules=rules, salt=PUBLIC_SALT)
