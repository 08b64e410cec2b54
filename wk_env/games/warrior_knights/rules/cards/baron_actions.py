"""The Action cards of a Baron: what each lets him do and which special phase area it goes to."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.barons_cards import SPECIAL_ACTIONS
from wk_env.games.warrior_knights.rules.action_cards import kind_of, owner_of
from wk_env.games.warrior_knights.rules.asks import (
    ACT,
    ALLOCATE,
    APPEAL,
    DECLINE,
    DO_IT,
    MOVE_ONE,
    START_BATTLE,
    TAKE_CROWNS,
    TAKE_VOTE,
)
from wk_env.games.warrior_knights.rules.cards.gains import claim, take_crowns_or_vote
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    DRAFT_SOLDIERS,
    FORCED_MARCH,
    IN_ASSEMBLY,
    IN_HAND,
    IN_TAXATION,
    IN_WAGES,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    NONE,
    RALLY_SUPPORT,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.optional.appeals_instead import mobilize
from wk_env.games.warrior_knights.rules.optional.diplomatic_conquest import Appeal, cities_to_appeal_to
from wk_env.games.warrior_knights.rules.procedures.battle import Fight, can_fight
from wk_env.games.warrior_knights.rules.procedures.movement import FOUGHT, MOVED, MoveOne, can_move
from wk_env.games.warrior_knights.rules.procedures.track import FOR_A_FEE, FREE, TakeSpot, has_spot
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

NOTHING_TRIED: Final[i64] = 0


def call_baron_action(game: Play, card: i64) -> None:
    """Start the business of a Baron's card; whatever he does or declines, it is allocated in the same way.

    Rules: WK-099, WK-100, CG-069
    """
    table = game.state
    kind: i64 = kind_of(table, card)
    seat: i64 = owner_of(table, card)
    if kind == DRAFT_SOLDIERS:
        game.call(Allocate(card, IN_WAGES))
        game.call(TakeSpot(seat, FREE))
    elif kind == MOBILIZE_FORCES:
        game.call(AllocateMobilize(card))
        mobilize(game, seat)
    elif kind == VERSATILE_STRATEGY:
        game.call(Allocate(card, IN_HAND))
        game.call(VersatileStrategy(seat))
    elif kind >= FORCED_MARCH:
        SPECIAL_ACTIONS[kind - FORCED_MARCH].call(game, card)
    else:
        game.call(Allocate(card, area_for(kind)))
        game.call(Claim(card))


def area_for(kind: i64) -> i64:
    """Where Levy Taxes and Rally Support go; NONE for Serve the Church, whose owner chooses.

    Rules: WK-105, WK-106, WK-107
    """
    if kind == LEVY_TAXES:
        return IN_TAXATION
    return IN_ASSEMBLY if kind == RALLY_SUPPORT else NONE


@mypyc_attr(free_list_len=1)
class Allocate(Frame[Table]):
    """The card goes to its area, or to one that its owner chooses (NONE). Versatile Strategy goes back to his hand.

    Rules: WK-097, WK-100, WK-103, WK-104, WK-105, WK-106, WK-107
    """

    __slots__ = ("area", "card")

    def __init__(self, card: i64, area: i64) -> None:
        self.card: i64 = card
        self.area: i64 = area

    def resume(self, game: Play) -> None:
        """Lay the card, or ask where."""
        if self.area == NONE:
            decision = ask_about(game, owner_of(game.state, self.card), ALLOCATE, kind_of(game.state, self.card), NONE)
            decision.offer(IN_TAXATION)
            decision.offer(IN_WAGES)
            decision.offer(IN_ASSEMBLY)
            return
        game.state.action_at[self.card] = self.area
        game.end()

    def answer(self, game: Play, choice: i64) -> None:
        """Remember the area."""
        self.area = choice

    def copy(self) -> "Allocate":
        """An independent copy."""
        return Allocate(self.card, self.area)


class AllocateMobilize(Frame[Table]):
    """Mobilize Forces goes to Wages after a move, to the Assembly after a battle, else where its owner chooses.

    Rules: WK-108, WK-109, WK-110, WK-583
    """

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def resume(self, game: Play) -> None:
        """Lay the card by what came of it, or ask where."""
        done: i64 = game.state.outcome
        if done == MOVED:
            self.lay(game, IN_WAGES)
        elif done == FOUGHT:
            self.lay(game, IN_ASSEMBLY)
        else:
            decision = ask_about(game, owner_of(game.state, self.card), ALLOCATE, kind_of(game.state, self.card), NONE)
            decision.offer(IN_WAGES)
            decision.offer(IN_ASSEMBLY)

    def answer(self, game: Play, choice: i64) -> None:
        """Lay the card there."""
        self.lay(game, choice)

    def lay(self, game: Play, area: i64) -> None:
        """The card lies in this area and the business is over."""
        game.state.action_at[self.card] = area
        game.end()

    def copy(self) -> "AllocateMobilize":
        """An independent copy."""
        return AllocateMobilize(self.card)


@mypyc_attr(free_list_len=1)
class Claim(Frame[Table]):
    """The owner of Levy Taxes, Rally Support or Serve the Church takes what it gives, or declines.

    Rules: WK-099
    """

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def resume(self, game: Play) -> None:
        """Ask the owner."""
        decision = ask_about(game, owner_of(game.state, self.card), ACT, kind_of(game.state, self.card), NONE)
        decision.offer(DECLINE)
        decision.offer(DO_IT)

    def answer(self, game: Play, choice: i64) -> None:
        """Let him have it."""
        if choice == DO_IT:
            claim(game.state, owner_of(game.state, self.card), kind_of(game.state, self.card))
        game.end()

    def copy(self) -> "Claim":
        """An independent copy."""
        return Claim(self.card)


@mypyc_attr(free_list_len=1)
class VersatileStrategy(Frame[Table]):
    """One of five actions, or an appeal, or none. Who backs out of one is asked again, but not for that one.

    Rules: WK-129, WK-132, WK-133, WK-134, WK-135, VR-050, VR-150
    """

    __slots__ = ("given_up", "seat", "trying")

    def __init__(self, seat: i64, trying: i64 = NOTHING_TRIED, given_up: i64 = 0) -> None:
        self.seat: i64 = seat
        self.trying: i64 = trying
        self.given_up: i64 = given_up

    def resume(self, game: Play) -> None:
        """End if the action he tried came to something, else ask."""
        if self.trying != NOTHING_TRIED:
            if game.state.outcome != 0:
                game.end()
                return
            self.given_up |= BIT[self.trying]
            self.trying = NOTHING_TRIED
        decision = ask_about(game, self.seat, ACT, VERSATILE_STRATEGY, NONE)
        decision.offer(DECLINE)
        decision.offer(TAKE_CROWNS)
        decision.offer(TAKE_VOTE)
        for choice in range(MOVE_ONE, APPEAL + 1):
            if self.given_up & BIT[choice] == 0 and can_try(game.state, self.seat, choice):
                decision.offer(choice)

    def answer(self, game: Play, choice: i64) -> None:
        """Take what is for the taking, or try the action."""
        if choice < MOVE_ONE:
            take_crowns_or_vote(game.state, self.seat, choice)
            game.end()
            return
        self.trying = choice
        if choice == MOVE_ONE:
            game.call(MoveOne(self.seat))
        elif choice == START_BATTLE:
            game.call(Fight(self.seat, NONE))
        elif choice == APPEAL:
            game.call(Appeal(self.seat, NONE))
        else:
            game.call(TakeSpot(self.seat, FOR_A_FEE))

    def copy(self) -> "VersatileStrategy":
        """An independent copy."""
        return VersatileStrategy(self.seat, self.trying, self.given_up)


def can_try(table: Table, seat: i64, choice: i64) -> bool:
    """Whether a Baron could move a Noble, start a battle, buy a spot or make an appeal with Versatile Strategy.

    Rules: WK-132, WK-133, WK-135, VR-050
    """
    if choice == MOVE_ONE:
        return can_move(table, seat)
    if choice == START_BATTLE:
        return can_fight(table, seat, NONE)
    if choice == APPEAL:
        return cities_to_appeal_to(table, seat) != 0
    return has_spot(table, seat, FOR_A_FEE)
