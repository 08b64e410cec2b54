"""The attacker chooses the armies that fight; then the battle or siege begins, or an undefended city is entered."""

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import ALL_CHOSEN, ATTACKER, SIEGE
from wk_env.games.warrior_knights.rules.in_progress import note_nobles
from wk_env.games.warrior_knights.rules.numbers import BIT, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.treachery import declare
from wk_env.games.warrior_knights.rules.procedures.armies import (
    exhaust_all,
    first_noble,
    fresh_nobles_in,
    from_symbol,
    is_single,
    nobles_in,
    strength_of_group,
)
from wk_env.games.warrior_knights.rules.procedures.attack_targets import is_enough
from wk_env.games.warrior_knights.rules.procedures.capture import Capture
from wk_env.games.warrior_knights.rules.procedures.combat import Battle
from wk_env.games.warrior_knights.rules.procedures.fate_hands import ATTACK, DEFENCE
from wk_env.games.warrior_knights.rules.procedures.siege import Besiege
from wk_env.games.warrior_knights.rules.public_history import note_strike
from wk_env.games.warrior_knights.rules.queries import strength_of_hold
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Attack(Frame[Table]):
    """An attack that nothing forbids: the attacker names his armies in the order of their symbols."""

    __slots__ = ("area", "foe", "hold", "kind", "nobles", "seat", "symbol")

    def __init__(self, seat: i64, area: i64, foe: i64, hold: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.area: i64 = area
        self.foe: i64 = foe
        self.hold: i64 = hold
        self.kind: i64 = kind
        self.nobles: i64 = 0
        self.symbol: i64 = 0

    def resume(self, game: Play) -> None:
        """Ask for one army more while there is a choice; those left out have no part in the battle.

        Rules: WK-353, WK-354, WK-355
        """
        table = game.state
        later: i64 = self.later(table)
        if later == 0 or (self.nobles == 0 and is_single(later)):
            self.nobles |= later
            self.begin(game)
            return
        decision = ask_about(game, self.seat, ATTACKER, self.area, self.foe)
        for symbol in range(self.symbol, SYMBOLS):
            noble: i64 = self.seat * SYMBOLS + symbol
            if later & BIT[noble] != 0 and self.suffices(table, self.nobles | from_symbol(later, self.seat, symbol)):
                decision.offer(symbol)
        if self.nobles != 0 and self.suffices(table, self.nobles):
            decision.offer(ALL_CHOSEN)

    def later(self, table: Table) -> i64:
        """The fresh Nobles who can still be named."""
        if self.symbol == ALL_CHOSEN:
            return 0
        return from_symbol(fresh_nobles_in(table, self.seat, self.area), self.seat, self.symbol)

    def suffices(self, table: Table, nobles: i64) -> bool:
        """Whether these armies may fight: for a siege they must be stronger than the hold.

        Rules: WK-353, WK-433
        """
        return self.kind != SIEGE or is_enough(table, nobles, self.hold)

    def answer(self, game: Play, choice: i64) -> None:
        """Another army joins, or all are named."""
        if choice == ALL_CHOSEN:
            self.symbol = ALL_CHOSEN
        else:
            self.nobles |= BIT[self.seat * SYMBOLS + choice]
            note_nobles(game.state, ATTACK, self.nobles)
            self.symbol = choice + 1

    def begin(self, game: Play) -> None:
        """A siege is declared, a hold at strength 0 that nobody defends is taken at once, or the battle begins.

        Rules: WK-405, WK-419, WK-558, VR-061
        """
        table = game.state
        game.end()
        note_nobles(table, ATTACK, self.nobles)
        note_nobles(table, DEFENCE, nobles_in(table, self.foe, self.area))
        note_strike(table, self.seat, self.foe)
        declare(game, self.seat, self.foe)
        if self.kind == SIEGE:
            game.call(Besiege(self.seat, self.hold, self.nobles))
        elif is_open(table, self.foe, self.area, self.hold):
            exhaust_all(table, self.nobles)
            game.call(Capture(self.seat, self.hold))
        else:
            defenders: i64 = nobles_in(table, self.foe, self.area)
            game.call(Battle(self.seat, self.nobles, self.foe, defenders, self.hold))

    def copy(self) -> "Attack":
        """An independent copy."""
        twin = Attack(self.seat, self.area, self.foe, self.hold, self.kind)
        twin.nobles = self.nobles
        twin.symbol = self.symbol
        return twin


def is_open(table: Table, foe: i64, area: i64, hold: i64) -> bool:
    """Whether a hold has strength 0 and neither a Noble nor unled troops defend it.

    Rules: WK-419, WK-457, WK-558
    """
    if hold == NONE or first_noble(nobles_in(table, foe, area)) != NONE:
        return False
    return strength_of_hold(table, hold) == 0 and strength_of_group(table, hold) == 0
