"""What answers are judged by: the table as a seat may know it, how long the game will last, what things are worth.

Worth is told in hundredths of a crown.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wk_env.games.warrior_knights.advice.optional.hail_to_the_king import HailClock
from wk_env.games.warrior_knights.advice.optional.lords_of_the_realm import LordsClock
from wk_env.games.warrior_knights.advice.policy.aims import Aims
from wk_env.games.warrior_knights.advice.policy.clocks import Clock, NoClock
from wk_env.games.warrior_knights.advice.policy.manners import Manner
from wk_env.games.warrior_knights.advice.policy.styles import CITIES as CITIES_WEIGHT
from wk_env.games.warrior_knights.advice.policy.styles import CROWNS, THRIFT, for_two
from wk_env.games.warrior_knights.advice.tactics.distances import Distances, distances_of
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.glory_manner import GloryManner
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.kings_clock import KingsClock
from wk_env.games.warrior_knights.expansions.crown_and_glory.advice.mission_aims import MissionAims
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules.garrisons import wages_of_garrisons
from wk_env.games.warrior_knights.rules.numbers import BIT, CITIES, FIRST_GROUP, HOLDS, NONE, SYMBOLS
from wk_env.games.warrior_knights.rules.optional.garrison_places import payer_of
from wk_env.games.warrior_knights.rules.phases.wages import owes_wages, wage_of
from wk_env.games.warrior_knights.rules.procedures.armies import army_at
from wk_env.games.warrior_knights.rules.procedures.victory import cities_to_win
from wk_env.games.warrior_knights.rules.queries import kingdom_cities_of
from wk_env.games.warrior_knights.rules.state import Play, Table
from wk_env.kernel.columns import filled

SCRATCH: Final[i64] = 128
UNKNOWN: Final[i64] = -1
PLACES: Final[i64] = 5
TWO_PLAYERS: Final[i64] = 2

# A crown is worth a hundred hundredths, more to whoever cannot pay his troops, less to the rich.
CROWN: Final[i64] = 100
A_FAITH: Final[i64] = 200
A_POINT: Final[i64] = 600  # a point of Influence
# Per cent of that which the next Faith is worth to whoever has so much of it.
ZEAL: Final[vec[i64]] = vec[i64]([100, 100, 80, 65, 50, 40, 30])


@mypyc_attr(acyclic=True)
class Situation:
    """What one seat knows before one question, and what things are worth to it; answers write their reasons here.

    With another seat than the one that is asked: what that one is likely to think, by what everybody sees.
    """

    __slots__ = (
        "aims",
        "chance",
        "clock",
        "distances",
        "game",
        "goal",
        "hopes",
        "kind",
        "kingdom",
        "leader",
        "memo",
        "price",
        "reason",
        "rounds",
        "seat",
        "second",
        "style",
        "table",
        "thing",
        "values",
        "wages",
    )

    def __init__(self, game: Play, style: vec[i64], other: i64 = NONE) -> None:
        table = game.state
        self.game: Play = game
        self.table: Table = table
        self.seat: i64 = game.decision.seat
        self.aims: Aims = AIMS[table.rules.missions]
        if other != NONE:
            self.seat = other
            self.aims = AIMS[0]
        own_style: vec[i64] = for_two(style) if table.seats == TWO_PLAYERS else style
        self.style: vec[i64] = self.aims.styled(table, self.seat, MANNERS[table.rules.glory].styled(own_style))
        self.distances: Distances = distances_of(table.content)
        self.clock: Clock = CLOCKS[table.rules.victory]
        self.rounds: i64 = rounds_left(table)
        self.goal: i64 = majority_of(table)
        self.kingdom: i64 = kingdom_cities_of(table, self.seat)
        self.leader: i64 = leader_of(table, self.seat)
        self.wages: i64 = wages_of(table, self.seat)
        self.price: i64 = price_of_crown(table, self.style, self.seat, self.wages, self.rounds)
        self.values: vec[i64] = filled(HOLDS, UNKNOWN)  # hold: what taking it is worth, when it was asked for
        self.hopes: vec[i64] = filled(SYMBOLS * HOLDS, UNKNOWN)  # symbol * 30 + hold: what he alone can hope for
        self.memo: vec[i64] = filled(SCRATCH, 0)  # what an answer worked out for all of its options
        # Of the option scored last: why, why else, the odds in per mille, and the kind of battle or thing meant.
        self.reason: i64 = 0
        self.second: i64 = 0
        self.chance: i64 = NONE
        self.kind: i64 = 0
        self.thing: i64 = NONE

    def crowns(self, crowns: i64) -> i64:
        """What so many crowns are worth to him."""
        return crowns * self.price

    def weighed(self, worth: i64, weight: i64) -> i64:
        """A worth as his style weighs it."""
        return worth * self.style[weight] // 100

    def faith(self, faith: i64) -> i64:
        """What so much of his Faith is worth to him: the first is dear, a hoard is cheap, at the end it buys little."""
        return faith * A_FAITH * zeal(self.table.faith[self.seat], self.rounds) // 100

    def points(self, hundredths: i64) -> i64:
        """What so many hundredths of a point of Influence are worth to him."""
        return self.style[CITIES_WEIGHT] * hundredths * A_POINT // 10_000

    def purse(self) -> i64:
        """The crowns he has."""
        return self.table.crowns[self.seat]

    def spare(self) -> i64:
        """The crowns he has beyond his next wages, as far as he thinks of them; below 0 if they will not do."""
        return self.table.crowns[self.seat] - self.wages * self.style[THRIFT] // 100


def zeal(faith: i64, rounds: i64) -> i64:
    """What Faith is worth to whoever has so much of it, in per cent of the first."""
    share: i64 = ZEAL[min(faith, len(ZEAL) - 1)]
    return share // 3 if rounds <= 1 else share


CLOCKS: Final[list[Clock]] = [Clock(), NoClock(), KingsClock(), LordsClock(), LordsClock(), HailClock()]
AIMS: Final[list[Aims]] = [Aims(), MissionAims()]
MANNERS: Final[list[Manner]] = [Manner(), GloryManner()]


def rounds_left(table: Table) -> i64:
    """How many Upkeeps are to come, as far as anybody thinks ahead; none after a last round that was agreed on.

    Rules: VR-136
    """
    rounds: i64 = CLOCKS[table.rules.victory].rounds_left(table)
    return rounds if table.rules.last_round == 0 else max(1, min(rounds, table.rules.last_round - table.round + 1))


def majority_of(table: Table) -> i64:
    """How many Kingdom cities win at once."""
    return cities_to_win(table)


def standing_of(table: Table, seat: i64) -> i64:
    """How far on a Baron is: his Influence, and his cities for the rounds to come."""
    cities: i64 = 0
    for city in range(CITIES):
        if table.city_owner[city] == seat:
            cities += 1
    return CLOCKS[table.rules.victory].standing_of(table, seat, cities)


def leader_of(table: Table, seat: i64) -> i64:
    """The rival who is farthest on, never the Baron himself."""
    best: i64 = NONE
    ahead: i64 = NONE
    for rival in range(table.seats):
        if rival == seat or (table.gone >> rival) & 1 == 1:
            continue
        far: i64 = standing_of(table, rival)
        if far > ahead:
            ahead = far
            best = rival
    return best


def wages_of(table: Table, seat: i64) -> i64:
    """What a Baron's troops and Garrisons cost him at the next Wages."""
    paid: i64 = 0
    for place in range(PLACES):
        if owes_wages(table, army_at(seat, place)):
            paid |= BIT[place]
    total: i64 = wages_of_garrisons(table, seat)
    for troop in range(len(table.troop_at)):
        army: i64 = table.troop_at[troop]
        if army < 0 or payer_of(table, army) != seat:
            continue
        own: i64 = SYMBOLS if army >= FIRST_GROUP else army % SYMBOLS
        if paid & BIT[own] != 0:
            total += wage_of(table, troop)
    return total


def price_of_crown(table: Table, style: vec[i64], seat: i64, wages: i64, rounds: i64) -> i64:
    """What a crown is worth to a Baron."""
    spare: i64 = table.crowns[seat] - wages * style[THRIFT] // 100
    price: i64 = CROWN // 2
    if spare < 0:
        price = 2 * CROWN
    elif spare < 6:
        price = CROWN * 5 // 4
    elif spare < 14:
        price = CROWN * 4 // 5
    if rounds <= 1:
        price = price // 2
    return price * style[CROWNS] // 100
