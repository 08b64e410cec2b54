"""A fair that a seat could be at: other numbers in closed fists, other carts to come."""

from mypy_extensions import i64

from wk_env.games.tollgate.knowledge.sight import carts_seen, is_sealed
from wk_env.games.tollgate.rules.game import BID, DUEL, FISTS, HIGHEST_BID, NOBODY, Play, Table
from wk_env.kernel.rng import Rng, rng_from


def redeal(game: Play, seat: i64, seed: i64) -> Play:
    """A fair this seat could be at: other carts to come, other numbers in closed fists."""
    world = game.copy()
    luck = rng_from(seed)
    redeal_fists(world, seat, luck)
    sort_carts(world.state)
    luck.shuffle(world.state.deck, carts_seen(world.state), len(world.state.deck))
    world.rng = luck
    return world


def redeal_fists(game: Play, seat: i64, luck: Rng) -> None:
    """Close the fists of the others on numbers they could hold."""
    table = game.state
    for rival in range(table.seats):
        if rival == seat:
            continue
        if is_sealed(game, BID) and table.bids[rival] != NOBODY:
            table.bids[rival] = luck.below(min(HIGHEST_BID, table.coins[rival]) + 1)
        if is_sealed(game, DUEL) and table.fists[rival] != NOBODY:
            table.fists[rival] = luck.below(FISTS)


def sort_carts(table: Table) -> None:
    """Put the carts to come in order, the lowest worth first: nothing of the hidden order survives."""
    for end in range(carts_seen(table) + 1, len(table.deck)):
        place: i64 = end
        while place > carts_seen(table) and table.deck[place] < table.deck[place - 1]:
            worth: i64 = table.deck[place]
            table.deck[place] = table.deck[place - 1]
            table.deck[place - 1] = worth
            place -= 1
