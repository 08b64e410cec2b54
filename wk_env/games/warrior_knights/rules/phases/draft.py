"""The Mercenary Draft: who stands on the Track hires, from left to right."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import HIRE, NO_HIRE
from wk_env.games.warrior_knights.rules.deeds import pay, shuffle_into_deck
from wk_env.games.warrior_knights.rules.numbers import BIT, BLOCKED, NONE, ON_OFFER, REGULARS, SPOTS
from wk_env.games.warrior_knights.rules.procedures.display import offer_mercenaries
from wk_env.games.warrior_knights.rules.procedures.hiring import PlaceTroop
from wk_env.games.warrior_knights.rules.queries import card_of_kind
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

ANY_NATION: Final[i64] = -1


class Draft(Frame[Table]):
    """Serve the markers from left to right, a turn each, then reveal new Mercenaries. Casualty tokens are taken off.

    Rules: WK-295, WK-299, WK-300, WK-308, CG-083, CG-147
    """

    __slots__ = ("served",)

    def __init__(self) -> None:
        self.served: i64 = 0  # the set of Barons whose first marker came up

    def resume(self, game: Play) -> None:
        """Take off the next marker and let its owner hire, or end the Draft."""
        table = game.state
        take_off_tokens(table)
        for spot in range(SPOTS):
            seat: i64 = table.track[spot]
            if seat != NONE:
                table.track[spot] = NONE
                game.call(Hiring(seat, self._further_cards(table, seat)))
                self.served |= BIT[seat]
                return
        game.end()
        renew_offer(game)

    def copy(self) -> "Draft":
        """An independent copy."""
        twin = Draft()
        twin.served = self.served
        return twin

    def _further_cards(self, table: Table, seat: i64) -> i64:
        """How many cards more of one nationality a marker may bring: at his first, as many as he has markers left.

        Rules: WK-301
        """
        is_first: bool = self.served & BIT[seat] == 0
        return markers_of(table, seat) * (i64(1) if is_first else table.rules.later_hires)


class Hiring(Frame[Table]):
    """One marker's turn: its Baron hires a Mercenary or none; more of that nationality cost him a further marker each.

    Rules: WK-296, WK-301, WK-302, WK-303, WK-309, WK-310, WK-311
    """

    __slots__ = ("further", "nation", "seat")

    def __init__(self, seat: i64, further: i64) -> None:
        self.seat: i64 = seat
        self.further: i64 = further  # cards that he may hire beyond the first
        self.nation: i64 = ANY_NATION  # of the card that he hired in this turn

    def resume(self, game: Play) -> None:
        """Ask what he hires; after the first card only while he may have another and can pay for it."""
        table = game.state
        kinds: i64 = kinds_for_hire(table, self.seat, self.nation)
        if self.nation != ANY_NATION and (self.further == 0 or kinds == 0):
            game.end()
            return
        decision = ask_about(game, self.seat, HIRE, self.further, self.nation)
        offer_each(decision, kinds, 0)
        decision.offer(NO_HIRE)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay, give up the marker and assign the card at once, or have enough."""
        table = game.state
        if choice == NO_HIRE:
            game.end()
            return
        if self.nation != ANY_NATION:
            table.track[next_marker(table, self.seat)] = NONE
            self.further -= 1
        troop: i64 = card_of_kind(table, choice, ON_OFFER)
        self.nation = table.content.troop_nation[troop]
        pay(table, self.seat, table.content.troop_wage[troop])
        game.call(PlaceTroop(self.seat, troop))

    def copy(self) -> "Hiring":
        """An independent copy."""
        twin = Hiring(self.seat, self.further)
        twin.nation = self.nation
        return twin


def take_off_tokens(table: Table) -> None:
    """The casualty tokens on the track go when a Draft begins; nobody is served for them.

    Rules: CG-083, CG-147
    """
    for spot in range(SPOTS):
        if table.track[spot] == BLOCKED:
            table.track[spot] = NONE


def kinds_for_hire(table: Table, seat: i64, nation: i64) -> i64:
    """The set of kinds on offer, of one nationality if one is wanted, whose wage he can pay as fee.

    Rules: WK-296, WK-297, WK-298, WK-301, CG-021, CG-038
    """
    kinds: i64 = 0
    for troop in range(REGULARS, len(table.troop_at)):
        if table.troop_at[troop] != ON_OFFER or table.content.troop_wage[troop] > table.crowns[seat]:
            continue
        if nation == ANY_NATION or table.content.troop_nation[troop] == nation:
            kinds |= BIT[table.content.troop_kind[troop]]
    return kinds


def markers_of(table: Table, seat: i64) -> i64:
    """How many markers of a Baron lie on the track."""
    count: i64 = 0
    for spot in range(SPOTS):
        if table.track[spot] == seat:
            count += 1
    return count


def next_marker(table: Table, seat: i64) -> i64:
    """The spot of a Baron's leftmost marker, or NONE.

    Rules: WK-302
    """
    for spot in range(SPOTS):
        if table.track[spot] == seat:
            return spot
    return NONE


def renew_offer(game: Play) -> None:
    """Unhired cards are shuffled into the Mercenary deck, and one card more than there are players is revealed.

    Rules: WK-307
    """
    for troop in range(REGULARS, len(game.state.troop_at)):
        if game.state.troop_at[troop] == ON_OFFER:
            shuffle_into_deck(game, troop)
    offer_mercenaries(game)
