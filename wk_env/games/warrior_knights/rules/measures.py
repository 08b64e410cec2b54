"""Numbers that cards in force may bend: the printed number goes in, the number that counts comes out."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.cards.vocabulary import KIND_LAW
from wk_env.games.warrior_knights.rules.content_columns import BEND_WIDTH
from wk_env.games.warrior_knights.rules.numbers import CARD_IN_FORCE, CITIES, NONE, PORT, SYMBOLS
from wk_env.games.warrior_knights.rules.readings import REFUSED_WHEN_BANNED
from wk_env.games.warrior_knights.rules.state import Table

WAGE: Final[i64] = 0
INCOME: Final[i64] = 1
VOTES_RECEIVED: Final[i64] = 2
VOTES_CAST: Final[i64] = 3
INFLUENCE: Final[i64] = 4
INFLUENCE_OVERSEAS: Final[i64] = 5
STRENGTH: Final[i64] = 6
BATTLE_DRAW: Final[i64] = 7
BATTLE_DEAL: Final[i64] = 8
BATTLE_PREVENT: Final[i64] = 9
BATTLE_VICTORY: Final[i64] = 10
REACH: Final[i64] = 11
LEVY: Final[i64] = 12
RALLY: Final[i64] = 13
PRICE_FAITH: Final[i64] = 14
PRICE_FORTIFY: Final[i64] = 15
REVOLT_DRAWS: Final[i64] = 16
PAYOUT: Final[i64] = 17
HEIR: Final[i64] = 18
MAY_SIEGE: Final[i64] = 19
MAY_RAZE: Final[i64] = 20
MAY_ATTEND: Final[i64] = 21
SIEGE: Final[i64] = 22  # troops more that a besieger counts
VOYAGE: Final[i64] = 23  # 1 if who sails goes ashore at once
MEASURES: Final[i64] = 24

# Where a card in force lies: what it bends belongs to that thing.
LIES_NOWHERE: Final[i64] = 0
LIES_ON_BARON: Final[i64] = 1
LIES_ON_NOBLE: Final[i64] = 2
LIES_ON_CITY: Final[i64] = 3
LIES_ON_NATION: Final[i64] = 4
LIES_ON_TABLE: Final[i64] = 5

# A bend is a row: measure (NONE for no bend), only, operation, number, spare.
SET: Final[i64] = 0
ADD: Final[i64] = 1
ALWAYS: Final[i64] = 0
ONLY_FEWEST_CITIES: Final[i64] = 1
ONLY_ASSAULT: Final[i64] = 2


def speaks_for_noble(table: Table, on: i64, what: i64, baron: i64, noble: i64, city: i64) -> bool:
    """Whether the card of a Noble speaks here: for himself, for the walls round him or for his Baron.

    But for his heir and his wages he must be on the board and not on a port icon.
    """
    if what in (HEIR, WAGE):
        return on == noble
    area: i64 = table.noble_at[on]
    if not 0 <= area < PORT:
        return False
    if what == STRENGTH:
        return on // SYMBOLS == baron and area == area_of_walls(table, city) and not has_fallen(table, on)
    if what in (REACH, SIEGE) or BATTLE_DRAW <= what <= BATTLE_VICTORY:
        return on == noble
    return on // SYMBOLS == baron


def has_fallen(table: Table, noble: i64) -> bool:
    """Whether casualties reach the troops of a Noble, so that he is dead though his death is not resolved yet.

    Rules: WK-384, WK-493
    """
    troops: i64 = table.army_troops[noble]
    if table.noble_office[noble] != NONE:
        troops += table.content.card_maintained[table.noble_office[noble]]
    return table.casualties[noble] > 0 and 100 * table.casualties[noble] >= troops


def area_of_walls(table: Table, hold: i64) -> i64:
    """The area of a city or stronghold."""
    return table.stronghold_at[hold - CITIES] if hold >= CITIES else table.content.city_area[hold]


def speaks_for(table: Table, card: i64, what: i64, baron: i64, noble: i64, city: i64, nation: i64) -> bool:
    """Whether a card in force lies on this Baron, Noble, city or nation, or on the table for everybody."""
    lies: i64 = table.content.card_lies[card]
    on: i64 = table.card_on[card]
    if lies == LIES_ON_BARON:
        return on == baron
    if lies == LIES_ON_NOBLE:
        return speaks_for_noble(table, on, what, baron, noble, city)
    if lies == LIES_ON_CITY:
        return on == city
    if lies == LIES_ON_NATION:
        return on == nation
    return lies == LIES_ON_TABLE


def bend_of(
    table: Table, what: i64, only: i64, baron: i64, noble: i64, city: i64, nation: i64, printed: i64, floor: i64
) -> i64:
    """The lowest number that cards in force set, else the printed one; plus all that they add; not below the floor."""
    base: i64 = printed
    is_set: i64 = 0
    added: i64 = 0
    bends = table.content.bends
    for place in range(table.content.first_bender[what], table.content.first_bender[what + 1]):
        card: i64 = table.content.benders[place]
        row: i64 = card * BEND_WIDTH
        if table.card_place[card] != CARD_IN_FORCE or bends[row + 1] != only:
            continue
        if not speaks_for(table, card, what, baron, noble, city, nation):
            continue
        number: i64 = bends[row + 3]
        if bends[row + 2] == ADD:
            added += number
        elif is_set == 0 or number < base:
            base = number
            is_set = 1
    return max(floor, base + added)


def measure(table: Table, what: i64, baron: i64, noble: i64, city: i64, nation: i64, printed: i64, floor: i64) -> i64:
    """The number that counts instead of the printed one; NONE for whatever the subject is not."""
    if table.bent[what] == 0:
        return printed
    return bend_of(table, what, ALWAYS, baron, noble, city, nation, printed, floor)


def measure_of_baron(table: Table, what: i64, baron: i64, printed: i64, floor: i64) -> i64:
    """A number that belongs to a Baron alone."""
    return measure(table, what, baron, NONE, NONE, NONE, printed, floor)


def forbids(table: Table, what: i64, lies: i64, on: i64) -> bool:
    """Whether a card in force that lies so sets one of the MAY measures to 0."""
    if table.bent[what] == 0:
        return False
    for place in range(table.content.first_bender[what], table.content.first_bender[what + 1]):
        card: i64 = table.content.benders[place]
        if table.card_place[card] != CARD_IN_FORCE or table.content.card_lies[card] != lies:
            continue
        if table.card_on[card] == on and table.content.bends[card * BEND_WIDTH + 3] == 0:
            return True
    return False


def is_closed(table: Table, what: i64, baron: i64) -> bool:
    """Whether an act is closed to a Baron: by a charge of his, or by a law if he is banned and cannot refuse it.

    Rules: WK-286, WK-291
    """
    if forbids(table, what, LIES_ON_BARON, baron):
        return True
    if table.banned[baron] == 0 or (REFUSED_WHEN_BANNED[table.rules.banned_refusals] >> KIND_LAW) & 1 == 1:
        return False
    return forbids(table, what, LIES_ON_TABLE, NONE)


def is_unlawful(table: Table, what: i64, baron: i64) -> bool:
    """Whether a law would ban a Baron for an act: not one who is banned already.

    Rules: WK-286, WK-291
    """
    return table.banned[baron] == 0 and forbids(table, what, LIES_ON_TABLE, NONE)
