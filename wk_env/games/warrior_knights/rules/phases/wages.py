"""Wages: each Baron pays his Mercenaries, and whoever is not paid deserts."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrison_business import (
    dismiss_garrisons,
    pay_garrisons,
)
from wk_env.games.warrior_knights.rules.asks import NO_MORE_PAY, PAY_TROOP
from wk_env.games.warrior_knights.rules.deeds import pay, shuffle_into_deck
from wk_env.games.warrior_knights.rules.measures import WAGE, measure
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CIRCLE,
    CITIES,
    END_OF_KINDS,
    END_OF_REGULARS,
    FIRST_GARRISON,
    FIRST_GROUP,
    NONE,
    REGULAR_50,
    REGULARS,
    TROOPS,
)
from wk_env.games.warrior_knights.rules.optional.garrison_ends import send_home
from wk_env.games.warrior_knights.rules.optional.garrison_places import has_garrisons, is_manned, payer_of
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.death import BY_DESERTION, CheckArmies
from wk_env.games.warrior_knights.rules.procedures.supplies import send_back
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn
from wk_env.games.warrior_knights.rules.queries import card_of_kind, has_card, symbol_of, troops_of
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.games.warrior_knights.rules.troop_kinds import is_from_supply, is_mercenary
from wk_env.kernel.core import Frame

REGULARS_EACH: Final[i64] = 4
CIRCLE_LIMIT: Final[i64] = 400
OWN_PLACES: Final[i64] = 5  # four Nobles and the stronghold


class Wages(EachInTurn):
    """Wages for a set of Barons (bits), Chairman first; the cards in the area are the business of the Actions phase.

    Rules: WK-226, WK-228, WK-231, WK-234
    """

    __slots__ = ()

    def take_turn(self, game: Play, seat: i64) -> None:
        """A Baron pays Regulars, Mercenaries army by army, Garrisons; after all desertions his armies are checked.

        Garrisons come last, since what is left of one may join the stronghold.
        Rules: CG-033, CG-034, VR-109
        """
        game.call(CheckArmies(seat, BY_DESERTION))
        has_paid_regulars: bool = pay_regulars(game.state, seat)
        if has_paid_regulars:
            pay_garrisons(game, seat)
        else:
            dismiss_garrisons(game.state, seat)
        if has_garrisons(game.state):
            for city in range(CITIES - 1, -1, -1):
                if is_manned(game.state, city) and game.state.city_owner[city] == seat:
                    pay_or_dismiss(game, FIRST_GARRISON + city, has_paid_regulars=has_paid_regulars)
        for place in range(OWN_PLACES - 1, -1, -1):
            pay_or_dismiss(game, army_at(seat, place), has_paid_regulars=has_paid_regulars)

    def copy(self) -> "Wages":
        """An independent copy."""
        return Wages(self.waiting)


def pay_or_dismiss(game: Play, army: i64, *, has_paid_regulars: bool) -> None:
    """An army or a garrison is paid; or all of its Mercenaries desert, since the Regulars could not be paid.

    Rules: WK-228, WK-231, VR-109
    """
    if not owes_wages(game.state, army):
        return
    if has_paid_regulars:
        game.call(PayArmy(army))
    else:
        dismiss(game, army, 0, END_OF_KINDS, 0)
        end_garrison(game.state, army)


def end_garrison(table: Table, army: i64) -> None:
    """A garrison from which somebody deserted is over; for an army, nothing happens.

    Rules: VR-109
    """
    if army >= FIRST_GARRISON:
        send_home(table, army - FIRST_GARRISON, payer_of(table, army))


@mypyc_attr(free_list_len=1)
class PayArmy(Frame[Table]):
    """A Baron pays any Mercenaries of an army that he can, kinds in rising order; whoever is passed over deserts.

    Each set of cards can be reached in one way only: several copies of a kind are paid one by one.
    Rules: WK-232, WK-233
    """

    __slots__ = ("army", "kind", "paid")

    def __init__(self, army: i64) -> None:
        self.army: i64 = army
        self.kind: i64 = 0  # the kind that is being paid
        self.paid: i64 = 0  # how many of that kind were paid

    def resume(self, game: Play) -> None:
        """Ask for the next card to pay, or let the rest desert when he can pay none of it."""
        kinds: i64 = payable_kinds(game.state, self.army, self.kind, self.paid)
        if kinds == 0:
            self._dismiss_rest(game)
            return
        decision = ask_about(game, payer_of(game.state, self.army), PAY_TROOP, self.army, NONE)
        offer_each(decision, kinds, 0)
        decision.offer(NO_MORE_PAY)

    def answer(self, game: Play, choice: i64) -> None:
        """Pay one card of a kind, those of lower kinds desert; or pay no more.

        The wage is the one that was asked for, even if a captain who lowers it is among those who desert.
        """
        if choice == NO_MORE_PAY:
            self._dismiss_rest(game)
            return
        table = game.state
        wage: i64 = wage_of(table, card_of_kind(table, choice, self.army))
        if choice > self.kind:
            dismiss(game, self.army, self.kind, choice, self.paid)
            self.kind = choice
            self.paid = 0
        pay(table, payer_of(table, self.army), wage)
        self.paid += 1

    def copy(self) -> "PayArmy":
        """An independent copy."""
        twin = PayArmy(self.army)
        twin.kind = self.kind
        twin.paid = self.paid
        return twin

    def _dismiss_rest(self, game: Play) -> None:
        dismiss(game, self.army, self.kind, END_OF_KINDS, self.paid)
        end_garrison(game.state, self.army)
        game.end()


def owes_wages(table: Table, army: i64) -> bool:
    """Whether wages are due for an army: not for 400 troops or fewer with a circle Noble, maintained ones counted.

    Rules: WK-020, WK-229, WK-235, WK-236, WK-554, WK-570
    """
    return army >= FIRST_GROUP or symbol_of(army) != CIRCLE or troops_of(table, army) > CIRCLE_LIMIT


def wage_of(table: Table, troop: i64) -> i64:
    """The wage of a troop card with an army: printed, bent by cards. Casualties change nothing.

    Maintained troops have no card and cost nothing, nor do Levies, whatever a card sets wages to.

    Rules: WK-227, WK-237, WK-563, WK-564, CG-043, VR-109
    """
    if is_from_supply(table, troop):
        return 0
    army: i64 = table.troop_at[troop]
    noble: i64 = army if army < FIRST_GROUP else NONE
    content = table.content
    return measure(
        table, WAGE, payer_of(table, army), noble, NONE, content.troop_nation[troop], content.troop_wage[troop], 0
    )


def payable_kinds(table: Table, army: i64, first: i64, paid: i64) -> i64:
    """The set of kinds, from the first on, of which a card with an army is due and within his Baron's means.

    So many of the first kind were paid already.
    """
    kinds: i64 = 0
    if not has_card(table, army):
        return kinds
    for troop in range(REGULARS, len(table.troop_at)):
        kind: i64 = table.content.troop_kind[troop]
        if table.troop_at[troop] != army or kind < first or not is_mercenary(kind):
            continue
        wage: i64 = wage_of(table, troop)
        if wage > 0 and kind == first and paid > 0:
            paid -= 1
        elif 0 < wage <= table.crowns[payer_of(table, army)]:
            kinds |= BIT[kind]
    return kinds


def pay_regulars(table: Table, seat: i64) -> bool:
    """A Baron pays his Regulars, cheapest first, until he cannot pay the next; unpaid ones stay. Whether all were paid.

    Rules: WK-228, WK-230, CG-124
    """
    troop: i64 = NONE
    wage: i64 = NONE
    while True:
        troop = next_regular(table, seat, wage, troop)
        if troop == NONE:
            return True
        wage = wage_of(table, troop)
        if wage > table.crowns[seat]:
            return False
        pay(table, seat, wage)


def next_regular(table: Table, seat: i64, wage: i64, paid: i64) -> i64:
    """The Regular card with the lowest wage that is due, of those that come after the one paid last at that wage.

    NONE if there is none; of equals the first comes first. The King's Army are Regulars, too.

    Rules: WK-228, CG-124
    """
    found: i64 = NONE
    for card in range(REGULARS_EACH):
        found = sooner(table, seat, wage, paid, found, seat * REGULARS_EACH + card)
    for more in range(i64(TROOPS), len(table.troop_at)):
        if REGULAR_50 <= table.content.troop_kind[more] < END_OF_REGULARS:
            found = sooner(table, seat, wage, paid, found, more)
    return found


def sooner(table: Table, seat: i64, wage: i64, paid: i64, found: i64, troop: i64) -> i64:
    """A card instead of the one found so far, if its wage is due from this Baron, not paid yet and lower."""
    army: i64 = table.troop_at[troop]
    if army < 0 or payer_of(table, army) != seat or not owes_wages(table, army):
        return found
    asked: i64 = wage_of(table, troop)
    if asked < wage or (asked == wage and troop <= paid):
        return found
    return troop if found == NONE or asked < wage_of(table, found) else found


def dismiss(game: Play, army: i64, first: i64, end: i64, paid: i64) -> None:
    """Mercenaries of an army, of the kinds from first to before end, desert; so many of the first were paid.

    Where one deserts all Levies of the army leave it.
    Rules: WK-231, WK-233, CG-044
    """
    table = game.state
    if not has_card(table, army):
        return
    for troop in range(REGULARS, len(table.troop_at)):
        kind: i64 = table.content.troop_kind[troop]
        if table.troop_at[troop] != army or not is_mercenary(kind) or wage_of(table, troop) == 0:
            continue
        if kind < first or kind >= end:
            continue
        if kind == first and paid > 0:
            paid -= 1
        else:
            shuffle_into_deck(game, troop)
            send_back(table, army)
