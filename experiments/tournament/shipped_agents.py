"""The tournament of all shipped agents, or of some beside one that has learned, with one seed."""

from typing import Final

from wk_agents.roster import HOUSE
from wk_experiments.tournament.settings import TournamentRequest

from wk_env.kernel.advisor import USUAL_STYLE
from wk_env.play.registry import USUAL, game_named

STEWARD: Final = "steward"
# As whom agents of the house play. Those that are not listed play under their names; people do not play.
ROLES: Final[dict[str, tuple[str, ...]]] = {
    "human": (),
    "isolated": (),
    "mixed": (),
    "policy": (),
    "search": ("search(sims=25)",),
}
QUICK: Final = ("uniform", "greedy", STEWARD)
ADVISED: Final = ("greedy", "search", STEWARD)  # they need the advice of the game
# Of one that has learned. Against uniform all games would go one way, and ratings be bounds.
RIVALS: Final = ("mixed", "mixed(epsilon=0.2)", "greedy", STEWARD)
GAMES: Final = {"full": 400, "quick": 1}
BESIDE_A_LEARNER: Final = {"full": 200, "quick": 1}  # greedy takes its time


# Only shipped agents play for the house, and they guess no seeds: its salt is known, so that everybody deals the same.
PUBLIC_SALT: Final = b"warrior knights.".hex()


def field(size: str, game: str) -> list[str]:
    """Who plays a game for the house: everybody, or in a `quick` tournament those who are quick."""
    known = [name for name in HOUSE if game_named(game).advisor is not None or name not in ADVISED]
    if size == "quick":
        return [name for name in QUICK if name in known]
    roles = {**ROLES, STEWARD: stewards(game)}
    return [text for name in known for text in roles.get(name, (name,))]


def stewards(game: str) -> tuple[str, ...]:
    """A steward of each style of a game beside the usual one, or of that if it has no other."""
    advisor = game_named(game).advisor
    styles = [] if advisor is None else [style for style in advisor.styles() if style != USUAL_STYLE]
    return tuple(f"{STEWARD}(style={style})" for style in styles) or (STEWARD,)


def asked_of(
    seed: int,
    size: str,
    rules: dict[str, int | str | list[str]] | None = None,
    game: str = USUAL,
    learner: str | None = None,
) -> TournamentRequest:
    """The tournament of the house, or of a learner and its rivals: `full`, or `quick`, which is a single deal."""
    agents = field(size, game) if learner is None else [learner, *RIVALS]
    games = GAMES if learner is None else BESIDE_A_LEARNER
    return TournamentRequest(agents, games[size], seed, rules=rules, game=game, salt=PUBLIC_SALT)
