"""A battle from the naming of commanders to the count of victories."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.withdrawal import may_withdraw, withdraw
from wk_env.games.warrior_knights.rules.asks import ABILITY, COMMANDER, WITHDRAW_OR_STAND
from wk_env.games.warrior_knights.rules.in_progress import note_ability, note_commander
from wk_env.games.warrior_knights.rules.measures import BATTLE_DEAL, BATTLE_PREVENT
from wk_env.games.warrior_knights.rules.numbers import BIT, DEAL, NO, NOBLES, NONE, PREVENT, SQUARE, STAR, SYMBOLS, YES
from wk_env.games.warrior_knights.rules.optional.invader import holder_of_hand, is_invader
from wk_env.games.warrior_knights.rules.optional.invader_answers import answer_for_invader, dropped_by_invader
from wk_env.games.warrior_knights.rules.procedures.aftermath import conclude
from wk_env.games.warrior_knights.rules.procedures.armies import first_noble, is_single, living, strength_of_armies
from wk_env.games.warrior_knights.rules.procedures.casualties import Suffer
from wk_env.games.warrior_knights.rules.procedures.fate_hands import (
    ATTACK,
    DEFENCE,
    Discard,
    draw_hand,
    draw_the_rest,
    drop,
    lay_open,
)
from wk_env.games.warrior_knights.rules.procedures.learnings import learning_of
from wk_env.games.warrior_knights.rules.procedures.tally import (
    cards_for,
    hits_on,
    strength_of_defence,
    tally,
    victories_of,
)
from wk_env.games.warrior_knights.rules.queries import symbol_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

COMMANDING: Final[i64] = 0
DISCARDING: Final[i64] = 1
TALLYING: Final[i64] = 2
SUFFERING: Final[i64] = 3


class UnledHolds:
    """Victories count against a hold in which its Baron has no Noble."""

    __slots__ = ()

    def shields(self, defender: i64, defenders: i64) -> bool:
        """Whether no victories count against a defender with these Nobles."""
        return False


class LedHolds(UnledHolds):
    """Victories count against a Baron's hold only if he has a Noble there."""

    __slots__ = ()

    def shields(self, defender: i64, defenders: i64) -> bool:
        """Whether no victories count against a defender with these Nobles: a Baron's hold without any.

        Rules: WK-386
        """
        return defenders == 0 and defender >= 0


UNLED: Final[list[UnledHolds]] = [UnledHolds(), LedHolds()]


