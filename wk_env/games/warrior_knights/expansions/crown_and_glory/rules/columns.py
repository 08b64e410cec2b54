"""Where the facts of Crown and Glory stand in `table.annex` and `content.annex`, and its troop cards."""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.numbers import FIRST_SPECIAL_KIND, MOST_SEATS, TROOPS

# Places of table.annex; all are 0 at first.
KING: Final[i64] = 0  # the King's seat + 1, 0 while there is none
EMPTIED: Final[i64] = 1  # the round in which the pool ran out, 0 before
ARMY: Final[i64] = 2  # how many King's Army cards are in the game
SHOWN: Final[i64] = 3  # 1 once the Missions lie open
MISSION: Final[i64] = 4  # + seat: the Mission he was dealt + 1 (hidden), 0 for none
KNOWLEDGE: Final[i64] = 10  # + seat
SCHOLAR: Final[i64] = 16  # the Scholar's seat + 1, 0 for nobody
RIOTS: Final[i64] = 17  # the set of cities with a riot token
GARRISONED: Final[i64] = 18  # the set of cities with a Garrison
DECK_COUNT: Final[i64] = 19  # cards in the Advancement deck
DECK_KNOWN: Final[i64] = 20  # cards at its bottom that went there one by one: everybody saw them but those of SECRET
DECK: Final[i64] = 21  # + place: Advancements from 0, the last on top (hidden)
SECRET: Final[i64] = 65  # + seat: the set of places of that deck whose cards this seat alone has seen
END_OF_TABLE: Final[i64] = 71

# Places of content.annex.
MISSIONS: Final[i64] = 10
MISSION_KIND: Final[i64] = 0  # + Mission: what it counts, as missions.py says
MISSION_GOAL: Final[i64] = 10  # + Mission * 6 + players - 1: how many it takes
GARRISON_STRENGTH: Final[i64] = 70
GARRISON_WAGE: Final[i64] = 71
GARRISON_PRICE: Final[i64] = 72
GARRISONS: Final[i64] = 73  # how many there are
LEVY_CITY: Final[i64] = 74  # + Levy card: its city
# + Advancement: what it costs, its title, when it is used, whether that exhausts it, and in battle for whom.
COST: Final[i64] = 92
TITLE: Final[i64] = 136
USE: Final[i64] = 180
EXHAUSTS: Final[i64] = 224
SIDE: Final[i64] = 268
NEEDS_NOBLE: Final[i64] = 312
SIEGE_ENGINE: Final[i64] = 356  # the title of the Siege Engine + 1, 0 if no Advancement bears that name
END_OF_CONTENT: Final[i64] = 357

# Troop cards and their kinds.
FIRST_OF_THE_KING: Final[i64] = TROOPS
ARMY_OF_THE_KING: Final[i64] = 6
ROYAL: Final[i64] = FIRST_SPECIAL_KIND
FIRST_CAPTAIN: Final[i64] = 96
CAPTAINS: Final[i64] = 12
FIRST_LEVY: Final[i64] = 108
LEVIES: Final[i64] = 18
END_OF_TROOPS: Final[i64] = 126
LEVY_KIND: Final[i64] = 28  # + Kingdom city
CAPTAIN_KIND: Final[i64] = 46  # + nation * 2, 1 more for a Herald

# Cards of For Glory behind the base game's Events and Agendas.
FIRST_MORE_AGENDA: Final[i64] = 80
FIRST_MORE_EVENT: Final[i64] = 105
FIRST_ADVANCEMENT: Final[i64] = 125
ADVANCEMENTS: Final[i64] = 44
FIRST_ABILITY: Final[i64] = 169  # + kind of captain - CAPTAIN_KIND: what he gives his Noble
END_OF_CARDS: Final[i64] = 181

# Where an Advancement lies, beside the places of Events and Agendas: with its owner, ready or exhausted. One that works
# without being used lies in force; so does one that is in use.
CARD_READY: Final[i64] = 5
CARD_EXHAUSTED: Final[i64] = 6

# When an Advancement is used.
STANDING: Final[i64] = 0
IN_BATTLE: Final[i64] = 1
ON_MARCH: Final[i64] = 2
AT_SEA: Final[i64] = 3

assert MISSION + MOST_SEATS == KNOWLEDGE
assert DECK + ADVANCEMENTS == SECRET
assert SECRET + MOST_SEATS == END_OF_TABLE
assert NEEDS_NOBLE + ADVANCEMENTS == SIEGE_ENGINE
