"""The rows of the questions of optional rules; their numbers stand with all others."""

from typing import Final

from wk_env.games.warrior_knights.rules.asks import (
    ACCEPT_PACT,
    APPEAL_CITY,
    APPEAL_COST,
    APPEAL_NOBLE,
    BARGAIN,
    BARGAIN_COUNTER,
    BARGAIN_FAVOUR,
    BARGAIN_HEIR,
    BARGAIN_LAST,
    BARGAIN_REPLY,
    BARGAIN_STAKE,
    BARGAIN_SUM,
    CAPITULATE,
    CONCEDE,
    GIVE_HEIR,
    JOIN_PAYMENT,
    KILL_HEIR,
    MAN_CITY,
    MIRACLE,
    PROPOSE_PACT,
)
from wk_env.games.warrior_knights.rules.question_row import (
    ANY_BARON,
    ANY_CITY,
    ANY_HEIR,
    ANY_TROOPS,
    CROWNS_ASKED_FOR,
    KILLED_HEIR,
    NO_OR_YES,
    NONE_OF_THEM,
    NUMBER,
    OF_NOBLE,
    OF_SEAT,
    OWN_NOBLE,
    SO_MANY,
    Choices,
    Question,
)

QUESTIONS: Final[list[Question]] = [
    Question(BARGAIN, "bargain", [ANY_BARON, NONE_OF_THEM]),
    Question(BARGAIN_HEIR, "bargain_heir", [ANY_HEIR, NONE_OF_THEM]),
    Question(BARGAIN_SUM, "bargain_sum", [SO_MANY, CROWNS_ASKED_FOR]),
    Question(BARGAIN_FAVOUR, "bargain_favour", [Choices("favour", 11)]),
    Question(BARGAIN_REPLY, "bargain_reply", [Choices("answer", 3)]),
    Question(BARGAIN_COUNTER, "bargain_counter", [SO_MANY, CROWNS_ASKED_FOR]),
    Question(BARGAIN_LAST, "bargain_last", [NO_OR_YES]),
    Question(KILL_HEIR, "kill_heir", [KILLED_HEIR, NONE_OF_THEM]),
    Question(GIVE_HEIR, "give_heir", [ANY_HEIR, NONE_OF_THEM, KILLED_HEIR]),
    Question(MIRACLE, "miracle", [Choices("card", 36), NONE_OF_THEM, Choices("more events", 20)]),
    # city; seat that has just besieged it, or NONE for any of its besiegers
    Question(CAPITULATE, "capitulate", [ANY_BARON, NONE_OF_THEM], NUMBER, OF_SEAT),
    Question(APPEAL_CITY, "appeal_city", [ANY_CITY, NONE_OF_THEM]),
    Question(APPEAL_COST, "appeal_cost", [NO_OR_YES], NUMBER, NUMBER),  # city; crowns that it takes
    Question(APPEAL_NOBLE, "appeal_noble", [OWN_NOBLE], NUMBER),  # city
    Question(CONCEDE, "concede", [NO_OR_YES], OF_SEAT),  # the King
    Question(PROPOSE_PACT, "propose_pact", [Choices("pact", 18), NONE_OF_THEM]),
    Question(ACCEPT_PACT, "accept_pact", [NO_OR_YES], OF_SEAT, NUMBER),  # who proposes; for how many rounds
    # Noble; city
    Question(MAN_CITY, "man_city", [ANY_TROOPS, NONE_OF_THEM, Choices("house garrison", 29)], OF_NOBLE, NUMBER),
    Question(BARGAIN_STAKE, "bargain_stake", [Choices("favour at stake", 24)]),
    Question(JOIN_PAYMENT, "join_payment", [SO_MANY]),
]
