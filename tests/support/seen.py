"""What a seat sees, as numbers and by the names of their blocks."""

from wk_env.games.warrior_knights.encoding.lens import KnightsLens
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS
from wk_env.kernel.spec import GameSpec, Match


def seen_by(spec: GameSpec, match: Match, seat: int) -> list[int]:
    """What a seat of any game sees."""
    lens = spec.lens()
    lens.look(match, seat)
    found: list[int] = memoryview(lens.numbers).tolist()
    return found


def numbers(game: Play, viewer: int, observation: str = "compact") -> list[int]:
    """All numbers of an observation."""
    lens = KnightsLens(observation == "wide")
    lens.see(game, viewer)
    found: list[int] = lens.numbers.tolist()
    return found


def seen(game: Play, viewer: int, block: str, observation: str = "compact") -> list[int]:
    """The numbers of one block."""
    row = numbers(game, viewer, observation)
    where = next(found for found in WARRIOR_KNIGHTS.blocks(observation) if found.name == block)
    return row[where.start : where.start + where.count]
