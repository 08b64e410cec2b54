"""The named integers that rules share: seats and places, cards, asks and answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = -1


def _bits() -> vec[i64]:
    bits = vec[i64]([0] * 63)
    bits[0] = 1
    for place in range(i64(1), i64(63)):
        bits[place] = bits[place - 1] + bits[place - 1]
    return bits


# BIT[i] is the set that holds i alone. Never write a shift of a literal: mypyc 2.4.1 compiles it in 32 bits.
BIT: Final[vec[i64]] = _bits()

# How many there are.
MOST_SEATS: Final[i64] = 6
SYMBOLS: Final[i64] = 4
NOBLES: Final[i64] = 24
ARMIES: Final[i64] = 30
CITIES: Final[i64] = 24
KINGDOM_CITIES: Final[i64] = 18
HOLDS: Final[i64] = 30
REGULARS: Final[i64] = 24
TROOPS: Final[i64] = 90  # without those of expansions: the table has as many as its content
FATE_CARDS: Final[i64] = 24
EVENTS: Final[i64] = 36
AGENDAS: Final[i64] = 44
OPEN_MOTIONS: Final[i64] = 4
CARDS: Final[i64] = 80
ACTIONS_A_BARON: Final[i64] = 12
NEUTRAL_ACTIONS: Final[i64] = 8
ACTION_CARDS: Final[i64] = 80
SPOTS: Final[i64] = 7
VOYAGES: Final[i64] = 3
MOST_AREAS: Final[i64] = 62
ANNEX: Final[i64] = 160  # facts that expansions add to the table

# Symbols of Nobles, in the order of their ids: Noble = seat * 4 + symbol.
STAR: Final[i64] = 0
SQUARE: Final[i64] = 1
TRIANGLE: Final[i64] = 2
CIRCLE: Final[i64] = 3

# An army is a Noble's (0 to 23) or the unled troops of a stronghold (24 + seat).
# A hold can be attacked: a city (0 to 23) or a stronghold (24 + seat).
FIRST_GROUP: Final[i64] = 24
FIRST_STRONGHOLD: Final[i64] = 24
# The troop cards of a garrison of the house rule lie at this + city, as those of armies lie with them.
FIRST_GARRISON: Final[i64] = 30

# Where a Noble stands: an area, PORT + area for a port icon, or one of these.
PORT: Final[i64] = 64
OFF_BOARD: Final[i64] = -1
OUT_OF_GAME: Final[i64] = -2

# Where a troop card lies: an army, or one of these.
IN_DECK: Final[i64] = -1
IN_DISCARD: Final[i64] = -2
ON_OFFER: Final[i64] = -3
OUT: Final[i64] = -4
AT_HOME: Final[i64] = -5  # not a place of its own: with the stronghold of its Baron
IN_SUPPLY: Final[i64] = -6  # not a place of its own: IN_DECK, without being a card of the Mercenary deck

# What lies on a spot of the Mercenary Track: the marker of a seat, NONE, or a casualty token.
BLOCKED: Final[i64] = -2

# Who controls a city: a seat, or one of these.
NEUTRAL: Final[i64] = -1
RAZED: Final[i64] = -2

# Baron action cards: two of each kind; card = seat * 12 + kind * 2 + copy. Neutral cards follow at 72.
LEVY_TAXES: Final[i64] = 0
DRAFT_SOLDIERS: Final[i64] = 1
RALLY_SUPPORT: Final[i64] = 2
SERVE_THE_CHURCH: Final[i64] = 3
MOBILIZE_FORCES: Final[i64] = 4
VERSATILE_STRATEGY: Final[i64] = 5
FORCED_MARCH: Final[i64] = 6
ENRICH_MIND: Final[i64] = 7
ACTION_KINDS: Final[i64] = 6

# Neutral action cards.
IMPORTANT_EVENT: Final[i64] = 0
FUND_EXPEDITIONS: Final[i64] = 1
UPGRADE_DEFENSES: Final[i64] = 2
MUSTER_TROOPS: Final[i64] = 3
UNCERTAIN_TIMES: Final[i64] = 4
RESEARCH: Final[i64] = 5
A_PRESSING_AGENDA: Final[i64] = 6
ASSEMBLE_TROOPS: Final[i64] = 7

# Where an action card lies: stacks are 1 to 3. Neutral cards that were resolved lie face up IN_PILE until the next
# round; the two left over face down, all of them before the first Planning, and cards of absent Barons are ASIDE.
IN_HAND: Final[i64] = 0
IN_TAXATION: Final[i64] = 4
IN_WAGES: Final[i64] = 5
IN_ASSEMBLY: Final[i64] = 6
ASIDE: Final[i64] = 7
REVEALED: Final[i64] = 8
IN_PILE: Final[i64] = 9

# Where an Event or Agenda lies (card = event, or 36 + agenda).
FIRST_AGENDA: Final[i64] = 36
CARD_IN_DECK: Final[i64] = 0
CARD_DISCARDED: Final[i64] = 1
CARD_CURRENT: Final[i64] = 2
CARD_IN_FORCE: Final[i64] = 3
CARD_AT_HAND: Final[i64] = 4

# Battle results on Fate cards.
DEAL: Final[i64] = 0
PREVENT: Final[i64] = 1
VICTORY: Final[i64] = 2
DRAW_FATE: Final[i64] = 3
WITHDRAW: Final[i64] = 4

# Results of a test for revolt.
CALM: Final[i64] = 0
REVOLTS: Final[i64] = 1
RIOTS: Final[i64] = 2

# Expedition results: FUNDS_NEEDED, NO_NEWS, FLEET_LOST, or the multiple.
FUNDS_NEEDED: Final[i64] = -2
NO_NEWS: Final[i64] = -1
FLEET_LOST: Final[i64] = 0

# Standing rules that a Private Motion may bring about: each forbids something to everybody.
NO_SIEGES: Final[i64] = 0
NO_ROADS: Final[i64] = 1
NO_RAZING: Final[i64] = 2
NO_STRONGHOLD_ATTACKS: Final[i64] = 3

# The current offer of a bargain, place by place.
OFFERER: Final[i64] = 0
PARTNER: Final[i64] = 1
SUM: Final[i64] = 2  # crowns that the offerer gives; below 0 those that he asks for
HEIR_OFFERED: Final[i64] = 3  # the Noble whose heir passes to whichever of the two does not hold it, or NONE
FAVOUR: Final[i64] = 4  # NO_FAVOUR, what the offerer promises, or PARTNERS + what the partner shall promise

# Promises, which bind nobody.
NO_FAVOUR: Final[i64] = 0
LET_PASS: Final[i64] = 1
VOTE_FOR: Final[i64] = 2
VOTE_AGAINST: Final[i64] = 3
NO_ATTACK: Final[i64] = 4
PAY_FAITH: Final[i64] = 5
PARTNERS: Final[i64] = 5

# What is at stake in a window for bargains: places of table.stake, all NONE if nothing is.
STAKE: Final[i64] = 0  # what, as below
STAKE_SEAT: Final[i64] = 1  # who will be asked, or NONE for several
STAKE_ABOUT: Final[i64] = 2  # what the question is about
STAKE_BESIDE: Final[i64] = 3  # what stands beside that
STAKE_PLACES: Final[i64] = 4

# The stakes: about and beside.
AT_PASSAGE: Final[i64] = 0  # Noble; area
AT_CONSENT: Final[i64] = 1  # hold; seat that attacks
AT_VOTE: Final[i64] = 2  # Agenda, or NONE for what table.proposal says; the ballot
AT_RED: Final[i64] = 3  # Event; Faith that it takes
AT_BLUE: Final[i64] = 4  # Event; Faith that it takes
AT_BLESSING: Final[i64] = 5  # expedition; NONE
AT_TARGET: Final[i64] = 6  # area; NONE
STAKES: Final[i64] = 7

# Promises about what is at stake, always by the partner: they stand in the place FAVOUR of an offer.
FIRST_AT_STAKE: Final[i64] = 11
GRANT_PASSAGE: Final[i64] = 11
GRANT_CONSENT: Final[i64] = 12
REFUSE_CONSENT: Final[i64] = 13
GIVE_VOTES: Final[i64] = 14  # + NO or YES: at least half of his Votes for it
ELECT: Final[i64] = 16  # + seat: at least half of his Votes for him
CANCEL_EVENT: Final[i64] = 22
LET_HAPPEN: Final[i64] = 23
BLESS_VOYAGE: Final[i64] = 24
SPARE: Final[i64] = 25
PLEDGE_FAITH: Final[i64] = 25  # + 1 to MOST_PLEDGED: at least so much Faith to cancel the Event
MOST_PLEDGED: Final[i64] = 4
LAST_AT_STAKE: Final[i64] = 29

# What everybody saw and may remember: places of table.history.
VOTES_SPENT: Final[i64] = 0  # + seat: Votes that he showed in all Assemblies so far
VOTES_LAST: Final[i64] = 6  # + seat: Votes that he showed in the last vote
CAME_HOME: Final[i64] = 12  # + seat: set of his Action cards (0 to 11) that went back to his hand in this round
LAID: Final[i64] = 18  # + seat * 3 + stack - 1: his cards that lie face down in a stack, once all have planned
STRIKES: Final[i64] = 36  # + seat * 6 + victim: battles and sieges that he began against him
# + seat * 6 + receiver: promises NO_ATTACK, LET_PASS and those at stakes, and pacts, that he broke
BROKEN: Final[i64] = 72
HISTORY: Final[i64] = 108

# What is going on in the open: places of table.doing. NONE for nobody and nothing, 0 for an empty set.
FIGHT_SEAT: Final[i64] = 0  # + side: the attacker, the defender (NEUTRAL too); both NONE outside a battle
FIGHT_NOBLES: Final[i64] = 2  # + side: set of Nobles who take part
FIGHT_COMMANDER: Final[i64] = 4  # + side: the Noble in command, or NONE
FIGHT_ABILITY: Final[i64] = 6  # + side: 1 if his ability is used, 0 if not, NONE while that is open
FIGHT_HOLD: Final[i64] = 8  # the hold that is attacked, or NONE
FIGHT_KIND: Final[i64] = 9  # ASSAULT or SIEGE of asks.py as announced, ASSAULT in the open field, or NONE
CALLED: Final[i64] = 10  # set of symbols: who was called to move in this action
ON_WAY: Final[i64] = 11  # set of areas on the route that a Noble announces
CLOSED: Final[i64] = 12  # set of areas that were refused to him on this journey
HANDED: Final[i64] = 13  # + 0 and 1: sets of troop cards (0 to 44, 45 to 89) handed over in this step of Upkeep
ACCEPTED: Final[i64] = 15  # set of Barons who accepted the motion that passed
PLEDGED: Final[i64] = 16  # + seat: Faith that he pledged to cancel the Event
DOING: Final[i64] = 22

# Colours of Events.
RED: Final[i64] = 0
GREEN: Final[i64] = 1
BLUE: Final[i64] = 2

# Kinds of troop card: nation * 4 + strength / 50 - 1 for Mercenaries, then the two Regular kinds.
MERCENARY_KINDS: Final[i64] = 24
REGULAR_50: Final[i64] = 24
REGULAR_100: Final[i64] = 25
TROOP_KINDS: Final[i64] = 26
FIRST_SPECIAL_KIND: Final[i64] = 27  # of expansions; 26 is left out, since as a choice it stops handing over
END_OF_REGULARS: Final[i64] = 28  # kinds from the Regulars' on, up to this, are Regulars
END_OF_KINDS: Final[i64] = 58  # those of expansions behind the Regulars are Mercenaries as a rule

# Answers.
NO: Final[i64] = 0
YES: Final[i64] = 1
