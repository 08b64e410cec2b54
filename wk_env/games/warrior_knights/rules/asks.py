"""Every kind of question: its number, what its choices mean, and its row. Numbers never change; new ones go to the end.

A seat is a number of the table, a symbol 0 to 3 one's own Noble, a kind a troop card by nation and strength.
"""

from typing import Final

from mypy_extensions import i64

from wk_env.games.warrior_knights.rules.question_row import (
    ANY_AREA,
    ANY_BARON,
    ANY_CITY,
    ANY_MERCENARIES,
    ANY_TROOPS,
    NO_OR_YES,
    NONE_OF_THEM,
    NUMBER,
    OF_ARMY,
    OF_HOLD,
    OF_NOBLE,
    OF_SEAT,
    OWN_ARMY,
    OWN_NOBLE,
    SO_MANY,
    SPECIAL_TROOPS,
    Choices,
    Question,
)

SETUP_TROOP: Final[i64] = 0
STRONGHOLD_AREA: Final[i64] = 1
FIRST_NOBLE: Final[i64] = 2
FIRST_AREA: Final[i64] = 3
PLAN: Final[i64] = 4
ACT: Final[i64] = 5
ALLOCATE: Final[i64] = 6
TRACK_SPOT: Final[i64] = 7
MOBILIZE_AREA: Final[i64] = 8
MOVER: Final[i64] = 9
ROUTE: Final[i64] = 10
PERMIT: Final[i64] = 11
DONOR: Final[i64] = 12
TAKE: Final[i64] = 13
TARGET: Final[i64] = 14
BATTLE_KIND: Final[i64] = 15
CONSENT: Final[i64] = 16
ATTACKER: Final[i64] = 17
COMMANDER: Final[i64] = 18
DISCARD: Final[i64] = 19
ABILITY: Final[i64] = 20
CASUALTY: Final[i64] = 21
RETREAT: Final[i64] = 22
DESERTER: Final[i64] = 23
SACRIFICE: Final[i64] = 24
WHO_FIRST: Final[i64] = 25
KEEP_OR_RAZE: Final[i64] = 26
GIVE_CITY: Final[i64] = 27
DRAWER: Final[i64] = 28
CANCEL: Final[i64] = 29
PLEDGE: Final[i64] = 30
INSTEAD: Final[i64] = 31
EXCHANGE: Final[i64] = 32
CITY: Final[i64] = 33
NOBLE: Final[i64] = 34
VOYAGE: Final[i64] = 35
INVEST: Final[i64] = 36
BLESS: Final[i64] = 37
UPGRADE: Final[i64] = 38
REPAIR_MORE: Final[i64] = 39
MUSTER: Final[i64] = 40
MUSTER_MORE: Final[i64] = 41
COMPLY: Final[i64] = 42
PAY_TROOP: Final[i64] = 43
REVOLT: Final[i64] = 44
DEPUTY: Final[i64] = 45
NEXT_AGENDA: Final[i64] = 46
VOTES: Final[i64] = 47
SIDE: Final[i64] = 48
FOR_BARON: Final[i64] = 49
TIE: Final[i64] = 50
ACCEPT: Final[i64] = 51
OFFICE_NOBLE: Final[i64] = 52
DROP_CARD: Final[i64] = 53
PROPOSE: Final[i64] = 54
HIRE: Final[i64] = 55
PLACE_TROOP: Final[i64] = 56
TRANSFER: Final[i64] = 57
HAND: Final[i64] = 58
RETURN_AREA: Final[i64] = 59
DESERTING: Final[i64] = 60  # own place 0 to 4, or FROM_GARRISON + city, from which the next deserter of a nation goes
BARGAIN: Final[i64] = 61  # with whom: a seat, or NO_PARTNER
BARGAIN_HEIR: Final[i64] = 62  # a Noble 0 to 23 whose heir passes from the holder to the other one, or NO_HEIR
BARGAIN_SUM: Final[i64] = 63  # 0 to 31: he gives so many crowns; ASK_FOR + 1 to 31: he asks for them
BARGAIN_FAVOUR: Final[i64] = 64  # numbers.py: NO_FAVOUR, a promise of his own, or PARTNERS + one that he asks for
BARGAIN_REPLY: Final[i64] = 65  # NO, YES or COUNTER
BARGAIN_COUNTER: Final[i64] = 66  # another sum, as in BARGAIN_SUM from the partner's side
BARGAIN_LAST: Final[i64] = 67  # the offerer's answer to it: NO or YES
KILL_HEIR: Final[i64] = 68  # a Noble 0 to 23 whose heir dies, or NO_HEIR
GIVE_HEIR: Final[i64] = 69  # a Noble 0 to 23 whose heir goes back, KILL + a Noble, or NO_HEIR to withhold the rest
MIRACLE: Final[i64] = 70  # a lasting Event 0 to 35, or NO_MIRACLE
REFRESH: Final[i64] = 71  # one's own exhausted Noble, or NO_REFRESH
BUY_ADVANCEMENT: Final[i64] = 72  # an Advancement 0 to 43 of the row, or NO_ADVANCEMENT
DROP_ADVANCEMENT: Final[i64] = 73  # an Advancement of his that goes
RESEARCH_PAID: Final[i64] = 74  # NO, or YES: pay and draw the top Advancement
KEEP_RESEARCH: Final[i64] = 75  # NO: it goes under the deck; YES: he buys it
CHANGE_ROW: Final[i64] = 76  # an Advancement of the row that goes, or NO_ADVANCEMENT
USE_ADVANCEMENT: Final[i64] = 77  # an Advancement of his that he uses, or NO_ADVANCEMENT
PAY_GARRISON: Final[i64] = 78
HIRE_GARRISON: Final[i64] = 79  # a city, or NO_CITY
RECRUIT: Final[i64] = 80  # the city of a Levy, or NO_CITY
LEVY_NOBLE: Final[i64] = 81  # the Noble who gets it
RIOT: Final[i64] = 82  # PAY_FAITH, PAY_CROWNS or LET_RIOT
WITHDRAW_OR_STAND: Final[i64] = 83  # NO: the defender stands; YES: his Nobles withdraw
FUND_MORE: Final[i64] = 84  # NO: he loses his stake; YES: he pays to keep it
CAPITULATE: Final[i64] = 85  # the seat of a besieger to whom the city capitulates, or HOLD_OUT
APPEAL_CITY: Final[i64] = 86  # a city, or NO_CITY
APPEAL_COST: Final[i64] = 87  # PAY_FAITH or PAY_CROWNS
APPEAL_NOBLE: Final[i64] = 88  # who makes the appeal
CONCEDE: Final[i64] = 89  # NO: he fights on; YES: he concedes to the King
PROPOSE_PACT: Final[i64] = 90  # seat * 3 + rounds - 1, or NO_PACT
ACCEPT_PACT: Final[i64] = 91
BARGAIN_STAKE: Final[i64] = 92  # numbers.py: FIRST_AT_STAKE + the choice is what the partner shall promise
JOIN_PAYMENT: Final[i64] = 93  # the crowns that a third Baron adds to an offer
MAN_CITY: Final[i64] = 94  # the kind of a card of 100 that stays as a garrison, ENOUGH, TAKE_BACK, TWO_FIFTIES + a pair

