"""Lords of the Realm: Influence is no token but counted from what a Baron holds, and ten points win."""

from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.advancements import owned_by, scholar_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.columns import ARMY, FIRST_ADVANCEMENT
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import troops_in_garrisons
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.king import Usurp, crown, king_of
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, FIRST_GROUP, MERCENARY_KINDS, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.last_round import last_round_of
from wk_env.games.warrior_knights.rules.procedures.holdings import charges_of
from wk_env.games.warrior_knights.rules.procedures.turns import all_seats, is_gone
from wk_env.games.warrior_knights.rules.procedures.winning import BARREN, Victory
from wk_env.games.warrior_knights.rules.queries import baron_of_army, is_stronghold_up, troops_of
from wk_env.games.warrior_knights.rules.riots import is_counted
from wk_env.games.warrior_knights.rules.rules import WITH_LORDS, Rules
from wk_env.games.warrior_knights.rules.sets import size_of
from wk_env.games.warrior_knights.rules.state import Play, Table, put
from wk_env.kernel.columns import filled

NAME: Final = "lords_of_the_realm"
# Another scoring, another end, and no pool whose size could be chosen. Rules: VR-124, VR-139
CLASHES: Final[tuple[tuple[str, str], ...]] = (
    (NAME, "worthy_barons"),
    (NAME, "might_is_right"),
    (NAME, "short_game"),
    (NAME, "long_game"),
    (NAME, "longest_game"),
    (NAME, "the_short_king"),
    (NAME, "the_long_king"),
)
GOAL: Final[i64] = 10  # points that win
CORONATION: Final[i64] = 5  # points that make a King
PAIR: Final[i64] = 2  # so many cities, fortifications, Advancements a point
A_HOST: Final[i64] = 500  # troops a point
# Moments at which points are counted beside Upkeep, as sets by the number `instant`.
AFTER_BUSINESS: Final[i64] = 0
COUNTED_AT: Final[vec[i64]] = vec[i64]([0, BIT[AFTER_BUSINESS]])
RETINUE: Final[i64] = 3  # cards of one nationality that are a point; charges and offices likewise
A_KING: Final[i64] = 2  # points of the King

# What gives points, in the order of the words.
CITY_POINTS: Final[i64] = 0
WALL_POINTS: Final[i64] = 1
TROOP_POINTS: Final[i64] = 2
LEARNED_POINTS: Final[i64] = 3
CHARGE_POINTS: Final[i64] = 4
NATION_POINTS: Final[i64] = 5
TITLE_POINTS: Final[i64] = 6
KING_POINTS: Final[i64] = 7
SOURCES: Final[i64] = 8


def lords_of_the_realm(rules: Rules) -> Rules:
    """Influence Points instead of Influence; who has most of them if nobody has won by the last round.

    Rules: VR-011, VR-023, VR-136
    """
    return replace(rules, victory=WITH_LORDS[rules.victory], last_round=last_round_of(rules))  # slow-ok: once


# ---- what is counted


def points_from(table: Table, seat: i64, source: i64) -> i64:
    """The points that one kind of things gives a Baron now.

    Rules: VR-015, VR-016, VR-017, VR-018, VR-019, VR-020, VR-021, VR-022
    """
    if source >= CHARGE_POINTS:
        return points_of_honour(table, seat, source)
    if source == CITY_POINTS:
        return counted_cities(table, seat) // PAIR
    if source == WALL_POINTS:
        return counted_walls(table, seat) // PAIR
    if source == TROOP_POINTS:
        return troops_in_all(table, seat) // A_HOST
    return advancements_of(table, seat) // PAIR


