"""The words of the Event and Agenda decks as numbers, and where they stand in the columns of the content."""

from typing import Final

from mypy_extensions import i64

# A card has four rows of words.
EFFECT: Final[i64] = 0
ALSO: Final[i64] = 1
INSTEAD_ROW: Final[i64] = 2
EAR_ROW: Final[i64] = 3

# What stands where in a row. Several words read the same place under names of their own.
WORD: Final[i64] = 0
AMOUNT: Final[i64] = 1
WHAT: Final[i64] = 2
TO: Final[i64] = 3
WHICH: Final[i64] = 4
PER: Final[i64] = 5
CAP: Final[i64] = 6
INTO: Final[i64] = 7
FACE: Final[i64] = 1  # fortify
SWITCH: Final[i64] = 1  # ban: 1 to ban, 0 to lift
MODE: Final[i64] = 2  # revolt
TOKEN: Final[i64] = 2  # seat
PHASE: Final[i64] = 2  # hold
BY: Final[i64] = 2  # repeal
GET: Final[i64] = 5  # exchange: give WHAT, AMOUNT of it
GET_AMOUNT: Final[i64] = 6
TIMES: Final[i64] = 7

# Words about Barons.
WORD_GAIN: Final[i64] = 0
WORD_LOSE: Final[i64] = 1
WORD_EXCHANGE: Final[i64] = 2
WORD_SEAT: Final[i64] = 3
WORD_BAN: Final[i64] = 4
WORD_REPEAL: Final[i64] = 5
WORD_HOLD: Final[i64] = 6
WORD_VOYAGE: Final[i64] = 7
WORD_PROPOSE: Final[i64] = 8
# Words about cities.
WORD_BREACHES: Final[i64] = 9
WORD_FORTIFY: Final[i64] = 10
WORD_RAZE: Final[i64] = 11
WORD_REVOLT: Final[i64] = 12
WORD_SEIZE: Final[i64] = 13
# Words about armies.
WORD_CASUALTIES: Final[i64] = 14
WORD_RECRUIT: Final[i64] = 15
WORD_DESERT: Final[i64] = 16
WORD_KILL: Final[i64] = 17
FIRST_CITY_WORD: Final[i64] = 9
FIRST_ARMY_WORD: Final[i64] = 14

# WHAT and GET.
CROWNS: Final[i64] = 0
FAITH: Final[i64] = 1
VOTES: Final[i64] = 2
INFLUENCE: Final[i64] = 3

# TO: whom a word means.
TO_TARGET: Final[i64] = 0
TO_DRAWER: Final[i64] = 1
TO_ACTOR: Final[i64] = 2
TO_HOLDER: Final[i64] = 3

# PER and INTO.
PER_ONE: Final[i64] = 0
PER_CITY: Final[i64] = 1
PER_OVERSEAS_CITY: Final[i64] = 2
PER_NOBLE: Final[i64] = 3
INTO_TREASURY: Final[i64] = 0
INTO_FOE: Final[i64] = 1

# WHICH.
WHICH_TARGET: Final[i64] = 0
WHICH_EACH: Final[i64] = 1
WHICH_NEUTRAL: Final[i64] = 2
WHICH_RANDOM: Final[i64] = 3
WHICH_CHOSEN: Final[i64] = 4
WHICH_AREA: Final[i64] = 5

# MODE, TOKEN, PHASE, BY.
REVOLT_TEST: Final[i64] = 0
REVOLT_SURE: Final[i64] = 1
TOKEN_CHAIRMAN: Final[i64] = 0
TOKEN_HEAD: Final[i64] = 1
PHASE_TAXATION: Final[i64] = 0
PHASE_WAGES: Final[i64] = 1
BY_OWNER: Final[i64] = 0
BY_CHAIRMAN: Final[i64] = 1

# Targets of a card.
TARGET_NONE: Final[i64] = 0
TARGET_DRAWER: Final[i64] = 1
TARGET_ELECTED: Final[i64] = 2
TARGET_RANDOM_BARON: Final[i64] = 3
TARGET_EACH: Final[i64] = 4
TARGET_CITY: Final[i64] = 5
TARGET_OWN_CITY: Final[i64] = 6
TARGET_CHOSEN_CITY: Final[i64] = 7
TARGET_NEUTRAL_CITY: Final[i64] = 8
TARGET_NOBLE: Final[i64] = 9
TARGET_OWN_NOBLE: Final[i64] = 10
TARGET_CHOSEN_NOBLE: Final[i64] = 11
TARGET_NATION: Final[i64] = 12

# Kinds of Agenda, and how they are voted on.
KIND_MOTION: Final[i64] = 0
KIND_LAW: Final[i64] = 1
KIND_CHARGE: Final[i64] = 2
KIND_OFFICE: Final[i64] = 3
KIND_PRIVATE: Final[i64] = 4
VOTE_YES_NO: Final[i64] = 0
VOTE_BARON: Final[i64] = 1
VOTE_PROPOSER: Final[i64] = 2

# When a lasting Event ends. (Where cards lie: measures.LIES_*.)
ENDS_NEVER: Final[i64] = 0
ENDS_ROUND: Final[i64] = 1
ENDS_USED: Final[i64] = 2

# Who must be the actor of a moment for an ear to hear it.
WHO_ANY: Final[i64] = 0
WHO_HOLDER: Final[i64] = 1
WHO_OTHERS: Final[i64] = 2
WHO_MOST_CROWNS: Final[i64] = 3