MOST_OPTIONS: Final[i64] = 512  # choices of one question, with room for more

# Answers that stand beside a domain of areas, kinds and the like.
LEAVE_OFF: Final[i64] = 62  # STRONGHOLD_AREA in Upkeep
PLAN_DONE: Final[i64] = 6  # PLAN: (stack - 1) * 7 + kind or PLAN_DONE
DECLINE: Final[i64] = 0  # ACT
DO_IT: Final[i64] = 1
TAKE_CROWNS: Final[i64] = 2
TAKE_VOTE: Final[i64] = 3
MOVE_ONE: Final[i64] = 4
START_BATTLE: Final[i64] = 5
BUY_SPOT: Final[i64] = 6  # ALLOCATE: IN_TAXATION, IN_WAGES or IN_ASSEMBLY of numbers.py
NO_SPOT: Final[i64] = 7  # TRACK_SPOT
NO_AREA: Final[i64] = 62  # MOBILIZE_AREA
STRONGHOLD: Final[i64] = 4  # in domains of one's own places 0 to 4: SETUP_TROOP, DONOR, CASUALTY, MUSTER, PLACE_TROOP
DONE_MOVING: Final[i64] = 4  # MOVER
SAIL: Final[i64] = 62  # ROUTE: SAIL + area sails to that area's port
ARRIVE: Final[i64] = 124
GO_BACK: Final[i64] = 125
NO_DONOR: Final[i64] = 5  # DONOR
ENOUGH: Final[i64] = 26  # TAKE, HAND
NEUTRAL_CITY: Final[i64] = 6  # TARGET
NO_TARGET: Final[i64] = 7
ASSAULT: Final[i64] = 0  # BATTLE_KIND
SIEGE: Final[i64] = 1
NO_BATTLE: Final[i64] = 2
ALL_CHOSEN: Final[i64] = 4  # ATTACKER
NO_MORE_DISCARDS: Final[i64] = 48  # DISCARD: the Fate card, or this
BREACH: Final[i64] = 5  # CASUALTY
KEEP: Final[i64] = 0  # KEEP_OR_RAZE
RAZE: Final[i64] = 1
NO_VOYAGE: Final[i64] = 3  # VOYAGE
REPAIR_STRONGHOLD: Final[i64] = 24  # UPGRADE: the city to repair, this, FORTIFY + city, or NO_UPGRADE
FORTIFY: Final[i64] = 25
NO_UPGRADE: Final[i64] = 49
NO_MUSTER: Final[i64] = 5  # MUSTER
NO_MORE_PAY: Final[i64] = 24  # PAY_TROOP
PAY_FAITH: Final[i64] = 0  # REVOLT
PAY_CROWNS: Final[i64] = 1
LOSE_CITY: Final[i64] = 2
HUNDRED_MORE: Final[i64] = 100  # VOTES: 0 to 99, or a hundred more and ask again
TIE_BARON: Final[i64] = 2  # TIE: NO, YES, or TIE_BARON + seat
PROPOSE_NOTHING: Final[i64] = 0  # PROPOSE: these, LIFT_BAN + seat, REPEAL + agenda, REVIVE + agenda
POSTPONE: Final[i64] = 1
LIFT_BAN: Final[i64] = 2
REPEAL: Final[i64] = 8
REVIVE: Final[i64] = 77
NO_HIRE: Final[i64] = 36  # HIRE: the kind, or this
NO_TRANSFER: Final[i64] = 25  # TRANSFER: giver * 5 + receiver, or this
OPEN_MOTION: Final[i64] = 146  # PROPOSE: OPEN_MOTION + a rule of the catalogue that is to stand
CLOSE_MOTION: Final[i64] = 150  # PROPOSE: CLOSE_MOTION + a standing rule that is to fall
NO_PARTNER: Final[i64] = 6  # BARGAIN
NO_HEIR: Final[i64] = 24  # BARGAIN_HEIR, KILL_HEIR, GIVE_HEIR
ASK_FOR: Final[i64] = 32  # BARGAIN_SUM, BARGAIN_COUNTER
COUNTER: Final[i64] = 2  # BARGAIN_REPLY
KILL: Final[i64] = 25  # GIVE_HEIR
NO_MIRACLE: Final[i64] = 36  # MIRACLE: an Event 0 to 35, this, or MORE_MIRACLES + an Event of For Glory, from 0
MORE_MIRACLES: Final[i64] = 37
NO_REFRESH: Final[i64] = 4  # REFRESH
NO_ADVANCEMENT: Final[i64] = 44  # BUY_ADVANCEMENT, CHANGE_ROW, USE_ADVANCEMENT
NO_CITY: Final[i64] = 24  # HIRE_GARRISON, RECRUIT, APPEAL_CITY
LET_RIOT: Final[i64] = 2  # RIOT
HOLD_OUT: Final[i64] = 6  # CAPITULATE
APPEAL: Final[i64] = 7  # ACT
NO_PACT: Final[i64] = 18  # PROPOSE_PACT
TAKE_BACK: Final[i64] = 27  # MAN_CITY
TWO_FIFTIES: Final[i64] = 28  # MAN_CITY: this + a pair of kinds of 50, as pair_of of garrison_places.py numbers them
FROM_GARRISON: Final[i64] = 5  # DESERTING: FROM_GARRISON + city

