"""The death of a Noble, and what becomes of armies that are spent or empty."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import WHO_FIRST
from wk_env.games.warrior_knights.rules.cards.in_force import discard_cards_on_noble
from wk_env.games.warrior_knights.rules.deeds import leave_if_bare, move_troop, put_noble, shuffle_into_deck
from wk_env.games.warrior_knights.rules.measures import HEIR, measure
from wk_env.games.warrior_knights.rules.moments import NOBLE_DIES, announce
from wk_env.games.warrior_knights.rules.numbers import (
    AT_HOME,
    BIT,
    FIRST_GROUP,
    IN_DECK,
    NOBLES,
    NONE,
    OFF_BOARD,
    OUT_OF_GAME,
    SYMBOLS,
)
from wk_env.games.warrior_knights.rules.optional.invader_answers import answer_for_invader
from wk_env.games.warrior_knights.rules.optional.limited_heirs import find_heir
from wk_env.games.warrior_knights.rules.optional.pacts import A_THING, note_loss
from wk_env.games.warrior_knights.rules.procedures.armies import first_noble, is_single, living
from wk_env.games.warrior_knights.rules.procedures.heirs import is_heirless, mourn
from wk_env.games.warrior_knights.rules.procedures.losses import Losses
from wk_env.games.warrior_knights.rules.procedures.supplies import send_back
from wk_env.games.warrior_knights.rules.procedures.turns import is_gone
from wk_env.games.warrior_knights.rules.queries import baron_of, baron_of_army, has_card, symbol_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

BY_CASUALTIES: Final[i64] = 0
BY_DESERTION: Final[i64] = 1
BY_CARD: Final[i64] = 2

# abandoned_heirs: the set of causes after which a Noble has an heir, whatever cards say. Rules: WK-584
SURE_OF_AN_HEIR: Final[vec[i64]] = vec[i64]([0, BIT[BY_DESERTION]])

LOSING: Final[i64] = 0
LEAVING: Final[i64] = 1


class Death(Frame[Table]):
    """A Noble dies of this cause: deserters, casualties, removal, heir."""

    __slots__ = ("cause", "noble", "step")

    def __init__(self, noble: i64, cause: i64) -> None:
        self.noble: i64 = noble
        self.cause: i64 = cause
        self.step: i64 = LOSING

    def resume(self, game: Play) -> None:
        """His army's losses, then he leaves the board. The cards on him have their say before they go.

        Rules: WK-481, WK-482, WK-483, WK-484, WK-494, WK-495
        """
        if self.step == LOSING:
            self.step = LEAVING
            game.call(Losses(self.noble))
            return
        game.end()
        announce(game, NOBLE_DIES, baron_of(self.noble), NONE)
        bury(game, self.noble, self.cause)

    def copy(self) -> "Death":
        """An independent copy."""
        twin = Death(self.noble, self.cause)
        twin.step = self.step
        return twin


class Deaths(Frame[Table]):
    """Several Nobles of one Baron die, in the order he likes."""

    __slots__ = ("cause", "nobles", "seat")

    def __init__(self, seat: i64, nobles: i64, cause: i64) -> None:
        self.seat: i64 = seat
        self.nobles: i64 = nobles
        self.cause: i64 = cause

    def resume(self, game: Play) -> None:
        """The last of them needs no question; those of an eliminated Baron are gone already.

        Rules: WK-391, WK-544
        """
        if self.nobles == 0 or is_gone(game.state, self.seat):
            game.end()
        elif is_single(self.nobles):
            noble: i64 = first_noble(self.nobles)
            game.end()
            game.call(Death(noble, self.cause))
        else:
            ask_who_first(game, self.seat, self.nobles)
            answer_for_invader(game, self)

    def answer(self, game: Play, choice: i64) -> None:
        """He is the next to die."""
        noble: i64 = self.seat * SYMBOLS + choice
        self.nobles &= ~BIT[noble]
        game.call(Death(noble, self.cause))

    def copy(self) -> "Deaths":
        """An independent copy."""
        return Deaths(self.seat, self.nobles, self.cause)


class CheckArmies(Frame[Table]):
    """Nobles of a Baron whose armies are spent die of this cause; Nobles without troops and tokens leave the board.

    Tokens of unled troops go with their last card; while one is left they stay, and nobody dies of them.
    """

    __slots__ = ("cause", "seat")

    def __init__(self, seat: i64, cause: i64) -> None:
        self.seat: i64 = seat
        self.cause: i64 = cause

    def resume(self, game: Play) -> None:
        """Nobles off the board who still lead an army are looked at, too.

        Rules: WK-460, WK-473, WK-493, WK-565, WK-566, WK-567, WK-568
        """
        table = game.state
        game.end()
        group: i64 = FIRST_GROUP + self.seat
        if not has_card(table, group):
            table.casualties[group] = 0
        own: i64 = (BIT[SYMBOLS] - 1) << (self.seat * SYMBOLS)
        for noble in range(self.seat * SYMBOLS, self.seat * SYMBOLS + SYMBOLS):
            leave_if_bare(table, noble)
        game.call(Deaths(self.seat, own & ~living(table, own), self.cause))

    def copy(self) -> "CheckArmies":
        """An independent copy."""
        return CheckArmies(self.seat, self.cause)


def ask_who_first(game: Play, seat: i64, nobles: i64) -> None:
    """Ask a Baron which of his Nobles meets his fate next.

    Rules: WK-391
    """
    decision = game.ask(seat, WHO_FIRST)
    for noble in range(NOBLES):
        if nobles & BIT[noble] != 0:
            decision.offer(symbol_of(noble))


def has_heir(table: Table, noble: i64, cause: i64) -> bool:
    """Whether a dead Noble may return: cards may say no, though not of deserted Nobles if the table plays it so.

    Where heirs are tokens, a dead one is dead however his Noble falls.
    Rules: WK-490, WK-491, WK-541, WK-543, WK-584
    """
    if is_heirless(table, noble):
        return False
    return is_sure(table, cause) or measure(table, HEIR, baron_of(noble), noble, NONE, NONE, 1, 0) > 0


def is_sure(table: Table, cause: i64) -> bool:
    """Whether whoever dies of this cause has an heir, whatever cards and earlier deaths say.

    Rules: WK-584, VR-032
    """
    return (SURE_OF_AN_HEIR[table.rules.abandoned_heirs] >> cause) & 1 == 1


def bury(game: Play, noble: i64, cause: i64) -> None:
    """A Noble leaves the board, cards on him are discarded; his heir keeps the troops, or all is lost without one.

    Rules: WK-005, WK-269, WK-489, WK-490, WK-491, WK-492, VR-031, VR-064
    """
    table = game.state
    note_loss(table, baron_of(noble), A_THING)
    is_survived: bool = has_heir(table, noble, cause) and (is_sure(table, cause) or find_heir(table, noble))
    put_noble(table, noble, OFF_BOARD)
    discard_cards_on_noble(game, noble)
    if is_survived:
        mourn(table, noble)
    else:
        lose_for_good(game, noble)


def lose_for_good(game: Play, noble: i64) -> None:
    """A Noble off the board is out of the game, and his army with him.

    Rules: WK-491, WK-492
    """
    game.state.noble_at[noble] = OUT_OF_GAME
    game.state.casualties[noble] = 0
    disband(game, noble)


def disband(game: Play, army: i64) -> None:
    """The Regulars of an army leave the game, its Mercenaries are shuffled into their deck; the King's wait at home.

    Rules: WK-491, WK-591, CG-125, CG-135, CG-138
    """
    table = game.state
    send_back(table, army)
    for troop in range(len(table.troop_at)):
        if table.troop_at[troop] != army:
            continue
        goes: i64 = table.content.troop_leaves[troop]
        if goes == IN_DECK:
            shuffle_into_deck(game, troop)
        else:
            move_troop(table, troop, FIRST_GROUP + baron_of_army(army) if goes == AT_HOME else goes)
