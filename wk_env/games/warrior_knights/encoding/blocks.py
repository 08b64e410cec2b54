"""The compact observation as a table: which numbers there are, in which order, from where to where they go.

A block is one fact about each of some things. Barons are counted from the viewer on, himself first, and so are their
Nobles, armies and Regulars; those of seats that nobody plays are zeros.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.rules import Rules

Row: TypeAlias = tuple[str, str, int, int, int, str]

UNSEEN: Final[i64] = -1
# The largest purse, and the largest number of anything else: what is more is written as this.
MOST_CROWNS: Final[i64] = 9999
MOST: Final[i64] = 999
RULE_NAMES: Final = (
    "influence_each",
    "victory",
    "two_player_cities",
    "handing_to_stronghold",
    "readings",
    "most_rounds",
    "barren_end",
    "abandoned_heirs",
    "offers",
    "largest_sum",
    "heirs",
    "elimination",
    "open_motions",
    "miracles",
)
# What the number of the readings is made of: 1 for the first, 2 for the second, 4, 8 and so on.
READINGS: Final = (
    "banned_refusals",
    "later_hires",
    "own_revolt_order",
    "carded_returns",
    "living_triangle",
    "led_holds",
    "stack_windows",
)


def readings(rules: Rules) -> i64:
    """Readings that a table may switch, one bit each: they share a number, so that none behind it moves.

    Rules: WK-166, WK-291, WK-301, WK-386, WK-387, WK-514, WK-522
    """
    low: i64 = rules.banned_refusals + 2 * rules.later_hires + 4 * rules.own_revolt_order
    high: i64 = rules.carded_returns + 2 * rules.living_triangle + 4 * rules.led_holds + 8 * rules.stack_windows
    return low + 8 * high


SET_OF_AREAS: Final[i64] = 5
AREAS_A_NUMBER: Final[i64] = 13

# Name, what there is a number for, how many, lowest, highest, meaning. The order stays; new blocks go to the end.
COMPACT: Final = (
    ("rules", "rule", 14, 0, 999, "the rules agreed on, as numbers"),
    ("round", "table", 1, 0, 999, "game round; 0 during setup"),
    ("stack", "table", 1, 0, 3, "stack that is turned over; 0 outside the Actions phase"),
    ("stack left", "stack", 3, 0, 14, "cards still face down"),
    ("pool", "table", 1, 0, 594, "Influence left in the pool"),
    ("last upkeep", "table", 1, 0, 1, "1 once the pool was emptied: this Upkeep is the last"),
    ("headcount", "table", 1, 0, 6, "Barons that thresholds go by"),
    ("ask", "table", 1, 0, 127, "kind of the open question, by its number + 1; 0 when the game is over"),
    ("asked", "table", 1, 0, 6, "Baron who is asked, from 1; 0 when the game is over"),
    ("subject", "table", 1, -2, 999, "what the question is about, as asks.py says; -1 for nothing"),
    ("matter", "table", 1, -2, 999, "second number to the subject; -1 for none"),
    ("chairman", "table", 1, 0, 6, "Chairman of the Assembly, from 1"),
    ("acting", "table", 1, 0, 6, "acting Chairman of a running Assembly, from 1; 0 for none"),
    ("head", "table", 1, 0, 6, "Head of the Church, from 1"),
    ("proposal", "table", 1, -1, 159, "what a Private Motion proposes, as answered to PROPOSE; -1 for nothing"),
    ("current", "place", 3, 0, 44, "current Agenda, from 1; 0 for none"),
    ("fate count", "table", 1, -1, 24, "cards in the Fate deck; -1 while that would tell what the other side keeps"),
    ("event count", "table", 1, 0, 36, "cards in the Event deck"),
    ("event top", "table", 1, 0, 3, "back of the top Event: 1 red, 2 green, 3 blue; 0 for no card"),
    ("event bottom", "table", 1, 0, 3, "back of the lowest Event if all saw it, likewise; 0 if not"),
    ("agenda count", "table", 1, 0, 44, "cards in the Agenda deck"),
    ("hire count", "table", 1, 0, 66, "cards in the Mercenary deck"),
    ("voyage spot", "voyage", 3, 0, 3, "spot of the expedition; 0 when idle"),
    ("voyage blessed", "voyage", 3, 0, 1, "1 while blessed"),
    ("voyage share", "voyage x baron", 18, 0, 9999, "crowns invested"),
    ("track", "spot", 7, 0, 6, "Baron whose marker lies on the spot of the Mercenary Track, from 1; 0 for none"),
    ("standing", "open motion", 4, 0, 1, "1 while it is a standing rule"),
    ("seat", "baron", 6, 0, 2, "1 in the game, 2 eliminated, 0 nobody"),
    ("colour", "baron", 6, 0, 6, "his colour, from 1"),
    ("crowns", "baron", 6, 0, 9999, "crowns"),
    ("faith", "baron", 6, 0, 999, "Faith"),
    ("votes", "baron", 6, 0, 999, "Votes"),
    ("influence", "baron", 6, 0, 999, "Influence"),
    ("banned", "baron", 6, 0, 1, "1 while banned from the Assembly"),
    ("attends", "baron", 6, 0, 1, "1 while attending the running Assembly"),
    ("fist", "baron", 6, -1, 999, "Votes held in the closed fist + 1; 0 for none; -1 while hidden"),
    ("written", "of two x place", 6, -1, 999, "Votes written down by two players, likewise"),
    ("declared", "baron", 6, 0, 8, "what his Votes support: 1 no, 2 yes, 3 and more a Baron; 0 for nothing"),
    ("votes spent", "baron", 6, 0, 999, "Votes that he showed in all Assemblies so far"),
    ("votes last", "baron", 6, 0, 999, "Votes that he showed in the last vote"),
    ("pledged", "baron", 6, 0, 999, "Faith that he pledged to cancel the Event"),
    ("accepted", "baron", 6, 0, 1, "1 if he accepted the motion that passed"),
    ("laid", "baron x stack", 18, 0, 12, "his cards face down in the stack, once all have planned"),
    ("stronghold", "baron", 6, 0, 62, "area of his stronghold, from 1; 0 off the board"),
    (
        "noble at",
        "noble",
        24,
        -62,
        99,
        "his area, from 1, negative on its port icon; 0 off the board; 99 gone for good",
    ),
    ("fresh", "noble", 24, 0, 1, "1 while fresh"),
    ("troops", "army", 30, -1, 99, "printed strength of the cards of his army in fifties; -1 while hidden"),
    ("casualties", "army", 30, 0, 99, "casualty tokens of his army"),
    ("siege", "noble", 24, 0, 99, "1 if he besieges the hold of his area since this round, 2 since the last ..."),
    ("fight", "noble", 24, 0, 4, "in battle: 1 attacks, 2 defends, 3 and 4 likewise in command"),
    ("owner", "city", 24, -1, 6, "Baron who controls the city, from 1; 0 neutral, -1 razed"),
    ("fortified", "city", 24, 0, 1, "1 while fortified"),
    ("breaches", "hold", 30, 0, 99, "breaches"),
    ("action cards", "action card", 72, 0, 9, "where the card lies; which of two equal ones does not matter"),
    ("neutral cards", "neutral card", 8, 0, 2, "1 lies turned over, 2 was resolved in this round, 0 not yet seen"),
    ("troop cards", "troop card", 90, -4, 66, "where the card lies"),
    ("cards", "card", 80, 0, 63, "where the Event or Agenda lies, and on what"),
    ("fight seat", "side", 2, -1, 6, "attacker and defender of the battle, from 1; -1 neutral, 0 for no battle"),
    ("fight ability", "side", 2, 0, 2, "ability of the commander: 1 not used, 2 used, 0 while open"),
    ("fight hold", "table", 1, 0, 30, "city or stronghold that is attacked, from 1; 0 for none"),
    ("fight kind", "table", 1, 0, 2, "1 an assault or a battle in the open, 2 a siege, 0 none"),
    ("fate side", "side", 2, 0, 6, "Baron who holds Fate cards in this battle, from 1; 0 for nobody"),
    ("fate drawn", "side", 2, 0, 24, "cards drawn before the discards"),
    ("fate held", "side", 2, -1, 24, "cards held; -1 while hidden"),
    ("fate open", "side", 2, 0, 1, "1 once the hand lies open"),
    ("fate cards", "fate card", 24, 0, 59, "where it lies, as far as the viewer remembers"),
    ("fate places", "deck place", 24, 0, 24, "first place of the group of cards that were mixed there; 0 for no group"),
    ("called", "symbol", 4, 0, 1, "1 if that Noble was called to move in this action"),
    ("on way", "set of areas", 5, 0, 8191, "areas on the route that a Noble announces: a bit each, 13 a number"),
    ("closed", "set of areas", 5, 0, 8191, "areas that were refused to him on this journey, likewise"),
    ("strikes", "baron x baron", 36, 0, 999, "battles and sieges that he began against the other"),
    ("broken", "baron x baron", 36, 0, 999, "promises to the other that he broke"),
    ("promised", "baron x baron", 36, 0, 5, "what he promised the other last in this round"),
    ("offer", "offer", 5, -99, 99, "the bargain on the table"),
    ("heirs", "noble", 24, -6, 6, "Baron who holds his living heir, from 1; 0 for none; below 0 while he waits for it"),
    ("own seat", "seat at the table", 6, 0, 1, "1 for the seat of the viewer: actions name Barons by their seats"),
)


# What the wide observation adds behind all numbers of the compact one: the same facts as learners like them.
WIDE: Final = (
    ("is ask", "ask", 100, 0, 1, "1 for the kind of the open question"),
    ("is asked", "baron", 6, 0, 1, "1 for the Baron who is asked"),
    ("is chairman", "baron", 6, 0, 1, "1 for the Chairman"),
    ("is acting", "baron", 6, 0, 1, "1 for the acting Chairman"),
    ("is head", "baron", 6, 0, 1, "1 for the Head of the Church"),
    ("is stack", "stack from 0", 4, 0, 1, "1 for the stack that is turned over, the first place for none"),
    ("is top", "event colour", 3, 0, 1, "1 for the back of the top Event"),
    ("is bottom", "event colour", 3, 0, 1, "1 for the back of the lowest Event, if all saw it"),
    ("is colour", "baron x colour", 36, 0, 1, "1 for his colour"),
    ("is owner", "city x owner", 192, 0, 1, "1 for razed, neutral, or the Baron who controls the city"),
    ("is card", "card x state", 320, 0, 1, "1 for discarded, current, at hand or in force"),
    ("actions in", "baron x kind x place of a card", 216, 0, 2, "his cards of the kind there"),
    ("own in", "kind x stack", 18, 0, 2, "the viewer's own cards in each stack"),
    ("in army", "army x kind of troops", 780, 0, 24, "troop cards of the kind"),
    ("on offer", "kind of mercenaries", 24, 0, 24, "Mercenaries on offer"),
    ("is track", "spot x baron", 42, 0, 1, "1 for the Baron whose marker lies there"),
    ("is fate", "fate card x fate state", 96, 0, 1, "1 for what the viewer knows of its place"),
    ("nobles in", "baron x area", 372, 0, 4, "his Nobles in the area"),
    ("troops in", "baron x area", 372, 0, 396, "strength of his Nobles' cards there, in fifties; 0 while hidden"),
    ("fresh in", "area", 62, 0, 4, "the viewer's fresh Nobles in the area"),
    ("at sea", "own or not x area", 124, 0, 20, "the viewer's, then the others' Nobles on the port icon"),
    ("stronghold in", "own or not x area", 124, 0, 1, "1 for the viewer's, then for another's stronghold"),
    ("besieging in", "own or not x area", 124, 0, 20, "the viewer's, then the others' Nobles who besiege a hold there"),
    ("way in", "area", 62, 0, 1, "1 if the route that is announced leads there"),
    ("closed in", "area", 62, 0, 1, "1 if it was refused to the Noble on his journey"),
)


# What stands behind all that in both observations: the facts of expansions, all 0 without them. New ones to the end.
MORE: Final = (
    ("more rules", "more of the rules", 4, 0, 99, "the rules agreed on for Crown and Glory, as numbers"),
    ("king", "table", 1, 0, 6, "the King, from 1; 0 for none"),
    ("pool empty for", "table", 1, 0, 999, "1 in the round that emptied the pool, 2 in the next ...; 0 before"),
    ("more troop cards", "special troop card", 36, -4, 66, "where the card lies"),
    ("missions", "mission", 10, 0, 6, "the Baron who is known to have it, from 1; 0 for none"),
    ("more fate cards", "fate card of For Glory", 48, 0, 104, "where it lies, as far as the viewer remembers"),
    ("more fate places", "place of that deck", 48, 0, 48, "first place of the group of cards mixed there; 0 for none"),
    ("glory rules", "rule of For Glory", 5, 0, 9, "the rules agreed on for For Glory, as numbers"),
    (
        "more counts",
        "deck, stack or hand",
        10,
        -1,
        99,
        "cards, where the counts above have no room",
    ),
    ("more current", "place of four", 4, 0, 69, "current Agenda, from 1; 0 for none"),
    ("more written", "of two", 2, -1, 999, "Votes written down for the fourth Agenda + 1; 0 for none; -1 while hidden"),
    ("more cards", "more cards", 45, 0, 63, "where the Event or Agenda of For Glory lies, and on what"),
    ("more action cards", "more action cards", 18, 0, 9, "where Forced March and Enrich Mind lie"),
    ("more neutral cards", "more neutral cards", 4, 0, 2, "1 lies turned over, 2 was resolved, 0 not yet seen"),
    ("advancements", "advancement", 44, 0, 30, "in the row, drawn, or whose: ready, exhausted or at work"),
    ("knowledge", "baron", 6, 0, 999, "Knowledge"),
    ("scholar", "table", 1, 0, 6, "the Scholar, from 1; 0 for nobody"),
    ("garrisons", "city", 24, 0, 1, "1 with a Garrison"),
    ("riots", "city", 24, 0, 1, "1 with a riot token"),
    ("blocked spots", "spot", 7, 0, 1, "1 with a casualty token"),
    ("optional rules", "optional rule", 16, 0, 999, "the optional rules agreed on, as numbers; 0 for those to come"),
    ("deaths", "noble", 24, 0, 99, "how often he has died; 0 where that is not counted"),
    ("truces", "baron x baron", 36, 0, 2, "rounds left of the truce between the two, this one included; 0 for none"),
    ("diplomacy", "city", 24, 0, 1, "1 with the diplomacy mark"),
    ("siege tokens", "hold", 30, 0, 99, "casualty tokens on the city or stronghold, where sieges lay them"),
    ("spared", "hold", 30, 0, 1, "1 if the Nobles inside retreat when a siege takes it"),
    (
        "points",
        "baron",
        6,
        -999,
        999,
        "Influence Points that he has for good, below 0 for a loss; 0 where none are counted",
    ),
    ("conceded", "baron", 6, 0, 1, "1 once he has conceded to the King"),
    (
        "pacts",
        "baron x baron",
        36,
        -99,
        3,
        "rounds left of their pact; -1 refused in this round; -2 he is breaking it, -3 and less with what the other "
        "lost; of himself: 1 if he misses the next Assembly",
    ),
    ("house garrisons", "city", 24, 0, 35, "the troop cards left in it as a garrison; 0 for none"),
    ("invader", "table", 1, 0, 2, "1 for an invader, 2 for one who is gone; its pieces stand in the next row of seats"),
    ("stake", "stake", 4, -2, 999, "what is at stake, where Barons bargain about it"),
    ("promised at stake", "baron x baron", 36, 0, 34, "what he promised the other about what is at stake"),
    ("joined", "baron", 6, 0, 31, "crowns that he adds to the offer on the table"),
)
MORE_NAMES: Final = ("crown_goal", "crowning", "race_delay", "missions")
GLORY_NAMES: Final = ("glory", "works_or_garrison", "muster_or_levies", "late_withdrawal", "closed_research")
OPTIONAL_NAMES: Final = (
    "conquest",
    "city_gains",
    "poor_draws",
    "last_round",
    "sure_heirs",
    "instant",
    "capitulations",
    "appeals",
    "siege_draws",
    "reign_rounds",
    "reign_cities",
    "pact_rounds",
    "victim_gains",
    "manning",
    "invader",
    "bargain_windows",
)


# The blocks whose numbers are names of things, not counts: a thing the more is another one, not a larger one. What goes
# from 0 to 1, and sets, are bits; everything else is a number.
CATEGORIES: Final = (
    *("stack", "ask", "asked", "subject", "matter", "chairman", "acting", "head", "proposal", "current", "event top"),
    *("event bottom", "voyage spot", "track", "seat", "colour", "declared", "stronghold", "noble at", "fight", "owner"),
    *("action cards", "neutral cards", "troop cards", "cards", "fight seat", "fight ability", "fight hold"),
    *("fight kind", "fate side", "fate cards", "fate places", "promised", "heirs"),
    *("king", "more troop cards", "missions", "more fate cards", "more fate places"),
    *("more current", "more cards", "more action cards", "more neutral cards", "advancements", "scholar", "invader"),
    *("house garrisons", "stake", "promised at stake"),
)
SETS: Final = ("on way", "closed")
OFFER_KINDS: Final = ("category", "category", "number", "category", "category")


# What Crown and Glory and the other optional rules will bring behind both observations, so that no number of today
# moves. Name, how many, what for, rows of the ledgers.
RESERVED: Final = (("new master", 24, "whom a reassigned or bribed Noble serves", "VR-103 VR-121"),)


def _starts(first: int, blocks: Sequence[Row]) -> list[int]:
    starts: list[int] = [first]
    for block in blocks:  # slow-ok: once
        starts.append(starts[-1] + block[2])  # slow-ok: once
    return starts


STARTS: Final = _starts(0, COMPACT)
WIDE_STARTS: Final = _starts(STARTS[-1], WIDE)
MORE_STARTS: Final = _starts(0, MORE)
WIDTH: Final[int] = STARTS[-1]
WIDE_WIDTH: Final[int] = WIDE_STARTS[-1]
# With what expansions add.
WHOLE_WIDTH: Final[int] = WIDTH + MORE_STARTS[-1]
WHOLE_WIDE_WIDTH: Final[int] = WIDE_WIDTH + MORE_STARTS[-1]