class Battle(Frame[Table]):
    """A battle of two parties, in the open field (hold NONE) or an assault; the defender may be NEUTRAL.

    Columns by side: the seat, its Nobles in the battle, its commander or NONE, and 1 for an ability that is used.
    step: twice the stage, plus the side whose turn it is.
    """

    __slots__ = ("aid", "commander", "hold", "nobles", "seat", "step")

    def __init__(self, attacker: i64, attackers: i64, defender: i64, defenders: i64, hold: i64) -> None:
        self.seat: vec[i64] = vec[i64]([attacker, defender])
        self.nobles: vec[i64] = vec[i64]([attackers, defenders])
        self.commander: vec[i64] = vec[i64]([NONE, NONE])
        self.aid: vec[i64] = vec[i64]([0, 0])
        self.hold: i64 = hold
        self.step: i64 = 0

    def resume(self, game: Play) -> None:
        """Stage after stage, the attacker before the defender in each.

        Rules: WK-364, WK-382, WK-396, WK-397, WK-398, WK-399, WK-405
        """
        stage: i64 = self.step // 2
        side: i64 = self.step % 2
        if stage == COMMANDING:
            self.name_commander(game, side)
        elif stage == DISCARDING:
            self.discard(game, side)
        elif stage == TALLYING:
            self.ask_ability(game, side)
        elif stage == SUFFERING:
            self.suffer(game, side)
        else:
            self.finish(game)
        answer_for_invader(game, self)

    def name_commander(self, game: Play, side: i64) -> None:
        """Each side names one of its Nobles in the battle; a single one commands by default, without one nobody does.

        Rules: WK-365, WK-366, WK-367, WK-368, WK-408, WK-455
        """
        nobles: i64 = self.nobles[side]
        if nobles == 0 or is_single(nobles):
            self.commander[side] = first_noble(nobles)
            note_commander(game.state, side, self.commander[side])
            self.step += 1
            return
        decision = ask_about(game, self.seat[side], COMMANDER, self.seat[1 - side], self.hold)
        for noble in range(NOBLES):
            if nobles & BIT[noble] != 0:
                decision.offer(symbol_of(noble))

    def discard(self, game: Play, side: i64) -> None:
        """Once both sides have drawn, each with a commander discards; the other's choice stays closed to it.

        Before that both may declare what helps them.
        Rules: WK-373, WK-375, WK-377, WK-407, WK-408, WK-455, CG-064
        """
        if side == ATTACK:
            self.draw(game.state)
        self.step += 1
        if self.commander[side] != NONE and not is_invader(game.state, self.seat[side]):
            game.call(Discard(side, self.seat[side]))
        if side == ATTACK:
            learning_of(game.state).declare(game, self.nobles, self.hold)

    def draw(self, table: Table) -> None:
        """The attacker draws first; a neutral city or a hold without a Noble draws by the same count.

        Nobody sees the hand of an invader.
        Rules: WK-369, WK-373, WK-406, WK-407, VR-081
        """
        table.fate_side = vec[i64](
            [holder_of_hand(table, self.seat[ATTACK]), holder_of_hand(table, self.seat[DEFENCE])]
        )
        attack: i64 = strength_of_armies(table, self.nobles[ATTACK])
        defence: i64 = strength_of_defence(table, self.nobles[DEFENCE], self.hold)
        draw_hand(table, ATTACK, cards_for(table, attack, self.commander[ATTACK]))
        draw_hand(table, DEFENCE, cards_for(table, defence, self.commander[DEFENCE]))

    def ask_ability(self, game: Play, side: i64) -> None:
        """Over the open cards, ask whoever has a fresh star or square in command whether he uses his ability.

        Rules: WK-017, WK-018, WK-326, WK-378, WK-381
        """
        table = game.state
        if side == ATTACK and table.fate_open[ATTACK] == 0 and self.reveal(game):
            return
        noble: i64 = self.commander[side]
        if noble == NONE or table.noble_fresh[noble] == 0 or symbol_of(noble) > SQUARE:
            self.step += 1
            return
        decision = ask_about(game, self.seat[side], ABILITY, noble, NONE)
        decision.offer(NO)
        decision.offer(YES)

    def reveal(self, game: Play) -> bool:
        """Both hands lie open; whether the defender is asked now if he withdraws, before other cards are drawn.

        An invader discards just before that: nobody could see what.
        Rules: WK-378, WK-379, CG-099, CG-100, VR-081
        """
        for side in range(i64(2)):
            if self.commander[side] != NONE and is_invader(game.state, self.seat[side]):
                drop(game.state, side, dropped_by_invader(game.state, side))
        lay_open(game.state)
        if not may_withdraw(game.state, self.seat[DEFENCE], self.nobles[DEFENCE]):
            draw_the_rest(game.state)
            return False
        decision = ask_about(game, self.seat[DEFENCE], WITHDRAW_OR_STAND, self.seat[ATTACK], self.hold)
        decision.offer(NO)
        decision.offer(YES)
        return True

    def withdraw_or_stand(self, game: Play, choice: i64) -> None:
        """The battle goes on with the cards that are still to be drawn, or is over.

        Rules: CG-100, CG-101
        """
        if choice == YES:
            game.end()
            withdraw(game, self.seat, self.nobles, self.hold)
        else:
            draw_the_rest(game.state)

    def suffer(self, game: Play, side: i64) -> None:
        """Hits on a side: what the other deals less what it prevents itself.

        Rules: WK-380, WK-382
        """
        table = game.state
        other: i64 = 1 - side
        dealt: i64 = tally(table, other, DEAL, BATTLE_DEAL, self.commander[other], self.walls_before(other))
        prevented: i64 = tally(table, side, PREVENT, BATTLE_PREVENT, self.commander[side], self.walls_before(side))
        hits: i64 = hits_on(dealt + self.aid_of(other, STAR), prevented + self.aid_of(side, SQUARE))
        self.step += 1
        game.call(Suffer(self.seat[side], self.nobles[side], self.hold if side == DEFENCE else NONE, hits))

    def walls_before(self, side: i64) -> i64:
        """The hold that a side assaults, or NONE."""
        return self.hold if side == ATTACK else NONE

    def aid_of(self, side: i64, symbol: i64) -> i64:
        """1 if the commander of a side uses the ability of this symbol."""
        return self.aid[side] if self.commander[side] != NONE and symbol_of(self.commander[side]) == symbol else i64(0)

    def finish(self, game: Play) -> None:
        """Count victories, then carry out what came of the battle.

        Rules: WK-386, WK-387
        """
        table = game.state
        lead: i64 = 0
        is_counted: bool = self.counts_victories(table)
        if is_counted:
            lead = victories_of(table, ATTACK, self.commander[ATTACK], self.walls_before(ATTACK))
            lead -= victories_of(table, DEFENCE, self.commander[DEFENCE], NONE)
        game.end()
        conclude(game, self.seat, self.nobles, self.hold, lead)

    def counts_victories(self, table: Table) -> bool:
        """Whether victories count: not if all Nobles of a side died, or the defence has no strength left.

        A side that never had a Noble counts while its hold stands, unless the table counts only for neutral cities.
        Rules: WK-386, WK-559
        """
        if UNLED[table.rules.led_holds].shields(self.seat[DEFENCE], self.nobles[DEFENCE]):
            return False
        for side in range(2):
            if self.nobles[side] != 0 and living(table, self.nobles[side]) == 0:
                return False
        return strength_of_defence(table, self.nobles[DEFENCE], self.hold) > 0

    def answer(self, game: Play, choice: i64) -> None:
        """A commander is named, an ability used or not, or the defender withdraws or stands."""
        if game.decision.ask == WITHDRAW_OR_STAND:
            self.withdraw_or_stand(game, choice)
            return
        side: i64 = self.step % 2
        if self.step // 2 == COMMANDING:
            self.commander[side] = self.seat[side] * SYMBOLS + choice
            note_commander(game.state, side, self.commander[side])
        else:
            self.aid[side] = choice
            note_ability(game.state, side, choice)
        self.step += 1

    def copy(self) -> "Battle":
        """An independent copy."""
        twin = Battle(0, 0, 0, 0, self.hold)
        twin.seat = self.seat[:]
        twin.nobles = self.nobles[:]
        twin.commander = self.commander[:]
        twin.aid = self.aid[:]
        twin.step = self.step
        return twin
