"""The invader's Action cards: it taxes, hires, marches on the nearest target and attacks, all by rule."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.action_cards import kind_of
from wk_env.games.warrior_knights.rules.asks import ALL_CHOSEN, ASSAULT, NEUTRAL_CITY
from wk_env.games.warrior_knights.rules.deeds import exhaust, put_noble
from wk_env.games.warrior_knights.rules.in_progress import clear_fight, note_attack
from wk_env.games.warrior_knights.rules.numbers import (
    BIT,
    CITIES,
    DRAFT_SOLDIERS,
    FIRST_STRONGHOLD,
    IN_HAND,
    LEVY_TAXES,
    MOBILIZE_FORCES,
    NONE,
    SYMBOLS,
    VERSATILE_STRATEGY,
)
from wk_env.games.warrior_knights.rules.optional.invader import areas_of_nobles
from wk_env.games.warrior_knights.rules.optional.invader_aims import (
    NOWHERE,
    choose,
    march_of,
    most_influential,
    next_stop,
    pick_noble,
    target_areas,
)
from wk_env.games.warrior_knights.rules.optional.invader_pieces import recruit, weakest
from wk_env.games.warrior_knights.rules.procedures.armies import fresh_nobles_in, nobles_in
from wk_env.games.warrior_knights.rules.procedures.attack import Attack
from wk_env.games.warrior_knights.rules.procedures.attack_targets import foe_of, hold_of_target, is_target
from wk_env.games.warrior_knights.rules.public_history import note_return
from wk_env.games.warrior_knights.rules.queries import area_of, is_on_board, troops_of
from wk_env.games.warrior_knights.rules.sets import first_in, rest_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.core import Frame

ACTING: Final[i64] = 0


class InvaderActs(Frame[Table]):
    """A card of the invader: what it does, then it goes back to its hand."""

    __slots__ = ("card", "moved", "step")

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.step: i64 = ACTING
        self.moved: i64 = 0  # the set of Nobles who moved

    def resume(self, game: Play) -> None:
        """Rally Support and Serve the Church do nothing. Whoever moved stays fresh until the action is over.

        Rules: VR-074, VR-076, VR-077, VR-078
        """
        table = game.state
        if self.step != ACTING:
            self.finish(game)
            return
        self.step += 1
        kind: i64 = kind_of(table, self.card)
        if kind == LEVY_TAXES:
            tax(table)
        elif kind == DRAFT_SOLDIERS:
            noble: i64 = weakest(table)
            if noble != NONE:
                recruit(game, noble)
        elif kind in (MOBILIZE_FORCES, VERSATILE_STRATEGY):
            self.march(game, kind)

    def march(self, game: Play, kind: i64) -> None:
        """The Noble nearest to a target goes for it, with Mobilize Forces all who can join him; then they attack.

        With Versatile Strategy he attacks where he stands, or moves alone.
        Rules: VR-078, VR-079
        """
        table = game.state
        noble: i64 = pick_noble(table)
        if noble == NONE:
            return
        stop: i64 = next_stop(game, noble)
        if kind == MOBILIZE_FORCES:
            for other in range(table.seats * SYMBOLS, table.seats * SYMBOLS + SYMBOLS):
                self.move(table, other, stop)
        else:
            self.move(table, noble, stop)
        if (kind == MOBILIZE_FORCES or self.moved == 0) and target_areas(table) & BIT[stop] != 0:
            attack(game, stop)

    def move(self, table: Table, noble: i64, stop: i64) -> None:
        """A fresh Noble goes to an area if one move leads there; nobody is asked, no troops are taken over.

        Rules: VR-078, VR-083
        """
        if area_of(table, noble) != stop and march_of(table, noble) & BIT[stop] != 0:
            put_noble(table, noble, stop)
            self.moved |= BIT[noble]

    def finish(self, game: Play) -> None:
        """All who moved are exhausted, and the card is back in the hand, as everybody sees.

        Rules: VR-074, VR-078
        """
        table = game.state
        clear_fight(table)
        rest: i64 = self.moved
        while rest != 0:
            if is_on_board(table, first_in(rest)):
                exhaust(table, first_in(rest))
            rest = rest_of(rest)
        table.action_at[self.card] = IN_HAND
        note_return(table, self.card)
        game.end()

    def copy(self) -> "InvaderActs":
        """An independent copy."""
        twin = InvaderActs(self.card)
        twin.step = self.step
        twin.moved = self.moved
        return twin


def tax(table: Table) -> None:
    """Every Baron loses a crown for each city of his in whose area a Noble of the invader stands.

    Rules: VR-076
    """
    areas: i64 = areas_of_nobles(table, table.seats)
    for city in range(CITIES):
        owner: i64 = table.city_owner[city]
        if owner >= 0 and areas & BIT[table.content.city_area[city]] != 0 and table.crowns[owner] > 0:
            table.crowns[owner] -= 1


# ---- the attack


def attack(game: Play, area: i64) -> None:
    """It assaults with all its fresh Nobles there: first Nobles in the open, then the city, then the stronghold.

    Rules: VR-080
    """
    table = game.state
    target: i64 = open_foe(game, area)
    if target == NOWHERE:
        target = foe_in_hold(table, area)
    if target == NOWHERE:
        return
    invader: i64 = table.seats
    hold: i64 = hold_of_target(table, target, area)
    note_attack(table, invader, foe_of(target), hold, ASSAULT)
    business = Attack(invader, area, foe_of(target), hold, ASSAULT)
    business.nobles = fresh_nobles_in(table, invader, area)
    business.symbol = ALL_CHOSEN
    game.call(business)


def open_foe(game: Play, area: i64) -> i64:
    """The Baron with most troops in the open in an area, ties by Influence, then at random; NOWHERE if there is none.

    Rules: VR-080
    """
    table = game.state
    most: i64 = 1
    tied: i64 = 0
    for seat in range(table.seats):
        troops: i64 = troops_in_open(table, seat, area)
        if troops > most:
            most = troops
            tied = 0
        if troops == most:
            tied |= BIT[seat]
    return choose(game, most_influential(table, tied))


def troops_in_open(table: Table, seat: i64, area: i64) -> i64:
    """The troops of a Baron's Nobles in the open in an area; 0 for those who are inside a hold of his."""
    if hold_of_target(table, seat, area) != NONE or not is_target(table, table.seats, area, seat, 0):
        return 0
    troops: i64 = 0
    rest: i64 = nobles_in(table, seat, area)
    while rest != 0:
        troops += troops_of(table, first_in(rest))
        rest = rest_of(rest)
    return troops


def foe_in_hold(table: Table, area: i64) -> i64:
    """Who holds the city of an area, NEUTRAL_CITY for nobody, else the stronghold; NOWHERE if neither can be attacked.

    Rules: VR-080
    """
    found: i64 = NOWHERE
    if is_target(table, table.seats, area, NEUTRAL_CITY, 0):
        return NEUTRAL_CITY
    for seat in range(table.seats):
        if not is_target(table, table.seats, area, seat, 0):
            continue
        if hold_of_target(table, seat, area) < FIRST_STRONGHOLD:
            return seat
        found = seat
    return found