def points_of_honour(table: Table, seat: i64, source: i64) -> i64:
    """The points that charges and offices, nationalities, titles or the crown give a Baron.

    Rules: VR-019, VR-020, VR-021, VR-022
    """
    if source == CHARGE_POINTS:
        return min(1, charges_and_offices(table, seat) // RETINUE)
    if source == NATION_POINTS:
        return nations_at_hand(table, seat)
    if source == TITLE_POINTS:
        return max(0, titles_of(table, seat) - 1)
    return A_KING if king_of(table) == seat else i64(0)


def counted_cities(table: Table, seat: i64) -> i64:
    """The cities that count for a Baron.

    Rules: VR-006, VR-015
    """
    count: i64 = 0
    if not is_stronghold_up(table, seat):
        return count
    for city in range(CITIES):
        if table.city_owner[city] == seat and is_counted(table, city):
            count += 1
    return count


def counted_walls(table: Table, seat: i64) -> i64:
    """Those of them that are fortified.

    Rules: VR-006, VR-016
    """
    count: i64 = 0
    if not is_stronghold_up(table, seat):
        return count
    for city in range(CITIES):
        if table.city_owner[city] == seat and table.fortified[city] == 1 and is_counted(table, city):
            count += 1
    return count


def troops_in_all(table: Table, seat: i64) -> i64:
    """All troops of a Baron, on the board or off it, and what his offices maintain; casualties are ignored.

    Rules: VR-017
    """
    troops: i64 = troops_in_garrisons(table, seat) + troops_of(table, FIRST_GROUP + seat)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        troops += troops_of(table, noble)
    return troops


def advancements_of(table: Table, seat: i64) -> i64:
    """How many Advancements a Baron owns, exhausted or not; without For Glory there are none.

    Rules: VR-018
    """
    return size_of(owned_by(table, seat)) if len(table.card_on) > FIRST_ADVANCEMENT else i64(0)


def charges_and_offices(table: Table, seat: i64) -> i64:
    """The charges of a Baron, concessions included, and the offices of his Nobles.

    Rules: VR-019
    """
    count: i64 = charges_of(table, seat)
    for noble in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        if table.noble_office[noble] != NONE:
            count += 1
    return count


def cards_of_nation(table: Table, seat: i64, nation: i64) -> i64:
    """How many Mercenary cards of a nationality a Baron has, captains included, Levies not.

    Rules: VR-020
    """
    count: i64 = 0
    for troop in range(len(table.troop_at)):
        army: i64 = table.troop_at[troop]
        if army >= 0 and table.content.troop_nation[troop] == nation and baron_of_army(army) == seat:
            count += 1
    return count


def nations_at_hand(table: Table, seat: i64) -> i64:
    """Of how many nationalities a Baron has cards enough.

    Rules: VR-020
    """
    counts = filled(MERCENARY_KINDS // 4, 0)
    full: i64 = 0
    for troop in range(len(table.troop_at)):
        army: i64 = table.troop_at[troop]
        nation: i64 = table.content.troop_nation[troop]
        if army >= 0 and nation != NONE and baron_of_army(army) == seat:
            counts[nation] += 1
            if counts[nation] == RETINUE:
                full += 1
    return full


def titles_of(table: Table, seat: i64) -> i64:
    """How many of chair, Church and Scholar's token a Baron holds.

    Rules: VR-021
    """
    count: i64 = 0
    if table.chairman == seat:
        count += 1
    if table.head == seat:
        count += 1
    if len(table.annex) > 0 and scholar_of(table) == seat:
        count += 1
    return count


def points_of(table: Table, seat: i64) -> i64:
    """The Influence Points of a Baron as he stands, with what he gained and lost for good; never below 0.

    Rules: VR-007, VR-012, VR-024
    """
    if is_gone(table, seat):
        return 0
    points: i64 = table.points[seat]
    for source in range(SOURCES):
        points += points_from(table, seat, source)
    return max(0, points)


# ---- when it is counted, and what comes of it


def has_won(table: Table) -> bool:
    """Whether a Baron has the points that win, more than every other, and his stronghold.

    Rules: VR-013, VR-014
    """
    first: i64 = foremost(table)
    return first != NONE and table.influence[first] >= GOAL and is_stronghold_up(table, first)


def foremost(table: Table) -> i64:
    """The Baron who has more points than every other, or NONE.

    Rules: VR-013, VR-023
    """
    first: i64 = 0
    equals: i64 = 1
    for seat in range(1, table.seats):
        if table.influence[seat] > table.influence[first]:
            first = seat
            equals = 1
        elif table.influence[seat] == table.influence[first]:
            equals += 1
    return first if equals == 1 else i64(NONE)


class Lords(Victory):
    """Points are counted and ten of them win; the majority of the cities still wins at once.

    Rules: VR-011, VR-128, VR-135
    """

    __slots__ = ()

    def ends(self, table: Table) -> bool:
        """There is no pool; a land without cities ends the game.

        Rules: VR-011, WK-086
        """
        return BARREN[table.rules.barren_end].ends(table)

    def gain(self, table: Table, seat: i64, amount: i64) -> None:
        """No tokens are gained: what he holds is counted.

        Rules: VR-011, VR-012
        """
        table.influence[seat] = points_of(table, seat)

    def after_gains(self, game: Play) -> None:
        """Who has won ends the Upkeep and the game.

        Rules: VR-013, VR-127
        """
        self.settle(game, 1)

    def after_business(self, game: Play) -> bool:
        """With Instant Influence points are counted here, too: special phases, Actions and Upkeep may be over.

        Rules: VR-012, VR-094
        """
        if COUNTED_AT[game.state.rules.instant] & BIT[AFTER_BUSINESS] == 0:
            return False
        for seat in range(game.state.seats):
            game.state.influence[seat] = points_of(game.state, seat)
        return self.settle(game, 3)

    def settle(self, game: Play, frames: i64) -> bool:
        """Points have been counted: whoever has won ends so many pieces of business, the one under way included.

        Missions, where there are any, still decide who stands first.
        Rules: VR-013, VR-025
        """
        if not has_won(game.state):
            return self.crown(game)
        game.state.last_upkeep = 1
        for _ in range(frames):
            game.end()
        return True

    def crown(self, game: Play) -> bool:
        """Whether somebody is crowned now: nobody ever is."""
        return False


class LordsAndKing(Lords):
    """The first Baron with five points and more than every other is King; his crown is two points.

    Rules: VR-022, VR-023
    """

    __slots__ = ()

    def has_king(self) -> bool:
        """It does."""
        return True

    def crown(self, game: Play) -> bool:
        """He gets the army of The King.

        Rules: VR-023
        """
        table = game.state
        first: i64 = foremost(table)
        if king_of(table) != NONE or first == NONE or table.influence[first] < CORONATION:
            return False
        table.annex = put(table.annex, ARMY, size_of(all_seats(table)))
        crown(game, first)
        return True

    def after_fall(self, game: Play, loser: i64, conqueror: i64) -> None:
        """Who takes the King's stronghold takes his crown.

        Rules: CG-127, VR-023
        """
        if king_of(game.state) == loser:
            game.call(Usurp(loser, conqueror))
