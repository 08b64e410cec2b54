"""What a seat cannot know in Tollgate: numbers in closed fists and carts to come."""

from mypy_extensions import i64

from wk_env.games.tollgate.rules.game import CARTS, Play, Table


def is_sealed(game: Play, ask: i64) -> bool:
    """Whether the fists of this kind of question are still closed."""
    return game.decision.count > 0 and game.decision.ask == ask


def carts_seen(table: Table) -> i64:
    """How many carts everybody has seen, the one at the gate included."""
    return min(table.turned, CARTS) + 1
