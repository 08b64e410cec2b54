"""Tables with an invader: its Nobles, stronghold and cards where a test wants them."""

from tests.support.arrange import arrange, noble_of, put
from wk_env.games.warrior_knights.rules.numbers import (
    ACTIONS_A_BARON,
    FIRST_STRONGHOLD,
    IN_HAND,
)
from wk_env.games.warrior_knights.rules.optional.invader_acts import InvaderActs
from wk_env.games.warrior_knights.rules.rules import Rules
from wk_env.games.warrior_knights.rules.state import Play
from wk_env.kernel.core import settle

HOME = 12  # an outer area without a city, far from most


def invaded(seats: int = 2, home: int = HOME, seed: int = 1, **numbers: int) -> Play:
    """A bare table with an invader whose stronghold stands; its Nobles are off the board, without troops."""
    game = arrange(seed=seed, rules=Rules(seats=seats, invader=1, **numbers))
    table = game.state
    table.colour[seats] = seats
    table.stronghold_at[seats] = home
    for card in range(seats * ACTIONS_A_BARON, (seats + 1) * ACTIONS_A_BARON):
        table.action_at[card] = IN_HAND
    return game


def invader(game: Play, symbol: int) -> int:
    """A Noble of the invader."""
    return noble_of(game.state.seats, symbol)


def raid(game: Play, symbol: int, area: int, *troops: int) -> int:
    """A fresh Noble of the invader stands in an area with Mercenaries; the Noble."""
    put(game, invader(game, symbol), area, troops=troops)
    return invader(game, symbol)


def act(game: Play, kind: int) -> Play:
    """A card of this kind of the invader is turned over; on to the first question, or the end."""
    game.call(InvaderActs(game.state.seats * ACTIONS_A_BARON + 2 * kind))
    settle(game)
    return game


def its_hold(game: Play) -> int:
    """The hold that is the invader's stronghold."""
    return FIRST_STRONGHOLD + game.state.seats


def areas(game: Play) -> list[int]:
    """Where its Nobles are."""
    return [int(game.state.noble_at[invader(game, symbol)]) for symbol in range(4)]
