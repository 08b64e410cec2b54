"""Player Elimination: a Baron leaves the game, and what was his with him."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.in_force import discard_cards_on_baron, discard_cards_on_noble
from wk_env.games.warrior_knights.rules.deeds import make_neutral, put_noble
from wk_env.games.warrior_knights.rules.numbers import (
    ASIDE,
    BIT,
    CITIES,
    FIRST_GROUP,
    MOST_SEATS,
    NOBLES,
    NONE,
    OUT_OF_GAME,
    SPOTS,
    SYMBOLS,
    VOYAGES,
)
from wk_env.games.warrior_knights.rules.optional.garrison_ends import scatter
from wk_env.games.warrior_knights.rules.optional.pacts import end_pacts
from wk_env.games.warrior_knights.rules.optional.reign import all_have_conceded, collector_of
from wk_env.games.warrior_knights.rules.optional.truces import end_truces
from wk_env.games.warrior_knights.rules.procedures.ban import not_banned
from wk_env.games.warrior_knights.rules.procedures.death import disband
from wk_env.games.warrior_knights.rules.procedures.heirs import has_tokens, pass_heir
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats, seat_with_most
from wk_env.games.warrior_knights.rules.procedures.victory import VICTORIES
from wk_env.games.warrior_knights.rules.procedures.voyages import end_share, is_under_way
from wk_env.games.warrior_knights.rules.public_history import forget_laid
from wk_env.games.warrior_knights.rules.state import Play, Table, put, stack_room
from wk_env.kernel.core import Frame


class Eliminate(Frame[Table]):
    """A Baron whose stronghold was captured is out of the game; the last one left wins at once.

    Rules: WK-544, WK-545, WK-591
    """

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resume(self, game: Play) -> None:
        """Everything of his leaves; with one Baron left, or a King to whom the rest have conceded, all is over.

        Rules: WK-591, VR-114
        """
        game.end()
        eliminate(game, self.seat)
        left: i64 = all_seats(game.state)
        for seat in range(game.state.seats):
            if left == BIT[seat]:
                game.state.winner = seat
                end_all(game)
                return
        if all_have_conceded(game.state):
            game.state.winner = collector_of(game.state)
            end_all(game)

    def copy(self) -> "Eliminate":
        """An independent copy."""
        return Eliminate(self.seat)


def end_all(game: Play) -> None:
    """The game is over in the middle of whatever was going on.

    Rules: WK-591
    """
    while not game.is_over():
        game.end()


def eliminate(game: Play, seat: i64) -> None:
    """A Baron is out: tokens of office pass on, all else of his leaves the table. Fate results naming him are redrawn.

    Rules: WK-544, WK-545, WK-591, VR-097, VR-149
    """
    table = game.state
    table.gone |= BIT[seat]
    table.seat_of = put(table.seat_of, table.colour[seat], NONE)
    pass_tokens(table, seat)
    learning_of(table).leave(table, seat)
    VICTORIES[table.rules.victory].leave(table, seat)
    discard_cards_on_baron(game, seat)
    remove_nobles(game, seat)
    for city in range(CITIES):
        if table.city_owner[city] == seat:
            make_neutral(table, city)
            scatter(game, city)
    table.crowns[seat] = 0
    table.faith[seat] = 0
    table.votes[seat] = 0
    table.influence[seat] = 0
    forget_points(table, seat)
    table.banned = put(table.banned, seat, 0)
    remove_cards(table, seat)
    remove_markers(table, seat)
    remove_promises(table, seat)
    end_truces(table, seat)
    end_pacts(table, seat)
    return_heirs(table, seat)


def forget_points(table: Table, seat: i64) -> None:
    """Nothing counts for him any more."""
    if len(table.points) > 0:
        table.points = put(table.points, seat, 0)


def remove_invader(game: Play) -> None:
    """Without its stronghold the invader is gone for good: Nobles, troops and cards.

    Rules: VR-085
    """
    table = game.state
    table.gone |= BIT[table.seats]
    remove_nobles(game, table.seats)
    remove_cards(table, table.seats)


def pass_tokens(table: Table, seat: i64) -> None:
    """The chair goes to the Baron with most Votes, the Church to the one with most Faith, ties by Fate.

    Banned Barons are passed over for the chair as long as there is another.
    Rules: WK-545
    """
    if table.head == seat:
        table.head = seat_with_most(table, table.faith, all_seats(table))
    if table.chairman == seat:
        fitting: i64 = not_banned(table)
        table.chairman = seat_with_most(table, table.votes, all_seats(table) if fitting == 0 else fitting)


def remove_nobles(game: Play, seat: i64) -> None:
    """His Nobles leave with their offices and sieges, his Regulars for good, his Mercenaries into their deck.

    Rules: WK-544, WK-591
    """
    table = game.state
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        put_noble(table, noble, OUT_OF_GAME)
        discard_cards_on_noble(game, noble)
        table.casualties[noble] = 0
        disband(game, noble)
    table.casualties[FIRST_GROUP + seat] = 0
    disband(game, FIRST_GROUP + seat)


def remove_cards(table: Table, seat: i64) -> None:
    """His Action cards leave his hand, the stacks and all areas.

    Rules: WK-544
    """
    for card in range(seat * table.content.hand, seat * table.content.hand + table.content.hand):
        table.action_at[card] = ASIDE
    for stack in range(len(table.stack_left)):
        kept: i64 = 0
        for place in range(stack * stack_room(table), stack * stack_room(table) + table.stack_left[stack]):
            card = table.stacks[place]
            if card // table.content.hand != seat:
                table.stacks[stack * stack_room(table) + kept] = card
                kept += 1
        table.stack_left[stack] = kept
    forget_laid(table, seat)


def remove_markers(table: Table, seat: i64) -> None:
    """His markers leave the Mercenary Track; his shares in expeditions go to the treasury.

    Rules: WK-544, WK-591
    """
    for spot in range(SPOTS):
        if table.track[spot] == seat:
            table.track[spot] = NONE
    for voyage in range(VOYAGES):
        if is_under_way(table, voyage):
            end_share(table, voyage, seat, 0)


def remove_promises(table: Table, seat: i64) -> None:
    """Nobody owes him or is owed by him anything."""
    for row in range(len(table.promised)):
        if row // MOST_SEATS == seat or row % MOST_SEATS == seat:
            table.promised = put(table.promised, row, 0)
    for row in range(len(table.promised_at_stake)):
        if row // MOST_SEATS == seat or row % MOST_SEATS == seat:
            table.promised_at_stake = put(table.promised_at_stake, row, 0)


def return_heirs(table: Table, seat: i64) -> None:
    """The heirs of his Nobles are gone with them; those of others that he held go back to their Barons."""
    if not has_tokens(table):
        return
    for noble in range(NOBLES):
        if noble // SYMBOLS == seat:
            table.heir_at = put(table.heir_at, noble, NONE)
            table.fallen = put(table.fallen, noble, 0)
        elif table.heir_at[noble] == seat:
            pass_heir(table, noble, noble // SYMBOLS)
