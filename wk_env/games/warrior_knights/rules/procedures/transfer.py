"""Handing over troop cards during movement: they flow to the Noble who moves."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import DONOR, ENOUGH, NO_DONOR, STRONGHOLD, TAKE
from wk_env.games.warrior_knights.rules.deeds import leave_if_bare, move_army, move_troop
from wk_env.games.warrior_knights.rules.numbers import BIT, FIRST_GROUP, NONE
from wk_env.games.warrior_knights.rules.procedures.armies import army_at, kinds_in
from wk_env.games.warrior_knights.rules.queries import area_of, baron_of, card_of_kind, has_card, is_shut_in, troops_of
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.games.warrior_knights.rules.troop_kinds import can_merge, kinds_with_room
from wk_env.kernel.core import Decision, Frame


def stays_sound(table: Table, army: i64, troops: i64, tokens: i64) -> bool:
    """Whether an army's casualties stay below its troops when so many troops and tokens are added.

    Rules: WK-589
    """
    casualties: i64 = table.casualties[army] + tokens
    return casualties == 0 or 100 * casualties < troops_of(table, army) + troops


def can_give(table: Table, place: i64, noble: i64) -> bool:
    """Whether one of his Baron's places can give cards to a moving Noble.

    It is the stronghold in his area or a fresh Noble there; with casualty tokens it gives all cards and all tokens.
    Neither a second Leader nor a second Herald comes to him.

    Rules: WK-339, WK-344, WK-345, WK-348, CG-024
    """
    donor: i64 = army_at(baron_of(noble), place)
    if donor == noble or not has_card(table, donor):
        return False
    area: i64 = area_of(table, noble)
    if place == STRONGHOLD and table.stronghold_at[baron_of(noble)] != area:
        return False
    if place != STRONGHOLD and (area_of(table, donor) != area or table.noble_fresh[donor] == 0):
        return False
    tokens: i64 = table.casualties[donor]
    if tokens == 0:
        return kinds_to_take(table, donor, noble) != 0
    return can_merge(table, donor, noble) and stays_sound(table, noble, table.army_troops[donor], tokens)


def kinds_to_take(table: Table, donor: i64, noble: i64) -> i64:
    """The set of kinds of which a Noble can take a card from an army.

    Rules: WK-340, CG-024
    """
    return kinds_with_room(table, kinds_in(table, donor), noble)


class TakeTroops(Frame[Table]):
    """A moving Noble takes over troop cards where he stands: each place of his Baron may give once.

    Rules: WK-338, WK-340, WK-341, WK-343, WK-347
    """

    __slots__ = ("asked", "donor", "noble")

    def __init__(self, noble: i64) -> None:
        self.noble: i64 = noble
        self.asked: i64 = 0  # set of places that have given
        self.donor: i64 = NONE  # the army he is taking cards from

    def resume(self, game: Play) -> None:
        """Ask for the next card, or for the next donor."""
        if self.donor != NONE:
            decision = ask_about(game, baron_of(self.noble), TAKE, self.noble, self.donor)
            offer_each(decision, kinds_to_take(game.state, self.donor, self.noble), 0)
            decision.offer(ENOUGH)
            return
        decision = ask_about(game, baron_of(self.noble), DONOR, self.noble, NONE)
        if not is_shut_in(game.state, self.noble):
            self._offer_donors(game.state, decision)
        if decision.count == 0:
            game.end()
        else:
            decision.offer(NO_DONOR)

    def answer(self, game: Play, choice: i64) -> None:
        """A donor gives what he is asked for."""
        if self.donor != NONE:
            self._take(game.state, choice)
        elif choice == NO_DONOR:
            game.end()
        else:
            self._turn_to(game.state, choice)

    def _offer_donors(self, table: Table, decision: Decision) -> None:
        """The places that can give and have not given here."""
        for place in range(STRONGHOLD + 1):
            if (self.asked >> place) & 1 == 0 and can_give(table, place, self.noble):
                decision.offer(place)

    def _turn_to(self, table: Table, place: i64) -> None:
        """A donor with casualty tokens gives everything at once, another one card by card.

        Rules: WK-345
        """
        self.asked |= BIT[place]
        donor: i64 = army_at(baron_of(self.noble), place)
        if table.casualties[donor] == 0:
            self.donor = donor
            return
        move_army(table, donor, self.noble)
        dismiss_if_bare(table, donor)

    def _take(self, table: Table, kind: i64) -> None:
        """One card goes over; a donor who is asked for no more, or has no more, is done."""
        if kind != ENOUGH:
            move_troop(table, card_of_kind(table, kind, self.donor), self.noble)
        if kind == ENOUGH or kinds_to_take(table, self.donor, self.noble) == 0:
            dismiss_if_bare(table, self.donor)
            self.donor = NONE

    def copy(self) -> "TakeTroops":
        """An independent copy."""
        twin = TakeTroops(self.noble)
        twin.asked = self.asked
        twin.donor = self.donor
        return twin


def dismiss_if_bare(table: Table, army: i64) -> None:
    """A donor without troops and tokens leaves the board; a stronghold stays."""
    if army < FIRST_GROUP:
        leave_if_bare(table, army)