# The number, name and choices of each question; what table.subject is, and table.matter after the semicolon.
QUESTIONS: Final[list[Question]] = [
    Question(SETUP_TROOP, "setup_troop", [OWN_ARMY], NUMBER),  # kind of the troop card
    Question(STRONGHOLD_AREA, "stronghold_area", [ANY_AREA, NONE_OF_THEM]),
    Question(FIRST_NOBLE, "first_noble", [OWN_NOBLE]),
    Question(FIRST_AREA, "first_area", [ANY_AREA], OF_NOBLE),
    Question(PLAN, "plan", [Choices("plan", 21), Choices("plan more", 6)]),
    Question(ACT, "act", [Choices("act", 8)], NUMBER),  # kind of the Action card
    Question(ALLOCATE, "allocate", [Choices("special area", 8)], NUMBER),  # kind of the Action card
    Question(TRACK_SPOT, "track_spot", [Choices("spot", 7), NONE_OF_THEM], NUMBER),  # 1 if the fee is paid, 0 if not
    Question(MOBILIZE_AREA, "mobilize_area", [ANY_AREA, NONE_OF_THEM], NUMBER),  # kind of the Action card
    Question(MOVER, "mover", [OWN_NOBLE, NONE_OF_THEM], NUMBER),  # area that he goes to, or NONE
    # Noble; area where he is by now, or NONE where he began
    Question(
        ROUTE,
        "route",
        [ANY_AREA, Choices("port of an area", 62), Choices("arrive", 1), Choices("go back", 1)],
        OF_NOBLE,
        NUMBER,
    ),
    Question(PERMIT, "permit", [NO_OR_YES], OF_NOBLE, NUMBER),  # Noble; area to pass through
    Question(DONOR, "donor", [OWN_ARMY, NONE_OF_THEM], OF_NOBLE),
    Question(TAKE, "take", [ANY_TROOPS, NONE_OF_THEM, SPECIAL_TROOPS], OF_NOBLE, OF_ARMY),  # Noble; army that gives
    Question(TARGET, "target", [ANY_BARON, Choices("neutral city", 1), NONE_OF_THEM], NUMBER),  # area
    Question(BATTLE_KIND, "battle_kind", [NO_OR_YES, NONE_OF_THEM], OF_HOLD),  # hold
    Question(CONSENT, "consent", [NO_OR_YES], OF_HOLD, OF_SEAT),  # hold; seat that attacks
    # area; seat attacked, or NEUTRAL
    Question(ATTACKER, "attacker", [OWN_NOBLE, Choices("all chosen", 1)], NUMBER, OF_SEAT),
    # seat of the other side, or NEUTRAL; hold, or NONE
    Question(COMMANDER, "commander", [OWN_NOBLE], OF_SEAT, OF_HOLD),
    Question(DISCARD, "discard", [Choices("fate card", 48), NONE_OF_THEM]),
    Question(ABILITY, "ability", [NO_OR_YES], OF_NOBLE),
    Question(CASUALTY, "casualty", [OWN_ARMY, Choices("breach", 1)], NUMBER, OF_HOLD),  # casualties left; hold, or NONE
    Question(RETREAT, "retreat", [ANY_AREA], OF_NOBLE),
    Question(DESERTER, "deserter", [ANY_TROOPS, NONE_OF_THEM, SPECIAL_TROOPS], OF_ARMY, NUMBER),  # army; nation
    # army; troops still to be given up
    Question(SACRIFICE, "sacrifice", [ANY_TROOPS, NONE_OF_THEM, SPECIAL_TROOPS], OF_ARMY, NUMBER),
    Question(WHO_FIRST, "who_first", [OWN_ARMY]),
    Question(KEEP_OR_RAZE, "keep_or_raze", [NO_OR_YES], NUMBER),  # city
    Question(GIVE_CITY, "give_city", [ANY_CITY], OF_SEAT),  # seat that receives
    Question(DRAWER, "drawer", [ANY_BARON]),
    Question(CANCEL, "cancel", [NO_OR_YES], NUMBER, NUMBER),  # Event; Faith that it takes
    Question(PLEDGE, "pledge", [SO_MANY], NUMBER, NUMBER),  # Event; Faith still missing
    Question(INSTEAD, "instead", [NO_OR_YES], NUMBER),  # Event or Agenda
    Question(EXCHANGE, "exchange", [SO_MANY], NUMBER),  # Event or Agenda
    Question(CITY, "city", [ANY_CITY], NUMBER),  # Event or Agenda; NONE for the next test of a revolt
    Question(NOBLE, "noble", [OWN_NOBLE], NUMBER),  # Event or Agenda
    # FUND_EXPEDITIONS, or NONE for a card; how many times a card pays a share
    Question(VOYAGE, "voyage", [Choices("voyage", 3), NONE_OF_THEM], NUMBER, NUMBER),
    Question(INVEST, "invest", [SO_MANY], NUMBER),  # expedition
    Question(BLESS, "bless", [NO_OR_YES], NUMBER),  # expedition
    Question(UPGRADE, "upgrade", [ANY_CITY, Choices("repair the stronghold", 1), Choices("fortify", 24), NONE_OF_THEM]),
    Question(REPAIR_MORE, "repair_more", [NO_OR_YES], OF_HOLD),  # hold
    Question(MUSTER, "muster", [OWN_ARMY, NONE_OF_THEM]),
    Question(MUSTER_MORE, "muster_more", [NO_OR_YES], OF_ARMY),  # army
    Question(COMPLY, "comply", [NO_OR_YES], NUMBER, NUMBER),  # card in force; how much it takes
    # army; what follows NO_MORE_PAY is numbered so that a choice is a kind
    Question(
        PAY_TROOP,
        "pay_troop",
        [ANY_MERCENARIES, NONE_OF_THEM, Choices("kind of troops", 2, 24), SPECIAL_TROOPS],
        OF_ARMY,
    ),
    Question(REVOLT, "revolt", [Choices("answer", 3)], NUMBER, NUMBER),  # city; crowns that calm it
    Question(DEPUTY, "deputy", [ANY_BARON]),
    Question(NEXT_AGENDA, "next_agenda", [Choices("place of an agenda", 3), Choices("fourth agenda", 1)]),
    Question(VOTES, "votes", [Choices("votes", 101)], NUMBER),  # Agenda, or NONE for what table.proposal says
    Question(SIDE, "side", [NO_OR_YES], NUMBER),  # Agenda, or NONE for what table.proposal says
    Question(FOR_BARON, "for_baron", [ANY_BARON], NUMBER),  # Agenda, or NONE for what table.proposal says
    Question(TIE, "tie", [NO_OR_YES, ANY_BARON], NUMBER),  # Agenda, or NONE for what table.proposal says
    Question(ACCEPT, "accept", [NO_OR_YES], NUMBER),  # Agenda
    Question(OFFICE_NOBLE, "office_noble", [OWN_NOBLE], NUMBER),  # Agenda
    # seat that loses it; the charge that comes instead, or NONE
    Question(DROP_CARD, "drop_card", [Choices("card", 69, 36)], OF_SEAT, NUMBER),
    Question(
        PROPOSE,
        "propose",
        [
            NONE_OF_THEM,
            Choices("postpone", 1),
            Choices("lift ban", 6),
            Choices("card", 69, 36),
            Choices("revive", 69),
            Choices("open motion", 8),
        ],
    ),
    # cards more of one nationality that he may hire; that nation, or NONE
    Question(
        HIRE,
        "hire",
        [ANY_MERCENARIES, Choices("hire several", 12), NONE_OF_THEM, Choices("special troops", 21, 10)],
        NUMBER,
        NUMBER,
    ),
    Question(PLACE_TROOP, "place_troop", [OWN_ARMY], NUMBER),  # kind of the troop card
    Question(TRANSFER, "transfer", [Choices("transfer", 25), NONE_OF_THEM]),
    # army that gives; army that receives
    Question(HAND, "hand", [ANY_TROOPS, NONE_OF_THEM, SPECIAL_TROOPS], OF_ARMY, OF_ARMY),
    Question(RETURN_AREA, "return_area", [ANY_AREA], OF_NOBLE),
    Question(DESERTING, "deserting", [OWN_ARMY, ANY_CITY], NUMBER, NUMBER),  # nation; cards still to desert
]
