"""The fair as a carter sees it: what he cannot know is blank."""

from mypy_extensions import i64

from wk_env.games.tollgate.knowledge.sight import carts_seen, is_sealed
from wk_env.games.tollgate.rules.game import BID, DUEL, NOBODY, Play, Table


def open_table(game: Play, viewer: i64) -> Table:
    """A copy in which closed fists of others and carts to come are NOBODY."""
    table = game.state.copy()
    for cart in range(carts_seen(table), len(table.deck)):
        table.deck[cart] = NOBODY
    for rival in range(table.seats):
        if rival != viewer and is_sealed(game, BID):
            table.bids[rival] = NOBODY
        if rival != viewer and is_sealed(game, DUEL):
            table.fists[rival] = NOBODY
    return table
