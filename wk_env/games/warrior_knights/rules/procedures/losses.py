"""What an army loses when its Noble dies or its stronghold falls: a deserter, then Mercenaries for its tokens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import SACRIFICE
from wk_env.games.warrior_knights.rules.deeds import move_troop
from wk_env.games.warrior_knights.rules.fate_deck import turn_fate
from wk_env.games.warrior_knights.rules.numbers import END_OF_KINDS, IN_DECK, IN_DISCARD, NONE, REGULARS
from wk_env.games.warrior_knights.rules.optional.invader_answers import answer_for_invader
from wk_env.games.warrior_knights.rules.procedures.desertion import Desert
from wk_env.games.warrior_knights.rules.procedures.supplies import send_back
from wk_env.games.warrior_knights.rules.queries import baron_of_army, card_of_kind
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.games.warrior_knights.rules.troop_kinds import is_from_supply, is_mercenary, strength_of_kind
from wk_env.kernel.columns import filled
from wk_env.kernel.core import Frame

FIFTIES_A_TOKEN: Final[i64] = 2
A_FIFTY: Final[i64] = 50


class Losses(Frame[Table]):
    """One Fate card names the nationality that deserts; then casualties are paid with Mercenaries."""

    __slots__ = ("army",)

    def __init__(self, army: i64) -> None:
        self.army: i64 = army

    def resume(self, game: Play) -> None:
        """Deserters first, casualties second.

        Rules: WK-481, WK-482
        """
        table = game.state
        game.end()
        game.call(Sacrifice(self.army, NONE, 0))
        card: i64 = turn_fate(table)
        if card != NONE:
            game.call(Desert(self.army, table.content.fate_nation[card]))

    def copy(self) -> "Losses":
        """An independent copy."""
        return Losses(self.army)


class Sacrifice(Frame[Table]):
    """Mercenaries worth 100 for each casualty token are discarded: that sum, or the largest that can be made below it.

    Levies are among them; those that are left go back to their supply.

    fifties: what is still to be discarded, NONE before it is known. kind: kinds below it are settled.
    """

    __slots__ = ("army", "fifties", "kind")

    def __init__(self, army: i64, fifties: i64, kind: i64) -> None:
        self.army: i64 = army
        self.fifties: i64 = fifties
        self.kind: i64 = kind

    def resume(self, game: Play) -> None:
        """Ask for the next kind only where several sets make the sum; then all tokens go. Regulars are never lost.

        Rules: WK-484, WK-485, WK-487, WK-488, WK-492, CG-045, CG-046, CG-135
        """
        table = game.state
        if self.fifties == NONE:
            self.fifties = most_fifties(table, self.army)
        if self.fifties == 0:
            table.casualties[self.army] = 0
            send_back(table, self.army)
            game.end()
            return
        counts = counts_by_kind(table, self.army)
        sums = sums_by_kind(table, counts, self.fifties)
        decision = ask_about(game, baron_of_army(self.army), SACRIFICE, self.army, A_FIFTY * self.fifties)
        for kind in range(self.kind, END_OF_KINDS):
            if can_begin_with(table, sums, counts[kind], kind, self.fifties):
                decision.offer(kind)
        if decision.count == 1:
            only: i64 = decision.options[0]
            decision.count = 0
            self.answer(game, only)
        answer_for_invader(game, self)

    def answer(self, game: Play, choice: i64) -> None:
        """A card of this kind goes to the discards, a Levy to its supply.

        Rules: WK-486, CG-047
        """
        table = game.state
        troop: i64 = card_of_kind(table, choice, self.army)
        move_troop(table, troop, IN_DECK if is_from_supply(table, troop) else IN_DISCARD)
        self.fifties -= fifties_of(table, choice)
        self.kind = choice

    def copy(self) -> "Sacrifice":
        """An independent copy."""
        return Sacrifice(self.army, self.fifties, self.kind)


def fifties_of(table: Table, kind: i64) -> i64:
    """The strength of a Mercenary kind in fifties."""
    return strength_of_kind(table, kind) // A_FIFTY


def counts_by_kind(table: Table, army: i64) -> vec[i64]:
    """How many cards of each Mercenary kind lie with an army."""
    counts = filled(END_OF_KINDS, 0)
    kinds = table.content.troop_kind
    for troop in range(REGULARS, len(table.troop_at)):
        if table.troop_at[troop] == army and is_mercenary(kinds[troop]):
            counts[kinds[troop]] += 1
    return counts


def sums_by_kind(table: Table, counts: vec[i64], most: i64) -> vec[i64]:
    """Row by kind, column by fifties up to most: 1 where cards of this kind and those after it make that sum."""
    width: i64 = most + 1
    sums = vec[i64]([0] * ((END_OF_KINDS + 1) * width))
    sums[END_OF_KINDS * width] = 1
    for back in range(END_OF_KINDS):
        kind: i64 = END_OF_KINDS - 1 - back
        count: i64 = counts[kind]
        each: i64 = fifties_of(table, kind) if count > 0 else i64(0)
        for fifties in range(width):
            if can_make(sums, kind, count, each, fifties, width):
                sums[kind * width + fifties] = 1
    return sums


def can_make(sums: vec[i64], kind: i64, count: i64, each: i64, fifties: i64, width: i64) -> bool:
    """Whether up to so many cards of a kind, worth so much each, and any of the kinds after it, make a sum."""
    for used in range(count + 1):
        rest: i64 = fifties - used * each
        if rest >= 0 and sums[(kind + 1) * width + rest] == 1:
            return True
    return False


def can_begin_with(table: Table, sums: vec[i64], count: i64, kind: i64, fifties: i64) -> bool:
    """Whether a set that makes the sum begins with one of so many of this kind and goes on with it and later ones."""
    if count == 0:
        return False
    each: i64 = fifties_of(table, kind)
    return can_make(sums, kind, count - 1, each, fifties - each, fifties + 1)


def most_fifties(table: Table, army: i64) -> i64:
    """The largest sum of Mercenaries, in fifties, that does not exceed 100 for each casualty token.

    Rules: WK-484
    """
    most: i64 = FIFTIES_A_TOKEN * table.casualties[army]
    sums = sums_by_kind(table, counts_by_kind(table, army), most)
    while sums[most] == 0:
        most -= 1
    return most
