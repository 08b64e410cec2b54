"""Tables with windows for bargains where something is at stake."""

from dataclasses import replace

from wk_env.games.warrior_knights.rules.numbers import BROKEN, MOST_SEATS
from wk_env.games.warrior_knights.rules.state import Play, add_columns


def open_windows(game: Play, largest_sum: int = 20) -> Play:
    """From now on Barons bargain wherever something is at stake."""
    table = game.state
    table.rules = replace(table.rules, offers=1, bargain_windows=1, largest_sum=largest_sum)
    add_columns(table, table.rules)
    return game


def crowns(game: Play) -> list[int]:
    """Everybody's crowns."""
    return list(game.state.crowns[: game.state.seats])


def promise(game: Play, giver: int, receiver: int) -> int:
    """What a Baron promised another about what is at stake."""
    return game.state.promised_at_stake[giver * MOST_SEATS + receiver]


def broken(game: Play, giver: int, receiver: int) -> int:
    """How often a Baron broke his word to another."""
    return game.state.history[BROKEN + giver * MOST_SEATS + receiver]
