"""Tables of Hail to the King on which somebody reigns."""

from tests.support.arrange import arrange
from tests.support.kings import crowned, emptied
from wk_env.games.warrior_knights.rules.rules import HAIL, Rules
from wk_env.games.warrior_knights.rules.state import Play

HOME = 30


def reign(king: int | None = 0, seats: int = 3, **numbers: int) -> Play:
    """Strongholds stand, the pool ran out in round 1, somebody is King, and it is round 3."""
    rules = Rules(seats=seats, **{"victory": HAIL, "reign_rounds": 12, **numbers})
    game = emptied(arrange(seats=seats, rules=rules), (5, 3, 1, 0, 0, 0)[:seats])
    for seat in range(seats):
        game.state.stronghold_at[seat] = HOME + seat
    game.state.round = 3
    return game if king is None else crowned(game, king)


def influence_of_all(game: Play) -> list[int]:
    """The Influence of all Barons."""
    return [int(game.state.influence[seat]) for seat in range(game.state.seats)]
