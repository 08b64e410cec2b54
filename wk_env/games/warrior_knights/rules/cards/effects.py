"""What an Event or Agenda does when it comes into play: to whom, which of two things, and the words one by one."""

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.rules.asks import INSTEAD
from wk_env.games.warrior_knights.rules.cards.effects_on_armies import do_to_army
from wk_env.games.warrior_knights.rules.cards.effects_on_barons import do_to_baron, shares_of
from wk_env.games.warrior_knights.rules.cards.effects_on_cities import do_to_cities
from wk_env.games.warrior_knights.rules.cards.event_targets import is_free, needs_target
from wk_env.games.warrior_knights.rules.cards.in_force import lay
from wk_env.games.warrior_knights.rules.cards.resources import demanded, holding, parameter, word_of
from wk_env.games.warrior_knights.rules.cards.vocabulary import (
    ALSO,
    EFFECT,
    FIRST_ARMY_WORD,
    FIRST_CITY_WORD,
    INSTEAD_ROW,
    WHAT,
    WHICH,
    WHICH_CHOSEN,
    WHICH_EACH,
    WHICH_NEUTRAL,
    WHICH_RANDOM,
    WORD_DESERT,
    WORD_LOSE,
    WORD_RECRUIT,
    WORD_REPEAL,
    WORD_SEIZE,
    WORD_VOYAGE,
)
from wk_env.games.warrior_knights.rules.measures import LIES_NOWHERE, LIES_ON_BARON, LIES_ON_TABLE
from wk_env.games.warrior_knights.rules.numbers import KINGDOM_CITIES, NO, NONE, YES
from wk_env.games.warrior_knights.rules.procedures.holdings import holds_any
from wk_env.games.warrior_knights.rules.procedures.inheritance import end_line
from wk_env.games.warrior_knights.rules.procedures.turns import EachInTurn, all_seats
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame


class Resolve(Frame[Table]):
    """Carry out what a card does when it comes into play: for one Baron, or (NONE) for each, Chairman first."""

    __slots__ = (
        "card",
        "foe",
        "seat",
    )

    def __init__(self, card: i64, seat: i64, foe: i64) -> None:
        self.card: i64 = card
        self.seat: i64 = seat
        self.foe: i64 = foe

    def resume(self, game: Play) -> None:
        """Hit the Baron, or one after the other.

        Rules: WK-262
        """
        game.end()
        if self.seat == NONE:
            game.call(HitEach(self.card, all_seats(game.state)))
        else:
            game.call(Hit(self.card, self.seat, NONE, self.foe))

    def copy(self) -> "Resolve":
        """An independent copy."""
        return Resolve(self.card, self.seat, self.foe)


class HitEach(EachInTurn):
    """A card hits each of a set of Barons, Chairman first, clockwise."""

    __slots__ = ("card",)

    def __init__(self, card: i64, waiting: i64) -> None:
        super().__init__(waiting)
        self.card: i64 = card

    def take_turn(self, game: Play, seat: i64) -> None:
        """Hit a Baron."""
        game.call(Hit(self.card, seat, NONE, NONE))

    def copy(self) -> "HitEach":
        """An independent copy."""
        return HitEach(self.card, self.waiting)


