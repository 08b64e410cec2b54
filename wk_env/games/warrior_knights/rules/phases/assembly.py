"""The Assembly: Votes, offices and Charges, Private Motions, voting on Agendas, new Agendas."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DEPUTY, NEXT_AGENDA
from wk_env.games.warrior_knights.rules.cards.in_force import discard
from wk_env.games.warrior_knights.rules.cards.vocabulary import KIND_PRIVATE
from wk_env.games.warrior_knights.rules.measures import (
    MAY_ATTEND,
    ONLY_FEWEST_CITIES,
    VOTES_RECEIVED,
    bend_of,
    measure_of_baron,
)
from wk_env.games.warrior_knights.rules.moments import ASSEMBLY_BEGINS, EVERYBODY, announce
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, FIRST_AGENDA, MOST_SEATS, NONE
from wk_env.games.warrior_knights.rules.optional.pacts import is_missing, let_in_again
from wk_env.games.warrior_knights.rules.procedures.agenda import Agenda
from wk_env.games.warrior_knights.rules.procedures.display import reveal_agendas
from wk_env.games.warrior_knights.rules.procedures.private_motion import POSTPONED, PrivateMotion
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.procedures.voting import WriteVotes, attending
from wk_env.games.warrior_knights.rules.queries import cities_of, kingdom_cities_of, speaker
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

# The steps of an Assembly.
BEGIN: Final[i64] = 0
GATHER: Final[i64] = 1
PRIVATE: Final[i64] = 2
ORDER: Final[i64] = 3
WRITE: Final[i64] = 4
VOTE: Final[i64] = 5

TWO_PLAYERS: Final[i64] = 2


class Assembly(Frame[Table]):
    """Votes, deputy, Private Motions, order, voting, new Agendas; the cards in the area are the business of Actions.

    Rules: WK-239, WK-245, WK-282
    """

    __slots__ = ("place", "step")

    def __init__(self) -> None:
        self.step: i64 = BEGIN
        self.place: i64 = 0

    def resume(self, game: Play) -> None:
        """Go on with the step; while Agendas wait somebody must be there and preside.

        Rules: WK-243
        """
        table = game.state
        if self.step == BEGIN:
            self.step = GATHER
            announce(game, ASSEMBLY_BEGINS, EVERYBODY, NONE)
        elif self.step == GATHER:
            self.step = PRIVATE
            gather(table)
        elif waiting_agendas(table) == 0 or attending(table) == 0:
            discard_current(game)
            close(game)
        elif table.attends[speaker(table)] == 0:
            ask_for_deputy(game)
        elif self.step == PRIVATE:
            self._hear_private_motion(game)
        elif self.step == ORDER:
            self._fix_order(game)
        elif self.step == WRITE:
            self.step = VOTE
            if table.seats == TWO_PLAYERS:
                game.call(WriteVotes(attending(table)))
        else:
            self._vote(game)

    def answer(self, game: Play, choice: i64) -> None:
        """Name the deputy, or put the chosen Agenda next."""
        table = game.state
        if game.decision.ask == DEPUTY:
            table.acting = choice
            return
        card: i64 = table.current[choice]
        table.current[choice] = table.current[self.place]
        table.current[self.place] = card
        self.place += 1

    def copy(self) -> "Assembly":
        """An independent copy."""
        twin = Assembly()
        twin.step = self.step
        twin.place = self.place
        return twin

    def _hear_private_motion(self, game: Play) -> None:
        """Deal with the next Private Motion; the place it took stays empty.

        Rules: WK-245, WK-274, WK-279, WK-282
        """
        table = game.state
        if table.outcome == POSTPONED:
            close(game)
            return
        for place in range(len(table.current)):
            card: i64 = table.current[place]
            if card != NONE and table.content.agenda_kind[card - FIRST_AGENDA] == KIND_PRIVATE:
                table.current[place] = NONE
                discard(game, card)
                game.call(PrivateMotion())
                return
        self.step = ORDER
        close_ranks(table)

    def _fix_order(self, game: Play) -> None:
        """Ask the acting Chairman which of the Agendas left comes next; the last one has no choice.

        Rules: WK-244, WK-246, WK-247
        """
        table = game.state
        if self.place + 1 >= len(table.current) or table.current[self.place + 1] == NONE:
            self.step = WRITE
            self.place = 0
            return
        decision = game.ask(speaker(table), NEXT_AGENDA)
        for place in range(self.place, len(table.current)):
            if table.current[place] != NONE:
                decision.offer(place)

    def _vote(self, game: Play) -> None:
        """The next Agenda in the order comes up.

        Rules: WK-247, WK-254, WK-531
        """
        table = game.state
        card: i64 = table.current[self.place]
        table.current[self.place] = NONE
        self.place += 1
        game.call(Agenda(card, self.place - 1 if table.seats == TWO_PLAYERS else NONE))


def may_attend(table: Table, seat: i64) -> bool:
    """Whether a Baron may, and therefore must, attend: in the game, not banned, not kept away by charge or breach.

    Rules: WK-238, WK-544, VR-062
    """
    if is_missing(table, seat):
        return False
    return not is_gone(table, seat) and table.banned[seat] == 0 and measure_of_baron(table, MAY_ATTEND, seat, 1, 0) > 0


def gather(table: Table) -> None:
    """The Barons come in and those who attend are given Votes.

    Rules: WK-238, WK-240, WK-241
    """
    table.outcome = 0
    here = filled(MOST_SEATS, 0)
    for seat in range(table.seats):
        here[seat] = 1 if may_attend(table, seat) else 0
    table.attends = here
    for seat in range(table.seats):
        if table.attends[seat] == 1:
            table.votes[seat] += votes_for(table, seat)


def votes_for(table: Table, seat: i64) -> i64:
    """The Votes that an attending Baron is given: 1 and 1 for each Kingdom city, besieged ones too.

    Rules: WK-240
    """
    votes: i64 = measure_of_baron(table, VOTES_RECEIVED, seat, 1 + kingdom_cities_of(table, seat), 0)
    if table.bent[VOTES_RECEIVED] == 0 or cities_of(table, seat) > fewest_cities(table):
        return votes
    return bend_of(table, VOTES_RECEIVED, ONLY_FEWEST_CITIES, seat, NONE, NONE, NONE, votes, 0)


def fewest_cities(table: Table) -> i64:
    """How many cities the attending Baron with fewest controls."""
    fewest: i64 = CITIES
    for seat in range(table.seats):
        if table.attends[seat] == 1:
            fewest = min(fewest, cities_of(table, seat))
    return fewest


def ask_for_deputy(game: Play) -> None:
    """The absent Chairman names an attending Baron who acts for him, and again whenever the chair is empty.

    Rules: WK-243, WK-244, WK-293
    """
    table = game.state
    decision = game.ask(table.chairman, DEPUTY)
    for seat in range(table.seats):
        if attending(table) & BIT[seat] != 0:
            decision.offer(seat)


def close_ranks(table: Table) -> None:
    """The Agendas left move to the first places, in the order in which they lie."""
    filled: i64 = 0
    for place in range(len(table.current)):
        card: i64 = table.current[place]
        if card != NONE:
            table.current[place] = NONE
            table.current[filled] = card
            filled += 1


def waiting_agendas(table: Table) -> i64:
    """How many current Agendas have not come up yet."""
    waiting: i64 = 0
    for place in range(len(table.current)):
        if table.current[place] != NONE:
            waiting += 1
    return waiting


def discard_current(game: Play) -> None:
    """Nobody attends: the current Agendas are discarded without a vote.

    Rules: WK-243
    """
    for place in range(len(game.state.current)):
        if game.state.current[place] != NONE:
            discard(game, game.state.current[place])
            game.state.current[place] = NONE


def close(game: Play) -> None:
    """New Agendas are revealed, unless a postponed Assembly left some waiting; the Barons go home and keep their Votes.

    Rules: WK-244, WK-255, WK-256, WK-279, VR-062
    """
    table = game.state
    let_in_again(table)
    if waiting_agendas(table) == 0:
        reveal_agendas(game)
    table.acting = NONE
    table.attends = filled(MOST_SEATS, 0)
    table.written = filled(MOST_SEATS * len(table.current), NONE)
    game.end()
