"""What a table agreed on before the game: numbers, never booleans. Variants are functions from Rules to Rules."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import ANNEX

# Who wins, and when (WK-496, WK-546, CG-119, CG-131).
MAJORITY_OR_INFLUENCE: Final[i64] = 0
MIGHT_IS_RIGHT: Final[i64] = 1
THE_KING: Final[i64] = 2  # CG-119
LORDS: Final[i64] = 3  # VR-013
LORDS_AND_KING: Final[i64] = 4  # VR-023
HAIL: Final[i64] = 5  # VR-111
# victory: so many facts of an expansion it takes.
ANNEX_OF_VICTORY: Final[vec[i64]] = vec[i64]([0, 0, ANNEX, 0, ANNEX, ANNEX])
# victory: 1 if Influence comes in tokens from a pool, 0 if it is counted anew (VR-011).
TOKENS_OF_VICTORY: Final[vec[i64]] = vec[i64]([1, 1, 1, 0, 0, 1])
# victory: 1 if Barons may concede to a King (VR-113).
CONCESSIONS_OF_VICTORY: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1])
# victory: with Lords of the Realm on top, and with The King on top.
WITH_LORDS: Final[vec[i64]] = vec[i64]([LORDS, LORDS, LORDS_AND_KING, LORDS, LORDS_AND_KING, LORDS])
WITH_KING: Final[vec[i64]] = vec[i64]([THE_KING, THE_KING, THE_KING, LORDS_AND_KING, LORDS_AND_KING, THE_KING])

# What of the Kingdom wins at once (WK-497, VR-008).
MORE_THAN_HALF: Final[i64] = 0
ALL_OF_THE_KINGDOM: Final[i64] = 1

# Which cities the two-player rule counts (WK-551).
KINGDOM_ONLY: Final[i64] = 0
ALL_CITIES: Final[i64] = 1


@dataclass(frozen=True)
class Rules:
    """The numbers of one game."""

    seats: i64 = 4
    influence_each: i64 = 10  # WK-536: 8 short, 10 standard, 12 or 15 long
    victory: i64 = MAJORITY_OR_INFLUENCE
    two_player_cities: i64 = KINGDOM_ONLY
    two_player_goal: i64 = 5
    # Readings that a table may switch: how many of something are allowed, 0 for none.
    handing_to_stronghold: i64 = 1  # WK-161
    banned_refusals: i64 = 0  # WK-291: 1 = a banned Baron may refuse motions and laws, too
    later_hires: i64 = 0  # WK-301: 1 = several of one nationality at once at any marker, not at the first alone
    own_revolt_order: i64 = 0  # WK-166: 1 = each Baron says in which order his cities are tested; 0 = map order
    carded_returns: i64 = 0  # WK-514: 1 = maintained troops alone bring no Noble back to the board
    living_triangle: i64 = 0  # WK-387: 1 = a triangle commander who fell in step 3 adds no victory
    led_holds: i64 = 0  # WK-386: 1 = no victories are counted against a Baron's hold in which he has no Noble
    most_rounds: i64 = 0  # WK-086: after so many rounds the game breaks off without a winner; 0 for never
    barren_end: i64 = 1  # the gap at WK-086: 1 = with no city left the Upkeep is the last; 0 = play on
    abandoned_heirs: i64 = 0  # WK-584: 1 = a Noble killed by desertion has an heir, whatever cards say
    # Optional rules; variants.py knows their names.
    offers: i64 = 0  # WK-522: bargains that each Baron may propose in each window: before each Action card
    stack_windows: i64 = 0  # WK-522: 1 = windows for bargains before the first Action card of each stack alone
    largest_sum: i64 = 20  # WK-522: the most crowns in one bargain, up to 31
    heirs: i64 = 0  # WK-539: living heirs that each Noble begins with
    elimination: i64 = 0  # WK-544: 1 = who loses his stronghold to a conqueror is out of the game
    open_motions: i64 = 0  # WK-537: how many rules of the catalogue a Private Motion may propose
    miracles: i64 = 0  # WK-585: 1 = lasting Events may be cancelled later, for a Faith more
    # Optional rules of the reference manual; rules/optional has a file for each.
    conquest: i64 = MORE_THAN_HALF  # VR-008
    city_gains: i64 = 0  # VR-026: 0 = each city gives 1 Influence; 1 = few give less and many more
    poor_draws: i64 = 0  # VR-087: so many Fate cards more test each city of a Baron without Influence
    sure_heirs: i64 = 0  # VR-029: after so many deaths of a Noble, Fate says whether he has an heir; 0: he always has
    instant: i64 = 0  # VR-091: the Influence that a holding gives as it begins and takes as it ends
    last_round: i64 = 0  # VR-136: the game ends with the Upkeep of this round; 0 for none
    capitulations: i64 = 0  # VR-066: 1 = the Baron inside a besieged city may give it up for a truce
    appeals: i64 = 0  # VR-050: 1 = an appeal takes the place of all of Mobilize Forces; 2 = of its battle alone
    siege_draws: i64 = 0  # VR-034: 0 = a second siege takes the hold; 1 = Fate does, in Upkeep; 2 = with VR-042
    reign_rounds: i64 = 0  # VR-115: so many rounds after the one that emptied the pool the King wins; 0 for never
    reign_cities: i64 = 0  # VR-114: 0 = all Kingdom cities win for the King; 1 = all cities, overseas ones as well
    pact_rounds: i64 = 0  # VR-060: for how many rounds a pact may be made at most; 0: there are no pacts
    victim_gains: i64 = 0  # VR-064: 0 = whoever breaks a pact returns what the other lost; 1 = the other gains it
    manning: i64 = 0  # VR-104: 1 = Nobles may leave troop cards in cities as garrisons
    invader: i64 = 0  # VR-071: 1 = a kingdom that nobody plays invades; with two to five players
    bargain_windows: i64 = 0  # WK-522: 1 = with any offers, each Baron may make one more wherever something is at stake
    # Crown and Glory.
    crown_goal: i64 = 16  # CG-131, CG-134: with THE_KING, so much Influence ends the game once the pool is empty
    crowning: i64 = 0  # CG-119: 0 = the King is crowned at the end of an Upkeep; 1 = as soon as the pool is empty, too
    race_delay: i64 = 0  # CG-131: so many rounds after the one that emptied the pool the Influence is first looked at
    missions: i64 = 0  # CG-110: secret Missions that each Baron is dealt
    glory: i64 = 0  # CG-001: 1 = with the cards and the business of For Glory
    works_or_garrison: i64 = 0  # CG-085: 0 = Upgrade Defenses allows works and a Garrison; 1 = one of the two
    muster_or_levies: i64 = 0  # CG-087: 0 = Muster Forces allows both; 1 = to mend an army or to recruit Levies
    late_withdrawal: i64 = 0  # CG-099: 0 = Retreats are counted before extra Fate cards are drawn; 1 = after them
    closed_research: i64 = 0  # CG-076: 0 = all see the Advancement that Research draws; 1 = the Scholar alone


STANDARD: Final = Rules()  # slow-ok: once
# Setting, the usual number, the numbers allowed.
SEATS: Final = range(2, 7)  # slow-ok: once
NUMBERS: Final[tuple[tuple[str, int, range], ...]] = (  # slow-ok: once
    ("seats", 4, SEATS),
    ("influence_each", 10, range(1, 100)),
    ("victory", 0, range(6)),
    ("two_player_cities", 0, range(2)),
    ("handing_to_stronghold", 1, range(2)),
    ("banned_refusals", 0, range(2)),
    ("later_hires", 0, range(2)),
    ("own_revolt_order", 0, range(2)),
    ("carded_returns", 0, range(2)),
    ("living_triangle", 0, range(2)),
    ("led_holds", 0, range(2)),
    ("barren_end", 1, range(2)),
    ("abandoned_heirs", 0, range(2)),
    ("most_rounds", 0, range(100_000)),
    ("offers", 0, range(10)),
    ("stack_windows", 0, range(2)),
    ("largest_sum", 20, range(1, 32)),
    ("heirs", 0, range(2)),
    ("elimination", 0, range(2)),
    ("open_motions", 0, range(5)),
    ("miracles", 0, range(2)),
    ("conquest", 0, range(2)),
    ("city_gains", 0, range(2)),
    ("poor_draws", 0, range(2)),
    ("sure_heirs", 0, range(10)),
    ("instant", 0, range(2)),
    ("last_round", 0, range(1000)),
    ("capitulations", 0, range(2)),
    ("appeals", 0, range(3)),
    ("siege_draws", 0, range(3)),
    ("reign_rounds", 0, range(1000)),
    ("reign_cities", 0, range(2)),
    ("pact_rounds", 0, range(4)),
    ("victim_gains", 0, range(2)),
    ("manning", 0, range(2)),
    ("invader", 0, range(2)),
    ("bargain_windows", 0, range(2)),
    ("crown_goal", 16, range(1, 100)),
    ("crowning", 0, range(2)),
    ("race_delay", 0, range(10)),
    ("missions", 0, range(2)),
    ("glory", 0, range(2)),
    ("works_or_garrison", 0, range(2)),
    ("muster_or_levies", 0, range(2)),
    ("late_withdrawal", 0, range(2)),
    ("closed_research", 0, range(2)),
)
