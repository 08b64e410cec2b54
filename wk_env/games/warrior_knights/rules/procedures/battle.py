"""A battle is started: where, against whom, how, and with whose consent."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.asks import (
    ASSAULT,
    BATTLE_KIND,
    MOBILIZE_AREA,
    NEUTRAL_CITY,
    NO_AREA,
    NO_BATTLE,
    NO_TARGET,
    SIEGE,
    TARGET,
)
from wk_env.games.warrior_knights.rules.in_progress import clear_fight, note_attack
from wk_env.games.warrior_knights.rules.numbers import AT_TARGET, BIT, NONE, VERSATILE_STRATEGY
from wk_env.games.warrior_knights.rules.procedures.attack import Attack
from wk_env.games.warrior_knights.rules.procedures.attack_targets import (
    areas_with_target,
    can_besiege,
    foe_of,
    has_target,
    hold_of_target,
    is_target,
)
from wk_env.games.warrior_knights.rules.procedures.bidding import open_window
from wk_env.games.warrior_knights.rules.procedures.consent import Consent
from wk_env.games.warrior_knights.rules.procedures.stakes import end_stake, forget_word
from wk_env.games.warrior_knights.rules.queries import sides_of
from wk_env.games.warrior_knights.rules.sets import offer_each
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.games.warrior_knights.rules.subjects import ask_about
from wk_env.kernel.core import Frame

PLACING: Final[i64] = 0
TARGETING: Final[i64] = 1
PLANNING: Final[i64] = 2
HEARING: Final[i64] = 3
FIGHTING: Final[i64] = 4


class Fight(Frame[Table]):
    """A Baron may start a battle in an area (NONE: in any). outcome: 1 for a battle or siege, 0 if none took place.

    A hold that a third Baron protects, or that the attacker thought better of, is set aside for this action.
    """

    __slots__ = ("area", "kind", "place", "seat", "set_aside", "step", "target")

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat: i64 = seat
        self.area: i64 = area
        self.place: i64 = area
        self.step: i64 = PLACING if area == NONE else TARGETING
        self.target: i64 = NO_TARGET
        self.kind: i64 = ASSAULT
        self.set_aside: i64 = 0

    def resume(self, game: Play) -> None:
        """One question after another until the attack is on, or nothing is left to attack.

        Rules: WK-349, WK-364
        """
        if self.step == PLACING:
            self.ask_area(game)
        elif self.step == TARGETING:
            self.ask_target(game)
        elif self.step == PLANNING:
            self.ask_kind(game)
        elif self.step == HEARING:
            self.hear(game)
        else:
            self.leave(game, 1)

    def ask_area(self, game: Play) -> None:
        """With Versatile Strategy: in which area.

        Rules: WK-133, WK-349
        """
        areas: i64 = areas_with_target(game.state, self.seat, self.set_aside)
        if areas == 0:
            self.leave(game, 0)
            return
        decision = ask_about(game, self.seat, MOBILIZE_AREA, VERSATILE_STRATEGY, NONE)
        offer_each(decision, areas, 0)
        decision.offer(NO_AREA)

    def ask_target(self, game: Play) -> None:
        """Whom to attack: one party only, however many are there.

        Rules: WK-350, WK-351, WK-361
        """
        table = game.state
        if not has_target(table, self.seat, self.place, self.set_aside):
            if self.area == NONE:
                self.step = PLACING
            else:
                self.leave(game, 0)
            return
        if self.set_aside == 0 and open_window(game, AT_TARGET, self.seat, self.place, NONE):
            return
        decision = ask_about(game, self.seat, TARGET, self.place, NONE)
        for target in range(sides_of(table)):
            if is_target(table, self.seat, self.place, target, self.set_aside):
                decision.offer(target)
        if is_target(table, self.seat, self.place, NEUTRAL_CITY, self.set_aside):
            decision.offer(NEUTRAL_CITY)
        decision.offer(NO_TARGET)

    def ask_kind(self, game: Play) -> None:
        """A hold is assaulted, also by its besieger, or besieged; the open field knows no kinds.

        Rules: WK-358, WK-363, WK-404, WK-451
        """
        table = game.state
        hold: i64 = hold_of_target(table, self.target, self.place)
        if hold == NONE:
            self.attack(game, hold)
            return
        decision = ask_about(game, self.seat, BATTLE_KIND, hold, NONE)
        decision.offer(ASSAULT)
        if can_besiege(table, self.seat, hold):
            decision.offer(SIEGE)
        decision.offer(NO_BATTLE)

    def hear(self, game: Play) -> None:
        """One refusal forbids the attack on this hold; the attacker may choose another target or none.

        Rules: WK-402, WK-403
        """
        table = game.state
        hold: i64 = hold_of_target(table, self.target, self.place)
        if table.outcome == 1:
            self.attack(game, hold)
            return
        clear_fight(table)
        self.set_aside |= BIT[hold]
        self.step = TARGETING

    def attack(self, game: Play, hold: i64) -> None:
        """Nothing stands between the Baron and his battle."""
        self.step = FIGHTING
        note_attack(game.state, self.seat, foe_of(self.target), hold, self.kind)
        game.call(Attack(self.seat, self.place, foe_of(self.target), hold, self.kind))

    def leave(self, game: Play, outcome: i64) -> None:
        """The business of this battle is over."""
        clear_fight(game.state)
        forget_word(game.state, self.seat)
        game.end()
        game.state.outcome = outcome

    def answer(self, game: Play, choice: i64) -> None:
        """Take the area, the target or the kind of battle; NO_AREA and NO_TARGET end it."""
        if self.step == PLACING:
            self.place = choice
            self.step = TARGETING
            if choice == NO_AREA:
                self.leave(game, 0)
        elif self.step == TARGETING:
            self.target = choice
            self.kind = ASSAULT
            end_stake(game.state)
            self.step = PLANNING
            if choice == NO_TARGET:
                self.leave(game, 0)
        else:
            self.take_kind(game, choice)

    def take_kind(self, game: Play, kind: i64) -> None:
        """An announced attack on a city or stronghold is put to the other Barons with armies there.

        Rules: WK-401, WK-403, WK-578
        """
        hold: i64 = hold_of_target(game.state, self.target, self.place)
        if kind == NO_BATTLE:
            self.set_aside |= BIT[hold]
            self.step = TARGETING
            return
        self.kind = kind
        self.step = HEARING
        note_attack(game.state, self.seat, foe_of(self.target), hold, kind)
        game.call(Consent(self.seat, hold))

    def copy(self) -> "Fight":
        """An independent copy."""
        twin = Fight(self.seat, self.area)
        twin.place = self.place
        twin.step = self.step
        twin.target = self.target
        twin.kind = self.kind
        twin.set_aside = self.set_aside
        return twin


def can_fight(table: Table, seat: i64, area: i64) -> bool:
    """Whether a Baron could start a battle in an area (NONE: in any).

    Rules: WK-349
    """
    if area == NONE:
        return areas_with_target(table, seat, 0) != 0
    return has_target(table, seat, area, 0)