class Hit(Frame[Table]):
    """A card hits one Baron (NONE for a thing that is nobody's): it does its effect, or what is printed instead."""

    __slots__ = ("card", "foe", "seat", "target")

    def __init__(self, card: i64, seat: i64, target: i64, foe: i64) -> None:
        self.card: i64 = card
        self.seat: i64 = seat
        self.target: i64 = target
        self.foe: i64 = foe

    def resume(self, game: Play) -> None:
        """Ask which, if both can be done in full; if neither can, what is printed instead is done as far as it goes."""
        table = game.state
        if word_of(table, self.card, INSTEAD_ROW) == NONE or self.seat == NONE:
            self.answer(game, NO)
        elif not can_do(table, self.card, EFFECT, self.seat, self.target):
            self.answer(game, YES)
        elif not can_do(table, self.card, INSTEAD_ROW, self.seat, self.target):
            self.answer(game, NO)
        else:
            decision = ask_about(game, self.seat, INSTEAD, self.card, NONE)
            decision.offer(NO)
            decision.offer(YES)

    def answer(self, game: Play, choice: i64) -> None:
        """The one word, or the other with what follows it; a lasting Event is laid down.

        Rules: WK-174
        """
        table = game.state
        game.end()
        if choice == YES:
            game.call(Deed(self.card, INSTEAD_ROW, self.seat, self.target, self.foe))
        elif table.content.card_lies[self.card] != LIES_NOWHERE:
            on: i64 = place_of(table, self.card, self.seat, self.target)
            lay(game, self.card, on)
            end_line(game, self.card, on)
        else:
            game.call(Deed(self.card, ALSO, self.seat, self.target, self.foe))
            game.call(Deed(self.card, EFFECT, self.seat, self.target, self.foe))

    def copy(self) -> "Hit":
        """An independent copy."""
        return Hit(self.card, self.seat, self.target, self.foe)


def place_of(table: Table, card: i64, seat: i64, target: i64) -> i64:
    """On what a lasting card comes to lie: the Baron hit, the target, or the table."""
    lies: i64 = table.content.card_lies[card]
    if lies == LIES_ON_BARON:
        return seat
    return NONE if lies == LIES_ON_TABLE else target


@mypyc_attr(free_list_len=1)
class Deed(Frame[Table]):
    """One word of a card is done."""

    __slots__ = ("card", "foe", "row", "seat", "target")

    def __init__(self, card: i64, row: i64, seat: i64, target: i64, foe: i64) -> None:
        self.card: i64 = card
        self.row: i64 = row
        self.seat: i64 = seat
        self.target: i64 = target
        self.foe: i64 = foe

    def resume(self, game: Play) -> None:
        """Do it, if there is one."""
        word: i64 = word_of(game.state, self.card, self.row)
        game.end()
        if word == NONE or (self.seat == NONE and means_a_baron(game.state, self.card, self.row)):
            return
        if word < FIRST_CITY_WORD:
            do_to_baron(game, self.card, self.row, self.seat, self.foe)
        elif word < FIRST_ARMY_WORD:
            do_to_cities(game, self.card, self.row, self.seat, self.target)
        else:
            do_to_army(game, self.card, self.row, self.seat, self.target)

    def copy(self) -> "Deed":
        """An independent copy."""
        return Deed(self.card, self.row, self.seat, self.target, self.foe)


def means_a_baron(table: Table, card: i64, row: i64) -> bool:
    """Whether a word says something of a Baron, so that it does nothing where nobody is hit."""
    word: i64 = word_of(table, card, row)
    if word < FIRST_CITY_WORD or word in (WORD_SEIZE, WORD_RECRUIT, WORD_DESERT):
        return True
    return parameter(table, card, row, WHICH) in (WHICH_EACH, WHICH_RANDOM)


# ---- what can be done in full


def can_do(table: Table, card: i64, row: i64, seat: i64, target: i64) -> bool:
    """Whether one of two things can be done in full: a loss paid, a charge given up, a share ended, a city seized."""
    word: i64 = word_of(table, card, row)
    if row == EFFECT and needs_target(table, card) and target == NONE:
        return False
    if word == WORD_LOSE:
        return holding(table, seat, parameter(table, card, row, WHAT)) >= demanded(table, card, row, seat)
    if word == WORD_REPEAL:
        return holds_any(table, seat)
    if word == WORD_VOYAGE and parameter(table, card, row, WHICH) == WHICH_CHOSEN:
        return shares_of(table, seat) > 0
    if word == WORD_SEIZE and parameter(table, card, row, WHICH) == WHICH_NEUTRAL:
        return has_free_city(table)
    return True


def has_free_city(table: Table) -> bool:
    """Whether any Kingdom city stands without a controller and without a siege."""
    for city in range(KINGDOM_CITIES):
        if is_free(table, city):
            return True
    return False
