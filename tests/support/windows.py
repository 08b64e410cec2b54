"""Tables with windows for bargains where something is at stake."""

from dataclasses import replace
from typing import Final

from tests.support.agendas import assembly
from tests.support.arrange import answer, arrange, control, noble_of, put, run
from tests.support.battles import BERAC_AREA, at_berac
from wk_env.games.warrior_knights.rules.asks import ARRIVE, ASSAULT, NO_PARTNER
from wk_env.games.warrior_knights.rules.cards.vocabulary import VOTE_YES_NO
from wk_env.games.warrior_knights.rules.numbers import BROKEN, MOST_SEATS, NONE, STAR
from wk_env.games.warrior_knights.rules.phases.assembly import gather
from wk_env.games.warrior_knights.rules.procedures.battle import Fight
from wk_env.games.warrior_knights.rules.procedures.movement import MoveOne
from wk_env.games.warrior_knights.rules.procedures.voting import Voting
from wk_env.games.warrior_knights.rules.state import Play, add_columns

HARN_PASS: Final = 6
FROLI: Final = 13
GREY_MOOR: Final = 20
FROLI_CITY: Final = 5


def open_windows(game: Play, largest_sum: int = 20) -> Play:
    """From now on Barons bargain wherever something is at stake."""
    table = game.state
    table.rules = replace(table.rules, offers=1, bargain_windows=1, largest_sum=largest_sum)
    troops = table.army_troops
    add_columns(table, table.rules)
    table.army_troops = troops
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


def on_the_way(seats: int = 3) -> Play:
    """A Noble of seat 0 is on his way through Froli, a city of seat 1."""
    game = open_windows(arrange(seats=seats))
    put(game, noble_of(0, STAR), HARN_PASS, troops=(100,))
    control(game, 1, FROLI_CITY)
    run(game, MoveOne(0))
    answer(game, STAR, FROLI, GREY_MOOR, ARRIVE)
    return game


def before_berac(seats: int = 3) -> Play:
    """Seat 0 announces an assault on Berac of seat 1; seat 2 has an army there; nobody bids to be spared."""
    game = open_windows(at_berac(seats=seats))
    put(game, noble_of(2, STAR), BERAC_AREA, troops=(50,))
    run(game, Fight(0, BERAC_AREA))
    answer(game, NO_PARTNER, NO_PARTNER, 1, ASSAULT)
    return game


def voting(*votes: int, ballot: int = VOTE_YES_NO) -> Play:
    """An Assembly of so many Barons, who hold these Votes, is to vote; everybody has 15 crowns."""
    game = open_windows(assembly(seats=len(votes)))
    gather(game.state)
    for seat, held in enumerate(votes):
        game.state.votes[seat] = held
    run(game, Voting(ballot, NONE))
    return game
