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
END_OF_TABLE: Final[i64] = 10

# Places of content.annex.
MISSIONS: Final[i64] = 10
MISSION_KIND: Final[i64] = 0  # + Mission: what it counts, as missions.py says
MISSION_GOAL: Final[i64] = 10  # + Mission * 6 + players - 1: how many it takes
END_OF_CONTENT: Final[i64] = 70

# Troop cards and their kinds.
FIRST_OF_THE_KING: Final[i64] = TROOPS
ARMY_OF_THE_KING: Final[i64] = 6
ROYAL: Final[i64] = FIRST_SPECIAL_KIND

assert MISSION + MOST_SEATS == END_OF_TABLE
